// Any bytes as a kept match of each game: refused, or a match that keeps itself as the same bytes
// and can be played to its end.
#include <cstring>

#include "rules/core/insight.hpp"
#include "rules/registry.hpp"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count);

namespace {

void expect(bool good) {
  if (!good) __builtin_trap();
}

template <rules::Recorded G>
void step(rules::Match<G>& match) {
  rules::Event any;
  const auto first = [&](rules::Event event) {
    any = event;
    const bool entry = match.due() == rules::Due::entry;
    return event.actor() != (entry ? rules::kChance : match.player());
  };
  switch (match.due()) {
    case rules::Due::nothing:
      return;
    case rules::Due::entry:
      if (match.events() % 2 == 0) return match.draw_for_people();
      [[fallthrough]];
    case rules::Due::act:
      G::options(rules::Insight<G>::session(match).state(), first);
      expect(match.act(any).ok());
      return;
    case rules::Due::hand_over:
      return match.take();
    case rules::Due::bot:
      expect(match.think(SIZE_MAX));
      return match.do_decided();
    case rules::Due::throwing:
      return match.throw_dice();
  }
}

template <rules::Recorded G>
void bring_back(const uint8_t* bytes, size_t count) {
  using Match = rules::Match<G>;
  static Match match({}, rules::Party::of_persons(G::kLeastPlayers), rules::Luck::of_people(0));
  const bool back = match.bring_back(bytes, count);
  expect(G::sound(rules::Insight<G>::session(match).state()));
  if (!back) {
    expect(match.events() == 0);
    return;
  }
  static uint8_t kept[Match::most_kept_bytes()];
  const size_t size = match.keep(kept, sizeof kept);
  expect(size != 0 && match.bring_back(kept, size));
  static uint8_t again[Match::most_kept_bytes()];
  expect(match.keep(again, sizeof again) == size && std::memcmp(kept, again, size) == 0);
  constexpr unsigned kSteps = 40;
  for (unsigned i = 0; i < kSteps && !match.over(); ++i) step(match);
  while (match.can_undo()) match.undo();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count) {
  rules::Games::any([&](auto game) {
    bring_back<decltype(game)>(bytes, count);
    return false;
  });
  return 0;
}
