// One-token changes of a C++ file, as a slip of the hand makes them. Words, comments, includes and asserts are left alone.
import { insideFunctions, partnersOf, tokensOf } from './tokens.mjs';

export const KINDS = ['operator', 'constant', 'call'];

const SWAPS = {
  '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==', '&&': '||', '||': '&&', '+': '-', '-': '+', '*': '/', '/': '*',
  '|': '&', '<<': '>>', '>>': '<<', '++': '--', '--': '++', '+=': '-=', '-=': '+=', '!': '',
};
// These have other meanings where no space stands on both sides: brackets of templates, pointers, signs, references.
const SPACED = new Set(['<', '>', '<<', '>>', '+', '-', '*', '/', '|', '&&']);
const ASSERT = /^(static_assert|assert|\w+_ASSERT\w*)$/;
const TRUTH = { true: 'false', false: 'true' };
const NO_CALL = new Set(['return', 'if', 'for', 'while', 'switch', 'else', 'do', 'case', 'default', 'using', 'delete', 'new', 'co_return', 'sizeof', 'operator', 'template', 'typename', 'throw', 'goto', 'break', 'continue', 'static_assert']);
const CONDITIONS = new Set(['if', 'for', 'while', 'switch', 'constexpr']);

/** Indices of the tokens of asserts. */
function assertsOf(tokens, partners) {
  const inside = new Set();
  tokens.forEach(({ text }, index) => {
    if (!ASSERT.test(text) || tokens[index + 1]?.text !== '(') return;
    for (let i = index; i <= partners.get(index + 1); i++) inside.add(i);
  });
  return inside;
}

const spaced = (source, { at, text }) => /\s/.test(source[at - 1] ?? ' ') && /\s/.test(source[at + text.length] ?? ' ');

/** 5 as 6 and 4, 0x1FU as 0x20U and 0x1EU; nothing below 0, nothing of what is no whole number. */
function neighbours(text) {
  const found = /^(0[xX])?([\da-fA-F]+?)([uUlLzZ]*)$/.exec(text.replaceAll("'", ''));
  if (!found) return [];
  const [, hex = '', digits, suffix] = found;
  const value = Number.parseInt(digits, hex ? 16 : 10);
  return [value + 1, value - 1].filter((number) => number >= 0).map((number) => `${hex}${number.toString(hex ? 16 : 10).toUpperCase()}${suffix}`);
}

/** Whether a statement can begin at a token: behind another one, or as what a condition leads to. */
function beginsStatement(tokens, partners, index) {
  const before = tokens[index - 1]?.text;
  if ([';', '{', '}', 'else', 'do'].includes(before)) return true;
  if (before === ')') return CONDITIONS.has(tokens[partners.get(index - 1) - 1]?.text);
  if (before !== ':') return false;
  for (let i = index - 2; i >= 0 && ![';', '{', '}', '?'].includes(tokens[i].text); i--) {
    if (tokens[i].text === 'case' || tokens[i].text === 'default') return true;
  }
  return false;
}

/** The index of the `;` that ends a statement which is a call and nothing else, or null. */
function callEnd(tokens, partners, index) {
  let i = index;
  if (tokens[i].kind !== 'word' || NO_CALL.has(tokens[i].text)) return null;
  for (let called = false; i < tokens.length; i++) {
    const { kind, text } = tokens[i];
    if (text === ';') return called ? i : null;
    const joins = text === '.' || text === '->' || text === '::';
    if (kind === 'word' && i > index && !['.', '->', '::'].includes(tokens[i - 1].text)) return null;
    called = text === '(';
    if (called || text === '[') i = partners.get(i) ?? tokens.length;
    else if (!joins && kind !== 'word') return null;
  }
  return null;
}

/** Every change that can be made: [{kind, at, old, text, line}]: `old` at `at` becomes `text`. */
export function changesOf(source) {
  const tokens = tokensOf(source);
  const partners = partnersOf(tokens);
  const inBody = insideFunctions(tokens);
  const asserted = assertsOf(tokens, partners);
  const changes = [];
  const add = (kind, at, old, text) => changes.push({ kind, at, old, text, line: source.slice(0, at).split('\n').length });
  tokens.forEach((token, index) => {
    if (asserted.has(index)) return;
    const { kind, text, at } = token;
    const swap = kind === 'operator' && Object.hasOwn(SWAPS, text) && (!SPACED.has(text) || spaced(source, token));
    if (swap && tokens[index - 1]?.text !== 'operator') add('operator', at, text, SWAPS[text]);
    if (kind === 'number') for (const other of neighbours(text)) add('constant', at, text, other);
    if (kind !== 'word') return;
    if (TRUTH[text]) add('constant', at, text, TRUTH[text]);
    if (!inBody[index] || !beginsStatement(tokens, partners, index)) return;
    const end = callEnd(tokens, partners, index);
    if (end === null) return;
    const old = source.slice(at, tokens[end].at + 1);
    add('call', at, old, `{}${old.replace(/[^\n]/g, '')}`); // lines keep their numbers
  });
  return changes;
}

export const changed = (source, { at, old, text }) => source.slice(0, at) + text + source.slice(at + old.length);

/** Numbers that are the same for the same words: below(bound) gives the next one. */
export function luckOf(...words) {
  let state = 2166136261;
  for (const char of words.join(' ')) state = Math.imul(state ^ char.charCodeAt(0), 16777619) >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
