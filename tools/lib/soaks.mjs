// What can be run for long: a table. A soak goes on in chunks of the same size, each with luck of its own:
//
//   title, unit    what it does and what is counted
//   chunk          units of a chunk
//   seed           of the first chunk where none is given: others than those of tools/check
//   alone          whether two chunks can't run at the same time
//   command        ({seed, index}) => [program, word…], built; it ends badly when something is found
//   read           (what it printed) => {sum: {words: number}, most: {words: number}}: what is kept of it
//   words          (what was kept) => the last column of its line; without: each number with its words, and that nothing was wrong
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, fresh } from '../../host_tests/fresh.mjs';
import { readTry, wordsOf } from '../../host_tests/mutants/told.mjs';
import { readFigures, wordsOf as wordsOfFigures } from '../../host_tests/save/beside/told.mjs';

const hostTest = (name) => fresh('host-tests', `host_tests/${name}`);
const nothing = () => ({ sum: {}, most: {} });
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, number]) => Number(number));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const TOUCHES = 20000;
const GAMES = 1000;
const MATCHES = 60; // as host_tests/core/test_match_games.cpp has them
const IMAGE_CUTS = 15;
const GAMES_CUT = 5;
const SESSIONS = 500;
const IMAGES = 2000;
const IMAGE_TOUCHES = 500;
const FUZZ_SECONDS = 60;
const YEARS_BESIDE = 5;

/** A soak for each fuzz target. */
function fuzzers() {
  const folder = path.join(ROOT, 'host_tests', 'fuzz');
  const targets = fs.readdirSync(folder).map((file) => /^fuzz_(\w+)\.cpp$/.exec(file)?.[1]).filter(Boolean).sort();
  return targets.map((target) => [`fuzz-${target}`, {
    title: `random input to fuzz_${target}.cpp`,
    unit: 'seconds',
    chunk: FUZZ_SECONDS,
    seed: 1,
    alone: true,
    command: ({ seed, index }) => ['bash', path.join(folder, 'run.sh'), `${FUZZ_SECONDS}`, '--seed', `${seed + index}`, target],
    read: (text) => ({ sum: { inputs: sum(all(text, /: (\d+) inputs/g)) }, most: {} }),
  }]);
}

const MUTANTS = path.join(ROOT, 'host_tests', 'mutants', 'main.mjs');
let copied = false;

