import { test } from 'node:test';
import { screenGames } from '../games.mjs';
import { playWhole } from './whole_game.mjs';

for (const { id } of screenGames()) {
  test(`a whole game of ${id} should end as its record does`, () => playWhole(id));
}
