// Instructions a move (a decision or an event of chance) in uniformly random whole games, the program's
// start included: counted by callgrind, so the same on every run.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ceilingOf, recordMeasures } from '../device/places.mjs';
import { rulesGames } from '../games.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLAYOUTS = 1500;

// What costs more than others is measured apart.
const APART = [{ game: 'cities', name: 'cities-free', set: ['variants free'] }];

const GAMES = rulesGames().flatMap(({ id, players }) => {
  const apart = APART.filter(({ game }) => game === id);
  return [{ game: id, name: id, set: [] }, ...apart].map((measured) => ({ ...measured, players }));
});

const figures = {};
after(() => recordMeasures('instructions', figures));

const program = execFileSync(path.join(ROOT, 'tools/plat'), ['--where'], { encoding: 'utf8' }).trim();

function measure(game, set, players, by) {
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

for (const { game, name, set, players } of GAMES) {
  for (const count of new Set(players)) {
    for (const by of ['options', 'pick']) {
      const figure = `${name}.${by}_${count}`;
      const most = ceilingOf(figure);
      test(`a move of ${name} for ${count} by ${by} should take at most ${most} instructions`, () => {
        const { each, state } = measure(game, set, count, by);
        figures[figure] = each;
        figures[`${game}.state`] = state;
        assert.ok(each <= most, `${each.toFixed(1)} instructions`);
        assert.ok(state <= ceilingOf(`${game}.state`));
      });
    }
  }
}
