// One RP2040 from reset: the library's peripherals with this folder's processor, memory, SPI, PWM and clock.
// A reset of any kind makes a new one; what outlives it is handed over.
import { RP2040, RPIO, RPReset, RPTimer, DREQChannel, IRQ } from './rp2040js.mjs';
import { CycleClock } from './clock.mjs';
import { CortexM0Plus } from './core.mjs';
import { FlashPins, RingOscillator, VoltageAndReset, XipControl } from './stubs.mjs';
import { Memory } from './memory.mjs';
import { Mpu } from './mpu.mjs';
import { PwmRegisters } from './pwm.mjs';
import { SerialFlashPort } from './ssi.mjs';
import { Sio } from './sio.mjs';
import { SystemControl } from './system_control.mjs';
import { TimedSpi, connectDma } from './spi.mjs';

const AFTER_RESET_HERTZ = 6.5e6;
const RESET_SPI0_BIT = 16;

/** The library's timer may fire up to a microsecond early; this one fires when the count is reached. */
class ExactTimer extends RPTimer {
  writeUint32(offset, value) {
    const first = 0x10;
    if (offset < first || offset > first + 12) {
      super.writeUint32(offset, value);
      return;
    }
    const alarm = this.alarms[(offset - first) / 4];
    const nanos = this.clock.nanos;
    const micros = Math.floor(nanos / 1000);
    const wait = (value - micros) >>> 0;
    alarm.armed = true;
    alarm.targetMicros = value >>> 0;
    alarm.clockAlarm.schedule(Math.max(0, (micros + wait) * 1000 - nanos));
  }
}

class Pins extends RPIO {
  constructor(mcu) {
    super(mcu, 'IO_BANK0');
    this.onFunctionChange = () => {};
  }
  writeUint32(offset, value) {
    super.writeUint32(offset, value);
    if (offset < 0xf0) this.onFunctionChange();
  }
}

class Resets extends RPReset {
  writeUint32(offset, value) {
    super.writeUint32(offset, value);
    if (offset !== 0) return;
    this.rp2040.spi.forEach((spi, index) => { if (value & (1 << (RESET_SPI0_BIT + index))) spi.reset(); });
  }
}

function makeSpi(mcu, index) {
  const requests = [
    { tx: DREQChannel.DREQ_SPI0_TX, rx: DREQChannel.DREQ_SPI0_RX },
    { tx: DREQChannel.DREQ_SPI1_TX, rx: DREQChannel.DREQ_SPI1_RX },
  ];
  return new TimedSpi(mcu, `SPI${index}`, index ? IRQ.SPI1 : IRQ.SPI0, requests[index]);
}

function quietLogger(warn) {
  const note = (part, text) => warn(`${part}: ${text}`);
  return { debug() {}, info() {}, warn: note, error: note };
}

function replacePeripherals(mcu, { seed, flashPort }) {
  const { peripherals } = mcu;
  mcu.pins = new Pins(mcu);
  mcu.pwm = new PwmRegisters(mcu);
  mcu.timer = new ExactTimer(mcu, 'TIMER');
  mcu.spi = [makeSpi(mcu, 0), makeSpi(mcu, 1)];
  mcu.flashPort = flashPort;
  peripherals[0x18000] = flashPort;
  peripherals[0x14000] = new XipControl(mcu);
  peripherals[0x4000c] = new Resets(mcu, 'RESETS');
  peripherals[0x40014] = mcu.pins;
  peripherals[0x40018] = new FlashPins(mcu, flashPort);
  peripherals[0x4003c] = mcu.spi[0];
  peripherals[0x40040] = mcu.spi[1];
  peripherals[0x40050] = mcu.pwm;
  peripherals[0x40054] = mcu.timer;
  peripherals[0x40060] = new RingOscillator(mcu, seed);
  peripherals[0x40064] = new VoltageAndReset(mcu);
  connectDma(mcu.dma, mcu.spi);
  // The library steps its PIO by the wall clock; the product does not use it.
  for (const pio of mcu.pio) pio.run = () => {};
}

/** {rom, flash, seed, uniqueId, warn, onResetRequest} */
export function makeMcu({ rom, flash, seed, uniqueId, warn, onResetRequest }) {
  const clock = new CycleClock();
  const mcu = new RP2040(clock);
  mcu.logger = quietLogger(warn);
  mcu.bootrom.set(rom.words);
  const memory = new Memory(mcu, flash, warn);
  const core = new CortexM0Plus(memory);
  const mpu = new Mpu(() => memory.setProtection(mpu, mpu.enabled));
  core.mpu = mpu;
  mcu.core = core;
  mcu.memory = memory;
  mcu.clkSys = AFTER_RESET_HERTZ;
  mcu.clkPeri = AFTER_RESET_HERTZ;
  clock.nextAlarm = null;
  clock.attach(core, AFTER_RESET_HERTZ);
  mcu.addClockListener((hertz) => clock.setFrequency(hertz));
  mcu.sio = new Sio(mcu);
  mcu.ppb = new SystemControl(mcu, core, mpu, onResetRequest);
  const flashPort = new SerialFlashPort(mcu, uniqueId, (readable) => memory.setFlashReadable(readable));
  replacePeripherals(mcu, { seed, flashPort });
  mcu.readUint32 = (address) => memory.busRead(address, 4);
  mcu.readUint16 = (address) => memory.busRead(address, 2);
  mcu.readUint8 = (address) => memory.busRead(address, 1);
  mcu.writeUint32 = (address, value) => memory.busWrite(address, value, 4);
  mcu.writeUint16 = (address, value) => memory.busWrite(address, value, 2);
  mcu.writeUint8 = (address, value) => memory.busWrite(address, value, 1);
  return mcu;
}
