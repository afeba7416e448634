#include "ui/drawcity/play_layout.hpp"

#include "ui/play/side.hpp"

namespace ui::drawcity {
namespace {

constexpr int kWide = 400;  // a display with room for a wider rail
constexpr int kRail = 2 * kTouch;
constexpr int kWideRail = 2 * 60;
constexpr int kGap = 2;
constexpr int kEdge = 4;

PlayLayout landscape(const Frame& held, int top) {
  const Sides sides = with_rail(held, held.width >= kWide ? kWideRail : kRail);
  PlayLayout layout;
  layout.side = sides.side;
  const Rect& rail = sides.side;
  layout.board = layout.streets = {sides.board.x, top, sides.board.width, held.height - top};
  layout.go = {rail.x, held.height - kTouch, rail.width, kTouch};
  const Rect tools = layout.go.moved(0, -kGap - kTouch);
  layout.goals = tools.column(0, 2, 0);
  layout.undo = tools.column(1, 2, 0);
  const Rect cards = {rail.x, kTouch + kGap, rail.width, tools.y - kGap - kTouch - kGap};
  constexpr auto kOfAKind = static_cast<int>(kCards);
  for (int i = 0; i < kOfAKind; ++i) {
    layout.numbers[i] = cards.in_lines(i, 2 * kOfAKind, 2);
    layout.types[i] = cards.in_lines(i + kOfAKind, 2 * kOfAKind, 2);
  }
  return layout;
}

PlayLayout portrait(const Frame& held, int top, bool zones) {
  const Sides sides = with_strip(held, 2 * kTouch + kGap);
  PlayLayout layout;
  layout.side = sides.side;
  layout.board = {0, top, held.width, sides.side.y - top};
  layout.streets = layout.board;
  if (!zones && top < kTouch) layout.streets = {0, kTouch, held.width, sides.side.y - kTouch};
  Cut upper = {{0, sides.side.y + 1, held.width, kTouch}, 0};
  layout.undo = held.hand(upper.right(kTouch));
  layout.goals = held.hand(upper.right(kTouch));
  layout.chips = held.hand(upper.rest).inset(kEdge, 1);
  Cut lower = {{0, held.height - kTouch, held.width, kTouch}, 0};
  const int more = (held.width - 240) / 5;  // what a larger display gives each part
  for (Rect& card : layout.numbers) card = held.hand(lower.left(kTouch + more));
  for (Rect& card : layout.types) card = held.hand(lower.left(kTouch + more));
  layout.go = held.hand(lower.rest);
  return layout;
}

}  // namespace

PlayLayout play_layout(int top, bool zones) {
  const Frame held = frame();
  return held.landscape() ? landscape(held, top) : portrait(held, top, zones);
}

}  // namespace ui::drawcity
