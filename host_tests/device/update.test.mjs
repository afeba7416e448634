// A newer image is written over the shipped one while games are kept: they are there in it, also where the writing was
// interrupted and begun again.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { dropUf2, parseUf2 } from '../emulator/uf2.mjs';
import { beginAlone, touchedGames } from '../games.mjs';
import { Device } from './device.mjs';
import { image } from './places.mjs';

const FLASH_START = 0x10000000;
const FLASH_BYTES = 2 * 1024 * 1024;
const SECTOR = 4096;
const SAVES = { from: FLASH_BYTES - SECTOR - 512 * 1024, to: FLASH_BYTES - SECTOR };
const TURNS = 3;
const PAUSE_MS = 800; // longer than dice tumble
const MOSTLY = 0.9;
const STARTS_BETWEEN = 30; // of half an image, all over it
const HALF_RUN_MS = 1000;

const uf2Of = (name) => fs.readFileSync(image(name).uf2);
const savesOf = (flash) => Buffer.from(flash.subarray(SAVES.from, SAVES.to));

function touch(device, name) {
  const target = device.targets().find((each) => each.name === name);
  if (target) device.tap(target.x + (target.width >> 1), target.y + (target.height >> 1));
  return Boolean(target);
}

const need = (device, name) => assert.ok(touch(device, name), `nothing here is called '${name}'`);

/** What there is of the game played last, at home: its record, and its picture once it is gone on with. */
function gameOf(device) {
  const record = device.ask('record');
  need(device, 'button Resume');
  return { record, picture: device.picture() };
}

const deviceWith = (flash) => new Device({ uf2: null, elf: null, flash });

/** The flash after some turns of each game, the power cut in them. */
async function played() {
  const device = new Device();
  device.start();
  const kept = [];
  for (const { id, target, touches } of await touchedGames()) {
    for (const name of [target, ...beginAlone(touches)]) need(device, name);
    for (let turn = 0; turn < TURNS; turn++) {
      for (const name of touches.turn(device.targets().map((each) => each.name))) touch(device, name);
      device.machine.run(PAUSE_MS);
    }
    const record = device.ask('record');
    assert.ok(record.some((line) => line.startsWith('p1 ')), 'somebody has acted');
    device.machine.cutPower();
    device.start();
    assert.deepEqual(device.ask('record'), record);
    const flash = device.machine.saveFlash();
    kept.push({ id, flash, game: gameOf(device) });
    device.machine.loadFlash(flash);
    device.start();
  }
  for (const { kind, offset } of device.machine.flash.log) assert.ok(offset >= SAVES.from && offset < SAVES.to, `${kind} at ${offset}`);
  return kept;
}

const kept = await played();

/** The device once the update is written to its end. */
function updated(flash, update) {
  for (const _ of dropUf2(update, flash));
  const device = deviceWith(flash);
  device.start();
  return device;
}

function assertGoesOn(device, { record, picture }) {
  assert.match(device.ask('about').join('\n'), /^Version: 99\.0\.0 \(next\)$/m);
  assert.equal(device.machine.boots, 1, 'it starts anew');
  const found = gameOf(device);
  assert.deepEqual(found.record, record);
  assert.deepEqual(found.picture, picture);
  assert.deepEqual(device.machine.violations, []);
}

test('the update should be another image in nearly all of its pages', () => {
  const [from, to] = [undefined, 'next'].map((name) => parseUf2(uf2Of(name), FLASH_BYTES));
  const pages = new Map(from.map(({ address, payload }) => [address, payload]));
  const others = to.filter(({ address, payload }) => !pages.has(address) || Buffer.compare(pages.get(address), payload) !== 0);
  assert.ok(others.length > MOSTLY * to.length, `${others.length} of ${to.length} differ`);
});

test('no block of the file to drop should lie in what lasts or behind it', () => {
  for (const name of [undefined, 'next']) {
    const blocks = parseUf2(uf2Of(name), FLASH_BYTES); // of the right family and number
    for (const [index, { address, size, number, total }] of blocks.entries()) {
      assert.equal(number, index);
      assert.equal(total, blocks.length);
      assert.equal(address, FLASH_START + index * size);
      assert.ok(address + size <= FLASH_START + SAVES.from, `block ${number} lies at ${address.toString(16)}`);
    }
  }
});

for (const { id, flash, game } of kept) {
  test(`a game of ${id} should go on where it was when a newer image was written`, () => {
    const device = updated(flash.slice(), uf2Of('next'));
    assertGoesOn(device, game);
    assert.equal(device.ask('fault')[0], 'no fault');
  });
}

test('what lasts should be there when the update is interrupted after any operation and written again', () => {
  const { flash, game } = kept.at(-1);
  const update = uf2Of('next');
  const written = flash.slice();
  const saves = savesOf(flash);
  const steps = [...dropUf2(update, flash.slice())].length;
  const apart = Math.floor(steps / STARTS_BETWEEN);
  const halves = [];
  let step = 0;
  for (const _ of dropUf2(update, written)) {
    step++;
    assert.equal(Buffer.compare(savesOf(written), saves), 0, `after operation ${step}`);
    const atAnEdge = step <= 2 || step === steps - 1; // without a start, with one alone, all but the last page
    if (atAnEdge || step % apart === 0) halves.push(written.slice());
  }
  for (const half of halves) {
    const { machine } = deviceWith(half);
    machine.run(HALF_RUN_MS); // half an image may do anything, also write what it faulted with
    assertGoesOn(updated(machine.saveFlash(), update), game);
  }
});
