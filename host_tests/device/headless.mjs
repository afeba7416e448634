// The headless board as a conversation: a line in, an answer out.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { isEnd } from './answer.mjs';
import { headlessProgram } from './places.mjs';

/** A line of what can be touched, as the console and the headless board print it. */
export function parseTarget(line) {
  const [x, y, width, height, ...name] = line.split(' ');
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height), name: name.join(' ') };
}

/** An answer without its end; throws when that is an error. */
function accepted(line, answer) {
  const end = answer.at(-1);
  if (end !== 'ok') throw new Error(`headless: ${line}: ${end.replace('error ', '')}`);
  return answer.slice(0, -1);
}

export class Headless {
  /** `storage`: a file that keeps the flash; `facts`: what About shows, [name, value] pairs. */
  static async start({ storage = null, before = [] } = {}) {
    const board = new Headless(storage);
    for (const line of before) await board.ask(line);
    return board;
  }

  constructor(storage) {
    this.scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-headless-'));
    const words = storage ? ['--storage', storage] : [];
    this.process = spawn(headlessProgram(), words, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  /** The lines of the answer; throws when the board refuses. */
  async ask(line) {
    this.process.stdin.write(`${line}\n`);
    return accepted(line, await this.answer(line));
  }

  /** All lines up to the one that ends an answer. */
  async answer(line) {
    const answer = [];
    while (answer.length === 0 || !isEnd(answer.at(-1))) {
      const { value, done } = await this.lines.next();
      if (done) throw new Error(`the headless board ended at '${line}'`);
      answer.push(value.replace(/\r$/, ''));
    }
    return answer;
  }

  /** What the console answers on the cable, without its last line; the board's own answer follows. */
  async console(line) {
    this.process.stdin.write(`console ${line}\n`);
    const told = await this.answer(line);
    accepted(line, await this.answer(line));
    return accepted(line, told);
  }

  /** Every touchable place: {x, y, width, height, name}. */
  async targets() {
    return (await this.ask('targets')).map(parseTarget);
  }

  async find(name) {
    const targets = await this.targets();
    const found = targets.find((target) => target.name === name);
    if (!found) throw new Error(`nothing here is called '${name}', only: ${targets.map((target) => target.name).join(', ')}`);
    return { x: found.x + (found.width >> 1), y: found.y + (found.height >> 1) };
  }

  async picture() {
    const file = path.join(this.scratch, 'picture');
    await this.ask(`pixels ${file}`);
    const bytes = fs.readFileSync(file);
    return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  }

  async stop() {
    this.process.stdin.end();
    await new Promise((resolve) => (this.process.exitCode === null ? this.process.on('exit', resolve) : resolve()));
    fs.rmSync(this.scratch, { recursive: true });
  }
}
