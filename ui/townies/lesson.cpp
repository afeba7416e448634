// The lesson: a Shape, an Object inside it, a second one on a star, the star spent for a third, and
// a Shape more, with dice that were written before.

#include "ui/core/write.hpp"
#include "ui/townies/play_screen.hpp"
#include "ui/townies/townies.hpp"

namespace ui::townies {
namespace {

using rules::Event;
using rules::event;
using rules::kChance;

constexpr unsigned kBar = 0, kWorm = 1, kArch = 2, kBee = 5;  // of the Shapes

constexpr Event roll(unsigned shape, rt::Object object) {
  return event(kChance, Verb::kRoll, object, shape);
}
// The marker goes from brown by yellow, red and blue to green. In the fourth round neither Object
// has a Block of its colour, but for a star the marker's becomes a Station again.
constexpr Event kLuck[] = {event(kChance, Verb::kDealMarker, 1, rt::kBrown),
                           event(kChance, Verb::kDealAdditional, rt::kRecreationalAreas),
                           event(kChance, Verb::kDealBonus, rt::kRepainting),
                           roll(kArch, rt::kCitySquare),
                           roll(kWorm, rt::kStation),
                           roll(kBar, rt::kWindmill),
                           roll(kBar, rt::kBikeRental),
                           roll(kBee, rt::kGameCourt),
                           roll(kArch, rt::kCitySquare)};

constexpr unsigned kArchAsShown = rt::kShapeTable[kArch].form;
constexpr unsigned kArchTurned = kArchAsShown + 1;  // by a sixth, around d4 with its back to c3
constexpr unsigned kC3 = rt::space_at({-3, 0}), kC4 = rt::space_at({-3, 1});
constexpr unsigned kD3 = rt::space_at({-2, -1}), kD4 = rt::space_at({-2, 0});
constexpr unsigned kF5 = rt::space_at({0, -1});
static_assert(rt::kStarBoard.has(kC3));
// What Show does in each round: 5 points, then 1 and 2 of the goal, then 1 and 2 more of it.
constexpr Event kPlanned[] = {
    event(1, Verb::kShape, kArchTurned, kC4), event(1, Verb::kObject, rt::kStation, kD4),
    event(1, Verb::kObject, rt::kWindmill, kC3), event(1, Verb::kObject, rt::kStation, kD3),
    event(1, Verb::kShape, rt::kShapeTable[kBee].form, kF5)};
constexpr unsigned kRounds = std::size(kPlanned), kStarRound = 4;
constexpr Event kRepaint = event(1, Verb::kStar, rt::kForColour + rt::kBrown);

TowniesMatch& of(Play& play) { return static_cast<TowniesMatch&>(play); }
TowniesPicker& picker(Play& play) { return of(play).moves(); }
bool past(Play& play, unsigned round) { return of(play).round() > round; }
// Something is to be built that was chosen in this round.
bool past_place(Play& play, unsigned round) { return past(play, round) || picker(play).placed(); }
bool past_die(Play& play, unsigned round) {
  return past_place(play, round) || picker(play).die() != Die::shape;
}
// A star was spent in this round, and nothing drawn since.
bool spent(Play& play) {
  const rules::AnyMatch& match = of(play).match();
  return match.event(match.events() - 1).is(Verb::kStar);
}
bool past_star(Play& play) {
  return past_place(play, kStarRound) || picker(play).spends() || spent(play);
}
bool is_planned(Play& play, Event move) {
  const unsigned round = of(play).round();
  return round <= kRounds && move == kPlanned[round - 1];
}

// The Shape as it lies, as near to the middle as it can.
Event middle_shape(TowniesPicker trial) {
  trial.take(Die::shape);
  unsigned site = kNowhere;
  int least = INT16_MAX;
  trial.sites().all_of([&](unsigned space) {
    const Axial at = axial_of(held_space(rt::placement(trial.form(), space)));
    const int far = twice_the_steps(at);
    if (far < least) site = space;
    least = far < least ? far : least;
    return true;
  });
  return event(1, Verb::kShape, trial.form(), site);
}

// An Object on a star; else where it scores most; a Shape where there is none.
Event best_move(Play& play) {
  constexpr int kStar = rt::kMostScore;
  TowniesPicker trial = picker(play);
  Event best;
  int most = 0;
  for (const Die die : {Die::object, Die::basic}) {
    if (!trial.can(die)) continue;
    trial.take(die);
    trial.sites().all_of([&](unsigned space) {
      const int worth = trial.worth_at(space) + (rt::kStarBoard.has(space) ? kStar : 0);
      if (worth > most) best = event(1, Verb::kObject, trial.object(), space);
      most = worth > most ? worth : most;
      return true;
    });
  }
  return best.head != 0 ? best : middle_shape(trial);
}

// What is chosen; else what was planned, or the best if the town has become another one.
Event next_move(Play& play) {
  if (picker(play).ready()) return picker(play).event();
  const unsigned round = of(play).round();
  if (round == kStarRound && picker(play).may_spend()) return kRepaint;
  if (round <= kRounds && of(play).try_out(kPlanned[round - 1]).ok()) return kPlanned[round - 1];
  return best_move(play);
}

// One touch of the next move: a die, a place, then it is done.
void move_on(Play& play) {
  const Event move = next_move(play);
  TowniesPicker& now = picker(play);
  if (now.ready()) {
    const rules::Verdict verdict = of(play).match().act(move);
    LV_ASSERT(verdict.ok());
    return;
  }
  TowniesPicker trial = now;
  trial.show(move);
  if (trial.placed() && trial.die() != now.die()) return now.take(trial.die());
  now.show(move);
}

void turn_shape(Play& play) { picker(play).turn_shape(); }

// Where the next touch of the next move goes.
void point(Play& play, Asked& asked) {
  const TowniesPicker& now = picker(play);
  TowniesPicker trial = now;
  trial.show(next_move(play));
  const bool shape = trial.die() == Die::shape;
  if (now.ready()) {
    write(asked.touch, now.target());
    asked.order = now.spends() ? Text::townies_lesson_use_act : Text::townies_lesson_build_act;
    if (now.placed()) name_place(now, now.space(), asked.about);
  } else if (trial.spends()) {
    write(asked.touch, "star");
    asked.order = Text::townies_lesson_star_act;
  } else if (trial.die() != now.die()) {
    constexpr Text kOrders[kDice] = {Text::townies_lesson_shape_act,
                                     Text::townies_lesson_object_act,
                                     Text::townies_lesson_basic_act};
    const auto die = static_cast<unsigned>(trial.die());
    write(asked.touch, kDieNames[die]);
    asked.order = kOrders[die];
  } else if (shape) {
    if (trial.form() == now.form()) name_place(trial, trial.space(), asked.touch);
    asked.order = Text::townies_lesson_map_act;
  } else {
    asked.number = static_cast<uint8_t>(trial.worth_at(trial.space()));
    name_place(trial, trial.space(), asked.touch);
    asked.order = Text::townies_lesson_space_act;
  }
}

// Both buttons are still wanted.
void point_beside_turn(Play& play, Asked& asked) {
  point(play, asked);
  write(asked.about, "button Rotate");
}

// What is said of the planned move doesn't suit another one.
void point_at_space(Play& play, Asked& asked) {
  point(play, asked);
  if (is_planned(play, next_move(play))) return;
  const bool shape = asked.order != Text::townies_lesson_space_act;
  asked.words = shape ? Text::townies_first_a_place : Text::townies_first_a_space;
}
void point_at_build(Play& play, Asked& asked) {
  point(play, asked);
  if (!is_planned(play, next_move(play))) asked.words = Text::townies_lesson_other;
}
void point_at_star_space(Play& play, Asked& asked) {
  point_at_space(play, asked);
  const Event move = next_move(play);
  if (!move.is(Verb::kObject) || !rt::kStarBoard.has(move.b)) return;
  asked.order = Text::townies_lesson_star_act;
  if (!is_planned(play, move)) asked.words = Text::townies_lesson_any_star;
}
void point_at_goal(Play& play, Asked& asked) {
  point_at_build(play, asked);
  if (is_planned(play, next_move(play))) write(asked.about, "goals");
}
void point_at_star(Play& play, Asked& asked) {
  point(play, asked);
  if (!picker(play).may_spend()) asked.words = Text::townies_lesson_no_star;
}

constexpr LessonStep kSteps[] = {
    {Text::count, Text::townies_lesson_turn, Text::townies_lesson_turn_act, "button Rotate",
     [](Play& play) { return past_place(play, 1) || picker(play).form() != kArchAsShown; }, nullptr,
     nullptr, turn_shape},
    {Text::count, Text::townies_lesson_place, Text::townies_lesson_map_act, "",
     [](Play& play) { return past_place(play, 1); }, nullptr, point_beside_turn, move_on},
    {Text::count, Text::townies_lesson_blocks, Text::townies_lesson_build_act, "",
     [](Play& play) { return past(play, 1); }, nullptr, point_beside_turn, move_on},
    {Text::count, Text::townies_lesson_ring, Text::townies_lesson_object_act, "",
     [](Play& play) { return past_die(play, 2); }, nullptr, point, move_on},
    {Text::count, Text::townies_lesson_object, Text::townies_lesson_space_act, "",
     [](Play& play) { return past_place(play, 2); }, nullptr, point_at_space, move_on},
    {Text::count, Text::townies_lesson_flag, Text::townies_lesson_build_act, "",
     [](Play& play) { return past(play, 2); }, nullptr, point_at_build, move_on},
    {Text::count, Text::townies_lesson_three, Text::townies_lesson_object_act, "",
     [](Play& play) { return past_die(play, 3); }, nullptr, point, move_on},
    {Text::count, Text::townies_lesson_windmill, Text::townies_lesson_space_act, "",
     [](Play& play) { return past_place(play, 3); }, nullptr, point_at_star_space, move_on},
    {Text::count, Text::townies_lesson_goal, Text::townies_lesson_build_act, "",
     [](Play& play) { return past(play, 3); }, nullptr, point_at_goal, move_on},
    {Text::count, Text::townies_lesson_star, Text::townies_lesson_star_act, "", past_star, nullptr,
     point_at_star, move_on},
    {Text::count, Text::townies_lesson_paint, Text::townies_lesson_use_act, "",
     [](Play& play) { return past(play, kStarRound) || !picker(play).spends(); }, nullptr, point,
     move_on},
    {Text::count, Text::townies_lesson_basic, Text::townies_lesson_basic_act, "",
     [](Play& play) { return past_die(play, kStarRound) || !picker(play).can(Die::basic); },
     nullptr, point, move_on},
    {Text::count, Text::townies_lesson_beside, Text::townies_lesson_space_act, "",
     [](Play& play) { return past_place(play, kStarRound); }, nullptr, point_at_space, move_on},
    {Text::count, Text::townies_lesson_charts, Text::townies_lesson_build_act, "",
     [](Play& play) { return past(play, kStarRound); }, nullptr, point_at_build, move_on},
    {Text::count, Text::townies_lesson_alone, Text::townies_lesson_map_act, "",
     [](Play& play) { return past(play, kRounds); }, nullptr, point, move_on},
    {Text::townies_lesson_end, Text::townies_lesson_end_body, Text::lesson_goes_on, "", nullptr,
     nullptr, [](Play&, Asked& asked) { write(asked.about, "goals"); }},
};

extern TownPlay play;
constinit TowniesMatch taught(play);
constinit TownPlay play(taught, &the_lesson);

}  // namespace

constinit Lesson the_lesson(taught, begin_script<TowniesMatch, kLuck>, kSteps);

}  // namespace ui::townies
