#!/usr/bin/env node
// Looks at the reference pictures and accepts new ones.
import { accept, compareLook, writePage } from './compare.mjs';
import { LOOKS, playAll } from './looks.mjs';

const HELP = `usage: node host_tests/pictures/pictures.mjs [--accept] [LOOK | NAME]...

Plays the scripts and compares every picture with host_tests/golden/pictures. What differs is shown by
build/pictures/index.html: look at it. --accept then makes what is shown now the reference. A LOOK such as
320x240-paper or a picture's NAME leaves out all others.`;

async function main(words) {
  if (words.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  const accepting = words.includes('--accept');
  const wanted = words.filter((word) => !word.startsWith('--'));
  const looks = LOOKS.filter(({ name }) => wanted.includes(name));
  const names = wanted.filter((word) => !looks.some(({ name }) => name === word));
  const all = await playAll(looks.length > 0 ? looks : LOOKS);
  const wrong = all.flatMap(compareLook).filter(({ name }) => names.length === 0 || names.includes(name));
  const count = all.reduce((sum, { pictures }) => sum + pictures.length, 0);
  for (const { look, errors, failed } of all) {
    if (failed) console.log(`${look.name}: a script ended early\n${errors}`);
  }
  const early = all.some(({ failed }) => failed);
  if (wrong.length > 0) console.log(`${wrong.length} pictures differ: see ${writePage(wrong)}`);
  if (accepting) {
    // A script that ended early leaves pictures out that are not wrong.
    const taken = early ? wrong.filter(({ kind }) => kind !== 'extra') : wrong;
    accept(taken);
    console.log(`${taken.length} accepted`);
  }
  console.log(`${count} pictures of ${all.length} looks`);
  return early || (wrong.length > 0 && !accepting) ? 1 : 0;
}

process.exit(await main(process.argv.slice(2)));
