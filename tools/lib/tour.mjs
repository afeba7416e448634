#!/usr/bin/env node
// The pictures of a tour as PNG files, and all of them on one sheet: node tour.mjs PROGRAM FOLDER OPTION…
// PROGRAM is plat-tour, its options behind; a line a picture as it comes.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { encode } from '../../host_tests/pictures/png.mjs';

export const SHEET = 'all.png';
const COLUMNS = 4;
const GAP = 8;
const GROUND = 0x8410; // a grey

function readPixels(file, width, height) {
  const bytes = fs.readFileSync(file);
  return { width, height, pixels: new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2) };
}

/** Pictures of one size in rows, from the left. */
export function sheetOf(pictures) {
  const [{ width, height }] = pictures;
  const columns = Math.min(COLUMNS, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const sheet = { width: columns * (width + GAP) + GAP, height: rows * (height + GAP) + GAP };
  sheet.pixels = new Uint16Array(sheet.width * sheet.height).fill(GROUND);
  for (const [index, { pixels }] of pictures.entries()) {
    const left = GAP + (index % columns) * (width + GAP);
    const top = GAP + Math.floor(index / columns) * (height + GAP);
    for (let y = 0; y < height; y++) sheet.pixels.set(pixels.subarray(y * width, (y + 1) * width), (top + y) * sheet.width + left);
  }
  return sheet;
}

/** Draws the tour into `folder`: {code, count}; what the program says goes to `say` and `complain`. */
export async function draw(program, folder, options, say, complain) {
  const child = spawn(program, ['--out', folder, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  createInterface({ input: child.stderr }).on('line', complain);
  const pictures = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name, width, height, words] = line.split('\t');
    const raw = path.join(folder, `${name}.rgb565`);
    const picture = readPixels(raw, Number(width), Number(height));
    fs.writeFileSync(path.join(folder, `${name}.png`), encode(picture));
    fs.rmSync(raw);
    pictures.push(picture);
    say(`${`${name}.png`.padEnd(32)} ${words}`);
  }
  if (pictures.length > 0) fs.writeFileSync(path.join(folder, SHEET), encode(sheetOf(pictures)));
  return { code: await ended, count: pictures.length };
}

async function main([program, folder, ...options]) {
  let why = '';
  const { code, count } = await draw(program, folder, options, console.log, (line) => {
    why = line;
  });
  if (code !== 0 || count === 0) {
    process.stderr.write(`${why || 'the tour took no picture'}\n`);
    return 1;
  }
  const here = path.relative(process.cwd(), folder);
  console.log(`${count} pictures are in ${here.startsWith('..') ? folder : here || '.'}, all of them on ${SHEET}`);
  return 0;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) process.exit(await main(process.argv.slice(2)));
