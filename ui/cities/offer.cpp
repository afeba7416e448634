#include "ui/cities/offer.hpp"

#include <algorithm>

namespace ui::cities {
namespace {

namespace rc = rules::cities;

bool has(const rc::FieldSet& set, unsigned field) { return (set >> field & 1u) != 0; }
bool has(const rc::WideFieldSet& set, unsigned field) {
  return (set.words[field / 64] >> field % 64 & 1u) != 0;
}
void drop(rc::FieldSet& set, unsigned field) { set &= ~(rc::FieldSet{1} << field); }
void drop(rc::WideFieldSet& set, unsigned field) {
  set.words[field / 64] &= ~(uint64_t{1} << field % 64);
}

// Moving one pays no more than sending one: who stays where he is costs nothing. So those who stand
// are only tried when the stock is empty.
template <unsigned side, class Set>
int offer_in(const rc::State& state, const rc::City& city) {
  const unsigned level = state.options.level;
  const rc::BoardOf<Set> board = rc::board_of<Set>(state, city);
  const int now = rc::sheet_of(board, level).total;
  int best = kNoOffer;
  const auto weigh = [&](const rc::BoardOf<Set>& ahead) {
    best = std::max({best, 0, rc::sheet_of(ahead, level).total - now});
  };
  for (unsigned quarter = 0; quarter < rc::kQuarters; ++quarter) {
    const unsigned field = rc::field_of_last(state, city, quarter);
    if (has(board.fields[rc::kWater], field) || has(board.tourists, field)) continue;
    rc::BoardOf<Set> ahead = board;
    rc::add_field(ahead.tourists, field);
    if (city.tourists.count < rc::kTourists) {
      weigh(ahead);
      continue;
    }
    for (const unsigned from : city.tourists.at) {
      if (!rc::may_jump(state) && !rc::are_near<side>(from, field)) continue;
      rc::BoardOf<Set> moved = ahead;
      drop(moved.tourists, from);
      weigh(moved);
    }
  }
  return best;
}

}  // namespace

int offer_of(const rc::State& state, unsigned seat) {
  const rc::City& city = state.cities[seat - 1];
  if (!city.has_to_act()) return kNoOffer;
  return rc::is_free(state) ? offer_in<rc::kWideSide, rc::WideFieldSet>(state, city)
                            : offer_in<rc::kSide, rc::FieldSet>(state, city);
}

}  // namespace ui::cities
