#include "rules/city_planner/city_planner_score.hpp"

namespace rules::city_planner {
namespace {

constexpr Refusal kMixedChoice{"mixed-needs-choice",
                               "A mixed development is scored as green or as blue, nothing else."};
constexpr Refusal kNotParkable{"not-parkable",
                               "With one parking lot other buildings can be parked on it: not "
                               "itself, no mixed development."};
constexpr Refusal kDoubleMissing{"double-missing",
                                 "With two or more parking lots either green or blue is doubled."};
constexpr Refusal kNoDouble{"no-double", "Only two or more parking lots double a result."};

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

Result result(Shown standing, const Choice& choice, unsigned parked) {
  const unsigned yellow = count(standing, Building::kYellow);
  const unsigned red = count(standing, Building::kRed);
  unsigned green = (count(standing, Building::kGreen) + size(choice.green)) * kTimes[red];
  unsigned blue = 0;
  if (yellow != 0) {
    blue = (count(standing, Building::kBlue) + size(choice.blue)) * kTimes[yellow];
  }
  if (choice.twice == Twice::kGreen) green *= 2;
  if (choice.twice == Twice::kBlue) blue *= 2;

  Result made;
  made.purples = count(standing, Building::kPurple);
  made.vp = green;
  made.income = blue + made.purples + kParkedIncome * parked;
  made.lonely = yellow + red == 1;
  return made;
}

}  // namespace rules::city_planner
