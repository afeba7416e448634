// The instructions that are not in the inner switch.
import { raise } from './fault.mjs';
import { readSpecial, writeSpecial } from './special_registers.mjs';
import { subtract } from './arithmetic.mjs';
import { SP, LR, PC, LEFT, LOWEST_SP, WAIT_EVENT, WAIT_INTERRUPT } from './state.mjs';

export function undefinedInstruction(core, op) {
  raise(`undefined instruction 0x${op.toString(16)}`, core.state[PC] - 2);
}

function branchToRegister(core, op) {
  const s = core.state;
  const target = ((op >> 3) & 15) === PC ? s[PC] + 2 : s[(op >> 3) & 15];
  if (op & 0x80) s[LR] = s[PC] | 1;
  s[LEFT] -= 2;
  core.branchExchange(target);
}

export function highRegister(core, op) {
  const s = core.state;
  const rd = ((op >> 4) & 8) | (op & 7);
  const rm = (op >> 3) & 15;
  const source = rm === PC ? s[PC] + 2 : s[rm];
  const kind = (op >> 8) & 3;
  s[LEFT] -= 1;
  if (kind === 3) {
    s[LEFT] += 1;
    branchToRegister(core, op);
    return;
  }
  if (kind === 1) {
    subtract(s, s[rd], source);
    return;
  }
  const value = kind === 2 ? source : ((rd === PC ? s[PC] + 2 : s[rd]) + source) | 0;
  if (rd === PC) {
    s[PC] = value & ~1;
    s[LEFT] -= 1;
  } else if (rd === SP) {
    s[SP] = value & ~3;
    if (s[SP] >>> 0 < s[LOWEST_SP]) s[LOWEST_SP] = s[SP];
  } else s[rd] = value;
}

export function registerOffset(core, op) {
  const s = core.state;
  const { memory } = core;
  const address = (s[(op >> 3) & 7] + s[(op >> 6) & 7]) | 0;
  const rd = op & 7;
  s[LEFT] -= 2;
  switch ((op >> 9) & 7) {
    case 0: memory.store32(address, s[rd]); return;
    case 1: memory.store16(address, s[rd]); return;
    case 2: memory.store8(address, s[rd]); return;
    case 3: s[rd] = (memory.load8(address) << 24) >> 24; return;
    case 4: s[rd] = memory.load32(address); return;
    case 5: s[rd] = memory.load16(address); return;
    case 6: s[rd] = memory.load8(address); return;
    default: s[rd] = (memory.load16(address) << 16) >> 16;
  }
}

function push(core, op) {
  const s = core.state;
  const { memory } = core;
  let count = op & 0x100 ? 1 : 0;
  for (let list = op & 0xff; list; list &= list - 1) count++;
  const start = (s[SP] - 4 * count) | 0;
  let address = start;
  for (let index = 0; index < 8; index++) {
    if (!(op & (1 << index))) continue;
    memory.store32(address, s[index]);
    address += 4;
  }
  if (op & 0x100) memory.store32(address, s[LR]);
  s[SP] = start;
  if (start >>> 0 < s[LOWEST_SP]) s[LOWEST_SP] = start;
  s[LEFT] -= 1 + count;
}

function pop(core, op) {
  const s = core.state;
  const { memory } = core;
  let address = s[SP];
  let cycles = 1;
  for (let index = 0; index < 8; index++) {
    if (!(op & (1 << index))) continue;
    s[index] = memory.load32(address);
    address += 4;
    cycles++;
  }
  if (op & 0x100) {
    const target = memory.load32(address);
    s[SP] = address + 4;
    s[LEFT] -= cycles + 3;
    core.branchExchange(target);
    return;
  }
  s[SP] = address;
  s[LEFT] -= cycles;
}

function hint(core, op) {
  const s = core.state;
  s[LEFT] -= 1;
  if (op === 0xbf20) {
    s[LEFT] -= 1;
    if (core.eventRegistered) core.eventRegistered = false;
    else {
      core.waiting = WAIT_EVENT;
      core.pendingChanged();
    }
  } else if (op === 0xbf30) {
    s[LEFT] -= 1;
    core.waiting = WAIT_INTERRUPT;
    core.pendingChanged();
  } else if (op === 0xbf40) core.eventRegistered = true;
}

