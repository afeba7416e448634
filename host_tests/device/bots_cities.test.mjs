import { test } from 'node:test';
import { playAgainstGreedy } from './bot_game.mjs';

test('a game of Cities against a bot should end as its record does', () =>
  playAgainstGreedy('cities', {
    setUp: ['button Cities', 'field Players', 'row 2'],
    turn: (names) => {
      if (names.includes('button Again')) return [];
      if (names.includes('button Stay')) return ['button Stay'];
      return [names.find((name) => name.startsWith('cell ')), 'button Build'];
    },
    shown: ({ players }) => players.map(({ total }) => String(total)),
  }));
