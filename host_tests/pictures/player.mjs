// Plays a game by touches and notes what it touched. The rules on the command line say what a move is worth, and the
// record of the headless board whether the touches did it.
import assert from 'node:assert/strict';
import { plat } from '../core/plat.mjs';

const CHALLENGE = '7';
const MOST_PAGES = 20;
const SEATS = { p1: 'Red', p2: 'Yellow', p3: 'Blue' }; // as a game is set up where nobody changes them

export class Player {
  constructor(board) {
    this.board = board;
    this.lines = [];
  }

  async tap(name) {
    this.lines.push(`tap ${name}`);
    await this.board.ask(`tap ${name}`);
  }

  /** A touch that comes at once would belong to the one before. */
  async pause(ms = 300) {
    this.lines.push(`run ${ms}`);
    await this.board.ask(`run ${ms}`);
  }

  /** On whatever page of a list, if it has pages. */
  async reach(name) {
    if (!(await this.has('button next')) && !(await this.has('button before'))) return;
    this.lines.push(`reach ${name}`);
    for (let page = 0; page < MOST_PAGES && !(await this.has(name)); page++) await this.board.ask('tap button next');
  }

  mark(name) {
    this.lines.push(`mark ${name}`);
  }

  async has(name) {
    return (await this.board.targets()).some((target) => target.name === name);
  }

  async record() {
    return (await this.board.console('record')).map((line) => line.trim());
  }

  /** Which of these acts on the screen: the title tells by the seat's name, which may give way to what is asked. */
  async shown(actors) {
    const texts = await this.board.ask('texts');
    this.seat = actors.find((actor) => texts.includes(SEATS[actor])) ?? actors.find((actor) => actor === this.seat) ?? actors[0];
    return this.seat;
  }

  async setUp(lot, choices) {
    await this.tap(lot);
    await this.tap('button New');
    for (const name of choices.flat()) {
      if (name.startsWith('row ')) await this.reach(name);
      await this.tap(name);
    }
    await this.tap('field Luck');
    await this.tap('row 2');
    for (const digit of CHALLENGE) await this.tap(`key ${digit}`);
    await this.tap('button OK');
    this.mark('set-up');
    await this.tap('button Start');
  }

  /** Does what `touches` says and looks whether that was `event`. */
  async act(event, touches) {
    const before = (await this.record()).length;
    for (const name of touches) await this.tap(name);
    const [done] = (await this.record()).slice(before);
    assert.equal(done, event, `touching ${touches}`);
  }
}

const asText = (record) => `${record.join('\n')}\n`;
export const legal = (record) => plat(['legal', '-'], asText(record)).stdout.trim().split('\n').filter(Boolean);

export function standing(record) {
  const { stdout, stderr } = plat(['replay', '-'], asText(record));
  assert.ok(stdout.startsWith('{"game"'), `${stdout}${stderr}`);
  return JSON.parse(stdout);
}

export const totalOf = (record, actor) => standing(record).players[Number(actor.slice(1)) - 1].total;

/** The first of those with the largest worth. */
export function best(choices, worth) {
  let found = null;
  for (const choice of choices) {
    const value = worth(choice);
    if (!found || value > found.value) found = { choice, value };
  }
  return found;
}
