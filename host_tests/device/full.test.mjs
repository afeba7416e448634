// The device after years: 200 finished games are kept, and a game of each kind is played.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { crowPanelPico28 } from '../emulator/boards/crowpanel-pico-28.mjs';
import { fresh } from '../fresh.mjs';
import { Device } from './device.mjs';
import { BOARD, recordMeasures } from './places.mjs';

const SAVE_BYTES = 512 * 1024;
const AFTER_SAVES = 4096; // the last sector
const MOST_MORE_MS = 60;
const MOST_KEPT_MS = 3;
const KEEP = 'firmware::store::keep_game';
const TRIED = 'firmware::store::(anonymous namespace)::tried_version';

const figures = {};

/** The flash of a device whose store is full. */
function fullFlash() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-full-'));
  try {
    const file = path.join(folder, 'saves');
    execFileSync(fresh('host-tests', 'host_tests/full_store'), [file]);
    const saves = fs.readFileSync(file);
    assert.equal(saves.length, SAVE_BYTES);
    const flash = Buffer.alloc(crowPanelPico28.flashBytes, 0xff);
    saves.copy(flash, flash.length - AFTER_SAVES - SAVE_BYTES);
    return flash;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function startOf(device) {
  device.start();
  return device.machine.panel.firstPictureAt / 1e6;
}

/** As if one more thing had happened: {ms, erases} of keeping it. */
function keepOnce({ machine }) {
  const tried = machine.symbols.address(TRIED);
  machine.mcu.memory.busWrite(tried, machine.read32(tried) - 1, 4);
  const since = machine.now();
  const erases = machine.flash.erases;
  machine.callAndReturn(KEEP, [], 2000);
  return { ms: (machine.now() - since) / 1e6, erases: machine.flash.erases - erases };
}

test('a device with 200 games should be started with the game that was played 60 ms later at most, and keep an event in 3 ms', () => {
  const empty = startOf(new Device());
  const device = new Device({ flash: fullFlash() });
  const full = startOf(device);
  figures[`${BOARD}.start_full_ms`] = full;
  assert.ok(device.ask('record').some((line) => /^p1 /.test(line)), 'the game is there');
  assert.ok(full - empty <= MOST_MORE_MS, `${full} ms, with nothing kept ${empty} ms`);
  device.machine.run(3000); // what is made ready ahead
  let most = 0;
  for (let event = 0; event < 40; event++) {
    const { ms, erases } = keepOnce(device);
    assert.equal(erases, 0);
    most = Math.max(most, ms);
  }
  figures[`${BOARD}.keep_us`] = most * 1000;
  recordMeasures('full', figures);
  assert.ok(most <= MOST_KEPT_MS, `${most} ms`);
  assert.deepEqual(device.machine.violations, []);
});
