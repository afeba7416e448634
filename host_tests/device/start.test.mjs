import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Device } from './device.mjs';
import { luck } from './luck.mjs';
import { withPair } from './pair.mjs';
import { recordMeasures } from './places.mjs';
import { Walk } from './walk.mjs';

const MOST_START_MS = 400;
const MOST_TOUCH_MS = 50;
const TOUCHES = 200;
const HOLD_MS = 120;
const REST_MS = 650; // until all that has come could be seen
const SEED = 20261;
// A game begun there is another one on each board and so is an order by lot, only one of them has files, and what moves
// by itself is no answer to a touch.
const LEFT_OUT = ['button Start', 'button Mix', 'button Code', 'segment Full', 'button Hold'];
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

test('200 random touches should each have changed the picture for the last time within 50 ms', () => withPair('touches', touchAtRandom));

/** The target that a finger meets at a point: the last one there lies above. */
const meets = (targets, x, y) => targets.findLast((target) => x >= target.x && x < target.x + target.width && y >= target.y && y < target.y + target.height);

/** A point of a target, so far from its ends and from what lies upon it that every reading meets it. */
function pointOn(targets, random) {
  for (;;) {
    const target = targets[random(targets.length)];
    if (LEFT_OUT.includes(target.name)) continue;
    const x = target.x + random(target.width);
    const y = target.y + random(target.height);
    const corners = [[-EDGE, -EDGE], [EDGE, -EDGE], [-EDGE, EDGE], [EDGE, EDGE]];
    if (corners.every(([right, down]) => meets(targets, x + right, y + down) === target)) return { x, y, name: target.name };
  }
}

async function touchAtRandom(pair) {
  const { machine } = pair.device;
  const random = luck(SEED);
  const walk = new Walk(pair);
  for (const name of ['button Settings', 'segment Calm', 'back']) await pair.tap(name);
  let worst = 0;
  let answered = 0; // all but those that choose what is chosen already
  for (let touch = 0; touch < TOUCHES; touch++) {
    const targets = await pair.headless.targets();
    // About tells figures that grow meanwhile: screens.test.mjs compares it.
    if (!targets.some(({ name }) => name === 'button Whose')) await pair.assertSamePicture(`before touch ${touch}`);
    const { x, y, name } = pointOn(targets, random);
    const down = walk.answer(HOLD_MS, () => pair.device.press(x, y));
    const up = walk.answer(REST_MS, () => machine.touch.up());
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
