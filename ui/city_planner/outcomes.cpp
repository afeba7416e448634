#include "ui/city_planner/outcomes.hpp"

#include <lvgl.h>

#include <bitset>
#include <utility>

#include "rules/core/bits.hpp"

namespace ui::city_planner {
namespace {

int worth(const Outcome& outcome) {
  return outcome.vp * static_cast<int>(rule::kMoneyPerPoint) + outcome.money;
}

bool before(const Outcome& a, const Outcome& b) {
  if (worth(a) != worth(b)) return worth(a) > worth(b);
  return a.rerolls != b.rerolls ? a.rerolls > b.rerolls : a.vp > b.vp;
}

// A bit for each that a turn can come to.
constexpr unsigned kMoneys = rule::kLonelyCost + rule::kMostOfTurn + 1;
constexpr unsigned kRerolls = 4;
using Seen = std::bitset<(rule::kMostOfTurn + 1) * kMoneys * kRerolls>;
size_t index_of(const Outcome& outcome) {
  const int money = outcome.money + static_cast<int>(rule::kLonelyCost);
  const int index = outcome.vp * static_cast<int>(kMoneys) + money;
  return static_cast<size_t>(index) * kRerolls + static_cast<size_t>(outcome.rerolls);
}

}  // namespace

Outcome outcome(const Rules::State& state, const Choice& choice) {
  Rules::State after = state;
  const rules::Verdict verdict = Rules::apply(after, score_of(state, choice));
  LV_ASSERT(verdict.ok());
  const unsigned seat = state.active - 1u;
  const auto change = [](int to, int from) { return static_cast<int16_t>(to - from); };
  return {change(after.vp[seat], state.vp[seat]), change(after.money[seat], state.money[seat]),
          static_cast<int16_t>(after.rerolls[seat]), choice};
}

rules::Event score_of(const Rules::State& state, const Choice& choice) {
  return rule::score_event(state.active, rule::card_bit(state.aside), choice);
}

void Outcomes::collect(const Rules::State& state) {
  best_.clear();
  different_ = 0;
  Seen seen;
  Rules::options(state, [&](rules::Event event) {
    rule::Cards aside = 0;
    Choice choice;
    if (!rule::score_choice(event, aside, choice)) return true;
    const Outcome made = outcome(state, choice);
    if (!seen[index_of(made)]) {
      seen[index_of(made)] = true;
      ++different_;
      add(made);
    } else {
      // Of choices that come to the same the one that parks least is shown.
      const size_t at = find(made);
      if (at < size() &&
          rules::count_bits(choice.parked) < rules::count_bits(best_[at].choice.parked)) {
        best_[at].choice = choice;
      }
    }
    return true;
  });
}

size_t Outcomes::find(const Outcome& outcome) const {
  size_t at = 0;
  while (at < size() && !best_[at].same(outcome)) ++at;
  return at;
}

void Outcomes::add(const Outcome& outcome) {
  size_t kept = 0;
  for (size_t i = 0; i < size(); ++i) {
    if (best_[i].covers(outcome)) return;
    if (!outcome.covers(best_[i])) best_[kept++] = best_[i];
  }
  while (size() > kept) best_.pop();
  best_.push(outcome);
  for (size_t i = size() - 1; i > 0 && before(best_[i], best_[i - 1]); --i) {
    std::swap(best_[i], best_[i - 1]);
  }
}

}  // namespace ui::city_planner
