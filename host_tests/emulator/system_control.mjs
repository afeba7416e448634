// System control space: what the library lacks or has wrong of NVIC, reset request, sleep, protection unit.
import { RPPPB } from './rp2040js.mjs';

const NVIC_ISPR = 0x200;
const NVIC_ICPR = 0x280;
const AIRCR = 0xd0c;
const SCR = 0xd10;
const CCR = 0xd14;
const SHCSR = 0xd24;
const MPU_TYPE = 0xd90;
const MPU_CTRL = 0xd94;
const MPU_RNR = 0xd98;
const MPU_RBAR = 0xd9c;
const MPU_RASR = 0xda0;
const RESET_KEY = 0x05fa;
const RESET_REQUEST = 1 << 2;
const SEND_EVENT_ON_PENDING = 1 << 4;

export class SystemControl extends RPPPB {
  constructor(mcu, core, mpu, onResetRequest) {
    super(mcu, 'PPB');
    this.core = core;
    this.mpu = mpu;
    this.onResetRequest = onResetRequest;
    this.scr = 0;
  }

  readUint32(offset) {
    switch (offset) {
      case NVIC_ISPR:
      case NVIC_ICPR: return this.core.pendingInterrupts >>> 0;
      case AIRCR: return 0xfa050000;
      case SCR: return this.scr;
      case CCR: return 0x208;
      case SHCSR: return this.core.pendingSVCall ? 1 << 15 : 0;
      case MPU_TYPE: return this.mpu.type;
      case MPU_CTRL: return this.mpu.ctrl;
      case MPU_RNR: return this.mpu.number;
      case MPU_RBAR: return this.mpu.rbar;
      case MPU_RASR: return this.mpu.rasr;
    }
    return super.readUint32(offset);
  }

  writeUint32(offset, value) {
    const { core } = this;
    switch (offset) {
      case NVIC_ISPR:
        core.latched |= value;
        core.pendingChanged();
        return;
      case NVIC_ICPR: core.latched &= ~value; return;
      case AIRCR:
        if (value >>> 16 === RESET_KEY && value & RESET_REQUEST) this.onResetRequest();
        return;
      case SCR:
        this.scr = value & 0x1e;
        core.sendEventOnPending = (value & SEND_EVENT_ON_PENDING) !== 0;
        return;
      case CCR:
      case SHCSR: return;
      case MPU_CTRL: this.mpu.writeCtrl(value); return;
      case MPU_RNR: this.mpu.writeNumber(value); return;
      case MPU_RBAR: this.mpu.writeBase(value); return;
      case MPU_RASR: this.mpu.writeAttributes(value); return;
    }
    super.writeUint32(offset, value);
    // Enabling, pending or a priority may have changed: look again before the next instruction.
    if (core) core.pendingChanged();
  }
}
