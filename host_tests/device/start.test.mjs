import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Device } from './device.mjs';
import { luck } from './luck.mjs';
import { withPair } from './pair.mjs';
import { recordMeasures } from './places.mjs';

const MOST_START_MS = 400;
const MOST_TOUCH_MS = 50;
const TOUCHES = 200;
const HOLD_MS = 120;
const REST_MS = 250;
const SEED = 20261;
const EDGE = 4; // as far as a reading of the touch panel may be off

const figures = {};

test('the first whole picture should be there 400 ms after a reset', () => {
  const { machine } = new Device();
  machine.run(1000, () => machine.panel.firstPictureAt !== null);
  const milliseconds = machine.panel.firstPictureAt / 1e6;
  figures['crowpanel-pico-28.start_ms'] = milliseconds;
  recordMeasures('start', figures);
  assert.ok(milliseconds <= MOST_START_MS, `it took ${milliseconds} ms`);
  assert.deepEqual(machine.violations, []);
});

/** How long after `since` the picture changed for the last time while `ms` pass; 0 when it did not. */
function lastChange(machine, ms, act) {
  const since = machine.now();
  act();
  machine.run(ms);
  return Math.max(0, machine.panel.lastChangeAt - since) / 1e6;
}

test('200 random touches should each have changed the picture for the last time within 50 ms', () => withPair('touches', touchAtRandom));

async function touchAtRandom(pair) {
  const { machine } = pair.device;
  const random = luck(SEED);
  let worst = 0;
  let answered = 0; // all but those that choose what is chosen already
  for (let touch = 0; touch < TOUCHES; touch++) {
    const targets = await pair.headless.targets();
    // About, with its way back alone, tells figures that grow meanwhile: screens.test.mjs compares it.
    if (targets.length > 1) await pair.assertSamePicture(`before touch ${touch}`);
    const { x: left, y: top, width, height, name } = targets[random(targets.length)];
    const x = left + EDGE + random(width - 2 * EDGE);
    const y = top + EDGE + random(height - 2 * EDGE);
    const down = lastChange(machine, HOLD_MS, () => machine.touch.down(x, y));
    const up = lastChange(machine, REST_MS, () => machine.touch.up());
    await pair.headless.ask(`tap ${x} ${y}`);
    worst = Math.max(worst, down, up);
    const what = `touch ${touch} on '${name}' at ${x},${y}: ${down} ms after down, ${up} ms after up`;
    if (down > 0 || up > 0) answered++;
    assert.ok(Math.max(down, up) <= MOST_TOUCH_MS, what);
  }
  figures['crowpanel-pico-28.touch_us'] = worst * 1000;
  recordMeasures('start', figures);
  assert.ok(answered > TOUCHES / 2, `only ${answered} touches changed anything`);
  pair.assertNoViolations();
}
