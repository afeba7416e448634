// What is kept of the reference pictures: a PNG where people look at it, else a hash of its pixels.
//
// pictures/LOOK/NAME.png   of the looks in KEPT_WHOLE, and what pages show
// pictures.txt             all others, sorted: "LOOK/NAME hash", or "LOOK/NAME = LOOK/NAME" where another one is the same
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../fresh.mjs';
import { decode, encode } from './png.mjs';

export const HOME = path.join(ROOT, 'host_tests', 'golden');
export const LIST = 'pictures.txt';
export const KEPT_WHOLE = ['320x240-paper', '240x320-paper'];

const FOLDER = 'pictures';
const HASH_DIGITS = 20;

export const keyOf = (look, name) => `${look}/${name}`;
export const lookOf = (key) => key.slice(0, key.indexOf('/'));
export const nameOf = (key) => key.slice(key.indexOf('/') + 1);

/** Of the pixels, not of a file. */
export function hashOf({ width, height, pixels }) {
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return createHash('sha256').update(`${width}x${height} `).update(bytes).digest('hex').slice(0, HASH_DIGITS);
}

/** The pages for people that show pictures. */
export function pages(root = ROOT) {
  const docs = fs.readdirSync(path.join(root, 'docs')).filter((file) => file.endsWith('.md')).sort();
  return ['README.md', ...docs.map((file) => `docs/${file}`)];
}

/** The files of the tree that a page shows. */
export function shownBy(page, root = ROOT) {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => path.join(path.dirname(page), file));
}

/** The keys of all pictures that pages show. */
export function shownOnPages(root = ROOT) {
  const file = /^host_tests\/golden\/pictures\/(.+)\.png$/;
  return new Set(pages(root).flatMap((page) => shownBy(page, root)).map((shown) => file.exec(shown)?.[1]).filter(Boolean));
}

export class Golden {
  /** `shown`: keys of the pictures that are kept whole in any look. */
  constructor(home = HOME, shown = shownOnPages()) {
    Object.assign(this, { home, shown, hashes: new Map() });
    for (const key of this.files()) this.hashes.set(key, hashOf(this.picture(key)));
    for (const [key, kept] of parse(this.text())) this.hashes.set(key, kept.hash ?? this.hashes.get(kept.same));
  }

  keepsWhole(key) {
    return KEPT_WHOLE.includes(lookOf(key)) || this.shown.has(key);
  }

  keysOf(look) {
    return [...this.hashes.keys()].filter((key) => lookOf(key) === look);
  }

  file(key) {
    return path.join(this.home, FOLDER, `${key}.png`);
  }

  /** The keys of all PNG files there are. */
  files() {
    const folder = path.join(this.home, FOLDER);
    const files = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }) : [];
    return files.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -'.png'.length)).sort();
  }

  /** A picture that is kept whole, or null. */
  picture(key) {
    const file = this.file(key);
    return fs.existsSync(file) ? decode(fs.readFileSync(file)) : null;
  }

  text() {
    const file = path.join(this.home, LIST);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  }

  /** The list that goes with `hashes`. */
  list() {
    const keys = [...this.hashes.keys()].sort();
    const first = new Map(); // by hash; one that is kept whole is referred to before others
    for (const key of [...keys.filter((each) => this.keepsWhole(each)), ...keys]) {
      const hash = this.hashes.get(key);
      if (!first.has(hash)) first.set(hash, key);
    }
    const listed = keys.filter((key) => !this.keepsWhole(key));
    return listed.map((key) => {
      const same = first.get(this.hashes.get(key));
      return same === key ? `${key} ${this.hashes.get(key)}\n` : `${key} = ${same}\n`;
    }).join('');
  }

  /** How what is kept differs from what accept() would keep, in words. */
  disorder() {
    const wanted = [...this.hashes.keys()].filter((key) => this.keepsWhole(key)).sort();
    const files = this.files();
    const surplus = files.filter((key) => !wanted.includes(key)).map((key) => `${key}.png is kept although its hash is enough`);
    const missing = wanted.filter((key) => !files.includes(key)).map((key) => `${key}.png is not there`);
    return [...surplus, ...missing, ...(this.list() === this.text() ? [] : [`${LIST} is not what these pictures come to`])];
  }

  /** Keeps `changes`, [{look, name, now}] without `now` for what there is no more; `pixels(key)` gives any picture as it is now, or null. */
  accept(changes, pixels) {
    const changed = new Set(changes.map(({ look, name }) => keyOf(look, name)));
    for (const { look, name, now } of changes) {
      if (now) this.hashes.set(keyOf(look, name), hashOf(now));
      else this.hashes.delete(keyOf(look, name));
    }
    for (const key of this.files()) {
      if (!this.hashes.has(key) || !this.keepsWhole(key)) fs.rmSync(this.file(key));
    }
    for (const key of this.hashes.keys()) {
      if (!this.keepsWhole(key) || (!changed.has(key) && fs.existsSync(this.file(key)))) continue;
      const picture = pixels(key);
      if (!picture) throw new Error(`a page shows ${key}, which is not drawn: accept without naming looks or pictures`);
      fs.mkdirSync(path.dirname(this.file(key)), { recursive: true });
      fs.writeFileSync(this.file(key), encode(picture));
    }
    fs.writeFileSync(path.join(this.home, LIST), this.list());
  }
}

/** The lines of the list as [key, {hash} or {same}]. */
export function parse(text) {
  return text.split('\n').filter(Boolean).map((line) => {
    const match = /^(\S+\/\S+) (?:([0-9a-f]+)|= (\S+\/\S+))$/.exec(line);
    if (!match) throw new Error(`${LIST}: '${line}' is no picture and its hash`);
    const [, key, hash, same] = match;
    return [key, hash ? { hash } : { same }];
  });
}
