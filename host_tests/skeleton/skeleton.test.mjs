// A sixth game: a copy of the tree gets the skeleton by its folders and its place in both registries, is built, and every
// suite that goes over the games is run there. Each has to have played it.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { ROOT, fresh } from '../fresh.mjs';
import { counting, countedIn, functionsOf } from './called.mjs';
import { SKELETON, copyWithSkeleton } from './copy.mjs';
import { NOT_PLAYING, PROGRAMS, SCRIPTS, WORDS, scriptsThatListGames, sourcesThatListGames } from './suites.mjs';

const COPY = path.join(ROOT, 'build', 'sixth');
const builtAs = (preset) => path.join(COPY, 'build', preset);
const BUILD = builtAs('headless');
const COUNTS = path.join(COPY, 'build', 'counts');
const COUNTED = ['rules/skeleton', 'ui/skeleton'];
const OBJECTS = ['rules', 'ui'].map((layer) => path.join(BUILD, layer, 'CMakeFiles', `plat_${layer}.dir`, 'skeleton', 'skeleton.cpp.o'));
const MOVE = 'rules::skeleton::Skeleton::apply(rules::skeleton::Skeleton::State&, rules::Event)';
const LAST_LINES = 30;

// The copy's own programs; what a test builds by itself is built here.
const ENV = {
  ...process.env,
  PLAT_DEPS: process.env.PLAT_DEPS || path.join(ROOT, '.deps'),
  PLAT: path.join(BUILD, 'plat'),
  HEADLESS: path.join(BUILD, 'plat-headless'),
  PICTURES: path.join(BUILD, 'plat-pictures'),
  PLAT_SANITIZED: '0',
  NODE_TEST_CONTEXT: undefined,
};

const suites = sourcesThatListGames(ROOT).filter((file) => /\/test_\w+\.cpp$/.test(file));
const own = fs.readdirSync(path.join(SKELETON, 'host_tests', 'skeleton')).filter((file) => /^test_.*\.cpp$/.test(file)).map((file) => `skeleton/${file}`);
const targetOf = (file) => file.replace(/^(\w+)\/test_(\w+)\.cpp$/, 'test_$1.$2');

const ended = ({ status, stdout, stderr }, what) => assert.equal(status, 0, `${what} failed:\n${`${stdout}${stderr}`.trim().split('\n').slice(-LAST_LINES).join('\n')}`);

/** Runs it in the copy; what it prints. */
function run(name, program, words, env = {}) {
  const counts = path.join(COUNTS, name);
  fs.rmSync(counts, { recursive: true, force: true });
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd: COPY, env: { ...ENV, ...countedIn(counts), ...env } });
    let told = '';
    child.stdout.on('data', (bytes) => { told += bytes; });
    child.stderr.on('data', (bytes) => { told += bytes; });
    child.on('close', (status) => {
      ended({ status, stdout: told, stderr: '' }, name);
      resolve(told);
    });
  });
}

const functionsIn = (name) => OBJECTS.flatMap((object) => functionsOf(object, COUNTED, path.join(COUNTS, name)));
const moves = (name) => functionsIn(name).find((each) => each.name === MOVE)?.calls ?? 0;
const plays = (name) => assert.ok(moves(name) > 0, `${name} passed and has not played the skeleton`);

