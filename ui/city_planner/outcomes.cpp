#include "ui/city_planner/outcomes.hpp"

#include <lvgl.h>

#include "rules/core/bits.hpp"

namespace ui::city_planner {
namespace {

namespace rule = rules::city_planner;

int worth(const Outcome& outcome) {
  return outcome.vp * static_cast<int>(rule::kMoneyPerPoint) + outcome.money;
}

bool before(const Outcome& a, const Outcome& b) {
  if (worth(a) != worth(b)) return worth(a) > worth(b);
  return a.rerolls != b.rerolls ? a.rerolls > b.rerolls : a.vp > b.vp;
}

// A set of results as bits.
class Seen {
 public:
  // Whether it is new.
  bool add(const Outcome& outcome) {
    const unsigned index = (static_cast<unsigned>(outcome.vp) * kMoney +
                            static_cast<unsigned>(outcome.money + kLeast)) *
                               kRerolls +
                           static_cast<unsigned>(outcome.rerolls);
    uint32_t& word = bits_[index / 32];
    const uint32_t bit = uint32_t{1} << index % 32;
    if (word & bit) return false;
    word |= bit;
    return true;
  }

 private:
  static constexpr int kLeast = rule::kLonelyCost;
  static constexpr unsigned kMoney = kLeast + rule::kMostOfTurn + 1;
  static constexpr unsigned kRerolls = 4;
  static constexpr unsigned kAll = (rule::kMostOfTurn + 1) * kMoney * kRerolls;
  uint32_t bits_[kAll / 32 + 1] = {};
};

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
    if (seen.add(made)) {
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
    const Outcome moved = best_[i];
    best_[i] = best_[i - 1];
    best_[i - 1] = moved;
  }
}

}  // namespace ui::city_planner
