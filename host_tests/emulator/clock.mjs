// Emulated time. It follows the processor's cycle counter, so a peripheral that reads the time in the
// middle of an instruction sees the exact moment; alarms end the processor's slice when they are due.

class Alarm {
  constructor(clock, callback) {
    this.clock = clock;
    this.callback = callback;
    this.next = null;
    this.nanos = 0;
    this.scheduled = false;
  }

  schedule(deltaNanos) {
    this.cancel();
    this.clock.link(this, this.clock.nanos + deltaNanos);
  }

  cancel() {
    if (this.scheduled) this.clock.unlink(this);
  }
}

export class CycleClock {
  constructor() {
    this.core = null;
    this.nextAlarm = null;
    this.nanosPerCycle = 8;
    this.baseNanos = 0;
    this.baseCycles = 0;
    this.dispatching = -1;
  }

  attach(core, hertz) {
    this.core = core;
    this.setFrequency(hertz);
  }

  setFrequency(hertz) {
    this.baseNanos = this.now();
    this.baseCycles = this.core.cycles;
    this.nanosPerCycle = 1e9 / hertz;
    this.limitSlice();
  }

  now() {
    if (!this.core) return this.baseNanos;
    return this.baseNanos + (this.core.cycles - this.baseCycles) * this.nanosPerCycle;
  }

  /** While an alarm is handled this is the alarm's own moment, so periodic alarms do not drift. */
  get nanos() {
    return this.dispatching >= 0 ? this.dispatching : this.now();
  }

  get micros() {
    return this.nanos / 1000;
  }

  createAlarm(callback) {
    return new Alarm(this, callback);
  }

  link(alarm, nanos) {
    alarm.nanos = nanos;
    alarm.scheduled = true;
    let before = null;
    let after = this.nextAlarm;
    while (after && after.nanos <= nanos) {
      before = after;
      after = after.next;
    }
    alarm.next = after;
    if (before) before.next = alarm;
    else {
      this.nextAlarm = alarm;
      this.limitSlice();
    }
  }

  unlink(alarm) {
    alarm.scheduled = false;
    if (this.nextAlarm === alarm) {
      this.nextAlarm = alarm.next;
      return;
    }
    for (let item = this.nextAlarm; item; item = item.next) {
      if (item.next === alarm) {
        item.next = alarm.next;
        return;
      }
    }
  }

  cyclesUntil(nanos) {
    return Math.ceil((nanos - this.now()) / this.nanosPerCycle);
  }

  limitSlice() {
    if (this.core && this.nextAlarm) this.core.limitSlice(Math.max(0, this.cyclesUntil(this.nextAlarm.nanos)));
  }

  /** Lets time pass without the processor working. */
  skip(nanos) {
    this.baseNanos += nanos;
  }

  runDueAlarms() {
    const now = this.now();
    while (this.nextAlarm && this.nextAlarm.nanos <= now) {
      const alarm = this.nextAlarm;
      this.nextAlarm = alarm.next;
      alarm.scheduled = false;
      this.dispatching = alarm.nanos;
      try {
        alarm.callback();
      } finally {
        this.dispatching = -1;
      }
    }
  }
}
