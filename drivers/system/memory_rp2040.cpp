#include <hardware/regs/addressmap.h>

#include "board.hpp"
#include "drivers/system/memory.hpp"
#include "drivers/system/stack.hpp"

extern "C" {
extern char __flash_binary_end;
extern char __end__;
}

namespace drivers::memory {
namespace {

uint32_t address(const char& symbol) { return reinterpret_cast<uintptr_t>(&symbol); }

}  // namespace

Sizes sizes() {
  return {.image = address(__flash_binary_end) - XIP_BASE,
          .flash = board::kFlashBytes,
          .ram_used = address(__end__) - SRAM_BASE + stack::kBytes,
          .ram = SRAM_END - SRAM_BASE,
          .stack_most = stack::high_water(),
          .stack = stack::kBytes};
}

}  // namespace drivers::memory
