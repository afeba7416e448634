// DrawCity, by Edas Matulaitis: two to six players build on the same streets, each in ascending
// order.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "rules/core/fixed_list.hpp"
#include "rules/core/game.hpp"
#include "rules/core/plain_game.hpp"
#include "rules/drawcity/drawcity_play.hpp"
#include "rules/drawcity/drawcity_score.hpp"
#include "rules/drawcity/drawcity_state.hpp"

namespace rules {

struct DrawCity : PlainGame<DrawCity> {
  using State = drawcity::State;
  using Options = drawcity::Options;

  static constexpr const char* kId = "drawcity";
  static constexpr uint16_t kRules = 1;
  static constexpr uint8_t kLeastPlayers = drawcity::kLeastSeats;
  static constexpr uint8_t kMostPlayers = drawcity::kMostSeats;
  static constexpr Passing kPassing = Passing::hidden;
  static constexpr size_t kItemCount = drawcity::kItems;
  static constexpr const char* kItems[kItemCount] = {
      "houses", "shops",  "factories", "parks",     "internet",
      "goals",  "zoning", "demand",    "locations", "neighborhoods"};

  static State start(const Options& options, uint8_t players);
  static Actors to_act(const State& state);
  template <class Sink>
  static void options(const State& state, Sink&& sink);
  static Verdict apply(State& state, Event event);
  static uint32_t weight(const State& state, Event event);
  static Event pick(const State& state, Rng& rng);
  static Score score(const State& state, uint8_t seat);
  static Actors winners(const State& state);
  static void redact(State& state, uint8_t seat);
  static bool sound(const State& state);
  static State canonical(const State& state);

  // --- records -----------------------------------------------------------------------------------
  static constexpr size_t kVerbCount = drawcity::kVerbs;
  static const VerbText kVerbs[kVerbCount];
  static constexpr size_t kSettingCount = 3;
  static const SettingText kSettings[kSettingCount];
  static bool set(Options& options, uint8_t players, size_t setting, uint8_t seat, unsigned value);
  static bool given(const Options& options, size_t setting, uint8_t seat, unsigned& value);
  static bool agrees(const Options&, uint8_t, size_t, uint8_t) { return true; }
  class Position;

 private:
  template <class Sink>
  static void list_draws(const State& state, Sink& sink);
  template <class Sink>
  static void list_set_up(const State& state, drawcity::Verb verb, Sink& sink);
  template <class Sink>
  static void list_turn(const State& state, Sink& sink);
  template <bool kTwoTypes, class Sink>
  static bool list_builds(const State& state, unsigned number, Sink& sink, bool& possible);
  template <class Sink>
  static void list_skips(const State& state, Sink& sink);
  template <class Sink>
  static void list_marks(const State& state, Sink& sink);
};

class DrawCity::Position {
 public:
  Position(const Options& options, uint8_t players);

  bool line(Reader reader);
  bool finish();

  Score score(uint8_t seat) const { return drawcity::score_of(city_, seat); }
  Extra extra(uint8_t) const { return {}; }
  Actors winners() const { return drawcity::best_of(city_); }
  const char* title() const { return nullptr; }

 private:
  bool add_street(Reader& reader);
  bool add_space(const char* text, size_t length, unsigned column);
  bool add_zones(Reader& reader);
  bool add_demand(Reader& reader);
  bool add_neighborhood(Reader& reader);
  bool add_goal(Reader& reader);

  struct Line {
    uint8_t street = 0;
    uint8_t streets = 0;
    uint16_t columns = 0;
  };
  static constexpr size_t kMostLines =
      drawcity::kMostStreets * drawcity::kColumns / drawcity::kPatternLength;

