// Addition and subtraction with their flags, and the sixteen register operations 0x4000..0x43ff.
import { LEFT, NZ, C, V } from './state.mjs';

function addWithCarry(s, a, b) {
  const total = (a >>> 0) + (b >>> 0) + s[C];
  const result = total | 0;
  s[NZ] = result;
  s[C] = total > 0xffffffff ? 1 : 0;
  s[V] = ((a ^ result) & (b ^ result)) >>> 31;
  return result;
}

export function add(s, a, b) {
  const result = (a + b) | 0;
  s[NZ] = result;
  s[C] = result >>> 0 < a >>> 0 ? 1 : 0;
  s[V] = ((a ^ result) & (b ^ result)) >>> 31;
  return result;
}

export function subtract(s, a, b) {
  const result = (a - b) | 0;
  s[NZ] = result;
  s[C] = a >>> 0 >= b >>> 0 ? 1 : 0;
  s[V] = ((a ^ b) & (a ^ result)) >>> 31;
  return result;
}

function shiftLeft(s, value, amount) {
  if (amount === 0) return value;
  s[C] = amount <= 32 ? (amount === 32 ? value & 1 : (value >>> (32 - amount)) & 1) : 0;
  return amount < 32 ? value << amount : 0;
}

function shiftRight(s, value, amount) {
  if (amount === 0) return value;
  s[C] = amount <= 32 ? (value >>> (amount - 1)) & 1 : 0;
  return amount < 32 ? (value >>> amount) | 0 : 0;
}

function shiftRightSigned(s, value, amount) {
  if (amount === 0) return value;
  const places = Math.min(amount, 32);
  s[C] = (value >> (places - 1)) & 1;
  return places < 32 ? value >> places : value >> 31;
}

function rotateRight(s, value, amount) {
  if (amount === 0) return value;
  const places = amount & 31;
  const result = places ? (value >>> places) | (value << (32 - places)) : value;
  s[C] = result >>> 31;
  return result;
}

export function arithmetic(s, op) {
  const rd = op & 7;
  const a = s[rd];
  const b = s[(op >> 3) & 7];
  s[LEFT] -= 1;
  switch ((op >> 6) & 15) {
    case 0: s[rd] = s[NZ] = a & b; return;
    case 1: s[rd] = s[NZ] = a ^ b; return;
    case 2: s[rd] = s[NZ] = shiftLeft(s, a, b & 0xff); return;
    case 3: s[rd] = s[NZ] = shiftRight(s, a, b & 0xff); return;
    case 4: s[rd] = s[NZ] = shiftRightSigned(s, a, b & 0xff); return;
    case 5: s[rd] = addWithCarry(s, a, b); return;
    case 6: s[rd] = addWithCarry(s, a, ~b); return;
    case 7: s[rd] = s[NZ] = rotateRight(s, a, b & 0xff); return;
    case 8: s[NZ] = a & b; return;
    case 9: s[rd] = subtract(s, 0, b); return;
    case 10: subtract(s, a, b); return;
    case 11:
      s[C] = 0;
      addWithCarry(s, a, b);
      return;
    case 12: s[rd] = s[NZ] = a | b; return;
    case 13: s[rd] = s[NZ] = Math.imul(a, b); return;
    case 14: s[rd] = s[NZ] = a & ~b; return;
    default: s[rd] = s[NZ] = ~b;
  }
}
