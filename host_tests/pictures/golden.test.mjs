import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { commitOf, drawBefore } from './before.mjs';
import { compareLook } from './compare.mjs';
import { Golden, hashOf, keyOf, parse, shownOnPages } from './golden.mjs';
import { decode, encode } from './png.mjs';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-golden-'));
after(() => fs.rmSync(scratch, { recursive: true }));

let home;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(scratch, 'home-'));
});

const WHOLE = '320x240-paper';
const HASHED = '320x240-grey';
const ALIKE = '320x240-left';

/** Two pixels by one: this colour and black. */
const picture = (colour) => ({ width: 2, height: 1, pixels: Uint16Array.of(colour, 0) });
const change = (look, name, colour) => ({ look, name, now: picture(colour) });
const files = () => fs.readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => name).sort();
const list = () => fs.readFileSync(path.join(home, 'pictures.txt'), 'utf8');
const none = () => null;

function accepted(changes, { shown = [], pixels = (key) => changes.map((each) => [keyOf(each.look, each.name), each.now]).find(([each]) => each === key)?.[1] ?? null } = {}) {
  new Golden(home, new Set(shown)).accept(changes, pixels);
  return new Golden(home, new Set(shown));
}

/** What a run of a look has drawn, on disk as the program leaves it. */
function seen(look, drawn) {
  const pictures = Object.entries(drawn).map(([name, colour]) => {
    const file = path.join(home, `${look}-${name}.rgb565`);
    const { width, height, pixels } = picture(colour);
    fs.writeFileSync(file, Buffer.from(pixels.buffer));
    return { name, width, height, file };
  });
  return { look: { name: look }, pictures };
}

const wrongOf = (look, drawn, golden) => compareLook(seen(look, drawn), golden).map(({ name, kind }) => `${name} ${kind}`);

test('a picture should be kept whole in the two looks that people look at, and as a hash in all others', () => {
  accepted([change(WHOLE, 'home', 1), change(HASHED, 'home', 2)]);
  assert.deepEqual(files(), ['home.png', 'pictures.txt']);
  assert.equal(list(), `${HASHED}/home ${hashOf(picture(2))}\n`);
});

test('a picture should be kept whole in any look when a page shows it', () => {
  accepted([change(HASHED, 'home', 2), change(HASHED, 'about', 3)], { shown: [`${HASHED}/home`] });
  assert.deepEqual(files(), ['home.png', 'pictures.txt']);
  assert.equal(list(), `${HASHED}/about ${hashOf(picture(3))}\n`);
});

test('identical pictures should stand once and the others refer to the one that is kept whole, else to the first', () => {
  accepted([change(HASHED, 'about', 5), change(ALIKE, 'about', 5), change(ALIKE, 'home', 1), change(WHOLE, 'home', 1)]);
  assert.equal(list(), `${HASHED}/about ${hashOf(picture(5))}\n${ALIKE}/about = ${HASHED}/about\n${ALIKE}/home = ${WHOLE}/home\n`);
});

test('pictures should be the golden ones when they were accepted, whole or not or by reference', () => {
  const golden = accepted([change(HASHED, 'home', 2), change(ALIKE, 'home', 1), change(WHOLE, 'home', 1)]);
  for (const [look, colour] of [[HASHED, 2], [ALIKE, 1], [WHOLE, 1]]) assert.deepEqual(wrongOf(look, { home: colour }, golden), []);
  assert.deepEqual(golden.disorder(), []);
});

test('a picture should differ when one pixel does, be missing when nothing is kept of it, and be extra when it was not drawn', () => {
  const golden = accepted([change(HASHED, 'home', 2), change(HASHED, 'about', 3), change(ALIKE, 'home', 1), change(WHOLE, 'home', 1)]);
  assert.deepEqual(wrongOf(HASHED, { home: 4, more: 3 }, golden), ['home different', 'more missing', 'about extra']);
  assert.deepEqual(wrongOf(ALIKE, { home: 2 }, golden), ['home different']);
  assert.deepEqual(wrongOf(WHOLE, {}, golden), ['home extra']);
});

test('a hash should tell the size from the pixels', () => {
  const row = Uint16Array.of(1, 2, 3, 4);
  assert.notEqual(hashOf({ width: 4, height: 1, pixels: row }), hashOf({ width: 2, height: 2, pixels: row }));
  assert.equal(hashOf(decode(encode(picture(7)))), hashOf(picture(7)));
});

test('a file too many, a file too few and a list that is another should each be told', () => {
  const golden = accepted([change(WHOLE, 'home', 1), change(HASHED, 'home', 2)]);
  assert.deepEqual(golden.disorder(), []);
  fs.mkdirSync(path.join(home, 'pictures', HASHED));
  fs.renameSync(golden.file(keyOf(WHOLE, 'home')), golden.file(keyOf(HASHED, 'home')));
  fs.appendFileSync(path.join(home, 'pictures.txt'), `${WHOLE}/home ${hashOf(picture(1))}\n`);
  const complaints = new Golden(home, new Set()).disorder();
  assert.deepEqual(complaints, [
    `${HASHED}/home.png is kept although its hash is enough`,
    `${WHOLE}/home.png is not there`,
    'pictures.txt is not what these pictures come to',
  ]);
});

