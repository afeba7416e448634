#include "ui/city_planner/city_planner.hpp"

#include "ui/city_planner/choice_screen.hpp"
#include "ui/city_planner/turn_screen.hpp"

namespace ui::city_planner {
namespace {

extern TurnScreen turn;
extern ChoiceScreen choice;

constinit TurnScreen turn(the_game, nullptr);
constinit ChoiceScreen choice(the_game, nullptr);

}  // namespace

constinit Game the_game({turn, choice});

// Three cards with a die each.
void draw_icon(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  const Rect spot = area.middle(kGameIcon);
  constexpr Building kShown[] = {Building::kRed, Building::kGreen, Building::kBlue};
  constexpr uint8_t kDice[] = {3, 6, 4};
  constexpr int kDown[] = {20, 6, 13};
  for (int i = 0; i < 3; ++i) {
    const Rect card = {spot.x + i * 15, spot.y, 14, spot.height};
    painter.fill(card, colors.ground);
    painter.fill({card.x, card.y, card.width, 5}, colors.ink);
    const Rect cell = {card.x, card.y + kDown[i], card.width, 16};
    paint_ground(painter, cell, kShown[i], Tone::full);
    painter.frame(cell, 1, colors.ink);
    painter.frame(card, 1, colors.ink);
    paint_die(painter, {card.x + 1, cell.y + 2, 12, 12}, kDice[i]);
  }
}

}  // namespace ui::city_planner
