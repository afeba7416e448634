// What the rules do, in one number a game: a change of it is a change of the rules, and its commit says so.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT, randomGames } from '../device/places.mjs';

test('random games should end as the golden digests say', () => {
  const golden = fs.readFileSync(path.join(ROOT, 'host_tests', 'golden', 'random_games.txt'), 'utf8');
  assert.equal(execFileSync(randomGames(), { encoding: 'utf8' }), golden);
});
