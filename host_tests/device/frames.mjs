// Every screen that the scripts of the pictures reach, on the shipped image: what drawing it costs, how soon
// touches are answered, how much memory it takes.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { touchedGames } from '../games.mjs';
import { frameCycles } from './frame_work.mjs';
import { withPair } from './pair.mjs';
import { BOARD, ROOT, recordMeasures } from './places.mjs';
import { Walk } from './walk.mjs';

const CYCLES_A_US = 125;
const MOST_FRAME_US = 33000;
const MOST_TOUCH_MS = 50;
// Figures that grow meanwhile, luck that nobody knows.
const DIFFERS = /^about|-anew$/;

const MOST_BOARD_CYCLES = 2.2e6;
const BOARDS = (await touchedGames()).map(({ id, touches }) => ({ id, names: touches.board }));

const slowest = { frame: 0, touch: 0, pool: 0, stack: 0 };
const most = (name, value) => { slowest[name] = Math.max(slowest[name] ?? 0, value); };

const SCRIPTS = path.join(ROOT, 'host_tests', 'pictures', 'scripts');

/** All but those that need a fault, keys, files or games that nobody played, which the board has not. */
function scripts() {
  const files = fs.readdirSync(SCRIPTS).filter((file) => file.endsWith('.txt')).sort();
  return files.filter((file) => !/^(fault|key|keep-games|tap button Save)\b/m.test(fs.readFileSync(path.join(SCRIPTS, file), 'utf8')));
}

/** `turn`: 'Landscape' or 'Portrait', as the settings call it. */
export async function playScripts(turn) {
  await withPair(`frames ${turn}`, async (pair) => {
    // What moves by itself is no answer to a touch.
    for (const name of ['button Settings', 'segment Calm', 'tab Feel', `segment ${turn}`]) await pair.tap(name);
    const settings = pair.device.ask('backup').slice(0, -1);
    for (const script of scripts()) await playScript(pair, script, settings);
    pair.assertNoViolations();
  });
  recordMeasures(`frames_${turn}`, {
    [`${BOARD}.frame_us`]: slowest.frame,
    ...Object.fromEntries(BOARDS.map(({ id }) => [`${BOARD}.${id}.board_cycles`, slowest[`${id}.board`]])),
    [`${BOARD}.touch_us`]: slowest.touch * 1000,
    [`${BOARD}.pool_peak`]: slowest.pool,
    [`${BOARD}.stack`]: slowest.stack,
  });
}

/** The part of the picture that targets of these names take together, or null. */
function around(targets, names) {
  const found = targets.filter(({ name }) => names.test(name));
  if (found.length === 0) return null;
  const x = Math.min(...found.map((target) => target.x));
  const y = Math.min(...found.map((target) => target.y));
  const right = Math.max(...found.map((target) => target.x + target.width));
  const bottom = Math.max(...found.map((target) => target.y + target.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Which of these games is played: names of boards may be the same. A lesson has no record. */
async function playedOf(games, headless) {
  const record = await headless.console('record');
  const played = games.filter(({ id }) => record.some((line) => line.trim() === `game ${id}`));
  return played.length > 0 || games.length > 1 ? played : games.filter(() => !record.some((line) => /^\s*game /.test(line)));
}

async function measureBoards({ device, headless }, what) {
  const targets = await headless.targets();
  const shown = BOARDS.filter(({ names }) => around(targets, names));
  for (const { id, names } of await playedOf(shown, headless)) {
    const cycles = frameCycles(device.machine, around(targets, names));
    most(`${id}.board`, cycles);
    assert.ok(cycles <= MOST_BOARD_CYCLES, `${what}: drawing the board takes ${cycles} cycles`);
  }
}

/** `settings`: a backup of them; a script leaves who sits at the table. */
async function playScript(pair, script, settings) {
  const { device } = pair;
  await pair.cutPower();
  const restore = ['restore', ...settings];
  device.ask(restore.join('\n'));
  for (const line of restore.slice(0, -1)) await pair.headless.ask(`console ${line}`);
  await pair.headless.console(restore.at(-1));
  const walk = new Walk(pair, async (name) => {
    if (!DIFFERS.test(name)) await pair.assertSamePicture(`${script} ${name}`);
    const us = frameCycles(device.machine) / CYCLES_A_US;
    most('frame', us);
    assert.ok(us <= MOST_FRAME_US, `${script} ${name}: drawing it takes ${(us / 1000).toFixed(1)} ms`);
    await measureBoards(pair, `${script} ${name}`);
  });
  await walk.play(script);
  most('touch', walk.worst.ms);
  const { peak, stack } = device.sizes();
  most('pool', peak);
  most('stack', stack);
  assert.ok(walk.worst.ms <= MOST_TOUCH_MS, `${script}: ${walk.worst.what}`);
}
