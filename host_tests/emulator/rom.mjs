// Assembles the ROM stand-in when it is missing or older than its source, and reads it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Symbols } from './symbols.mjs';

const SOURCE = fileURLToPath(new URL('rom.S', import.meta.url));
const DEFAULT_PATH = fileURLToPath(new URL('../../build/emulator/rom.bin', import.meta.url));
const ROM_BYTES = 16 * 1024;

export const TRAP = { erase: 1, program: 2, usbBoot: 3, commandMode: 4, readMode: 5, callReturned: 6 };

function assemble(path) {
  const mine = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  execFileSync('arm-none-eabi-gcc', ['-c', '-mcpu=cortex-m0plus', '-mthumb', SOURCE, '-o', `${mine}.o`]);
  execFileSync('arm-none-eabi-ld', ['--section-start=.rom=0', '-e', '0', `${mine}.o`, '-o', `${mine}.elf`]);
  execFileSync('arm-none-eabi-objcopy', ['-O', 'binary', '-j', '.rom', `${mine}.elf`, `${mine}.bin`]);
  // Test files run at the same time: each moves its own finished copy into place.
  renameSync(`${mine}.elf`, `${path}.elf`);
  renameSync(`${mine}.o`, `${path}.o`);
  renameSync(`${mine}.bin`, path);
}

const loaded = new Map();

export function loadRom(path = process.env.PLAT_ROM || DEFAULT_PATH) {
  if (loaded.has(path)) return loaded.get(path);
  if (!existsSync(path) || statSync(path).mtimeMs < statSync(SOURCE).mtimeMs) assemble(path);
  const bytes = new Uint8Array(ROM_BYTES);
  bytes.set(readFileSync(path));
  const rom = { words: new Uint32Array(bytes.buffer), symbols: new Symbols(`${path}.elf`) };
  loaded.set(path, rom);
  return rom;
}
