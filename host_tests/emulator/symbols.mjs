// The symbols of an ELF file, by mangled name, by full C++ name, or by C++ name without parameters.
import { execFileSync } from 'node:child_process';

const NM = 'arm-none-eabi-nm';
const MOST_WITHOUT_SIZE = 1024; // bytes: what is written in assembler tells no size and reaches to the next function
const LINE = /^([0-9a-f]{8}) (?:([0-9a-f]{8}) )?(\w) (.+)$/;

function list(elf, demangle) {
  const options = ['--no-sort', '-S', ...(demangle ? ['-C'] : [])];
  const text = execFileSync(NM, [...options, elf], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return text.split('\n').map((line) => LINE.exec(line)).filter(Boolean);
}

export class Symbols {
  constructor(elf) {
    this.byName = new Map();
    const mangled = list(elf, false);
    const readable = list(elf, true);
    mangled.forEach((match, index) => {
      const symbol = {
        name: match[4],
        readable: readable[index][4],
        address: parseInt(match[1], 16),
        size: match[2] ? parseInt(match[2], 16) : 0,
        type: match[3],
      };
      this.add(symbol.name, symbol);
      this.add(symbol.readable, symbol);
      this.add(symbol.readable.replace(/\(.*$/, ''), symbol);
    });
    this.functions = [...new Set([...this.byName.values()].flat())]
      .filter((symbol) => /[tTwW]/.test(symbol.type))
      .sort((a, b) => a.address - b.address);
    this.functions.forEach((symbol, index) => {
      const next = this.functions.slice(index).find(({ address }) => address > symbol.address)?.address ?? symbol.address;
      symbol.end = symbol.address + (symbol.size || Math.min(next - symbol.address, MOST_WITHOUT_SIZE));
    });
  }

  add(name, symbol) {
    const known = this.byName.get(name);
    if (!known) this.byName.set(name, [symbol]);
    else if (!known.some((other) => other.address === symbol.address)) known.push(symbol);
  }

  has(name) {
    return this.byName.has(name);
  }

  find(name) {
    const found = this.byName.get(name);
    if (!found) throw new Error(`no symbol ${name}`);
    if (found.length > 1) throw new Error(`${found.length} symbols are called ${name}`);
    return found[0];
  }

  address(name) {
    return this.find(name).address;
  }

  /** The C++ name, without parameters, of the function that an address lies in; null outside of code. */
  functionAt(address) {
    const holder = this.functions.find((symbol) => symbol.address <= address && address < symbol.end);
    return holder ? holder.readable.replace(/\(.*$/, '') : null;
  }

  /** The function that holds an address, as text with the distance, for messages. */
  describe(address) {
    let low = 0;
    let high = this.functions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.functions[middle].address <= address) low = middle + 1;
      else high = middle;
    }
    const symbol = this.functions[low - 1];
    return symbol ? `${symbol.readable}+0x${(address - symbol.address).toString(16)}` : `0x${address.toString(16)}`;
  }
}
