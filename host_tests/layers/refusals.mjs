// The refusals that no test expects by its reason: those of a game are named by the game's tests, those
// that games share by the tests of every game that gives them.
import fs from 'node:fs';
import path from 'node:path';

const DECLARED = /\bRefusal (k\w+)\{\s*"([^"]*)",\s*"([^"]*)"/g;
const COMMENT = /\/\/.*/g;
const CORE = 'core';

function folders(root, name) {
  const entries = fs.readdirSync(path.join(root, name), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** The C++ of one folder, comments aside. */
function code(root, ...folder) {
  const full = path.join(root, ...folder);
  if (!fs.existsSync(full)) return '';
  const files = fs.readdirSync(full).filter((file) => /\.[ch]pp$/.test(file));
  return files.map((file) => fs.readFileSync(path.join(full, file), 'utf8').replace(COMMENT, '')).join('\n');
}

const declared = (source) => [...source.matchAll(DECLARED)].map(([, name, reason, sentence]) => ({ name, reason, sentence }));

/** What people are told, of all games. */
export const sentences = (root) => folders(root, 'rules').flatMap((folder) => declared(code(root, 'rules', folder)).map(({ sentence }) => sentence));

/** "folder: reason" of each refusal that the tests of this folder don't name. */
export function unnamedRefusals(root) {
  const shared = declared(code(root, 'rules', CORE));
  return folders(root, 'rules').flatMap((folder) => {
    const source = code(root, 'rules', folder);
    const tests = code(root, 'host_tests', folder);
    const given = shared.filter(({ name }) => new RegExp(`\\b${name}\\b(?!\\{)`).test(source));
    const own = folder === CORE ? [] : declared(source);
    const reasons = new Set([...own, ...given].map(({ reason }) => reason));
    return [...reasons].filter((reason) => !tests.includes(`"${reason}"`)).map((reason) => `${folder}: ${reason}`);
  });
}
