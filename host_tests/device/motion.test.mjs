// What moves, on the shipped image: how long it takes, what its slowest step costs, and how soon a touch is answered
// meanwhile. The pictures at rest are those of calm motion: screens.test.mjs and the scripts compare them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPair } from './pair.mjs';
import { BOARD, recordMeasures } from './places.mjs';
import { Walk } from './walk.mjs';

const MOST_STEP_US = 33000;
const MOST_MOTION_MS = 300;
const MOST_TOUCH_MS = 50;
const TAP_MS = 60;
const TAIL_MS = 60; // LVGL's next frame, and its way over the bus
const SLICE_MS = 0.1;
const IN_MOTION_MS = 100; // behind the touch that began it

const slowest = { step: 0, touch: 0, pool: 0 };

/**
 * Runs for `ms`; the longest time in µs from where the program set to work to the last pixel that came of it, without a rest,
 * behind its first answer. What shows nothing, such as an erasure of flash, is no step.
 */
function longestStep(machine, ms) {
  let worst = 0;
  let since = null;
  let answered = false;
  for (const end = machine.now() + ms * 1e6; machine.now() < end;) {
    machine.run(SLICE_MS);
    const rests = machine.mcu.core.waiting !== 0 && machine.now() - machine.panel.lastChangeAt > SLICE_MS * 1e6;
    if (!rests) {
      since ??= machine.now();
    } else if (since !== null) {
      const took = machine.panel.lastChangeAt - since;
      if (answered) worst = Math.max(worst, took / 1000);
      answered ||= took > 0;
      since = null;
    }
  }
  return worst;
}

/** Two boards that get the same touches; `names` are touched and waited for. */
class Table {
  constructor(pair) {
    this.pair = pair;
    this.walk = new Walk(pair);
  }

  async taps(...names) {
    for (const name of names) await this.pair.tap(name);
  }

  /** Touches `name`, and while what it began still moves, `next`. Without `next` all comes to rest. */
  async move(name, next = null) {
    const { device, headless } = this.pair;
    const { machine } = device;
    const { x, y } = await headless.find(name);
    device.press(x, y);
    machine.run(TAP_MS);
    machine.touch.up();
    await headless.ask(`tap ${x} ${y}`);
    const since = machine.now();
    if (next === null) {
      slowest.step = Math.max(slowest.step, longestStep(machine, 2 * MOST_MOTION_MS));
      const took = (machine.panel.lastChangeAt - since) / 1e6;
      assert.ok(took > MOST_MOTION_MS / 3, `${name}: nothing moved behind ${took} ms`);
      assert.ok(took <= MOST_MOTION_MS + TAIL_MS, `${name}: it moved for ${took} ms`);
    } else {
      machine.run(IN_MOTION_MS);
      assert.ok(machine.now() - machine.panel.lastChangeAt < TAIL_MS * 1e6, `${name}: nothing moves`);
      await this.touchNow(name, next);
    }
    await this.pair.assertSamePicture(`behind ${name}`);
  }

  async touchNow(name, next) {
    const { device, headless } = this.pair;
    const { x, y } = await headless.find(next);
    const down = this.walk.answer(TAP_MS, () => device.press(x, y));
    const up = this.walk.answer(2 * MOST_MOTION_MS, () => device.machine.touch.up());
    await headless.ask(`tap ${x} ${y}`);
    slowest.touch = Math.max(slowest.touch, down, up);
    assert.ok(down > 0 || up > 0, `${next} did nothing while ${name} moved`);
    assert.ok(Math.max(down, up) <= MOST_TOUCH_MS, `${next} while ${name} moved: ${down} ms after down, ${up} ms after up`);
  }

  wait() {
    return this.walk.run(700);
  }
}

/** A challenge, so that both boards have the same luck. */
async function begin(table, game) {
  await table.walk.forgetGames();
  await table.taps(`button ${game}`, 'button New', 'field Luck', 'row 2', 'key 7', 'button OK', 'button Start');
  await table.wait();
}

async function dice(table) {
  await begin(table, 'City Planner');
  await table.move('button Roll');
  await table.taps('card 7', 'button Lock');
  await table.wait();
  await table.move('button Score');
  await table.wait();
  await table.move('button Roll', 'card 3');
  await table.wait();
  await table.move('button Lock', 'menu'); // what it comes to is decided: it scores
}

/** Of the pictures: the third tile, whose park pays the first tourist. */
async function tiles(table) {
  await table.walk.forgetGames();
  await table.walk.follow('cities-alone', 'lay 3 p1');
  await table.taps('cell -1,0');
  await table.move('button Build');
  await table.taps('field -1,0 se');
  await table.wait();
  await table.move('button Send');
  await table.taps('cell 2,0', 'tile', 'tile');
  await table.wait();
  await table.move('button Build', 'field 2,0 se');
  await table.wait();
  await table.move('button Send', 'cell 0,2');
}

async function end(table, next) {
  await table.walk.forgetGames();
  table.walk.games = {};
  await table.walk.follow('city-planner', 'choice 8');
  await table.taps('card 5');
  await table.move('button Lock', next);
}

for (const turn of ['Landscape', 'Portrait']) {
  test(`what moves should be short and never in the way in ${turn.toLowerCase()}`, () =>
    withPair(`motion ${turn}`, async (pair) => {
      const table = new Table(pair);
      await table.taps('button Settings', 'tab Feel', `segment ${turn}`, 'back');
      await dice(table);
      await tiles(table);
      await end(table);
      await end(table, 'menu');
      const { peak } = pair.device.sizes();
      slowest.pool = Math.max(slowest.pool, peak);
      pair.assertNoViolations();
      recordMeasures('motion', {
        [`${BOARD}.motion_us`]: slowest.step,
        [`${BOARD}.touch_us`]: slowest.touch * 1000,
        [`${BOARD}.pool_peak`]: slowest.pool,
      });
      assert.ok(slowest.step <= MOST_STEP_US, `a step takes ${(slowest.step / 1000).toFixed(1)} ms`);
    }));
}
