import { test } from 'node:test';
import { playAgainstGreedy } from './bot_game.mjs';

test('a game of City Planner against a bot should end as its record does', () =>
  playAgainstGreedy('city-planner', {
    setUp: ['button City Planner', 'field Players'],
    turn: (names) => {
      if (names.includes('button Replay')) return [];
      if (names.includes('button Roll')) return ['button Roll'];
      return names.includes('button Score') ? ['button Score'] : ['card 1', 'button Lock'];
    },
    shown: ({ players }) => players.map(({ total }) => String(total)),
  }));
