// Pending exceptions, their priorities, sleep and events.
import { AWAKE, WAIT_EVENT, WAIT_INTERRUPT, NMI, HARDFAULT, SVCALL, PENDSV, SYSTICK, FIRST_IRQ } from './state.mjs';

const LOWEST_PRIORITY = 4;

export class Interrupts {
  constructor() {
    this.waiting = AWAKE;
    this.eventRegistered = false;
    this.lines = 0;
    this.latched = 0;
    this.enabledInterrupts = 0;
    this.interruptPriorities = [-1, 0, 0, 0];
    this.pendingNMI = false;
    this.pendingPendSV = false;
    this.pendingSVCall = false;
    this.pendingSystick = false;
    this.interruptsUpdated = false;
    this.sendEventOnPending = false;
    this.PM = false;
    this.IPSR = 0;
    this.SHPR2 = 0;
    this.SHPR3 = 0;
  }

  get pendingInterrupts() { return this.lines | this.latched; }

  priorityOf(number) {
    if (number === 0) return LOWEST_PRIORITY;
    if (number === NMI) return -2;
    if (number === HARDFAULT) return -1;
    if (number === SVCALL) return this.SHPR2 >>> 30;
    if (number === PENDSV) return (this.SHPR3 >>> 22) & 3;
    if (number === SYSTICK) return this.SHPR3 >>> 30;
    const bit = 1 << (number - FIRST_IRQ);
    for (let priority = 0; priority < 4; priority++) if (this.interruptPriorities[priority] & bit) return priority;
    return LOWEST_PRIORITY;
  }

  /** The number of the exception that would be taken below a priority, or 0. */
  pendingBelow(limit) {
    if (this.pendingNMI && limit > -2) return NMI;
    const ready = this.pendingInterrupts & this.enabledInterrupts;
    for (let priority = 0; priority < limit; priority++) {
      if (this.pendingSVCall && priority === this.priorityOf(SVCALL)) return SVCALL;
      if (this.pendingPendSV && priority === this.priorityOf(PENDSV)) return PENDSV;
      if (this.pendingSystick && priority === this.priorityOf(SYSTICK)) return SYSTICK;
      const level = ready & this.interruptPriorities[priority];
      if (level) return FIRST_IRQ + 31 - Math.clz32(level & -level);
    }
    return 0;
  }

  get vectPending() { return this.pendingBelow(LOWEST_PRIORITY); }

  takeInterrupts() {
    this.interruptsUpdated = false;
    if (this.lockup) return;
    const active = this.priorityOf(this.IPSR);
    const number = this.pendingBelow(this.PM ? Math.min(active, 0) : active);
    if (!number) {
      if (this.waiting === WAIT_INTERRUPT && this.pendingBelow(active)) this.waiting = AWAKE;
      return;
    }
    if (number === NMI) this.pendingNMI = false;
    else if (number === SVCALL) this.pendingSVCall = false;
    else if (number === PENDSV) this.pendingPendSV = false;
    else if (number === SYSTICK) this.pendingSystick = false;
    else this.latched &= ~(1 << (number - FIRST_IRQ));
    this.enterException(number);
  }

  pendingChanged() {
    this.interruptsUpdated = true;
    this.endSlice();
  }

  setInterrupt(irq, on) {
    const bit = 1 << irq;
    if (!on) {
      this.lines &= ~bit;
      return;
    }
    if (this.lines & bit) return;
    this.lines |= bit;
    if (this.sendEventOnPending) this.sendEvent();
    this.pendingChanged();
  }

  sendEvent() {
    if (this.waiting === WAIT_EVENT) this.waiting = AWAKE;
    else this.eventRegistered = true;
  }

  supervisorCall() {
    const active = this.priorityOf(this.IPSR);
    if (this.PM || this.priorityOf(SVCALL) >= active) return false;
    this.pendingSVCall = true;
    this.pendingChanged();
    return true;
  }
}
