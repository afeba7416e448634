// What a try tells, and what a soak makes of many: how many changes were noticed by what, in each folder of ui/.

export const BY_TESTS = 'by tests';
export const BY_TOUCHES = 'by touches at random';
export const BY_SCRIPTS = 'by scripts on the screens';
export const BY_PICTURES = 'by pictures alone';
export const UNNOTICED = 'by nothing';
const ORDER = [BY_TESTS, BY_TOUCHES, BY_SCRIPTS, BY_PICTURES, UNNOTICED];

/** The line of a try in `file` of ui/. */
export const line = (file, by) => `tried\t${file.includes('/') ? file.split('/')[0] : '.'}\t${by}`;

/** The same as numbers to add up. */
export function readTry(text) {
  const found = /^tried\t(.+)\t(.+)$/m.exec(text);
  if (!found) throw new Error(`no try was told:\n${text}`);
  return { sum: { [`${found[1]}\t${found[2]}`]: 1 }, most: {} };
}

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** 'all: 2 by tests, 1 by nothing; core: 2 by tests; play: 1 by nothing' */
export function wordsOf({ sum }) {
  const counts = Object.entries(sum).map(([key, count]) => [...key.split('\t'), count]);
  const words = (wanted) => ORDER.map((by) => [total(counts.filter(([folder, how]) => how === by && wanted(folder)).map(([, , count]) => count)), by])
    .filter(([count]) => count > 0).map(([count, by]) => `${count} ${by}`).join(', ');
  const folders = [...new Set(counts.map(([folder]) => folder))].sort();
  return [`all: ${words(() => true)}`, ...folders.map((folder) => `${folder}: ${words((each) => each === folder)}`)].join('; ');
}
