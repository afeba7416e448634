import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { ROOT } from '../device/places.mjs';
import { compareLook, writePage } from './compare.mjs';
import { Golden, pages, shownBy } from './golden.mjs';
import { LOOKS, PSEUDO, playAll } from './looks.mjs';
import { english } from './pseudo.mjs';
import { wordsLost } from './words_lost.mjs';

let all, longer;
const golden = new Golden();
before(async () => {
  all = await playAll();
  longer = await playAll(LOOKS, PSEUDO);
});

test('every script should come to its end in every look', () => {
  assert.deepEqual(all.filter(({ failed }) => failed).map(({ look, errors }) => `${look.name}: ${errors}`), []);
});

test('every picture should be the golden one, none missing and none too many', () => {
  const wrong = all.flatMap((seen) => compareLook(seen, golden));
  const lines = wrong.map(({ look, name, kind }) => `${look}/${name} is ${kind}`);
  assert.equal(lines.length, 0, lines.length && `${lines.slice(0, 20).join('\n')}\n${lines.length} pictures: see ${writePage(wrong)}`);
});

test('what is kept should be what accepting would keep, each picture once', () => assert.deepEqual(golden.disorder(), []));

test('no two pictures of a look should be the same, for one of them shows nothing new', () => {
  for (const { look, pictures } of all) {
    const names = new Map();
    for (const { name, file } of pictures) {
      const bytes = fs.readFileSync(file, 'latin1');
      assert.ok(!names.has(bytes), `${look.name}: ${name} is ${names.get(bytes)} again`);
      names.set(bytes, name);
    }
  }
});

/** Every class of ui/ that is a Screen and has no other below it, as "ui::HomeScreen". */
function screenClasses() {
  const parents = new Map();
  const files = fs.readdirSync(path.join(ROOT, 'ui'), { recursive: true }).filter((file) => /\.[ch]pp$/.test(file));
  for (const file of files) {
    const text = fs.readFileSync(path.join(ROOT, 'ui', file), 'utf8');
    const space = /^namespace (ui[\w:]*)/m.exec(text)?.[1];
    for (const [, name, bases] of text.matchAll(/\bclass (\w+)(?: final)?\s*:\s*([^{;]*)\{/g)) {
      parents.set(`${space}::${name}`, [...bases.matchAll(/public ([\w:]+)/g)].flatMap(([, base]) => [`${space}::${base}`, `ui::${base}`]));
    }
  }
  const isScreen = (name) => name === 'ui::Screen' || (parents.get(name) ?? []).some(isScreen);
  const inherited = new Set([...parents.values()].flat());
  return [...parents.keys()].filter((name) => isScreen(name) && !inherited.has(name)).sort();
}

test('every screen should be shown in every look', () => {
  const wanted = screenClasses();
  assert.ok(wanted.length >= 4, `only ${wanted} are classes of screens`);
  for (const { look, screens } of all) {
    assert.deepEqual(wanted.filter((name) => !screens.has(name)), [], `${look.name} does not show these`);
  }
});

const collected = (what) => all.flatMap((seen) => [...seen[what]].map((line) => `${seen.look.name} ${line}`));

test('every target should have 44 free pixels in its shorter side on the board, or only choose', () => {
  const small = collected('small');
  assert.equal(small.length, 0, small.join('\n'));
});

// There a small place only chooses what is shown, and buttons of full size go through all of it.
const LOOKED_AT = /::WhyScreen$|::CityScreen$|::TownScreen$/;

test('what only chooses should do no more, and something of full size should then act', () => {
  const wrong = collected('steps');
  assert.equal(wrong.length, 0, wrong.join('\n'));
  const chooses = new Set(all.flatMap(({ chooses: names }) => [...names]));
  const checked = new Set(all.flatMap(({ checked: names }) => [...names]));
  const left = [...chooses].filter((name) => !checked.has(name) && !LOOKED_AT.test(name));
  assert.deepEqual(left, [], 'no script says two-steps there');
});

test('every text should fit where it is drawn', () => {
  const cut = collected('cut');
  assert.equal(cut.length, 0, cut.join('\n'));
});

test('what is drawn should be seen: whole, in its place, and words on a colour that differs from theirs', () => {
  const wrong = collected('drawn');
  assert.equal(wrong.length, 0, wrong.slice(0, 40).join('\n'));
});

test('every text should be read: none is clipped, covered in part or upon another one', () => {
  const unread = collected('unread');
  assert.equal(unread.length, 0, unread.join('\n'));
});

test('what is redrawn should be all that changed', () => {
  const stale = collected('stale');
  assert.equal(stale.length, 0, stale.slice(0, 40).join('\n'));
});

test('what pages show should be a reference picture, with words for those who do not see it', () => {
  for (const page of pages()) {
    const text = fs.readFileSync(path.join(ROOT, page), 'utf8');
    const shown = shownBy(page);
    assert.equal(text.split('<img').length - 1, shown.length, `${page} has a picture that is none`);
    assert.equal([...text.matchAll(/<img src="[^"]+"[^>]* alt="[^"]+">/g)].length, shown.length, `${page} has a picture without words`);
    for (const file of shown) assert.ok(fs.existsSync(path.join(ROOT, file)), `${page} shows ${file}, which is not there`);
  }
});

test('nothing should lie over the middle of a target', () => {
  const covered = collected('covered');
  assert.equal(covered.length, 0, covered.join('\n'));
});

// --- in longer words -----------------------------------------------------------------------------

test('every script should come to its end in longer words, by the same steps', () => {
  assert.deepEqual(longer.filter(({ failed }) => failed).map(({ look, errors }) => `${look.name}: ${errors}`), []);
  const steps = ({ says }) => says.map(({ where }) => english(where));
  for (const [i, seen] of longer.entries()) assert.deepEqual(steps(seen), steps(all[i]), seen.look.name);
});

for (const [what, complaint] of [
  ['cut', 'be cut'],
  ['unread', 'be clipped, covered in part or upon another one'],
  ['small', 'make a target too small'],
  ['covered', 'cover the middle of a target'],
  ['stale', 'be drawn outside of what is redrawn'],
]) {
  test(`no longer text should ${complaint}`, () => {
    const found = longer.flatMap(({ look, [what]: lines }) => [...lines].map((line) => `${look.name} ${line}`));
    assert.equal(found.length, 0, found.join('\n'));
  });
}

test('every word that is shown in English should be shown in longer words too', () => {
  const lost = wordsLost(all, longer, english);
  assert.equal(lost.length, 0, lost.slice(0, 60).join('\n'));
});
