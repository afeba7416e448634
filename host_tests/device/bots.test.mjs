import { test } from 'node:test';
import { touchedGames } from '../games.mjs';
import { playAgainstGreedy } from './bot_game.mjs';

for (const { id, target, players: [least, most], touches } of await touchedGames()) {
  if (most > 1) test(`a game of ${id} against a bot should end as its record does`, () => playAgainstGreedy(id, target, least, touches.turn));
}
