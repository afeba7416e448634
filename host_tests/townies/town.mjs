// A player's town as a record tells it, as far as who plays has to know it: which colour lies where, and where Objects
// will pay.
const RADIUS = 5;
const COLUMNS = 'abcdefghijk';
const STEPS = [[0, -1], [0, 1], [-1, 0], [-1, 1], [1, -1], [1, 0]];
/** The ring of markers: each moves on to the one before. */
const COLOURS = ['red', 'yellow', 'brown', 'green', 'blue'];

/** The basic Object of each colour. */
export const BASIC = { red: 'game-court', yellow: 'windmill', brown: 'station', green: 'bike-rental', blue: 'bank' };
const SHAPES = ['bar', 'worm', 'arch', 'wave', 'pistol', 'bee'];
const OBJECTS = [...Object.values(BASIC), 'city-square'];
/** What a star is spent for, as it is listed: Repainting's, then New Project's. */
export const USES = [COLOURS, [...SHAPES, ...OBJECTS]];
export const STARS = ['c3', 'i3', 'c6', 'i6'];

const topOf = (q) => (q < 0 ? -RADIUS - q : -RADIUS);
const nameOf = ([q, r]) => `${COLUMNS[q + RADIUS]}${r - topOf(q) + 1}`;
const isOnMap = ([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= RADIUS;

/** The spaces beside each. */
const BESIDE = new Map();
for (let q = -RADIUS; q <= RADIUS; q++) {
  for (let r = -RADIUS; r <= RADIUS; r++) {
    const around = STEPS.map(([x, y]) => [q + x, r + y]).filter(isOnMap);
    if (isOnMap([q, r])) BESIDE.set(nameOf([q, r]), around.map(nameOf));
  }
}

const colourBefore = (colour) => COLOURS.at(COLOURS.indexOf(colour) - 1);

/** The player's Blocks, {space: colour}, and the colour that is drawn with now. */
export function townOf(record, actor) {
  const blocks = {};
  let held = null;
  let colour = null;
  for (const line of record) {
    const [who, verb, ...words] = line.split(' ');
    if (who === '@' && verb === 'marker' && words[0] === actor) held = words[1];
    if (who === '@' && verb === 'roll') {
      if (colour) held = colourBefore(held);
      colour = held;
    }
    if (who !== actor) continue;
    if (verb === 'star' && COLOURS.includes(words[0])) [colour] = words;
    if (verb === 'shape') for (const space of words) blocks[space] = colour;
    if (verb === 'object') blocks[words[1]] = colour;
  }
  return { blocks, colour };
}

const PLACES = 6; // for Objects, that count

/** How well Objects will pay in a town: places with much of one colour beside them, and few gaps between Blocks. */
export function promise(blocks) {
  const places = [];
  let together = 0;
  for (const [space, around] of BESIDE) {
    const filled = around.filter((each) => blocks[each]);
    if (blocks[space]) {
      together += filled.length;
    } else {
      const most = Math.max(...COLOURS.map((colour) => filled.filter((each) => blocks[each] === colour).length));
      places.push((most + (most > 0 && STARS.includes(space) ? 1 : 0)) ** 2);
    }
  }
  places.sort((one, other) => other - one);
  return places.slice(0, PLACES).reduce((sum, each) => sum + each, 0) + together / 10;
}
