// The whole device: chip, flash, board parts, cable and finger, with one clock that goes on over resets.
import { readFileSync, writeFileSync } from 'node:fs';
import { boot2IsValid, installUf2 } from './uf2.mjs';
import { crowPanelPico28 } from './boards/crowpanel-pico-28.mjs';
import { fillRamAtPowerUp } from './power.mjs';
import { Injector } from './inject.mjs';
import { Inspector } from './inspect.mjs';
import { loadRom } from './rom.mjs';
import { makeMcu } from './mcu.mjs';
import { NorFlash } from './flash.mjs';
import { RomTraps } from './rom_traps.mjs';
import { SpiBus } from './spi_bus.mjs';
import { St7789 } from './st7789.mjs';
import { StackWatch } from './stack.mjs';
import { Symbols } from './symbols.mjs';
import { UsbCdc } from './usb_cdc.mjs';
import { Violations } from './violations.mjs';
import { Xpt2046 } from './xpt2046.mjs';
import { startBoot2, vectorBoot } from './boot.mjs';

const POLL_NANOS = 20e3;
const LONGEST_SLEEP_NANOS = 1e6;
const WARNINGS_KEPT = 100;
const SIO_FUNCTION = 5;
const WATCHDOG_TIMER = 1;
const CLOCKS_PER_POLL_LIMIT = 1 << 20;

const bytesOf = (source) => (typeof source === 'string' ? readFileSync(source) : source);

export class Machine {
  /**
   * uf2: path or bytes; elf: path for symbols; rom: path of the ROM image; flash: path or bytes of saved content
   * (the UF2 is then written on top of it); usb: {openAtOnce}, or false for no cable.
   */
  constructor({ uf2 = null, elf = null, rom, flash = null, board = crowPanelPico28, seed = 0x1234567, uniqueId, usb = {} } = {}) {
    this.board = board;
    this.rom = loadRom(rom);
    this.elf = elf;
    this.seed = seed;
    this.uniqueId = uniqueId ?? Uint8Array.from([0xe6, 0x60, 0x58, 0x38, 0x83, 0x50, 0x1a, 0x2b]);
    this.flash = new NorFlash(board.flashBytes);
    if (flash) this.flash.load(bytesOf(flash));
    if (uf2) installUf2(bytesOf(uf2), this.flash.bytes);
    this.touch = { down: (x, y, ohms) => this.touchPart.press(x, y, ohms), up: (clean) => this.liftFinger(clean) };
    this.inject = new Injector(this);
    this.inspect = new Inspector(this);
    this.stack = new StackWatch(this);
    this.usb = new UsbCdc((ms, predicate) => this.run(ms, predicate), usb || {});
    if (!usb) this.usb.host.plugged = false;
    this.batteryVolts = board.battery.volts;
    this.ns = 0;
    this.powerUp();
  }

  get symbols() {
    if (!this.elf) throw new Error('no ELF file given');
    this.loadedSymbols ??= new Symbols(this.elf);
    return this.loadedSymbols;
  }

  /** Fresh parts, RAM full of noise, the same flash. */
  powerUp() {
    this.boots = 0;
    this.resets = [];
    this.halted = null;
    this.warnings = [];
    this.busViolations = new Violations();
    this.flash.cut = false;
    this.flash.cutAt = 0;
    this.panelPart = new St7789();
    this.touchPart = new Xpt2046({ ...this.board.touch });
    const { panel, touch, otherSelects } = this.board;
    this.bus = new SpiBus(this.board, [
      { name: 'panel', part: this.panelPart, ...panel },
      { name: 'touch', part: this.touchPart, ...touch },
      ...otherSelects.map(({ name, pin }) => ({ name, selectPin: pin })),
    ], this.busViolations);
    this.cyclesBefore = 0;
    this.boot(null);
  }

  /** Takes the power away and gives it back. */
  cutPower() {
    this.ns = this.now();
    this.mcu = null;
    this.powerUp();
  }

  now() {
    return this.mcu ? this.bootNanos + this.mcu.clock.now() : this.ns;
  }

