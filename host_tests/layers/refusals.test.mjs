import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { unnamedRefusals } from './refusals.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHARED = 'inline constexpr Refusal kOver{"over", "It is over."};\ninline constexpr Refusal kFull{"full", "No room."};\n';
const GAME = 'constexpr Refusal kTaken{\n    "taken", "Somebody is there."};\nif (ended) return kOver;\n';

const made = [];
after(() => {
  for (const root of made) fs.rmSync(root, { recursive: true });
});

/** A tree of one game and these tests of it. */
function treeWith(tests, game = GAME) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-refusals-'));
  made.push(root);
  const write = (file, text) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  write('rules/core/verdict.hpp', SHARED);
  write('rules/chess/chess.cpp', game);
  write('host_tests/chess/test_chess.cpp', tests);
  return root;
}

test('every refusal should be expected by name in a test of its game', () => {
  assert.deepEqual(unnamedRefusals(ROOT), []);
});

test('a refusal should be told when no test of its game names it', () => {
  assert.deepEqual(unnamedRefusals(treeWith('')), ['chess: taken', 'chess: over']);
  assert.deepEqual(unnamedRefusals(treeWith('expect("taken");')), ['chess: over']);
  assert.deepEqual(unnamedRefusals(treeWith('// "taken", "over"')), ['chess: taken', 'chess: over']);
});

test('a shared refusal should be told only of a game that gives it', () => {
  assert.deepEqual(unnamedRefusals(treeWith('expect("taken", "over");')), []);
  assert.deepEqual(unnamedRefusals(treeWith('', '')), []);
});

test('a shared refusal should be told when core itself gives it', () => {
  const root = treeWith('', '');
  fs.writeFileSync(path.join(root, 'rules/core/session.hpp'), 'if (full) return kFull;');
  assert.deepEqual(unnamedRefusals(root), ['core: full']);
});
