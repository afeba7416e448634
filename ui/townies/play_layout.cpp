#include "ui/townies/play_layout.hpp"

#include <algorithm>

#include "ui/play/side.hpp"
#include "ui/townies/pieces.hpp"

namespace ui::townies {
namespace {

constexpr int kWide = 400;  // a display with room for a wider rail
constexpr int kRail = 3 * kTouch;
constexpr int kWideRail = 3 * 56;
constexpr int kNumbers = 24;
constexpr int kLine = 22;
constexpr int kGoals = 31;
constexpr int kGap = 2;
constexpr int kEdge = 3;
constexpr int kBesideButtons = 10;  // so far a lesson's buttons reach into the narrow rail
constexpr int kStripLine = 28;
constexpr int kAside = 11;
constexpr int kRing = rules::townies::kColours * kRingStep;

PlayLayout landscape(const Frame& held, int top, bool has_goals) {
  const Sides sides = with_rail(held, held.width >= kWide ? kWideRail : kRail);
  PlayLayout layout;
  layout.board = layout.room = sides.board;
  layout.side = sides.side;
  const Rect& rail = sides.side;
  const auto part = [&rail](int y, int height) { return Rect{rail.x, y, rail.width, height}; };
  const int beside = top > rail.y ? kBesideButtons : kEdge;
  layout.numbers = part(rail.y, kNumbers).inset(beside, 0);
  layout.line = part(layout.numbers.bottom(), kLine).inset(kEdge, 0);
  layout.goals = part(rail.y, kNumbers + kLine + kGoals);
  layout.go = part(held.height - kTouch, kTouch);
  const Rect tools = part(layout.go.y - kGap - kTouch, kTouch);
  layout.rotate = tools.column(0, 3, 0);
  layout.flip = tools.column(1, 3, 0);
  layout.undo = tools.column(2, 3, 0);
  const int high = rail.width / 3;
  const Rect dice = part(tools.y - kGap - high, high);
  for (int i = 0; i < 3; ++i) layout.dice[i] = dice.column(i, 3, 0);
  const int above = (has_goals ? layout.goals : layout.line).bottom() + kGap;
  layout.words = part(above, dice.y - kGap - above);
  layout.rail = true;
  layout.ring = {sides.board.x + kEdge + 1, top + kEdge, kRing, kRingChip};
  // A lesson's words lie at the foot.
  const int star = top > rail.y ? top : sides.board.bottom() - kTouch;
  layout.star = {sides.board.right() - kTouch, star, kTouch, kTouch};
  return layout;
}

PlayLayout portrait(const Frame& held, int top) {
  const Sides sides = with_strip(held, kTouch + kStripLine);
  PlayLayout layout;
  layout.board = sides.board;
  layout.side = sides.side;
  const Rect& board = sides.board;
  // The map goes aside for the star.
  layout.room = held.hand({board.x, board.y, board.width - 2 * kAside, board.height});
  Cut line = {{kEdge, sides.side.y + 1, held.width - 2 * kEdge, kStripLine - 2}, kEdge};
  layout.numbers = line.left(66);
  layout.line = line.rest;
  const int y = held.height - kTouch;
  Cut row = {{0, y, held.width, kTouch}, kGap};
  const int more = (held.width - 240) / 5;  // what a larger display gives each part
  for (Rect& die : layout.dice) die = held.hand(row.left(kTouch + more));
  layout.undo = held.hand(row.left(kTouch + more));
  layout.go = held.hand(row.rest);
  layout.goals = held.hand({board.x, top, kTouch, kTouch});
  layout.ring = held.hand({board.right() - kRing, top + kEdge, kRing, kRingChip});
  // Below the menu and the markers.
  layout.star = held.hand(
      {board.right() - kTouch, std::max(kTouch, layout.ring.bottom() + kEdge), kTouch, kTouch});
  layout.rotate = {board.x, board.bottom() - kTouch, kTouch, kTouch};
  layout.flip = {board.right() - kTouch, board.bottom() - kTouch, kTouch, kTouch};
  return layout;
}

}  // namespace

PlayLayout play_layout(int top, bool has_goals) {
  const Frame held = frame();
  return held.landscape() ? landscape(held, top, has_goals) : portrait(held, top);
}

}  // namespace ui::townies
