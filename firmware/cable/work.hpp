// What the command that is obeyed remembers: there is one at a time.
#pragma once

#include <cstddef>
#include <new>
#include <type_traits>

namespace firmware::cable {

inline constexpr size_t kMostWorkBytes = 1312;
// Room for kMostWorkBytes.
void* work_memory();

template <class T>
T& begin_work() {
  static_assert(sizeof(T) <= kMostWorkBytes && std::is_trivially_destructible_v<T>);
  return *new (work_memory()) T;
}
// Before: begin_work() of the same, and no other command since.
template <class T>
T& work() {
  return *static_cast<T*>(work_memory());
}

}  // namespace firmware::cable
