// A copy of the tree with one game more: the skeleton's folders and its place in both registries.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../fresh.mjs';

export const SKELETON = path.join(ROOT, 'host_tests', 'skeleton');
export const FOLDERS = ['rules', 'ui', 'host_tests'];

/** What is written into the registries: [file, what stands there, what is put before it]. */
export const LINES = [
  ['rules/registry.hpp', '\nnamespace rules {', '#include "rules/skeleton/skeleton.hpp"\n'],
  ['rules/registry.hpp', '>;\n\n}  // namespace rules', ', Skeleton'],
  ['ui/registry.hpp', '\nnamespace ui {', '#include "ui/skeleton/skeleton.hpp"\n'],
  ['ui/registry.hpp', '};\n', '    skeleton::kEntry,\n'],
];

// What the copy does without: this folder, and the pictures of the games that are there.
const LEFT_OUT = [`${path.relative(ROOT, SKELETON)}/`, 'host_tests/pictures/scripts/', 'host_tests/golden/pictures/'];

/** The files of the tree as they are now, tracked and new ones. */
function files() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  const wanted = (file) => file && !LEFT_OUT.some((folder) => file.startsWith(folder));
  return listed.split('\0').filter((file) => wanted(file) && fs.existsSync(path.join(ROOT, file)));
}

/** All files below a folder, but for what was built there. */
function filesBelow(folder) {
  const top = fs.readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'build');
  const below = top.filter((entry) => entry.isDirectory()).flatMap(({ name }) => fs.readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true }));
  return [...top.filter((entry) => entry.isFile()).map(({ name }) => name), ...below.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.path, entry.name)))];
}

function put(before, mark, text, file) {
  const at = text.indexOf(mark);
  if (at < 0 || text.indexOf(mark, at + 1) >= 0) throw new Error(`${file} has not one '${mark.trim()}'`);
  return text.slice(0, at) + before + text.slice(at);
}

/** Writes only what differs: a build in the copy goes on from there. `lines` as LINES. */
export function copyWithSkeleton(to, lines = LINES) {
  const wanted = new Map(files().map((file) => [file, path.join(ROOT, file)]));
  for (const file of FOLDERS.flatMap((folder) => filesBelow(path.join(SKELETON, folder)).map((each) => path.join(folder, each)))) wanted.set(file, path.join(SKELETON, file));
  for (const [file, from] of wanted) {
    let bytes = fs.readFileSync(from);
    for (const [where, mark, before] of lines) if (where === file) bytes = Buffer.from(put(before, mark, bytes.toString(), file));
    const target = path.join(to, file);
    if (fs.existsSync(target) && fs.readFileSync(target).equals(bytes)) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, bytes, { mode: fs.statSync(from).mode });
  }
  for (const file of filesBelow(to).filter((each) => !wanted.has(each))) fs.rmSync(path.join(to, file));
}
