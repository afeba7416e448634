// What a game need not say where nothing about it is special. It inherits this and writes what
// differs.
#pragma once

#include "rules/core/random_play.hpp"
#include "rules/core/record.hpp"

namespace rules {

// Of a game that is not scored by position: every one is malformed.
struct NoPosition {
  template <class Options>
  NoPosition(const Options&, uint8_t) {}
  static bool line(Reader) { return false; }
  static bool finish() { return false; }
  static Score score(uint8_t) { return {}; }
  static Extra extra(uint8_t) { return {}; }
  static Actors winners() { return 0; }
  static const char* title() { return nullptr; }
};

// Without `set` lines, or each beside any other; all outcomes of chance as likely, everything open,
// no two states as good as equal, nothing but items in a result.
template <class G>
struct PlainGame : NoSettings {
  static bool agrees(const auto&, uint8_t, size_t, uint8_t) { return true; }
  static uint32_t weight(const auto&, Event) { return 1; }
  static Event pick(const auto& state, Rng& rng) { return pick_by_listing<G>(state, rng); }
  static const char* title(const auto&) { return nullptr; }
  static Extra extra(const auto&, uint8_t) { return {}; }
  static void redact(auto&, uint8_t) {}
  static auto canonical(const auto& state) { return state; }
  using Position = NoPosition;
};

}  // namespace rules
