// The pictures of one look against the golden ones, and the page that shows what differs.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../device/places.mjs';
import { OUT, pixelsOf } from './looks.mjs';
import { decode, encode } from './png.mjs';

export const GOLDEN = path.join(ROOT, 'host_tests', 'golden', 'pictures');
export const PAGE = path.join(OUT, 'index.html');
const SAME = 0x4208; // a dark grey
const DIFFERS = 0xf800; // red
const ENLARGED = 3;

const equal = (a, b) => a.width === b.width && a.height === b.height && Buffer.compare(Buffer.from(a.pixels.buffer, a.pixels.byteOffset, a.pixels.byteLength), Buffer.from(b.pixels.buffer, b.pixels.byteOffset, b.pixels.byteLength)) === 0;

function goldenNames(look) {
  const folder = path.join(GOLDEN, look.name);
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).map((file) => file.replace(/\.png$/, ''));
}

/** What is wrong: [{look, name, kind: 'missing' | 'extra' | 'different', now, old}]. */
export function compareLook(seen) {
  const wrong = [];
  const names = new Set(goldenNames(seen.look));
  for (const picture of seen.pictures) {
    const now = pixelsOf(picture);
    const told = { look: seen.look.name, name: picture.name, now };
    if (!names.delete(picture.name)) {
      wrong.push({ ...told, kind: 'missing' });
      continue;
    }
    const old = decode(fs.readFileSync(goldenFile(seen.look.name, picture.name)));
    if (!equal(now, old)) wrong.push({ ...told, kind: 'different', old });
  }
  for (const name of names) wrong.push({ look: seen.look.name, name, kind: 'extra', old: decode(fs.readFileSync(goldenFile(seen.look.name, name))) });
  return wrong;
}

export const goldenFile = (look, name) => path.join(GOLDEN, look, `${name}.png`);

/** Makes the golden pictures what `wrong` shows now. */
export function accept(wrong) {
  for (const { look, name, now } of wrong) {
    const file = goldenFile(look, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (now) fs.writeFileSync(file, encode(now));
    else fs.rmSync(file);
  }
}

function difference(now, old) {
  const pixels = now.pixels.map((pixel, index) => (pixel === old.pixels[index] ? SAME : DIFFERS));
  return { ...now, pixels };
}

function row(item) {
  const { look, name, kind, now, old } = item;
  const folder = path.join(OUT, 'differ', look);
  fs.mkdirSync(folder, { recursive: true });
  const show = (what, picture) => {
    if (!picture) return '<td></td>';
    const file = path.join(folder, `${name}-${what}.png`);
    fs.writeFileSync(file, encode(picture));
    return `<td>${what}<br><img src="${path.relative(OUT, file)}" width="${picture.width * ENLARGED}"></td>`;
  };
  const both = now && old && now.width === old.width && now.height === old.height;
  return `<tr><th colspan="3">${look}/${name}: ${kind}</th></tr>\n<tr>${show('old', old)}${show('new', now)}${show('difference', both ? difference(now, old) : null)}</tr>`;
}

/** Old, new and difference side by side, enlarged. */
export function writePage(wrong) {
  fs.rmSync(path.join(OUT, 'differ'), { recursive: true, force: true });
  fs.mkdirSync(OUT, { recursive: true });
  const style = 'body{background:#888;font:16px sans-serif}img{image-rendering:pixelated;display:block}th{text-align:left;padding-top:2em}td{vertical-align:top}';
  const html = `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style>\n<table>\n${wrong.map(row).join('\n')}\n</table>\n`;
  fs.writeFileSync(PAGE, html);
  return path.relative(ROOT, PAGE);
}
