// Where the luck of a game comes from. What is drawn depends on the seed and on the place of the
// draw alone, so a game that is brought back goes on with the same luck, whoever plays.
#pragma once

#include "rules/core/game.hpp"

namespace rules {

enum class LuckSource : uint8_t {
  device,     // a secret of the device's generator, another one each game
  challenge,  // a number: the same luck wherever it is played
  script,     // written before, as a lesson's; then as by the device
  people,     // entered by those who roll and draw at a table, or let the device do this one
  table,      // the same, and all hands lie open on that table
};
inline constexpr size_t kLuckSources = 5;

inline constexpr uint16_t kMostChallenge = 9999;  // numbered from 0

struct Luck {
  LuckSource source = LuckSource::device;
  // The secret or, above the lower 32 bits, the number. Bots draw from it too.
  uint64_t seed = 0;
  const Event* script = nullptr;
  size_t script_size = 0;

  static constexpr Luck of_device(uint64_t secret) { return {LuckSource::device, secret}; }
  static constexpr Luck numbered(uint16_t number) {
    return {LuckSource::challenge, uint64_t{number} << 32};
  }
  // `events` stay where they are as long as the game.
  static constexpr Luck written(const Event* events, size_t count) {
    return {LuckSource::script, 0, events, count};
  }
  static constexpr Luck of_people(uint64_t secret) { return {LuckSource::people, secret}; }
  static constexpr Luck of_table(uint64_t secret) { return {LuckSource::table, secret}; }

  // Before: it is a challenge.
  constexpr uint16_t number() const { return static_cast<uint16_t>(seed >> 32); }
  // Whether it acts by itself.
  constexpr bool automatic() const {
    return source != LuckSource::people && source != LuckSource::table;
  }
  // Whether what it showed can't be undone: who rolls real dice or learns may.
  constexpr bool seals() const {
    return source == LuckSource::device || source == LuckSource::challenge;
  }

  // Draws at different places are independent.
  constexpr Rng at(uint32_t place) const { return Rng(seed ^ place); }
  // What a bot decides by after so many events.
  constexpr Rng for_bot(size_t events) const { return Rng(~seed ^ events); }
};

// The place of the next draw. A game may number its draws itself:
//
//   static uint32_t luck_place(const State&, const Event* events, size_t count);
//
// else those of each verb are counted, so that the nth card of a deck stays the nth whatever other
// dice and decks did. Before: chance acts.
template <Game G>
uint32_t luck_place(const typename G::State& state, const Event* events, size_t count) {
  if constexpr (requires { G::luck_place(state, events, count); }) {
    return G::luck_place(state, events, count);
  } else {
    constexpr unsigned kCountBits = 24;
    uint8_t verb = 0;
    G::options(state, [&verb](Event event) {
      verb = event.verb();
      return false;
    });
    uint32_t draws = 0;
    for (size_t i = 0; i < count; ++i) {
      draws += events[i].actor() == kChance && events[i].verb() == verb ? 1 : 0;
    }
    return uint32_t{verb} << kCountBits | draws;
  }
}

// The next event of a script after `count` events of the game: what was written suits the game that
// a lesson has in mind; where it can't happen, the next one that can comes. False: none is left.
template <Game G>
bool next_written(const Luck& luck, const typename G::State& state, const Event* events,
                  size_t count, Event& next) {
  size_t at = 0;
  for (size_t i = 0; i < count; ++i) {
    if (events[i].actor() != kChance) continue;
    while (at < luck.script_size && luck.script[at] != events[i]) ++at;
    if (at < luck.script_size) ++at;
  }
  for (; at < luck.script_size; ++at) {
    typename G::State trial = state;
    if (!G::apply(trial, luck.script[at]).ok()) continue;
    next = luck.script[at];
    return true;
  }
  return false;
}

// What luck does now. Before: chance acts, `luck` is automatic.
template <Game G>
Event drawn(const Luck& luck, const typename G::State& state, const Event* events, size_t count) {
  Event next;
  if (luck.source == LuckSource::script && next_written<G>(luck, state, events, count, next)) {
    return next;
  }
  Rng rng = luck.at(luck_place<G>(state, events, count));
  return G::pick(state, rng);
}

}  // namespace rules
