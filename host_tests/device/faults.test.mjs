import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Headless } from './headless.mjs';
import { withPair } from './pair.mjs';

const STOP = '_ZN7drivers5fault4stopENS0_4KindEPKcm';
const ASSERTION = 1;
const VERSION = '_ZN8firmware5build8kVersionE'; // any text of the program serves as a file name
const LINE = 1234;
const NO_MEMORY = 0x40000000 - 0x1000;

const text = (machine, symbol) => {
  const address = machine.symbols.address(symbol);
  const bytes = machine.readBytes(address, 32);
  return Buffer.from(bytes.subarray(0, bytes.indexOf(0))).toString();
};

const KINDS = [
  {
    kind: 'assert',
    place: (machine) => `${text(machine, VERSION)}:${LINE}`,
    inject: (machine) => machine.call(STOP, [ASSERTION, machine.symbols.address(VERSION), LINE]),
  },
  {
    kind: 'library',
    place: (machine) => `${text(machine, VERSION)}:${LINE}`,
    inject: (machine) => machine.call('plat_lvgl_assert', [machine.symbols.address(VERSION), LINE]),
  },
  { kind: 'panic', inject: (machine) => machine.call('plat_panic', [machine.symbols.address(VERSION)]) },
  { kind: 'hard', inject: (machine) => machine.inject.jump(NO_MEMORY) },
  { kind: 'stack', inject: (machine) => machine.call('lv_refr_now', [0]) || machine.inject.setStackPointer(machine.stack.bottom + 64) },
  { kind: 'watchdog', inject: (machine) => machine.inject.hang({ interruptsOff: true }) },
];

for (const { kind, inject, place } of KINDS) {
  test(`a fault of kind ${kind} should be shown, told, kept over a loss of power and left by a touch`, () =>
    withPair(`fault ${kind}`, (pair) => showsTellsKeepsAndRecovers(pair, kind, inject, place)));
}

async function showsTellsKeepsAndRecovers(pair, kind, inject, place) {
  const { device } = pair;
  const { machine } = device;
  const boots = machine.boots;
  inject(machine);
  assert.ok(machine.run(5000, () => machine.boots === boots + 1), `the device did not start anew; ${machine.halted ?? 'it runs on'}`);
  device.start();

  const [told] = device.ask('fault').filter((line) => line.startsWith('fault '));
  const match = /^fault (\S+) at (.*) address ([0-9a-f]{8}) caller ([0-9a-f]{8}) run 1$/.exec(told);
  assert.ok(match, `the console says ${told}`);
  assert.equal(match[1], kind);
  if (place) assert.equal(match[2], place(machine));
  assert.ok(machine.log.some((line) => line.startsWith(`fault ${kind} at `)), 'the console tells it without being asked');

  await pair.headless.stop();
  await startHeadlessWithFault(pair, match);
  await pair.assertSamePicture(`fault ${kind}`);

  await pair.tap('button Go on');
  await pair.assertSamePicture(`home after ${kind}`);

  machine.cutPower();
  device.start();
  assert.equal(device.ask('fault')[0], told, 'kept for the next start');
  assert.equal(machine.boots, 1, 'a start after a loss of power is no fault');
}

async function startHeadlessWithFault(pair, [, kind, place, address, caller]) {
  pair.headless = await Headless.start({ storage: pair.storage, before: [`fault ${kind} ${address} ${caller} ${place}`, 'battery 71'] });
  await pair.headless.ask('run 1500');
}

test('the device should stop drawing and only answer the cable when three runs in a row end in a fault', () =>
  withPair('fault after fault', async ({ device }) => {
    const { machine } = device;
    for (let run = 1; run <= 3; run++) {
      const boots = machine.boots;
      machine.inject.jump(NO_MEMORY);
      assert.ok(machine.run(5000, () => machine.boots === boots + 1), `run ${run} did not end`);
      machine.run(600);
    }
    const drawn = machine.panel.pixelsWritten;
    machine.run(1000);
    assert.equal(machine.panel.pixelsWritten, drawn, 'nothing is drawn any more');
    assert.equal(machine.backlight, 0);
    assert.match(device.ask('fault')[0], /^fault hard .* run 3$/);
    machine.cutPower();
    device.start();
  }));

test('a restart that was asked for should be no fault', () =>
  withPair('restart', async (pair) => {
    const { device } = pair;
    const boots = device.machine.boots;
    device.machine.usb.send('restart\n');
    assert.ok(device.machine.run(2000, () => device.machine.boots === boots + 1));
    device.start();
    assert.equal(device.ask('fault')[0], 'no fault');
    await pair.assertSamePicture('home after a restart');
  }));
