// The NOR flash chip: programming only clears bits, erasing sets a whole 4 KiB sector, both take time,
// and the power may be cut at a chosen operation. Its content outlives every reboot.
const SECTOR = 4096;
const PAGE = 256;
const ERASE_NANOS = 45e6;
const PROGRAM_NANOS = 0.7e6;

export class NorFlash {
  constructor(bytes = 2 * 1024 * 1024) {
    this.bytes = new Uint8Array(bytes).fill(0xff);
    this.operations = 0;
    this.erases = 0;
    this.programs = 0;
    this.problems = [];
    this.log = [];
    this.cutAt = 0;
    this.cutPortion = 0.5;
    this.cut = false;
    this.noted = null;
  }

  /** Cuts the power in the middle of the given operation, counted from now (1 is the next). */
  cutPowerAt(operation, portion = 0.5) {
    this.cutAt = this.operations + operation;
    this.cutPortion = portion;
    this.cut = false;
  }

  load(bytes) {
    this.bytes.fill(0xff);
    this.bytes.set(bytes.subarray(0, this.bytes.length));
  }

  copy() {
    return this.bytes.slice();
  }

  /** A list that grows with each operation from now on: {kind, offset, data} of a sector or page. */
  noteOperations() {
    this.noted = [];
    return this.noted;
  }

  /** Does one of these once more. */
  repeat({ kind, offset, data }) {
    if (kind === 'erase') this.erase(offset, SECTOR);
    else this.program(offset, data);
  }

  /** Counts an operation; gives the portion of it that still happens. */
  beginOperation(kind, offset) {
    this.operations++;
    this.log.push({ kind, offset });
    if (this.operations !== this.cutAt) return 1;
    this.cut = true;
    return this.cutPortion;
  }

  wrap(offset) {
    return offset & (this.bytes.length - 1);
  }

  /** Erases sectors; gives the nanoseconds it takes. */
  erase(offset, count) {
    if (offset % SECTOR || count % SECTOR) this.problems.push(`erase of ${count} bytes at ${offset}: not whole sectors`);
    let nanos = 0;
    for (let sector = 0; sector < count && !this.cut; sector += SECTOR) {
      const start = this.wrap(offset + sector) & ~(SECTOR - 1);
      const portion = this.beginOperation('erase', start);
      this.noted?.push({ kind: 'erase', offset: start });
      this.bytes.fill(0xff, start, start + Math.floor(SECTOR * portion));
      this.erases++;
      nanos += ERASE_NANOS * portion;
    }
    return nanos;
  }

  /** Programs pages; gives the nanoseconds it takes. */
  program(offset, data) {
    if (offset % PAGE || data.length % PAGE) this.problems.push(`program of ${data.length} bytes at ${offset}: not whole pages`);
    let nanos = 0;
    for (let page = 0; page < data.length && !this.cut; page += PAGE) {
      const start = this.wrap(offset + page);
      const portion = this.beginOperation('program', start);
      this.noted?.push({ kind: 'program', offset: start, data: data.slice(page, page + PAGE) });
      const length = Math.floor(Math.min(PAGE, data.length - page) * portion);
      for (let index = 0; index < length; index++) this.bytes[start + index] &= data[page + index];
      this.programs++;
      nanos += PROGRAM_NANOS * portion;
    }
    return nanos;
  }
}
