import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { Machine } from './machine.mjs';
import { buildImage } from './test_image.mjs';

let image;
before(() => { image = buildImage('board.c'); });
after(() => image.remove());

function start(job) {
  const machine = new Machine({ uf2: image.uf2, elf: image.elf });
  machine.setVariable('job', machine.symbols.address(job) | 1);
  machine.setVariable('result', 0);
  return machine;
}

/** Runs a job until it has put something into `result`. */
function finished(job, ms = 400) {
  const machine = start(job);
  assert.ok(machine.run(ms, () => machine.variable('result') !== 0), `${job} did not end: ${machine.halted ?? machine.lastFault?.text}`);
  machine.run(1);
  return machine;
}

const complains = (machine, pattern) => machine.violations.some((text) => pattern.test(text));

test('7680 pixels of 16 bits at 62.5 MHz take 1.966 ms, and DMA ends before the wire is quiet', () => {
  const machine = finished('burst');
  assert.ok(Math.abs(machine.variable('result') - 1966) <= 2, `${machine.variable('result')} us`);
  assert.ok(machine.variable('dma_us') < machine.variable('result'));
  assert.equal(machine.variable('busy_after_dma'), 16);
  assert.deepEqual(machine.violations, []);
});

test('a burst lands pixel for pixel where the window says', () => {
  const machine = finished('burst');
  machine.panel.setLight(true, machine.ns);
  const seen = machine.panel.picture();
  for (const index of [0, 1, 319, 320, 7679]) assert.equal(seen[10 * 320 + index], (index * 7 + 1) & 0xffff);
  assert.equal(machine.panel.pixelsWritten, 7680);
});

test('CS raised right after the DMA cuts the last frames and is recorded', () => {
  const machine = finished('select_raised_too_early');
  assert.ok(complains(machine, /CS of the panel changed while the SPI is busy/));
  assert.ok(machine.panel.pixelsWritten < 7680);
});

test('a touch is read over the bus at 1.95 MHz, PENIRQ follows the finger', () => {
  const machine = start('touch');
  machine.run(10);
  assert.equal(machine.variable('pen'), 1);
  machine.touch.down(319, 0);
  machine.run(10);
  assert.equal(machine.variable('pen'), 0);
  assert.ok(Math.abs(machine.variable('raw_y') - 3707) <= 8);
  assert.ok(Math.abs(machine.variable('raw_x') - 278) <= 8);
  assert.ok(machine.variable('z2') > machine.variable('z1'));
  machine.touch.up();
  machine.run(10);
  assert.equal(machine.variable('pen'), 1);
  assert.deepEqual(machine.violations, []);
});

test('a touch controller read at 62.5 MHz is recorded', () => {
  assert.ok(complains(finished('touch_too_fast'), /62.50 MHz too fast for the touch/));
});

test('two chip selects low at once are recorded', () => {
  assert.ok(complains(finished('two_selected'), /CS low at once: touch, panel/));
});

test('frames of seven bits are recorded', () => {
  assert.ok(complains(finished('seven_bits'), /frame of 7 bits for the panel/));
});

test('duty and frequency of light and buzzer can be read', () => {
  const machine = finished('light_and_buzzer');
  assert.equal(machine.backlight, 0.25);
  assert.equal(machine.output(18).hertz, 125000);
  assert.ok(Math.abs(machine.buzzer.hertz - 2702.7) < 0.1);
  assert.equal(machine.buzzer.duty, 0.5);
});

test('the battery is measured through its divider and can be changed', () => {
  const at = (volts) => {
    const machine = start('measure_battery');
    if (volts) machine.battery = volts;
    machine.run(5, () => machine.variable('result') !== 0);
    return machine.variable('result');
  };
  assert.equal(at(null), Math.round((3.9 / 2 / 3.3) * 4096));
  assert.equal(at(3.3), 2048);
});

test('the panel keeps its picture over a watchdog reset but the light goes out', () => {
  const machine = finished('burst');
  machine.requestReset({ reason: 'test', watchdogReason: 1 });
  const before = machine.panel.gram.slice();
  machine.setVariable('job', machine.symbols.address('measure_battery') | 1);
  machine.run(5);
  assert.deepEqual(machine.panel.gram, before);
  assert.equal(machine.panel.displayOn, true);
  assert.equal(machine.backlight, 0);
});
