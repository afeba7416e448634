// What these tests run, and where they leave what they found.
import fs from 'node:fs';
import path from 'node:path';
import { GOLDEN, parseGolden } from '../../tools/sizes.mjs';
import { ROOT, fresh } from '../fresh.mjs';

export { ROOT };
export const BOARD = 'crowpanel-pico-28';
const BUILD = path.join(ROOT, 'build');

/** The UF2 is made whenever the ELF is. */
export function image(name = `plat-${BOARD}`) {
  const elf = fresh(BOARD, `${name}.elf`);
  return { uf2: elf.replace(/elf$/, 'uf2'), elf };
}

export const headlessProgram = () => fresh('headless', 'plat-headless');
export const randomGames = () => fresh('host-tests', 'host_tests/random_games');

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

/** The most that a figure of the size table may be; one that has no line there has no limit yet: the step sizes says so. */
export function ceilingOf(name) {
  const line = parseGolden(fs.readFileSync(GOLDEN, 'utf8')).find((each) => each.name === name);
  return line?.ceiling ?? Number.POSITIVE_INFINITY;
}
