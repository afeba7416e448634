// How deep the main stack went: from the processor's own record of the lowest stack pointer, and from the
// RAM pattern of power-up that was never overwritten.
import { RAM_START } from './memory.mjs';
import { powerUpPattern } from './power.mjs';

export class StackWatch {
  constructor(machine) {
    this.machine = machine;
  }

  get top() {
    return this.machine.symbols.address('__StackTop');
  }

  get bottom() {
    return this.machine.symbols.address('__StackBottom');
  }

  /** Forgets what was; from now on only new depth counts. */
  restart() {
    this.machine.mcu.core.lowestTracked();
  }

  /** Bytes below the top that the stack pointer reached since start or restart(). */
  get used() {
    const lowest = this.machine.mcu.core.lowestSp;
    return lowest === null ? 0 : Math.max(0, this.top - lowest);
  }

  /** Bytes below the top that were ever written since power-up. */
  get painted() {
    const { ram32 } = this.machine.mcu.memory;
    for (let address = this.bottom; address < this.top; address += 4) {
      const index = (address - RAM_START) >> 2;
      if (ram32[index] !== powerUpPattern(index)) return this.top - address;
    }
    return 0;
  }

  get size() {
    return this.top - this.bottom;
  }
}
