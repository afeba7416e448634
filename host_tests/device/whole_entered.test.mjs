// Whole games on the shipped image with luck that people enter: what came in a numbered game is entered by touches,
// and everything else is touched as there.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { plat } from '../core/plat.mjs';
import { touchedGames } from '../games.mjs';
import { Headless } from './headless.mjs';
import { withPair } from './pair.mjs';
import { ROOT } from './places.mjs';
import { Walk } from './walk.mjs';

const GAMES = path.join(ROOT, 'host_tests', 'pictures', 'games');
const readGame = (game) => fs.readFileSync(path.join(GAMES, `${game}.txt`), 'utf8').split('\n');

/** The lines of a record without those that tell of its set-up: what happened. */
const eventsOf = (record) => record.map((line) => line.trim()).filter((line) => /^(@|p\d) /.test(line));

/** What the game's touches do when its number gives the luck. */
async function playNumbered(lines) {
  const board = await Headless.start();
  try {
    await board.ask('run 1500');
    for (const line of lines) if (/^(tap|run) /.test(line)) await board.ask(line);
    return eventsOf(await board.console('record'));
  } finally {
    await board.stop();
  }
}

/** The set-up with luck that is ours in place of a number. */
function withOurLuck(lines) {
  const start = lines.indexOf('tap field Luck') + 1;
  return lines.toSpliced(start, lines.indexOf('mark set-up') - start, 'tap row 3');
}

/** Enters what came wherever it is asked for. */
class EnteringWalk extends Walk {
  constructor(pair, came) {
    super(pair);
    this.came = came;
  }

  async touch(name) {
    while (await this.has('button Enter')) {
      for (const name of [this.came.shift()].flat()) await this.pair.tap(name);
      await this.pair.tap('button Enter');
    }
    if (name !== 'button Roll') await super.touch(name);
  }
}

/** `choice`: what the screen calls an event of luck, or a list of its parts. */
function playEntered(game, choice) {
  return withPair(`entered ${game}`, async (pair) => {
    const lines = readGame(game);
    const meant = await playNumbered(lines);
    const walk = new EnteringWalk(pair, meant.filter((line) => line.startsWith('@ ')).map(choice));
    walk.games[game] = withOurLuck(lines);
    await walk.follow(game, 'end');

    const record = pair.device.ask('record').slice(0, -1);
    assert.deepEqual(eventsOf(record), meant);
    await pair.assertSamePicture('the end of the game');
    const { status, stdout } = plat(['replay', '-'], `${record.join('\n')}\n`);
    assert.equal(status, 0, stdout);
    const { status: standing, players } = JSON.parse(stdout);
    assert.equal(standing, 'over');
    const totals = lines.filter((line) => line.startsWith('expect ')).map((line) => Number(line.split(' ')[1]));
    assert.deepEqual(players.map(({ total }) => total), totals);
    pair.assertNoViolations();
  });
}

for (const { touches: { alone, entering = alone, entered } } of await touchedGames()) {
  test(`a game of ${entering} should end as its record does when its luck is entered`, () => playEntered(entering, entered));
}
