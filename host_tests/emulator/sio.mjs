// Single-cycle IO with what the library lacks: exact divider, read-back of driven pins, the inter-core
// mailbox of a chip whose second core sleeps. Pin changes are announced to the outside world.
import { RPSIO } from './rp2040js.mjs';

const GPIO_IN = 0x04;
const FIRST_PIN_REGISTER = 0x10;
const LAST_PIN_REGISTER = 0x2c;
const FIFO_ST = 0x50;
const FIFO_WR = 0x54;
const FIFO_RD = 0x58;
const FIFO_READY_TO_WRITE = 2;
const UDIVIDEND = 0x60;
const UDIVISOR = 0x64;
const SDIVIDEND = 0x68;
const SDIVISOR = 0x6c;

export class Sio extends RPSIO {
  constructor(mcu) {
    super(mcu);
    this.beforePinChange = () => {};
    this.pinsChanged = () => {};
  }

  readUint32(offset) {
    switch (offset) {
      case GPIO_IN: return this.pinLevels();
      case FIFO_ST: return FIFO_READY_TO_WRITE;
      case FIFO_RD: return 0;
    }
    return super.readUint32(offset);
  }

  writeUint32(offset, value) {
    if (offset >= FIRST_PIN_REGISTER && offset <= LAST_PIN_REGISTER) {
      this.beforePinChange();
      super.writeUint32(offset, value);
      this.pinsChanged();
      return;
    }
    switch (offset) {
      case FIFO_ST:
      case FIFO_WR: return;
      case UDIVIDEND: this.divDividend = value; this.divide(false); return;
      case UDIVISOR: this.divDivisor = value; this.divide(false); return;
      case SDIVIDEND: this.divDividend = value; this.divide(true); return;
      case SDIVISOR: this.divDivisor = value; this.divide(true); return;
    }
    super.writeUint32(offset, value);
  }

  pinLevels() {
    const { gpio } = this.rp2040;
    let levels = 0;
    for (let pin = 0; pin < gpio.length; pin++) {
      const { outputEnable } = gpio[pin];
      if (outputEnable ? gpio[pin].outputValue : gpio[pin].inputValue) levels |= 1 << pin;
    }
    return levels >>> 0;
  }

  divide(signed) {
    const dividend = signed ? this.divDividend | 0 : this.divDividend >>> 0;
    const divisor = signed ? this.divDivisor | 0 : this.divDivisor >>> 0;
    const byZero = divisor === 0;
    this.divQuotient = (byZero ? (signed && dividend < 0 ? 1 : -1) : Math.trunc(dividend / divisor)) >>> 0;
    this.divRemainder = (byZero ? dividend : dividend % divisor) >>> 0;
    this.divCSR = 3;
  }
}
