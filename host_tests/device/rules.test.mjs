import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { Machine } from '../emulator/machine.mjs';
import { hasEnded, linesOf } from './answer.mjs';
import { BOARD, image, randomGames, recordMeasures } from './places.mjs';

const MOST_MS = 600000; // emulated
const CYCLE_NS = 8;
const POWER_UP_MS = 10; // before, RAM holds noise
// What is measured, and the goals of a move of it by pick, in cycles of the chip.
const MOST_CYCLES = { 'city-planner': 600, cities: 1200, 'cities-free': 3600, drawcity: 900, 'town-builder': 900, townies: 1200 };
const WAYS = ['pick', 'options', 'greedy'];
const MEASURED = /^measured (\S+) by (\S+) moves (\d+)$/;

function hostLines() {
  return execFileSync(randomGames(), { encoding: 'utf8' }).trim().split('\n');
}

/** Emulated nanoseconds of each measured run, and the lines that the image prints at last. */
function deviceRuns(runs) {
  const machine = new Machine({ ...image('rules_bench'), usb: {} });
  const times = [];
  machine.run(POWER_UP_MS);
  for (let run = 0; run < runs; run++) {
    const phase = (value) => machine.run(MOST_MS, () => machine.variable('bench_phase') >= value);
    assert.ok(phase(2 * run + 1), `run ${run} does not begin; ${machine.halted ?? ''}`);
    const since = machine.now();
    assert.ok(phase(2 * run + 2), `run ${run} does not end; ${machine.halted ?? ''}`);
    times.push(machine.now() - since);
  }
  assert.ok(machine.run(5000, () => hasEnded(machine.usb.received)), 'the image prints its lines');
  return { times, lines: linesOf(machine.usb.received) };
}

test('random games and matches between bots should end the same on the device as on the host, and be fast enough', () => {
  const host = hostLines();
  const { times, lines } = deviceRuns(WAYS.length * Object.keys(MOST_CYCLES).length);
  assert.deepEqual(lines.filter((line) => line.startsWith('game ')), host);

  const figures = { [`${BOARD}.rules_stack`]: Number(/^stack (\d+)$/.exec(lines.at(-2))[1]) };
  const measured = lines.map((line) => MEASURED.exec(line)).filter(Boolean);
  assert.equal(measured.length, times.length);
  for (const [index, [, game, way, moves]] of measured.entries()) {
    assert.ok(Number(moves) > 0, `no moves of ${game} by ${way}`);
    figures[`${BOARD}.${game}.cycles_${way}`] = times[index] / CYCLE_NS / Number(moves);
  }
  recordMeasures('rules', figures);
  for (const [game, most] of Object.entries(MOST_CYCLES)) {
    const cycles = figures[`${BOARD}.${game}.cycles_pick`];
    assert.ok(cycles <= most, `${game}: ${Math.round(cycles)} cycles a move by pick, the goal is ${most}`);
  }
});
