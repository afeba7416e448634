// Memory and variables of the running program, as a debugger sees them; the flash is read from its chip.
import { FLASH_START } from './memory.mjs';

const sizeOfAccess = (size) => (size === 1 || size === 2 ? size : 4);

export class Inspector {
  constructor(machine) {
    this.machine = machine;
  }

  readBytes(address, count) {
    const { flash, mcu } = this.machine;
    const offset = address - FLASH_START;
    if (offset >= 0 && offset < flash.bytes.length) return flash.bytes.slice(offset, offset + count);
    return Uint8Array.from({ length: count }, (_, index) => mcu.memory.busRead(address + index, 1));
  }

  read32(address) {
    const { flash, mcu } = this.machine;
    const offset = address - FLASH_START;
    if (offset < 0 || offset >= flash.bytes.length) return mcu.memory.busRead(address, 4) >>> 0;
    return new DataView(flash.bytes.buffer).getUint32(offset, true);
  }

  /** A variable as an unsigned number of 1, 2 or 4 bytes. */
  variable(name) {
    const { address, size } = this.machine.symbols.find(name);
    const width = sizeOfAccess(size);
    return width === 4 ? this.read32(address) : this.machine.mcu.memory.busRead(address, width);
  }

  setVariable(name, value) {
    const { address, size } = this.machine.symbols.find(name);
    this.machine.mcu.memory.busWrite(address, value, sizeOfAccess(size));
  }
}
