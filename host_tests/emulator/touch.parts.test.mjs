import assert from 'node:assert/strict';
import test from 'node:test';
import { crowPanelPico28 } from './boards/crowpanel-pico-28.mjs';
import { Xpt2046 } from './xpt2046.mjs';

const READ_Y = 0x90;
const READ_X = 0xd0;
const READ_Z1 = 0xb0;
const READ_Z2 = 0xc0;
const MS = 1e6;

function part() {
  const touch = new Xpt2046(crowPanelPico28.touch);
  touch.select();
  return touch;
}

function read(touch, control, moment = 0) {
  touch.byte(control, moment);
  return ((touch.byte(0, moment) << 8) | touch.byte(0, moment)) >> 3;
}

function settled(touch, x, y) {
  touch.press(x, y);
  read(touch, READ_X);
  read(touch, READ_Y);
  return touch;
}

test('the corners of the screen give the calibrated ends of raw Y and raw X, within the noise', () => {
  const near = (value, wanted) => assert.ok(Math.abs(value - wanted) <= 8, `${value} is not near ${wanted}`);
  const first = settled(part(), 0, 0);
  near(read(first, READ_Y), 254);
  near(read(first, READ_X), 278);
  const last = settled(part(), 319, 239);
  near(read(last, READ_Y), 3707);
  near(read(last, READ_X), 3769);
});

test('the noise is there and the same with the same seed', () => {
  const series = () => { const touch = settled(part(), 100, 100); return Array.from({ length: 20 }, () => read(touch, READ_Y)); };
  assert.deepEqual(series(), series());
  assert.ok(new Set(series()).size > 3);
});

test('the first sample of each axis after touch-down is bad', () => {
  const touch = part();
  touch.press(160, 120);
  const bad = read(touch, READ_Y);
  const good = read(touch, READ_Y);
  assert.ok(Math.abs(bad - good) > 300);
});

test('overlapping 16-clock conversations give the same as 24-clock ones', () => {
  const touch = settled(part(), 200, 50);
  touch.byte(READ_Y, 0);
  const high = touch.byte(0, 0);
  const low = touch.byte(READ_X, 0);
  const y = ((high << 8) | low) >> 3;
  const x = ((touch.byte(0, 0) << 8) | touch.byte(0, 0)) >> 3;
  assert.ok(Math.abs(y - read(touch, READ_Y)) <= 16);
  assert.ok(Math.abs(x - read(touch, READ_X)) <= 16);
  assert.deepEqual(touch.violations, []);
});

test('frames of 16 bits work like two bytes', () => {
  const touch = settled(part(), 200, 50);
  touch.frame(READ_Y << 8, 16, true, 0);
  assert.equal(touch.phase, 2);
});

test('a firm touch presses more than a light one, no touch not at all', () => {
  const ratio = (touch) => read(touch, READ_Z2) / read(touch, READ_Z1);
  const firm = part();
  firm.press(160, 120, 300);
  const light = part();
  light.press(160, 120, 2000);
  assert.ok(ratio(firm) < ratio(light));
  assert.equal(read(part(), READ_Z1), 0);
  assert.equal(read(part(), READ_Z2), 4095);
});

test('PENIRQ falls on touch and only while the last command left it enabled', () => {
  const touch = part();
  let level = null;
  touch.onPen = (value) => { level = value; };
  touch.press(1, 1);
  assert.equal(level, false);
  read(touch, READ_Y | 3);
  assert.equal(level, true);
  read(touch, READ_Y);
  assert.equal(level, false);
  touch.release(0, true);
  assert.equal(level, true);
});

test('while the finger lifts the point drifts and the pressure falls, then contact is lost', () => {
  const touch = settled(part(), 160, 120);
  const before = read(touch, READ_Y, 0);
  touch.release(0);
  assert.ok(read(touch, READ_Y, 2.9 * MS) - before > 150);
  assert.ok(read(touch, READ_Z2, 2.9 * MS) > read(touch, READ_Z1, 2.9 * MS) * 3);
  assert.equal(read(touch, READ_Z1, 3.1 * MS), 0);
});
