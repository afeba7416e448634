// What the buzzer's pin puts out when screens sound.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Device } from './device.mjs';

const TAP_MS = 60;
const LISTEN_MS = 250; // longer than any sound but the end's
const RESONANCE = 2700;
const MOST_OFF = 0.01; // the divider rounds

const device = new Device();
device.start();

function put(name) {
  const { x, y, width, height } = device.targets().find((target) => target.name === name);
  device.press(x + (width >> 1), y + (height >> 1));
  device.machine.run(TAP_MS);
  device.machine.touch.up();
}

/** What is heard after a touch, millisecond by millisecond as it changes: [hertz or 0, ms]. */
function listen(name) {
  put(name);
  const heard = [];
  for (let ms = 0; ms < LISTEN_MS; ms++) {
    device.machine.run(1);
    const { duty, hertz } = device.machine.buzzer;
    const tone = duty > 0 ? hertz : 0;
    if (heard.length > 0 && heard.at(-1)[0] === tone) heard.at(-1)[1]++;
    else heard.push([tone, 1]);
  }
  assert.equal(heard.at(-1)[0], 0, 'it ends by itself');
  return heard.filter(([hertz], at) => hertz > 0 || (at > 0 && at + 1 < heard.length));
}

function assertHeard(heard, expected) {
  const told = JSON.stringify(heard);
  assert.equal(heard.length, expected.length, told);
  for (const [at, [hertz, ms]] of expected.entries()) {
    assert.ok(Math.abs(heard[at][0] - hertz) <= hertz * MOST_OFF, told);
    assert.ok(Math.abs(heard[at][1] - ms) <= 2, told);
  }
}

test('a touch should sound for 12 ms', () => {
  assertHeard(listen('button City Planner'), [[RESONANCE, 12]]);
});

test('thrown dice should knock four times', () => {
  listen('button New');
  listen('button Start');
  assertHeard(listen('button Roll'), [[1900, 10], [0, 35], [2300, 10], [0, 25], [1900, 10], [0, 15], [RESONANCE, 20]]);
});

test('a refusal should fall', () => {
  assertHeard(listen('button Lock'), [[900, 40], [0, 20], [700, 60]]);
});

test('nothing should sound when sound is off', () => {
  for (const name of ['menu', 'button Leave', 'button Settings', 'tab Feel', 'segment Off']) listen(name);
  assertHeard(listen('back'), []);
});
