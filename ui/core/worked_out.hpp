// What the screen on top has worked out for what it shows: one memory for all screens, since each
// works it out anew whenever it is built.
#pragma once

#include <cstddef>
#include <new>
#include <type_traits>

namespace ui {

inline constexpr size_t kMostWorkedOut = 1856;
// Room for kMostWorkedOut, aligned for anything.
void* worked_out_memory();

// In build(), and nowhere else: what another screen had there is gone.
template <class Shown>
Shown& work_out() {
  static_assert(sizeof(Shown) <= kMostWorkedOut && std::is_trivially_destructible_v<Shown>);
  return *new (worked_out_memory()) Shown{};
}
// Before: this screen was built last and is on top.
template <class Shown>
Shown& worked_out() {
  return *std::launder(static_cast<Shown*>(worked_out_memory()));
}

}  // namespace ui
