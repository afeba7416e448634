// The rules as the chip and the host get them: no heap, no throw, no stdio, no clock, no writable static.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { forbiddenInRules } from '../../tools/forbidden_symbols.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RULES = path.join(ROOT, 'rules');
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-rules-'));
after(() => fs.rmSync(scratch, { recursive: true }));

const FLAGS = '-std=c++20 -O2 -fno-exceptions -fno-rtti -fno-threadsafe-statics -ffunction-sections -fdata-sections'.split(' ');
// Without position independence, or constants with addresses in them would lie in writable memory.
const MACHINES = {
  host: ['g++', '-fno-pie', '-no-pie'],
  chip: ['arm-none-eabi-g++', '-mcpu=cortex-m0plus', '-mthumb'],
};

function sources() {
  return fs
    .readdirSync(RULES, { recursive: true })
    .filter((name) => name.endsWith('.cpp'))
    .map((name) => path.join(RULES, name));
}

/** What a source holds that it may not, once compiled. */
function forbidden(machine, source) {
  const [compiler, ...options] = MACHINES[machine];
  const object = path.join(scratch, `${path.basename(source, '.cpp')}.o`);
  execFileSync(compiler, [...options, ...FLAGS, '-I', ROOT, '-c', source, '-o', object]);
  return forbiddenInRules(object, machine === 'chip' ? 'arm-none-eabi-nm' : 'nm');
}

for (const machine of Object.keys(MACHINES)) {
  for (const source of sources()) {
    test(`${path.relative(ROOT, source)} should hold nothing forbidden on the ${machine}`, () => {
      assert.deepEqual(forbidden(machine, source), []);
    });
  }
}

const SMUGGLED = [
  ['heap', 'int* smuggled() { return new int(1); }', /operator new.*heap/],
  ['malloc', '#include <cstdlib>\nvoid* smuggled() { return std::malloc(4); }', /malloc: heap/],
  ['stdio', '#include <cstdio>\nvoid smuggled(int x) { std::printf("%d", x); }', /printf: stdio/],
  ['the time', '#include <ctime>\nlong smuggled() { return std::time(nullptr); }', /time: time/],
  ['a writable static', 'int smuggled_count; int smuggled() { return ++smuggled_count; }', /smuggled_count: writable static/],
  ['a local static', 'int other(); int smuggled() { static int once = other(); return once; }', /writable static/],
];

for (const machine of Object.keys(MACHINES)) {
  for (const [what, text, complaint] of SMUGGLED) {
    test(`${what} put into the rules should be found on the ${machine}`, () => {
      const source = path.join(scratch, 'city_planner_score.cpp');
      const real = fs.readFileSync(path.join(RULES, 'city_planner/city_planner_score.cpp'), 'utf8');
      fs.writeFileSync(source, `${real}\n${text}\n`);
      assert.match(forbidden(machine, source).join('\n'), complaint);
    });
  }
}
