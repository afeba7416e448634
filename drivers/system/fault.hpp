// What is left of a run that had to be stopped: kept over the restart and shown by the next run.
#pragma once

#include <cstddef>
#include <cstdint>

namespace drivers::fault {

enum class Kind : uint8_t { none, assertion, library, stack, hard, watchdog, panic };

inline constexpr size_t kPlaceChars = 60;

// Trivially copyable, no padding: it is stored as it is.
struct Record {
  Kind kind;
  uint8_t run;  // how many runs in a row ended in a fault, this one included
  uint8_t reserved[2];
  uint32_t address;         // where the program was, 0 when not known
  uint32_t caller;          // who had called it, 0 when not known
  char place[kPlaceChars];  // "file.cpp:12", or what is known in words; ends with 0
};

// Ends this run for a reason found by the program itself. `file` may be a whole path, its last part
// is kept.
[[noreturn]] void stop(Kind kind, const char* file, uint32_t line);

// What ended the run before, if it was a fault. True once: taking it clears it.
bool take(Record& record);

// Says that this run is healthy: the count of runs in a row starts anew.
void settle();

// The word shown for a kind: "assert", "stack", …
const char* name(Kind kind);

// What happened, for people: "the stack ran over", …
const char* words(Kind kind);

}  // namespace drivers::fault
