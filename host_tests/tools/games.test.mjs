import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../fresh.mjs';
import { folderOf, rulesGames, screenGames, touchedGames, touchesOf } from '../games.mjs';

const foldersWith = (...file) => fs.readdirSync(path.join(ROOT, ...file.slice(0, -1))).filter((name) => fs.existsSync(path.join(ROOT, ...file.slice(0, -1), name, file.at(-1)(name)))).sort();

test('the games that have rules should be those that have a folder of them', () => {
  assert.deepEqual(rulesGames().map(({ id }) => folderOf(id)).sort(), foldersWith('rules', (name) => `${name}.hpp`));
  for (const { players: [least, most] } of rulesGames()) assert.ok(least >= 1 && least <= most);
});

test('the games that have screens should be those that have rules and a file that says how they are touched', async () => {
  const ruled = rulesGames();
  for (const { id, target, players } of screenGames()) {
    assert.deepEqual(ruled.find((game) => game.id === id)?.players, players, id);
    assert.match(target, /^button \S/);
  }
  const touched = await touchedGames();
  assert.deepEqual(touched.map(({ id }) => folderOf(id)).sort(), foldersWith('host_tests', () => 'touches.mjs'));
  for (const { id, touches: { board, games, alone, entered, turn, play } } of touched) {
    assert.ok(board instanceof RegExp && id in games && alone in games, id);
    assert.deepEqual([entered, turn, play].map((part) => typeof part), ['function', 'function', 'function'], id);
  }
});

test('a game without that file should be named with it', async () => {
  await assert.rejects(async () => touchesOf('a-new-game'), /host_tests\/a_new_game\/touches\.mjs is missing: it says how a-new-game is played/);
});
