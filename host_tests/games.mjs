// The games there are: none is listed in a test.
import { execFileSync } from 'node:child_process';
import { plat } from './core/plat.mjs';
import { fresh } from './fresh.mjs';

/** Those that have rules: [{id, players: [least, most]}]. */
export function rulesGames() {
  const { games } = JSON.parse(plat(['games']).stdout);
  return games.map(({ game, players: { min, max } }) => ({ id: game, players: [min, max] }));
}

/** Those that have screens: [{id, target, players: [least, most]}]; scripts call its lot on the home screen `target`. */
export function screenGames() {
  const lines = execFileSync(fresh('headless', 'plat-pictures'), ['--games'], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [id, target, least, most] = line.split('\t');
    return { id, target, players: [Number(least), Number(most)] };
  });
}
