// tools/play without a display: whole games as pictures.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { sheetOf } from '../../tools/lib/tour.mjs';
import { plat } from '../core/plat.mjs';
import { ROOT } from '../fresh.mjs';
import { rulesGames, screenGames } from '../games.mjs';
import { decode } from '../pictures/png.mjs';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-play-'));
after(() => fs.rmSync(scratch, { recursive: true }));

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(scratch, 'pictures-'));
});

const ENV = { ...process.env, PLAT_INSTALL: '0', PLAT_TOOL: undefined, DISPLAY: '', WAYLAND_DISPLAY: '' };

/** Runs it: what it says, and the lines that tell of a picture as [file, words]. */
function play(words, input = '') {
  const { status, stdout, stderr } = spawnSync('bash', [path.join(ROOT, 'tools/play'), ...words], { cwd: scratch, env: ENV, input, encoding: 'utf8' });
  const lines = stdout.split('\n').map((line) => /^(\S+\.png) +(.+)$/.exec(line)).filter(Boolean);
  return { status, stdout, stderr, pictures: lines.map(([, file, told]) => [file, told]) };
}

const screens = screenGames();
const [game] = screens;
const recordOf = (id, players) => plat(['play', id, '--players', `${players}`, '--seed', '5']).stdout;
const totals = (record) => JSON.parse(plat(['replay', '-'], record).stdout).players.map(({ player, total }) => `p${player} has ${total}`).join(', ');
const kept = (record) => {
  const file = path.join(folder, 'a record.txt');
  fs.writeFileSync(file, record);
  return file;
};

test('a game of each kind should be played to its result where there is no display, with a line a picture', () => {
  const { status, stderr, pictures } = play(['--to', folder]);
  assert.equal(status, 0, stderr);
  const files = pictures.map(([file]) => file);
  assert.deepEqual(fs.readdirSync(folder).sort(), ['all.png', ...files].sort());
  for (const { id } of screens) {
    const own = pictures.filter(([file]) => file.startsWith(`${id}-`) && /^\d\d-/.test(file.slice(id.length + 1)));
    const numbers = own.map(([file]) => Number(file.slice(id.length + 1, id.length + 3)));
    assert.deepEqual(numbers, own.map((_, index) => index + 1));
    assert.ok(own.length >= 5 && own.length <= 20, `${id} has ${own.length} pictures`);
    assert.ok(own.some(([, words]) => /^'p\d .+' is chosen \(points /.test(words)), `${id} shows no move`);
    assert.match(own.at(-1).join(' '), /-result\.png the result in points: p1 has \d+/);
  }
  assert.equal(new Set(files.map((file) => fs.readFileSync(path.join(folder, file), 'latin1'))).size, files.length, 'two are the same');
});

test('the sheet should hold all pictures in rows of four', () => {
  const { pictures } = play(['--game', game.id, '--to', folder]);
  assert.ok(pictures.length > 4);
  const read = (file) => decode(fs.readFileSync(path.join(folder, file)));
  const all = pictures.map(([file]) => read(file));
  const sheet = read('all.png');
  assert.deepEqual([sheet.width, sheet.height], [4 * 328 + 8, Math.ceil(all.length / 4) * 248 + 8]);
  assert.deepEqual(sheet, sheetOf(all));
  for (const [index, left, top] of [[0, 8, 8], [5, 336, 256]]) {
    const row = sheet.pixels.subarray((top + 100) * sheet.width + left, (top + 100) * sheet.width + left + 320);
    assert.deepEqual(row, all[index].pixels.subarray(100 * 320, 101 * 320));
  }
});

for (const { id, players } of screens) {
  test(`a record of ${id} should be played to the result that plat finds in it, from a file and from a pipe`, () => {
    for (const count of new Set(players)) {
      const record = recordOf(id, count);
      for (const [words, input] of [[['--record', kept(record)], ''], [['--record', '-'], record]]) {
        const { status, stderr, pictures } = play([...words, '--to', folder], input);
        assert.equal(status, 0, stderr);
        assert.deepEqual(pictures.at(-1)[1], `the result in points: ${totals(record)}`);
        assert.ok(pictures.every(([file]) => file.startsWith(`${id}-`)));
      }
    }
  });
}

test('pictures of a tour before should go, and other files stay', () => {
  for (const name of ['cities-77-old.png', 'all.png', 'holiday.png', 'notes.txt']) fs.writeFileSync(path.join(folder, name), name);
  const { pictures } = play(['--game', game.id, '--to', folder]);
  const there = fs.readdirSync(folder);
  assert.deepEqual(there.sort(), ['all.png', 'holiday.png', 'notes.txt', ...pictures.map(([file]) => file)].sort());
  assert.notEqual(fs.readFileSync(path.join(folder, 'all.png'), 'latin1'), 'all.png');
});

/** The call ends badly with one sentence that holds these words. */
function refused(words, told, input = '') {
  const { status, stderr } = play(['--to', folder, ...words], input);
  assert.notEqual(status, 0);
  const lines = stderr.trim().split('\n').filter((line) => line.startsWith('tools/play: '));
  assert.equal(lines.length, 1, stderr);
  for (const word of told) assert.ok(lines[0].includes(word), `'${word}' is not in: ${lines[0]}`);
}

test('what cannot be played should be refused with a sentence', () => {
  const record = recordOf(game.id, 1).split('\n');
  const begun = `${record.slice(0, record.length / 2).join('\n')}\n`;
  const broken = `${begun}p1 nonsense\n`;
  refused(['--game', 'chess'], ["no game 'chess'", game.id]);
  refused(['--record', 'nowhere.txt'], ['no record nowhere.txt']);
  refused(['--record', kept('some words\n')], ['a record.txt', 'no record', "'game'"]);
  refused(['--record', kept(broken)], ['a record.txt', 'breaks off', 'tools/plat replay']);
  refused(['--record', '-'], ['did not come to its end', 'nothing more is decided'], begun);
  refused(['--record'], ['--record needs a word']);
  refused(['--game', game.id, '--record', 'x'], ['one game at a time']);
  refused(['--fast'], ['no option --fast']);
});

test('a game without screens should be refused with a sentence', () => {
  const without = rulesGames().find(({ id }) => !screens.some((each) => each.id === id));
  if (without) refused(['--record', '-'], [`rules of ${without.id}`, 'no screens yet'], recordOf(without.id, without.players[0]));
});

test('a record with every variant should be played to its result', () => {
  const record = plat(['play', 'cities', '--players', '1', '--seed', '5', '--set', 'variants no-jumping one-more free']).stdout;
  const { status, pictures } = play(['--record', '-', '--to', folder], record);
  assert.equal(status, 0);
  assert.deepEqual(pictures.at(-1)[1], `the result in points: ${totals(record)}`);
});
