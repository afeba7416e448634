#include "drivers/system/fault_host.hpp"

#include <cstdio>
#include <cstdlib>

#include "drivers/system/system.hpp"

namespace drivers::fault {
namespace {

Record waiting{};

}  // namespace

void inject(const Record& record) { waiting = record; }

[[noreturn]] void stop(Kind kind, const char* file, uint32_t line) {
  std::fprintf(stderr, "plat: %s at %s:%u\n", name(kind), file, static_cast<unsigned>(line));
  std::abort();
}

bool take(Record& record) {
  if (waiting.kind == Kind::none) return false;
  record = waiting;
  waiting = {};
  return true;
}

void settle() {}

}  // namespace drivers::fault

namespace drivers::system {

[[noreturn]] void restart() { std::exit(0); }

}  // namespace drivers::system
