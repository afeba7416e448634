// Towers: a die says how many floors there are; each player builds them or sells them.
#pragma once

#include "rules/core/plain_game.hpp"

namespace rules::skeleton {

enum class Verb : uint8_t {
  kRoll,  // chance: a = face
  kBuild,
  kSell,
};

inline constexpr unsigned kFaces = 6;
inline constexpr unsigned kMostFloors = 12;
inline constexpr unsigned kPrice = 3;  // points of a sale, however many floors are sold

struct Skeleton : PlainGame<Skeleton> {
  static constexpr const char* kId = "skeleton";
  static constexpr uint16_t kRules = 1;
  static constexpr uint8_t kLeastPlayers = 1;
  static constexpr uint8_t kMostPlayers = 4;
  static constexpr size_t kItemCount = 2;
  static constexpr const char* kItems[kItemCount] = {"floors", "sales"};
  static constexpr size_t kVerbCount = 3;
  static const VerbText kVerbs[kVerbCount];

  struct Options {
    uint8_t rounds = 4;
  };
  static constexpr size_t kSettingCount = 1;
  static const SettingText kSettings[kSettingCount];
  static bool set(Options& options, uint8_t, size_t, uint8_t, unsigned value) {
    options.rounds = value == 0 ? 4 : 8;
    return true;
  }
  static bool given(const Options& options, size_t, uint8_t, unsigned& value) {
    value = options.rounds == 8;
    return value != 0;
  }

  struct State {
    uint8_t players;
    uint8_t rounds;
    uint8_t turns;  // completed, of all players
    uint8_t die;    // 0: to be rolled
    uint8_t floors[kMostPlayers];
    uint8_t sales[kMostPlayers];

    unsigned active() const { return turns % players + 1u; }  // before: not over
    bool too_high() const { return floors[active() - 1] + die > kMostFloors; }
  };

  static State start(const Options& options, uint8_t players) {
    return {players, options.rounds, 0, 0, {}, {}};
  }
  static Actors to_act(const State& state) {
    if (state.turns == state.rounds * state.players) return 0;
    return only(state.die == 0 ? kChance : static_cast<Actor>(state.active()));
  }
  template <class Sink>
  static void options(const State& state, Sink&& sink) {
    const Actors acts = to_act(state);
    if (acts == 0) return;
    if (acts == only(kChance)) {
      for (unsigned face = 1; face <= kFaces && sink(event(kChance, Verb::kRoll, face)); ++face) {
      }
      return;
    }
    const auto player = static_cast<Actor>(state.active());
    if (state.too_high() || sink(event(player, Verb::kBuild))) sink(event(player, Verb::kSell));
  }
  static Verdict apply(State& state, Event event);
  static Score score(const State& state, uint8_t seat);
  static Actors winners(const State& state);
  static bool sound(const State& state);
};

}  // namespace rules::skeleton

namespace rules {
using skeleton::Skeleton;
}
