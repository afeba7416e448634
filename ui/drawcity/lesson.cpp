// The lesson: a house on the internet, a shop, a park further right, and between them a factory
// that reaches a goal; cards were written before, the other one is a bot.
#include "ui/core/write.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/play_screen.hpp"

namespace ui::drawcity {
namespace {

using rules::Event;
using rules::event;
using rules::kChance;

constexpr Event number(unsigned player, unsigned card) {
  return event(kChance, Verb::kDrawNumber, player, card);
}
constexpr Event development(unsigned player, rd::Type card) {
  return event(kChance, Verb::kDrawDevelopment, player, card);
}
constexpr Event goal(rd::Goal card) { return event(kChance, Verb::kDrawGoal, card); }

constexpr unsigned kYou = 1, kOther = 2;
// The other one has houses, which pay most far from yours.
constexpr Event kLuck[] = {event(kChance, Verb::kDrawFirst, kYou),
                           number(kYou, 3),
                           number(kYou, 6),
                           development(kYou, rd::kHouse),
                           development(kYou, rd::kShop),
                           number(kOther, 6),
                           number(kOther, 7),
                           development(kOther, rd::kHouse),
                           development(kOther, rd::kHouse),
                           goal(rd::kThreeStreetsOneCommunity),
                           goal(rd::kChainStore),
                           goal(rd::kShortCommute),
                           goal(rd::kGreenLung),
                           number(kYou, 4),
                           development(kYou, rd::kHouse),
                           number(kOther, 8),
                           development(kOther, rd::kHouse),
                           number(kYou, 5),
                           development(kYou, rd::kPark),
                           number(kOther, 5),
                           development(kOther, rd::kHouse),
                           number(kYou, 8),
                           development(kYou, rd::kFactory),
                           number(kOther, 9),
                           development(kOther, rd::kHouse),
                           number(kYou, 2),
                           development(kYou, rd::kShop)};

constexpr Event build(rd::Type type, unsigned with, unsigned street, unsigned column) {
  return event(kYou, Verb::kBuild, type, with, rd::site_at(street, column));
}
// What Show does in each turn: 3, 2 and 1 points, then 3 types, internet and a goal.
constexpr Event kPlanned[] = {build(rd::kHouse, 3, 2, 2), build(rd::kShop, 4, 1, 3),
                              build(rd::kPark, 6, 2, 4), build(rd::kFactory, 5, 2, 3)};
constexpr unsigned kTurns = std::size(kPlanned);

DrawCityMatch& of(Play& play) { return static_cast<DrawCityMatch&>(play); }
DrawCityPicker& picker(Play& play) { return of(play).moves(); }
unsigned turn(Play& play) { return of(play).turn_of(kYou); }
bool past(Play& play, unsigned which) { return turn(play) > which; }
bool past_place(Play& play, unsigned which) { return past(play, which) || picker(play).changes(); }

// What was planned, or the best if the city has become another one.
Event next_move(Play& play) {
  if (picker(play).ready()) return picker(play).event();
  const unsigned now = turn(play);
  if (now <= kTurns && of(play).try_out(kPlanned[now - 1]).ok()) return kPlanned[now - 1];
  return most_points(of(play).match());
}
bool is_planned(Play& play) {
  const unsigned now = turn(play);
  return now <= kTurns && next_move(play) == kPlanned[now - 1];
}

// The picker as it would be with the next move.
DrawCityPicker with_next(Play& play) {
  DrawCityPicker trial = picker(play);
  trial.show(next_move(play));
  return trial;
}
bool wants_number(Play& play) {
  const DrawCityPicker& now = picker(play);
  return now.task() == Task::build && with_next(play).number() != now.number();
}
bool wants_type(Play& play) {
  const DrawCityPicker& now = picker(play);
  return now.task() == Task::build && with_next(play).type() != now.type();
}

// One touch of the next move: a card, a space, then it is done.
void move_on(Play& play) {
  const Event move = next_move(play);
  DrawCityPicker& now = picker(play);
  if (now.ready()) {
    const rules::Verdict verdict = of(play).match().act(move);
    LV_ASSERT(verdict.ok());
    return;
  }
  const DrawCityPicker trial = with_next(play);
  if (wants_number(play)) return now.take_number(trial.number_card());
  if (wants_type(play)) return now.take_type(trial.type_card());
  now.show(move);
}

// Where the next touch of the next move goes.
void point(Play& play, Asked& asked) {
  const DrawCityPicker& now = picker(play);
  if (now.ready()) {
    write(asked.touch, now.target());
    asked.order = Text::drawcity_lesson_build_act;
    return;
  }
  const DrawCityPicker trial = with_next(play);
  if (wants_number(play)) {
    write(asked.touch, kNumberCards[trial.number_card()]);
    asked.number = static_cast<uint8_t>(trial.number());
    asked.order = Text::drawcity_lesson_number_act;
  } else if (wants_type(play)) {
    constexpr Text kOrders[] = {Text::drawcity_lesson_house_act, Text::drawcity_lesson_shop_act,
                                Text::drawcity_lesson_factory_act, Text::drawcity_lesson_park_act};
    static_assert(std::size(kOrders) == rd::kTypes);
    write(asked.touch, kTypeCards[trial.type_card()]);
    asked.order = kOrders[trial.type() - 1];
  } else {
    name_space(trial.site(), asked.touch);
    asked.order = Text::drawcity_lesson_space_act;
  }
}

// What is said of the planned move doesn't suit another one.
void point_at_plan(Play& play, Asked& asked) {
  point(play, asked);
  if (!is_planned(play)) asked.words = Text::drawcity_lesson_other;
}

bool past_number(Play& play, unsigned which) {
  return past_place(play, which) || !wants_number(play);
}
bool past_type(Play& play, unsigned which) {
  return past_place(play, which) || (!wants_number(play) && !wants_type(play));
}

template <unsigned kTurn>
bool placed_in(Play& play) {
  return past_place(play, kTurn);
}
template <unsigned kTurn>
bool built_in(Play& play) {
  return past(play, kTurn);
}
template <unsigned kTurn>
bool number_in(Play& play) {
  return past_number(play, kTurn);
}
template <unsigned kTurn>
bool type_in(Play& play) {
  return past_type(play, kTurn);
}

constexpr LessonStep kSteps[] = {
    {Text::count, Text::drawcity_lesson_hand, Text::drawcity_lesson_bars_act, "", placed_in<1>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_flag, Text::drawcity_lesson_build_act, "", built_in<1>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_shop, Text::drawcity_lesson_shop_act, "", type_in<2>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_street, Text::drawcity_lesson_space_act, "", placed_in<2>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_shops, Text::drawcity_lesson_build_act, "", built_in<2>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_order, Text::drawcity_lesson_number_act, "", number_in<3>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_park, Text::drawcity_lesson_park_act, "", type_in<3>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_gap, Text::drawcity_lesson_space_act, "", placed_in<3>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_parks, Text::drawcity_lesson_build_act, "", built_in<3>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_factory, Text::drawcity_lesson_factory_act, "", type_in<4>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_between, Text::drawcity_lesson_space_act, "", placed_in<4>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_goal, Text::drawcity_lesson_build_act, "", built_in<4>,
     nullptr, point_at_plan, move_on},
    {Text::count, Text::drawcity_lesson_end_body, Text::lesson_goes_on, "", nullptr, nullptr,
     [](Play&, Asked& asked) { write(asked.about, "goals"); }},
};

extern StreetPlay play;
constinit DrawCityMatch taught(play);
constinit StreetPlay play(taught, &the_lesson);

}  // namespace

constinit Lesson the_lesson(taught, begin_script<DrawCityMatch, kLuck>, kSteps);

}  // namespace ui::drawcity
