// The lesson: four rounds with tiles that were chosen for them, so that a tourist is sent, a second
// one elsewhere, one jumps and one walks.

#include "ui/cities/entry.hpp"
#include "ui/cities/play_screen.hpp"
#include "ui/core/write.hpp"

namespace ui::cities {
namespace {

using rc::Verb;
using rules::Event;

constexpr Event draw(unsigned tile) { return rules::event(rules::kChance, Verb::kDraw, tile); }
// Tile 8 turned once joins the attractions of 1 and 12 to six fields. 5 makes them eight and has a
// park; 4 and 16 make a larger one, on which a tourist jumps and into which it walks.
constexpr Event kDraws[] = {draw(1), draw(12), draw(18), draw(8),
                            draw(5), draw(4),  draw(16), draw(20)};
constexpr unsigned kFirstRound = 4;  // draws when it has begun
// Where `Show` lays the tiles, in this order, and what it does with tourists in each round.
constexpr Cell kPlanned[] = {{0, 0}, {1, -1}, {-1, -1}, {0, -1}, {-1, 0}, {-2, -1}, {-2, 0}};
constexpr Event kMoves[] = {
    rules::event(1, Verb::kTourist, rc::kNe),
    rules::event(1, Verb::kTourist, rc::kSe),
    rules::event(1, Verb::kJump, rc::site_at(-1, 0), rc::kSe, rc::kNw),
    rules::event(1, Verb::kWalk, rc::site_at(-2, -1), rc::kNw + rc::kQuarters * rc::kSw,
                 rc::site_at(-2, -1)),
};

CitiesMatch& of(Play& play) { return static_cast<CitiesMatch&>(play); }
CitiesPicker& picker(Play& play) { return of(play).moves(); }
unsigned tiles(Play& play) { return of(play).city().laid(); }
unsigned draws(Play& play) { return of(play).seen().draws; }
bool past_round(Play& play, unsigned round) { return draws(play) >= kFirstRound + round; }
bool lifted(Play& play) { return picker(play).lifted() != kNoField; }
bool moves_one(Event event) { return event.is(Verb::kWalk) || event.is(Verb::kJump); }

// Where it stands.
unsigned source(Play& play, Event event) {
  CitiesPicker trial = picker(play);
  trial.show(event);
  return trial.lifted();
}

// The move of this kind that brings most; one without a head where there is none.
Event best_move(Play& play, Verb verb) {
  CitiesPicker trial = picker(play);
  const rc::Tourists& standing = of(play).city().tourists;
  Event best;
  int most = INT16_MIN;  // points are kept so
  for (unsigned i = 0; i < standing.count; ++i) {
    trial.lift(standing.at[i]);
    for (uint8_t index = 0; index < trial.goals(); ++index) {
      const Goal& goal = trial.goal(index);
      if (goal.move != verb || goal.change <= most) continue;
      most = goal.change;
      trial.choose_goal(index);
      best = trial.event();
    }
  }
  return best;
}

// What is chosen; else what was planned, or what pays most if the city has become another one.
Event next_move(Play& play) {
  if (picker(play).ready()) return picker(play).event();
  if (of(play).laying()) {
    const unsigned next = tiles(play);
    CitiesPicker trial = picker(play);
    const bool planned =
        next < sizeof kPlanned / sizeof kPlanned[0] && trial.choose(kPlanned[next]).ok();
    return planned ? trial.event() : most_points(of(play).match());
  }
  const unsigned round = draws(play) - kFirstRound;
  if (round >= sizeof kMoves / sizeof kMoves[0]) return most_points(of(play).match());
  const Event planned = kMoves[round];
  if (of(play).try_out(planned).ok()) return planned;
  const Event other =
      moves_one(planned) ? best_move(play, static_cast<Verb>(planned.verb())) : Event{};
  return other.head != 0 ? other : most_points(of(play).match());
}

Event turned(Play& play) {
  CitiesPicker trial = picker(play);
  trial.turn();
  return trial.event();
}

// One touch of the next move: a tourist is lifted, then a place is chosen, then it is done.
void move_on(Play& play) {
  const Event event = next_move(play);
  if (!picker(play).ready()) {
    const unsigned from = moves_one(event) ? source(play, event) : kNoField;
    if (from != picker(play).lifted()) return picker(play).lift(from);
    return picker(play).show(event);
  }
  const rules::Verdict verdict = of(play).match().act(event);
  LV_ASSERT(verdict.ok());
}

Text order_of(Play& play) {
  if (picker(play).stays()) return Text::cities_lesson_stay_act;
  if (picker(play).has_cell()) return Text::cities_lesson_build_act;
  switch (picker(play).move()) {
    case Verb::kWalk:
      return Text::cities_lesson_walk_act;
    case Verb::kJump:
      return Text::cities_lesson_jump_act;
    default:
      return Text::cities_lesson_set_act;
  }
}

// Where the next touch of the next move goes.
void point(Play& play, Asked& asked) {
  const CitiesPicker& now = picker(play);
  if (now.ready()) {
    now.name_place(asked.about);
    write(asked.touch, now.target());
    asked.order = order_of(play);
    return;
  }
  const Event event = next_move(play);
  CitiesPicker trial = now;
  trial.show(event);
  if (event.is(Verb::kStay)) {
    write(asked.touch, trial.target());
    asked.order = Text::cities_lesson_stay_act;
  } else if (trial.lifted() != now.lifted()) {
    name_field(of(play).city(), trial.lifted(), asked.touch);
    asked.order = Text::cities_lesson_lift_act;
  } else {
    trial.name_place(asked.touch);
    if (asked.order == Text::cities_lesson_lift_act) asked.order = Text::cities_lesson_field_act;
  }
}

void point_alone(Play& play, Asked& asked) {
  asked.dims = true;
  point(play, asked);
}

void point_at_hand(Play& play, Asked& asked) {
  asked.dims = true;
  picker(play).name_place(asked.about);
}

constexpr LessonStep kSteps[] = {
    {Text::cities_lesson_first, Text::cities_lesson_first_body, Text::cities_lesson_cell_act, "",
     [](Play& play) { return tiles(play) >= 1 || picker(play).has_cell(); }, nullptr, point_alone,
     move_on},
    {Text::cities_lesson_build, Text::cities_lesson_build_body, Text::cities_lesson_build_act, "",
     [](Play& play) { return tiles(play) >= 1; }, nullptr, point_alone, move_on},
    {Text::cities_lesson_corners, Text::cities_lesson_corners_body, Text::cities_lesson_corners_act,
     "", [](Play& play) { return tiles(play) >= 3; }, nullptr, point_alone, move_on},
    {Text::cities_lesson_kinds, Text::cities_lesson_kinds_body, Text::cities_lesson_cell_act, "",
     [](Play& play) { return tiles(play) >= 4 || picker(play).has_cell(); }, nullptr, point,
     move_on},
    {Text::cities_lesson_turn, Text::cities_lesson_turn_body, Text::cities_lesson_turn_act, "tile",
     [](Play& play) { return tiles(play) >= 4 || picker(play).turns() != 0; }, turned,
     point_at_hand},
    {Text::cities_lesson_flag, Text::cities_lesson_flag_body, Text::cities_lesson_cell_act, "",
     [](Play& play) { return tiles(play) >= 4; }, nullptr, point, move_on},
    {Text::cities_lesson_send, Text::cities_lesson_send_body, Text::cities_lesson_field_act, "",
     [](Play& play) { return past_round(play, 1) || picker(play).chosen() != kNone; }, nullptr,
     point, move_on},
    {Text::cities_lesson_set, Text::cities_lesson_set_body, Text::cities_lesson_field_act, "",
     [](Play& play) { return past_round(play, 1); }, nullptr, point, move_on},
    {Text::cities_lesson_grow, Text::cities_lesson_grow_body, Text::cities_lesson_cell_act, "",
     [](Play& play) { return tiles(play) >= 5; }, nullptr, point, move_on},
    {Text::cities_lesson_second, Text::cities_lesson_second_body, Text::cities_lesson_field_act, "",
     [](Play& play) { return past_round(play, 2); }, nullptr, point, move_on},
    {Text::cities_lesson_scale, Text::cities_lesson_scale_body, Text::cities_lesson_cell_act, "",
     [](Play& play) { return tiles(play) >= 6; }, nullptr, point, move_on},
    {Text::cities_lesson_lift, Text::cities_lesson_lift_body, Text::cities_lesson_field_act, "",
     [](Play& play) { return past_round(play, 3) || lifted(play); }, nullptr, point, move_on},
    {Text::cities_lesson_jump, Text::cities_lesson_jump_body, Text::cities_lesson_field_act, "",
     [](Play& play) { return past_round(play, 3); }, nullptr, point, move_on},
    {Text::cities_lesson_tile, Text::cities_lesson_tile_body, Text::cities_lesson_cell_act, "",
     [](Play& play) { return tiles(play) >= 7; }, nullptr, point, move_on},
    {Text::cities_lesson_walk, Text::cities_lesson_walk_body, Text::cities_lesson_field_act, "",
     [](Play& play) { return past_round(play, 4); }, nullptr, point, move_on},
    {Text::cities_lesson_end, Text::cities_lesson_end_body, Text::lesson_goes_on},
};

extern CityPlay play;
constinit CitiesMatch taught(play);
constinit CityPlay play(taught, &the_lesson);

}  // namespace

constinit Lesson the_lesson(taught, begin_script<CitiesMatch, kDraws>, kSteps);

}  // namespace ui::cities
