// A mistake of the programmer inside the rules. The program around the rules says what happens
// then.
#pragma once

extern "C" [[noreturn]] void plat_rules_assert(const char* file, int line);

#define RULES_ASSERT(condition) \
  ((condition) ? static_cast<void>(0) : plat_rules_assert(__FILE__, __LINE__))
