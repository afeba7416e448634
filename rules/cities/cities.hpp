// Cities, by Martyn F: everybody lays the same sixteen tiles and sends seven tourists.
#pragma once

#include "rules/cities/cities_score.hpp"
#include "rules/cities/cities_state.hpp"
#include "rules/core/game.hpp"
#include "rules/core/plain_game.hpp"

namespace rules {

struct Cities : PlainGame<Cities> {
  using State = cities::State;
  using Options = cities::Options;

  static constexpr const char* kId = "cities";
  static constexpr uint16_t kRules = 1;
  static constexpr uint8_t kLeastPlayers = 1;
  static constexpr uint8_t kMostPlayers = cities::kMostSeats;
  static constexpr Passing kPassing = Passing::together;
  static constexpr size_t kItemCount = 3;
  static constexpr const char* kItems[kItemCount] = {"attractions", "parks", "terraces"};

  static State start(const Options& options, uint8_t players);
  static Actors to_act(const State& state);
  template <class Sink>
  static void options(const State& state, Sink&& sink);
  static Verdict apply(State& state, Event event);
  static Event pick(const State& state, Rng& rng);
  static Score score(const State& state, uint8_t seat);
  static Actors winners(const State& state);
  static void redact(State& state, uint8_t seat);
  static bool sound(const State& state);
  static State canonical(const State& state);

  // --- records -----------------------------------------------------------------------------------
  static constexpr size_t kVerbCount = cities::kVerbs;
  static const VerbText kVerbs[kVerbCount];
  static constexpr size_t kSettingCount = 2;
  static const SettingText kSettings[kSettingCount];
  static bool set(Options& options, uint8_t players, size_t setting, uint8_t seat, unsigned value);
  static bool given(const Options& options, size_t setting, uint8_t seat, unsigned& value);
  static bool agrees(const Options&, uint8_t, size_t, uint8_t) { return true; }
  static Extra extra(const State& state, uint8_t seat);
  class Position;
};

class Cities::Position {
 public:
  Position(const Options& options, uint8_t players) : options_(options), players_(players) {}

  bool line(Reader reader);
  bool finish() { return open_ == 0; }

  Score score(uint8_t seat) const;
  Extra extra(uint8_t seat) const;
  Actors winners() const;
  const char* title() const { return nullptr; }

 private:
  bool open_block(Reader& reader);
  bool close_block();
  bool add_row(const char* text, size_t length);

  bool is_free() const { return (options_.variants & cities::kFree) != 0; }
  cities::Sheet sheet(uint8_t seat) const;

  Options options_;
  uint8_t players_;
  uint8_t seen_ = 0;  // players whose block has begun, bit k
  uint8_t open_ = 0;  // the player whose block is open, 0: none
  uint8_t rows_ = 0;
  uint8_t columns_ = 0;
  cities::WideBoard boards_[cities::kMostSeats];
};

inline Actors Cities::to_act(const State& state) {
  const cities::City* const city = state.cities;
  const unsigned actors = (city[0].ways != 0 ? 1u << 1 : 0u) | (city[1].ways != 0 ? 1u << 2 : 0u) |
                          (city[2].ways != 0 ? 1u << 3 : 0u) | (city[3].ways != 0 ? 1u << 4 : 0u);
  if (actors == 0 && state.draws < cities::all_draws(state)) return only(kChance);
  return static_cast<Actors>(actors);
}

}  // namespace rules

#include "rules/cities/cities_options.hpp"
