// How Cities is played by touches: see host_tests/games.mjs.
import { best, legal, standing, totalOf } from '../pictures/player.mjs';

/** What lies on the board. */
export const board = /^board$/;

/** The games that are kept in host_tests/pictures/games, by what is chosen in their set-up. */
export const games = {
  cities: [['field Players', 'row 2'], ['field Level', 'row 3']],
  'cities-alone': [['field Level', 'row 3'], ['field Variant', 'row 1'], ['back']],
  'cities-extra': [['field Level', 'row 2'], ['field Variant', 'row 2'], ['back']],
  'cities-free': [['field Level', 'row 3'], ['field Variant', 'row 2'], ['row 3'], ['back']],
};
/** The one for one person. */
export const alone = 'cities-alone';

/** What screens call an event of luck where it is entered; of two dice that are rolled at once a list of both faces. */
export const entered = (line) => `tile ${line.split(' ').at(-1)}`;

/** What to touch of these targets: the first thing that there is. */
export function turn(names) {
  if (names.includes('button Stay')) return ['button Stay'];
  if (names.includes('button Decline')) return [names.find((name) => name.startsWith('field ')), 'button Build'];
  return [names.find((name) => name.startsWith('cell ')), 'button Build'];
}

/** A quarter of a tile whose first field is at [column, row], as the field that it is. */
function quarterOf([column, row], quarter) {
  const x = column + (quarter.endsWith('e') ? 1 : 0);
  const y = row + (quarter.startsWith('s') ? 1 : 0);
  const half = (part) => Math.floor(part / 2);
  return `field ${half(x)},${half(y)} ${y % 2 === 0 ? 'n' : 's'}${x % 2 === 0 ? 'w' : 'e'}`;
}
function firstField(cell, quarter = 'nw') {
  const [x, y] = cell.split(',').map(Number);
  return [2 * x + (quarter.endsWith('e') ? 1 : 0), 2 * y + (quarter.startsWith('s') ? 1 : 0)];
}

const MOST_WEIGHED = 64;

const turns = (rotation, button) => Array(Number(rotation.slice(1)) / 90).fill(button);

/** Few cells far out: the city stays together. */
const together = (cell) => -cell.split(',').reduce((sum, part) => sum + Math.abs(Number(part)), 0) / 100;

function worthOfTile(record, actor, event) {
  const then = [...record, event];
  const after = legal(then).filter((line) => line.startsWith(`${actor} `));
  const most = after.length > 0 ? best(after, (line) => totalOf([...then, line], actor)).value : totalOf(then, actor);
  return most + together(event.split(' ')[2]);
}

/** A tourist who brings little is kept for later. */
function worthOfTourist(record, actor, event, round) {
  const [, verb] = event.split(' ');
  const cost = { tourist: 13 / (round + 1), walk: 0.5, jump: 0.6, stay: 0 }[verb];
  return totalOf([...record, event], actor) - cost;
}

function touchesOfTourist(event, tile) {
  const [, verb, ...words] = event.split(' ');
  if (verb === 'stay') return ['button Stay'];
  if (verb === 'tourist') return [quarterOf(tile, words[0]), 'button Send'];
  if (verb === 'jump') return [`field ${words[0]} ${words[1]}`, quarterOf(tile, words[2]), 'button Jump'];
  return [`field ${words[0]} ${words[1]}`, `field ${words[2]} ${words[3]}`, 'button Walk'];
}

/** The same starting tiles for both, corner to corner, from the left: each is in the hand by itself. */
async function layStartTiles(player, actor, options) {
  const tiles = [...new Set(options.map((line) => Number(line.split(' ')[2])))].sort((a, b) => a - b);
  const places = actor === 'p1' ? ['0,0', '1,1', '-1,1'] : ['0,0', '1,1', '2,0'];
  for (const [index, tile] of tiles.entries()) {
    const rotation = `r${(index * 90 * Number(actor.slice(1))) % 360}`;
    const touches = [...turns(rotation, `start tile ${tile}`), `cell ${places[index]}`, 'button Build'];
    if (index === 0) player.mark(`start ${actor}`);
    await player.act(`${actor} start ${tile} ${places[index]} ${rotation}`, touches);
  }
}

/** A wide city has more places than can be weighed: some from all over it. */
const few = (options) => options.filter((_, index) => index % Math.ceil(options.length / MOST_WEIGHED) === 0);

async function layTile(player, actor, record, options, round) {
  player.mark(`lay ${round} ${actor}`);
  const { choice } = best(few(options), (event) => worthOfTile(record, actor, event));
  const [, , cell, rotation] = choice.split(' ');
  await player.act(choice, [`cell ${cell}`, ...turns(rotation, 'tile'), 'button Build']);
  return firstField(cell);
}

/** The extra tile; where it is declined a tourist acts on the tile before. */
async function coverOrDecline(player, actor, record, options, tile) {
  player.mark(`cover ${actor}`);
  const { choice } = best(options, (event) => totalOf([...record, event], actor));
  const [, verb, cell, quarter, rotation] = choice.split(' ');
  const covers = verb === 'cover';
  const touches = covers ? [`field ${cell} ${quarter}`, ...turns(rotation, 'tile'), 'button Build'] : ['button Decline'];
  await player.act(choice, touches);
  return covers ? firstField(cell, quarter) : tile;
}

async function sendTourist(player, actor, record, options, tile, round) {
  player.mark(`tourist ${round} ${actor}`);
  if (await player.has('button All')) await player.tap('button All');
  const { choice } = best(options, (event) => worthOfTourist(record, actor, event, round));
  await player.act(choice, touchesOfTourist(choice, tile));
}

/** Plays the game that was set up to its end, well enough to look at. */
export async function play(player) {
  let tile = null;
  let passed = 0;
  for (;;) {
    const record = await player.record();
    const { status, to_act: actors } = standing(record);
    if (status === 'over') break;
    if (await player.has('button Go on')) {
      player.mark(`pass ${++passed}`);
      await player.tap('button Go on');
      continue;
    }
    const round = record.filter((line) => line.startsWith('@')).length - 3;
    const shown = await player.shown(actors);
    const options = legal(record).filter((line) => line.startsWith(`${shown} `));
    const verb = options[0].split(' ')[1];
    if (verb === 'start') await layStartTiles(player, shown, options);
    else if (verb === 'place') tile = await layTile(player, shown, record, options, round);
    else if (['cover', 'decline'].includes(verb)) tile = await coverOrDecline(player, shown, record, options, tile);
    else await sendTourist(player, shown, record, options, tile, round);
  }
}
