#include "ui/cities/entry.hpp"

#include "ui/cities/play_screen.hpp"

namespace ui::cities {
namespace {

extern CityPlay play;
constinit CityPlay play(the_game, nullptr);

}  // namespace

constinit CitiesMatch the_game(play);

// Tile 6 with a tourist: all four kinds.
void draw_icon(Painter& painter, const Rect& area) {
  constexpr int kField = 20;
  constexpr Laid kShown = rc::laid_tile(6, 0);
  const Point corner = area.middle({2 * kField + 1, 2 * kField + 1}).corner();
  paint_tile(painter, corner, kField, kShown);
  const Rect field = {corner.x, corner.y, kField, kField};
  paint_field_aside(painter, {field.x + 1, field.y + 1, kField - 1, kField - 1},
                    rc::kind_of(kShown, rc::kNw));
  paint_pawn(painter, field);
}

}  // namespace ui::cities
