// Reference pictures as small PNG files: a palette of the colours that occur, RGB565 in and out.
import { deflateSync, inflateSync } from 'node:zlib';
import { chunk, toRgb888 } from '../emulator/png.mjs';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const INDEXED = 3;
const PLAIN = 2;
const MOST_COLOURS = 256;

/** Each colour's index by its first occurrence, or null when there are too many. */
function indexColours(pixels) {
  const indices = new Map();
  for (const pixel of pixels) {
    if (indices.has(pixel)) continue;
    if (indices.size === MOST_COLOURS) return null;
    indices.set(pixel, indices.size);
  }
  return indices;
}

function header(width, height, kind) {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes[8] = 8;
  bytes[9] = kind;
  return chunk('IHDR', bytes);
}

export function encode({ width, height, pixels }) {
  const indices = indexColours(pixels);
  const size = indices ? 1 : 3;
  const rows = Buffer.alloc(height * (width * size + 1));
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    rows[to++] = 0;
    for (let x = 0; x < width; x++, from++) {
      if (indices) rows[to++] = indices.get(pixels[from]);
      else for (const part of toRgb888(pixels[from])) rows[to++] = part;
    }
  }
  const palette = indices ? [chunk('PLTE', Buffer.from([...indices.keys()].flatMap(toRgb888)))] : [];
  const data = chunk('IDAT', deflateSync(rows, { level: 9 }));
  return Buffer.concat([SIGNATURE, header(width, height, indices ? INDEXED : PLAIN), ...palette, data, chunk('IEND', Buffer.alloc(0))]);
}

const toRgb565 = (red, green, blue) => ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);

/** Reads what encode() writes: {width, height, pixels}. */
export function decode(bytes) {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw new Error('it is no PNG file');
  const parts = new Map();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    parts.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const head = parts.get('IHDR');
  const [width, height, size] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === INDEXED ? 1 : 3];
  const colours = [];
  const palette = parts.get('PLTE') ?? [];
  for (let i = 0; i < palette.length; i += 3) colours.push(toRgb565(palette[i], palette[i + 1], palette[i + 2]));
  const rows = inflateSync(parts.get('IDAT'));
  const pixels = new Uint16Array(width * height);
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    if (rows[from++] !== 0) throw new Error('it was not written by tools/pictures');
    for (let x = 0; x < width; x++, from += size) pixels[to++] = size === 1 ? colours[rows[from]] : toRgb565(rows[from], rows[from + 1], rows[from + 2]);
  }
  return { width, height, pixels };
}
