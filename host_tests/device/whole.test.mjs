import { test } from 'node:test';
import { touchedGames } from '../games.mjs';
import { playWhole } from './whole_game.mjs';

for (const { id, touches: { alone } } of await touchedGames()) {
  for (const game of new Set([id, alone])) {
    test(`a whole game of ${game} should end as its record does`, () => playWhole(game));
  }
}
