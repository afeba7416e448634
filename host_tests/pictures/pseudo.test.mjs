import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../fresh.mjs';
import { LONGER, english, lettersOf, longer, rowsOf } from './pseudo.mjs';
import { missing } from './words_lost.mjs';

const folders = fs.readdirSync(path.join(ROOT, 'ui'));
const tables = folders.map((folder) => path.join(ROOT, 'ui', folder, 'words.inc')).filter((file) => fs.existsSync(file));
const rows = tables.flatMap((table) => rowsOf(fs.readFileSync(table, 'utf8')));

test('every word should be longer by 40 % of the letters up to there, with marks', () => {
  assert.equal(longer('Undo'), 'Úñdóžä'); // 4 letters and 2 of 1.6
  assert.equal(longer('I am'), 'Íž ámä'); // 1 of 0.4, and 2 of 1.2 in all
  assert.equal(longer("Round %u of %u,\nCard's −$%d %%"), "Róúñdžä %u ófų %u,\nCárd'sšė −$%d %%"); // 5, 7 and 12 letters: 2, 3 and 5 more
});

test('a unit should stay short', () => assert.equal(longer('From 81 VP on'), 'Frómžä 81 VP óñų'));

test('every text should be longer by 40 %, filled with the same, and told back', () => {
  const filled = (text) => text.match(/%[-0-9.]*[a-z]+|%%|\n/g);
  for (const { name, text } of rows) {
    const letters = lettersOf(text.replace(/\bVP\b/g, ''));
    assert.equal(lettersOf(longer(text)) - lettersOf(text), Math.ceil(letters * LONGER), name);
    assert.deepEqual(filled(longer(text)), filled(text), name);
    assert.equal(english(longer(text)), text, name);
  }
});

test('every row of the words should be found', () => {
  const count = tables.map((table) => fs.readFileSync(table, 'utf8').split('\nWORDS(').length - 1 || 0).reduce((sum, many) => sum + many, 0);
  assert.ok(rows.length >= count && count > 100, `${rows.length} of ${count}`);
});

test('a word that is not shown should be missed, but for a shorter form or a symbol', () => {
  assert.deepEqual(missing('Round 3 of 13', ['Round 3', 'of']), ['13']);
  assert.deepEqual(missing('Rules: The end', ['The end']), []);
  assert.deepEqual(missing('Rules: The end', ['The']), ['Rules', 'end']);
  assert.deepEqual(missing('Yellow', []), []);
  assert.deepEqual(missing('2 green, 3 as green', ['2 green']), []);
});
