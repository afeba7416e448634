// The calls of the `plat` program, as records.md has them.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { rulesGames } from '../games.mjs';
import { plat } from './plat.mjs';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'plat-tool-'));
after(() => fs.rmSync(scratch, { recursive: true }));

const HEAD = 'plat 1\ngame city-planner\nplayers 1\n';
const ROLLED = `${HEAD}begin\n${[1, 2, 3, 4, 5, 6, 7].map((card) => `@ die ${card} ${card === 7 ? 6 : 4}\n`).join('')}`;

function well(words, input) {
  const { status, signal, stdout, stderr } = plat(words, input);
  assert.equal(signal, null);
  assert.equal(status, 0, `${words.join(' ')}: ${stderr}${stdout}`);
  assert.equal(stderr, '');
  return stdout;
}

const json = (words, input) => JSON.parse(well(words, input));

function position(money, cards) {
  return json(['score', '-'], `${HEAD}money ${money}\ncards ${cards}\n`);
}

// --- games, results ----------------------------------------------------------------------------

test('games should list each game with its players and options', () => {
  const { games } = json(['games']);
  const cities = games.find(({ game }) => game === 'cities');
  assert.deepEqual(cities.players, { min: 1, max: 4 });
  const options = Object.fromEntries(cities.options.map((option) => [option.key, option]));
  assert.deepEqual(options.level.values, ['1', '2', '3']);
  assert.equal(options.level.default, '1');
  assert.deepEqual(options.variants.values, ['no-jumping', 'one-more', 'free']);
  assert.equal(options.variants.several, true);
  assert.equal(options.variants.default, 'none');
  const townies = games.find(({ game }) => game === 'townies');
  assert.deepEqual(townies.players, { min: 1, max: 5 });
  const settings = Object.fromEntries(townies.options.map((option) => [option.key, option]));
  assert.deepEqual(settings.mode.values, ['first', 'second', 'full']);
  assert.equal(settings.mode.default, 'full');
  assert.deepEqual(settings.marker.values, ['red', 'yellow', 'brown', 'green', 'blue']);
  assert.equal(settings.marker.each_player, true);
  assert.equal(settings.additional.values.length, 10);
  assert.deepEqual(settings.bonus.values, ['stable-soil', 'funding', 'repainting', 'new-project']);
  const planner = games.find(({ game }) => game === 'city-planner');
  assert.deepEqual(planner.players, { min: 1, max: 2 });
  assert.deepEqual(planner.options, []);
});

test('games should list lists of words as such', () => {
  const { games } = json(['games']);
  const drawcity = games.find(({ game }) => game === 'drawcity');
  assert.deepEqual(drawcity.players, { min: 2, max: 6 });
  const options = Object.fromEntries(drawcity.options.map((option) => [option.key, option]));
  assert.deepEqual(options.streets.values, ['3', '4', '5', '6', '7', '8', '9', '10']);
  assert.deepEqual(options.modules.values, ['goals', 'zoning', 'demand', 'locations', 'neighborhoods']);
  assert.equal(options.modules.default, 'goals');
  assert.equal(options['other-goal'].default, 'off');
});

test('replay should show all items of a game, those of modules that are not in play as 0', () => {
  const record = well(['play', 'drawcity', '--players', '6', '--seed', '3', '--set', 'modules none']);
  const { players, winners, title, status } = json(['replay', '-'], record);
  assert.equal(status, 'over');
  assert.equal(title, null);
  const names = 'houses shops factories parks internet goals zoning demand locations neighborhoods'.split(' ');
  for (const { total, items } of players) {
    assert.deepEqual(Object.keys(items), names);
    assert.equal(
      names.reduce((sum, name) => sum + items[name], 0),
      total,
    );
    for (const name of names.slice(5)) assert.equal(items[name], 0);
  }
  const best = Math.max(...players.map(({ total }) => total));
  assert.deepEqual(winners, players.filter(({ total }) => total === best).map(({ player }) => player));
});

test('score should take the blocks of all modules', () => {
  const head = 'plat 1\ngame drawcity\nplayers 2\nset streets 3\nset modules goals zoning demand locations neighborhoods\n';
  const rows = '1H5* 1S6 . 2S3 . . . . . . .\n1F2 . . . . . . . . . .\n1P9 . . . . . . . . . 2P9\n';
  const result = json(
    ['score', '-'],
    `${head}streets\n${rows}end\nzones H F P P P P P P P P P\ndemand S F P\nneighborhood 1,1 2,1 3,1\ngoal high-street p2 6\n`,
  );
  // Houses 1 + 1, shop 2, factory 2 types, park 0 + 1, internet 1, district 1 3, demand 5 (tie) + 5 + 5 (tie),
  // no location, neighborhood 2; the other has shop 2, park 0 + 1, goal 6, demand 5 + 5, a purple location 1.
  assert.deepEqual(result.players[0].items, {
    houses: 2,
    shops: 2,
    factories: 2,
    parks: 1,
    internet: 1,
    goals: 0,
    zoning: 3,
    demand: 15,
    locations: 0,
    neighborhoods: 2,
  });
  assert.deepEqual(result.players[1].items, {
    houses: 0,
    shops: 2,
    factories: 0,
    parks: 1,
    internet: 0,
    goals: 6,
    zoning: 0,
    demand: 10,
    locations: 1,
    neighborhoods: 0,
  });
  assert.deepEqual(result.winners, [1]);
});

