// Tells what stopped the program, in words that people understand.
#pragma once

#include <cstdint>

namespace ui {

// The texts stay valid until `go_on` was called.
struct FaultView {
  const char* kind;   // "memory", "rules", "display": what broke, in a word or two
  const char* place;  // "session.cpp:41", or nullptr
  const char* build;  // "0.1.0", or nullptr
  uint16_t restarts;  // in a row, because of faults; 0 is not shown
  void (*go_on)(void* context);
  void* context = nullptr;  // of go_on
};

// After `start`; it takes the place of everything on the screen stack.
void show_fault(const FaultView& fault);

}  // namespace ui
