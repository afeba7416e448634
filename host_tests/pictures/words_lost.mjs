// Which words of English a longer language leaves out, though nothing is cut.

// Longer and shorter forms of which the screens take the one that fits.
const SHORTER = [
  { long: /^Rules: (.*)$/, short: (page) => page },
  { long: /^(.*) · (?:game \d+|No\. \d+|\d+ players|Alone)$/, short: (game) => game }, // a row of the history
  { long: /^(\d+) VP \+ (\d+) for (\$\d+) = (\d+)$/, short: (vp, more, money, total) => `${vp} + ${more} (${money}) = ${total}` },
];
// What a symbol beside it says too.
const SYMBOLS = new Set(['Undo', 'Record', 'Drop', 'Red', 'Yellow', 'Blue', 'Green', 'Brown', 'Purple']);
// What the cards above the row say as well.
const CARDS = / as (green|blue)$|^(green|blue) twice$/;
// Given where there is room: the tile's own sign, the button below and the marks on the board say it too.
const SPARE = /^(Touch it to turn it|If \d is set aside|Send one\?|Move one\?|Send or move\?|Where to\?)$/;

const wordsOf = (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of an English text that are nowhere among what is `shown` instead, which was turned back into English. */
export function missing(text, shown) {
  if (SYMBOLS.has(text) || SPARE.test(text)) return [];
  for (const { long, short } of SHORTER) {
    const match = long.exec(text);
    if (match && shown.includes(short(...match.slice(1)))) return [];
  }
  const there = new Set(shown.flatMap(wordsOf));
  return text.split(', ').filter((part) => !CARDS.test(part)).flatMap(wordsOf).filter((word) => !there.has(word));
}

/** A line for each text that loses words, step by step: `others` are the same looks in longer words. */
export function wordsLost(all, others, english) {
  const lost = new Set();
  all.forEach(({ look, says }, i) => {
    says.forEach(({ where, texts }, step) => {
      const shown = others[i].says[step].texts.map(english);
      for (const text of texts) {
        const words = missing(text, shown);
        if (words.length > 0) lost.add(`${look.name} ${where}: '${text}' without '${words.join(' ')}'`);
      }
    });
  });
  return [...lost];
}
