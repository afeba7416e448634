// Where the build puts what these tests need, and where they leave what they found.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const BOARD = 'crowpanel-pico-28';
const BUILD = path.join(ROOT, 'build');

function built(...parts) {
  const file = path.join(BUILD, ...parts);
  if (!fs.existsSync(file)) throw new Error(`${path.relative(ROOT, file)} is not built: run tools/check boards headless`);
  return file;
}

export const image = (name = `plat-${BOARD}`) => ({ uf2: built(BOARD, `${name}.uf2`), elf: built(BOARD, `${name}.elf`) });
export const headlessProgram = () => built('headless', 'plat-headless');

/** An empty folder for what a failing test leaves. */
export function failureFolder(test) {
  const folder = path.join(BUILD, 'failures', test.replace(/[^A-Za-z0-9]+/g, '-'));
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

/** Writes the figures of one test file for the size table. */
export function recordMeasures(file, figures) {
  const folder = path.join(BUILD, 'measures');
  fs.mkdirSync(folder, { recursive: true });
  const lines = Object.entries(figures).map(([name, value]) => `${name} ${Math.round(value)}\n`);
  fs.writeFileSync(path.join(folder, `${file}.txt`), lines.join(''));
}
