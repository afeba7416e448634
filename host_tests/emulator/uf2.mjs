// UF2 files as the mask ROM takes them, and its check of boot stage 2.
const BLOCK = 512;
const MAGIC_START0 = 0x0a324655;
const MAGIC_START1 = 0x9e5d5157;
const MAGIC_END = 0x0ab16f30;
const FLAG_NOT_MAIN_FLASH = 0x1;
const FLAG_FAMILY = 0x2000;
const RP2040_FAMILY = 0xe48bff56;
const LARGEST_PAYLOAD = 476;
const FLASH_START = 0x10000000;
const SECTOR = 4096;
const BOOT2_CODE_BYTES = 252;

function readBlock(file, at) {
  const view = new DataView(file.buffer, file.byteOffset + at, BLOCK);
  const word = (index) => view.getUint32(index * 4, true);
  if (word(0) !== MAGIC_START0 || word(1) !== MAGIC_START1 || view.getUint32(508, true) !== MAGIC_END) {
    throw new Error(`UF2: block at byte ${at} has wrong magic numbers`);
  }
  const [, , flags, address, size, number, total, family] = [0, 1, 2, 3, 4, 5, 6, 7].map(word);
  return { flags, address, size, number, total, family, payload: file.subarray(at + 32, at + 32 + size) };
}

/** The blocks for this chip; throws on damage. Blocks for other chips are passed over, as the ROM does. */
export function parseUf2(file, flashBytes) {
  if (file.length === 0 || file.length % BLOCK) throw new Error('UF2: length is not a multiple of 512');
  const mine = [];
  for (let at = 0; at < file.length; at += BLOCK) {
    const block = readBlock(file, at);
    const forThisChip = block.flags & FLAG_FAMILY && block.family === RP2040_FAMILY;
    if (forThisChip && !(block.flags & FLAG_NOT_MAIN_FLASH)) mine.push(block);
  }
  if (!mine.length) throw new Error('UF2: no block for the RP2040 family');
  const { total } = mine[0];
  const numbers = new Set();
  for (const block of mine) {
    if (block.size > LARGEST_PAYLOAD || block.size !== 256 || block.address % 256) throw new Error('UF2: block is not one 256-byte page');
    if (block.address < FLASH_START || block.address + block.size > FLASH_START + flashBytes) throw new Error('UF2: block outside the flash');
    if (block.total !== total || block.number >= total) throw new Error('UF2: block numbers do not fit together');
    numbers.add(block.number);
  }
  if (numbers.size !== total) throw new Error(`UF2: ${total - numbers.size} of ${total} blocks are missing`);
  return mine;
}

/**
 * Writes a UF2 as the mask ROM does when it is dropped on the USB drive: block after block, a sector erased before its
 * first one. Each step is one operation on the flash.
 */
export function* dropUf2(file, flash) {
  const erased = new Set();
  for (const { address, payload } of parseUf2(file, flash.length)) {
    const at = address - FLASH_START;
    const sector = at - (at % SECTOR);
    if (!erased.has(sector)) {
      erased.add(sector);
      flash.fill(0xff, sector, sector + SECTOR);
      yield;
    }
    flash.set(payload, at);
    yield;
  }
}

/** The same to its end. */
export function installUf2(file, flash) {
  for (const _ of dropUf2(file, flash));
}

export function crc32Mpeg2(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

/** The mask ROM starts only a boot stage 2 with the right checksum; otherwise it stays in USB boot. */
export function boot2IsValid(flash) {
  const stored = new DataView(flash.buffer, flash.byteOffset).getUint32(BOOT2_CODE_BYTES, true);
  return crc32Mpeg2(flash.subarray(0, BOOT2_CODE_BYTES)) === stored;
}
