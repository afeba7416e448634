// The serial controller of the flash chip: direct commands, and whether the flash window can be read.
import { BasePeripheral } from './rp2040js.mjs';

const CTRLR0 = 0x00;
const SSIENR = 0x08;
const TXFLR = 0x20;
const RXFLR = 0x24;
const SR = 0x28;
const IDR = 0x58;
const VERSION = 0x5c;
const DR0 = 0x60;
const DR_LAST = 0xec;
const SR_TX_NOT_FULL = 2;
const SR_TX_EMPTY = 4;
const SR_RX_NOT_EMPTY = 8;
const MODE_EEPROM_READ = 3;
const STATUS2_QUAD_ENABLED = 2;
const JEDEC_2_MIB = [0xef, 0x40, 0x15];

export class SerialFlashPort extends BasePeripheral {
  constructor(mcu, uniqueId, onReadable) {
    super(mcu, 'SSI');
    this.registers = new Map();
    this.uniqueId = uniqueId;
    this.onReadable = onReadable;
    this.received = [];
    this.sent = [];
    this.selectForced = false;
  }

  get enabled() {
    return (this.registers.get(SSIENR) & 1) !== 0;
  }

  readUint32(offset) {
    if (offset >= DR0 && offset <= DR_LAST) return this.takeByte();
    switch (offset) {
      case SR: return SR_TX_NOT_FULL | SR_TX_EMPTY | (this.received.length ? SR_RX_NOT_EMPTY : 0);
      case TXFLR: return 0;
      case RXFLR: return this.received.length;
      case IDR: return 0x51535049;
      case VERSION: return 0x3430312a;
    }
    return (this.registers.get(offset) ?? 0) >>> 0;
  }

  takeByte() {
    const byte = this.received.shift() ?? 0;
    if (!this.selectForced && !this.received.length) this.sent = [];
    return byte;
  }

  writeUint32(offset, value) {
    if (offset >= DR0 && offset <= DR_LAST) {
      this.sent.push(value & 0xff);
      this.received.push(this.answer());
      return;
    }
    this.registers.set(offset, value >>> 0);
    if (offset === SSIENR) {
      this.received = [];
      this.sent = [];
      const mode = ((this.registers.get(CTRLR0) ?? 0) >>> 8) & 3;
      this.onReadable(this.enabled && mode === MODE_EEPROM_READ);
    }
  }

  /** The chip select of the flash held by hand, as the SDK does for its own commands. */
  forceSelect(low) {
    this.selectForced = low;
    this.sent = [];
  }

  answer() {
    const position = this.sent.length - 1;
    if (position === 0) return 0xff;
    switch (this.sent[0]) {
      case 0x05: return 0;
      case 0x35: return STATUS2_QUAD_ENABLED;
      case 0x9f: return JEDEC_2_MIB[(position - 1) % 3];
      case 0x4b: return position > 4 ? this.uniqueId[(position - 5) % this.uniqueId.length] : 0;
    }
    return 0xff;
  }
}
