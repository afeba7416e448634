import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Machine } from '../emulator/machine.mjs';
import { image, recordMeasures } from './places.mjs';

const MOST_CYCLES = 2.2e6;
const LEAST_FRAMES_PER_SECOND = 45;
const FRAMES = 45;
const POWER_UP_MS = 50; // before, RAM holds noise

/** Emulated nanoseconds until `counter` has grown by `frames`, counted from a frame's end. */
function timeOf(machine, counter, frames) {
  const reach = (value) => machine.run(5000, () => machine.variable(counter) >= value);
  const first = machine.variable(counter) + 1;
  assert.ok(reach(first), `${counter} stands still; ${machine.halted ?? ''}`);
  const since = machine.now();
  assert.ok(reach(first + frames));
  return machine.now() - since;
}

test('a board of 36 tiles should be drawn in 2.2 million cycles, and 45 times a second over the bus', () => {
  const machine = new Machine(image('board_bench'));
  machine.run(POWER_UP_MS);
  const cycles = timeOf(machine, 'bench_drawn', FRAMES) / FRAMES / 8;
  const perSecond = (FRAMES * 1e9) / timeOf(machine, 'bench_shown', FRAMES);
  recordMeasures('board', { 'crowpanel-pico-28.board_cycles': cycles, 'crowpanel-pico-28.board_frame_us': 1e6 / perSecond });
  assert.deepEqual(machine.violations, []);
  assert.ok(cycles <= MOST_CYCLES, `${Math.round(cycles)} cycles`);
  assert.ok(perSecond >= LEAST_FRAMES_PER_SECOND, `${perSecond.toFixed(1)} frames a second`);
});
