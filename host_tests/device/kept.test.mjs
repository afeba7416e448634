// The power goes in the middle of a game: device and headless board go on with it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { beginAlone, touchedGames } from '../games.mjs';
import { Headless } from './headless.mjs';
import { withPair } from './pair.mjs';
import { Walk } from './walk.mjs';

const TURNS = 3;
const PAUSE_MS = 800; // longer than a touch that comes at once is left out, and than dice tumble

const names = async (board) => (await board.targets()).map(({ name }) => name);

for (const { id, target, touches } of await touchedGames()) {
  test(`a game of ${id} should go on where it was when the power goes in it`, () =>
    withPair(`kept ${id}`, async (pair) => {
      const walk = new Walk(pair);
      for (const name of [target, ...beginAlone(touches)]) await walk.touch(name);
      for (let turn = 0; turn < TURNS; turn++) {
        for (const name of touches.turn(await names(pair.headless))) await walk.obey(`try ${name}`);
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
  test(`a game of ${id} should go on where it was when its program on a computer is killed`, async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-killed-'));
    const start = () => Headless.start({ storage: path.join(folder, 'flash'), before: ['run 1500'] });
    let board = await start();
    try {
      for (const name of [target, ...beginAlone(touches)]) await board.ask(`tap ${name}`);
      for (let turn = 0; turn < TURNS; turn++) {
        for (const name of touches.turn(await names(board))) if ((await names(board)).includes(name)) await board.ask(`tap ${name}`);
        if (turn < TURNS - 1) await board.ask(`run ${PAUSE_MS}`);
      }
      const record = await board.console('record');
      assert.ok(record.some((line) => line.startsWith('p1 ')), 'somebody has acted');
      const ended = new Promise((resolve) => board.process.once('exit', resolve));
      board.process.kill('SIGKILL');
      await ended;
      board = await start();
      assert.deepEqual(await board.console('record'), record);
      await board.ask('tap button Resume');
    } finally {
      await board.stop();
      fs.rmSync(folder, { recursive: true });
    }
  });
}
