// The device after years: 200 long finished games or 500 random ones are kept, and a game of each kind is played.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { crowPanelPico28 } from '../emulator/boards/crowpanel-pico-28.mjs';
import { fresh } from '../fresh.mjs';
import { Device } from './device.mjs';
import { frameCycles } from './frame_work.mjs';
import { BOARD, recordMeasures } from './places.mjs';
import { Walk } from './walk.mjs';

const SAVE_BYTES = 512 * 1024;
const AFTER_SAVES = 4096; // the last sector
const MOST_MORE_MS = 60;
const MOST_KEPT_MS = 3;
const RANDOM_GAMES = 500;
const MOST_LIST_MS = 20;
const MOST_TOLD_MS = 0.05;
const CYCLES_PER_MS = 125_000;
const KEEP = 'firmware::store::keep_game';
const TRIED = 'firmware::store::(anonymous namespace)::tried_version';

const LIST = 'firmware::store::(anonymous namespace)::Games::list(bool (*)(void const*, ui::KeptGame const&), void const*)';
const LISTED = 'firmware::store::(anonymous namespace)::Games::listed(unsigned int, ui::KeptGame&)';
const LOOK_AT = 'firmware::store::(anonymous namespace)::Games::look_at(unsigned long)';
const GAMES = 'firmware::store::(anonymous namespace)::games';
const TAKE_ALL = [0x2001, 0x4770]; // movs r0, #1; bx lr

const figures = {};

/** The flash of a device whose store is full; `kind` as host_tests/images/full_store.cpp says. */
function fullFlash(...kind) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-full-'));
  try {
    const file = path.join(folder, 'saves');
    execFileSync(fresh('host-tests', 'host_tests/full_store'), [file, ...kind]);
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

/** What a call of the program gives and how many cycles it takes. */
function timed({ machine }, name, args) {
  const since = machine.cycles;
  const result = machine.callAndReturn(name, args, 2000);
  return { result, cycles: machine.cycles - since };
}

test('500 random games should be listed in 20 ms, each told in 0.05 ms', () => {
  const device = new Device({ flash: fullFlash('random') });
  figures[`${BOARD}.start_random_ms`] = startOf(device);
  device.machine.run(3000);
  const { machine } = device;
  const games = machine.symbols.address(GAMES);
  const room = machine.symbols.address('firmware::cable::(anonymous namespace)::memory');
  for (const [index, word] of TAKE_ALL.entries()) machine.mcu.memory.busWrite(room + 2 * index, word, 2);
  const all = timed(device, LIST, [games, room | 1, 0]);
  assert.equal(all.result, RANDOM_GAMES);
  figures[`${BOARD}.list_cycles`] = all.cycles;
  let told = 0;
  for (const index of [0, 1, RANDOM_GAMES - 1]) {
    const one = timed(device, LISTED, [games, index, room + 64]);
    assert.equal(one.result & 1, 1);
    told = Math.max(told, one.cycles);
  }
  figures[`${BOARD}.listed_cycles`] = told;
  recordMeasures('full', figures);
  assert.ok(all.cycles <= MOST_LIST_MS * CYCLES_PER_MS, `${all.cycles} cycles`);
  assert.ok(told <= MOST_TOLD_MS * CYCLES_PER_MS, `${told} cycles`);
});

const MOST_FRAME_MS = 33;
const PAGES = 12;
const MOST_TOUCH_MS = 70; // 50 where fewer games are kept: up to 17 go to reading the list
const TAP_MS = 60;
const SETTLE_MS = 650; // until all that has come could be seen

function middleOf(device, name) {
  const found = device.targets().find((target) => target.name === name);
  assert.ok(found, `nothing is called '${name}'`);
  return { x: found.x + (found.width >> 1), y: found.y + (found.height >> 1) };
}

function touch(device, name) {
  const { x, y } = middleOf(device, name);
  device.tap(x, y);
}

test('the history of 500 random games should be opened and paged through with no frame above 33 ms', () => {
  const device = new Device({ flash: fullFlash('random') });
  device.start();
  device.machine.run(3000);
  for (const name of ['button Settings', 'tab More', 'button History']) touch(device, name);
  let most = 0;
  let lookedAt = 0;
  const { machine } = device;
  const games = machine.symbols.address(GAMES);
  for (let page = 0; page < PAGES; page++) {
    most = Math.max(most, frameCycles(machine));
    // A map comes by itself, from the game played anew.
    const { result, cycles } = timed(device, LOOK_AT, [games, RANDOM_GAMES - 40 * page]);
    assert.notEqual(result, 0, 'it is there');
    lookedAt = Math.max(lookedAt, cycles);
    touch(device, 'button next');
  }
  figures[`${BOARD}.history_frame_us`] = (most / CYCLES_PER_MS) * 1000;
  figures[`${BOARD}.look_at_us`] = (lookedAt / CYCLES_PER_MS) * 1000;
  recordMeasures('full', figures);
  assert.ok(most <= MOST_FRAME_MS * CYCLES_PER_MS, `drawing a page takes ${most} cycles`);
  assert.ok(lookedAt <= MOST_FRAME_MS * CYCLES_PER_MS, `looking at a game takes ${lookedAt} cycles`);
  assert.deepEqual(device.machine.violations, []);
});

const WAY = ['button Cities', 'button Scores', 'button History', 'button next', 'back', 'back', 'back'];

test('a touch should be answered within 70 ms on screens that read 500 games', () => {
  const device = new Device({ flash: fullFlash('random') });
  device.start();
  device.machine.run(3000);
  const walk = new Walk({ device });
  const answers = WAY.map((name) => {
    const { x, y } = middleOf(device, name);
    const down = walk.answer(TAP_MS, () => device.press(x, y));
    const up = walk.answer(SETTLE_MS, () => device.machine.touch.up());
    return { name, ms: Math.max(down, up) };
  });
  figures[`${BOARD}.full_touch_us`] = Math.max(...answers.map(({ ms }) => ms)) * 1000;
  recordMeasures('full', figures);
  assert.deepEqual(answers.filter(({ ms }) => ms > MOST_TOUCH_MS), []);
});
