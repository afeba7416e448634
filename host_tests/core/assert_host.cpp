// What happens on the host when the rules find a mistake of the programmer.
#include <cstdio>
#include <cstdlib>

#include "rules/core/assert.hpp"

extern "C" void plat_rules_assert(const char* file, int line) {
  std::fprintf(stderr, "%s:%d: this must not happen\n", file, line);
  std::abort();
}

// A test that fails leaves its function by a jump, past all destructors: no leak to be told of.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() { return "detect_leaks=0"; }
