#include "ui/townies/reasons.hpp"

#include "ui/core/write.hpp"
#include "ui/townies/goals_screen.hpp"
#include "ui/townies/ways.hpp"

namespace ui::townies {
namespace {

constexpr Text kExtraPoint[rt::kObjects] = {Text::townies_why_court,   Text::townies_why_windmill,
                                            Text::townies_why_station, Text::townies_why_bike,
                                            Text::townies_why_bank,    Text::townies_why_square};

// A line behind those that are there.
template <class... Values>
void add_line(Reason& reason, Text form, Values... values) {
  size_t used = 0;
  while (reason.words[used] != '\0') ++used;
  if (used > 0) reason.words[used++] = '\n';
  write(reason.words + used, sizeof reason.words - used, form, values...);
}

// It scored what lay around it then, not what came later.
Reason reason_of_object(const TowniesMatch& match, unsigned player, unsigned index) {
  const size_t at = match.drawn_at(player, index);
  const State then = match.match().seen_at(at, match.holder());
  const Town& town = then.towns[player - 1];
  const rt::Drawn drawn = town.drawn[index];
  const unsigned object = rt::object_of(drawn), space = rt::space_of(drawn);
  Reason reason;
  reason.points = static_cast<int>(rt::score_of(drawn));
  write(reason.head, "%s", object_name(object));
  reason.outlined = rt::only_space(space);
  const Board around = rt::beside(reason.outlined);
  int left = reason.points;
  if (rt::is_basic(object)) {
    reason.counted = around & town.of(object);
    const auto many = static_cast<int>(reason.counted.count());
    add_line(reason, Text::townies_why_blocks, many, colour_name(object));
    left -= many;
  } else {
    reason.counted = around & town.object_board();
    const auto many = static_cast<int>(reason.counted.count());
    add_line(reason, Text::townies_why_objects, many, 2 * many);
    left -= 2 * many;
  }
  const bool soil = rt::has(then, rt::kStableSoil) && rt::kStarBoard.has(space);
  if (soil) left -= static_cast<int>(rt::kStableSoilPoints);
  if (left > 0) {
    add_line(reason, kExtraPoint[object]);
    if (object == rt::kBikeRental) {
      reason.counted = reason.counted | way_of_bike_rental(town, space);
    }
  }
  if (soil) add_line(reason, Text::townies_why_soil, int{rt::kStableSoilPoints});
  reason.counted = reason.counted | reason.outlined;
  return reason;
}

Reason reason_of_goal(const TowniesMatch& match, unsigned player, unsigned index) {
  const State& state = match.seen();
  const Town& town = match.town_of(player);
  const GoalStanding goal = standing_of(state, player).goal[index];
  const unsigned start = town.start - 1u;
  const unsigned additional = state.additional - 1u;
  Reason reason;
  reason.points = goal.points;
  write(reason.head, "%s", goal_head(goal.kind, additional));
  switch (goal.kind) {
    case GoalKind::specialization:
      reason.counted = rt::where_specialization(town, start);
      break;
    case GoalKind::standardization:
      reason.counted = rt::where_standardization(town, start);
      break;
    case GoalKind::additional:
      reason.counted = rt::where_goal(town, static_cast<rt::Goal>(additional));
      break;
  }
  reason.outlined = reason.counted;
  if (goal.kind == GoalKind::additional && additional == rt::kUrbanRoutes) {
    reason.counted = ways_to_edge(town, reason.outlined);
  }
  char sentence[96];
  tell_goal(goal.kind, start, additional, sentence, sizeof sentence);
  write(reason.words, "%s", sentence);
  add_line(reason, Text::townies_why_counts, unsigned{goal.count}, unsigned{goal.points});
  return reason;
}

// What a player alone would be called now, and from how many points on it is more.
Reason reason_of_title(const TowniesMatch& match) {
  const State& state = match.seen();
  Reason reason;
  reason.points = standing_of(state, 1).total;
  reason.counted = match.town_of(1).blocks();
  write(reason.head, Text::townies_title);
  unsigned index = 0;
  while (reason.points < rt::kTitleChart[index].least) ++index;
  write(reason.words, "%s", rt::kTitleChart[index].name);
  if (index > 0) add_line(reason, Text::townies_next_title, rt::kTitleChart[index - 1].least);
  return reason;
}

}  // namespace

unsigned items_of(const TowniesMatch& match, unsigned player) {
  const unsigned title = match.players() == 1 ? 1 : 0;
  return match.town_of(player).objects + standing_of(match.seen(), player).goals + title;
}

Reason reason_of(const TowniesMatch& match, unsigned player, unsigned item) {
  const unsigned objects = match.town_of(player).objects;
  if (item < objects) return reason_of_object(match, player, item);
  if (item == objects + standing_of(match.seen(), player).goals) return reason_of_title(match);
  return reason_of_goal(match, player, item - objects);
}

}  // namespace ui::townies
