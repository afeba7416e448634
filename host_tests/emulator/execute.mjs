// The processor's inner loop. One function, so that the engine keeps its tables in registers; every case
// counts the cycles it takes. The program counter is already past the instruction when memory is touched.
import { raise, raiseAtFetch } from './fault.mjs';
import { add, arithmetic, subtract } from './arithmetic.mjs';
import { highRegister, miscellaneous, multiple, registerOffset, undefinedInstruction, wide } from './instructions.mjs';
import { SP, PC, LEFT, NZ, C, V } from './state.mjs';

const HANG = 0xe7fe;

function holds(s, condition) {
  switch (condition) {
    case 0: return s[NZ] === 0;
    case 1: return s[NZ] !== 0;
    case 2: return s[C] !== 0;
    case 3: return s[C] === 0;
    case 4: return s[NZ] < 0;
    case 5: return s[NZ] >= 0;
    case 6: return s[V] !== 0;
    case 7: return s[V] === 0;
    case 8: return s[C] !== 0 && s[NZ] !== 0;
    case 9: return s[C] === 0 || s[NZ] === 0;
    case 10: return (s[NZ] < 0 ? 1 : 0) === s[V];
    case 11: return (s[NZ] < 0 ? 1 : 0) !== s[V];
    case 12: return s[NZ] !== 0 && (s[NZ] < 0 ? 1 : 0) === s[V];
    default: return s[NZ] === 0 || (s[NZ] < 0 ? 1 : 0) !== s[V];
  }
}

export function execute(core) {
  const s = core.state;
  const { memory } = core;
  if (!core.thumb) raiseAtFetch('not in Thumb state', s[PC]);
  let code = core.code;
  let codeStart = core.codeStart;
  let codeBytes = core.codeBytes;
  while (s[LEFT] > 0) {
    const pc = s[PC];
    let place = (pc - codeStart) | 0;
    if (place >>> 0 >= codeBytes) {
      core.selectCode(pc);
      code = core.code;
      codeStart = core.codeStart;
      codeBytes = core.codeBytes;
      place = pc - codeStart;
    }
    const op = code[place >> 1];
    s[PC] = pc + 2;
    switch (op >> 11) {
      case 0: { // LSL
        const amount = (op >> 6) & 31;
        const value = s[(op >> 3) & 7];
        if (amount) s[C] = (value >>> (32 - amount)) & 1;
        s[op & 7] = s[NZ] = value << amount;
        s[LEFT] -= 1;
        break;
      }
      case 1: { // LSR
        const amount = (op >> 6) & 31;
        const value = s[(op >> 3) & 7];
        s[C] = amount ? (value >>> (amount - 1)) & 1 : value >>> 31;
        s[op & 7] = s[NZ] = amount ? value >>> amount : 0;
        s[LEFT] -= 1;
        break;
      }
      case 2: { // ASR
        const amount = (op >> 6) & 31 || 32;
        const value = s[(op >> 3) & 7];
        s[C] = (value >> (amount - 1)) & 1;
        s[op & 7] = s[NZ] = amount < 32 ? value >> amount : value >> 31;
        s[LEFT] -= 1;
        break;
      }
      case 3: { // ADD, SUB with register or three bits
        const operand = op & 0x400 ? (op >> 6) & 7 : s[(op >> 6) & 7];
        const value = s[(op >> 3) & 7];
        s[op & 7] = op & 0x200 ? subtract(s, value, operand) : add(s, value, operand);
        s[LEFT] -= 1;
        break;
      }
      case 4: s[(op >> 8) & 7] = s[NZ] = op & 0xff; s[LEFT] -= 1; break;
      case 5: subtract(s, s[(op >> 8) & 7], op & 0xff); s[LEFT] -= 1; break;
      case 6: s[(op >> 8) & 7] = add(s, s[(op >> 8) & 7], op & 0xff); s[LEFT] -= 1; break;
      case 7: s[(op >> 8) & 7] = subtract(s, s[(op >> 8) & 7], op & 0xff); s[LEFT] -= 1; break;
      case 8:
        if (op & 0x400) highRegister(core, op);
        else arithmetic(s, op);
        break;
      case 9: s[LEFT] -= 2; s[(op >> 8) & 7] = memory.load32(((pc + 4) & ~3) + ((op & 0xff) << 2)); break;
      case 10:
      case 11: registerOffset(core, op); break;
      case 12: s[LEFT] -= 2; memory.store32(s[(op >> 3) & 7] + ((op >> 4) & 0x7c), s[op & 7]); break;
      case 13: s[LEFT] -= 2; s[op & 7] = memory.load32(s[(op >> 3) & 7] + ((op >> 4) & 0x7c)); break;
      case 14: s[LEFT] -= 2; memory.store8(s[(op >> 3) & 7] + ((op >> 6) & 31), s[op & 7]); break;
      case 15: s[LEFT] -= 2; s[op & 7] = memory.load8(s[(op >> 3) & 7] + ((op >> 6) & 31)); break;
      case 16: s[LEFT] -= 2; memory.store16(s[(op >> 3) & 7] + ((op >> 5) & 0x3e), s[op & 7]); break;
      case 17: s[LEFT] -= 2; s[op & 7] = memory.load16(s[(op >> 3) & 7] + ((op >> 5) & 0x3e)); break;
      case 18: s[LEFT] -= 2; memory.store32(s[SP] + ((op & 0xff) << 2), s[(op >> 8) & 7]); break;
      case 19: s[LEFT] -= 2; s[(op >> 8) & 7] = memory.load32(s[SP] + ((op & 0xff) << 2)); break;
      case 20: s[(op >> 8) & 7] = ((pc + 4) & ~3) + ((op & 0xff) << 2); s[LEFT] -= 1; break;
      case 21: s[(op >> 8) & 7] = s[SP] + ((op & 0xff) << 2); s[LEFT] -= 1; break;
      case 22:
      case 23: miscellaneous(core, op); break;
      case 24:
      case 25: multiple(core, op); break;
      case 26:
      case 27: { // conditional branch, SVC
        const condition = (op >> 8) & 15;
        if (condition < 14) {
          if (holds(s, condition)) {
            s[PC] = pc + 4 + (((op & 0xff) << 24) >> 23);
            s[LEFT] -= 2;
          } else s[LEFT] -= 1;
        } else {
          if (condition === 14) undefinedInstruction(core, op);
          if (!core.supervisorCall()) raise('supervisor call that cannot be taken', pc);
          s[LEFT] -= 1;
        }
        break;
      }
      case 28:
        s[PC] = pc + 4 + (((op & 0x7ff) << 21) >> 20);
        // Only an interrupt leaves a branch to itself, and interrupts are taken between slices.
        if (op === HANG) s[LEFT] = 0;
        else s[LEFT] -= 2;
        break;
      case 30: wide(core, op, code[(place >> 1) + 1]); break;
      default: undefinedInstruction(core, op);
    }
  }
}
