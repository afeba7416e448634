// How Towers is played by touches: see host_tests/games.mjs.
import { best, legal, standing, totalOf } from '../pictures/player.mjs';

/** What lies on the board: it has no places to touch. */
export const board = /^board$/;

export const games = { skeleton: [] };
export const alone = 'skeleton';

/** What screens call an event of luck where it is entered. */
export const entered = (line) => `die ${line.split(' ').at(-1)}`;

/** What to touch of these targets: the first thing that there is. */
export function turn(names) {
  return [names.includes('build') ? 'build' : 'sell', 'button Do'];
}

/** Plays the game that was set up to its end, well enough to look at. */
export async function play(player) {
  player.mark('begun');
  for (;;) {
    const record = await player.record();
    if (standing(record).status === 'over') break;
    const { choice } = best(legal(record), (event) => totalOf([...record, event], event.split(' ')[0]));
    await player.pause();
    await player.act(choice, [choice.split(' ')[1], 'button Do']);
  }
  await player.pause();
}
