// Builds the small programs of test_programs/ for the tests of the parts.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { crc32Mpeg2 } from './uf2.mjs';

const PROGRAMS = fileURLToPath(new URL('test_programs', import.meta.url));
const BOOT2_BYTES = 256;
const PAGE = 256;
const FLASH_START = 0x10000000;
const RP2040_FAMILY = 0xe48bff56;

/** A UF2 of a flash image, page by page. */
export function makeUf2(image, family = RP2040_FAMILY) {
  const total = Math.ceil(image.length / PAGE);
  const file = Buffer.alloc(total * 512);
  for (let number = 0; number < total; number++) {
    const at = number * 512;
    const head = [0x0a324655, 0x9e5d5157, 0x2000, FLASH_START + number * PAGE, PAGE, number, total, family];
    for (const [index, word] of head.entries()) file.writeUInt32LE(word >>> 0, at + index * 4);
    Buffer.from(image.subarray(number * PAGE, (number + 1) * PAGE)).copy(file, at + 32);
    file.writeUInt32LE(0x0ab16f30, at + 508);
  }
  return file;
}

/** Compiles a program of test_programs/ to {uf2, elf, image, remove()}. */
export function buildImage(name) {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-part-'));
  const elf = join(folder, 'image.elf');
  const binary = join(folder, 'image.bin');
  const source = (file) => join(PROGRAMS, file);
  const options = ['-mcpu=cortex-m0plus', '-mthumb', '-Os', '-g', '-ffreestanding', '-nostdlib', '-Wall', '-Wno-array-bounds'];
  const linking = ['-Wl,--no-warn-rwx-segments', '-T', source('layout.ld'), source('start.S'), source(name), '-lgcc', '-o', elf];
  execFileSync('arm-none-eabi-gcc', [...options, ...linking]);
  execFileSync('arm-none-eabi-objcopy', ['-O', 'binary', '-R', '.kept', elf, binary]);
  const image = new Uint8Array(readFileSync(binary));
  new DataView(image.buffer).setUint32(BOOT2_BYTES - 4, crc32Mpeg2(image.subarray(0, BOOT2_BYTES - 4)), true);
  return { uf2: makeUf2(image), elf, image, remove: () => rmSync(folder, { recursive: true }) };
}
