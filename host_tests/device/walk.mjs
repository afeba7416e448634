// Plays the scripts of host_tests/pictures on a pair, and measures how soon each touch is answered.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './places.mjs';

const SLICE_MS = 5;
const SETTLED_MS = 40; // some of LVGL's frames: what changes later is no answer to the touch
const TAP_MS = 60;
const SETTLE_MS = 650; // until all that has come could be seen
const MOST_PAGES = 20;

export class Walk {
  /** `onPicture`: what to do with the name of each picture. */
  constructor(pair, onPicture = async () => {}) {
    Object.assign(this, { pair, onPicture, worst: { ms: 0, what: 'nothing' }, games: {} });
  }

  /** What to look at after each touch. */
  async afterTouch() {}

  /** Runs for `ms` and gives the milliseconds from now to the last change of the first answer; 0 for none. */
  answer(ms, act) {
    const { machine } = this.pair.device;
    const since = machine.now();
    act();
    let last = 0;
    for (let passed = 0; passed < ms; passed += SLICE_MS) {
      machine.run(SLICE_MS);
      const changed = machine.panel.lastChangeAt - since;
      const settled = last > 0 && (machine.now() - since - last) / 1e6 > SETTLED_MS;
      if (changed > last && !settled) last = changed;
    }
    return last / 1e6;
  }

  async touch(name) {
    const { device, headless } = this.pair;
    const { x, y } = await headless.find(name);
    const down = this.answer(TAP_MS, () => device.press(x, y));
    const up = this.answer(SETTLE_MS, () => device.machine.touch.up());
    const ms = Math.max(down, up);
    if (ms > this.worst.ms) this.worst = { ms, what: `'${name}', ${down.toFixed(1)} ms after down, ${up.toFixed(1)} ms after up` };
    await headless.ask(`tap ${x} ${y}`);
    await this.afterTouch(`touching '${name}'`);
  }

  async has(name) {
    return (await this.pair.headless.targets()).some((target) => target.name === name);
  }

  async reach(name) {
    for (let page = 0; page < MOST_PAGES && !(await this.has(name)); page++) await this.touch('button next');
  }

  async hold(name) {
    const { x, y } = await this.pair.headless.find(name);
    this.pair.device.press(x, y);
    await this.pair.headless.ask(`down ${x} ${y}`);
    await this.run(TAP_MS);
  }

  async lift(ms) {
    this.pair.device.machine.touch.up();
    await this.pair.headless.ask('up');
    await this.run(ms);
  }

  async run(ms) {
    this.pair.device.machine.run(ms);
    await this.pair.headless.ask(`run ${ms}`);
  }

  /** Plays a game of ../pictures/games up to its mark, from where it was followed to before. */
  async follow(game, mark) {
    const file = path.join(ROOT, 'host_tests', 'pictures', 'games', `${game}.txt`);
    this.games[game] ??= fs.readFileSync(file, 'utf8').split('\n');
    const lines = this.games[game];
    while (lines.length > 0) {
      const line = lines.shift();
      if (line === `mark ${mark}`) return;
      await this.obey(line);
    }
    throw new Error(`the game ${game} has no 'mark ${mark}' here`);
  }

  async obey(line) {
    const [, verb, rest] = /^(\S*)\s*(.*)$/.exec(line);
    if (verb === '' || verb === 'mark' || verb.startsWith('#')) return;
    if (verb === 'landscape' && rest.startsWith('expect ')) return; // what is seen is compared here, not read
    if (verb === 'tap') await this.touch(rest);
    else if (verb === 'try') await ((await this.has(rest)) && this.touch(rest));
    else if (verb === 'reach') await this.reach(rest);
    else if (verb === 'follow') await this.follow(/^\S+/.exec(rest)[0], rest.replace(/^\S+ /, ''));
    else if (verb === 'down') await this.hold(rest);
    else if (verb === 'up') await this.lift(rest === '' ? SETTLE_MS : Number(rest));
    else if (verb === 'run') await this.run(Number(rest));
    else if (verb === 'picture') await this.onPicture(rest);
    else if (!['expect', 'miss', 'two-steps'].includes(verb)) throw new Error(`unknown command '${verb}'`);
  }

  /** As on a board where nothing was played yet. */
  async forgetGames() {
    const erase = 'saves erase all yes';
    this.pair.device.ask(erase);
    await this.pair.headless.console(erase);
    await this.run(SETTLE_MS);
  }

  /** From a fresh home screen. */
  async play(script) {
    await this.forgetGames();
    const file = path.join(ROOT, 'host_tests', 'pictures', 'scripts', script);
    for (const [index, line] of fs.readFileSync(file, 'utf8').split('\n').entries()) {
      try {
        await this.obey(line);
      } catch (error) {
        error.message = `${script}:${index + 1}: ${line}: ${error.message}`;
        throw error;
      }
    }
  }
}
