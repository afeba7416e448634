#!/usr/bin/env node
// What tools/soak does: goes on with a soak chunk by chunk, and keeps where it stands after each.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DEFAULT_SECONDS = 600;
const SECONDS = { s: 1, m: 60, h: 3600 };
const TOLD_EVERY_MS = 15000; // where no terminal shows it

/** What a soak's programs are made of. */
const SOURCES = ['rules', 'ui', 'drivers', 'firmware', 'boards', 'host_tests', 'tools', 'CMakeLists.txt', 'CMakePresets.json'];

const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** The commit, with a + where sources differ from it, and what tells one state of the sources from another. */
export function sources(root = ROOT) {
  const git = (...words) => execFileSync('git', ['-C', root, ...words], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const known = SOURCES.filter((name) => fs.existsSync(path.join(root, name)));
  const changed = git('diff', 'HEAD', '--', ...known);
  const others = git('ls-files', '-o', '--exclude-standard', '--', ...known).split('\n').filter(Boolean);
  const hash = createHash('sha256').update(git('ls-tree', 'HEAD', '--', ...known)).update(changed);
  for (const file of others) hash.update(file).update(fs.readFileSync(path.join(root, file)));
  const commit = git('rev-parse', '--short=7', 'HEAD').trim() + (changed || others.length > 0 ? '+' : '');
  return { commit, fingerprint: hash.digest('hex') };
}

/** '5000' as {units}, '30m' as {seconds}; null for what is neither. */
export function parseAmount(word) {
  const match = /^(\d+)([smh]?)$/.exec(word);
  if (!match || Number(match[1]) === 0) return null;
  return match[2] ? { seconds: Number(match[1]) * SECONDS[match[2]] } : { units: Number(match[1]) };
}

/** One soak with a folder for its state. */
export class Soak {
  constructor(name, soak, { folder, made, jobs = 1, say = console.log, terminal = process.stdout.isTTY }) {
    Object.assign(this, { name, soak, folder, made, say, terminal, running: new Set(), told: 0 });
    this.jobs = soak.alone ? 1 : jobs;
    this.file = path.join(folder, 'state.json');
  }

  /** Takes up what was done before with these sources and this seed. */
  begin(seed = null, anew = false) {
    const before = fs.existsSync(this.file) ? JSON.parse(fs.readFileSync(this.file, 'utf8')) : null;
    const fits = before && before.fingerprint === this.made.fingerprint && (seed === null || seed === before.seed);
    if (fits && !anew) {
      this.state = before;
      if (before.chunks > 0) this.say(`going on behind ${this.done()}`);
      return;
    }
    if (before && !anew && before.chunks > 0) this.say(`beginning anew: ${before.fingerprint === this.made.fingerprint ? 'the seed' : 'the program'} is another one`);
    this.state = { fingerprint: this.made.fingerprint, seed: seed ?? this.soak.seed, chunks: 0, ms: 0, sum: {}, most: {} };
  }

  units() {
    return this.state.chunks * this.soak.chunk;
  }

  done() {
    return `${grouped(this.units())} ${this.soak.unit}`;
  }

  reached({ units, seconds }) {
    return units === undefined ? this.state.ms >= seconds * 1000 : this.units() >= units;
  }

  /** Written beside and put in place: whenever it ends, one of both is whole. */
  keep() {
    fs.mkdirSync(this.folder, { recursive: true });
    fs.writeFileSync(`${this.file}.new`, JSON.stringify(this.state));
    fs.renameSync(`${this.file}.new`, this.file);
  }

  /** Until the amount is reached: 'done', 'failed' or 'stopped'. */
  async run(amount) {
    this.soak.command({ seed: this.state.seed, index: this.state.chunks }); // built before time is taken
    const ticking = this.terminal ? setInterval(() => this.show(amount), 1000) : null;
    try {
      while (!this.reached(amount)) {
        if (this.stopping) return 'stopped';
        const left = amount.units === undefined ? this.jobs : Math.ceil((amount.units - this.units()) / this.soak.chunk);
        if (!(await this.batch(Math.min(this.jobs, left), amount))) return this.stopping ? 'stopped' : 'failed';
      }
      return 'done';
    } finally {
      clearInterval(ticking);
      if (this.terminal) process.stdout.write('\r\x1b[K');
    }
  }

  async batch(jobs, amount) {
    this.began = Date.now();
    const first = this.state.chunks;
    const results = await Promise.all(Array.from({ length: jobs }, (_, job) => this.chunk(first + job)));
    if (this.stopping || results.some((result) => result === null)) return false;
    for (const { sum, most } of results) {
      for (const [words, number] of Object.entries(sum)) this.state.sum[words] = (this.state.sum[words] ?? 0) + number;
      for (const [words, number] of Object.entries(most)) this.state.most[words] = Math.max(this.state.most[words] ?? number, number);
    }
    this.state.chunks += jobs;
    this.state.ms += Date.now() - this.began;
    this.began = null;
    this.keep();
    this.show(amount);
    return true;
  }

  /** What a chunk tells, or null where it failed or was stopped. */
  async chunk(index) {
    const words = this.soak.command({ seed: this.state.seed, index });
    const child = spawn(words[0], words.slice(1), { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.running.add(child);
    let told = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => { told += bytes; });
    const code = await new Promise((resolve) => child.on('error', (error) => { told += error.message; resolve(-1); }).on('close', resolve));
    this.running.delete(child);
    if (code === 0) return this.soak.read(told);
    if (!this.stopping) this.failed(words.join(' '), told);
    return null;
  }

  failed(command, told) {
    const file = path.join(this.folder, 'failed.txt');
    fs.mkdirSync(this.folder, { recursive: true });
    fs.writeFileSync(file, `${command}\n\n${told}`);
    const last = told.trim().split('\n').at(-1);
    this.failure = `${this.name} found something behind ${this.done()}: ${last} (all of it is in ${path.relative(process.cwd(), file)}); again: ${command}`;
  }

  /** Ends what runs; chunks that were not whole are done again the next time. */
  stop() {
    this.stopping = true;
    for (const child of this.running) {
      try {
        process.kill(-child.pid, 'SIGTERM');
      } catch {
        // it has ended by itself
      }
    }
  }

  seconds() {
    return Math.round((this.state.ms + (this.began ? Date.now() - this.began : 0)) / 1000);
  }

  show(amount) {
    const all = amount.units === undefined ? `of ${amount.seconds} s` : `of ${grouped(amount.units)}`;
    const line = `${this.name}: ${this.done()} in ${this.seconds()} s ${all}`;
    if (this.terminal) process.stdout.write(`\r\x1b[K${line}`);
    else if (Date.now() - this.told >= TOLD_EVERY_MS) {
      this.told = Date.now();
      this.say(line);
    }
  }

  found() {
    if (this.soak.words) return this.soak.words(this.state);
    const sums = Object.entries(this.state.sum).map(([words, number]) => `${grouped(number)} ${words}`);
    const mosts = Object.entries(this.state.most).map(([words, number]) => `at most ${grouped(number)} ${words}`);
    return [...sums, ...mosts, 'nothing wrong'].join(', ');
  }

  /** A line of the table in docs/soak.md. */
  row() {
    return `| ${this.name} | ${this.done()} | ${this.state.seed} | ${this.made.commit} | ${grouped(this.seconds())} s | ${this.found()} |\n`;
  }
}

/** The whole call: takes it up, runs, writes the row where it came to its end. The exit status. */
export async function soakOn(soak, { amount, seed = null, anew = false, table, complain }) {
  soak.begin(seed, anew);
  if (soak.reached(amount)) {
    soak.say(`${soak.done()} are done already: name more, or --anew`);
    return 0;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => soak.stop());
  const end = await soak.run(amount);
  if (end === 'stopped') {
    soak.say(`stopped behind ${soak.done()}: the same call goes on`);
    return 130;
  }
  if (end === 'failed') {
    complain(soak.failure);
    return 1;
  }
  fs.appendFileSync(table, soak.row());
  soak.say(`${soak.done()} in ${soak.seconds()} s: ${soak.found()}; ${path.relative(process.cwd(), table)} has a line of it`);
  return 0;
}

function readOptions(words) {
  const options = { amount: { seconds: DEFAULT_SECONDS }, jobs: 1 };
  const number = (option, word) => {
    if (!/^\d+$/.test(word ?? '')) throw new Error(`${option} needs a number`);
    return Number(word);
  };
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '--seed') options.seed = number('--seed', words[++i]);
    else if (words[i] === '--jobs') options.jobs = Math.max(1, number('--jobs', words[++i]));
    else if (words[i] === '--anew') options.anew = true;
    else if (words[i] === '--apart') {
      options.apart = words[++i];
      if (!options.apart) throw new Error('--apart needs a folder');
    }
    else if (words[i].startsWith('-')) throw new Error(`there is no option ${words[i]}: see tools/soak --help`);
    else options.amount = parseAmount(words[i]);
    if (options.amount === null) throw new Error(`${words[i]} is no amount: 5000000, 90s, 30m and 8h are some`);
  }
  return options;
}

async function main([name, ...words]) {
  const complain = (sentence) => process.stderr.write(`tools/soak: ${sentence}\n`);
  const { SOAKS } = await import('./soaks.mjs');
  if (name === '--list') {
    for (const [known, { title, unit }] of SOAKS) console.log(`${known.padEnd(14)} ${title} (${unit})`);
    return 0;
  }
  const asked = name === '--known' ? words[0] : name;
  try {
    if (!SOAKS.has(asked)) throw new Error(`there is no soak ${asked}: see tools/soak --list`);
    if (name === '--known') return 0;
    const { jobs, apart, ...options } = readOptions(words);
    const folder = apart ?? path.join(ROOT, 'build', 'soak', name);
    const table = apart ? path.join(apart, 'soak.md') : path.join(ROOT, 'docs', 'soak.md');
    const soak = new Soak(name, SOAKS.get(name), { folder, made: sources(), jobs });
    return await soakOn(soak, { ...options, table, complain });
  } catch (error) {
    complain(error.message);
    return 1;
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) process.exit(await main(process.argv.slice(2)));
