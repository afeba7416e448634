import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutGames } from './cuts.mjs';

const CUTS = 15; // of a game; `tools/soak cuts-image` goes on
const SEED = 20261;

test('a game should be there on the shipped image wherever the power goes in it', async () => {
  assert.ok((await cutGames(CUTS, SEED)) >= 2 * CUTS);
});
