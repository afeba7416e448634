// How DrawCity is played by touches: see host_tests/games.mjs.
import { best, legal, standing, totalOf } from '../pictures/player.mjs';
import { beside, cityOf, onStreet, placeOf, roomOf } from './streets.mjs';

/** What lies on the board. */
export const board = /^board$/;

const THREE = ['field Players', 'row 2'];
const SIX = ['field Players', 'row 5'];
const ALL_MODULES = ['field Modules', 'row 2', 'row 3', 'row 4', 'row 5', 'back'];
const FIFTH_GOAL = ['field Goals', 'row 2'];
/** Seats bots so that one person plays, where the set-up asks nothing else: nobody can play alone. */
export const seats = ['field Seats', 'who 2', 'row 3', 'button Done'];
/** The games that are kept in host_tests/pictures/games, by what is chosen in their set-up. */
export const games = {
  drawcity: [THREE, ALL_MODULES, FIFTH_GOAL],
  'drawcity-two': [],
  'drawcity-six': [SIX, ALL_MODULES],
  'drawcity-bots': [seats],
};
/** The one for one person: against a bot. */
export const alone = 'drawcity-bots';
/** The one whose luck is entered, not against a bot, which draws lots of its own among equal moves. */
export const entering = 'drawcity-two';

// Four of each type.
const GOALS = [
  ['residential-quarter', 'three-streets-one-community', 'connected-homes', 'homes-by-the-park'],
  ['high-street', 'chain-store', 'shop-front', 'local-customers'],
  ['short-commute', 'industrial-belt', 'industrial-park', 'outskirts'],
  ['meeting-place', 'green-belt', 'central-park', 'green-lung'],
  ['mixed-use', 'main-road', 'broadband', 'across-the-city'],
];

/** What screens call an event of luck where it is entered. */
export function entered(line) {
  const [, verb, ...words] = line.split(' ');
  if (verb === 'goal') return `goal ${GOALS.find((goals) => goals.includes(words[0])).indexOf(words[0]) + 1}`;
  return `${['zone', 'demand', 'neighborhood'].includes(verb) ? 'type' : verb} ${words.at(-1)}`;
}

/** What to touch of these targets: the first thing that there is. */
export function turn(names) {
  const go = names.find((name) => /^button (Go on|Hurry|Skip)$/.test(name));
  if (go) return [go];
  return [names.find((name) => name.startsWith('space ')), names.includes('button Mark') ? 'button Mark' : 'button Build'];
}

const MOST_WEIGHED = 40;
const WORTH_OF_ROOM = 2; // points of a space that can be built on later
const BRIEFLY = 100; // ms: a bot's move is done by itself soon

const optionsOf = (record, actor) => legal(record).filter((line) => line.startsWith(`${actor} `));

/** About what a build brings, without the rules. */
function promise(city, actor, event) {
  const [, , type, , space] = event.split(' ');
  const around = beside(city, space);
  const own = (there) => there.actor === actor && there.type === type;
  if (type === 'H') return 2 * around.filter(own).length;
  if (type === 'S') return 2 * onStreet(city, placeOf(space)[0]).filter(own).length;
  if (type === 'F') return new Set(around.map((there) => there.type)).size;
  return around.filter((there) => there.actor !== actor).length;
}

/** What is left for later builds. */
function roomAfter(city, actor, event) {
  const [, , type, number, space] = event.split(' ');
  const [street] = placeOf(space);
  const then = { ...city, [space]: { actor, type, number: Number(number) } };
  return WORTH_OF_ROOM * (roomOf(then, actor, street) - roomOf(city, actor, street));
}

/** Points now, and order on the streets: of those that promise most the best. */
function bestBuild(record, actor, options) {
  const city = cityOf(record);
  const weighed = options.map((event) => ({ event, room: roomAfter(city, actor, event) }));
  weighed.sort((a, b) => b.room + promise(city, actor, b.event) - a.room - promise(city, actor, a.event));
  return best(weighed.slice(0, MOST_WEIGHED), ({ event, room }) => totalOf([...record, event], actor) + room).choice.event;
}

