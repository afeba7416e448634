// Runs the `plat` program: the one that PLAT names, else what tools/plat builds.
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The optimised program. */
export const built = () => execFileSync(path.join(ROOT, 'tools/plat'), ['--where'], { encoding: 'utf8' }).trim();

const PROGRAM = process.env.PLAT ?? built();

/** What a call prints and its exit status; `input` goes to its standard input. */
export function plat(words, input = '', program = PROGRAM) {
  const { status, signal, stdout, stderr } = spawnSync(program, words, { input, encoding: 'utf8', timeout: 60000, maxBuffer: 1 << 26 });
  return { status, signal, stdout, stderr };
}

/** The same with a limit on all memory of the process, in KiB. */
export function platWithin(kibibytes, words, input, program) {
  const script = `ulimit -v ${kibibytes}; exec "$0" "$@"`;
  const { status, signal, stdout, stderr } = spawnSync('bash', ['-c', script, program, ...words], {
    input,
    encoding: 'utf8',
    timeout: 60000,
    maxBuffer: 1 << 26,
  });
  return { status, signal, stdout, stderr };
}
