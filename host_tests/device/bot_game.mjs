// A game against a bot on the shipped image, beside the headless board: whoever plays touches the first thing there is.
import assert from 'node:assert/strict';
import { withPair } from './pair.mjs';
import { BOARD, recordMeasures } from './places.mjs';
import { Walk } from './walk.mjs';
import { assertEndsAsRecorded } from './whole_game.mjs';

const MOST_STEPS = 200;
const MOST_WAITS = 20;
const WAIT_MS = 100;
const MOST_TOUCH_MS = 50;

/** Up to the next person's turn; both think for as long as they need, which is no answer to a touch. */
async function skipBots(walk) {
  const { pair } = walk;
  await pair.tap('button Skip');
  for (let wait = 0; wait < MOST_WAITS; wait++) {
    const hurries = ({ name }) => name === 'button Hurry';
    const thinks = (await pair.headless.targets()).some(hurries) || pair.device.targets().some(hurries);
    if (!thinks) return;
    await walk.run(WAIT_MS);
  }
  assert.fail('the bot thinks on and on');
}

/** `target`: its lot, `least`: players; `turn` gives the names of what a person touches next among these. */
export function playAgainstGreedy(game, target, least, turn) {
  return withPair(`bots ${game}`, async (pair) => {
    const { headless } = pair;
    for (const name of ['button Settings', 'segment Calm', 'back']) await pair.tap(name);
    const walk = new Walk(pair);
    for (const name of [target, 'button New']) await walk.touch(name);
    await walk.touch('field Players');
    await walk.touch(`row ${2 - least + 1}`);
    for (const name of ['field Seats', 'who 2', 'row 3', 'button Done', 'field Luck', 'row 2', 'key 7', 'button OK', 'button Start']) await walk.touch(name);
    let turns = 0;
    for (let step = 0; step < MOST_STEPS; step++) {
      const names = (await headless.targets()).map(({ name }) => name);
      await pair.assertSamePicture(`step ${step}`);
      if (names.includes('button Hurry')) {
        turns++;
        await skipBots(walk);
        continue;
      }
      if (names.includes('button Again')) break;
      for (const name of turn(names)) await walk.obey(`try ${name}`);
      await walk.run(2 * WAIT_MS); // a touch that comes at once belongs to the one before
    }
    assert.ok(turns > 0);
    await assertEndsAsRecorded(pair);
    const { peak, stack } = pair.device.sizes();
    recordMeasures(`bots_${game}`, { [`${BOARD}.touch_us`]: walk.worst.ms * 1000, [`${BOARD}.pool_peak`]: peak, [`${BOARD}.stack`]: stack });
    pair.assertNoViolations();
    assert.ok(walk.worst.ms <= MOST_TOUCH_MS, walk.worst.what);
  });
}
