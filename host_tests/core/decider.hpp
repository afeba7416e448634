// Whoever plays a match in a test decides by lot.
#pragma once

#include <unity.h>

#include <algorithm>
#include <vector>

#include "host_tests/core/look.hpp"
#include "rules/core/insight.hpp"

namespace tests {

template <rules::Recorded G>
const typename G::State& raw(const rules::Match<G>& match) {
  return rules::Insight<G>::session(match).state();
}

// What this player could do now, as they see it; 0: what people may enter.
template <rules::Recorded G>
std::vector<Event> own_options(const rules::Match<G>& match, unsigned player) {
  std::vector<Event> events = listed<G>(player == 0 ? raw(match) : match.seen(player));
  std::erase_if(events, [player](Event event) { return event.actor() != player; });
  return events;
}

// Decisions taken by lot. Of what people enter the device draws some.
class Decider {
 public:
  explicit Decider(uint64_t seed) : rng_(seed) {}

  // Whether the device drew for people.
  bool drew() const { return drew_; }

  template <rules::Recorded G>
  void step(rules::Match<G>& match) {
    switch (match.due()) {
      case rules::Due::nothing:
        return;
      case rules::Due::act:
        return act(match, match.player());
      case rules::Due::entry:
        if (rng_.below(kDrawnEvery) != 0) return act(match, rules::kChance);
        match.draw_for_people();
        drew_ = true;
        return;
      case rules::Due::hand_over:
        return match.take();
      case rules::Due::bot:
        // In slices of any size it decides the same.
        while (!match.think(1 + rng_.below(kMostSlice))) {
        }
        return match.do_decided();
      case rules::Due::throwing:
        return match.throw_dice();
    }
  }

 private:
  static constexpr unsigned kMostSlice = 300;
  static constexpr unsigned kDrawnEvery = 6;  // of what people enter

  template <rules::Recorded G>
  void act(rules::Match<G>& match, unsigned player) {
    const std::vector<Event> events = own_options(match, player);
    TEST_ASSERT_FALSE_MESSAGE(events.empty(), "whose turn it is can do nothing");
    TEST_ASSERT_TRUE(match.act(events[rng_.below(static_cast<uint32_t>(events.size()))]).ok());
  }

  Rng rng_;
  bool drew_ = false;
};

}  // namespace tests
