// Faults and calls put into the running program at an instruction boundary.
import { AWAKE } from './state.mjs';

export class Injector {
  constructor(machine) {
    this.machine = machine;
    this.saved = null;
    this.result = null;
  }

  get core() { return this.machine.mcu.core; }

  addressOf(target) {
    return typeof target === 'string' ? this.machine.symbols.address(target) : target;
  }

  /** Runs until the program is not inside an interrupt handler. */
  leaveHandlers(ms = 100) {
    if (this.core.IPSR && !this.machine.run(ms, () => this.core.IPSR === 0)) throw new Error('the program does not leave its handler');
  }

  /** Continues the program elsewhere. */
  jump(target, args = []) {
    this.leaveHandlers();
    const { core } = this;
    args.forEach((value, index) => { core.registers[index] = value; });
    core.PC = this.addressOf(target);
    core.waiting = AWAKE;
  }

  /** A call as if the program had made it here: LR is the place where it was. What it clobbers stays clobbered. */
  call(target, args = []) {
    this.leaveHandlers();
    this.core.LR = this.core.PC | 1;
    this.jump(target, args);
  }

  /**
   * Calls a function to its end and puts all registers back; gives r0, or null if it did not return in time.
   * A program that waited is woken: what it waited for may have come meanwhile.
   */
  callAndReturn(target, args = [], ms = 1000) {
    this.leaveHandlers();
    const { core, machine } = this;
    this.saved = { state: core.state.slice(0, 16), apsr: core.APSR };
    this.result = null;
    core.LR = machine.rom.symbols.address('call_returned') | 1;
    this.jump(target, args);
    machine.run(ms, () => this.result !== null);
    return this.result;
  }

  returned() {
    const { core, saved } = this;
    this.result = core.registers[0];
    core.state.set(saved.state);
    core.APSR = saved.apsr;
    core.waiting = AWAKE;
    core.forgetCode();
    core.pendingChanged();
  }

  /** What the link register holds: an address of code has its lowest bit set. */
  setLink(value) {
    this.leaveHandlers();
    this.core.LR = this.addressOf(value);
  }

  setStackPointer(address) {
    this.leaveHandlers();
    this.core.SP = this.addressOf(address);
    this.core.waiting = AWAKE;
  }

  /** The program hangs in a branch to itself; interrupts still come. */
  hang({ interruptsOff = false } = {}) {
    this.jump(this.machine.rom.symbols.address('hang'));
    this.core.PM = interruptsOff;
  }
}
