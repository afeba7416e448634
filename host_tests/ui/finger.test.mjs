// Touches of plat-headless: where the finger comes down and where it leaves.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const { HEADLESS } = process.env;

function obey(...lines) {
  const run = spawnSync(HEADLESS, { input: `${lines.join('\n')}\n`, encoding: 'utf8' });
  assert.equal(run.status, 0, run.stderr + run.stdout);
  return run.stdout;
}

test('the very first touch should be answered', () => {
  assert.match(obey('tap button Settings', 'texts'), /Theme/);
});

test('the finger should leave the display where it is', () => {
  const start = ['tap button Cities', 'tap button New', 'tap field Luck', 'tap row 2', 'tap key 3', 'tap button OK', 'tap button Start'];
  const told = obey(...start, 'down 154 105', 'run 60', 'up', 'run 100', 'texts');
  assert.match(told, /The first tile goes to the middle\./);
});
