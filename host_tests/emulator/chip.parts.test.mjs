import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { Machine } from './machine.mjs';
import { buildImage } from './test_image.mjs';

let image;
before(() => { image = buildImage('chip.c'); });
after(() => image.remove());

function start(job) {
  const machine = new Machine({ uf2: image.uf2, elf: image.elf });
  machine.setVariable('job', machine.symbols.address(job) | 1);
  machine.setVariable('boots', 0);
  return machine;
}
function ran(job, ms = 5) {
  const machine = start(job);
  machine.run(ms);
  return machine;
}
const address = (machine, name) => machine.symbols.address(name);

test('the program starts from its UF2 and counts cycles as the clock says', () => {
  const machine = ran('count', 20);
  assert.ok(machine.variable('steps') > 1000);
  assert.ok(Math.abs(machine.ns - 20e6) < 100);
  const before = machine.cycles;
  machine.run(10);
  assert.ok(Math.abs(machine.cycles - before - 1250000) < 50);
});

for (const [job, what, reason] of [
  ['unaligned_read', 'an unaligned read', /unaligned read/],
  ['unmapped_read', 'a read of an unmapped address', /read of an unmapped address/],
  ['undefined_instruction', 'an undefined instruction', /undefined instruction/],
  ['jump_to_unmapped', 'a jump into unmapped memory', /execution of an unmapped address|not in Thumb/],
  ['jump_without_thumb', 'a jump without the Thumb bit', /not in Thumb state/],
  ['supervisor_call_masked', 'a supervisor call with interrupts off', /supervisor call/],
]) {
  test(`${what} enters the HardFault handler with the frame on the stack`, () => {
    const machine = ran(job);
    assert.match(machine.lastFault.reason, reason);
    assert.equal(machine.variable('record_magic'), 0xfa017);
    assert.equal(machine.variable('record_pc'), machine.lastFault.pc);
    assert.equal(machine.mcu.core.IPSR, 3);
  });
}

test('a fault inside the HardFault handler locks the processor up', () => {
  const machine = start('unmapped_read');
  machine.setVariable('fault_again', 1);
  machine.run(5);
  assert.match(machine.halted, /lockup/);
});

test('a write into the MPU guard faults, a write beside it does not', () => {
  const machine = ran('write_into_guard');
  assert.equal(machine.variable('steps'), 1);
  assert.match(machine.lastFault.reason, /protected/);
  assert.equal(machine.lastFault.address, 0x2000101f);
  assert.equal(machine.variable('record_magic'), 0xfa017);
});

test('a stack that runs into its guard ends in the HardFault handler although the frame cannot be pushed', () => {
  const machine = ran('overflow_stack');
  assert.equal(machine.variable('record_magic'), 0xfa017);
  assert.ok(machine.lastFault.address < 0x20040020);
});

test('a write to the ROM is passed over and noted', () => {
  const machine = ran('write_rom');
  assert.equal(machine.variable('steps'), 7);
  assert.match(machine.warnings[0], /read-only address 0x8/);
});

test('64-bit arithmetic, shifts, divisions and comparisons agree with the host', () => {
  const machine = start('arithmetic');
  assert.ok(machine.run(500, () => machine.variable('result') === 1));
  const u = (value) => BigInt.asUintN(64, value);
  const s = (value) => BigInt.asIntN(64, value);
  let [a, b, h] = [0x123456789abcdef1n, 0xfedcba9876543210n, 0n];
  for (let i = 0; i < 2000; i++) {
    let m = u(a * b + (a >> (b & 63n)) - (b << (a & 63n)));
    m ^= u((s(a) >> (b & 31n)) + a / (b | 1n) + u(s(b) % s(a | 1n)));
    m = u(m + (s(a) < s(b) ? 1n : 0n) + (a < b ? 2n : 0n) + (BigInt.asIntN(32, a) >= BigInt.asIntN(32, b) ? 4n : 0n));
    h = u(h * 31n + m);
    a = u(a * 6364136223846793005n + 1442695040888963407n);
    b ^= a >> 7n;
  }
  const at = address(machine, 'hash');
  assert.equal(BigInt(machine.read32(at)) | (BigInt(machine.read32(at + 4)) << 32n), h);
});

test('the ROM routines erase and program the flash in real time, also kept over a power cut', () => {
  const machine = start('flash_write');
  assert.ok(machine.run(100, () => machine.variable('result') === 0x12345678));
  assert.ok(machine.ns > 45.7e6);
  machine.cutPower();
  assert.equal(machine.read32(0x10100000), 0x12345678);
});

test('code that returns into the flash while it cannot be read faults', () => {
  const machine = ran('flash_write_and_return_too_early', 100);
  assert.match(machine.lastFault.reason, /execution from the flash/);
});

