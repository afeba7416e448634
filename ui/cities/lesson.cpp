// The lesson: nine steps with tiles that were chosen for them.
#include "ui/cities/entry.hpp"
#include "ui/cities/play_screen.hpp"
#include "ui/core/write.hpp"

namespace ui::cities {
namespace {

constexpr rules::Event draw(unsigned tile) {
  return rules::event(rules::kChance, rc::Verb::kDraw, tile);
}
// Tile 8 turned once joins the attractions of 4 and 12 to six fields; 1 goes on with them.
constexpr rules::Event kDraws[] = {draw(4), draw(12), draw(16), draw(8), draw(1), draw(20)};
// Where `Show` lays the tiles, in this order.
constexpr Cell kPlanned[] = {{0, 0}, {1, -1}, {-1, -1}, {0, -1}, {1, 0}};

CitiesMatch& of(Play& play) { return static_cast<CitiesMatch&>(play); }
CitiesPicker& picker(Play& play) { return of(play).moves(); }
unsigned tiles(Play& play) { return of(play).city().laid(); }
unsigned draws(Play& play) { return of(play).seen().draws; }

// What is chosen; else what was planned, or what pays most if the city has become another one.
rules::Event next_move(Play& play) {
  if (picker(play).ready()) return picker(play).event();
  const unsigned next = tiles(play);
  CitiesPicker trial = picker(play);
  const bool planned = of(play).laying() && next < sizeof kPlanned / sizeof kPlanned[0] &&
                       trial.choose(kPlanned[next]).ok();
  return planned ? trial.event() : most_points(of(play).match());
}

rules::Event turned(Play& play) {
  CitiesPicker trial = picker(play);
  trial.turn();
  return trial.event();
}

// Where the next move goes; once that is chosen, what does it.
void point(Play& play, Asked& asked) {
  asked.dims = true;
  if (!picker(play).ready()) {
    CitiesPicker trial = picker(play);
    trial.show(next_move(play));
    return trial.name_place(asked.touch);
  }
  picker(play).name_place(asked.about);
  if (asked.touch[0] != '\0') return;
  write(asked.touch, picker(play).target());
}

// Anything goes: the board needs the room once the round has been begun.
void leave_free(Play& play, Asked& asked) {
  asked.brief = picker(play).ready() || !of(play).laying();
  if (picker(play).ready()) picker(play).name_place(asked.about);
}

constexpr LessonStep kSteps[] = {
    {Text::cities_lesson_first, Text::cities_lesson_first_body, Text::cities_lesson_first_act, "",
     [](Play& play) { return tiles(play) >= 1 || picker(play).has_cell(); }, next_move, point},
    {Text::cities_lesson_build, Text::cities_lesson_build_body, Text::cities_lesson_build_act, "",
     [](Play& play) { return tiles(play) >= 1; }, next_move, point},
    {Text::cities_lesson_corners, Text::cities_lesson_corners_body, Text::cities_lesson_corners_act,
     "", [](Play& play) { return tiles(play) >= 3; }, next_move, point, true},
    {Text::cities_lesson_tile, Text::cities_lesson_tile_body, Text::cities_lesson_tile_act, "",
     [](Play& play) { return tiles(play) >= 4 || picker(play).has_cell(); }, next_move, point},
    {Text::cities_lesson_turn, Text::cities_lesson_turn_body, Text::cities_lesson_turn_act, "tile",
     [](Play& play) { return tiles(play) >= 4 || picker(play).turns() != 0; }, turned, point},
    {Text::cities_lesson_lay, Text::cities_lesson_lay_body, Text::cities_lesson_build_act, "",
     [](Play& play) { return tiles(play) >= 4; }, next_move, point},
    {Text::cities_lesson_send, Text::cities_lesson_send_body, Text::cities_lesson_send_act, "",
     [](Play& play) { return draws(play) >= 5 || picker(play).chosen() != kNone; }, next_move,
     point},
    {Text::cities_lesson_set, Text::cities_lesson_set_body, Text::cities_lesson_set_act, "",
     [](Play& play) { return draws(play) >= 5; }, next_move, point},
    {Text::count, Text::cities_lesson_round_body, Text::cities_lesson_round_act, "",
     [](Play& play) { return draws(play) >= 6; }, next_move, leave_free, true},
    {Text::cities_lesson_end, Text::cities_lesson_end_body, Text::lesson_goes_on},
};

extern CityPlay play;
constinit CitiesMatch taught(play);
constinit CityPlay play(taught, &the_lesson);

}  // namespace

constinit Lesson the_lesson(taught, begin_script<CitiesMatch, kDraws>, kSteps);

}  // namespace ui::cities
