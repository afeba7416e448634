// Runs a long test whose outcome depends on nothing but its program and its words (fixed seeds, no clock, no
// files): node once.mjs STAMP PROGRAM WORDS…
// When the very same program has passed with the same words in this build folder, it is not run again, and says
// so. A new build folder, as in CI, has no stamps.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';

const [stamp, program, ...words] = process.argv.slice(2);
const wanted = createHash('sha256').update(words.join('\0')).update(fs.readFileSync(program)).digest('hex');
if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) {
  console.log(`${program} ${words.join(' ')}: the same program passed before`);
  process.exit(0);
}
fs.rmSync(stamp, { force: true });
const { status, signal } = spawnSync(program, words, { stdio: 'inherit' });
if (status === 0) fs.writeFileSync(stamp, wanted);
process.exit(signal ? 1 : status);
