// A game that needs all of the contract at once and nothing else: settings of every kind, a
// weighted chance, players acting at the same time. Everybody takes 1 to 3 of what chance put down,
// once.
#pragma once

#include "rules/core/record.hpp"

namespace tests {

struct Toy {
  enum class Verb : uint8_t { kDraw, kTake, kPass };
  enum Setting : size_t { kMode, kMarker, kExtra, kModules };

  struct Options {
    uint8_t full = 1;
    uint8_t extra = 0;        // 0: drawn
    uint8_t modules = 1;      // bit a module
    uint8_t markers[5] = {};  // 0: drawn; from 1
  };

  struct State {
    uint8_t players;
    uint8_t drawn;  // how many lie there, from 1; 0: not yet
    uint8_t acted;  // bit a player
    uint8_t taken[5];
  };

  static constexpr const char* kId = "toy";
  static constexpr uint16_t kRules = 1;
  static constexpr uint8_t kLeastPlayers = 1;
  static constexpr uint8_t kMostPlayers = 5;
  static constexpr size_t kItemCount = 1;
  static constexpr const char* kItems[kItemCount] = {"taken"};
  static constexpr unsigned kMostDrawn = 4;

  static State start(const Options&, uint8_t players) { return {players, 0, 0, {}}; }

  static rules::Actors all(const State& state) {
    return static_cast<rules::Actors>(((1u << state.players) - 1) << 1);
  }
  static rules::Actors to_act(const State& state) {
    if (state.drawn == 0) return rules::only(rules::kChance);
    return static_cast<rules::Actors>(all(state) & ~state.acted);
  }

  template <class Sink>
  static void options(const State& state, Sink&& sink) {
    if (state.drawn == 0) {
      for (unsigned i = 1; i <= kMostDrawn; ++i) {
        if (!sink(rules::event(rules::kChance, Verb::kDraw, i))) return;
      }
      return;
    }
    for (uint8_t seat = 1; seat <= state.players; ++seat) {
      if (!rules::holds(to_act(state), seat)) continue;
      for (unsigned i = 1; i <= state.drawn && i <= 3; ++i) {
        if (!sink(rules::event(seat, Verb::kTake, i))) return;
      }
      if (!sink(rules::event(seat, Verb::kPass))) return;
    }
  }

  static rules::Verdict apply(State& state, rules::Event event);
  static uint32_t weight(const State&, rules::Event event) {
    return event.actor() == rules::kChance ? event.a : 1u;
  }
  static rules::Event pick(const State& state, rules::Rng& rng);
  static rules::Score score(const State& state, uint8_t seat) {
    return {state.taken[seat - 1], {state.taken[seat - 1]}};
  }
  static rules::Extra extra(const State&, uint8_t) { return {}; }
  static rules::Actors winners(const State& state) { return all(state); }
  static const char* title(const State&) { return nullptr; }
  static void redact(State&, uint8_t) {}
  static bool sound(const State& state) { return state.drawn <= kMostDrawn; }
  static State canonical(const State& state) { return state; }

  static constexpr size_t kVerbCount = 3;
  static const rules::VerbText kVerbs[kVerbCount];
  static constexpr size_t kSettingCount = 4;
  static const rules::SettingText kSettings[kSettingCount];
  static bool set(Options& options, uint8_t players, size_t setting, uint8_t seat, unsigned value);
  static bool given(const Options& options, size_t setting, uint8_t seat, unsigned& value);
  static bool agrees(const Options& options, uint8_t, size_t setting, uint8_t) {
    return setting != kExtra || options.full != 0;
  }

  class Position {
   public:
    Position(const Options&, uint8_t) {}
    bool line(rules::Reader) { return false; }
    bool finish() { return true; }
    rules::Score score(uint8_t) const { return {}; }
    rules::Extra extra(uint8_t) const { return {}; }
    rules::Actors winners() const { return 0; }
    const char* title() const { return nullptr; }
  };
};

}  // namespace tests
