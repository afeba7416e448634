// What the mask ROM does between reset and the program.
const BOOT2_ADDRESS = 0x20041f00;
const BOOT2_BYTES = 256;
const ROM_STACK_BYTES = 256;
const VECTOR_MAGIC = 0xb007c0d3;
const RAM_START = 0x20000000;

/** The ROM uses the top of RAM below boot stage 2 as its stack: nothing kept there outlives a reset. */
function useRomStack(mcu) {
  const end = BOOT2_ADDRESS - RAM_START;
  mcu.sram.fill(0x0f, end - ROM_STACK_BYTES, end);
}

/** Boot stage 2 is copied to the top of RAM and entered with LR 0. */
export function startBoot2(mcu) {
  const { core } = mcu;
  useRomStack(mcu);
  mcu.sram.set(mcu.memory.flash8.subarray(0, BOOT2_BYTES), BOOT2_ADDRESS - RAM_START);
  core.SP = BOOT2_ADDRESS;
  core.LR = 0;
  core.PC = BOOT2_ADDRESS;
  core.lowestTracked();
}

/** A program may leave an entry point in the watchdog scratch registers; says whether there was one. */
export function vectorBoot(mcu, scratch) {
  const [, , , , magic, check, stack, entry] = scratch;
  if (magic !== VECTOR_MAGIC || check !== ((entry ^ -VECTOR_MAGIC) >>> 0)) return false;
  useRomStack(mcu);
  mcu.peripherals[0x40058].scratchData[4] = 0;
  mcu.core.SP = stack;
  mcu.core.PC = entry;
  return true;
}
