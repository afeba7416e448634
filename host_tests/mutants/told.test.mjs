import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BY_PICTURES, BY_TESTS, UNNOTICED, line, readTry, wordsOf } from './told.mjs';

test('tries should add up to a sentence for all folders and one for each', () => {
  const sum = {};
  for (const [file, by] of [['play/menu_screen.cpp', BY_TESTS], ['core/focus.cpp', BY_TESTS], ['play/result/verdict.cpp', UNNOTICED], ['core/text.cpp', BY_PICTURES], ['play/play.cpp', BY_TESTS], ['ui.cpp', BY_TESTS]]) {
    for (const [key, count] of Object.entries(readTry(`built\n${line(file, by)}\nwhat\n`).sum)) sum[key] = (sum[key] ?? 0) + count;
  }
  assert.equal(wordsOf({ sum }), 'all: 4 by tests, 1 by pictures alone, 1 by nothing; .: 1 by tests; core: 1 by tests, 1 by pictures alone; play: 2 by tests, 1 by nothing');
});

test('an answer without a try should be refused', () => {
  assert.throws(() => readTry('it could not be built'), /no try was told/);
});
