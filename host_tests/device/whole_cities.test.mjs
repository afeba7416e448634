import { test } from 'node:test';
import { playWhole } from './whole_game.mjs';

test('a whole game of Cities for two at level 3 should end as its record does', () =>
  playWhole('cities', ({ players }) => players.map(({ total }) => String(total))));
