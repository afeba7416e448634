#include "drivers/system/fault.hpp"

namespace drivers::fault {

const char* name(Kind kind) {
  switch (kind) {
    case Kind::none:
      return "none";
    case Kind::assertion:
      return "assert";
    case Kind::library:
      return "library";
    case Kind::stack:
      return "stack";
    case Kind::hard:
      return "hard";
    case Kind::watchdog:
      return "watchdog";
    case Kind::panic:
      return "panic";
  }
  return "unknown";
}

const char* words(Kind kind) {
  switch (kind) {
    case Kind::none:
      return "nothing";
    case Kind::assertion:
      return "a check of its own failed";
    case Kind::library:
      return "a check of the screen library failed";
    case Kind::stack:
      return "the stack ran over";
    case Kind::hard:
      return "the processor met a fault";
    case Kind::watchdog:
      return "it did not answer";
    case Kind::panic:
      return "the SDK gave up";
  }
  return "unknown";
}

}  // namespace drivers::fault
