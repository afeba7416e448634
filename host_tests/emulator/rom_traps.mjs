// What the ROM stand-in leaves to the emulator: the flash routines, USB boot, and the end of injected calls.
import { TRAP } from './rom.mjs';

const ROM_END = 0x4000;

export class RomTraps {
  constructor(machine) {
    this.machine = machine;
    const { core } = machine.mcu;
    core.onBreak = (code) => core.PC < ROM_END && this.handle(code);
  }

  handle(code) {
    const { machine } = this;
    const { core, memory } = machine.mcu;
    const [r0, r1, r2] = core.registers;
    switch (code) {
      case TRAP.erase: this.flashOperation((flash) => flash.erase(r0, r1)); return true;
      case TRAP.program: this.program(memory, r0, r1, r2); return true;
      case TRAP.commandMode: memory.setFlashReadable(false); return true;
      case TRAP.readMode: memory.setFlashReadable(true); return true;
      case TRAP.usbBoot:
        machine.halted = 'USB boot: asked for by the program';
        core.endSlice();
        return true;
      case TRAP.callReturned: machine.inject.returned(); return true;
    }
    return false;
  }

  program(memory, offset, source, count) {
    const data = Uint8Array.from({ length: count }, (_, index) => memory.load8(source + index));
    this.flashOperation((flash) => flash.program(offset, data));
  }

  flashOperation(work) {
    const { machine } = this;
    if (machine.mcu.memory.flashWindow) machine.flash.problems.push('flash routine without leaving the read mode');
    machine.stall(work(machine.flash));
  }
}
