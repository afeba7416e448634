// A backup of the headless board comes to the device by its cable: the same games are there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plat } from '../core/plat.mjs';
import { screenGames } from '../games.mjs';
import { Device } from './device.mjs';
import { Headless } from './headless.mjs';

const MOST_MS = 30_000;

/** What the board answers to the last of these lines; the others have no answer. */
async function tellAll(board, lines) {
  for (const line of lines.slice(0, -1)) await board.ask(`console ${line}`);
  return board.console(lines.at(-1));
}

const numbers = (list) => list.map((line) => /^\d+/.exec(line)[0]);

test('the device should have the games of the headless board when it restores its backup', async () => {
  const board = await Headless.start({ before: ['run 1500'] });
  try {
    for (const { id, players } of screenGames()) {
      const record = plat(['play', id, '--players', `${players[1]}`, '--seed', '23']).stdout.trim().split('\n');
      await tellAll(board, ['saves import', ...record, 'end']);
    }
    for (const line of ['button City Planner', 'button New', 'button Start', 'button Roll']) await board.ask(`tap ${line}`);
    await board.ask('run 1000');
    const list = await board.console('saves list');
    const backup = await board.console('backup');
    const device = new Device();
    device.start();
    assert.deepEqual(device.ask('saves list'), ['ok']);
    const told = device.ask(['restore', ...backup].join('\n'), MOST_MS);
    assert.deepEqual(told, [`restored: ${list.length}`, 'there already: 0', 'ok']);
    assert.deepEqual(device.ask('saves list').slice(0, -1), list);
    for (const number of numbers(list)) assert.deepEqual(device.ask(`saves export ${number}`).slice(0, -1), await board.console(`saves export ${number}`));
    assert.ok(device.targets().some(({ name }) => name === 'button Resume'), 'home goes on with the game that was played');
    device.machine.cutPower();
    device.start();
    assert.deepEqual(device.ask('saves list').slice(0, -1), list);
    assert.deepEqual(device.machine.violations, []);
  } finally {
    await board.stop();
  }
});
