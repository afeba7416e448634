// PMSAv6 memory protection, as far as it forbids: regions with no access or read-only access, subregion
// disable bits, the privileged background map. Execute-never alone is not enforced.
const REGIONS = 8;
const SMALLEST_SIZE_FIELD = 7;
const GRANULE_SHIFT = 5;
const CTRL_ENABLE = 1;
const CTRL_IN_HARDFAULT = 2;
const RBAR_VALID = 1 << 4;

export const NO_READ = 1;
export const NO_WRITE = 2;

/** What a privileged access may not do, by the three access permission bits. */
const FORBIDDEN = [NO_READ | NO_WRITE, 0, 0, 0, NO_READ | NO_WRITE, NO_WRITE, NO_WRITE, NO_WRITE];

export class Mpu {
  constructor(onChange) {
    this.onChange = onChange;
    this.ctrl = 0;
    this.number = 0;
    this.base = new Uint32Array(REGIONS);
    this.attributes = new Uint32Array(REGIONS);
  }

  get type() {
    return REGIONS << 8;
  }

  get enabled() {
    return (this.ctrl & CTRL_ENABLE) !== 0;
  }

  get enabledInHardFault() {
    return (this.ctrl & CTRL_IN_HARDFAULT) !== 0;
  }

  get rbar() {
    return (this.base[this.number] | this.number) >>> 0;
  }

  get rasr() {
    return this.attributes[this.number];
  }

  writeCtrl(value) {
    this.ctrl = value & 7;
    this.onChange();
  }

  writeNumber(value) {
    this.number = value & (REGIONS - 1);
  }

  writeBase(value) {
    if (value & RBAR_VALID) this.number = value & (REGIONS - 1);
    this.base[this.number] = value & ~0xff;
    this.onChange();
  }

  writeAttributes(value) {
    this.attributes[this.number] = value;
    this.onChange();
  }

  /** What is forbidden at an address; the highest numbered region that holds it decides. */
  forbiddenAt(address) {
    for (let index = REGIONS - 1; index >= 0; index--) {
      const attributes = this.attributes[index];
      const sizeField = (attributes >>> 1) & 31;
      if (!(attributes & 1) || sizeField < SMALLEST_SIZE_FIELD) continue;
      const size = 2 ** (sizeField + 1);
      const offset = (address >>> 0) - this.base[index];
      if (offset < 0 || offset >= size) continue;
      const subregion = Math.floor((offset * 8) / size);
      if ((attributes >>> (8 + subregion)) & 1) continue;
      return FORBIDDEN[(attributes >>> 24) & 7];
    }
    return 0;
  }

  /** Fills a table with one entry per 32 bytes, the finest the hardware can tell apart. */
  fillTable(table, start) {
    table.fill(0);
    if (!this.enabled) return;
    for (let index = 0; index < table.length; index++) {
      table[index] = this.forbiddenAt(start + (index << GRANULE_SHIFT));
    }
  }
}
