// Turns the drawings of ui/symbols into A4 images: node symbols.mjs <folder> <output.c>
// The drawings' format is told in ui/symbols/README.md.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const kSamples = 8; // a side: 64 samples a pixel

const point = (text) => text.split(',').map(Number);

function distance([px, py], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length)) : 0;
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

function inside([px, py], corners) {
  let odd = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    if (ay > py !== by > py && px < ax + ((py - ay) * (bx - ax)) / (by - ay)) odd = !odd;
  });
  return odd;
}

function within([px, py], [x, y], [w, h]) {
  return px >= x && px < x + w && py >= y && py < y + h;
}

// Each shape becomes a question: is this point on it?
const shapes = {
  stroke: ([width, ...points]) => {
    const line = points.map(point);
    return (p) => line.some((b, i) => i > 0 && distance(p, line[i - 1], b) <= width / 2);
  },
  fill: (points) => {
    const corners = points.map(point);
    return (p) => inside(p, corners);
  },
  rect: ([at, size]) => {
    const [corner, extent] = [point(at), point(size)];
    return (p) => within(p, corner, extent);
  },
  box: ([line, at, size]) => {
    const [[x, y], [w, h], t] = [point(at), point(size), Number(line)];
    return (p) => within(p, [x, y], [w, h]) && !within(p, [x + t, y + t], [w - 2 * t, h - 2 * t]);
  },
  disc: ([at, radius]) => {
    const [x, y] = point(at);
    return ([px, py]) => Math.hypot(px - x, py - y) <= radius;
  },
  // Degrees clockwise from the right; a full ring without them.
  ring: ([width, at, radius, from = 0, to = 360]) => {
    const [x, y] = point(at);
    return ([px, py]) => {
      const turn = ((Math.atan2(py - y, px - x) * 180) / Math.PI - from + 720) % 360;
      return Math.abs(Math.hypot(px - x, py - y) - radius) <= width / 2 && turn <= to - from;
    };
  },
};

function parse(file) {
  const drawing = { name: basename(file, '.txt'), width: 0, height: 0, steps: [] };
  readFileSync(file, 'utf8').split('\n').forEach((text, index) => {
    const words = text.replace(/#.*/, '').trim().split(/\s+/);
    const fail = (why) => {
      throw new Error(`${basename(file)}:${index + 1}: ${why}`);
    };
    if (words[0] === '') return;
    if (words[0] === 'size') {
      [drawing.width, drawing.height] = words.slice(1).map(Number);
      return;
    }
    const cut = words[0] === 'cut';
    const [kind, ...values] = cut ? words.slice(1) : words;
    if (!shapes[kind]) fail(`no shape is called '${kind}'`);
    if (values.some((value) => !/^-?[\d.]+(,-?[\d.]+)?$/.test(value))) fail('not a number');
    drawing.steps.push({ cut, covers: shapes[kind](values) });
  });
  if (!(drawing.width > 0 && drawing.height > 0)) throw new Error(`${basename(file)}: no size`);
  return drawing;
}

function render({ width, height, steps }) {
  const levels = [];
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) {
      let covered = 0;
      for (let sample = 0; sample < kSamples * kSamples; ++sample) {
        const at = [
          x + ((sample % kSamples) + 0.5) / kSamples,
          y + (Math.floor(sample / kSamples) + 0.5) / kSamples,
        ];
        let on = false;
        for (const { cut, covers } of steps) if (on === cut && covers(at)) on = !cut;
        if (on) ++covered;
      }
      levels.push(Math.round((covered * 15) / (kSamples * kSamples)));
    }
    if (width % 2 !== 0) levels.push(0); // a row begins at a byte
  }
  return levels;
}

function source(drawing) {
  const { name, width, height } = drawing;
  const levels = render(drawing);
  const stride = Math.ceil(width / 2);
  const bytes = Array.from({ length: stride * height }, (_, i) => levels[2 * i] * 16 + levels[2 * i + 1]);
  const rows = Array.from({ length: height }, (_, y) => `    ${bytes.slice(y * stride, (y + 1) * stride).join(',')},`);
  return `static const uint8_t ${name}_bytes[] = {
${rows.join('\n')}
};
const lv_image_dsc_t symbol_${name} = {
    .header = {.magic = LV_IMAGE_HEADER_MAGIC, .cf = LV_COLOR_FORMAT_A4, .w = ${width}, .h = ${height}, .stride = ${stride}},
    .data_size = sizeof ${name}_bytes,
    .data = ${name}_bytes,
};
`;
}

const [folder, output] = process.argv.slice(2);
if (!output) {
  console.error('usage: node symbols.mjs <folder> <output.c>');
  process.exit(2);
}
const files = readdirSync(folder).filter((file) => file.endsWith('.txt')).sort();
const drawings = files.map((file) => parse(join(folder, file)));
writeFileSync(output, `// Made by tools/symbols.mjs.\n#include "lvgl.h"\n\n${drawings.map(source).join('\n')}`);
