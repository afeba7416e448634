#!/usr/bin/env node
// Plays the games of every touches.mjs by touches and writes what was touched to games/.
import fs from 'node:fs';
import path from 'node:path';
import { Headless } from '../device/headless.mjs';
import { ROOT } from '../fresh.mjs';
import { screenGames, touchesOf } from '../games.mjs';
import { Player, standing } from './player.mjs';

const GAMES = path.join(ROOT, 'host_tests', 'pictures', 'games');

/** Scripts that tried something on the way must have put it back. */
async function end(player) {
  for (const { total } of standing(await player.record()).players) player.lines.push(`expect ${total}`);
  player.mark('end');
}

async function write(name, target, choices, play) {
  const board = await Headless.start({ before: ['battery 71'] });
  await board.ask('run 1500');
  const player = new Player(board);
  try {
    await player.setUp(target, choices);
    await play(player);
    await end(player);
  } finally {
    await board.stop();
    fs.writeFileSync(path.join(GAMES, `${name}.txt`), `# Written by write_games.mjs: a whole game by touches.\n${player.lines.join('\n')}\n`);
  }
  console.log(`${name}: ${player.lines.length} lines`);
}

fs.mkdirSync(GAMES, { recursive: true });
for (const { id, target } of screenGames()) {
  const { games, play } = await touchesOf(id);
  for (const [name, choices] of Object.entries(games)) {
    if (process.argv.length === 2 || process.argv.includes(name)) await write(name, target, choices, play);
  }
}
