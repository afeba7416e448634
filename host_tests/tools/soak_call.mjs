// A call of a soak that is made up, for soak.test.mjs to stop: node soak_call.mjs FOLDER UNITS SCRIPT [SEED]
// SCRIPT is a shell's, with the chunk's number as $0 and its seed as $1.
import path from 'node:path';
import { Soak, soakOn } from '../../tools/lib/soak.mjs';

const [folder, units, script, seed] = process.argv.slice(2);
const made = { commit: '1234567', fingerprint: 'a program' };
const soak = new Soak('made-up', {
  unit: 'steps',
  chunk: 10,
  seed: 7,
  command: ({ seed: first, index }) => ['sh', '-c', script, `${index}`, `${first + index}`],
  read: (text) => ({ sum: { things: Number(text) }, most: { bytes: Number(text) } }),
}, { folder, made, terminal: false });
const options = { amount: { units: Number(units) }, table: path.join(folder, 'table.md'), complain: (line) => process.stderr.write(`${line}\n`) };
process.exit(await soakOn(soak, { ...options, seed: seed ? Number(seed) : null }));
