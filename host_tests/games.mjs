// The games there are: none is listed in a test.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { plat } from './core/plat.mjs';
import { ROOT, fresh } from './fresh.mjs';

/** Those that have rules: [{id, players: [least, most]}]. */
export function rulesGames() {
  const { games } = JSON.parse(plat(['games']).stdout);
  return games.map(({ game, players: { min, max } }) => ({ id: game, players: [min, max] }));
}

/**
 * Those that have screens: [{id, target, players: [least, most]}]; scripts call its lot on the home screen `target`. They are
 * told by the program that PICTURES names, else by the newest one.
 */
export function screenGames() {
  const program = process.env.PICTURES ?? fresh('headless', 'plat-pictures');
  const lines = execFileSync(program, ['--games'], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [id, target, least, most] = line.split('\t');
    return { id, target, players: [Number(least), Number(most)] };
  });
}

/** The folder of a game in rules/, ui/ and host_tests/. */
export const folderOf = (id) => id.replaceAll('-', '_');

/**
 * How a game that has screens is played by touches: the module touches.mjs of its folder. It has `board`, `games`, `alone`,
 * `entered`, `turn` and `play`; host_tests/cities/touches.mjs says what they are. Where nobody can play alone it has
 * `seats` and `entering` as well, see host_tests/drawcity/touches.mjs.
 */
export function touchesOf(id) {
  const file = path.join(ROOT, 'host_tests', folderOf(id), 'touches.mjs');
  if (!fs.existsSync(file)) throw new Error(`${path.relative(ROOT, file)} is missing: it says how ${id} is played by touches`);
  return import(file);
}

/** The same of all games that have screens: [{id, target, players, touches}]. */
export function touchedGames() {
  return Promise.all(screenGames().map(async (game) => ({ ...game, touches: await touchesOf(game.id) })));
}

/** What begins a game of one person, with the luck of a number, from the page of the game. */
export function beginAlone({ seats = [] }) {
  return ['button New', ...seats, 'field Luck', 'row 2', 'key 7', 'button OK', 'button Start'];
}
