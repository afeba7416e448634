#include "ui/townies/standing.hpp"

namespace ui::townies {

Standing standing_of(const State& state, const Town& town, unsigned player) {
  Standing standing;
  for (unsigned i = 0; i < town.objects; ++i) {
    standing.objects += static_cast<int>(rt::score_of(town.drawn[i]));
  }
  standing.total = standing.objects;
  const auto add = [&](GoalKind kind, const rt::Chart& chart, unsigned count) {
    const unsigned points = rt::points(chart, count);
    standing.goal[standing.goals++] = {kind, &chart, static_cast<uint8_t>(count),
                                       static_cast<uint8_t>(points)};
    standing.total += static_cast<int>(points);
  };
  const unsigned start = state.towns[player - 1].start;
  if (rt::has_individual(state.mode) && start != 0) {
    add(GoalKind::specialization, rt::kSpecializationChart,
        rt::count_specialization(town, start - 1));
    add(GoalKind::standardization, rt::kStandardizationChart,
        rt::count_standardization(town, start - 1));
  }
  if (state.additional != 0) {
    const auto goal = static_cast<rt::Goal>(state.additional - 1);
    add(GoalKind::additional, rt::kGoalCharts[goal], rt::count_goal(town, goal));
  }
  return standing;
}

}  // namespace ui::townies
