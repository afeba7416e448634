import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Soak, parseAmount, sources } from '../../tools/lib/soak.mjs';
import { SOAKS } from '../../tools/lib/soaks.mjs';
import { ROOT } from '../fresh.mjs';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-soak-'));
after(() => fs.rmSync(scratch, { recursive: true }));

const CALL = path.join(ROOT, 'host_tests', 'tools', 'soak_call.mjs');
const MANY = 40; // chunks: more than come to an end before a test stops them

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(scratch, 'soak-'));
});

const inFolder = (name) => path.join(folder, name);
const readIfThere = (name) => (fs.existsSync(inFolder(name)) ? fs.readFileSync(inFolder(name), 'utf8') : '');
const lines = (name) => readIfThere(name).split('\n').filter(Boolean);
const state = () => JSON.parse(readIfThere('state.json'));

/** Notes the chunk and its seed, and prints the chunk's number. */
const noting = () => `echo $0 $1 >>'${inFolder('chunks')}'; echo $0`;

function call(units, script, ...seed) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CALL, folder, `${units}`, script, ...seed], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

function start(units, script) {
  const child = spawn(process.execPath, [CALL, folder, `${units}`, script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  child.stdout.on('data', (bytes) => { told += bytes; });
  return { child, ended: new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, told }))) };
}

async function until(what, holds) {
  for (let tries = 0; tries < 400; tries++, await sleep(25)) if (holds()) return;
  assert.fail(`${what} did not come`);
}

test('an amount should be units or a time', () => {
  assert.deepEqual(['5000', '90s', '30m', '8h'].map(parseAmount), [{ units: 5000 }, { seconds: 90 }, { seconds: 1800 }, { seconds: 28800 }]);
  for (const word of ['', '0', '0s', '-5', '5k', 'm', '1.5h']) assert.equal(parseAmount(word), null, word);
});

test('a soak should go through chunks with luck of their own, add up what they tell, and add its line', () => {
  const { status, stdout } = call(25, `${noting()} >'${inFolder('unused')}'; echo $((5 - $0))`);
  assert.equal(status, 0);
  assert.deepEqual(lines('chunks'), ['0 7', '1 8', '2 9']);
  assert.match(stdout, /30 steps in \d+ s: 12 things, at most 5 bytes, nothing wrong; .*table\.md has a line of it/);
  assert.match(readIfThere('table.md'), /^\| made-up \| 30 steps \| 7 \| 1234567 \| \d+ s \| 12 things, at most 5 bytes, nothing wrong \|\n$/);
});

test('a soak that came to its end should do no more when it is asked for as much, and go on when asked for more', () => {
  call(20, noting());
  const again = call(20, noting());
  assert.equal(again.status, 0);
  assert.match(again.stdout, /20 steps are done already/);
  assert.deepEqual([lines('chunks').length, lines('table.md').length], [2, 1]);
  assert.match(call(40, noting()).stdout, /going on behind 20 steps/);
  assert.deepEqual(lines('chunks'), ['0 7', '1 8', '2 9', '3 10']);
  assert.match(lines('table.md')[1], /40 steps \| 7 .* 6 things, at most 3 bytes/);
});

test('a soak should go on where it was when it was killed', async () => {
  const { child, ended } = start(MANY * 10, `${noting()}; sleep 0.1`);
  await until('the second chunk', () => readIfThere('state.json') !== '' && state().chunks >= 2);
  child.kill('SIGKILL');
  await ended;
  const before = state().chunks;
  assert.ok(before < MANY);
  assert.equal(readIfThere('table.md'), '');
  await sleep(300); // the chunk that ran ends by itself

  fs.rmSync(inFolder('chunks'));
  const { status, stdout } = call((before + 3) * 10, noting());
  assert.equal(status, 0);
  assert.match(stdout, new RegExp(`going on behind ${before * 10} steps`));
  assert.deepEqual(lines('chunks'), [0, 1, 2].map((more) => `${before + more} ${7 + before + more}`));
  const things = ((before + 3) * (before + 2)) / 2; // 0 + 1 + … : none is left out or counted twice
  assert.match(readIfThere('table.md'), new RegExp(` ${things} things, at most ${before + 2} bytes`));
});

