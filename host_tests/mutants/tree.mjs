// A copy of the sources where changes are tried: nobody's files are touched. What a stopped try left is put right by the next.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../fresh.mjs';

export const HOME = path.join(ROOT, 'build', 'mutants');
export const TREE = path.join(HOME, 'tree');
const builtAs = (preset) => path.join(TREE, 'build', preset);
export const BUILD = builtAs('headless'); // what host_tests/pictures looks for
export const SANITIZED = builtAs('host-tests');
const ORIGINAL = path.join(HOME, 'original'); // ui/ as it is
const CODES = path.join(HOME, 'codes.json');
const OBJECTS = path.join('ui', 'CMakeFiles', 'plat_ui.dir');
const CONFIGURE = ['cmake', '--preset', 'headless', '-DPLAT_TESTS=ON', '-DCMAKE_CXX_FLAGS_RELEASE=-O1'];

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file) : null);

/** Makes the files `names` below `to` those below `from`; what is the same keeps its time. */
function copyFiles(names, from, to) {
  for (const name of names) {
    const wanted = fs.readFileSync(path.join(from, name));
    const file = path.join(to, name);
    if (read(file)?.equals(wanted)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, wanted);
    fs.chmodSync(file, fs.statSync(path.join(from, name)).mode);
  }
}

const filesBelow = (folder) => fs.readdirSync(folder, { recursive: true }).filter((name) => fs.statSync(path.join(folder, name)).isFile()).sort();

/** The tree becomes what the working tree is. */
function takeSources() {
  const listed = execFileSync('git', ['-C', ROOT, 'ls-files', '-co', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1 << 26 }).split('\n').filter(Boolean);
  const names = listed.filter((name) => fs.existsSync(path.join(ROOT, name)));
  copyFiles(names, ROOT, TREE);
  const known = new Set(names);
  for (const name of filesBelow(TREE)) if (!name.startsWith('build/') && !known.has(name)) fs.rmSync(path.join(TREE, name));
  fs.rmSync(ORIGINAL, { recursive: true, force: true });
  copyFiles(filesBelow(path.join(TREE, 'ui')), path.join(TREE, 'ui'), ORIGINAL);
}

/** The tree's ui/ as it was taken. */
export function restore() {
  copyFiles(filesBelow(ORIGINAL), ORIGINAL, path.join(TREE, 'ui'));
}

/** The files that are changed, as "core/focus.cpp": code, and no pages of words. */
export function codeFiles() {
  return filesBelow(ORIGINAL).filter((name) => /\.[ch]pp$/.test(name) && !name.endsWith('rules_pages.cpp'));
}

export const original = (name) => fs.readFileSync(path.join(ORIGINAL, name), 'utf8');
export const write = (name, text) => fs.writeFileSync(path.join(TREE, 'ui', name), text);

/** What the screens are compiled to: {file: hash}. */
function codes() {
  const folder = path.join(BUILD, OBJECTS);
  const hash = (name) => createHash('sha256').update(fs.readFileSync(path.join(folder, name))).digest('hex');
  return Object.fromEntries(filesBelow(folder).filter((name) => name.endsWith('.o')).map((name) => [name, hash(name)]));
}

/** Whether the compiler makes something else of the screens than it did without a change. */
export const codeDiffers = () => JSON.stringify(codes()) !== fs.readFileSync(CODES, 'utf8');

const running = new Set();

/** Ends what runs, with all that it started. */
export function endAll() {
  for (const child of running) process.kill(-child.pid, 'SIGKILL');
}

/** {code, told} of a program in the tree; behind `seconds` it is ended, and its code is null. */
export function run(words, seconds, env = {}) {
  const child = spawn(words[0], words.slice(1), { cwd: TREE, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, GIT_CEILING_DIRECTORIES: HOME, ...env } });
  running.add(child);
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => { if (told.length < 1 << 22) told += bytes; });
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), seconds * 1000);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, told });
    });
  });
}

const BUILD_SECONDS = 1800;
export const build = (...targets) => run(['ninja', '-C', BUILD, '-j2', ...targets], BUILD_SECONDS);

/** The same with sanitizers, in the folder SANITIZED: configured when it is needed first. */
export async function buildSanitized(...targets) {
  const configured = fs.existsSync(path.join(SANITIZED, 'build.ninja')) || (await run(['cmake', '--preset', 'host-tests'], BUILD_SECONDS)).code === 0;
  return configured && (await run(['ninja', '-C', SANITIZED, '-j2', ...targets], BUILD_SECONDS)).code === 0;
}

/** Takes the sources and builds them; `targets`: what tests run. */
export async function prepare(targets) {
  takeSources();
  const { code, told } = await run(CONFIGURE, BUILD_SECONDS);
  if (code !== 0) throw new Error(`the copy could not be configured:\n${told}`);
  const built = await build(...targets());
  if (built.code !== 0) throw new Error(`the copy could not be built:\n${built.told.slice(-3000)}`);
  fs.writeFileSync(CODES, JSON.stringify(codes()));
}
