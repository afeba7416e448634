#include "ui/city_planner/result.hpp"

#include "ui/play/result/verdict.hpp"
#include "ui/play/setup/player.hpp"

namespace ui::city_planner {
namespace {

constinit Turns turns;  // of the result that is shown

}  // namespace

void Game::prepare_result() { turns.read(*this); }

// The ruler of a player alone, the turns of two.
void Game::paint_result(Painter& painter, const Rect& area) const {
  painter.fill(area, palette().ground);
  if (players() == 1) return paint_ruler(painter, area, Rules::score(seen(), 1).total);
  const int height = area.height / 2;
  for (unsigned player = 1; player <= players(); ++player) {
    const Rect part = {area.x + 4, area.y + (static_cast<int>(player) - 1) * height, area.width - 8,
                       height};
    constexpr int kLine = kSeatChip.height + 4;
    const int left = paint_player(painter, {part.x, part.y, part.width, kLine}, *this, player).x;
    turns.paint(painter, {left, part.y, part.right() - left, part.height}, player);
  }
}

void Game::open_points() { open_turns(*this, turns); }

// More money decides, then nothing.
void Game::tell_tie(const Result& result, char* to, size_t size) const {
  const auto most = static_cast<uint32_t>(size);
  const unsigned winner = first_winner(result);
  const unsigned money = seen().money[winner - 1];
  if (result.winners == (rules::only(1) | rules::only(2))) {
    lv_snprintf(to, most, text(Text::planner_shared), money);
  } else {
    lv_snprintf(to, most, text(Text::planner_tie), text(seat_name(seat(winner))), money,
                unsigned{seen().money[2 - winner]});
  }
}

}  // namespace ui::city_planner
