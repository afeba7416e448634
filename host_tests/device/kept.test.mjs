// The power goes in the middle of a game: device and headless board go on with it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { touchedGames } from '../games.mjs';
import { withPair } from './pair.mjs';
import { Walk } from './walk.mjs';

const TURNS = 3;
const PAUSE_MS = 800; // longer than a touch that comes at once is left out, and than dice tumble

for (const { id, target, touches } of await touchedGames()) {
  test(`a game of ${id} should go on where it was when the power goes in it`, () =>
    withPair(`kept ${id}`, async (pair) => {
      const walk = new Walk(pair);
      for (const name of [target, 'field Luck', 'row 2', 'key 7', 'button OK', 'button Start']) await walk.touch(name);
      for (let turn = 0; turn < TURNS; turn++) {
        const names = (await pair.headless.targets()).map(({ name }) => name);
        for (const name of touches.turn(names)) await walk.obey(`try ${name}`);
        await walk.run(PAUSE_MS);
      }
      const record = pair.device.ask('record');
      assert.ok(record.some((line) => line.startsWith('p1 ')), 'somebody has acted');
      await pair.cutPower();
      await pair.assertSamePicture('home');
      assert.deepEqual(pair.device.ask('record'), record);
      await walk.touch('button Resume');
      await pair.assertSamePicture('the game');
      pair.assertNoViolations();
    }));
}
