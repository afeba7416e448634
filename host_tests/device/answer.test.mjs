import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hasEnded, linesOf } from './answer.mjs';
import { Headless } from './headless.mjs';

let board;
before(async () => {
  board = await Headless.start();
});
after(() => board.stop());

test('an answer should have ended when a whole line is ok or an error', () => {
  for (const text of ['ok\r\n', '0 0 44 44 back\r\nok\r\n', 'error unknown command: say help\r\n', 'ok\n']) assert.ok(hasEnded(text), text);
});

test('an answer should go on when a line only ends in ok, or has not come to its end', () => {
  const targets = '0 0 44 44 back\r\n44 24 98 44 tab Look\r\n';
  for (const text of ['', targets, 'ok', 'ok\r', 'a\r\nok', 'look\r\n', 'ok \r\n', ' ok\r\n', 'Version: error \r\n', 'errors: 0\r\n']) {
    assert.ok(!hasEnded(text), JSON.stringify(text));
  }
  assert.deepEqual(linesOf(`${targets}ok\r\n`), ['0 0 44 44 back', '44 24 98 44 tab Look', 'ok']);
});

test('what can be touched should be told to its end when a target is called tab Look', async () => {
  await board.ask('tap button Settings');
  const told = await board.console('targets');
  const lines = (await board.targets()).map(({ x, y, width, height, name }) => `${x} ${y} ${width} ${height} ${name}`);
  assert.ok(lines.some((line) => line.endsWith('tab Look')));
  assert.deepEqual(told, lines);
});

test('the next answer should be read from its beginning when the console refused the one before', async () => {
  await assert.rejects(board.console('frobnicate'), /unknown command/);
  assert.deepEqual(await board.ask('run 1'), []);
  assert.deepEqual(await board.console('fault'), ['no fault']);
});
