#!/usr/bin/env node
// Tries changes of one token in ui/ and tells who notices them: see README.md. `tools/soak mutants` runs many.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { KINDS, changed, changesOf, luckOf } from './changes.mjs';
import { notice, targets } from './notice.mjs';
import { UNNOTICED, line } from './told.mjs';
import { HOME, build, codeDiffers, codeFiles, endAll, original, prepare, restore, write } from './tree.mjs';

const HELP = `usage: main.mjs prepare            copies and builds the sources, and sees all tests pass
       main.mjs try SEED NUMBER    draws a change and tries it
       main.mjs again FILE         tries the changes of a file such as build/mutants/seed-1.txt once more`;
const DRAWS = 100;

/** All changes of a kind: [{file, …change}]. */
function allChanges(kind) {
  return codeFiles().flatMap((file) => changesOf(original(file)).filter((change) => change.kind === kind).map((change) => ({ file, ...change })));
}

const quoted = (text) => JSON.stringify(text).replaceAll('\\n', ' ').replace(/ {2,}/g, ' ');
const whatChanges = ({ old, text }) => `${quoted(old)} -> ${quoted(text)}`;
const inWords = (change) => `ui/${change.file}:${change.line} ${whatChanges(change)}`;

/** Makes a change in the copy; whether that compiles, and to something else than before. */
async function apply(change) {
  restore();
  write(change.file, changed(original(change.file), change));
  const object = `ui/CMakeFiles/plat_ui.dir/${change.file}.o`;
  if (change.file.endsWith('.cpp') && ((await build(object)).code !== 0 || !codeDiffers())) return false;
  return (await build(...targets())).code === 0 && codeDiffers();
}

/** Draws changes until one can be applied. */
async function draw(seed, number) {
  const below = luckOf(seed, number);
  const all = allChanges(KINDS[number % KINDS.length]);
  for (let draws = 0; draws < DRAWS; draws++) {
    const change = all[below(all.length)];
    if (await apply(change)) return change;
  }
  throw new Error(`none of ${DRAWS} changes could be compiled`);
}

/** The change that a line of a seed's file tells of, where it is now; or null. */
function find(line) {
  const [, file, at, what] = /^(?:\d+ )?ui\/(\S+):(\d+) (.* -> "(?:\\.|[^"])*")/.exec(line);
  if (!codeFiles().includes(file)) return null;
  const alike = changesOf(original(file)).filter((change) => whatChanges(change) === what);
  const away = (change) => Math.abs(change.line - Number(at));
  return alike.length > 0 ? { file, ...alike.sort((a, b) => away(a) - away(b))[0] } : null;
}

/** Who notices what is applied, in words. */
async function tell(change) {
  const { by, what } = await notice();
  restore();
  return { by, told: `${inWords(change)}: ${by}${what && what !== by ? ` (${what})` : ''}` };
}

/** A line a change, in the order of their numbers. */
function keep(seed, number, told) {
  const file = path.join(HOME, `seed-${seed}.txt`);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const others = lines.filter((line) => Number.parseInt(line, 10) !== number);
  fs.writeFileSync(file, [...others, `${number} ${told}`].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)).map((line) => `${line}\n`).join(''));
}

async function tryOne(seed, number) {
  const change = await draw(seed, number);
  const { by, told } = await tell(change);
  keep(seed, number, told);
  console.log(`${line(change.file, by)}\n${told}`);
}

async function tryAgain(file) {
  for (const told of fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const change = find(told);
    if (change && (await apply(change))) console.log((await tell(change)).told);
    else console.log(`is no more, or changes nothing: ${told}`);
  }
}

async function main([what, ...words]) {
  if (what === 'prepare') {
    await prepare(targets);
    const { by, what: test } = await notice();
    if (by !== UNNOTICED) throw new Error(`nothing was changed and ${test} fails: build/mutants/tree has the sources as they are`);
    return 0;
  }
  if (what === 'try' && words.length === 2) {
    await tryOne(Number(words[0]), Number(words[1]));
    return 0;
  }
  if (what === 'again' && words.length === 1) {
    await tryAgain(words[0]);
    return 0;
  }
  console.log(HELP);
  return what === '--help' ? 0 : 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      endAll();
      process.exit(130);
    });
  }
  process.exit(await main(process.argv.slice(2)));
}
