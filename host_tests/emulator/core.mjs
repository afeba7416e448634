// The Cortex-M0+ around its instructions: exceptions, priorities, faults, lockup, sleep.
import { fault } from './fault.mjs';
import { execute } from './execute.mjs';
import { Interrupts } from './interrupts.mjs';
import { SP, LR, PC, LEFT, NZ, C, V, LOWEST_SP, STATE_WORDS, AWAKE, WAIT_INTERRUPT, NMI, HARDFAULT } from './state.mjs';

const ENTRY_CYCLES = 15;
const RETURN_CYCLES = 12;
const FRAME_BYTES = 32;

export class CortexM0Plus extends Interrupts {
  constructor(memory) {
    super();
    this.state = new Int32Array(STATE_WORDS);
    this.registers = new Uint32Array(this.state.buffer, 0, 16);
    this.memory = memory;
    memory.spend = (cycles) => { this.state[LEFT] -= cycles; };
    this.sliceEnd = 0;
    this.lockup = null;
    this.lastFault = null;
    this.faults = 0;
    this.onBreak = () => false;
    this.mpu = null;

    this.VTOR = 0;
    this.useProcessStack = false;
    this.unprivileged = false;
    this.otherSP = 0;
    this.thumb = true;
    this.lowestTracked();
    this.forgetCode();
  }

  get PC() { return this.registers[PC]; }
  set PC(value) { this.registers[PC] = value & ~1; this.forgetCode(); }
  get SP() { return this.registers[SP]; }
  set SP(value) { this.registers[SP] = value & ~3; }
  get LR() { return this.registers[LR]; }
  set LR(value) { this.registers[LR] = value; }

  /** Cycles the processor has worked; sleeping adds none. */
  get cycles() { return this.sliceEnd - this.state[LEFT]; }
  set cycles(_value) { /* the library's divider adds waiting time that the program spends by itself */ }

  get APSR() {
    const s = this.state;
    return ((s[NZ] < 0 ? 0x80000000 : 0) | (s[NZ] === 0 ? 0x40000000 : 0) | (s[C] ? 0x20000000 : 0) | (s[V] ? 0x10000000 : 0)) >>> 0;
  }
  set APSR(value) {
    const s = this.state;
    s[NZ] = value & 0x80000000 ? -1 : value & 0x40000000 ? 0 : 1;
    s[C] = (value >>> 29) & 1;
    s[V] = (value >>> 28) & 1;
  }
  get xPSR() { return (this.APSR | (this.thumb ? 1 << 24 : 0) | this.IPSR) >>> 0; }

  lowestTracked() { this.state[LOWEST_SP] = 0x7fffffff; }
  get lowestSp() { return this.state[LOWEST_SP] === 0x7fffffff ? null : this.state[LOWEST_SP]; }

  beginSlice(cycles) {
    const now = this.cycles;
    this.sliceEnd = now + cycles;
    this.state[LEFT] = cycles;
  }
  limitSlice(cycles) {
    const left = this.state[LEFT];
    if (cycles >= left) return;
    this.sliceEnd -= left - cycles;
    this.state[LEFT] = cycles;
  }
  endSlice() { this.limitSlice(0); }

  forgetCode() {
    this.code = null;
    this.codeStart = 0;
    this.codeBytes = 0;
  }
  selectCode(address) {
    this.forgetCode();
    [this.code, this.codeStart, this.codeBytes] = this.memory.codeAt(address);
  }

  /** Executes up to the end of the slice; what an instruction throws becomes a HardFault. */
  run() {
    try {
      execute(this);
    } catch (error) {
      if (error !== fault) throw error;
      const s = this.state;
      this.hardFault(fault.reason, fault.address, fault.atFetch ? s[PC] : s[PC] - 2);
    }
  }

  hardFault(reason, address, returnAddress) {
    const pc = returnAddress >>> 0;
    if (this.IPSR === HARDFAULT || this.IPSR === NMI) {
      this.lockup = `lockup: ${reason} 0x${(address >>> 0).toString(16)} at pc 0x${pc.toString(16)} inside a fault handler`;
      this.waiting = WAIT_INTERRUPT;
      this.endSlice();
      return;
    }
    this.noteFault(reason, address, pc, false);
    this.state[PC] = pc;
    this.enterException(HARDFAULT);
  }

