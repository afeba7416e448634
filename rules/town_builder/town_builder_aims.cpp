#include "rules/town_builder/town_builder_aims.hpp"

namespace rules::town_builder {
namespace {

Aim only_card(unsigned card) { return {static_cast<uint8_t>(card), 0}; }

}  // namespace

unsigned count_small(const State& state, unsigned seat) {
  unsigned count = 0;
  for (unsigned at = state.foundations[seat]; at != kNoCard; at = state.next[at]) {
    count += is_small(at);
  }
  return count;
}

Aim nth_aim(const State& state, const OpenRow& row, Target target, unsigned n) {
  const unsigned seat = state.active - 1u;
  switch (target) {
    case Target::kNothing:
      return {};
    case Target::kStart:
      return only_card(nth_start(state, row, n));
    case Target::kResource:
      return nth_resource(state, row, n);
    case Target::kGold:
      return only_card(nth_gold(row, n));
    case Target::kRow:
      return only_card(state.row[n]);
    case Target::kFoundation:
      return only_card(nth_foundation(state, seat, kAnyResource, n));
    case Target::kSmallFoundation: {
      unsigned at = state.foundations[seat];
      for (;; at = state.next[at]) {
        if (is_small(at) && n-- == 0) return only_card(at);
      }
    }
    case Target::kStoneFoundation:
      return only_card(nth_foundation(state, seat, resources_of(kFaces[state.top_stone]), n));
  }
  return {};
}

}  // namespace rules::town_builder