test('accepting should turn files into hashes and back when what is kept whole changes', () => {
  const drawn = [change(HASHED, 'home', 2), change(HASHED, 'about', 3)];
  const both = drawn.map(({ look, name }) => keyOf(look, name));
  const pixels = (key) => drawn[both.indexOf(key)].now;
  accepted(drawn, { shown: both });
  assert.deepEqual([files(), list()], [['about.png', 'home.png', 'pictures.txt'], '']);
  assert.deepEqual(accepted([], { shown: [], pixels }).disorder(), []);
  assert.deepEqual(files(), ['pictures.txt']);
  assert.deepEqual(accepted([], { shown: both, pixels }).disorder(), []);
  assert.deepEqual([files(), list()], [['about.png', 'home.png', 'pictures.txt'], '']);
  assert.throws(() => accepted([{ look: HASHED, name: 'more' }], { shown: [...both, `${HASHED}/other`], pixels: none }) && accepted([change(HASHED, 'other', 1)], { shown: [`${HASHED}/other`], pixels: none }), /without naming looks/);
});

test('accepting a part should leave the rest as it was, but for references to what has changed', () => {
  accepted([change(WHOLE, 'home', 1), change(ALIKE, 'home', 1), change(HASHED, 'home', 2)]);
  accepted([change(WHOLE, 'home', 4)]);
  assert.equal(list(), `${HASHED}/home ${hashOf(picture(2))}\n${ALIKE}/home ${hashOf(picture(1))}\n`);
  accepted([{ look: HASHED, name: 'home' }]);
  assert.equal(list(), `${ALIKE}/home ${hashOf(picture(1))}\n`);
});

test('a list should be refused when a line of it is no picture and its hash', () => {
  for (const line of ['<<<<<<< HEAD', 'home 00ff', 'a/b', 'a/b xyz', 'a/b = c']) assert.throws(() => parse(`${line}\n`), /no picture/, line);
});

test('the pages should show something of looks that are kept as hashes', () => {
  assert.ok([...shownOnPages()].some((key) => !key.includes('-paper/')), 'else nothing holds that these are kept');
});

// --- old pictures ------------------------------------------------------------------------------

const git = (...words) => execFileSync('git', ['-C', home, '-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { encoding: 'utf8' });

/** A repository whose screens draw one picture of this colour, kept as `kept`. */
function commit(colour, kept, words) {
  for (const folder of ['host_tests/pictures', 'host_tests/golden']) fs.mkdirSync(path.join(home, folder), { recursive: true });
  fs.writeFileSync(path.join(home, 'host_tests/pictures/looks.mjs'), `
    export const LOOKS = [{ name: '${HASHED}' }, { name: '${ALIKE}' }];
    export const playAll = async (looks) => looks.map((look) => ({ look, pictures: [{ name: 'home' }, { name: 'about' }] }));
    export const pixelsOf = () => ({ width: 2, height: 1, pixels: Uint16Array.of(${colour}, 0) });`);
  fs.writeFileSync(path.join(home, 'host_tests/golden/pictures.txt'), `${HASHED}/home ${kept}\n`);
  git('add', '.');
  git('commit', '-q', '-m', words);
}

test('old pictures should be drawn by the last commit that changed what is kept', async () => {
  git('init', '-q');
  commit(1, 'aa', 'the first');
  commit(2, hashOf(picture(2)), 'other pictures');
  const accepting = commitOf(home);
  commit(3, hashOf(picture(2)), 'other screens alone');
  assert.equal(commitOf(home), accepting);

  const keys = [`${HASHED}/home`];
  const { commit: told, pictures } = await drawBefore(keys, new Map([...keys, `${HASHED}/about`].map((key) => [key, hashOf(picture(2))])), home);
  assert.equal(told, accepting);
  assert.deepEqual([...pictures.keys()], keys);
  assert.deepEqual(pictures.get(keys[0]), picture(2));
});

test('an old picture should be left out when the commit draws another one than was kept', async () => {
  git('init', '-q');
  commit(1, hashOf(picture(4)), 'pictures that were not accepted whole');
  const { pictures } = await drawBefore([`${HASHED}/home`], new Map([[`${HASHED}/home`, hashOf(picture(4))]]), home);
  assert.equal(pictures.size, 0);
});

test('old pictures should be refused in words when git knows none', async () => {
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'nothing');
  await assert.rejects(drawBefore([`${HASHED}/home`], new Map(), home), /git knows no commit with pictures/);
});