  noteFault(reason, address, pc, frameLost) {
    this.faults++;
    const text = `${reason} 0x${(address >>> 0).toString(16)} at pc 0x${pc.toString(16)}`;
    this.lastFault = { reason, address: address >>> 0, pc, sp: this.SP, lr: this.LR, text, frameLost };
  }

  enterException(number) {
    const s = this.state;
    const frameOnProcessStack = this.useProcessStack && this.IPSR === 0;
    const unaligned = s[SP] & 4 ? 1 : 0;
    const frame = (s[SP] - FRAME_BYTES) & ~4;
    const content = [s[0], s[1], s[2], s[3], s[12], s[LR], s[PC] & ~1, this.xPSR | (unaligned << 9)];
    s[SP] = frame;
    if (frame >>> 0 < s[LOWEST_SP] && !frameOnProcessStack) s[LOWEST_SP] = frame;
    if (!this.pushFrame(frame, content, number)) number = HARDFAULT;
    s[LR] = this.IPSR ? 0xfffffff1 : frameOnProcessStack ? 0xfffffffd : 0xfffffff9;
    if (frameOnProcessStack) this.swapStacks();
    this.IPSR = number;
    this.updateProtection();
    this.eventRegistered = true;
    this.waiting = AWAKE;
    s[LEFT] -= ENTRY_CYCLES;
    this.branchToVector(number);
  }

  /** A fault while the frame is pushed leaves the frame incomplete; the HardFault handler still runs. */
  pushFrame(frame, content, number) {
    try {
      for (const [index, word] of content.entries()) this.memory.store32(frame + index * 4, word);
      return true;
    } catch (error) {
      if (error !== fault) throw error;
      if (number === HARDFAULT) this.lastFault.frameLost = true;
      else this.noteFault(`${fault.reason} while entering an exception`, fault.address, this.PC, true);
      return false;
    }
  }

  branchToVector(number) {
    let vector;
    try {
      vector = this.memory.load32(this.VTOR + 4 * number);
    } catch (error) {
      if (error !== fault) throw error;
      this.lockup = `lockup: vector ${number} cannot be read`;
      this.waiting = WAIT_INTERRUPT;
      return;
    }
    this.thumb = (vector & 1) !== 0;
    this.state[PC] = vector & ~1;
    this.forgetCode();
  }

  /** Takes the frame back; a bad EXC_RETURN or an unreadable frame throws a fault. */
  returnFromException(excReturn) {
    const s = this.state;
    const { memory } = this;
    const toProcessStack = (excReturn & 0xf) === 0xd;
    this.IPSR = 0;
    if (toProcessStack) this.swapStacks();
    const frame = s[SP];
    const word = (index) => memory.load32(frame + index * 4);
    for (let index = 0; index < 4; index++) s[index] = word(index);
    s[12] = word(4);
    s[LR] = word(5);
    const target = word(6);
    const psr = word(7);
    s[SP] = (frame + FRAME_BYTES) | (psr & (1 << 9) ? 4 : 0);
    this.APSR = psr;
    this.IPSR = psr & 0x3f;
    this.thumb = (psr & (1 << 24)) !== 0;
    s[PC] = target & ~1;
    s[LEFT] -= RETURN_CYCLES;
    this.forgetCode();
    this.updateProtection();
    this.eventRegistered = true;
    this.interruptsUpdated = true;
    this.endSlice();
  }

  swapStacks() {
    const s = this.state;
    const sp = s[SP];
    s[SP] = this.otherSP;
    this.otherSP = sp;
  }

  /** Inside HardFault and NMI the protection unit is off unless it was asked to stay on. */
  updateProtection() {
    const { mpu, memory } = this;
    if (!mpu) return;
    const inFault = this.IPSR === HARDFAULT || this.IPSR === NMI;
    const active = mpu.enabled && (!inFault || mpu.enabledInHardFault);
    if (active !== memory.mpuActive) memory.setProtection(mpu, active);
  }

  /** BX and POP into pc; in a handler the EXC_RETURN values end the exception. */
  branchExchange(target) {
    if (this.IPSR && target >>> 28 === 0xf) {
      this.returnFromException(target);
      return;
    }
    this.thumb = (target & 1) !== 0;
    this.state[PC] = target & ~1;
    if (!this.thumb) this.endSlice();
  }
}
