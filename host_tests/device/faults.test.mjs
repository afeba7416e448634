import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Device } from './device.mjs';
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

const hex = (address) => address.toString(16).padStart(8, '0');
const NOBODY = hex(0);
const FAULT = /^fault (\S+) at (.*) address ([0-9a-f]{8}) caller ([0-9a-f]{8}) run 1$/;

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
  { kind: 'hard', address: NO_MEMORY, inject: (machine) => machine.inject.jump(NO_MEMORY) },
  {
    kind: 'stack',
    address: 0, // the frame that would tell has no room
    inject: (machine) => machine.call('lv_refr_now', [0]) || machine.inject.setStackPointer(machine.stack.bottom + 64),
  },
  { kind: 'watchdog', address: 0, inject: (machine) => machine.inject.hang({ interruptsOff: true }) },
];

for (const { kind, inject, place, address } of KINDS) {
  test(`a fault of kind ${kind} should be shown, told, kept over a loss of power and left by a touch`, () =>
    withPair(`fault ${kind}`, (pair) => showsTellsKeepsAndRecovers(pair, kind, inject, place, address)));
}

/** `address`: a number, the function that holds it, or nothing where it is in any function. The caller is in a function too, or nobody. */
function namesCode(machine, [, , , told, caller], address) {
  const place = machine.symbols.functionAt(parseInt(told, 16));
  if (typeof address === 'number') assert.equal(told, hex(address));
  else assert.ok(address ? place === address : place, `${told} is in ${place}`);
  if (caller !== NOBODY) assert.ok(machine.symbols.functionAt(parseInt(caller, 16)), `${caller} is no code`);
}

async function showsTellsKeepsAndRecovers(pair, kind, inject, place, address) {
  const { device } = pair;
  const { machine } = device;
  const boots = machine.boots;
  inject(machine);
  assert.ok(machine.run(5000, () => machine.boots === boots + 1), `the device did not start anew; ${machine.halted ?? 'it runs on'}`);
  device.start();

  const [told] = device.ask('fault').filter((line) => line.startsWith('fault '));
  const match = FAULT.exec(told);
  assert.ok(match, `the console says ${told}`);
  assert.equal(match[1], kind);
  namesCode(machine, match, address);
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

/** Where a function returns to that `symbol` calls first. */
function firstReturn(machine, symbol) {
  const { address, size } = machine.symbols.find(symbol);
  const bytes = machine.readBytes(address, size);
  const half = (at) => bytes[at] | (bytes[at + 1] << 8);
  for (let at = 0; at < size - 4; at += 2) {
    if ((half(at) & 0xf800) === 0xf000 && (half(at + 2) & 0xd000) === 0xd000) return address + at + 4;
  }
  throw new Error(`${symbol} calls nobody`);
}

/** What the next run tells of an address and its caller: [function or number, function or nobody]. */
function tellsOf(inject) {
  const device = new Device();
  device.start();
  const { machine } = device;
  inject(machine);
  assert.ok(machine.run(5000, () => machine.boots === 2), `the device did not start anew; ${machine.halted ?? 'it runs on'}`);
  device.start();
  const [, , , address, caller] = FAULT.exec(device.ask('fault').find((line) => line.startsWith('fault ')));
  return [address, caller].map((told) => machine.symbols.functionAt(parseInt(told, 16)) ?? told);
}

const hangIn = (link) => (machine) => {
  machine.inject.setLink(link(machine));
  machine.inject.hang();
};
const crashIn = (link) => (machine) => {
  machine.inject.setLink(link(machine));
  machine.inject.jump(NO_MEMORY);
};
const returns = (machine) => firstReturn(machine, 'lv_refr_now') | 1;
const data = (machine) => machine.symbols.address('lv_global') | 1;
const start = (machine) => machine.symbols.address('lv_refr_now') | 1; // code, but nothing returns there
const constant = (machine) => (machine.symbols.address(VERSION) & ~1) | 1; // in the image, but no code
const nowhere = () => NO_MEMORY | 1; // reading there would be a fault of its own

test('who called should be named when a program hangs or crashes behind a call', () => {
  assert.equal(tellsOf(hangIn(returns))[1], 'lv_refr_now');
  assert.deepEqual(tellsOf(crashIn(returns)), [hex(NO_MEMORY), 'lv_refr_now']);
});

test('nobody should be named as the caller when the register holds what no function returns to', () => {
  for (const link of [data, start, constant, nowhere]) {
    assert.equal(tellsOf(hangIn(link))[1], NOBODY);
    assert.deepEqual(tellsOf(crashIn(link)), [hex(NO_MEMORY), NOBODY]);
  }
});

test("nobody should be named as the caller when the SDK's SPI loop hangs, which keeps data in the register", () => {
  const told = tellsOf((machine) => {
    const neverReady = machine.symbols.address('plat_fault_stack'); // zeros until a fault
    const { core } = machine.inject;
    core.registers[9] = machine.symbols.address('lv_global');
    core.PM = false; // the program may have waited with interrupts off
    machine.call('spi_write_read_blocking', [neverReady, neverReady, neverReady, 1]);
  });
  assert.deepEqual(told, ['spi_write_read_blocking', NOBODY]);
});
