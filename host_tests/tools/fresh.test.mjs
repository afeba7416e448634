import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../fresh.mjs';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-fresh-'));
after(() => fs.rmSync(root, { recursive: true }));

const PRESETS = {
  version: 6,
  configurePresets: [{ name: 'copies', generator: 'Ninja', binaryDir: `\${sourceDir}/build/copies` }],
  buildPresets: [{ name: 'copies', configurePreset: 'copies' }],
};
const LISTS = `cmake_minimum_required(VERSION 3.25)
project(copies LANGUAGES NONE)
add_custom_command(OUTPUT copy DEPENDS \${CMAKE_SOURCE_DIR}/source COMMAND \${CMAKE_COMMAND} -E copy \${CMAKE_SOURCE_DIR}/source copy)
add_custom_target(all_copies ALL DEPENDS copy)
`;

const write = (name, text) => fs.writeFileSync(path.join(root, name), text);

before(() => {
  write('CMakePresets.json', JSON.stringify(PRESETS));
  write('CMakeLists.txt', LISTS);
});

/** In a process of its own, as each test file has one. */
function ask(file) {
  const program = `import { fresh } from ${JSON.stringify(path.join(ROOT, 'host_tests', 'fresh.mjs'))}; process.stdout.write(fresh('copies', ${JSON.stringify(file)}, ${JSON.stringify(root)}));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
}

test('a program should be built when it is not there, and again when its source is newer', () => {
  for (const text of ['one', 'two']) {
    write('source', text);
    const { stdout, stderr } = ask('copy');
    assert.equal(stdout, path.join(root, 'build', 'copies', 'copy'), stderr);
    assert.equal(fs.readFileSync(stdout, 'utf8'), text);
  }
});

test('a program that cannot be built should be refused although an old one is there', () => {
  write('source', 'three');
  ask('copy');
  fs.rmSync(path.join(root, 'source'));
  const { status, stderr } = ask('copy');
  assert.notEqual(status, 0);
  assert.match(stderr, /build\/copies\/copy could not be built/);
});

test('a program that nobody makes should be refused', () => {
  write('source', 'four');
  assert.match(ask('other').stderr, /build\/copies\/other could not be built/);
});

const PATTERN = /path\.join\([^)]*'build'[^)]*'(headless|host-tests|host-tools|desktop)'/;

test('no test should name a program by its place in a build folder', () => {
  const files = execFileSync('git', ['-C', ROOT, 'ls-files', '-co', '--exclude-standard', 'host_tests/*.mjs'], { encoding: 'utf8' }).trim().split('\n');
  const named = files.filter((file) => fs.existsSync(path.join(ROOT, file)) && PATTERN.test(fs.readFileSync(path.join(ROOT, file), 'utf8')));
  assert.deepEqual(named, []);
  assert.match(['path', "join(ROOT, 'build', 'headless', 'plat-pictures')"].join('.'), PATTERN);
});
