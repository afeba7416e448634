// Where an answer of the cable's console ends: docs/cable.md.

/** Whether a whole line is the last one of an answer: `ok` alone, or one that begins with `error`. */
export const isEnd = (line) => line === 'ok' || /^error /.test(line);

/** The lines of a text from the cable whose line ends are there. */
const wholeLines = (text) => text.split('\n').slice(0, -1).map((line) => line.replace(/\r$/, ''));

/** Whether the text that came so far holds an answer to its end. */
export function hasEnded(text) {
  return text.endsWith('\n') && isEnd(wholeLines(text).at(-1));
}

/** All lines of an answer, its last one too. */
export const linesOf = wholeLines;
