// PWM as registers: what a slice puts out is asked for, not generated edge by edge. The wrap interrupt is
// not modelled.
import { BasePeripheral } from './rp2040js.mjs';

const SLICES = 8;
const SLICE_BYTES = 0x14;
const CSR = 0;
const DIV = 4;
const CTR = 8;
const CC = 12;
const TOP = 16;
const ENABLE_ALL = 0xa0;
const CSR_ENABLE = 1;
const CSR_PHASE_CORRECT = 2;
const CSR_INVERT_A = 4;
const PWM_FUNCTION = 4;

const freshSlice = () => ({ csr: 0, div: 0x10, cc: 0, top: 0xffff });

export class PwmRegisters extends BasePeripheral {
  constructor(mcu) {
    super(mcu, 'PWM');
    this.slices = Array.from({ length: SLICES }, freshSlice);
    this.onChange = () => {};
    // The library looks at these; no slice of its own is left running.
    this.channels = [];
    this.gpioDirection = 0;
    this.gpioValue = 0;
  }

  gpioOnInput() {}

  readUint32(offset) {
    if (offset < ENABLE_ALL) {
      const slice = this.slices[Math.floor(offset / SLICE_BYTES)];
      switch (offset % SLICE_BYTES) {
        case CSR: return slice.csr;
        case DIV: return slice.div;
        case CTR: return this.counter(slice);
        case CC: return slice.cc;
        default: return slice.top;
      }
    }
    if (offset === ENABLE_ALL) return this.slices.reduce((mask, slice, index) => mask | ((slice.csr & CSR_ENABLE) << index), 0);
    return 0;
  }

  writeUint32(offset, value) {
    if (offset < ENABLE_ALL) {
      const slice = this.slices[Math.floor(offset / SLICE_BYTES)];
      switch (offset % SLICE_BYTES) {
        case CSR: slice.csr = value & 0x3f; break;
        case DIV: slice.div = value & 0xfff; break;
        case CC: slice.cc = value >>> 0; break;
        case TOP: slice.top = value & 0xffff; break;
      }
    } else if (offset === ENABLE_ALL) {
      this.slices.forEach((slice, index) => { slice.csr = (slice.csr & ~CSR_ENABLE) | ((value >> index) & 1); });
    }
    this.onChange();
  }

  periodNanos(slice) {
    const divider = (slice.div >> 4 || 256) + (slice.div & 15) / 16;
    const counts = (slice.top + 1) * (slice.csr & CSR_PHASE_CORRECT ? 2 : 1);
    return (counts * divider * 1e9) / this.rp2040.clkSys;
  }

  counter(slice) {
    if (!(slice.csr & CSR_ENABLE)) return 0;
    const period = this.periodNanos(slice);
    return Math.floor(((this.rp2040.clock.nanos % period) / period) * (slice.top + 1));
  }

  /** What a pin's slice puts out: {on, duty 0..1, hertz}. Not on: pin not given to PWM or slice stopped. */
  output(pin) {
    const slice = this.slices[(pin >> 1) & 7];
    const on = this.rp2040.gpio[pin].functionSelect === PWM_FUNCTION && (slice.csr & CSR_ENABLE) !== 0;
    if (!on) return { on, duty: 0, hertz: 0 };
    const compare = pin & 1 ? slice.cc >>> 16 : slice.cc & 0xffff;
    const duty = Math.min(1, compare / (slice.top + 1));
    const inverted = slice.csr & (CSR_INVERT_A << (pin & 1));
    return { on, duty: inverted ? 1 - duty : duty, hertz: 1e9 / this.periodNanos(slice) };
  }
}
