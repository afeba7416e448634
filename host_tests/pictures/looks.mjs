// Each way the screens are shown in, and the program that shows them.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, fresh } from '../fresh.mjs';
import { sentences } from '../layers/refusals.mjs';
import { longer } from './pseudo.mjs';

export const SCRIPTS = path.join(ROOT, 'host_tests', 'pictures', 'scripts');
export const OUT = path.join(ROOT, 'build', 'pictures');

const BOARD_SIZES = ['320x240', '240x320'];
const LARGE_SIZES = ['480x320', '320x480'];
const THEMES = ['paper', 'blueprint', 'grey'];

/** A look's name is its folder in golden/pictures. `board`: as the device can show it. */
export const LOOKS = [
  ...BOARD_SIZES.flatMap((size) => THEMES.map((theme) => ({ name: `${size}-${theme}`, size, theme, board: true }))),
  ...BOARD_SIZES.map((size) => ({ name: `${size}-left`, size, theme: 'paper', left: true, board: true })),
  ...LARGE_SIZES.map((size) => ({ name: `${size}-paper`, size, theme: 'paper' })),
];

/** The scripts of a look; one that begins with "# looks: paper" is left out of the others. */
export function scriptsOf(look) {
  const files = fs.readdirSync(SCRIPTS).filter((file) => file.endsWith('.txt')).sort();
  return files.filter((file) => {
    const paperOnly = fs.readFileSync(path.join(SCRIPTS, file), 'utf8').startsWith('# looks: paper\n');
    return !paperOnly || (look.theme === 'paper' && !look.left);
  });
}

/** What the screens say: English, or longer. */
export const ENGLISH = { program: 'plat-pictures', out: 'now', options: [], say: (sentence) => sentence };
export const PSEUDO = { program: 'plat-pictures-pseudo', out: 'pseudo', options: ['--other-words'], say: longer };

/** A script that has every refusal said where a game leaves the least room for it; it takes no pictures. */
function writeRefusals(folder, language) {
  const file = path.join(folder, 'refusals.txt');
  const said = sentences(ROOT).map((sentence) => `say ${language.say(sentence)}\n`);
  fs.writeFileSync(file, ['follow cities set-up\n', 'tap button Start\n', ...said].join(''));
  return file;
}

function start(program, look, folder, language) {
  const words = ['--size', look.size, '--theme', look.theme, '--out', folder, '--texts', ...(look.left ? ['--left'] : []), ...(look.board ? ['--targets'] : []), ...language.options];
  const child = spawn(program, [...words, ...scriptsOf(look), writeRefusals(folder, language)], { cwd: SCRIPTS, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.setEncoding('utf8');
  let told = '';
  let errors = '';
  child.stdout.on('data', (bytes) => { told += bytes; });
  child.stderr.on('data', (bytes) => { errors += bytes; });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ told, errors, code }));
  });
}

/** The tables of functions of every class: offset behind the anchor to name. */
function classes(program) {
  const found = new Map();
  const lines = execFileSync('nm', ['-C', '--defined-only', program], { encoding: 'utf8', maxBuffer: 1 << 26 }).split('\n');
  const symbols = lines.map((line) => /^([0-9a-f]+) \S (.*)$/.exec(line)).filter(Boolean);
  const anchor = symbols.find(([, , name]) => name === 'probe_anchor');
  const first = 2 * 8; // two words before the functions
  for (const [, address, name] of symbols) {
    const match = /^vtable for (.*)$/.exec(name);
    if (match) found.set(Number.parseInt(address, 16) + first - Number.parseInt(anchor[1], 16), match[1].replace('(anonymous namespace)::', ''));
  }
  return found;
}

const known = new Map();

const COLLECTED = ['screens', 'small', 'covered', 'chooses', 'checked', 'steps', 'stale', 'cut', 'unread', 'drawn'];

/** Plays all scripts: {errors, failed, pictures: [{script, name, width, height, file}], says: [{where, texts}], and a set for each of COLLECTED}. */
export async function play(look, language = ENGLISH) {
  const program = fresh('headless', language.program);
  if (!known.has(program)) known.set(program, classes(program));
  const folder = path.join(OUT, language.out, look.name);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const { told, errors, code } = await start(program, look, folder, language);
  const seen = { look, errors, failed: code !== 0, pictures: [], says: [], ...Object.fromEntries(COLLECTED.map((what) => [what, new Set()])) };
  const nameOf = (offset) => known.get(program).get(Number(offset)) ?? `unknown ${offset}`;
  let script = '';
  for (const line of told.split('\n')) {
    const [what, ...words] = line.split('\t');
    if (what === 'script') script = path.basename(words[0]);
    if (what === 'picture') seen.pictures.push({ script, name: words[0], width: Number(words[1]), height: Number(words[2]), file: path.join(folder, `${words[0]}.rgb565`) });
    if (what === 'says') seen.says.push({ where: `${nameOf(words[0])} in ${script} after '${words[1]}'`, texts: words.slice(2) });
    if (what === 'unread') seen.unread.add(`${nameOf(words[0])} in ${script}: ${words[1]}`);
    if (what === 'screen') seen.screens.add(nameOf(words[0]));
    if (what === 'chooses') seen.chooses.add(nameOf(words[0]));
    if (what === 'checked') seen.checked.add(nameOf(words[0]));
    if (what === 'step') seen.steps.add(`${nameOf(words[0])}: '${words[1]}' ${words[2]}`);
    if (what === 'stale') seen.stale.add(`${nameOf(words[0])} in ${script} after '${words[1]}'`);
    if (what === 'cut') seen.cut.add(`${nameOf(words[0])} in ${script}: '${words[1]}'`);
    if (what === 'drawn') seen.drawn.add(`${nameOf(words[0])} in ${script}: ${words[1]}`);
    if (what === 'small') seen.small.add(`${nameOf(words[0])}: '${words[1]}' has ${words[2]} px`);
    if (what === 'covered') seen.covered.add(`${nameOf(words[0])}: the middle of '${words[1]}' is covered`);
  }
  return seen;
}

/** All looks, two programs at a time. */
export async function playAll(looks = LOOKS, language = ENGLISH) {
  const results = [];
  const waiting = [...looks];
  const work = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) results.push(await play(look, language));
  };
  await Promise.all([work(), work()]);
  return results.sort((a, b) => looks.indexOf(a.look) - looks.indexOf(b.look));
}

export function pixelsOf({ file, width, height }) {
  const bytes = fs.readFileSync(file);
  return { width, height, pixels: new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2) };
}
