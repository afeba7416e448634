// Every screen that the scripts of the pictures reach, on the shipped image: what drawing it costs, how soon
// touches are answered, how much memory it takes.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { frameCycles } from './frame_work.mjs';
import { withPair } from './pair.mjs';
import { BOARD, ROOT, recordMeasures } from './places.mjs';
import { Walk } from './walk.mjs';

const CYCLES_A_US = 125;
const MOST_FRAME_US = 33000;
const MOST_TOUCH_MS = 50;
const DIFFERS = /^about|-anew$/; // figures that grow meanwhile, luck that nobody knows

const slowest = { frame: 0, touch: 0, pool: 0, stack: 0 };
const most = (name, value) => { slowest[name] = Math.max(slowest[name], value); };

const SCRIPTS = path.join(ROOT, 'host_tests', 'pictures', 'scripts');

/** All but those that need a fault or keys, which the board has not. */
function scripts() {
  const files = fs.readdirSync(SCRIPTS).filter((file) => file.endsWith('.txt')).sort();
  return files.filter((file) => !/^(fault|key)\b/m.test(fs.readFileSync(path.join(SCRIPTS, file), 'utf8')));
}

for (const turn of ['Landscape', 'Portrait']) {
  test(`every screen should be drawn and answer in time in ${turn.toLowerCase()}, as without a display`, () =>
    withPair(`frames ${turn}`, async (pair) => {
      // What moves by itself is no answer to a touch.
      for (const name of ['button Settings', 'segment Calm', 'tab Feel', `segment ${turn}`]) await pair.tap(name);
      for (const script of scripts()) await playScript(pair, script);
      pair.assertNoViolations();
    }));
}

async function playScript(pair, script) {
  const { device } = pair;
  await pair.cutPower();
  const walk = new Walk(pair, async (name) => {
    if (!DIFFERS.test(name)) await pair.assertSamePicture(`${script} ${name}`);
    const us = frameCycles(device.machine) / CYCLES_A_US;
    most('frame', us);
    assert.ok(us <= MOST_FRAME_US, `${script} ${name}: drawing it takes ${(us / 1000).toFixed(1)} ms`);
  });
  await walk.play(script);
  most('touch', walk.worst.ms);
  const { peak, stack } = device.sizes();
  most('pool', peak);
  most('stack', stack);
  assert.ok(walk.worst.ms <= MOST_TOUCH_MS, `${script}: ${walk.worst.what}`);
}

after(() =>
  recordMeasures('frames', {
    [`${BOARD}.frame_us`]: slowest.frame,
    [`${BOARD}.touch_us`]: slowest.touch * 1000,
    [`${BOARD}.pool_peak`]: slowest.pool,
    [`${BOARD}.stack`]: slowest.stack,
  }),
);
