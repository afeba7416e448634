// Instructions a move (a decision or an event of chance) in uniformly random whole games, the program's
// start included: counted by callgrind, so the same on every run.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { recordMeasures } from '../device/places.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLAYOUTS = 1500;

const MOST = [
  { game: 'city-planner', players: [1, 2], options: 400, pick: 250, state: 64 },
  { game: 'cities', players: [1, 4], options: 1200, pick: 400, state: 384 },
  { game: 'cities', name: 'cities-free', set: ['variants free'], players: [1, 4], options: 3600, pick: 1200, state: 384 },
  { game: 'drawcity', players: [2, 6], options: 1200, pick: 400, state: 512 },
  { game: 'town-builder', players: [1, 4], options: 700, pick: 400, state: 384 },
  { game: 'townies', players: [1, 5], options: 1800, pick: 500, state: 512 },
];

const figures = {};
after(() => recordMeasures('instructions', figures));

const program = execFileSync(path.join(ROOT, 'tools/plat'), ['--where'], { encoding: 'utf8' }).trim();

function count(game, set, players, by) {
  const call = ['bench', game, '--players', `${players}`, '--playouts', `${PLAYOUTS}`, '--by', by];
  for (const setting of set) call.push('--set', setting);
  const { status, stdout, stderr } = spawnSync('valgrind', ['--tool=callgrind', '--callgrind-out-file=/dev/null', program, ...call], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  const { decisions, chance_events, state_bytes } = JSON.parse(stdout);
  const [, instructions] = /Collected\s*:\s*(\d+)/.exec(stderr);
  return { each: Number(instructions) / (decisions + chance_events), state: state_bytes };
}

for (const { game, name = game, set = [], ...most } of MOST) {
  for (const players of most.players) {
    for (const by of ['options', 'pick']) {
      test(`a move of ${name} for ${players} by ${by} should take at most ${most[by]} instructions`, () => {
        const { each, state } = count(game, set, players, by);
        figures[`${name}.${by}_${players}`] = each;
        figures[`${game}.state`] = state;
        assert.ok(each <= most[by], `${each.toFixed(1)} instructions`);
        assert.ok(state <= most.state);
      });
    }
  }
}
