import assert from 'node:assert/strict';
import test from 'node:test';
import { NorFlash } from './flash.mjs';
import { boot2IsValid, installUf2, parseUf2 } from './uf2.mjs';
import { makeUf2 } from './test_image.mjs';

const page = (value) => new Uint8Array(256).fill(value);

test('programming only clears bits', () => {
  const flash = new NorFlash();
  flash.program(0, page(0xf0));
  flash.program(0, page(0x3c));
  assert.equal(flash.bytes[0], 0x30);
});

test('erasing sets one sector of 4 KiB and no other', () => {
  const flash = new NorFlash();
  flash.bytes.fill(0);
  flash.erase(4096, 4096);
  assert.deepEqual([flash.bytes[4095], flash.bytes[4096], flash.bytes[8191], flash.bytes[8192]], [0, 255, 255, 0]);
});

test('a sector takes 45 ms to erase, a page 0.7 ms to program', () => {
  const flash = new NorFlash();
  assert.equal(flash.erase(0, 8192), 90e6);
  assert.ok(Math.abs(flash.program(0, new Uint8Array(512)) - 1.4e6) < 1);
});

test('erases and programs that are not aligned are recorded', () => {
  const flash = new NorFlash();
  flash.erase(256, 4096);
  flash.program(1, page(0));
  assert.equal(flash.problems.length, 2);
});

test('a power cut at the third operation leaves that one half done and the later ones undone', () => {
  const flash = new NorFlash();
  flash.cutPowerAt(3);
  flash.program(0, new Uint8Array(1024));
  assert.equal(flash.cut, true);
  assert.deepEqual([flash.bytes[511], flash.bytes[512 + 127], flash.bytes[512 + 128], flash.bytes[768]], [0, 0, 255, 255]);
});

test('a UF2 of another chip, a damaged one and an incomplete one are refused', () => {
  const whole = makeUf2(new Uint8Array(1024));
  assert.equal(parseUf2(whole, 2 ** 21).length, 4);
  assert.throws(() => parseUf2(makeUf2(new Uint8Array(256), 0xe48bff59), 2 ** 21), /RP2040 family/);
  assert.throws(() => parseUf2(whole.subarray(0, 1024), 2 ** 21), /missing/);
  const damaged = Buffer.from(whole);
  damaged[0] = 0;
  assert.throws(() => parseUf2(damaged, 2 ** 21), /magic/);
});

test('a UF2 erases only the sectors it carries', () => {
  const flash = new Uint8Array(2 ** 21).fill(0x77);
  installUf2(makeUf2(new Uint8Array(5000)), flash);
  assert.deepEqual([flash[0], flash[4999], flash[8191], flash[8192]], [0, 0, 0xff, 0x77]);
});

test('a boot stage 2 with a wrong checksum is not valid', () => {
  assert.equal(boot2IsValid(new Uint8Array(4096).fill(0xff)), false);
});
