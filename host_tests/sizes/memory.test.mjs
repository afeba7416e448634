import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { BUDGET, RESERVED, memoryTable, parseSymbols, whoHasWhat, withTable } from '../../tools/memory.mjs';

const KIB = 1024;
const SYMBOLS = [
  { name: 'work_mem_int.0', bytes: 16 * KIB },
  { name: 'firmware::port::(anonymous namespace)::first_buffer', bytes: 15 * KIB },
  { name: 'firmware::port::(anonymous namespace)::second_buffer', bytes: 15 * KIB },
  { name: 'ui::(anonymous namespace)::memory_of_game', bytes: 7 * KIB },
  { name: 'ui::(anonymous namespace)::memory_of_lesson', bytes: 6 * KIB },
  { name: 'ui::cities::(anonymous namespace)::pictures', bytes: 10 * KIB },
  { name: 'firmware::store::(anonymous namespace)::the_store', bytes: 6 * KIB },
  { name: 'firmware::cable::(anonymous namespace)::memory', bytes: 1 * KIB },
  { name: 'ui::cities::the_game', bytes: 400 },
  { name: 'ui::planner::the_lesson', bytes: 112 },
  { name: 'hw_endpoints', bytes: 999 },
];
const SECTIONS = [
  { name: '.stack_dummy', size: 8 * KIB, address: 0x20040000 },
  { name: '.bss', size: 80 * KIB, address: 0x20000000 },
];
const RESERVED_KIB = [16, 10, 30, 45, 8.5];
const MOST_USED = (232 - (16 + 10 + 30 + 45 + 8.5)) * KIB;

const read = (file) => fs.readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('who has what should be read from the symbols, and the rest be what they do not name', () => {
  const { used, free, complaints } = whoHasWhat(SYMBOLS, SECTIONS, 88 * KIB);
  assert.deepEqual(complaints, []);
  assert.deepEqual(used.map(({ bytes }) => bytes), [16 * KIB, 30 * KIB, 7 * KIB, 6 * KIB, 10 * KIB, 6 * KIB, 1 * KIB, 512, 8 * KIB, 3.5 * KIB]);
  assert.equal(used.reduce((total, { bytes }) => total + bytes, 0), 88 * KIB);
  assert.equal(free, 34.5 * KIB);
});

test('RAM that reaches into what is reserved should be named', () => {
  assert.deepEqual(whoHasWhat(SYMBOLS, SECTIONS, MOST_USED).complaints, []);
  assert.match(whoHasWhat(SYMBOLS, SECTIONS, MOST_USED + 1).complaints[0], /^static RAM reaches 1 bytes into/);
});

test('an owner without a symbol should be named', () => {
  const renamed = SYMBOLS.filter(({ name }) => name !== 'work_mem_int.0');
  assert.deepEqual(whoHasWhat(renamed, SECTIONS, 80 * KIB).complaints, ["nothing in RAM is LVGL's pool"]);
});

test('symbols should be those with a size that lie in RAM', () => {
  const lines = '20000010 00000020 b ui::a::(anonymous namespace)::b\n10000000 00000100 T main\n20000000 T no_size\n20042000 00000004 A behind\n';
  assert.deepEqual(parseSymbols(lines), [{ name: 'ui::a::(anonymous namespace)::b', bytes: 32 }]);
});

test('the linker should refuse what is above the budget', () => {
  assert.equal(BUDGET, 232 * KIB);
  const [, limit] = /ASSERT\(__end__ - ORIGIN\(RAM\) \+ 0x2000 <= (\d+) \* 1024,/.exec(read('firmware/rp2040/section_extra_post_platform_end.incl'));
  assert.equal(Number(limit) * KIB, BUDGET);
});

test('what is reserved should be said in the documents', () => {
  assert.deepEqual(RESERVED.map(({ bytes }) => bytes / KIB), RESERVED_KIB);
  const house = read('docs/house.md');
  for (const { who, bytes } of RESERVED) assert.ok(house.includes(`| reserved for ${who} | ${(bytes / KIB).toFixed(1)} |`), who);
});

test('the table of a text should be the new one when it is put there', () => {
  const memory = whoHasWhat(SYMBOLS, SECTIONS, 88 * KIB);
  const text = 'before\n\n| static RAM | KiB |\n|---|---|\n| old | 1.0 |\n\nbehind\n';
  const changed = withTable(text, memoryTable(memory));
  assert.match(changed, /^before\n\n\| static RAM \| KiB \|\n\|---\|---\|\n\| LVGL's pool \| 16\.0 \|\n/);
  assert.match(changed, /\| free \| 34\.5 \|\n\| the budget \| 232\.0 \|\n\nbehind\n$/);
  assert.doesNotMatch(changed, /old/);
  assert.throws(() => withTable('no table', memoryTable(memory)), /no table begins/);
});
