import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare, formatGolden, imageFigures, largest, parseGolden } from '../../tools/sizes.mjs';

const GOLDEN = '# figures\na.flash 100 200 bytes in flash\na.ram 50 none\n';

test('figures within their ceilings should bring no complaint', () => {
  const { rows, complaints } = compare(parseGolden(GOLDEN), new Map([['a.flash', 120], ['a.ram', 40]]));
  assert.deepEqual(complaints, []);
  assert.deepEqual(rows.map((row) => row.difference), [20, -10]);
});

test('a figure above its ceiling should be named', () => {
  const { complaints } = compare(parseGolden(GOLDEN), new Map([['a.flash', 201], ['a.ram', 50]]));
  assert.deepEqual(complaints, ['a.flash is 201, its ceiling is 200']);
});

test('a figure that was not measured should be named', () => {
  const { complaints } = compare(parseGolden(GOLDEN), new Map([['a.flash', 1]]));
  assert.deepEqual(complaints, ['a.ram was not measured']);
});

test('a figure without a line in the golden file should be named', () => {
  const { complaints } = compare(parseGolden(GOLDEN), new Map([['a.flash', 1], ['a.ram', 1], ['b', 7]]));
  assert.match(complaints[0], /^b is 7/);
});

test('a golden file should read the same after it was written', () => {
  const lines = parseGolden(GOLDEN);
  assert.deepEqual(parseGolden(formatGolden(lines)), lines);
});

test('initialised data should count in flash and in RAM, zeroed data in RAM alone', () => {
  const sections = [
    { name: '.text', size: 1000, address: 0x10000000 },
    { name: '.data', size: 10, address: 0x20000000 },
    { name: '.bss', size: 300, address: 0x20001000 },
    { name: '.comment', size: 99, address: 0 },
  ];
  assert.deepEqual(imageFigures('b', sections), [['b.flash', 1010], ['b.ram', 310]]);
});

test('a figure that several tests measured should count at its largest', () => {
  assert.deepEqual([...largest([['a', 3], ['b', 1], ['a', 7], ['a', 5]])], [['a', 7], ['b', 1]]);
});
