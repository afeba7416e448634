import { test } from 'node:test';
import { playWhole } from './whole_game.mjs';

test('a whole game of City Planner alone should end as its record does', () =>
  playWhole('city-planner', ({ players: [{ total }], title }) => [String(total), title]));