  /** kept: {ram, scratch, reason} of a reset that leaves the power on. */
  boot(kept) {
    this.bootNanos = this.ns;
    this.boots++;
    this.pendingReset = null;
    this.stallUntil = 0;
    const mcu = makeMcu({
      rom: this.rom,
      flash: this.flash,
      seed: this.seed + this.boots,
      uniqueId: this.uniqueId,
      warn: (text) => { if (this.warnings.length < WARNINGS_KEPT && !this.warnings.includes(text)) this.warnings.push(text); },
      onResetRequest: () => this.requestReset('system reset request'),
    });
    this.mcu = mcu;
    if (kept) mcu.sram.set(kept.ram);
    else fillRamAtPowerUp(mcu.memory.ram32);
    this.connectWatchdog(mcu, kept);
    this.connectBoard(mcu);
    this.traps = new RomTraps(this);
    if (!boot2IsValid(this.flash.bytes)) this.halted = 'USB boot: no valid boot stage 2 in the flash';
    else if (!(kept && vectorBoot(mcu, kept.scratch))) startBoot2(mcu);
  }

  connectWatchdog(mcu, kept) {
    const watchdog = mcu.peripherals[0x40058];
    if (kept) {
      watchdog.scratchData.set(kept.scratch);
      watchdog.reason = kept.reason;
    }
    watchdog.onWatchdogTrigger = () => {
      // The library's timer would fire again and again at the same moment.
      watchdog.timer.enable = false;
      watchdog.alarm.enable = false;
      this.requestReset(watchdog.reason === WATCHDOG_TIMER ? 'watchdog timer' : 'watchdog forced', watchdog.reason);
    };
    this.watchdog = watchdog;
  }

  connectBoard(mcu) {
    this.bus.attach(mcu, (nanos) => this.bootNanos + nanos);
    mcu.sio.beforePinChange = () => this.bus.spi.sync();
    mcu.sio.pinsChanged = () => { this.bus.pinsChanged(); this.lightChanged(); };
    mcu.pins.onFunctionChange = () => { this.bus.spi.sync(); this.bus.pinsChanged(); this.lightChanged(); };
    mcu.pwm.onChange = () => this.lightChanged();
    const pen = mcu.gpio[this.board.touch.penPin];
    let penLevel = null;
    this.touchPart.onPen = (level) => {
      if (level === penLevel) return;
      penLevel = level;
      pen.setInputValue(level);
    };
    this.touchPart.updatePen(this.now());
    this.liftAlarm = mcu.clock.createAlarm(() => this.touchPart.updatePen(this.now()));
    this.battery = this.batteryVolts;
    this.uart = '';
    mcu.uart[0].onByte = (byte) => { this.uart += String.fromCharCode(byte); };
    this.usb.attach(mcu);
    this.lightLevel = -1;
    this.lightChanged();
  }

  requestReset(reason, watchdogReason = 0) {
    this.pendingReset ??= { reason, watchdogReason };
    this.mcu.core.endSlice();
  }

  /** The chip starts over; RAM, watchdog scratch registers and all outside parts stay as they are. */
  reset({ reason, watchdogReason }) {
    this.bus.spi.sync();
    this.ns = this.now();
    this.resets.push({ reason, ns: this.ns, fault: this.lastFault });
    this.cyclesBefore += this.mcu.core.cycles;
    this.boot({ ram: this.mcu.sram, scratch: this.watchdog.scratchData.slice(), reason: watchdogReason });
  }

  liftFinger(clean) {
    const nanos = this.touchPart.release(this.now(), clean);
    if (nanos) this.liftAlarm.schedule(nanos + 1);
  }

  get panel() { return this.panelPart; }
  get cycles() { return this.cyclesBefore + this.mcu.core.cycles; }
  get log() { return this.usb.lines; }
  get lastFault() { return this.mcu.core.lastFault; }
  get violations() { return [...this.busViolations.list, ...this.panelPart.violations, ...this.touchPart.violations]; }

