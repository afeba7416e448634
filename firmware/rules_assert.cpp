#include "drivers/system/fault.hpp"
#include "rules/core/assert.hpp"

extern "C" [[noreturn]] void plat_rules_assert(const char* file, int line) {
  drivers::fault::stop(drivers::fault::Kind::assertion, file, static_cast<uint32_t>(line));
}
