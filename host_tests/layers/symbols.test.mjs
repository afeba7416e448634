import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { forbiddenInImage, forbiddenInRules } from '../../tools/forbidden_symbols.mjs';
import { ROOT, fresh } from '../fresh.mjs';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-symbols-'));
after(() => fs.rmSync(scratch, { recursive: true }));

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

function objectOf(name, text, compiler = 'g++') {
  const source = path.join(scratch, `${name}.cpp`);
  const object = path.join(scratch, `${name}.${compiler === 'g++' ? 'o' : 'elf'}`);
  fs.writeFileSync(source, text);
  const chip = compiler === 'g++' ? [] : ['-mcpu=cortex-m0plus', '-mthumb'];
  execFileSync(compiler, [...chip, '-std=c++20', '-O1', '-c', source, '-o', object]);
  return object;
}

// What the compiler refuses already under the flags of the rules; the rest is in core/library.test.mjs.
const smuggled = [
  ['exceptions', 'void f(int x) { if (x) throw x; }', /__cxa_throw: exceptions/],
  ['rtti', 'struct A { virtual ~A(); }; struct B : A {}; B* f(A* a) { return dynamic_cast<B*>(a); }', /__dynamic_cast: RTTI/],
];
for (const [name, text, complaint] of smuggled) {
  test(`${name} put into the rules should be found`, () => {
    assert.match(forbiddenInRules(objectOf(name, text), 'nm').join('\n'), complaint);
  });
}

test('float arithmetic put into an image should be found', () => {
  const object = objectOf('float', 'float f(float a, float b) { return a * b; } ', 'arm-none-eabi-g++');
  const linked = path.join(scratch, 'linked.elf');
  execFileSync('arm-none-eabi-gcc', ['-mcpu=cortex-m0plus', '-mthumb', '-nostdlib', '-r', object, '-o', linked, '-Wl,--whole-archive', libgcc(), '-Wl,--no-whole-archive']);
  assert.match(forbiddenInImage(linked).join('\n'), /__aeabi_fmul: float/);
});

function libgcc() {
  return execFileSync('arm-none-eabi-gcc', ['-mcpu=cortex-m0plus', '-mthumb', '-print-libgcc-file-name'], { encoding: 'utf8' }).trim();
}

test('plain arithmetic in the rules should be accepted', () => {
  assert.deepEqual(forbiddenInRules(objectOf('plain', 'extern const int table[2] = {1, 2}; int f(int x) { return table[x & 1] + x; }'), 'nm'), []);
});
