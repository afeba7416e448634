// Wraps an image for the RP2040's boot drive: node uf2.mjs <image.bin> <image.uf2>
// The format: github.com/microsoft/uf2. Every block carries 256 bytes, as the boot ROM wants.
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const kBlockBytes = 512;
const kPayloadBytes = 256;
const kFirstMagic = 0x0a324655;
const kSecondMagic = 0x9e5d5157;
const kLastMagic = 0x0ab16f30;
const kHasFamily = 0x2000;
const kRp2040 = 0xe48bff56;
const kFlash = 0x10000000;

export function uf2(image, address = kFlash) {
  const blocks = Math.ceil(image.length / kPayloadBytes);
  const file = Buffer.alloc(blocks * kBlockBytes);
  for (let i = 0; i < blocks; ++i) {
    const at = i * kBlockBytes;
    const first = i * kPayloadBytes;
    const words = [kFirstMagic, kSecondMagic, kHasFamily, address + first, kPayloadBytes, i, blocks, kRp2040];
    for (const [index, word] of words.entries()) file.writeUInt32LE(word, at + 4 * index);
    file.set(image.subarray(first, first + kPayloadBytes), at + 4 * words.length);
    file.writeUInt32LE(kLastMagic, at + kBlockBytes - 4);
  }
  return file;
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [from, to] = process.argv.slice(2);
  if (!to) {
    console.error('usage: node uf2.mjs <image.bin> <image.uf2>');
    process.exit(2);
  }
  writeFileSync(to, uf2(readFileSync(from)));
}
