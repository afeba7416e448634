// The pictures of one look against the golden ones, and the page that shows what differs.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../fresh.mjs';
import { hashOf, keyOf, nameOf } from './golden.mjs';
import { OUT, pixelsOf } from './looks.mjs';
import { encode } from './png.mjs';

export const PAGE = path.join(OUT, 'index.html');
export const HOW_TO_SEE_OLD = 'only its hash is kept: node host_tests/pictures/pictures.mjs draws it from the last commit';
const SAME = 0x4208; // a dark grey
const DIFFERS = 0xf800; // red
const ENLARGED = 3;

/** What is wrong: [{look, name, kind: 'missing' | 'extra' | 'different', now, old}]; `old` only where it is kept whole. */
export function compareLook(seen, golden) {
  const wrong = [];
  const look = seen.look.name;
  const left = new Set(golden.keysOf(look));
  for (const picture of seen.pictures) {
    const now = pixelsOf(picture);
    const told = { look, name: picture.name, now };
    const key = keyOf(look, picture.name);
    if (!left.delete(key)) wrong.push({ ...told, kind: 'missing' });
    else if (golden.hashes.get(key) !== hashOf(now)) wrong.push({ ...told, kind: 'different', old: golden.picture(key) });
  }
  for (const key of left) wrong.push({ look, name: nameOf(key), kind: 'extra', old: golden.picture(key) });
  return wrong;
}

function difference(now, old) {
  const pixels = now.pixels.map((pixel, index) => (pixel === old.pixels[index] ? SAME : DIFFERS));
  return { ...now, pixels };
}

function row({ look, name, kind, now, old, note = HOW_TO_SEE_OLD }) {
  const folder = path.join(OUT, 'differ', look);
  fs.mkdirSync(folder, { recursive: true });
  const show = (what, picture) => {
    if (!picture) return '<td></td>';
    const file = path.join(folder, `${name}-${what}.png`);
    fs.writeFileSync(file, encode(picture));
    return `<td>${what}<br><img src="${path.relative(OUT, file)}" width="${picture.width * ENLARGED}"></td>`;
  };
  const both = now && old && now.width === old.width && now.height === old.height;
  const before = old || kind === 'missing' ? show('old', old) : `<td>old: ${note}</td>`;
  return `<tr><th colspan="3">${look}/${name}: ${kind}</th></tr>\n<tr>${before}${show('new', now)}${show('difference', both ? difference(now, old) : null)}</tr>`;
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