test('replay should show a running game when the record ends early', () => {
  const { digest, ...rest } = json(['replay', '-'], ROLLED);
  assert.match(digest, /^[0-9a-f]{16}$/);
  assert.deepEqual(rest, {
    game: 'city-planner',
    events: 7,
    status: 'running',
    to_act: ['p1'],
    players: [{ player: 1, total: 1, items: { vp: 0, 'money-vp': 1 }, money: 5 }],
    winners: [],
    title: null,
  });
});

test('replay should name chance when chance is to act', () => {
  assert.deepEqual(json(['replay', '-'], `${HEAD}begin\n`).to_act, ['@']);
});

test('replay should show winners and title when a game is over', () => {
  for (let seed = 1; seed <= 20; ++seed) {
    const result = json(['replay', '-'], well(['play', 'city-planner', '--players', '1', '--seed', `${seed}`]));
    assert.equal(result.status, 'over');
    assert.deepEqual(result.to_act, []);
    assert.deepEqual(result.winners, [1]);
    assert.equal(typeof result.title, 'string');
    const [{ total, items, money }] = result.players;
    assert.equal(total, items.vp + items['money-vp']);
    assert.equal(items['money-vp'], Math.floor(money / 5));
  }
});

test('replay should read a file by its name as it reads standard input', () => {
  const file = path.join(scratch, 'record.txt');
  fs.writeFileSync(file, ROLLED);
  assert.equal(well(['replay', file]), well(['replay', '-'], ROLLED));
});

test('replay should give the same when a record has comments, blanks and other line ends', () => {
  const dressed = `# a game\r\n\r\n${ROLLED.replaceAll(' ', ' \t ').replaceAll('\n', '   # so\r\n')}`;
  assert.equal(well(['replay', '-'], dressed), well(['replay', '-'], ROLLED));
  assert.equal(well(['replay', '-'], ROLLED.trimEnd()), well(['replay', '-'], ROLLED));
});

// --- legal -------------------------------------------------------------------------------------

test('legal should list what may come next in the order of bytes', () => {
  const lines = well(['legal', '-'], ROLLED).trimEnd().split('\n');
  const expected = [];
  for (let card = 1; card <= 7; ++card) {
    expected.push(`p1 lock ${card}`, `p1 change ${card} down`);
    if (card !== 7) expected.push(`p1 change ${card} up`);
  }
  assert.deepEqual(lines, expected.sort());
});

test('legal should list every scoring when there is one black', () => {
  const lines = well(['legal', '-'], `${ROLLED}p1 lock 1\n`).trimEnd().split('\n');
  assert.equal(lines.length, 32);
  assert.ok(lines.includes('p1 score 2=s 3=s 4=s 5=g 6=s 7=s'));
  assert.ok(lines.includes('p1 score 2=p 3=p 4=p 5=b 6=p 7=s'));
});

test('legal should list nothing when a game is over', () => {
  assert.equal(well(['legal', '-'], well(['play', 'cities', '--players', '1', '--seed', '1'])), '');
});

test('every event that legal lists should be one that replay takes', () => {
  const record = well(['play', 'city-planner', '--players', '2', '--seed', '4']).split('\n');
  for (const size of [4, 9, 12, 13, 14, 30, 45]) {
    const begun = `${record.slice(0, size).join('\n')}\n`;
    for (const line of well(['legal', '-'], begun).trimEnd().split('\n')) {
      json(['replay', '-'], `${begun}${line}\n`);
    }
  }
});

// --- score -------------------------------------------------------------------------------------

test('score should list every distinct outcome of a position, sorted', () => {
  assert.deepEqual(position(5, 'green green green green red red'), { outcomes: [{ vp: 12, money: 5 }] });
  assert.deepEqual(position(0, 'mixed green green green green green'), {
    outcomes: [
      { vp: 5, money: 0 },
      { vp: 6, money: 0 },
    ],
  });
});

