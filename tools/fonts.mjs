// Makes one LVGL font: node fonts.mjs <lv_font_conv folder> <font file> <size> <name> <output.c>
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ascii = '0x20-0x7E';
const spanish = '¡¿ÁÉÍÑÓÚÜáéíñóúü';
const german = 'ÄÖÜßẞäöü';
const lithuanian = 'ĄČĘĖĮŠŲŪŽąčęėįšųūž';
const punctuation = '·±–—…×−€°«»„“”‘’‚';

const [converter, font, size, name, output] = process.argv.slice(2);
if (!output) {
  console.error('usage: node fonts.mjs <lv_font_conv folder> <font file> <size> <name> <output.c>');
  process.exit(2);
}

const letters = [...new Set(spanish + german + lithuanian + punctuation)].join('');
const run = spawnSync(
  process.execPath,
  [
    join(converter, 'lv_font_conv.js'),
    '--font', font, '-r', ascii, '--symbols', letters,
    '--size', size, '--bpp', '4', '--no-compress', '--no-prefilter', '--force-fast-kern-format',
    '--format', 'lvgl', '--lv-include', 'lvgl.h', '--lv-font-name', name, '-o', output,
  ],
  { stdio: 'inherit' },
);
if (run.status !== 0) process.exit(run.status ?? 1);

// The converter writes its command line into the file; without it every machine makes the same bytes.
const text = readFileSync(output, 'utf8').replace(/^ \* Opts: .*$/m, ' * Made by tools/fonts.mjs');
writeFileSync(output, text);
