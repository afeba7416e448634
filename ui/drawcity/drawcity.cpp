#include "ui/drawcity/drawcity.hpp"

#include "ui/drawcity/play_screen.hpp"

namespace ui::drawcity {
namespace {

extern StreetPlay play;
constinit StreetPlay play(the_game, nullptr);

}  // namespace

constinit DrawCityMatch the_game(play);

bool has_goal_field(const Setup& setup) { return setup.values[kModulesField] & rd::kGoals; }

// Two streets with two developments each.
void draw_icon(Painter& painter, const Rect& area) {
  constexpr ui::Size kSpace = {20, 20};
  struct Built {
    uint8_t type;
    Wash wash;
  };
  constexpr Built kBuilt[] = {{rd::kHouse, Wash::red},
                              {rd::kShop, Wash::yellow},
                              {rd::kFactory, Wash::blue},
                              {rd::kPark, Wash::green}};
  const Palette& colors = palette();
  const Rect all = area.middle({2 * kSpace.width + 1, 2 * kSpace.height + 1});
  for (int i = 0; i < 4; ++i) {
    const Rect space = {all.x + i % 2 * kSpace.width, all.y + i / 2 * kSpace.height,
                        kSpace.width + 1, kSpace.height + 1};
    painter.fill(space, colors.raised);
    painter.wash({space.x, space.y, 6, space.height}, kBuilt[i].wash);
    painter.frame(space, 1, colors.ink);
    painter.symbol(symbol_of_type(kBuilt[i].type, SymbolSize::cell),
                   Rect{space.x + 6, space.y, space.width - 6, space.height}, colors.ink);
  }
}

}  // namespace ui::drawcity