// No picture of it is kept, and other games' screens are shown elsewhere.
const LOOKS_AT_OTHERS = /golden one|what only chooses|what is kept|what pages show|every screen should be shown/;
function picturesTests() {
  const source = fs.readFileSync(path.join(COPY, 'host_tests', 'pictures', 'pictures.test.mjs'), 'utf8');
  const names = [...source.matchAll(/^test\('([^']+)'/gm)].map(([, name]) => name);
  return names.filter((name) => !LOOKS_AT_OTHERS.test(name));
}

const nodeTests = (file, pattern) => ['--test', '--test-reporter=tap', ...(pattern ? [`--test-name-pattern=${pattern}`] : []), path.join(COPY, 'host_tests', file)];
const passes = (told, least) => assert.ok(Number(/^# pass (\d+)$/m.exec(told)[1]) >= least, told);

function build() {
  copyWithSkeleton(COPY);
  const lvgl = fresh('headless', 'ui/liblvgl.a');
  fs.rmSync(COUNTS, { recursive: true, force: true });
  const flags = ['-DPLAT_TESTS=ON', '-DCMAKE_BUILD_TYPE=Debug', '-DCMAKE_CXX_FLAGS_DEBUG=-O1', '-DCMAKE_C_COMPILER=gcc', '-DCMAKE_CXX_COMPILER=g++', `-DCMAKE_CXX_FLAGS=${counting(COUNTED)}`];
  ended(spawnSync('cmake', ['--preset', 'headless', ...flags, `-DPLAT_LVGL_LIBRARY=${lvgl}`], { cwd: COPY, env: ENV, encoding: 'utf8' }), 'configuring');
  const targets = [...suites, ...own].map(targetOf);
  const programs = ['plat_program', 'plat-headless', 'plat-pictures', 'plat-tour', 'host_tests/monkey', 'random_games'];
  ended(spawnSync('cmake', ['--build', BUILD, '-j', '2', '--target', ...targets, ...programs], { cwd: COPY, env: ENV, encoding: 'utf8', maxBuffer: 1 << 28 }), 'building');
  // Tests that name the other preset find the same programs.
  if (!fs.existsSync(builtAs('host-tests'))) fs.symlinkSync('headless', builtAs('host-tests'));
}

test('every suite that goes over the games should be known here', () => {
  const known = [...sourcesThatListGames(ROOT)].filter((file) => !suites.includes(file));
  assert.deepEqual(known, Object.keys(PROGRAMS).sort());
  assert.deepEqual(scriptsThatListGames(ROOT), Object.keys(SCRIPTS).sort());
  for (const file of Object.keys({ ...NOT_PLAYING, ...WORDS })) assert.ok(suites.includes(file), file);
});

const READERS = ['match', 'record', 'save']; // of all that is fuzzed

describe('a sixth game', { concurrency: 2 }, () => {
  before(build);

  test('plat and the screens should name it', async () => {
    const { games } = JSON.parse(await run('plat games', ENV.PLAT, ['games']));
    assert.deepEqual(games.find(({ game }) => game === 'skeleton')?.players, { min: 1, max: 4 });
    assert.match(await run('screens', ENV.PICTURES, ['--games']), /^skeleton\tbutton Towers\t1\t4$/m);
  });

  // Compiled apart from all else, so begun first.
  test('readers of its records and saved games should take random input', async () => {
    const told = await run('fuzz', 'bash', ['host_tests/fuzz/run.sh', '1', '--plain', ...READERS]);
    assert.match(told, /^3 targets passed$/m);
    for (const target of READERS) {
      const seeds = fs.readdirSync(path.join(COPY, 'build', 'fuzz', 'seeds', target)).filter((name) => name.startsWith('skeleton-'));
      assert.equal(seeds.length, 4, target);
    }
  });

  for (const file of [...own, ...suites]) {
    const name = targetOf(file);
    const why = NOT_PLAYING[file];
    test(`${name} should pass${why ? ` (${why})` : ' and have played it'}`, async () => {
      const told = await run(name, path.join(BUILD, 'host_tests', name), WORDS[file] ?? []);
      assert.match(told, /\b0 Failures 0 Ignored/);
      if (why) assert.equal(moves(name), 0, `${name} plays it: it is listed as one that does not`);
      else plays(name);
    });
  }

  test('the monkey should end a game', async () => {
    const told = await run('monkey', path.join(BUILD, 'host_tests', 'monkey'), ['skeleton', '4000', '20261']);
    assert.ok(Number(/games ended (\d+)/.exec(told)[1]) > 0, told);
    plays('monkey');
  });

  test('the tour should draw it to its result', async () => {
    const out = fs.mkdtempSync(path.join(COPY, 'build', 'tour-'));
    const told = await run('tour', path.join(BUILD, 'plat-tour'), ['--game', 'skeleton', '--out', out]);
    fs.rmSync(out, { recursive: true });
    assert.match(told, /^picture\tskeleton-\d+-result\t/m);
    plays('tour');
  });

  test('touches should play it, and all its screens should be drawn in every look', async () => {
    const told = await run('touches', 'node', ['host_tests/pictures/write_games.mjs', 'skeleton']);
    assert.match(told, /^skeleton: \d+ lines$/m);
    plays('touches');
    const tests = picturesTests();
    passes(await run('pictures', 'node', nodeTests('pictures/pictures.test.mjs', `^(${tests.join('|')})$`)), tests.length);
  });

  test('the plat tool should play, score and count it', async () => {
    passes(await run('plat', 'node', nodeTests('core/plat.test.mjs', 'skeleton')), 8);
    plays('plat');
  });

  test('a record that its screens save should be one that plat plays', async () => {
    passes(await run('record', 'node', nodeTests('ui/record.test.mjs', 'when the game has only begun')), 1);
    plays('record');
  });

  test('random games should end as its golden digests say', async () => {
    const golden = path.join(COPY, 'host_tests', 'golden', 'random_games.txt');
    fs.appendFileSync(golden, fs.readFileSync(path.join(SKELETON, 'random_games.txt')));
    passes(await run('golden', 'node', nodeTests('core/golden.test.mjs')), 1);
    plays('golden');
  });

  test('its folders should be those of a game, in their layers, with every refusal tested and nothing forbidden', async () => {
    passes(await run('lists', 'node', nodeTests('tools/games.test.mjs')), 3);
    passes(await run('layers', 'node', nodeTests('layers/includes.test.mjs')), 20);
    passes(await run('refusals', 'node', nodeTests('layers/refusals.test.mjs')), 1);
    passes(await run('symbols', 'node', nodeTests('layers/symbols.test.mjs', 'skeleton')), 2);
  });
});

test('it should have no function that no suite calls', () => {
  const calls = new Map(); // by its place: of a template one call of any instance will do
  for (const { place, calls: count } of fs.readdirSync(COUNTS).flatMap(functionsIn)) calls.set(place, (calls.get(place) ?? 0) + count);
  assert.ok(calls.size > 20);
  assert.deepEqual([...calls.keys()].filter((place) => calls.get(place) === 0), []);
});
