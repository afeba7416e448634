import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, changesOf, luckOf } from './changes.mjs';

/** What a body may become, change by change. */
function madeOf(body, kind) {
  const source = `void act() {\n${body}\n}\n`;
  const changes = changesOf(source).filter((change) => !kind || change.kind === kind);
  return changes.map((change) => changed(source, change).slice('void act() {\n'.length, -'\n}\n'.length));
}

test('an operator should become its neighbour, a not nothing', () => {
  assert.deepEqual(madeOf('x = a < b && !c;', 'operator'), ['x = a <= b && !c;', 'x = a < b || !c;', 'x = a < b && c;']);
  assert.deepEqual(madeOf('a += b - c; ++d;', 'operator'), ['a -= b - c; ++d;', 'a += b + c; ++d;', 'a += b - c; --d;']);
});

test('brackets of templates, pointers, references, signs and names of operators should stay', () => {
  for (const line of ['std::array<Id, kMost> all;', 'const Rect* place = &area;', 'auto&& each = all;', 'x = -y;', 'to->go = 0x;', 'bool operator==(Id) const;']) {
    assert.deepEqual(madeOf(line, 'operator'), [], line);
  }
});

test('a constant should become its neighbours, never below 0, and a truth the other one', () => {
  assert.deepEqual(madeOf('x = 10U;'), ['x = 11U;', 'x = 9U;']);
  assert.deepEqual(madeOf('x = 0;'), ['x = 1;']);
  assert.deepEqual(madeOf('x = 0x1F;'), ['x = 0x20;', 'x = 0x1E;']);
  assert.deepEqual(madeOf('x = true;'), ['x = false;']);
});

test('words, comments, includes and asserts should stay', () => {
  for (const line of ['name = "a < b, 5";', 'sign = \'5\';', '// true < 5', '/* !a */', '#define KEY 5', '#if A && B', 'static_assert(kMost < 5);', 'LV_ASSERT(depth > 1);', 'RULES_ASSERT(!over());', 'text = R"(5 < 6)";']) {
    assert.deepEqual(madeOf(line), [], line);
  }
});

test('a call that stands alone should be dropped, and lines keep their numbers', () => {
  assert.deepEqual(madeOf('pause();', 'call'), ['{}']);
  assert.deepEqual(madeOf('if (a) screens::now().tell(b);', 'call'), ['if (a) {}']);
  assert.deepEqual(madeOf('paint({x,\n       y});', 'call'), ['{}\n']);
  assert.deepEqual(madeOf('case 1:\n  go(a);', 'call'), ['case 1:\n  {}']);
});

test('what uses a call, makes an object or declares a function should stay', () => {
  for (const line of ['return go();', 'x = go();', 'Writer writer(to, most);', 'if (go()) x = y;', 'y = a ? b : go();', 'ui::Play play;']) {
    assert.deepEqual(madeOf(line, 'call'), [], line);
  }
  assert.deepEqual(changesOf('class Picker {\n public:\n  Picker();\n  void go();\n};\n'), []);
});

test('a change should know its line', () => {
  assert.deepEqual(changesOf('int a = 1;\n\nbool b = true;\n').map(({ line }) => line), [1, 1, 3]);
});

test('the same words should bring the same luck, and others other luck', () => {
  const drawn = (...words) => Array.from({ length: 8 }, luckOf(...words).bind(null, 1000)).join();
  assert.equal(drawn(1, 5), drawn(1, 5));
  assert.equal(new Set([drawn(1, 5), drawn(1, 6), drawn(2, 5), drawn(15)]).size, 4);
});
