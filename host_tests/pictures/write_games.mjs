#!/usr/bin/env node
// Plays both games once by touches, well enough to look at, and writes what it touched to games/: the rules on
// the command line say which move is worth most, and the record of the headless board whether the touches did it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { plat } from '../core/plat.mjs';
import { Headless } from '../device/headless.mjs';
import { ROOT } from '../device/places.mjs';

const GAMES = path.join(ROOT, 'host_tests', 'pictures', 'games');
const CHALLENGE = '7';

class Player {
  constructor(board) {
    this.board = board;
    this.lines = [];
  }

  async tap(name) {
    this.lines.push(`tap ${name}`);
    await this.board.ask(`tap ${name}`);
  }

  /** A touch that comes at once would belong to the one before. */
  async pause() {
    this.lines.push('run 300');
    await this.board.ask('run 300');
  }

  mark(name) {
    this.lines.push(`mark ${name}`);
  }

  async has(name) {
    return (await this.board.targets()).some((target) => target.name === name);
  }

  async record() {
    return (await this.board.console('record')).map((line) => line.trim());
  }

  async setUp(lot, choices) {
    await this.tap(lot);
    for (const [field, row] of choices) {
      await this.tap(field);
      if (await this.has(row)) await this.tap(row); // a field of two values has no list
    }
    await this.tap('field Luck');
    await this.tap('row 2');
    for (const digit of CHALLENGE) await this.tap(`key ${digit}`);
    await this.tap('button OK');
    this.mark('set-up');
    await this.tap('button Start');
  }

  /** Does what `touches` says and looks whether that was `event`. */
  async act(event, touches) {
    const before = (await this.record()).length;
    for (const name of touches) await this.tap(name);
    const [done] = (await this.record()).slice(before);
    assert.equal(done, event, `touching ${touches}`);
  }
}

const asText = (record) => `${record.join('\n')}\n`;
const legal = (record) => plat(['legal', '-'], asText(record)).stdout.trim().split('\n').filter(Boolean);

function standing(record) {
  const { stdout, stderr } = plat(['replay', '-'], asText(record));
  assert.ok(stdout.startsWith('{"game"'), `${stdout}${stderr}`);
  return JSON.parse(stdout);
}

const totalOf = (record, actor) => standing(record).players[Number(actor.slice(1)) - 1].total;

/** The first of those with the largest worth. */
function best(choices, worth) {
  let found = null;
  for (const choice of choices) {
    const value = worth(choice);
    if (!found || value > found.value) found = { choice, value };
  }
  return found;
}

// --- Cities --------------------------------------------------------------------------------------

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
  if (verb === 'tourist') return [`field ${tile} ${words[0]}`, 'button Set'];
  if (verb === 'jump') return [`field ${words[0]} ${words[1]}`, `field ${tile} ${words[2]}`, 'button Jump'];
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

async function layTile(player, actor, record, options, round) {
  player.mark(`lay ${round} ${actor}`);
  const { choice } = best(options, (event) => worthOfTile(record, actor, event));
  const [, , cell, rotation] = choice.split(' ');
  await player.act(choice, [`cell ${cell}`, ...turns(rotation, 'tile'), 'button Build']);
  return cell;
}

async function sendTourist(player, actor, record, options, tile, round) {
  player.mark(`tourist ${round} ${actor}`);
  const { choice } = best(options, (event) => worthOfTourist(record, actor, event, round));
  await player.act(choice, touchesOfTourist(choice, tile));
}

async function playCities(player, choices) {
  await player.setUp('button Cities', choices);
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
    const shown = await actorShown(player, actors);
    const options = legal(record).filter((line) => line.startsWith(`${shown} `));
    const verb = options[0].split(' ')[1];
    if (verb === 'start') await layStartTiles(player, shown, options);
    else if (verb === 'place') tile = await layTile(player, shown, record, options, round);
    else await sendTourist(player, shown, record, options, tile, round);
  }
  await end(player);
}

/** Scripts that tried something on the way must have put it back. */
async function end(player) {
  for (const { total } of standing(await player.record()).players) player.lines.push(`expect ${total}`);
  player.mark('end');
}

/** Whose city is on the screen: the title tells by the seat's name. */
async function actorShown(player, actors) {
  if (actors.length === 1) return actors[0];
  const texts = await player.board.ask('texts');
  return actors.find((actor) => texts.includes({ p1: 'Red', p2: 'Yellow' }[actor]));
}

// --- City Planner --------------------------------------------------------------------------------

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

async function takeTurn(player, turn) {
  player.mark(`turn ${turn}`);
  await player.pause();
  await player.tap('button Roll');
  player.mark(`rolled ${turn}`);
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
  player.mark(`choice ${turn}`);
  await player.act(lock, [`card ${lock.split(' ')[2]}`, 'button Lock']);
  player.mark(`score ${turn}`);
  if (await player.has('button Score')) {
    await player.pause();
    await player.tap('button Score');
  }
}

async function playCityPlanner(player, choices) {
  await player.setUp('button City Planner', choices);
  for (let turn = 1; standing(await player.record()).status !== 'over'; turn++) {
    if (await player.has('button Go on')) {
      player.mark(`pass ${turn}`);
      await player.tap('button Go on');
    }
    await takeTurn(player, turn);
  }
  await player.pause();
  await end(player);
}

// -------------------------------------------------------------------------------------------------

const PLAYED = [
  ['city-planner', playCityPlanner, []],
  ['city-planner-two', playCityPlanner, [['field Players', 'row 2']]],
  ['cities', playCities, [['field Players', 'row 2'], ['field Level', 'row 3']]],
  ['cities-alone', playCities, [['field Level', 'row 3'], ['field Variant', 'row 2']]],
];

fs.mkdirSync(GAMES, { recursive: true });
for (const [name, play, choices] of PLAYED) {
  if (process.argv.length > 2 && !process.argv.includes(name)) continue;
  const board = await Headless.start({ before: ['battery 71'] });
  await board.ask('run 1500');
  const player = new Player(board);
  try {
    await play(player, choices);
  } finally {
    await board.stop();
    fs.writeFileSync(path.join(GAMES, `${name}.txt`), `# Written by write_games.mjs: a whole game by touches.\n${player.lines.join('\n')}\n`);
  }
  console.log(`${name}: ${player.lines.length} lines`);
}
