// The old pictures of which only a hash is kept: the last commit that changed what is kept is taken out of git into
// build/pictures/before, built there, and its own scripts draw them again.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../fresh.mjs';
import { HOME, LIST, hashOf, keyOf } from './golden.mjs';

const KEPT = path.relative(ROOT, HOME);

const git = (root, words, options = {}) => execFileSync('git', ['-C', root, ...words], { maxBuffer: 1 << 28, ...options });

/** The commit whose pictures are kept, or '' where git knows none. */
export function commitOf(root = ROOT) {
  return git(root, ['log', '-1', '--format=%H', '--', `${KEPT}/${LIST}`, `${KEPT}/pictures`], { encoding: 'utf8' }).trim();
}

/** A folder with the files of a commit; one is kept, for the next time. */
function treeOf(commit, root) {
  const all = path.join(root, 'build', 'pictures', 'before');
  const folder = path.join(all, commit.slice(0, 10));
  const whole = path.join(folder, '.whole'); // written last
  if (fs.existsSync(whole)) return folder;
  fs.rmSync(all, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git(root, ['archive', commit]) });
  fs.writeFileSync(whole, '');
  return folder;
}

/**
 * The pictures of `keys` as they were: {commit, pictures: Map of key to picture}. Those that the commit draws otherwise
 * than `hashes` says are left out.
 */
export async function drawBefore(keys, hashes, root = ROOT) {
  const commit = commitOf(root);
  if (commit === '') throw new Error('git knows no commit with pictures');
  process.env.PLAT_DEPS ??= path.join(root, '.deps'); // the old tree has none of its own
  const tree = treeOf(commit, root);
  const { LOOKS, pixelsOf, playAll } = await import(pathToFileURL(path.join(tree, 'host_tests', 'pictures', 'looks.mjs')).href);
  const wanted = LOOKS.filter(({ name }) => keys.some((key) => key.startsWith(`${name}/`)));
  const pictures = new Map();
  for (const { look, pictures: drawn } of await playAll(wanted)) {
    for (const picture of drawn) {
      const key = keyOf(look.name, picture.name);
      if (!keys.includes(key)) continue;
      const old = pixelsOf(picture);
      if (hashOf(old) === hashes.get(key)) pictures.set(key, old);
    }
  }
  return { commit, pictures };
}
