// Programs that a test runs: built before, so that a test run by itself never looks at an old one.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const LAST_LINES = 30;
// One at a time; a folder that was never built is configured first.
const BUILD = '[ -f "build/$0/build.ninja" ] || cmake --preset "$0"; cmake --build --preset "$0" --target "$1" -j 2';
const built = new Set();

/** The path of a file in the build of a preset, made from the sources as they are now. */
export function fresh(preset, file, root = ROOT) {
  const whole = path.join(root, 'build', preset, file);
  if (built.has(whole)) return whole;
  fs.mkdirSync(path.join(root, 'build'), { recursive: true });
  const lock = path.join(root, 'build', `${preset}.lock`);
  const { status, stdout, stderr } = spawnSync('flock', [lock, 'sh', '-ec', BUILD, preset, file], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  const told = `${stdout}${stderr}`.trim().split('\n').slice(-LAST_LINES).join('\n');
  if (status !== 0) throw new Error(`${path.relative(root, whole)} could not be built:\n${told}`);
  built.add(whole);
  return whole;
}