test('score should give game, players, winners and title for a position of cities', () => {
  const result = json(['score', '-'], 'plat 1\ngame cities\nplayers 2\ncity p1\nAaPW\nTtPW\nend\n');
  assert.deepEqual(Object.keys(result).sort(), ['game', 'players', 'title', 'winners']);
  assert.equal(result.game, 'cities');
  assert.equal(result.players.length, 2);
  assert.deepEqual(result.winners, [1]);
});

test('score should give items, buildings, winners and title for a position of town builder', () => {
  const head = 'plat 1\ngame town-builder\nplayers 2\n';
  // Farm and Shrine are worth 1 each: the Farm's 2. Culture: Shrine and Library, named so again, against two.
  const text = `${head}judge culture\naward sturdy p2\ndistrict p1\nfarm\nshrine\nlibrary\ntype library culture\nend\ndistrict p2\nchapel\ntheatre\nend\n`;
  const result = json(['score', '-'], text);
  assert.deepEqual(result, {
    game: 'town-builder',
    players: [
      { player: 1, total: 10, items: { buildings: 5, abilities: 2, awards: 0, judges: 3 }, built: 3 },
      { player: 2, total: 10, items: { buildings: 7, abilities: 0, awards: 3, judges: 0 }, built: 2 },
    ],
    winners: [1],
    title: null,
  });
  const alone = json(['score', '-'], 'plat 1\ngame town-builder\nplayers 1\ndistrict p1\nwell\nend\n');
  assert.equal(alone.title, 'Peasant');
  assert.deepEqual(alone.winners, [1]);
});

test('score should give the items and the scores of a position of townies in drawing order', () => {
  const head = 'plat 1\ngame townies\nplayers 2\nset additional wind-rose\n';
  const result = json(['score', '-'], `${head}map p2\ne3 red\nf4 yellow windmill 4\na1 red bank 2\nend\n`);
  assert.deepEqual(result, {
    game: 'townies',
    players: [
      { player: 1, total: 0, items: { objects: 0, 'goals-individual': 0, 'goals-additional': 0 }, objects: [] },
      { player: 2, total: 8, items: { objects: 6, 'goals-individual': 0, 'goals-additional': 2 }, objects: [4, 2] },
    ],
    winners: [2],
    title: null,
  });
});

test('replay should give a title to a game of townies alone only when it is over', () => {
  const record = well(['play', 'townies', '--players', '1', '--seed', '3']).trimEnd().split('\n');
  const over = json(['replay', '-'], `${record.join('\n')}\n`);
  assert.equal(over.status, 'over');
  assert.equal(typeof over.title, 'string');
  const running = json(['replay', '-'], `${record.slice(0, -1).join('\n')}\n`);
  assert.equal(running.title, null);
  assert.deepEqual(running.winners, []);
});

test('legal should list every placement for every player at the first roll of townies', () => {
  const set = 'set mode first\nset marker p1 red\nset marker p2 blue\n';
  const lines = well(['legal', '-'], `plat 1\ngame townies\nplayers 2\n${set}begin\n@ roll bank bee\n`).trimEnd().split('\n');
  assert.equal(lines.length, 2 * 210);
  assert.deepEqual(lines, [...lines].sort());
  assert.ok(lines.includes('p1 shape g5 g6 h5 h6'));
});

// --- play, perft, bench ------------------------------------------------------------------------

const GAMES = rulesGames().flatMap(({ id, players }) => [...new Set(players)].map((count) => [id, count]));

for (const [game, players] of GAMES) {
  const base = [game, '--players', `${players}`];

  test(`play should print the record of a whole game of ${game} for ${players}`, () => {
    const record = well(['play', ...base, '--seed', '17']);
    assert.equal(record, well(['play', ...base, '--seed', '17']));
    assert.notEqual(record, well(['play', ...base, '--seed', '18']));
    assert.ok(record.startsWith(`plat 1\ngame ${game}\nplayers ${players}\nbegin\n`));
    const result = json(['replay', '-'], record);
    assert.equal(result.status, 'over');
    assert.equal(result.events, record.trimEnd().split('\n').length - 4);
  });

  test(`a greedy bot should come to more than a random one in ${game} for ${players}`, () => {
    const total = (level, seed) => {
      const record = well(['play', ...base, '--seed', `${seed}`, '--bot', `p1=${level}`]);
      return json(['replay', '-'], record).players[0].total;
    };
    const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
    const sum = (level) => seeds.reduce((points, seed) => points + total(level, seed), 0);
    assert.ok(sum('greedy') > sum('random'));
  });

  test(`perft should count the leaves of ${game} for ${players}`, () => {
    const leaves = [0, 1, 2].map((depth) => json(['perft', ...base, '--seed', '3', '--depth', `${depth}`]).leaves);
    assert.equal(leaves[0], 1);
    assert.ok(leaves[1] > 1 && leaves[2] > leaves[1]);
  });

  test(`bench should play exactly so many games of ${game} for ${players}`, () => {
    for (const by of ['options', 'pick']) {
      const result = json(['bench', ...base, '--playouts', '3', '--by', by]);
      assert.equal(result.playouts, 3);
      assert.ok(result.decisions > 0 && result.chance_events > 0 && result.state_bytes > 0);
      assert.ok(result[`ns_per_move_${by}`] > 0);
    }
  });
}

