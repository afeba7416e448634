#!/usr/bin/env node
// Measures our store and littlefs side by side: node measure.mjs YEARS SEED prints the figures as a line of JSON and writes
// the table of docs/saves.md to build/beside/table.md. Built by build.sh before.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../fresh.mjs';
import { KEEPERS, tableOf } from './told.mjs';

const BUILD = path.join(ROOT, 'build', 'beside');
const PROGRAM = path.join(BUILD, 'beside');
const SIZES = { store: 'store', ends: 'littlefs_3', file: 'littlefs_2' };
const WAITING_BYTES = 210; // in RAM, of the newest events that lie apart
const COUNTED_GAMES = 3;
const TEARS = ['short', 'garbage', 'unstable'];

function run(...words) {
  const text = execFileSync(PROGRAM, words.map(String), { encoding: 'utf8' });
  return Object.fromEntries(text.trim().split('\n').map((line) => line.split(' ')).map(([name, number]) => [name, Number(number)]));
}

/** Instructions in the function `measured`, those of the medium left out, in all of its calls. */
function instructions(measured, keeper, what, seed) {
  const file = path.join(BUILD, 'callgrind.out');
  const options = ['--tool=callgrind', `--toggle-collect=${measured}`, `--callgrind-out-file=${file}`];
  const { status, stderr } = spawnSync('valgrind', [...options, PROGRAM, keeper, what, `${COUNTED_GAMES}`, `${seed}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const [, all] = /Collected\s*:\s*(\d+)/.exec(stderr);
  const report = execFileSync('callgrind_annotate', ['--inclusive=yes', '--auto=no', '--threshold=100', file], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const medium = { read: 0, program: 0, erase: 0 }; // each stands there once a file, whole or what is inlined of others
  for (const [, number, name] of report.matchAll(/^\s*([\d,]+) \([^)]*\)\s+\S*:drivers::storage::(read|program|erase)\(/gm)) {
    medium[name] = Math.max(medium[name], Number(number.replaceAll(',', '')));
  }
  return Number(all) - medium.read - medium.program - medium.erase;
}

/** Bytes of {code, ram} on the device, what is only there to be linked left out. */
function sizes(name) {
  const elf = path.join(BUILD, `size_${name}.elf`);
  const sections = execFileSync('arm-none-eabi-size', ['-A', elf], { encoding: 'utf8' });
  const of = (...names) => names.reduce((sum, section) => sum + Number(new RegExp(`^\\${section}\\s+(\\d+)`, 'm').exec(sections)?.[1] ?? 0), 0);
  const [, root] = /^\S+ (\S+) T root$/m.exec(execFileSync('arm-none-eabi-nm', ['-S', elf], { encoding: 'utf8' }));
  return { code: of('.text', '.rodata', '.data') - Number.parseInt(root, 16), ram: of('.data', '.bss') };
}

function measure(keeper, years, seed) {
  const year = run(keeper, 'years', years, seed);
  const open = run(keeper, 'open', COUNTED_GAMES, seed);
  const cuts = run(keeper, 'cuts');
  const [fast, small] = ['O2', 'Os'].map((level) => sizes(`${SIZES[keeper]}_${level}`));
  const games = run(keeper, 'games', COUNTED_GAMES, seed);
  const events = games['event.times'];
  const cut = (what) => TEARS.reduce((sum, tear) => sum + cuts[`cuts.${tear}.${what}`], 0);
  return {
    code: fast.code,
    code_small: small.code,
    ram: fast.ram + (keeper === 'ends' ? WAITING_BYTES : 0),
    stack: run(keeper, 'stack').stack,
    pages: year['event.pages'],
    most_pages: year['event.most_pages'],
    erasures: year['event.erasures'],
    rest_pages: (year['rest.pages'] * year['rest.times']) / year['event.times'],
    rest_erasures: (year['rest.erasures'] * year['rest.times']) / year['event.times'],
    rest_most_erasures: year['rest.most_erasures'],
    finish_pages: year['finish.pages'],
    finish_erasures: year['finish.erasures'],
    reads: year['event.bytes_read'],
    instructions: instructions('measured_event', keeper, 'games', seed) / events,
    open_reads: open['open.bytes_read'],
    open_pages: open['open.pages'],
    open_instructions: instructions('measured_open', keeper, 'open', seed),
    first_reads: open['first.bytes_read'],
    worn: year.worn / years,
    cuts: cut('all'),
    lost: cut('lost'),
    late: cut('late'),
    late_if_unstable: cuts['cuts.unstable.late'],
    stuck: cut('stuck'),
  };
}

const [years, seed] = process.argv.slice(2).map(Number);
const figures = Object.fromEntries(Object.keys(KEEPERS).map((keeper) => [keeper, measure(keeper, years, seed)]));
fs.writeFileSync(path.join(BUILD, 'table.md'), tableOf(figures));
console.log(JSON.stringify(figures));
