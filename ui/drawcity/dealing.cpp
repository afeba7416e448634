// What people draw themselves and enter: who begins, hands, what the modules ask for.
#include <algorithm>

#include "rules/drawcity/drawcity_words.hpp"
#include "ui/core/write.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/match.hpp"

namespace ui::drawcity {
namespace {

constexpr int kName = 15;  // the line of the name below its picture
constexpr int kBesideName = 6;

bool is_goal(rules::Event event) { return event.is(Verb::kDrawGoal); }

}  // namespace

// Also those of which no card is left: they keep their place.
size_t DrawCityMatch::entries(rules::Event* to) const {
  const State& state = seen();
  const Verb verb = rd::next_draw(state);
  const unsigned many = verb == Verb::kDrawFirst    ? state.players
                        : verb == Verb::kDrawNumber ? rd::kNumbers
                        : verb == Verb::kDrawGoal   ? rd::kGoalsEach
                                                    : rd::kTypes;
  const unsigned from = verb == Verb::kDrawGoal ? state.step * rd::kGoalsEach : 1;
  for (unsigned i = 0; i < many; ++i) {
    to[i] = is_dealt(verb) ? rules::event(rules::kChance, verb, state.active, from + i)
                           : rules::event(rules::kChance, verb, from + i);
  }
  return many;
}

int DrawCityMatch::least_width() const {
  if (rd::next_draw(seen()) != Verb::kDrawGoal) return 0;
  int widest = 0;
  for (unsigned goal = 0; goal < rd::kGoalCards; ++goal) {
    widest = std::max(widest, widest_word(goal_name(goal), kNote));
  }
  return widest + kBesideName;
}

void DrawCityMatch::ask_for_entry(EntryWords& words) const {
  const State& state = seen();
  switch (rd::next_draw(state)) {
    case Verb::kDrawFirst:
      words.draw = Text::by_lot;
      return write(words.question, Text::drawcity_which_first);
    case Verb::kDrawNumber:
      return write(words.question, Text::drawcity_which_number, label(state.active));
    case Verb::kDrawDevelopment:
      return write(words.question, Text::drawcity_which_development, label(state.active));
    case Verb::kDrawGoal:
      return write(words.question, Text::drawcity_which_goal);
    case Verb::kDrawZone:
      return write(words.question, Text::drawcity_which_zone, unsigned{state.step} + 1);
    case Verb::kDrawDemand:
      return write(words.question, Text::drawcity_which_demand, unsigned{state.step} + 1);
    default:
      return write(words.question, Text::drawcity_which_pattern,
                   state.step / rd::kPatternLength + 1, state.step % rd::kPatternLength + 1);
  }
}

void DrawCityMatch::name_entry(rules::Event event, char* to, size_t size) const {
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kDrawFirst:
      return write(to, size, "first p%u", unsigned{event.a});
    case Verb::kDrawNumber:
      return write(to, size, "number %u", unsigned{event.b});
    case Verb::kDrawDevelopment:
      return write(to, size, "development %s", rd::kTypeWords[event.b - 1]);
    case Verb::kDrawGoal:
      return write(to, size, "goal %u", event.a % rd::kGoalsEach + 1u);
    default:
      return write(to, size, "type %s", rd::kTypeWords[event.a - 1]);
  }
}

void DrawCityMatch::paint_entry(Painter& painter, const Rect& area, rules::Event event,
                                bool possible) const {
  const Palette& colors = palette();
  const Color front = possible ? colors.ink : colors.faint;
  if (event.is(Verb::kDrawNumber)) {
    const Rect card = area.middle(
        {std::min(area.width, kCardSize.width), std::min(area.height, kCardSize.height)});
    painter.frame(card, 1, front);
    return paint_number_card(painter, card.inset(2), event.b, front);
  }
  if (event.is(Verb::kDrawFirst)) {
    const Rect foot = {area.x, area.bottom() - kName, area.width, kName};
    paint_seat(painter, Rect{area.x, area.y, area.width, area.height - kName}.middle({32, 32}),
               seat(event.a));
    return painter.text(foot, label(event.a), kNote, front, Align::center);
  }
  if (is_goal(event)) {
    return painter.label(area, goal_name(event.a), kText, front, Align::center);
  }
  const unsigned type = event.is(Verb::kDrawDevelopment) ? event.b : event.a;
  const Rect foot = {area.x, area.bottom() - kName, area.width, kName};
  paint_type_card(painter, {area.x, area.y, area.width, area.height - kName}, type, front);
  painter.text(foot, type_head(type), kNote, front, Align::center);
}

}  // namespace ui::drawcity
