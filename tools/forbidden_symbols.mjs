#!/usr/bin/env node
// What must not be linked: heap, exceptions, RTTI, stdio, float helpers, time; and for the rules no writable static.
// The build of an image ends with it; the tests use it for the rules too.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FORBIDDEN = [
  [/^(_?(malloc|calloc|realloc|free|memalign|aligned_alloc)(_r)?|_?sbrk(_r)?|__wrap_(malloc|calloc|realloc|free))$/, 'heap'],
  [/^operator (new|delete)/, 'heap'],
  [/^(__cxa_(throw|rethrow|begin_catch|end_catch|allocate_exception|call_unexpected|bad_cast)|std::terminate\(\))$/, 'exceptions'],
  [/^(_Unwind_|__gxx_personality|__aeabi_unwind_cpp)/, 'unwinder'],
  [/^(typeinfo|typeinfo name) for |^__dynamic_cast$/, 'RTTI'],
  [/^(__wrap_)?(v?s?n?printf|v?fprintf|puts|putchar|fopen|fwrite|fputs|s?scanf)$/, 'stdio'],
  [/^__(add|sub|mul|div|neg|eq|ne|lt|le|gt|ge|unord)[sd]f[23]$|^__(fix|fixuns|float|floatun|floatuns|extend|trunc)[sd][if](si|di|[sd]f2?)?/, 'float'],
  [/^__aeabi_(([fd](add|sub|rsub|mul|div|neg|cmp\w*|2\w+))|(c[fd]r?cmp\w+)|(u?[il]2[fd]))$/, 'float'],
  [/^(s?rand|random|time|clock|gettimeofday|clock_gettime)$/, 'time or luck of the host'],
];

// The ROM's stubs of the Pico SDK carry these names without being what they say.
const KNOWN_HARMLESS = /^__aeabi_unwind_cpp_pr[012]$/;

const CHIP_NM = process.env.PLAT_NM || 'arm-none-eabi-nm';

function nm(tool, file) {
  return execFileSync(tool, ['-C', file], { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .map((line) => /^\s*([0-9a-f]+)?\s+([A-Za-z])\s+(.*)$/.exec(line))
    .filter(Boolean)
    .map(([, , type, name]) => ({ type, name }));
}

function reason(name) {
  const found = FORBIDDEN.find(([pattern]) => pattern.test(name));
  return found ? found[1] : null;
}

/** Symbols that a linked image may not hold, as "name: why". */
export function forbiddenInImage(file) {
  return nm(CHIP_NM, file)
    .filter(({ type, name }) => /[TtWwDdBbRrVv]/.test(type) && !KNOWN_HARMLESS.test(name) && reason(name))
    .map(({ name }) => `${name}: ${reason(name)}`);
}

/** Symbols that the rules library may neither hold nor ask for, and its writable statics. */
export function forbiddenInRules(archive, tool = CHIP_NM) {
  const broken = [];
  for (const { type, name } of nm(tool, archive)) {
    const why = reason(name);
    if (why) broken.push(`${name}: ${why}`);
    else if (/[DdBbCSs]/.test(type) && !name.startsWith('vtable for')) broken.push(`${name}: writable static`);
    else if (/^vtable for/.test(name)) broken.push(`${name}: virtual functions`);
    else if (/^guard variable for/.test(name)) broken.push(`${name}: writable static`);
  }
  return broken;
}

const HELP = `usage: tools/forbidden_symbols.mjs IMAGE.elf

Fails, and removes the image, when a heap, exceptions, RTTI, stdio or float helpers got into it.`;

function main([image]) {
  if (!image || image === '--help') {
    console.log(HELP);
    return image ? 0 : 1;
  }
  const found = forbiddenInImage(image);
  if (found.length === 0) return 0;
  fs.rmSync(image);
  console.error(`${image} held what must not be in it:\n  ${found.join('\n  ')}\nThe map next to it tells who asked for it.`);
  return 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) process.exit(main(process.argv.slice(2)));
