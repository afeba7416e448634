// What lies at the root: looked at after all that ran, which must have left nothing there.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT, fresh } from '../fresh.mjs';

const FOLDERS = ['.ci', 'boards', 'docs', 'drivers', 'firmware', 'host_tests', 'rules', 'tools', 'ui'];
const FILES = ['.clang-format', '.clang-tidy', '.editorconfig', '.gitignore', 'CHANGELOG.md', 'CMakeLists.txt', 'CMakePresets.json', 'CONTRIBUTING.md', 'LICENSE', 'README.md'];

/** Files of a working tree, kept by git or not, but for those that it is told to ignore. */
function filesOf(tree) {
  const told = execFileSync('git', ['-C', tree, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return told.split('\0').filter((file) => file && fs.existsSync(path.join(tree, file)));
}

/** What lies at the root of a working tree and has no place there. */
function strangers(tree) {
  const names = new Set(filesOf(tree).map((file) => (file.includes('/') ? `${file.split('/')[0]}/` : file)));
  const known = new Set([...FOLDERS.map((name) => `${name}/`), ...FILES]);
  return [...names].filter((name) => !known.has(name)).sort();
}

test('nothing should lie at the root but what is listed here', () => assert.deepEqual(strangers(ROOT), []));

test('everything that is listed should be there', () => {
  assert.deepEqual([...FOLDERS, ...FILES].filter((name) => !fs.existsSync(path.join(ROOT, name))), []);
});

test('a file and a folder that do not belong there should be found, kept by git or not', () => {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-root-'));
  execFileSync('git', ['-C', tree, 'init', '-q']);
  fs.mkdirSync(path.join(tree, 'notes'));
  for (const name of ['README.md', 'plat-city-planner-7.txt', 'kept.txt', 'notes/today.txt']) fs.writeFileSync(path.join(tree, name), '');
  execFileSync('git', ['-C', tree, 'add', 'kept.txt']);
  assert.deepEqual(strangers(tree), ['kept.txt', 'notes/', 'plat-city-planner-7.txt']);
  fs.rmSync(tree, { recursive: true });
});

test('a tour should leave nothing but its pictures', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-tour-'));
  const [here, pictures] = ['here', 'pictures'].map((name) => path.join(folder, name));
  for (const made of [here, pictures]) fs.mkdirSync(made);
  execFileSync(fresh('headless', 'plat-tour'), ['--out', pictures], { cwd: here });
  assert.deepEqual(fs.readdirSync(here), []);
  assert.ok(fs.readdirSync(pictures).length > 0);
  fs.rmSync(folder, { recursive: true });
});
