// The bus as the processor and the DMA see it: ROM, flash window, RAM, peripherals, with real faults.
import { raise, raiseAtFetch, fault } from './fault.mjs';
import { NO_READ, NO_WRITE } from './mpu.mjs';

export const RAM_START = 0x20000000;
export const RAM_BYTES = 264 * 1024;
export const FLASH_START = 0x10000000;
const ROM_BYTES = 16 * 1024;
const DPRAM_START = 0x50100000;
const DPRAM_BYTES = 4096;
const PERIPHERAL_READ_EXTRA_CYCLES = 2;
const PERIPHERAL_WRITE_EXTRA_CYCLES = 3;

export class Memory {
  constructor(mcu, flash, warn) {
    this.mcu = mcu;
    this.warn = warn;
    this.ram8 = mcu.sram;
    this.ram16 = new Uint16Array(mcu.sram.buffer);
    this.ram32 = new Int32Array(mcu.sram.buffer);
    this.flash = flash;
    this.flash8 = flash.bytes;
    this.flash16 = new Uint16Array(flash.bytes.buffer);
    this.flash32 = new Int32Array(flash.bytes.buffer);
    this.rom32 = new Int32Array(mcu.bootrom.buffer);
    this.rom16 = new Uint16Array(mcu.bootrom.buffer);
    this.flashWindow = 0;
    this.guard = new Uint8Array(RAM_BYTES >> 5);
    this.mpu = null;
    this.mpuActive = false;
    this.spend = () => {};
  }

  /** While the flash is being written or commanded it cannot be read through its window. */
  setFlashReadable(readable) {
    this.flashWindow = readable ? this.flash8.length : 0;
  }

  setProtection(mpu, active) {
    this.mpu = mpu;
    this.mpuActive = active;
    if (active) mpu.fillTable(this.guard, RAM_START);
    else this.guard.fill(0);
  }

  load32(address) {
    const ram = (address - RAM_START) | 0;
    if (ram >>> 0 < RAM_BYTES) {
      if ((ram & 3) | (this.guard[ram >> 5] & NO_READ)) this.refuse(address, 4, 'read');
      return this.ram32[ram >> 2];
    }
    const flash = (address - FLASH_START) | 0;
    if (flash >>> 0 < this.flashWindow && !(flash & 3)) return this.flash32[flash >> 2];
    return this.loadElsewhere(address >>> 0, 4) | 0;
  }

  load16(address) {
    const ram = (address - RAM_START) | 0;
    if (ram >>> 0 < RAM_BYTES) {
      if ((ram & 1) | (this.guard[ram >> 5] & NO_READ)) this.refuse(address, 2, 'read');
      return this.ram16[ram >> 1];
    }
    const flash = (address - FLASH_START) | 0;
    if (flash >>> 0 < this.flashWindow && !(flash & 1)) return this.flash16[flash >> 1];
    return this.loadElsewhere(address >>> 0, 2);
  }

  load8(address) {
    const ram = (address - RAM_START) | 0;
    if (ram >>> 0 < RAM_BYTES) {
      if (this.guard[ram >> 5] & NO_READ) this.refuse(address, 1, 'read');
      return this.ram8[ram];
    }
    const flash = (address - FLASH_START) | 0;
    if (flash >>> 0 < this.flashWindow) return this.flash8[flash];
    return this.loadElsewhere(address >>> 0, 1);
  }

  store32(address, value) {
    const ram = (address - RAM_START) | 0;
    if (ram >>> 0 < RAM_BYTES) {
      if ((ram & 3) | (this.guard[ram >> 5] & NO_WRITE)) this.refuse(address, 4, 'write');
      this.ram32[ram >> 2] = value;
      return;
    }
    this.storeElsewhere(address >>> 0, value, 4);
  }

  store16(address, value) {
    const ram = (address - RAM_START) | 0;
    if (ram >>> 0 < RAM_BYTES) {
      if ((ram & 1) | (this.guard[ram >> 5] & NO_WRITE)) this.refuse(address, 2, 'write');
      this.ram16[ram >> 1] = value;
      return;
    }
    this.storeElsewhere(address >>> 0, value, 2);
  }

  store8(address, value) {
    const ram = (address - RAM_START) | 0;
    if (ram >>> 0 < RAM_BYTES) {
      if (this.guard[ram >> 5] & NO_WRITE) this.refuse(address, 1, 'write');
      this.ram8[ram] = value;
      return;
    }
    this.storeElsewhere(address >>> 0, value, 1);
  }

  refuse(address, size, what) {
    if (address & (size - 1)) raise(`unaligned ${what} of ${size} bytes`, address);
    raise(`${what} of a protected address`, address);
  }

  checkElsewhere(address, size, what, forbidden) {
    if (address & (size - 1)) raise(`unaligned ${what} of ${size} bytes`, address);
    if (this.mpuActive && this.mpu.forbiddenAt(address) & forbidden) raise(`${what} of a protected address`, address);
  }

  loadElsewhere(address, size) {
    this.checkElsewhere(address, size, 'read', NO_READ);
    const word = this.readWord(address & ~3, address);
    if (size === 4) return word;
    return size === 2 ? (word >>> ((address & 2) * 8)) & 0xffff : (word >>> ((address & 3) * 8)) & 0xff;
  }