test('play should let each player decide as the bot that was named for them', () => {
  const base = ['play', 'cities', '--players', '2', '--seed', '5'];
  const total = (record, player) => json(['replay', '-'], record).players[player - 1].total;
  const second = well([...base, '--bot', 'p2=greedy']);
  assert.ok(total(second, 2) > total(second, 1));
  assert.equal(well([...base, '--bot', 'p1=random']), well(base));
  assert.equal(well([...base, '--bot', 'p2=random', '--bot', 'p2=greedy']), second);
});

test('bench should measure both ways when given a time', () => {
  const result = json(['bench', 'city-planner', '--players', '1', '--seconds', '0.1']);
  const keys = 'chance_events decisions game ns_per_move_options ns_per_move_pick players playouts state_bytes';
  assert.deepEqual(Object.keys(result).sort(), keys.split(' '));
  assert.ok(result.ns_per_move_options > 0 && result.ns_per_move_pick > 0);
});

test('play should write the settings that differ from the default', () => {
  const record = well(['play', 'cities', '--players', '1', '--seed', '1', '--set', 'variants free one-more', '--set', 'level 1']);
  assert.ok(record.startsWith('plat 1\ngame cities\nplayers 1\nset variants one-more free\nbegin\n'));
  assert.equal(json(['replay', '-'], record).status, 'over');
});

// --- usage -------------------------------------------------------------------------------------

const MISUSES = [
  [],
  ['dance'],
  ['games', 'all'],
  ['replay'],
  ['replay', 'a', 'b'],
  ['replay', path.join(scratch, 'not-there')],
  ['replay', scratch],
  ['play'],
  ['play', '--players', '2'],
  ['play', 'chess', '--players', '2', '--seed', '1'],
  ['play', 'cities', '--players', '2'],
  ['play', 'cities', '--seed', '1'],
  ['play', 'cities', '--players', '5', '--seed', '1'],
  ['play', 'cities', '--players', '0', '--seed', '1'],
  ['play', 'cities', '--players', 'two', '--seed', '1'],
  ['play', 'cities', '--players', '2', '--seed', '-1'],
  ['play', 'cities', '--players', '2', '--seed', '1', '--depth', '2'],
  ['play', 'cities', '--players', '2', '--seed'],
  ['play', 'cities', '--players', '2', '--seed', '1', '--set', 'level 9'],
  ['play', 'cities', '--players', '2', '--seed', '1', '--set', `level ${'1'.repeat(500)}`],
  ['play', 'cities', '--players', '2', '--seed', '1', '--set', 'level 1', '--set', 'level 1'],
  ['play', 'city-planner', '--players', '1', '--seed', '1', '--set', 'level 1'],
  ['play', 'cities', '--players', '2', '--seed', '1', '--bot', 'p1'],
  ['play', 'cities', '--players', '2', '--seed', '1', '--bot', 'p1=unknown'],
  ['play', 'cities', '--players', '2', '--seed', '1', '--bot', 'p1=person'],
  ['play', 'cities', '--players', '2', '--seed', '1', '--bot', 'p7=random'],
  ['play', 'cities', '--players', '2', '--seed', '1', '--bot', 'p1:greedy'],
  ['play', 'cities', '--players', '2', '--seed', '1', '--bot', 'p3=random'],
  ['perft', 'cities', '--players', '2', '--seed', '1'],
  ['perft', 'cities', '--players', '2', '--seed', '1', '--depth', 'x'],
  ['bench', 'cities', '--players', '2'],
  ['bench', 'cities', '--players', '2', '--playouts', '5'],
  ['bench', 'cities', '--players', '2', '--playouts', '0', '--by', 'pick'],
  ['bench', 'cities', '--players', '2', '--playouts', '5', '--by', 'luck'],
  ['bench', 'cities', '--players', '2', '--seconds', '1', '--by', 'pick'],
];

for (const words of MISUSES) {
  test(`plat ${words.join(' ').slice(0, 60)} should be refused as misuse`, () => {
    const { status, signal, stdout, stderr } = plat(words);
    assert.equal(signal, null);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.notEqual(stderr, '');
    if (words[0] !== 'replay') assert.match(stderr, /^plat replay FILE/m);
  });
}
