// Touches at random on the shipped image, mostly inside one game; home again now and then.
import assert from 'node:assert/strict';
import { Device } from './device.mjs';
import { luck } from './luck.mjs';

const OUTING = 125; // touches until it goes home
const HOLD_MS = 30;
const REST_MS = 40; // enough for the answer; what moves longer is touched while it moves
const MESSAGE_MS = 3100; // until nothing is said any more
const LOOK_MS = 600; // mostly it looks first: what can't be taken back waits so long
const CALM_MS = 400;
const MOST_TAPS_HOME = 8;
const WAYS_HOME = ['button Leave', 'back', 'menu', 'button Back', 'button Home', 'button Go on'];
const OUT_OF_THE_GAME = ['menu', 'back'];

class Monkey {
  constructor(device, game, seed) {
    Object.assign(this, { device, game, random: luck(seed) });
  }

  press(x, y, rest) {
    const { machine } = this.device;
    this.device.press(x, y);
    machine.run(HOLD_MS);
    machine.touch.up();
    machine.run(rest);
    assert.equal(machine.boots, 1, `the device started anew: ${machine.log.slice(-3)}`);
    assert.equal(machine.halted, null);
  }

  tap({ x, y, width, height }, rest = REST_MS) {
    this.press(x + (width >> 1), y + (height >> 1), rest);
  }

  drag() {
    const { width, height } = this.device.view();
    for (let moves = 2 + this.random(3); moves > 0; moves--) {
      this.device.press(this.random(width), this.random(height));
      this.device.machine.run(HOLD_MS);
    }
    this.press(this.random(width), this.random(height), REST_MS);
  }

  touch() {
    if (this.random(4) > 0) this.device.machine.run(LOOK_MS);
    if (this.random(16) === 0) return this.drag();
    const targets = this.device.targets();
    const lot = targets.find(({ name }) => name === this.game);
    if (lot && this.random(4) > 0) return this.tap(lot);
    const spot = targets[this.random(targets.length)];
    if (this.random(6) === 0 || (OUT_OF_THE_GAME.includes(spot.name) && this.random(6) > 0)) {
      const { width, height } = this.device.view();
      return this.press(this.random(width), this.random(height), REST_MS);
    }
    return this.tap(spot);
  }

  /** By the way that every screen promises. */
  goHome() {
    for (let taps = 0; taps < MOST_TAPS_HOME; taps++) {
      const targets = this.device.targets();
      if (targets.some(({ name }) => name === this.game)) return;
      const way = WAYS_HOME.map((name) => targets.find((target) => target.name === name)).find(Boolean);
      assert.ok(way, `no way home from ${targets.map(({ name }) => name).join(', ')}`);
      this.tap(way, CALM_MS);
    }
    assert.fail(`not home after ${MOST_TAPS_HOME} taps`);
  }
}

/** `game`: the name of its lot on the home screen. The device after so many touches, at home. */
export function touchAtRandom(game, touches, seed) {
  const device = new Device();
  device.start();
  const monkey = new Monkey(device, game, seed);
  const atFirst = {}; // by the targets of home: one more while there is a game to resume
  for (let touch = 0; touch < touches; touch += OUTING) {
    for (let i = 0; i < OUTING; i++) monkey.touch();
    monkey.goHome();
    device.machine.run(MESSAGE_MS);
    const { pool } = device.sizes();
    if (touch === 0) continue; // what is made once and for ever is there after the second outing
    const targets = device.targets().length;
    atFirst[targets] ??= pool;
    assert.equal(pool, atFirst[targets], `bytes of LVGL's pool at home after ${touch + OUTING} touches`);
  }
  assert.deepEqual(device.machine.violations, []);
  return device;
}