test('a power cut in the middle of a flash operation stops the machine there', () => {
  const machine = start('flash_write');
  machine.flash.cutPowerAt(2);
  machine.run(100);
  assert.match(machine.halted, /power cut at flash operation 2/);
  assert.equal(machine.flash.bytes[0x100000], 0x78);
  assert.equal(machine.flash.bytes[0x100000 + 128], 0xff);
});

test('WFE sleeps until the alarm interrupt, which comes on time, without work meanwhile', () => {
  const machine = ran('sleep_for_event', 40);
  const woke = machine.variable('result');
  assert.ok(woke >= 20000 && woke < 20200, `woke at ${woke} us`);
  assert.ok(machine.cycles < 50000, `${machine.cycles} cycles`);
});

test('WFI with interrupts masked wakes but takes the interrupt only when they are unmasked', () => {
  const machine = ran('sleep_masked', 40);
  assert.ok(machine.variable('result') >= 5000);
  assert.equal(machine.variable('steps'), 0);
  assert.equal(machine.variable('woken'), 1);
});

test('a supervisor call runs its handler at once', () => {
  assert.equal(ran('supervisor_call').variable('result'), 100);
});

test('SEV lets the next WFE pass and the one after sleep', () => {
  const machine = ran('own_event', 5);
  assert.equal(machine.variable('result'), 1);
  assert.ok(machine.mcu.core.waiting);
});

test('the watchdog resets in time and keeps RAM, scratch registers and its reason', () => {
  const machine = start('watchdog');
  machine.run(3.5);
  assert.equal(machine.resets.length, 1);
  assert.match(machine.resets[0].reason, /watchdog timer/);
  assert.ok(Math.abs(machine.resets[0].ns - 3e6) < 0.2e6, `${machine.resets[0].ns} ns`);
  assert.equal(machine.variable('boots'), 2);
  assert.equal(machine.read32(0x40058010), 0xabcd);
  assert.equal(machine.read32(0x40058008), 1);
});

test('a power cut loses RAM and the watchdog reason', () => {
  const machine = start('watchdog');
  machine.run(3.5);
  machine.cutPower();
  assert.notEqual(machine.variable('boots'), 2);
  assert.equal(machine.read32(0x40058008), 0);
  assert.equal(machine.resets.length, 0);
});

test('the watchdog frees a processor that hangs in its fault handler', () => {
  const machine = ran('fault_under_watchdog', 150);
  assert.equal(machine.resets.length, 1);
});

test('a system reset request starts over with the same RAM', () => {
  const machine = start('ask_for_reset');
  machine.run(1, () => machine.variable('boots') === 3);
  assert.ok(machine.variable('boots') >= 3);
});

test('the divider gives quotient and remainder', () => {
  assert.equal(ran('divider').variable('result'), 142006);
});

test('a function of the running program can be called and gives its result', () => {
  const machine = ran('count', 1);
  const steps = machine.variable('steps');
  assert.equal(machine.callAndReturn('twice', [21]), 42);
  machine.run(1);
  assert.ok(machine.variable('steps') > steps);
});

test('what the program waits for may come while a function of it is called', () => {
  const machine = ran('sleep_for_event', 10);
  assert.equal(machine.variable('woken'), 0);
  assert.equal(machine.callAndReturn('spend', [20000]), 20000);
  machine.run(1);
  assert.ok(machine.variable('result') >= 20000);
});

test('a jump to a bad address and a stack pointer in the guard fault in the running program', () => {
  const jumped = ran('count', 1);
  jumped.inject.jump(0x60000000);
  jumped.run(1);
  assert.equal(jumped.variable('record_pc'), 0x60000000);
  const guarded = ran('write_into_guard');
  assert.equal(guarded.variable('record_magic'), 0xfa017);
});

test('a hang in a branch to itself is fast to emulate and ends by the watchdog', () => {
  const machine = ran('count', 1);
  machine.call('start_watchdog', [8000000]);
  machine.run(0.01);
  machine.inject.hang();
  machine.setVariable('job', machine.symbols.address('count') | 1);
  const from = performance.now();
  machine.run(8500);
  assert.equal(machine.resets.length, 1);
  assert.ok(performance.now() - from < 4000);
});

test('an empty flash ends in USB boot', () => {
  assert.match(new Machine({}).halted, /USB boot/);
});

test('the stack watch sees how deep the stack went', () => {
  const machine = ran('arithmetic', 20);
  assert.ok(machine.stack.used > 32 && machine.stack.used < 1024, `${machine.stack.used}`);
  assert.ok(Math.abs(machine.stack.used - machine.stack.painted) <= 64);
});

test('saved flash content can be loaded into another machine', () => {
  const first = start('flash_write');
  first.run(100);
  const second = new Machine({ flash: first.saveFlash(), elf: image.elf });
  assert.equal(second.read32(0x10100000), 0x12345678);
  assert.equal(second.halted, null);
});