export function miscellaneous(core, op) {
  const s = core.state;
  const rd = op & 7;
  const value = s[(op >> 3) & 7];
  switch ((op >> 8) & 15) {
    case 0:
      s[SP] += op & 0x80 ? -((op & 0x7f) << 2) : (op & 0x7f) << 2;
      if (s[SP] >>> 0 < s[LOWEST_SP]) s[LOWEST_SP] = s[SP];
      break;
    case 2:
      switch ((op >> 6) & 3) {
        case 0: s[rd] = (value << 16) >> 16; break;
        case 1: s[rd] = (value << 24) >> 24; break;
        case 2: s[rd] = value & 0xffff; break;
        default: s[rd] = value & 0xff;
      }
      break;
    case 4:
    case 5: push(core, op); return;
    case 6:
      if (op !== 0xb662 && op !== 0xb672) undefinedInstruction(core, op);
      core.PM = op === 0xb672;
      if (!core.PM) core.pendingChanged();
      break;
    case 10:
      if (((op >> 6) & 3) === 0) s[rd] = (value << 24) | ((value & 0xff00) << 8) | ((value >>> 8) & 0xff00) | (value >>> 24);
      else if (((op >> 6) & 3) === 1) s[rd] = ((value & 0x00ff00ff) << 8) | ((value >>> 8) & 0x00ff00ff);
      else if (((op >> 6) & 3) === 3) s[rd] = (((value & 0xff) << 24) >> 16) | ((value >>> 8) & 0xff);
      else undefinedInstruction(core, op);
      break;
    case 12:
    case 13: pop(core, op); return;
    case 14:
      if (!core.onBreak(op & 0xff)) raise(`breakpoint ${op & 0xff}`, s[PC] - 2);
      break;
    case 15: hint(core, op); return;
    default: undefinedInstruction(core, op);
  }
  s[LEFT] -= 1;
}

export function multiple(core, op) {
  const s = core.state;
  const { memory } = core;
  const base = (op >> 8) & 7;
  const load = (op & 0x800) !== 0;
  let address = s[base];
  let cycles = 1;
  for (let index = 0; index < 8; index++) {
    if (!(op & (1 << index))) continue;
    // The base is loaded last, so that a fault in the middle leaves it as it was.
    if (!load) memory.store32(address, s[index]);
    else if (index !== base) s[index] = memory.load32(address);
    address += 4;
    cycles++;
  }
  if (load && op & (1 << base)) {
    let below = 0;
    for (let index = 0; index < base; index++) if (op & (1 << index)) below += 4;
    s[base] = memory.load32(s[base] + below);
  } else s[base] = address;
  s[LEFT] -= cycles;
}

export function wide(core, op, op2) {
  const s = core.state;
  s[PC] += 2;
  if ((op2 & 0xd000) === 0xd000) {
    const sign = (op >> 10) & 1;
    const i1 = 1 - (sign ^ ((op2 >> 13) & 1));
    const i2 = 1 - (sign ^ ((op2 >> 11) & 1));
    const offset = ((sign ? -1 : 0) << 24) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((op2 & 0x7ff) << 1);
    s[LR] = s[PC] | 1;
    s[PC] += offset;
    s[LEFT] -= 3;
  } else if (op === 0xf3ef && op2 >> 12 === 8) {
    s[(op2 >> 8) & 15] = readSpecial(core, op2 & 0xff);
    s[LEFT] -= 3;
  } else if (op >> 4 === 0xf38 && op2 >> 8 === 0x88) {
    writeSpecial(core, op2 & 0xff, s[op & 15]);
    s[LEFT] -= 3;
  } else if (op === 0xf3bf && op2 >> 8 === 0x8f) s[LEFT] -= 3;
  else {
    s[PC] -= 2;
    undefinedInstruction(core, op);
  }
}
