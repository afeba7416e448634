// Who notices a change: tests in order of what they cost.
import fs from 'node:fs';
import path from 'node:path';
import { BY_PICTURES, BY_SCRIPTS, BY_TESTS, BY_TOUCHES, UNNOTICED } from './told.mjs';
import { BUILD, SANITIZED, TREE, buildSanitized, run } from './tree.mjs';

const TOUCHES = '2000';
const SEED = '20261';
const GAMES = '20'; // whole ones of each game
const SLOW = 'ui\\.by_show$'; // whole games: last, and fewer of them
const TESTS = '^(ui\\.|firmware\\.console$|save\\.games_kept$)';
const SECONDS = { test: 150, monkey: 150, pictures: 900, slow: 900, sanitized: 900 }; // many times what they take, on a busy machine, too: who needs more is in a loop

/** What is not a picture alone in host_tests/pictures. */
const COMPARING = /golden one|accepting would keep|should be the same/;

const PLAIN = ['plat-pictures-pseudo', 'monkey']; // not with sanitizers

/** The targets that have to be built. */
export function targets() {
  const folder = path.join(TREE, 'host_tests', 'ui');
  const screens = fs.readdirSync(folder).map((file) => /^test_(\w+)\.cpp$/.exec(file)?.[1]).filter(Boolean);
  return [...screens.map((name) => `test_ui.${name}`), 'test_firmware.console', 'test_save.games_kept', 'plat-headless', 'plat', 'plat-pictures', ...PLAIN];
}

async function ctest(folder, seconds, ...words) {
  const { code, told } = await run(['ctest', '--test-dir', folder, '--stop-on-failure', '--no-tests=error', '--timeout', `${seconds}`, ...words], seconds * 60);
  return code === 0 ? null : /^\s*\d+ - (\S+)/m.exec(told)?.[1] ?? told.slice(-300);
}

const tests = (folder = BUILD, seconds = SECONDS.test) => ctest(folder, seconds, '-j2', '-R', TESTS, '-E', SLOW);

/** What only a sanitizer sees: a touch of memory that is none. */
async function sanitized() {
  if (!(await buildSanitized(...targets().filter((name) => !PLAIN.includes(name))))) return null;
  const test = await tests(SANITIZED, SECONDS.sanitized);
  return test && `${test} with sanitizers`;
}

async function wholeGames() {
  const { code } = await run([path.join(BUILD, 'host_tests', 'test_ui.by_show'), GAMES], SECONDS.slow);
  return code === 0 ? null : 'ui.by_show';
}

async function monkey() {
  const { code } = await run([path.join(BUILD, 'host_tests', 'monkey'), 'all', TOUCHES, SEED], SECONDS.monkey);
  return code === 0 ? null : 'touches at random';
}

/** What scripts on all screens say: what they complain of, or else whether only pictures differ. */
async function pictures() {
  const { code, told } = await run([process.execPath, '--test', '--test-reporter=tap', path.join(TREE, 'host_tests', 'pictures', 'pictures.test.mjs')], SECONDS.pictures);
  if (code === 0) return { said: null, differ: false };
  const wrong = [...told.matchAll(/^not ok \d+ - (.*)$/gm)].map(([, name]) => name).filter((name) => !name.endsWith('.mjs'));
  const said = wrong.filter((name) => !COMPARING.test(name));
  if (wrong.length === 0) return { said: 'the scripts do not come to an end', differ: false };
  return { said: said[0] ?? null, differ: true };
}

/** {by, what}: who says first that something is wrong with what is built. */
export async function notice() {
  const test = await tests();
  if (test) return { by: BY_TESTS, what: test };
  const touches = await monkey();
  if (touches) return { by: BY_TOUCHES, what: touches };
  const { said, differ } = await pictures();
  if (said) return { by: BY_SCRIPTS, what: said };
  const game = await wholeGames();
  if (game) return { by: BY_TESTS, what: game };
  if (differ) return { by: BY_PICTURES, what: 'a picture' };
  const broken = await sanitized();
  return broken ? { by: BY_TESTS, what: broken } : { by: UNNOTICED, what: '' };
}
