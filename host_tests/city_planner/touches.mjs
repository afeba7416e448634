// How City Planner is played by touches: see host_tests/games.mjs.
import { best, legal, standing } from '../pictures/player.mjs';

/** What lies on the board. */
export const board = /^(card \d|board)$/;

/** The games that are kept in host_tests/pictures/games, by what is chosen in their set-up. */
export const games = { 'city-planner': [], 'city-planner-two': [['field Players', 'row 2']] };
/** The one for one person. */
export const alone = 'city-planner';

/** What screens call an event of luck where it is entered. */
export const entered = (line) => `face ${line.split(' ').at(-1)}`;

/** What to touch of these targets: the first thing that there is. */
export function turn(names) {
  if (names.includes('button Roll')) return ['button Roll'];
  return names.includes('button Score') ? ['button Score'] : ['card 1', 'button Lock'];
}

function worthOfLock(record, lock) {
  const then = [...record, lock];
  const actor = Number(lock[1]) - 1;
  const scores = legal(then).filter((line) => line.includes(' score '));
  if (scores.length === 0) return worthOfStanding(then, actor);
  return best(scores, (line) => worthOfStanding([...then, line], actor)).value;
}

function worthOfStanding(record, actor) {
  const { players } = standing(record);
  const { items, money } = players[actor];
  return items.vp + money / 5;
}

async function takeTurn(player, round) {
  player.mark(`turn ${round}`);
  await player.pause();
  await player.tap('button Roll');
  player.mark(`rolled ${round}`);
  const record = await player.record();
  const options = legal(record);
  const locks = (after) => legal(after).filter((line) => line.includes(' lock '));
  const plain = best(locks(record), (lock) => worthOfLock(record, lock));
  const changes = options.filter((line) => line.includes(' change '));
  const change = best(changes, (line) => best(locks([...record, line]), (lock) => worthOfLock([...record, line], lock)).value);
  let now = record;
  if (change && change.value > plain.value) {
    const [, , card, way] = change.choice.split(' ');
    await player.act(change.choice, [`card ${card}`, `button ${way === 'up' ? 'plus' : 'minus'}`]);
    now = [...record, change.choice];
  }
  const lock = best(locks(now), (line) => worthOfLock(now, line)).choice;
  player.mark(`choice ${round}`);
  await player.act(lock, [`card ${lock.split(' ')[2]}`, 'button Lock']);
  player.mark(`score ${round}`);
  if (await player.has('button Score')) {
    await player.pause();
    await player.tap('button Score');
  }
}

/** Plays the game that was set up to its end, well enough to look at. */
export async function play(player) {
  for (let round = 1; standing(await player.record()).status !== 'over'; round++) {
    if (await player.has('button Go on')) {
      player.mark(`pass ${round}`);
      await player.tap('button Go on');
    }
    await takeTurn(player, round);
  }
  await player.pause();
}
