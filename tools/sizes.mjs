#!/usr/bin/env node
// The size table: what the image, its memory and its speed are now, against the committed figures and
// their ceilings. Figures come from the boards' ELF files and from what tests left in build/measures.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryTable, ramSymbols, whoHasWhat, withTable } from './memory.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const GOLDEN = path.join(ROOT, 'host_tests', 'golden', 'sizes.txt');
const BUILD = path.join(ROOT, 'build');
const HOUSE = path.join(ROOT, 'docs', 'house.md');

const HELP = `usage: tools/sizes.mjs [--accept]

Prints each figure, its difference to host_tests/golden/sizes.txt and its ceiling, and who has the static
RAM of each image. Fails when a figure is above its ceiling, is not in the golden file, or was not measured,
and when RAM reaches into what is reserved (tools/memory.mjs). --accept writes today's figures there, and the
table of RAM into docs/house.md; ceilings untouched: a new figure gets none by itself, give it one by hand.`;

/** Figures of an ELF file, by where its sections lie. */
export function imageFigures(board, sections) {
  let flash = 0;
  let ram = 0;
  for (const { name, size, address } of sections) {
    if (address >= 0x10000000 && address < 0x11000000) flash += size;
    if (address >= 0x20000000 && address < 0x20042000) {
      ram += size;
      if (!/bss|stack|heap|uninit|flash_end/.test(name)) flash += size; // its first values lie in flash
    }
  }
  return [
    [`${board}.flash`, flash],
    [`${board}.ram`, ram],
  ];
}

function sectionsOf(elf) {
  const table = execFileSync('arm-none-eabi-size', ['-A', elf], { encoding: 'utf8' });
  return table
    .split('\n')
    .map((line) => /^(\S+)\s+(\d+)\s+(\d+)$/.exec(line))
    .filter((match) => match && !match[1].startsWith('.debug') && match[1] !== 'Total')
    .map((match) => ({ name: match[1], size: Number(match[2]), address: Number(match[3]) }));
}

/** The images there are, as {board, elf}. */
function images() {
  return fs
    .readdirSync(path.join(ROOT, 'boards'))
    .sort()
    .map((board) => ({ board, elf: path.join(BUILD, board, `plat-${board}.elf`) }))
    .filter(({ elf }) => fs.existsSync(elf));
}

function measure() {
  const figures = [];
  for (const { board, elf } of images()) figures.push(...imageFigures(board, sectionsOf(elf)));
  const folder = path.join(BUILD, 'measures');
  for (const file of fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []) {
    for (const line of fs.readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const [name, value] = line.split(/\s+/);
      figures.push([name, Number(value)]);
    }
  }
  return largest(figures);
}

/** What several tests have measured counts at its largest. */
export function largest(figures) {
  const all = new Map();
  for (const [name, value] of figures) all.set(name, Math.max(value, all.get(name) ?? value));
  return all;
}

/** The golden file's lines: comments kept, figures as {name, value, ceiling, meaning}. */
export function parseGolden(text) {
  return text.split('\n').map((line) => {
    const match = /^(\S+)\s+(\d+)\s+(\d+|none)\s*(.*)$/.exec(line);
    if (line.startsWith('#') || !match) return { text: line };
    return { name: match[1], value: Number(match[2]), ceiling: match[3] === 'none' ? null : Number(match[3]), meaning: match[4] };
  });
}

export function formatGolden(lines) {
  return lines
    .map((line) => {
      if (line.text !== undefined) return line.text;
      return `${line.name.padEnd(34)} ${String(line.value).padStart(10)} ${String(line.ceiling ?? 'none').padStart(10)}  ${line.meaning}`.trimEnd();
    })
    .join('\n');
}

/** Compares and says what is wrong: {rows, complaints}. */
export function compare(golden, figures) {
  const rows = [];
  const complaints = [];
  const known = golden.filter((line) => line.name);
  for (const { name, value, ceiling, meaning } of known) {
    const now = figures.get(name);
    if (now === undefined) {
      complaints.push(`${name} was not measured`);
      continue;
    }
    const difference = now - value;
    rows.push({ name, now, difference, ceiling, meaning });
    if (ceiling !== null && now > ceiling) complaints.push(`${name} is ${now}, its ceiling is ${ceiling}`);
  }
  for (const name of figures.keys()) {
    if (!known.some((line) => line.name === name)) complaints.push(`${name} is ${figures.get(name)} and has no line in the golden file`);
  }
  return { rows, complaints };
}

function print({ rows, complaints }) {
  console.log(`${'figure'.padEnd(34)} ${'now'.padStart(10)} ${'change'.padStart(9)} ${'ceiling'.padStart(10)}  meaning`);
  for (const { name, now, difference, ceiling, meaning } of rows) {
    const change = difference === 0 ? '' : difference > 0 ? `+${difference}` : String(difference);
    console.log(`${name.padEnd(34)} ${String(now).padStart(10)} ${change.padStart(9)} ${String(ceiling ?? '').padStart(10)}  ${meaning}`);
  }
  for (const complaint of complaints) console.log(`! ${complaint}`);
}

/** Who has the RAM of each image; the documents have the first one's. */
function memories(figures) {
  return images().map(({ board, elf }) => ({ board, ...whoHasWhat(ramSymbols(elf), sectionsOf(elf), figures.get(`${board}.ram`)) }));
}

function accept(golden, figures) {
  for (const line of golden) if (line.name && figures.has(line.name)) line.value = figures.get(line.name);
  const known = new Set(golden.map((line) => line.name));
  for (const [name, value] of figures) {
    if (!known.has(name)) golden.splice(golden.length - 1, 0, { name, value, ceiling: null, meaning: '' });
  }
  fs.writeFileSync(GOLDEN, formatGolden(golden));
}

function main(words) {
  if (words.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  const golden = parseGolden(fs.existsSync(GOLDEN) ? fs.readFileSync(GOLDEN, 'utf8') : '');
  const figures = measure();
  const memory = memories(figures);
  if (words.includes('--accept')) {
    accept(golden, figures);
    if (memory.length > 0) fs.writeFileSync(HOUSE, withTable(fs.readFileSync(HOUSE, 'utf8'), memoryTable(memory[0])));
  }
  const result = compare(golden, figures);
  for (const { board, complaints } of memory) result.complaints.push(...complaints.map((complaint) => `${board}: ${complaint}`));
  for (const each of memory) console.log(`${each.board}\n${memoryTable(each)}\n`);
  print(result);
  return result.complaints.length === 0 ? 0 : 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) process.exit(main(process.argv.slice(2)));