/** The cards in the hand, ascending. */
function handOf(record, actor) {
  const hand = { number: [], development: [] };
  const discard = (verb, card) => hand[verb].splice(hand[verb].indexOf(card), 1);
  for (const line of record) {
    const [who, verb, ...words] = line.split(' ');
    if (who === '@' && words[0] === actor && verb in hand) hand[verb].push(words[1]);
    if (who !== actor || !['build', 'skip'].includes(verb)) continue;
    for (const word of words.slice(0, 2)) discard(/\d/.test(word) ? 'number' : 'development', word);
  }
  const types = 'HSFP';
  return { numbers: hand.number.sort(), types: hand.development.sort((a, b) => types.indexOf(a) - types.indexOf(b)) };
}

/** Touches of the cards that an event names. */
function cardsOf(record, actor, number, type) {
  const { numbers, types } = handOf(record, actor);
  const named = (kind, cards, card) => (card ? [`${kind} ${cards.indexOf(card) + 1}`] : []);
  return [...named('number', numbers, number), ...named('type', types, type)];
}

async function build(player, record, actor, options) {
  const event = bestBuild(record, actor, options);
  const [, , type, number, space] = event.split(' ');
  await player.act(event, [...cardsOf(record, actor, number, type), `space ${space}`, 'button Build']);
}

/** Nothing fits: as many other cards as may be had, or none where they would come too late. */
async function skip(player, record, actor, options) {
  const before = record.findLast((line) => new RegExp(`^${actor} (build|skip)`).test(line));
  const finishes = before?.startsWith(`${actor} skip`);
  const event = options.toSorted((a, b) => b.length - a.length).at(finishes ? -1 : 0);
  const words = event.split(' ').slice(2);
  const card = (form) => words.find((word) => form.test(word));
  await player.act(event, [...cardsOf(record, actor, card(/\d/), card(/[A-Z]/)), 'button Skip']);
}

/** Touches that choose this line: each chooses the next one behind the last that has the space. */
function touchesOfLine(options, wanted) {
  const lines = options.map((line) => line.split(' ').slice(2));
  const next = (chosen, space) => lines.findIndex((_, i) => lines[(chosen + 1 + i) % lines.length].includes(space));
  const ways = [{ chosen: -1, touches: [] }];
  for (const { chosen, touches } of ways) {
    if (chosen === wanted) return touches;
    for (const space of lines[wanted].filter((each) => !lines[chosen]?.includes(each))) {
      ways.push({ chosen: (chosen + 1 + next(chosen, space)) % lines.length, touches: [...touches, `space ${space}`] });
    }
  }
  throw new Error(`no touches choose ${lines[wanted]}`);
}

async function mark(player, record, actor, options) {
  const { choice } = best(options, (event) => totalOf([...record, event], actor));
  await player.act(choice, [...touchesOfLine(options, options.indexOf(choice)), 'button Mark']);
}

const ACTS = { build, skip, neighborhood: mark };
const MARKS = { build: 'turn', skip: 'skip', neighborhood: 'choice' };

async function act(player, record, actor) {
  const options = optionsOf(record, actor);
  const [, verb] = options[0].split(' ');
  const turns = record.filter((line) => new RegExp(`^${actor} (build|skip)`).test(line)).length;
  player.mark(`${MARKS[verb]} ${verb === 'neighborhood' ? turns : turns + 1} ${actor}`);
  await player.pause();
  await ACTS[verb](player, record, actor, options);
}

/** Plays the game that was set up to its end, well enough to look at. */
export async function play(player) {
  let passed = 0;
  let bots = 0;
  player.mark('cards');
  await player.tap('button Go on');
  for (;;) {
    const record = await player.record();
    const { status, to_act: actors } = standing(record);
    if (status === 'over') break;
    if (await player.has('button Hurry')) {
      player.mark(`bot ${++bots}`);
      await player.pause(BRIEFLY);
      await player.tap('button Hurry');
    } else if (await player.has('button Go on')) {
      player.mark(`pass ${++passed}`);
      await player.pause();
      await player.tap('button Go on');
    } else {
      await act(player, record, actors[0]);
    }
  }
  await player.pause();
}
