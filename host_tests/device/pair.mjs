// The device and the headless board side by side: the same touches, the same pictures.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writePng } from '../emulator/png.mjs';
import { Device } from './device.mjs';
import { Headless } from './headless.mjs';
import { failureFolder } from './places.mjs';

const SAME = 0x4208; // a dark grey
const DIFFERS = 0xf800; // red

/** A pair for one test: watched, and stopped however it ends. */
export async function withPair(name, body) {
  const pair = await Pair.start(name);
  try {
    await pair.watch('failed', () => body(pair));
  } finally {
    await pair.stop();
  }
}

export class Pair {
  /** `test` names the folder for what a failure leaves. */
  static async start(test) {
    const pair = new Pair(test);
    pair.storage = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'plat-pair-')), 'flash');
    pair.device = new Device();
    pair.device.start();
    await pair.startHeadless();
    return pair;
  }

  constructor(test) {
    this.test = test;
  }

  /** The headless board shows in About what this device says of itself. */
  async startHeadless() {
    const lines = this.device.ask('about').slice(0, -1);
    const before = lines.map((line) => `fact ${line.replace(': ', '=')}`);
    this.headless = await Headless.start({ storage: this.storage, before: [...before, 'battery 71'] });
    await this.headless.ask('run 1500');
  }

  async tap(name) {
    const { x, y } = await this.headless.find(name);
    this.device.tap(x, y);
    await this.headless.ask(`tap ${x} ${y}`);
  }

  async cutPower() {
    await this.headless.stop();
    this.device.machine.cutPower();
    this.device.start();
    await this.startHeadless();
  }

  /** Fails when one pixel differs. */
  async assertSamePicture(what) {
    const seen = this.device.picture();
    const meant = await this.headless.picture();
    const count = seen.reduce((sum, pixel, index) => sum + (pixel === meant[index] ? 0 : 1), 0);
    assert.equal(count, 0, `${what}: ${count} pixels differ`);
  }

  /** Runs `body`; where it fails, both pictures, their difference and the console's last lines stay behind. */
  async watch(what, body) {
    try {
      await body();
    } catch (error) {
      error.message += `; see ${await this.leaveBehind(what)}`;
      throw error;
    }
  }

  async leaveBehind(what) {
    const folder = failureFolder(`${this.test} ${what}`);
    fs.writeFileSync(path.join(folder, 'console.txt'), this.device.machine.log.join('\n'));
    const { width, height, pixels: seen } = this.device.view();
    writePng(path.join(folder, 'device.png'), width, height, seen);
    const meant = await this.headless.picture().catch(() => null); // it may have ended
    if (!meant) return folder;
    const difference = Uint16Array.from(seen, (pixel, index) => (pixel === meant[index] ? SAME : DIFFERS));
    writePng(path.join(folder, 'headless.png'), width, height, meant);
    writePng(path.join(folder, 'difference.png'), width, height, difference);
    return folder;
  }

  assertNoViolations() {
    assert.deepEqual(this.device.machine.violations, []);
  }

  async stop() {
    await this.headless.stop();
    fs.rmSync(path.dirname(this.storage), { recursive: true });
  }
}
