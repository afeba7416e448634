#!/usr/bin/env node
// Makes the pseudo-language: node pseudo.mjs <output> <words.inc>... writes the table of texts with every text 40 %
// longer, in letters with marks. What it says can be turned back into English.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

export const LONGER = 0.4;

const MARKED = new Map([...'aeiounAEIOUN'].map((letter, i) => [letter, [...'áéíóúñÁÉÍÓÚÑ'][i]]));
const PLAIN = new Map([...MARKED].map(([letter, marked]) => [marked, letter]));
// Whatever else stands behind a word was added to it. Their width is that of most letters.
const ADDED = [...'žäųšėüčö'];

// The short form of a unit, which is as short in every language.
const UNITS = new Set(['VP']);

const KEPT = /%[-0-9.]*[a-z]+|%%|\n/; // what a text is filled with, and the ends of its lines
const WORD = /\p{L}[\p{L}'’]*/u;
const PARTS = new RegExp(`${KEPT.source}|${WORD.source}`, 'gu');

/** How many letters a text has, and nothing else. */
export const lettersOf = (text) => [...text.replace(new RegExp(KEPT, 'g'), '')].filter((letter) => /\p{L}/u.test(letter)).length;

export function longer(text) {
  let letters = 0;
  let added = 0;
  return text.replace(PARTS, (part) => {
    if (!WORD.test(part[0]) || UNITS.has(part)) return part;
    letters += lettersOf(part);
    const more = Math.ceil(letters * LONGER) - added;
    const first = added;
    added += more;
    const marked = [...part].map((letter) => MARKED.get(letter) ?? letter).join('');
    return marked + Array.from({ length: more }, (_, i) => ADDED[(first + i) % ADDED.length]).join('');
  });
}

/** The English that was made longer. */
export const english = (text) => [...text].filter((letter) => !ADDED.includes(letter)).map((letter) => PLAIN.get(letter) ?? letter).join('');

/** The rows of a table: [{name, text}]. */
export function rowsOf(table) {
  const row = /^WORDS\((\w+),\s*("(?:[^"\\]|\\.)*")/gm;
  return [...table.matchAll(row)].map(([, name, text]) => ({ name, text: JSON.parse(text) }));
}

function main([output, ...tables]) {
  const rows = tables.flatMap((table) => rowsOf(fs.readFileSync(table, 'utf8')));
  fs.writeFileSync(output, rows.map(({ name, text }) => `WORDS(${name}, ${JSON.stringify(longer(text))})\n`).join(''));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
