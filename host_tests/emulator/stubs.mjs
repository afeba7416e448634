// Small peripherals that the library lacks.
import { BasePeripheral } from './rp2040js.mjs';

class RegisterFile extends BasePeripheral {
  constructor(mcu, name, initial = {}) {
    super(mcu, name);
    this.values = new Map(Object.entries(initial).map(([offset, value]) => [Number(offset), value]));
  }
  readUint32(offset) {
    return (this.values.get(offset) ?? 0) >>> 0;
  }
  writeUint32(offset, value) {
    this.values.set(offset, value >>> 0);
  }
}

/** A small deterministic generator; the same seed gives the same emulation. */
export function randomBits(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
}

const ROSC_STATUS = 0x18;
const ROSC_RANDOM = 0x1c;
const ROSC_STABLE_ENABLED = 0x80001000;

export class RingOscillator extends RegisterFile {
  constructor(mcu, seed) {
    super(mcu, 'ROSC', { [ROSC_STATUS]: ROSC_STABLE_ENABLED });
    this.next = randomBits(seed);
  }
  readUint32(offset) {
    return offset === ROSC_RANDOM ? (this.next() >>> 7) & 1 : super.readUint32(offset);
  }
}

export class XipControl extends RegisterFile {
  constructor(mcu) {
    super(mcu, 'XIP_CTRL', { 0: 3 });
  }
  readUint32(offset) {
    if (offset === 4) return 1;
    return offset === 8 ? 2 : super.readUint32(offset);
  }
}

const SELECT_CTRL = 0x0c;
const OVERRIDE_LOW = 2;

export class FlashPins extends RegisterFile {
  constructor(mcu, flashPort) {
    super(mcu, 'IO_QSPI');
    this.flashPort = flashPort;
  }
  writeUint32(offset, value) {
    super.writeUint32(offset, value);
    if (offset === SELECT_CTRL) this.flashPort.forceSelect(((value >>> 8) & 3) === OVERRIDE_LOW);
  }
}

const CHIP_RESET = 8;
const HAD_POWER_ON = 1 << 8;

export class VoltageAndReset extends RegisterFile {
  constructor(mcu) {
    super(mcu, 'VREG_AND_CHIP_RESET', { 0: 0xb1 | (1 << 12), 4: 0x91, [CHIP_RESET]: HAD_POWER_ON });
  }
}
