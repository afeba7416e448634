// A whole game on the shipped image by touches, beside the headless board.
import assert from 'node:assert/strict';
import { plat } from '../core/plat.mjs';
import { withPair } from './pair.mjs';
import { BOARD, recordMeasures } from './places.mjs';
import { Walk } from './walk.mjs';

const MOST_TOUCH_MS = 50;

/** Both have the same record, its game is over, and the result shows what is in the record's score. */
export async function assertEndsAsRecorded({ device, headless }) {
  const record = device.ask('record').slice(0, -1);
  assert.deepEqual(record, (await headless.console('record')).map((line) => line.trim()));
  const { status, stdout } = plat(['replay', '-'], `${record.join('\n')}\n`);
  assert.equal(status, 0, stdout);
  const score = JSON.parse(stdout);
  assert.equal(score.status, 'over');
  const texts = await headless.ask('texts');
  const shown = [...score.players.map(({ total }) => String(total)), ...(score.title ? [score.title] : [])];
  for (const text of shown) assert.ok(texts.includes(text), `'${text}' is not shown, but ${texts.join(' | ')}`);
}

/** Plays a game of host_tests/pictures/games. */
export function playWhole(game) {
  return withPair(`whole ${game}`, async (pair) => {
    const { device, headless } = pair;
    // What moves by itself is no answer to a touch.
    for (const name of ['button Settings', 'segment Calm', 'back']) await pair.tap(name);
    const walk = new Walk(pair);
    walk.afterTouch = async (what) => {
      await pair.assertSamePicture(what);
      assert.deepEqual(device.targets(), await headless.targets(), `what can be touched after ${what}`);
    };
    await walk.follow(game, 'end');

    await assertEndsAsRecorded(pair);

    const { peak, stack } = device.sizes();
    recordMeasures(`whole_${game}`, {
      [`${BOARD}.touch_us`]: walk.worst.ms * 1000,
      [`${BOARD}.pool_peak`]: peak,
      [`${BOARD}.stack`]: stack,
    });
    pair.assertNoViolations();
    assert.ok(walk.worst.ms <= MOST_TOUCH_MS, walk.worst.what);
  });
}