  get battery() { return this.batteryVolts; }
  set battery(volts) {
    this.batteryVolts = volts;
    const { adcChannel, divider, referenceVolts } = this.board.battery;
    const counts = Math.round((volts / divider / referenceVolts) * 4096);
    this.mcu.adc.channelValues[adcChannel] = Math.max(0, Math.min(4095, counts));
    // The sensor inside the chip at 27 degrees.
    this.mcu.adc.channelValues[4] = Math.round((0.706 / referenceVolts) * 4096);
  }

  /** A pin as the part behind it sees it: {duty 0..1, hertz}. */
  output(pin) {
    const pwm = this.mcu.pwm.output(pin);
    if (pwm.on) return pwm;
    const gpio = this.mcu.gpio[pin];
    const high = gpio.functionSelect === SIO_FUNCTION && gpio.outputEnable && gpio.outputValue;
    return { on: false, duty: high ? 1 : 0, hertz: 0 };
  }

  get backlight() { return this.output(this.board.backlightPin).duty; }
  get buzzer() { return this.output(this.board.buzzerPin); }

  lightChanged() {
    const level = this.backlight;
    if (level === this.lightLevel) return;
    this.lightLevel = level;
    this.panelPart.setLight(level > 0, this.now());
  }

  /** Runs for `ms` of emulated time, or until the predicate holds; says whether it held (true without one). */
  run(ms, predicate = null) {
    const end = this.now() + ms * 1e6;
    while (!this.halted && this.now() < end) {
      if (predicate?.()) break;
      const until = predicate ? Math.min(end, this.now() + POLL_NANOS) : end;
      this.runUntil(until);
      if (this.pendingReset && !this.halted) this.reset(this.pendingReset);
    }
    this.bus.spi.sync();
    this.ns = this.now();
    return predicate ? Boolean(predicate()) : !this.halted;
  }

  runUntil(endNanos) {
    const { mcu } = this;
    const { core, clock } = mcu;
    const end = endNanos - this.bootNanos;
    while (!this.halted && !this.pendingReset) {
      clock.runDueAlarms();
      if (this.pendingReset || this.halted) return;
      const now = clock.now();
      if (now >= end) return;
      if (now < this.stallUntil) {
        this.sleep(Math.min(end, this.stallUntil));
        continue;
      }
      if (this.flash.cut) {
        this.halted = `power cut at flash operation ${this.flash.operations}`;
        return;
      }
      if (core.interruptsUpdated) core.takeInterrupts();
      if (core.waiting) {
        if (core.lockup && !this.watchdog.timer.enable) {
          this.halted = core.lockup;
          return;
        }
        this.sleep(end);
        continue;
      }
      const next = clock.nextAlarm ? Math.min(end, clock.nextAlarm.nanos) : end;
      core.beginSlice(Math.min(CLOCKS_PER_POLL_LIMIT, Math.max(1, clock.cyclesUntil(next))));
      core.run();
    }
  }

  /** Lets time pass up to the next alarm, at most to `end`. */
  sleep(end) {
    const { clock } = this.mcu;
    const now = clock.now();
    const next = clock.nextAlarm ? clock.nextAlarm.nanos : now + LONGEST_SLEEP_NANOS;
    clock.skip(Math.max(0, Math.min(next, end) - now));
  }

  /** The processor stands still, as in a ROM flash routine; the rest goes on. */
  stall(nanos) {
    this.stallUntil = this.mcu.clock.now() + nanos;
    this.mcu.core.endSlice();
  }

  saveFlash(path = null) {
    if (path) writeFileSync(path, this.flash.bytes);
    return this.flash.copy();
  }

  /** Exchanges the flash content; takes effect as at a power-up. */
  loadFlash(source) {
    this.flash.load(bytesOf(source));
    this.cutPower();
  }

  readBytes(address, count) { return this.inspect.readBytes(address, count); }
  read8(address) { return this.inspect.readBytes(address, 1)[0]; }
  read32(address) { return this.inspect.read32(address); }
  variable(name) { return this.inspect.variable(name); }
  setVariable(name, value) { this.inspect.setVariable(name, value); }
  call(name, args) { return this.inject.call(name, args); }
  callAndReturn(name, args, ms) { return this.inject.callAndReturn(name, args, ms); }
}