  readWord(aligned, address) {
    const { mcu } = this;
    aligned >>>= 0;
    switch (aligned >>> 28) {
      case 0:
        if (aligned < ROM_BYTES) return this.rom32[aligned >> 2];
        break;
      case 1:
        if (aligned < 0x14000000) return this.readFlashAlias(aligned);
        break;
      case 0xd:
        this.spend(-1);
        return mcu.sio.readUint32(aligned - 0xd0000000);
      case 0xe:
        if (aligned >>> 12 === 0xe000e) return mcu.ppb.readUint32(aligned & 0xfff);
        raise('read of an unmapped address', address);
    }
    if (aligned >= DPRAM_START && aligned < DPRAM_START + DPRAM_BYTES) {
      return mcu.usbDPRAMView.getUint32(aligned - DPRAM_START, true);
    }
    const peripheral = mcu.peripherals[(aligned >>> 14) << 2];
    if (!peripheral) raise('read of an unmapped address', address);
    this.spend(PERIPHERAL_READ_EXTRA_CYCLES);
    return peripheral.readUint32(aligned & 0x3fff);
  }

  readFlashAlias(aligned) {
    if (!this.flashWindow) raise('read of the flash while it cannot be read', aligned);
    return this.flash32[(aligned & (this.flash8.length - 1)) >> 2];
  }

  storeElsewhere(address, value, size) {
    this.checkElsewhere(address, size, 'write', NO_WRITE);
    const { mcu } = this;
    const aligned = (address & ~3) >>> 0;
    if (aligned >= DPRAM_START && aligned < DPRAM_START + DPRAM_BYTES) {
      this.storeUsbRam(aligned - DPRAM_START, address & 3, value, size);
      return;
    }
    // Registers take a narrow write on all byte lanes.
    const lanes = size === 4 ? value >>> 0 : size === 2 ? ((value & 0xffff) * 0x10001) >>> 0 : ((value & 0xff) * 0x1010101) >>> 0;
    switch (aligned >>> 28) {
      case 0xd:
        this.spend(-1);
        mcu.sio.writeUint32(aligned - 0xd0000000, lanes);
        return;
      case 0xe:
        if (aligned >>> 12 !== 0xe000e) raise('write to an unmapped address', address);
        mcu.ppb.writeUint32(aligned & 0xfff, lanes);
        return;
    }
    if (aligned < ROM_BYTES || (aligned >>> 28 === 1 && aligned < 0x14000000)) {
      this.warn(`write to read-only address 0x${address.toString(16)}`);
      return;
    }
    const peripheral = mcu.peripherals[(aligned >>> 14) << 2];
    if (!peripheral) raise('write to an unmapped address', address);
    this.spend(PERIPHERAL_WRITE_EXTRA_CYCLES);
    peripheral.writeUint32Atomic(aligned & 0xfff, lanes, (aligned >> 12) & 3);
  }

  storeUsbRam(offset, lane, value, size) {
    const { mcu } = this;
    const view = mcu.usbDPRAMView;
    if (size === 4) view.setUint32(offset, value, true);
    else if (size === 2) view.setUint16(offset + lane, value, true);
    else view.setUint8(offset + lane, value);
    mcu.usbCtrl.DPRAMUpdated(offset, view.getUint32(offset, true));
  }

  /** The block of code that holds an address, as [halfwords, first address, bytes]. */
  codeAt(address) {
    const unsigned = address >>> 0;
    const ram = unsigned - RAM_START;
    if (ram >= 0 && ram < RAM_BYTES) return [this.ram16, RAM_START, RAM_BYTES];
    const flash = unsigned - FLASH_START;
    if (flash >= 0 && flash < this.flash8.length) {
      if (!this.flashWindow) raiseAtFetch('execution from the flash while it cannot be read', unsigned);
      return [this.flash16, FLASH_START, this.flash8.length];
    }
    if (unsigned < ROM_BYTES) return [this.rom16, 0, ROM_BYTES];
    return raiseAtFetch('execution of an unmapped address', unsigned);
  }

  /** Accesses of bus masters other than the processor: no protection unit, no HardFault. */
  asBusMaster(access, otherwise) {
    const active = this.mpuActive;
    const spend = this.spend;
    this.mpuActive = false;
    this.spend = () => {};
    try {
      return access();
    } catch (error) {
      if (error !== fault) throw error;
      this.warn(`DMA: ${fault.reason} 0x${fault.address.toString(16)}`);
      return otherwise;
    } finally {
      this.mpuActive = active;
      this.spend = spend;
    }
  }

  busRead(address, size) {
    const ram = (address - RAM_START) >>> 0;
    if (ram < RAM_BYTES && !(ram & (size - 1))) {
      return size === 2 ? this.ram16[ram >> 1] : size === 4 ? this.ram32[ram >> 2] >>> 0 : this.ram8[ram];
    }
    return this.asBusMaster(() => (size === 2 ? this.load16(address) : size === 4 ? this.load32(address) >>> 0 : this.load8(address)), 0);
  }

  busWrite(address, value, size) {
    const peripheral = this.mcu.peripherals[(address >>> 14) << 2];
    if (peripheral && address >>> 28 === 4 && !((address >> 12) & 3)) {
      peripheral.writeUint32(address & 0xfff, size === 4 ? value >>> 0 : size === 2 ? (value & 0xffff) * 0x10001 >>> 0 : ((value & 0xff) * 0x1010101) >>> 0);
      return;
    }
    this.asBusMaster(() => (size === 2 ? this.store16(address, value) : size === 4 ? this.store32(address, value) : this.store8(address, value)));
  }
}