test('a soak should stop at once with what runs, and say that the same call goes on, when it is interrupted', async () => {
  const script = `if [ $0 = 1 ]; then sleep 60 & echo $! >'${inFolder('running')}'; wait; fi; echo 1`;
  const { child, ended } = start(100, script);
  await until('the second chunk', () => lines('running').length === 1);
  child.kill('SIGINT');
  const since = Date.now();
  const { code, told } = await ended;
  assert.equal(code, 130);
  assert.ok(Date.now() - since < 10000, 'it waits for what runs');
  assert.match(told, /stopped behind 10 steps: the same call goes on/);
  assert.equal(state().chunks, 1);
  assert.equal(readIfThere('table.md') + readIfThere('failed.txt'), '');
  const pid = Number(lines('running')[0]);
  await until('the end of the chunk', () => !fs.existsSync(`/proc/${pid}`));
});

test('a soak that finds something should say how to see it again, add no line, and try it first the next time', () => {
  const script = `echo $0 >>'${inFolder('chunks')}'; if [ $0 = 2 ]; then echo a bad thing; exit 3; fi; echo 1`;
  for (const _ of [1, 2]) {
    const { status, stderr } = call(100, script);
    assert.equal(status, 1);
    assert.match(stderr, /^made-up found something behind 20 steps: a bad thing \(all of it is in .*failed\.txt\); again: sh -c /);
  }
  assert.deepEqual(lines('chunks'), ['0', '1', '2', '2']);
  assert.match(readIfThere('failed.txt'), /^sh -c [\s\S]*\n\na bad thing\n$/);
  assert.equal(readIfThere('table.md'), '');
});

test('a program that is not there should be told like anything that is found', () => {
  const soak = new Soak('made-up', { unit: 'steps', chunk: 1, seed: 1, command: () => ['/no/such/program'], read: () => ({}) }, { folder, made: {}, say: () => {}, terminal: false });
  soak.begin();
  return soak.run({ units: 1 }).then((end) => {
    assert.equal(end, 'failed');
    assert.match(soak.failure, /ENOENT/);
  });
});

const quiet = { unit: 'steps', chunk: 1, seed: 1, command: () => ['true'], read: () => ({ sum: {}, most: {} }) };

/** A soak taken up again, and what it says of it. */
function takenUp(fingerprint, ...begin) {
  const said = [];
  const soak = new Soak('made-up', quiet, { folder, made: { fingerprint, commit: 'x' }, say: (line) => said.push(line), terminal: false });
  soak.begin(...begin);
  return { soak, chunks: soak.state.chunks, seed: soak.state.seed, said: said.join() };
}

test('a soak should begin anew when its program or its seed is another one, or when told so', async () => {
  await takenUp('one').soak.run({ units: 3 });
  assert.deepEqual([takenUp('one').chunks, takenUp('one', 1).chunks], [3, 3]);
  const otherSeed = takenUp('one', 5);
  assert.deepEqual([otherSeed.chunks, otherSeed.seed, otherSeed.said], [0, 5, 'beginning anew: the seed is another one']);
  assert.deepEqual([takenUp('two').chunks, takenUp('two').said], [0, 'beginning anew: the program is another one']);
  assert.deepEqual([takenUp('one', null, true).chunks, takenUp('one', null, true).said], [0, '']);
});

test('a soak that has words of its own should tell what was kept by these', async () => {
  const { soak } = takenUp('one');
  soak.soak = { ...quiet, read: () => ({ sum: { red: 2, green: 1 }, most: {} }), words: ({ sum }) => `${sum.red} of ${sum.red + sum.green} are red` };
  await soak.run({ units: 3 });
  assert.match(soak.row(), /\| 3 steps \| 1 \| x \| \d+ s \| 6 of 9 are red \|\n$/);
});

test('a soak of a time should end behind it, and several chunks at a time should be those of one', async () => {
  const { soak } = takenUp('one');
  soak.soak = { ...quiet, command: ({ index }) => ['sh', '-c', `sleep 0.2; echo ${index} >>'${inFolder('chunks')}'`] };
  soak.jobs = 2;
  await soak.run({ seconds: 0.5 });
  assert.equal(soak.state.chunks, lines('chunks').length);
  assert.deepEqual(lines('chunks').map(Number).sort((a, b) => a - b), lines('chunks').map((_, index) => index));
  assert.ok(soak.state.ms >= 500 && soak.state.chunks >= 2 && soak.state.chunks <= 6, `${soak.state.chunks} in ${soak.state.ms} ms`);
});

