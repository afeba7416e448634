// What the measured figures are called: {keeper: {name: number}}, see measure.mjs.

export const KEEPERS = { store: 'our store', ends: 'littlefs, newest events apart', file: 'littlefs, a file that grows' };

const YEARS_OF_A_DEVICE = 20;
const ENDURED = 100000;

const grouped = (number, digits = 0) => Number(number).toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const each = (digits, ...names) => (of) => names.map((name) => grouped(of[name], digits)).join(' / ');
const worn = (of) => grouped(of.worn * YEARS_OF_A_DEVICE);

const ROWS = [
  ['code on the device with -O2, as the image / with -Os: bytes', each(0, 'code', 'code_small')],
  ['RAM on the device: bytes', each(0, 'ram')],
  ['stack on a PC: bytes', each(0, 'stack')],
  ['an event: pages programmed, mean / at most', (of) => `${grouped(of.pages, 2)} / ${grouped(of.most_pages)}`],
  ['an event: sectors erased while it waits, mean', each(2, 'erasures')],
  ['an event: bytes read', each(0, 'reads')],
  ['an event: instructions', each(0, 'instructions')],
  ['the rest after it: pages / sectors erased, mean', each(2, 'rest_pages', 'rest_erasures')],
  ['the rest after it: sectors erased in one piece, at most', each(0, 'rest_most_erasures')],
  ['a finished game: pages / sectors erased while it waits, mean', each(1, 'finish_pages', 'finish_erasures')],
  ['a start: bytes read', each(0, 'open_reads')],
  ['a start: instructions', each(0, 'open_instructions')],
  ['a start: pages programmed', each(0, 'open_pages')],
  ['the first event after a start: bytes read', each(0, 'first_reads')],
  [`the sector most used: erasures in ${YEARS_OF_A_DEVICE} years (it endures ${grouped(ENDURED)})`, worn],
  ['cuts of the power', each(0, 'cuts')],
  ['after them: something is missing or invented', each(0, 'lost')],
  ['after them: only a second start goes on / of these where bits read now so and now so', each(0, 'late', 'late_if_unstable')],
  ['after them: no start goes on', each(0, 'stuck')],
];

const line = (cells) => `| ${cells.join(' | ')} |\n`;

/** The table of docs/saves.md. */
export function tableOf(figures) {
  const cells = (of) => Object.keys(KEEPERS).map(of);
  const rows = ROWS.map(([words, told]) => line([words, ...cells((keeper) => told(figures[keeper]))]));
  return line(['', ...Object.values(KEEPERS)]) + line(['---', ...cells(() => '--:')]) + rows.join('');
}

/** Of what measure.mjs printed: each figure at its largest. */
export function readFigures(text) {
  const figures = JSON.parse(text.trim().split('\n').at(-1));
  const named = Object.entries(figures).flatMap(([keeper, all]) => Object.entries(all).map(([name, number]) => [`${keeper} ${name}`, number]));
  return { sum: {}, most: Object.fromEntries(named) };
}

/** 'our store: 1.03 pages an event …; littlefs, …' */
export function wordsOf({ most }) {
  const told = Object.entries(KEEPERS).map(([keeper, words]) => {
    const of = (name) => most[`${keeper} ${name}`];
    const cuts = `${grouped(of('cuts'))} cuts, ${grouped(of('lost'))} of them with a loss, ${grouped(of('late'))} with a second start, ${grouped(of('stuck'))} stuck`;
    return `${words}: ${grouped(of('pages'), 2)} pages an event, ${worn({ worn: of('worn') })} erasures in ${YEARS_OF_A_DEVICE} years, ${cuts}`;
  });
  return told.join('; ');
}