/** Tries the change `index`; the sources are copied and built once a call. */
function tryChange({ seed, index }) {
  if (!copied) execFileSync(process.execPath, [MUTANTS, 'prepare'], { stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' });
  copied = true;
  return [process.execPath, MUTANTS, 'try', `${seed}`, `${index}`];
}

const BESIDE = path.join(ROOT, 'host_tests', 'save', 'beside');
let besideBuilt = false;

/** Fetched and built once a call. */
function measureBeside({ seed, index }) {
  if (!besideBuilt) execFileSync('bash', [path.join(BESIDE, 'build.sh')], { stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' });
  besideBuilt = true;
  return [process.execPath, path.join(BESIDE, 'measure.mjs'), `${YEARS_BESIDE}`, `${seed + index}`];
}

export const SOAKS = new Map([
  ['monkey', {
    title: 'touches at random on the screens of every game, on the host',
    unit: 'touches a game',
    chunk: TOUCHES,
    seed: 30001,
    command: ({ seed, index }) => [hostTest('monkey'), 'all', `${TOUCHES}`, `${seed + index}`],
    read: (text) => ({ sum: { 'games ended': sum(all(text, /games ended (\d+)/g)) }, most: { 'bytes of LVGL\'s pool': Math.max(...all(text, /pool peak (\d+)/g)) } }),
  }],
  ['monkey-image', {
    title: 'the same on the shipped image in the emulator',
    unit: 'touches a game',
    chunk: IMAGE_TOUCHES,
    seed: 30001,
    command: ({ seed, index }) => [process.execPath, path.join(ROOT, 'host_tests', 'device', 'monkey_games.mjs'), `${IMAGE_TOUCHES}`, `${seed + index}`],
    read: (text) => ({ sum: {}, most: { 'bytes of LVGL\'s pool': Math.max(...all(text, /pool peak (\d+)/g)), 'bytes of stack': Math.max(...all(text, /stack (\d+)/g)) } }),
  }],
  ['games', {
    title: 'random games that keep every property after each event',
    unit: 'games of each kind',
    chunk: GAMES,
    seed: 2000000,
    command: ({ seed, index }) => [hostTest('test_core.random_games'), `${seed + index * GAMES}`, `${GAMES}`],
    read: nothing,
  }],
  ['matches', {
    title: 'random matches that are kept and brought back before each step',
    unit: 'matches of each game',
    chunk: MATCHES,
    seed: 1,
    command: ({ seed, index }) => [hostTest('test_core.match_games'), `${seed + index}`],
    read: nothing,
  }],
  ['cuts', {
    title: 'random sessions of what lasts, the power cut in them in every manner, also again while it starts',
    unit: 'sessions',
    chunk: SESSIONS,
    seed: 1000000,
    command: ({ seed, index }) => [hostTest('test_save.store_cuts'), `${seed + index * SESSIONS}`, `${SESSIONS}`],
    read: (text) => ({ sum: { cuts: sum(all(text, /cuts (\d+)/g)) }, most: {} }),
  }],
  ['game-cuts', {
    title: 'whole games of all kinds, the power cut at every operation in every manner',
    unit: 'games of each kind',
    chunk: GAMES_CUT,
    seed: 1000000,
    command: ({ seed, index }) => [hostTest('test_save.game_cuts'), `${seed + index * GAMES_CUT}`, `${GAMES_CUT}`],
    read: (text) => ({ sum: { cuts: sum(all(text, /cuts (\d+)/g)) }, most: {} }),
  }],
  ['cuts-image', {
    title: 'games on the shipped image in the emulator, started anew after a cut of the power anywhere',
    unit: 'cuts a game',
    chunk: IMAGE_CUTS,
    seed: 30001,
    command: ({ seed, index }) => [process.execPath, path.join(ROOT, 'host_tests', 'device', 'cut_games.mjs'), `${IMAGE_CUTS}`, `${seed + index}`],
    read: (text) => ({ sum: { cuts: sum(all(text, /cuts (\d+)/g)) }, most: {} }),
  }],
  ['damage', {
    title: 'damaged images of what lasts: flipped bits, sectors that changed places, two stores mixed, random bytes',
    unit: 'images',
    chunk: IMAGES,
    seed: 1000000,
    command: ({ seed, index }) => [hostTest('test_save.store_damage'), `${seed + index * IMAGES}`, `${IMAGES}`],
    read: (text) => ({ sum: { 'objects found': sum(all(text, /found (\d+)/g)), 'told as damaged': sum(all(text, /damaged (\d+)/g)) }, most: {} }),
  }],
  ['wear', {
    title: 'years of 1,000 events a day in a full store',
    unit: 'years',
    chunk: 1,
    seed: 1,
    command: ({ seed, index }) => [hostTest('test_save.store_wear'), `${seed + index}`, '1'],
    read: (text) => ({ sum: {}, most: { 'erasures of a sector in a year': Math.max(...all(text, /erased (\d+)/g)) } }),
  }],
  ['littlefs', {
    title: 'our store and littlefs beside each other, years of 1,000 events a day',
    unit: 'years',
    chunk: YEARS_BESIDE,
    seed: 1,
    alone: true,
    command: measureBeside,
    read: readFigures,
    words: wordsOfFigures,
  }],
  ['mutants', {
    title: 'changes of one token in ui/, and who notices them',
    unit: 'changes',
    chunk: 1,
    seed: 1,
    alone: true,
    command: tryChange,
    read: readTry,
    words: wordsOf,
  }],
  ...fuzzers(),
]);