test('the sources should tell one program from another, and pages should not count', () => {
  const git = (...words) => execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { encoding: 'utf8' });
  const write = (name, text) => {
    fs.mkdirSync(path.dirname(inFolder(name)), { recursive: true });
    fs.writeFileSync(inFolder(name), text);
    return sources(folder);
  };
  git('init', '-q');
  fs.mkdirSync(inFolder('rules'));
  fs.writeFileSync(inFolder('rules/a.cpp'), 'one');
  git('add', '.');
  git('commit', '-q', '-m', 'one');
  const first = sources(folder);
  assert.match(first.commit, /^[0-9a-f]{7}$/);
  const changed = write('rules/a.cpp', 'two');
  assert.equal(changed.commit, `${first.commit}+`);
  const added = write('rules/b.cpp', 'one');
  const addedOther = write('rules/b.cpp', 'two');
  assert.equal(new Set([first, changed, added, addedOther].map(({ fingerprint }) => fingerprint)).size, 4);
  git('checkout', '-q', '.');
  fs.rmSync(inFolder('rules/b.cpp'));
  write('docs/soak.md', 'a line');
  git('add', '.');
  git('commit', '-q', '-m', 'a page');
  assert.equal(sources(folder).fingerprint, first.fingerprint);
});

// --- the tool ----------------------------------------------------------------------------------

function tool(...words) {
  const { status, stdout, stderr } = spawnSync('bash', [path.join(ROOT, 'tools', 'soak'), ...words], { encoding: 'utf8', env: { ...process.env, PLAT_INSTALL: '0', PLAT_TOOL: undefined } });
  return { status, stdout, stderr };
}

test('the list should name every soak and what it counts, one for each fuzz target', () => {
  const { status, stdout } = tool('--list');
  assert.equal(status, 0);
  const names = stdout.trim().split('\n').map((line) => line.split(' ')[0]);
  assert.deepEqual(names, [...SOAKS.keys()]);
  const targets = fs.readdirSync(path.join(ROOT, 'host_tests', 'fuzz')).filter((file) => file.startsWith('fuzz_'));
  assert.deepEqual(names.filter((name) => name.startsWith('fuzz-')).length, targets.length);
  for (const { unit } of SOAKS.values()) assert.ok(stdout.includes(`(${unit})`));
});

test('a call that is not understood should be refused with a sentence', () => {
  for (const [words, told] of [
    [['chess'], 'there is no soak chess'],
    [['--seed', '1'], 'a name comes first'],
    [['matches', 'many', '--apart', folder], 'many is no amount'],
    [['matches', '--seed', '--apart', folder], '--seed needs a number'],
    [['matches', '--fast', '--apart', folder], 'no option --fast'],
  ]) {
    const { status, stderr } = tool(...words);
    assert.equal(status, 1, told);
    assert.ok(stderr.startsWith('tools/soak: ') && stderr.includes(told), stderr);
  }
});

test('a real one should run in a folder of its own, go on there, and not twice at a time', () => {
  const first = tool('matches', '1', '--apart', folder);
  assert.equal(first.status, 0, first.stderr);
  assert.match(readIfThere('soak.md'), /^\| matches \| 60 matches of each game \| 1 \| [0-9a-f]{7}\+? \| \d+ s \| nothing wrong \|\n$/);
  assert.match(tool('matches', '60', '--apart', folder).stdout, /60 matches of each game are done already/);
  assert.match(tool('matches', '61', '--apart', folder).stdout, /going on behind 60 matches/);
  assert.equal(lines('soak.md').length, 2);
  const held = spawnSync('flock', [inFolder('lock'), 'bash', path.join(ROOT, 'tools', 'soak'), 'matches', '1', '--apart', folder], { encoding: 'utf8', env: { ...process.env, PLAT_INSTALL: '0', PLAT_TOOL: undefined } });
  assert.equal(held.status, 1);
  assert.match(held.stderr, /matches is running already/);
});
