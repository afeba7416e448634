import assert from 'node:assert/strict';
import test from 'node:test';
import { add, arithmetic, subtract } from './arithmetic.mjs';
import { C, NZ, STATE_WORDS, V } from './state.mjs';

const EDGES = [0, 1, 2, 31, 32, 33, 0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff, 0x12345678];
const ADC = 5;
const SBC = 6;
const SHIFTS = [[2, 'LSL'], [3, 'LSR'], [4, 'ASR'], [7, 'ROR']];

/** r0 = r0 op r1. */
function run(operation, a, b, carry) {
  const s = new Int32Array(STATE_WORDS);
  s[0] = a;
  s[1] = b;
  s[C] = carry;
  arithmetic(s, (operation << 6) | (1 << 3));
  return { result: s[0] >>> 0, n: s[NZ] < 0, z: s[NZ] === 0, c: s[C], v: s[V] };
}

/** The architecture's AddWithCarry, in exact numbers. */
function exact(a, b, carry) {
  const unsigned = BigInt(a >>> 0) + BigInt(b >>> 0) + BigInt(carry);
  const signed = BigInt(a | 0) + BigInt(b | 0) + BigInt(carry);
  const result = Number(BigInt.asUintN(32, unsigned));
  return {
    result,
    n: result >= 0x80000000,
    z: result === 0,
    c: BigInt(result) === unsigned ? 0 : 1,
    v: BigInt.asIntN(32, unsigned) === signed ? 0 : 1,
  };
}

function forEdges(check) {
  for (const a of EDGES) for (const b of EDGES) for (const carry of [0, 1]) check(a, b, carry);
}

test('ADC and SBC give the exact result and flags at every edge', () => {
  forEdges((a, b, carry) => {
    assert.deepEqual(run(ADC, a, b, carry), exact(a, b, carry), `ADC ${a} ${b} ${carry}`);
    assert.deepEqual(run(SBC, a, b, carry), exact(a, ~b, carry), `SBC ${a} ${b} ${carry}`);
  });
});

test('ADDS and SUBS give the exact result and flags at every edge', () => {
  forEdges((a, b) => {
    for (const [work, wanted] of [[add, exact(a, b, 0)], [subtract, exact(a, ~b, 1)]]) {
      const s = new Int32Array(STATE_WORDS);
      const result = work(s, a | 0, b | 0) >>> 0;
      assert.deepEqual({ result, n: s[NZ] < 0, z: s[NZ] === 0, c: s[C], v: s[V] }, wanted, `${work.name} ${a} ${b}`);
    }
  });
});

/** One place at a time, so that result and carry need no cases. */
function shiftedSlowly(name, value, amount, carry) {
  let result = BigInt(value >>> 0);
  let out = carry;
  for (let place = 0; place < amount; place++) {
    const low = Number(result & 1n);
    const high = Number(result >> 31n);
    if (name === 'LSL') [result, out] = [BigInt.asUintN(32, result << 1n), high];
    else if (name === 'LSR') [result, out] = [result >> 1n, low];
    else if (name === 'ASR') [result, out] = [(result >> 1n) | (BigInt(high) << 31n), low];
    else [result, out] = [(result >> 1n) | (BigInt(low) << 31n), low];
  }
  return { result: Number(result), c: out };
}

test('shifts and rotation by a register agree with one place at a time, for 0 to 255 places', () => {
  for (const [operation, name] of SHIFTS) {
    for (const value of EDGES) {
      for (let amount = 0; amount < 256; amount++) {
        for (const carry of [0, 1]) {
          const { result, c } = run(operation, value, amount | 0xabc00, carry);
          assert.deepEqual({ result, c }, shiftedSlowly(name, value, amount, carry), `${name} ${value} by ${amount}`);
        }
      }
    }
  }
});
