// What must not be linked: in the images and the rules as they are, and in code that smuggles it in.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { forbiddenInImage, forbiddenInRules } from '../../tools/forbidden_symbols.mjs';
import { ROOT, fresh } from '../fresh.mjs';

const RULES = path.join(ROOT, 'rules');
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-symbols-'));
after(() => fs.rmSync(scratch, { recursive: true }));

const LANGUAGE = ['-std=c++20', '-O2'];
const OWN_CODE = '-fno-exceptions -fno-rtti -fno-threadsafe-statics -ffunction-sections -fdata-sections'.split(' ');
// Without position independence, or constants with addresses in them would lie in writable memory.
const MACHINES = {
  host: { compiler: 'g++', options: ['-fno-pie', '-no-pie'], nm: 'nm' },
  chip: { compiler: 'arm-none-eabi-g++', options: ['-mcpu=cortex-m0plus', '-mthumb'], nm: 'arm-none-eabi-nm' },
};

function compile(machine, source, flags) {
  const { compiler, options } = MACHINES[machine];
  const object = path.join(scratch, `${path.basename(source, '.cpp')}.o`);
  execFileSync(compiler, [...options, ...LANGUAGE, ...flags, '-I', ROOT, '-c', source, '-o', object]);
  return object;
}

/** What a source of the rules holds that it may not, once compiled. */
const forbidden = (machine, source, flags = OWN_CODE) => forbiddenInRules(compile(machine, source, flags), MACHINES[machine].nm);

function written(name, text) {
  const source = path.join(scratch, `${name}.cpp`);
  fs.writeFileSync(source, text);
  return source;
}

// --- what there is -----------------------------------------------------------------------------

function boards() {
  return fs
    .readdirSync(path.join(ROOT, 'boards'))
    .filter((id) => {
      const data = path.join(ROOT, 'boards', id, 'board.cmake');
      return fs.existsSync(data) && fs.readFileSync(data, 'utf8').includes('PLAT_CHIP rp2040');
    });
}

for (const board of boards()) {
  test(`the image of ${board} should hold no heap, exceptions, RTTI, stdio or float`, () => {
    assert.deepEqual(forbiddenInImage(fresh(board, `plat-${board}.elf`)), []);
  });

  test(`the rules of ${board} should hold and ask for nothing but rules`, () => {
    assert.deepEqual(forbiddenInRules(fresh(board, 'rules/libplat_rules.a')), []);
  });
}

const sources = fs.readdirSync(RULES, { recursive: true }).filter((name) => name.endsWith('.cpp'));
for (const machine of Object.keys(MACHINES)) {
  for (const source of sources) {
    test(`rules/${source} should hold nothing forbidden on the ${machine}`, () => {
      assert.deepEqual(forbidden(machine, path.join(RULES, source)), []);
    });
  }
}

// --- what is smuggled in -----------------------------------------------------------------------

// What the compiler refuses under the flags of the rules is compiled without them.
const SMUGGLED = [
  ['heap', 'int* smuggled() { return new int(1); }', /operator new.*heap/],
  ['malloc', '#include <cstdlib>\nvoid* smuggled() { return std::malloc(4); }', /malloc: heap/],
  ['stdio', '#include <cstdio>\nvoid smuggled(int x) { std::printf("%d", x); }', /printf: stdio/],
  ['the time', '#include <ctime>\nlong smuggled() { return std::time(nullptr); }', /time: time/],
  ['a writable static', 'int smuggled_count; int smuggled() { return ++smuggled_count; }', /smuggled_count: writable static/],
  ['a local static', 'int other(); int smuggled() { static int once = other(); return once; }', /writable static/],
  ['exceptions', 'void smuggled(int x) { if (x) throw x; }', /__cxa_throw: exceptions/, []],
  ['RTTI', 'struct A { virtual ~A(); }; struct B : A {}; B* smuggled(A* a) { return dynamic_cast<B*>(a); }', /__dynamic_cast: RTTI/, []],
];

const real = fs.readFileSync(path.join(RULES, 'city_planner/city_planner_score.cpp'), 'utf8');
for (const machine of Object.keys(MACHINES)) {
  for (const [what, text, complaint, flags] of SMUGGLED) {
    test(`${what} put into the rules should be found on the ${machine}`, () => {
      const source = written('city_planner_score', `${real}\n${text}\n`);
      assert.match(forbidden(machine, source, flags).join('\n'), complaint);
    });
  }
}

test('float arithmetic put into an image should be found', () => {
  const object = compile('chip', written('float', 'float f(float a, float b) { return a * b; }'), OWN_CODE);
  const linked = path.join(scratch, 'linked.elf');
  execFileSync('arm-none-eabi-gcc', ['-mcpu=cortex-m0plus', '-mthumb', '-nostdlib', '-r', object, '-o', linked, '-Wl,--whole-archive', libgcc(), '-Wl,--no-whole-archive']);
  assert.match(forbiddenInImage(linked).join('\n'), /__aeabi_fmul: float/);
});

function libgcc() {
  return execFileSync('arm-none-eabi-gcc', ['-mcpu=cortex-m0plus', '-mthumb', '-print-libgcc-file-name'], { encoding: 'utf8' }).trim();
}

test('plain arithmetic in the rules should be accepted', () => {
  const source = written('plain', 'extern const int table[2] = {1, 2}; int f(int x) { return table[x & 1] + x; }');
  for (const machine of Object.keys(MACHINES)) assert.deepEqual(forbidden(machine, source), []);
});
