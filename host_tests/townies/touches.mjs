// How Townies is played by touches: see host_tests/games.mjs.
import { best, legal, standing, totalOf } from '../pictures/player.mjs';
import { BASIC, STARS, USES, promise, townOf } from './town.mjs';

/** What lies on the board. */
export const board = /^board$/;

const FULL = ['field Game', 'row 3'];
/** The games that are kept in host_tests/pictures/games, by what is chosen in their set-up: one with each use of stars. */
export const games = {
  townies: [['field Players', 'row 3'], FULL, ['field Goal', 'row 9'], ['field Bonus', 'row 4']],
  'townies-alone': [FULL, ['field Goal', 'row 2'], ['field Bonus', 'row 3']],
  'townies-second': [['field Players', 'row 2'], ['field Game', 'row 2'], ['field Bonus', 'row 5']],
  'townies-first': [['field Players', 'row 2']],
};
/** The one for one person. */
export const alone = 'townies-alone';

/** What screens call an event of luck where it is entered; of two dice that are rolled at once a list of both faces. */
export function entered(line) {
  const [, verb, ...words] = line.split(' ');
  if (verb === 'roll') return [`shape ${words[1]}`, `object ${words[0]}`];
  return `${verb === 'additional' ? 'goal' : verb} ${words.at(-1)}`;
}

/** What to touch of these targets: the first thing that there is. */
export function turn(names) {
  if (names.includes('button End')) return ['button End'];
  const place = names.find((name) => /^(at|space) /.test(name));
  return place ? [place, 'button Build'] : ['button Pass'];
}

const MOST_WEIGHED = 12;
const WORTH_OF_STAR = 2;
// Points of an Object that is worth its round, at first and in the end.
const PATIENCE = [5, 2];
const LONG = 16; // rounds

const ofKind = (options, verb) => options.filter((line) => line.split(' ')[1] === verb);
const optionsOf = (record, actor) => legal(record).filter((line) => line.startsWith(`${actor} `));
const spacesOf = (event) => event.split(' ').slice(event.includes(' object ') ? 3 : 2);
const gainOf = (record, actor, event) => totalOf([...record, event], actor) - totalOf(record, actor);

/** The best Object, and what it is worth. */
function bestObject(record, actor, options) {
  const star = (event) => (STARS.includes(spacesOf(event)[0]) ? WORTH_OF_STAR : 0);
  return best(ofKind(options, 'object'), (event) => gainOf(record, actor, event) + star(event));
}

/** Of those after which Objects will pay most that which pays most now. */
function bestShape(record, actor, options) {
  const { blocks, colour } = townOf(record, actor);
  const drawn = (event) => Object.fromEntries(spacesOf(event).map((space) => [space, colour]));
  const weighed = ofKind(options, 'shape').map((event) => ({ event, value: promise({ ...blocks, ...drawn(event) }) }));
  weighed.sort((a, b) => b.value - a.value);
  const found = best(weighed.slice(0, MOST_WEIGHED), ({ event, value }) => value + gainOf(record, actor, event));
  return found?.choice.event;
}

/** A star is spent where the Object is worth more by it, or can be had with the Shape. */
function bestStar(record, actor, options, plain, enough) {
  const stars = ofKind(options, 'star');
  const pays = (star) => bestObject([...record, star], actor, optionsOf([...record, star], actor))?.value ?? 0;
  const found = best(stars, pays);
  if (!found) return null;
  const both = found.choice.endsWith(' star');
  return found.value >= enough && (both || found.value > plain) ? found.choice : null;
}

async function spendStar(player, event) {
  const use = event.split(' ')[2];
  const row = use ? USES.find((uses) => uses.includes(use)).indexOf(use) + 1 : 1;
  await player.tap('star');
  await player.reach(`row ${row}`);
  await player.act(event, [`row ${row}`, 'button Use']);
}

/** Turned on until it can lie there, and over after five times. */
async function drawShape(player, event) {
  const place = `at ${spacesOf(event).join('')}`;
  for (let ways = 1; !(await player.has(place)); ways++) await player.tap(ways === 6 ? 'button Flip' : 'button Rotate');
  await player.act(event, [place, 'button Build']);
}

async function drawObject(player, event, colour) {
  const basic = event.split(' ')[2] === BASIC[colour];
  await player.act(event, [basic ? 'die Basic' : 'die Object', `space ${spacesOf(event)[0]}`, 'button Build']);
}

/** One drawing, or what comes before it; with Funding there may be a second one. */
async function act(player, record, actor, round) {
  const options = optionsOf(record, actor);
  const [first, last] = PATIENCE;
  const enough = Math.max(last, first - ((first - last) * round) / LONG);
  const object = bestObject(record, actor, options);
  const star = bestStar(record, actor, options, object?.value ?? 0, enough);
  if (star) {
    player.mark(`star ${round} ${actor}`);
    return spendStar(player, star);
  }
  const shape = bestShape(record, actor, options);
  const second = options.some((line) => line.endsWith(' end'));
  player.mark(`${second ? 'second' : 'round'} ${round} ${actor}`);
  if (object && (object.value >= enough || !shape)) return drawObject(player, object.choice, townOf(record, actor).colour);
  if (shape) return drawShape(player, shape);
  return player.act(options[0], [second ? 'button End' : 'button Pass']);
}

/** Plays the game that was set up to its end, well enough to look at. */
export async function play(player) {
  let passed = 0;
  for (;;) {
    const record = await player.record();
    const { status, to_act: actors } = standing(record);
    if (status === 'over') break;
    if (await player.has('button Go on')) {
      player.mark(`pass ${++passed}`);
      await player.pause();
      await player.tap('button Go on');
      continue;
    }
    const round = record.filter((line) => line.startsWith('@ roll ')).length;
    await player.pause();
    await act(player, record, await player.shown(actors), round);
  }
  await player.pause();
}
