import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { Machine } from '../emulator/machine.mjs';
import { rulesGames } from '../games.mjs';
import { hasEnded, linesOf } from './answer.mjs';
import { BOARD, ceilingOf, image, randomGames, recordMeasures } from './places.mjs';

const MOST_MS = 600000; // emulated
const CYCLE_NS = 8;
const POWER_UP_MS = 10; // before, RAM holds noise
const MEASURED = /^measured (\S+) by (\S+) moves (\d+)$/;

function hostLines() {
  return execFileSync(randomGames(), { encoding: 'utf8' }).trim().split('\n');
}

/** Emulated nanoseconds of each measured run, and the lines that the image prints at last. */
function deviceRuns() {
  const machine = new Machine({ ...image('rules_bench'), usb: {} });
  const times = [];
  machine.run(POWER_UP_MS);
  const printed = () => hasEnded(machine.usb.received);
  const reach = (value) => machine.run(MOST_MS, () => machine.variable('bench_phase') >= value || printed());
  for (let run = 0; !printed(); run++) {
    assert.ok(reach(2 * run + 1), `run ${run} does not begin; ${machine.halted ?? ''}`);
    if (printed()) break;
    const since = machine.now();
    assert.ok(reach(2 * run + 2), `run ${run} does not end; ${machine.halted ?? ''}`);
    times.push(machine.now() - since);
  }
  return { times, lines: linesOf(machine.usb.received) };
}

test('random games and matches between bots should end the same on the device as on the host, and be fast enough', () => {
  const host = hostLines();
  const { times, lines } = deviceRuns();
  assert.deepEqual(lines.filter((line) => line.startsWith('game ')).sort(), [...host].sort());

  const figures = {};
  for (const whose of ['rules', 'matches']) {
    const line = lines.find((each) => each.startsWith(`stack of ${whose} `));
    figures[`${BOARD}.${whose}_stack`] = Number(line.split(' ').at(-1));
  }
  const measured = lines.map((line) => MEASURED.exec(line)).filter(Boolean);
  assert.equal(measured.length, times.length);
  for (const [index, [, game, way, moves]] of measured.entries()) {
    assert.ok(Number(moves) > 0, `no moves of ${game} by ${way}`);
    figures[`${BOARD}.${game}.cycles_${way}`] = times[index] / CYCLE_NS / Number(moves);
  }
  recordMeasures('rules', figures);
  const measuredGames = new Set(measured.map(([, game]) => game));
  for (const { id } of rulesGames()) assert.ok(measuredGames.has(id), `${id} is not measured`);
  for (const game of measuredGames) {
    const cycles = figures[`${BOARD}.${game}.cycles_pick`];
    const most = ceilingOf(`${BOARD}.${game}.cycles_pick`);
    assert.ok(cycles <= most, `${game}: ${Math.round(cycles)} cycles a move by pick, the goal is ${most}`);
  }
});
