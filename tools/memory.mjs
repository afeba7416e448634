// Who has the static RAM of an image, read from its symbols, and what is kept for what is still to come.
import { execFileSync } from 'node:child_process';

const KIB = 1024;

// Of 264 KiB. firmware/rp2040/section_extra_post_platform_end.incl refuses more.
export const BUDGET = 232 * KIB;

export const RESERVED = [
  { who: 'stronger bots', bytes: 16 * KIB },
  { who: 'screens of one more game', bytes: 10 * KIB },
  { who: 'buffers of larger displays', bytes: 30 * KIB },
  { who: 'code that will run from RAM', bytes: 45 * KIB },
  { who: 'more by cable', bytes: 8.5 * KIB },
];

// The first that fits has the symbol.
const OWNERS = [
  { who: "LVGL's pool", symbols: /^work_mem_int\b/ },
  { who: 'buffers of the display', symbols: /^firmware::port::.*_buffer$/ },
  { who: 'the match that is played', symbols: /\bmemory_of_game$/ },
  { who: 'the match of a lesson', symbols: /\bmemory_of_lesson$/ },
  { who: 'prepared pictures of Cities', symbols: /^ui::cities::.*\bpictures$/ },
  { who: 'the store of what lasts', symbols: /^firmware::store::.*\bthe_store$/ },
  { who: 'the cable', symbols: /^firmware::cable::/ },
  { who: 'games and screens', symbols: /^(non-virtual thunk to )?ui::/ },
];

const inRam = (address) => address >= 0x20000000 && address < 0x20042000;

/** What lies in RAM, as {name, bytes}. */
export function ramSymbols(elf) {
  return parseSymbols(execFileSync('arm-none-eabi-nm', ['-S', '-C', elf], { encoding: 'utf8', maxBuffer: 1 << 26 }));
}

/** The same of the text that nm prints. */
export function parseSymbols(text) {
  return text
    .split('\n')
    .map((line) => /^([0-9a-f]{8}) ([0-9a-f]{8}) \S (.+)$/.exec(line))
    .filter((match) => match && inRam(parseInt(match[1], 16)))
    .map((match) => ({ name: match[3], bytes: parseInt(match[2], 16) }));
}

/**
 * Who has what of the `ram` bytes: {used, reserved, free, complaints}. `sections` as {name, size, address}.
 */
export function whoHasWhat(symbols, sections, ram) {
  const used = OWNERS.map(({ who }) => ({ who, bytes: 0 }));
  for (const { name, bytes } of symbols) {
    const owner = OWNERS.findIndex((each) => each.symbols.test(name));
    if (owner >= 0) used[owner].bytes += bytes;
  }
  const complaints = used.filter(({ bytes }) => bytes === 0).map(({ who }) => `nothing in RAM is ${who}`);
  const stack = sections.filter(({ name, address }) => /^\.stack/.test(name) && inRam(address));
  used.push({ who: 'the stack', bytes: sum(stack.map(({ size }) => ({ bytes: size }))) });
  used.push({ who: 'all else', bytes: ram - sum(used) });
  const free = BUDGET - ram - sum(RESERVED);
  if (free < 0) complaints.push(`static RAM reaches ${-free} bytes into what is reserved`);
  return { used, reserved: RESERVED, free, complaints };
}

function sum(rows) {
  return rows.reduce((total, { bytes }) => total + bytes, 0);
}

const HEAD = '| static RAM | KiB |';

/** The table of it, as docs/house.md has it. */
export function memoryTable({ used, reserved, free }) {
  const row = (words, bytes) => `| ${words} | ${(bytes / KIB).toFixed(1)} |`;
  return [
    HEAD,
    '|---|---|',
    ...used.map(({ who, bytes }) => row(who, bytes)),
    ...reserved.map(({ who, bytes }) => row(`reserved for ${who}`, bytes)),
    row('free', free),
    row('the budget', BUDGET),
  ].join('\n');
}

/** The text with this table in the place of the one it has. */
export function withTable(text, table) {
  const begin = text.indexOf(HEAD);
  if (begin < 0) throw new Error(`no table begins with "${HEAD}"`);
  const end = text.indexOf('\n\n', begin);
  return text.slice(0, begin) + table + (end < 0 ? '\n' : text.slice(end));
}