  drawcity::City city_;
  FixedList<Line, kMostLines> lines_;  // disjoint, so no more than fit on the board
  uint8_t seen_ = 0;                   // Module bits of zones and demand
  uint8_t street_ = 0;                 // lines read of the block `streets`
  bool open_ = false;                  // that block
  bool closed_ = false;
  uint16_t marked_[drawcity::kMostStreets + 1] = {};
  uint32_t ticked_[drawcity::kMostSeats] = {};  // bit by Goal
};

inline Actors DrawCity::to_act(const State& state) {
  using drawcity::Phase;
  if (state.phase == Phase::kAct || state.phase == Phase::kChoose) return only(state.active);
  return state.phase == Phase::kOver ? Actors{0} : only(kChance);
}

inline Verdict DrawCity::apply(State& state, Event event) {
  using drawcity::Phase;
  bool done = false;
  switch (state.phase) {
    case Phase::kNumber:
      done = drawcity::draw_number(state, event);
      break;
    case Phase::kDevelopment:
      done = drawcity::draw_development(state, event);
      break;
    case Phase::kAct:
    case Phase::kChoose:
      done = drawcity::take_turn(state, event);
      break;
    default:
      done = drawcity::set_up(state, event);
  }
  if (done) return {};
  return drawcity::why_not(state, event);
}

inline Event DrawCity::pick(const State& state, Rng& rng) {
  using drawcity::Phase;
  switch (state.phase) {
    case Phase::kNumber:
      return drawcity::pick_number(state, rng);
    case Phase::kDevelopment:
      return drawcity::pick_development(state, rng);
    case Phase::kAct:
      return drawcity::pick_turn(state, rng);
    case Phase::kChoose:
      return drawcity::pick_mark(state, rng);
    default:
      return drawcity::pick_set_up(state, rng);
  }
}

inline uint32_t DrawCity::weight(const State& state, Event event) {
  const auto verb = static_cast<drawcity::Verb>(event.verb());
  if (verb > drawcity::Verb::kDrawPattern) return 1;
  if (verb == drawcity::Verb::kDrawNumber) return state.numbers.left[event.b - 1u];
  if (verb == drawcity::Verb::kDrawDevelopment) return state.developments.left[event.b - 1u];
  if (verb == drawcity::Verb::kDrawFirst || verb == drawcity::Verb::kDrawGoal) return 1;
  return state.developments.left[event.a - 1u];
}

template <class Sink>
void DrawCity::options(const State& state, Sink&& sink) {
  using drawcity::Phase;
  if (state.phase == Phase::kAct) {
    list_turn(state, sink);
  } else if (state.phase == Phase::kChoose) {
    list_marks(state, sink);
  } else if (state.phase != Phase::kOver) {
    list_draws(state, sink);
  }
}

template <class Sink>
void DrawCity::list_draws(const State& state, Sink& sink) {
  using namespace drawcity;
  const Verb verb = next_draw(state);
  const unsigned active = state.active;
  if (verb == Verb::kDrawNumber) {
    for (unsigned number = 1; number <= kNumbers; ++number) {
      if (state.numbers.left[number - 1] == 0) continue;
      if (!sink(event(kChance, Verb::kDrawNumber, active, number))) return;
    }
  } else if (verb == Verb::kDrawDevelopment) {
    for (unsigned type = 1; type <= kTypes; ++type) {
      if (state.developments.left[type - 1] == 0) continue;
      if (!sink(event(kChance, Verb::kDrawDevelopment, active, type))) return;
    }
  } else {
    list_set_up(state, verb, sink);
  }
}

template <class Sink>
void DrawCity::list_set_up(const State& state, drawcity::Verb verb, Sink& sink) {
  using namespace drawcity;
  if (verb == Verb::kDrawFirst) {
    for (unsigned seat = 1; seat <= state.players; ++seat) {
      if (!sink(event(kChance, Verb::kDrawFirst, seat))) return;
    }
  } else if (verb == Verb::kDrawGoal) {
    for (unsigned i = 0; i < kGoalsEach; ++i) {
      if (!sink(event(kChance, Verb::kDrawGoal, state.step * kGoalsEach + i))) return;
    }
  } else {
    for (unsigned type = 1; type <= kTypes; ++type) {
      if (state.developments.left[type - 1] == 0) continue;
      if (!sink(event(kChance, verb, type))) return;
    }
  }
}

namespace drawcity {

// Says by its last line what compilers don't see by themselves, so that a sink that asks for the
// verb again, for the weight of each event, costs nothing.
inline Event build_event(Actor actor, unsigned type, unsigned number, Site site) {
  const Event made = event(actor, Verb::kBuild, type, number, site);
  if (!made.is(Verb::kBuild)) __builtin_unreachable();
  return made;
}

}  // namespace drawcity

// What may be built by one number, of both types at once.
template <bool kTwoTypes, class Sink>
bool DrawCity::list_builds(const State& state, unsigned number, Sink& sink, bool& possible) {
  using namespace drawcity;
  const Actor actor = state.active;
  const Hand& hand = state.hands[actor - 1];
  const Own* const own = state.own[actor - 1];
  const uint32_t bit = number_bit(number);
  const unsigned first = hand.developments[0];
  const unsigned second = hand.developments[1];
  for (unsigned street = 1; street <= state.street_count; ++street) {
    Row row = state.streets[street - 1].free;
    if (row == 0) continue;
    row &= columns_for(own[street - 1], bit);
    if (row == 0) continue;
    possible = true;
    for (; row != 0; row &= row - 1) {
      const Site site = site_at(street, static_cast<unsigned>(std::countr_zero(row)));
      if (!sink(build_event(actor, first, number, site))) return false;
      if (kTwoTypes && !sink(build_event(actor, second, number, site))) return false;
    }
  }
  return true;
}

template <class Sink>
void DrawCity::list_turn(const State& state, Sink& sink) {
  using namespace drawcity;
  const Hand& hand = state.hands[state.active - 1];
  bool possible = false;
  for (unsigned i = hand.numbers[0] == hand.numbers[1]; i < kHand; ++i) {
    const unsigned number = hand.numbers[i];
    const bool more = hand.developments[0] != hand.developments[1]
                          ? list_builds<true>(state, number, sink, possible)
                          : list_builds<false>(state, number, sink, possible);
    if (!more) return;
  }
  if (!possible) list_skips(state, sink);
}

template <class Sink>
void DrawCity::list_skips(const State& state, Sink& sink) {
  using namespace drawcity;
  const Hand hand = state.hands[state.active - 1];
  const unsigned numbers[] = {0, hand.numbers[0], hand.numbers[1]};
  const unsigned types[] = {0, hand.developments[0], hand.developments[1]};
  const unsigned number_count = numbers[1] == numbers[2] ? kHand : kHand + 1;
  const unsigned type_count = types[1] == types[2] ? kHand : kHand + 1;
  for (unsigned i = 0; i < number_count; ++i) {
    for (unsigned j = 0; j < type_count; ++j) {
      if (!sink(event(state.active, Verb::kSkip, numbers[i], types[j]))) return;
    }
  }
}

template <class Sink>
void DrawCity::list_marks(const State& state, Sink& sink) {
  using namespace drawcity;
  const Lines lines = lines_through(state, state.site);
  const unsigned street = street_of(state.site);
  const unsigned column = column_at(state.site);
  for (Row row = lines.across; row != 0; row &= row - 1) {
    const unsigned from = static_cast<unsigned>(std::countr_zero(row));
    if (!sink(event(state.active, Verb::kMark, site_at(street, from), kAcross))) return;
  }
  for (unsigned from = 0; from < kPatternLength; ++from) {
    if ((lines.down >> from & 1u) == 0) continue;
    const Site site = site_at(street + from - (kPatternLength - 1), column);
    if (!sink(event(state.active, Verb::kMark, site, kDown))) return;
  }
}

}  // namespace rules
