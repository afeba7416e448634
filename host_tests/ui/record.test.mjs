// What the screens save as a record, the program plat plays.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { screenGames } from '../games.mjs';

const { PLAT, HEADLESS } = process.env;
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-records-'));
after(() => fs.rmSync(scratch, { recursive: true }));

/** Plays in `cwd`, with records in the folder `records` where one is named; gives what is printed. */
function play(lines, records, cwd = scratch) {
  const script = path.join(scratch, 'script.txt');
  fs.writeFileSync(script, ['run 500', ...lines].join('\n'));
  const words = records ? ['--records', records, script] : [script];
  const run = spawnSync(HEADLESS, words, { encoding: 'utf8', cwd });
  assert.equal(run.status, 0, run.stderr + run.stdout);
  return run.stdout;
}

const numbered = (lot) => [`tap button ${lot}`, 'tap button New', 'tap field Luck', 'tap row 2', 'tap key 4', 'tap key 1', 'tap key 2', 'tap button OK', 'tap button Start'];
const save = ['tap menu', 'tap button Record', 'tap button Code', 'tap button Save', 'tap back', 'tap back', 'tap back'];

function replayed(file) {
  const run = spawnSync(PLAT, ['replay', file], { encoding: 'utf8' });
  assert.equal(run.status, 0, run.stderr);
  return run.stdout;
}

/** Up to the first turn, past what comes before it. */
function begun(target) {
  const lines = numbered(target.replace('button ', ''));
  while (/ button Go on$/m.test(play([...lines, 'targets']))) lines.push('tap button Go on');
  return lines;
}

test('a saved record should be played by plat when the game has only begun', () => {
  const records = path.join(scratch, 'begun');
  let saved = 0;
  for (const { id, target } of screenGames()) {
    const lines = begun(target);
    // Not of hidden hands: they are in it.
    if (!/ button Record$/m.test(play([...lines, 'tap menu', 'targets']))) continue;
    play([...lines, ...save], records);
    replayed(path.join(records, `plat-${id}-412.txt`));
    saved++;
  }
  assert.ok(saved > 2, `only ${saved} records were saved`);
});

test('a record should be saved beside the older one when the game went on', () => {
  const records = path.join(scratch, 'on');
  play([...numbered('City Planner'), ...save, 'tap button Roll', 'run 1000', ...save], records);
  const older = fs.readFileSync(path.join(records, 'plat-city-planner-412.txt'), 'utf8');
  const newer = fs.readFileSync(path.join(records, 'plat-city-planner-412-2.txt'), 'utf8');
  assert.ok(newer.startsWith(older) && newer.length > older.length);
  replayed(path.join(records, 'plat-city-planner-412-2.txt'));
});

test('the same number should bring the same luck to the same moves', () => {
  const told = ['first', 'second'].map((name) => {
    const records = path.join(scratch, name);
    play([...numbered('City Planner'), 'tap button Roll', 'run 1000', ...save], records);
    return fs.readFileSync(path.join(records, 'plat-city-planner-412.txt'), 'utf8');
  });
  assert.equal(told[0], told[1]);
});

test('the screen should say where the record is when it is saved', () => {
  const records = path.join(os.tmpdir(), `p${process.pid}`); // short: the end of a long path is shown
  after(() => fs.rmSync(records, { recursive: true, force: true }));
  play([...numbered('Cities'), ...save.slice(0, 4), `expect ${records}/plat-cities-412.txt`], records);
});

test('no record should be offered to be saved, and nothing left, when no folder is named', () => {
  const empty = path.join(scratch, 'empty');
  fs.mkdirSync(empty);
  const shown = play([...numbered('Cities'), ...save.slice(0, 3), 'targets'], null, empty);
  assert.match(shown, / back\n/);
  assert.doesNotMatch(shown, /Save/);
  assert.deepEqual(fs.readdirSync(empty), []);
});

test('the screen should say why nothing was kept when the folder cannot be used', () => {
  play([...numbered('Cities'), ...save.slice(0, 4), 'expect It could not be saved: there is no such folder.'], '/dev/null/nowhere');
});
