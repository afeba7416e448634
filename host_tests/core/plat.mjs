// Runs the `plat` program: the one that PLAT names, else what tools/plat builds.
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const built = () => execFileSync(path.join(ROOT, 'tools/plat'), ['--where'], { encoding: 'utf8' }).trim();

const PROGRAM = process.env.PLAT ?? built();
// Sanitizers take memory of their own, without end: what such a program takes says nothing.
export const SANITIZED = process.env.PLAT_SANITIZED === '1';

/** What a call prints and its exit status; `input` goes to its standard input. */
export function plat(words, input = '') {
  const { status, signal, stdout, stderr } = spawnSync(PROGRAM, words, { input, encoding: 'utf8', timeout: 60000, maxBuffer: 1 << 26 });
  return { status, signal, stdout, stderr };
}

/** The same with a limit on all memory of the process, in KiB; not SANITIZED. */
export function platWithin(kibibytes, words, input) {
  const script = `ulimit -v ${kibibytes}; exec "$0" "$@"`;
  const { status, signal, stdout, stderr } = spawnSync('bash', ['-c', script, PROGRAM, ...words], {
    input,
    encoding: 'utf8',
    timeout: 60000,
    maxBuffer: 1 << 26,
  });
  return { status, signal, stdout, stderr };
}
