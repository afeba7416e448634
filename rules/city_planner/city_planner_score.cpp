#include "rules/city_planner/city_planner_score.hpp"

namespace rules::city_planner {
namespace {

constexpr Refusal kMixedChoice{"mixed-needs-choice", "A mixed card counts as green or as blue."};
constexpr Refusal kNotParkable{"not-parkable", "This card can't be parked."};
constexpr Refusal kDoubleMissing{"double-missing", "Choose what counts twice: green or blue."};
constexpr Refusal kNoDouble{"no-double", "Only two car parks count a colour twice."};

// How often a green or blue building counts beside so many red or yellow ones.
constexpr uint8_t kTimes[kCards + 1] = {1, 2, 3, 4, 4, 4, 4, 4};
static_assert(kTimes[kCards] == kMostTimes);

unsigned size(Cards cards) {
  unsigned many = 0;
  for (; cards != 0; cards = static_cast<Cards>(cards & (cards - 1))) ++many;
  return many;
}

}  // namespace

Verdict Choices::check(const Choice& choice) const {
  if ((choice.green ^ choice.blue) != mixed || (choice.green & choice.blue) != 0) {
    return kMixedChoice;
  }
  if (choice.parked & ~parkable) return kNotParkable;
  if (doubles == (choice.twice == Twice::kNothing)) return doubles ? kDoubleMissing : kNoDouble;
  return {};
}

Working working(Shown standing, const Choice& choice, unsigned parked) {
  Working work;
  work.reds = count(standing, Building::kRed);
  work.yellows = count(standing, Building::kYellow);
  work.greens = count(standing, Building::kGreen) + size(choice.green);
  work.green_times = kTimes[work.reds];
  work.blues = count(standing, Building::kBlue) + size(choice.blue);
  work.blue_times = work.yellows == 0 ? 0u : kTimes[work.yellows];
  if (choice.twice == Twice::kGreen) work.green_times *= 2;
  if (choice.twice == Twice::kBlue) work.blue_times *= 2;
  work.purples = count(standing, Building::kPurple);
  work.parked = parked;
  return work;
}

Result result(const Working& working) {
  Result made;
  made.purples = working.purples;
  made.vp = working.greens * working.green_times;
  made.income =
      working.blues * working.blue_times + working.purples + kParkedIncome * working.parked;
  made.lonely = working.yellows + working.reds == 1;
  return made;
}

}  // namespace rules::city_planner
