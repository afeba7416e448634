// The streets of DrawCity as a record tells them, as far as who plays has to know them: what stands where, and what
// still fits.
const COLUMNS = 11;
const NUMBERS = 9;
const OFTEN = [2, 4, 6, 8, 10, 8, 6, 4, 2]; // each number, in the deck
const OF_EACH_SPACE = 6; // cards, where a number for it is likely to come

export const placeOf = (space) => space.split(',').map(Number);
const nameOf = (street, column) => `${street},${column}`;

/** {space: {actor, type, number}} */
export function cityOf(record) {
  const city = {};
  for (const line of record) {
    const [actor, verb, type, number, space] = line.split(' ');
    if (verb === 'build') city[space] = { actor, type, number: Number(number) };
  }
  return city;
}

/** What stands beside a space. */
export function beside(city, space) {
  const [street, column] = placeOf(space);
  const around = [nameOf(street, column - 1), nameOf(street, column + 1), nameOf(street - 1, column), nameOf(street + 1, column)];
  return around.map((name) => city[name]).filter(Boolean);
}

export const onStreet = (city, street) => Object.keys(city).filter((space) => placeOf(space)[0] === street).map((space) => city[space]);

const cardsBetween = (lower, upper) => OFTEN.slice(lower, upper - 1).reduce((sum, cards) => sum + cards, 0);

/** About how many spaces of a street the player can still build on: between two numbers those that are free, if cards for them come. */
export function roomOf(city, actor, street) {
  let room = 0;
  let free = 0;
  let lower = 0;
  for (let column = 1; column <= COLUMNS + 1; column++) {
    const there = city[nameOf(street, column)];
    if (!there && column <= COLUMNS) free++;
    if (column <= COLUMNS && there?.actor !== actor) continue;
    const upper = there?.number ?? NUMBERS + 1;
    room += Math.min(free, cardsBetween(lower, upper) / OF_EACH_SPACE);
    free = 0;
    lower = upper;
  }
  return room;
}
