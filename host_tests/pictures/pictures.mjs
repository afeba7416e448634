#!/usr/bin/env node
// Looks at the reference pictures and accepts new ones.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../fresh.mjs';
import { commitOf, drawBefore } from './before.mjs';
import { compareLook, writePage } from './compare.mjs';
import { Golden, keyOf } from './golden.mjs';
import { LOOKS, OUT, PSEUDO, pixelsOf, playAll } from './looks.mjs';
import { encode } from './png.mjs';

const HELP = `usage: node host_tests/pictures/pictures.mjs [--accept | --longer] [LOOK | NAME]...

Plays the scripts and compares every picture with host_tests/golden/pictures and pictures.txt beside it. What differs is
shown by build/pictures/index.html: look at it. --accept then makes what is shown now the reference. A LOOK such as
320x240-paper or a picture's NAME leaves out all others.

Of most looks only a hash is kept. Their old pictures are drawn by the last commit that changed what is kept: it is built
in build/pictures/before, once, which takes some minutes.

--longer writes what the pseudo-language shows to build/pictures/pseudo, a folder a look, as PNGs; it compares nothing.`;

/** Gives what differs its old picture where only a hash is kept. */
async function addOld(wrong, golden) {
  const without = wrong.filter(({ kind, old }) => kind !== 'missing' && !old);
  if (without.length === 0) return;
  console.log(`drawing ${without.length} old pictures with the screens of ${commitOf().slice(0, 7) || 'no commit'} ...`);
  try {
    const { commit, pictures } = await drawBefore(without.map(({ look, name }) => keyOf(look, name)), golden.hashes);
    for (const item of without) {
      item.old = pictures.get(keyOf(item.look, item.name));
      item.note = `${commit.slice(0, 7)}, the last commit of the pictures, draws another one than is kept`;
    }
  } catch (error) {
    console.log(`the old pictures could not be drawn: ${error.message}`);
  }
}

/** Any picture of this run by its key, or null. */
function drawn(all, key) {
  for (const { look, pictures } of all) {
    const found = pictures.find(({ name }) => keyOf(look.name, name) === key);
    if (found) return pixelsOf(found);
  }
  return null;
}

async function showLonger(looks, names) {
  for (const { look, pictures } of await playAll(looks, PSEUDO)) {
    const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const picture of wanted) fs.writeFileSync(picture.file.replace(/\.rgb565$/, '.png'), encode(pixelsOf(picture)));
    console.log(`${wanted.length} pictures in ${path.relative(ROOT, path.join(OUT, PSEUDO.out, look.name))}`);
  }
  return 0;
}

async function main(words) {
  if (words.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  const accepting = words.includes('--accept');
  const wanted = words.filter((word) => !word.startsWith('--'));
  const looks = LOOKS.filter(({ name }) => wanted.includes(name));
  const names = wanted.filter((word) => !looks.some(({ name }) => name === word));
  if (words.includes('--longer')) return showLonger(looks.length > 0 ? looks : LOOKS, names);
  const golden = new Golden();
  const all = await playAll(looks.length > 0 ? looks : LOOKS);
  const wrong = all.flatMap((seen) => compareLook(seen, golden)).filter(({ name }) => names.length === 0 || names.includes(name));
  const count = all.reduce((sum, { pictures }) => sum + pictures.length, 0);
  for (const { look, errors, failed } of all) {
    if (failed) console.log(`${look.name}: a script ended early\n${errors}`);
  }
  const early = all.some(({ failed }) => failed);
  const disorder = golden.disorder();
  if (!accepting) {
    await addOld(wrong, golden);
    for (const line of disorder) console.log(line);
  }
  if (wrong.length > 0) console.log(`${wrong.length} pictures differ: see ${writePage(wrong)}`);
  if (accepting) {
    // A script that ended early leaves pictures out that are not wrong.
    const taken = early ? wrong.filter(({ kind }) => kind !== 'extra') : wrong;
    golden.accept(taken, (key) => drawn(all, key));
    console.log(`${taken.length} accepted`);
  }
  console.log(`${count} pictures of ${all.length} looks`);
  return early || (!accepting && wrong.length + disorder.length > 0) ? 1 : 0;
}

process.exit(await main(process.argv.slice(2)));
