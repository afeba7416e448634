// The power goes in a game on the shipped image: one run is noted with all that its flash was asked for, and each cut starts
// the image anew from a flash made of that.
import assert from 'node:assert/strict';
import { beginAlone, touchedGames } from '../games.mjs';
import { Device } from './device.mjs';
import { luck } from './luck.mjs';

const TURNS = 30;
const PAUSE_MS = 800; // longer than a touch that comes at once is left out, and than dice tumble

const recordOf = (device) => device.ask('record').slice(0, -1);

/** Touches what is called so, if it is there. */
function touch(device, name) {
  const found = device.targets().findLast((target) => target.name === name);
  if (found) device.tap(found.x + (found.width >> 1), found.y + (found.height >> 1));
}

/** {before, operations, steps: [{operations, record}]}: what the record was once so many operations had been done. */
async function playNoted({ target, touches }) {
  const device = new Device();
  device.start();
  const { flash } = device.machine;
  const before = flash.copy();
  const operations = flash.noteOperations();
  const steps = [{ operations: 0, record: recordOf(device) }];
  const note = () => steps.push({ operations: operations.length, record: recordOf(device) });
  for (const name of [target, ...beginAlone(touches)]) touch(device, name);
  note();
  for (let turn = 0; turn < TURNS; turn++) {
    for (const name of touches.turn(device.targets().map((each) => each.name))) touch(device, name);
    device.machine.run(PAUSE_MS);
    note();
  }
  assert.deepEqual(device.machine.violations, []);
  return { before, operations, steps };
}

/** The record after a start from the flash as operation `index` leaves it, of which `portion` is done. */
function startAfterCut({ before, operations }, index, portion) {
  const device = new Device();
  const { flash } = device.machine;
  flash.load(before);
  for (const operation of operations.slice(0, index)) flash.repeat(operation);
  flash.cutPowerAt(1, portion);
  flash.repeat(operations[index]);
  device.machine.cutPower();
  device.start();
  assert.deepEqual(device.machine.violations, []);
  return recordOf(device);
}

/** Cuts `count` games of each kind at operations and portions by the luck of `seed`; gives how many that were in all. */
export async function cutGames(count, seed) {
  const random = luck(seed);
  let cuts = 0;
  for (const game of await touchedGames()) {
    const noted = await playNoted(game);
    const last = noted.steps.at(-1);
    assert.ok(last.record.some((line) => line.startsWith('p1 ')), 'somebody has acted');
    for (let cut = 0; cut < count; cut++) {
      const index = random(noted.operations.length);
      const portion = random(257) / 256;
      const found = startAfterCut(noted, index, portion);
      const done = noted.steps.findLast((step) => step.operations <= index);
      const wanted = noted.steps.find((step) => step.operations > index) ?? last;
      const what = `${game.id}: operation ${index} of ${noted.operations.length}, ${portion} of it`;
      const begun = found[0] !== 'no game';
      assert.ok(begun || done.record[0] === 'no game', `${what}: the game is missing`);
      if (begun) {
        assert.ok(done.record[0] === 'no game' || found.length >= done.record.length, `${what}: something is missing`);
        assert.deepEqual(found, wanted.record.slice(0, found.length), what);
      }
      cuts++;
    }
  }
  return cuts;
}
