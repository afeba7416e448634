// What the console exports, the program plat plays; what plat plays, the console keeps; a backup says what its page says.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { screenGames } from '../games.mjs';

const { PLAT, HEADLESS } = process.env;
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-cable-'));
after(() => fs.rmSync(scratch, { recursive: true }));

let boards = 0;

/** A board that starts anew at each question, with the same storage; gives the lines of the answer. */
function newBoard() {
  const storage = path.join(scratch, `storage-${++boards}`);
  return (...lines) => {
    const script = path.join(scratch, 'script.txt');
    fs.writeFileSync(script, ['run 1500', ...lines].join('\n'));
    const run = spawnSync(HEADLESS, ['--storage', storage, script], { encoding: 'utf8' });
    assert.equal(run.status, 0, run.stderr + run.stdout);
    return run.stdout.split('\n').slice(0, -1).map((line) => line.replace(/\r$/, ''));
  };
}

/** An answer that ended well, without its last line. */
function well(answer) {
  assert.equal(answer.at(-1), 'ok', answer.join('\n'));
  return answer.slice(0, -1);
}

const send = (lines) => lines.map((line) => `console ${line}`);

function plat(words, input = '') {
  const run = spawnSync(PLAT, words, { encoding: 'utf8', input });
  assert.equal(run.status, 0, run.stdout + run.stderr);
  return run.stdout;
}

const record = (game, players, seed) => plat(['play', game, '--players', `${players}`, '--seed', `${seed}`]).trim().split('\n');
const replayed = (lines) => JSON.parse(plat(['replay', '-'], `${lines.join('\n')}\n`));

test('plat should play an export as it comes, and a record of plat be kept as the same game', () => {
  for (const { id, players } of screenGames()) {
    const ask = newBoard();
    const lines = record(id, players[1], 17);
    assert.deepEqual(well(ask(...send(['saves import', ...lines, 'end']))), ['game 1']);
    const exported = well(ask('console saves export 1'));
    assert.equal(exported[0], '# game 1');
    assert.deepEqual(exported.filter((line) => !line.startsWith('#')), lines.map((line) => line.replace(/ *#.*$/, '')).filter(Boolean));
    const result = replayed(exported);
    assert.deepEqual(result, replayed(lines));
    const totals = result.players.map(({ total }) => total).join(' ');
    assert.deepEqual(well(ask('console saves list')), [`1 ${id}, over, players ${players[1]}, events ${result.events}, totals ${totals}`]);
  }
});

test('plat should play the export of a game that is played on the screens', () => {
  const ask = newBoard();
  ask('tap button City Planner', 'tap button New', 'tap field Luck', 'tap row 2', 'tap key 4', 'tap button OK', 'tap button Start', 'tap button Roll', 'run 1000');
  const exported = well(ask('console saves export 1'));
  assert.ok(exported.includes('# luck challenge 4'), exported.join('\n'));
  assert.equal(replayed(exported).status, 'running');
});

/** MurmurHash3 for 32 bits; zeros fill up the last word. */
function murmur(bytes, seed) {
  const rotate = (word, by) => (word << by) | (word >>> (32 - by));
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let hash = seed;
  for (let at = 0; at < padded.length; at += 4) {
    const word = Math.imul(rotate(Math.imul(padded.readUInt32LE(at), 0xcc9e2d51), 15), 0x1b873593);
    hash = (Math.imul(rotate(hash ^ word, 13), 5) + 0xe6546b64) | 0;
  }
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

test('a backup should be what docs/cable.md says, read by another program', () => {
  const ask = newBoard();
  for (const { id, players } of screenGames()) ask(...send(['saves import', ...record(id, players[0], 3), 'end']));
  const [first, ...lines] = well(ask('console backup'));
  assert.equal(first, 'plat backup 1');
  const checks = [];
  let object = null;
  for (const line of lines) {
    const [verb, ...words] = line.split(' ');
    if (verb === 'object') object = { slot: Number(words[0]), size: Number(words[1]), check: words[2], bytes: Buffer.alloc(0) };
    if (verb === 'at') {
      const bytes = Buffer.from(words[1], 'hex');
      assert.equal(Number(words[0]), object.bytes.length);
      assert.equal(murmur(bytes, object.bytes.length), words[2]);
      object.bytes = Buffer.concat([object.bytes, bytes]);
      if (object.bytes.length < object.size) continue;
      assert.equal(murmur(object.bytes, object.slot), object.check);
      checks.push(Buffer.from(object.check, 'hex').reverse());
    }
  }
  assert.ok(checks.length >= screenGames().length);
  assert.equal(lines.at(-1), `end ${checks.length} ${murmur(Buffer.concat(checks), 0)}`);
});

test('a board should have the same games when it starts anew after a restore', () => {
  const from = newBoard();
  for (const { id, players } of screenGames()) from(...send(['saves import', ...record(id, players[1], 8), 'end']));
  from('tap button City Planner', 'tap button New', 'tap button Start', 'tap button Roll', 'run 1000');
  const list = well(from('console saves list'));
  assert.match(list[0], /^\d+ city-planner, played, /);
  const to = newBoard();
  const told = well(to(...send(['restore', ...well(from('console backup'))])));
  assert.deepEqual(told, [`restored: ${list.length}`, 'there already: 0']);
  assert.deepEqual(well(to('console saves list')), list);
  to('tap button Resume', 'expect Turn 1');
});

test('the screens should show nothing of games that were erased, and go on with the one that is left', () => {
  const [first, second] = screenGames();
  const ask = newBoard();
  const begin = (game) => [`tap ${game.target}`, 'tap button New', 'tap button Start', 'run 500'];
  const home = (answer) => answer.filter((line) => / button Resume$/.test(line)).length;
  ask(...begin(first), 'tap menu', 'tap button Leave', ...begin(second));
  const one = ask('console saves erase 2', 'run 400', 'targets', 'console record');
  assert.equal(home(one), 1, 'the other game goes on');
  assert.ok(one.includes(`game ${first.id}`), one.join('\n'));
  const none = ask('console saves erase all yes', 'run 400', 'targets', 'console saves list');
  assert.ok(none.includes('erased 1'), none.join('\n'));
  assert.equal(home(none), 0);
  assert.equal(none.filter((line) => /, (played|waits|over|left)/.test(line)).length, 0, none.join('\n'));
});
