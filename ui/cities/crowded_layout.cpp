#include "ui/cities/crowded_layout.hpp"

#include "ui/play/side.hpp"

namespace ui::cities {
namespace {

constexpr int kRail = 99;       // two targets side by side
constexpr int kWideRail = 132;  // where the display has the room
constexpr int kEdge = 4;
constexpr int kGap = 3;
constexpr int kRow = kTouch + 2;
constexpr int kStockHeight = 11;
constexpr int kCropRoom = 6;  // beside the board, for the marks around a tile
constexpr int kNumbersHeight = 26;
constexpr int kSmallNumbers = 18;
constexpr int kKindsHeight = 30;
constexpr int kFirst = 60;  // the tile, and what takes its place
constexpr int kHead = 33;   // numbers, kinds and, below them, the stock

bool has_decline(Stage stage) { return stage == Stage::cover; }
bool has_tile(Stage stage) { return stage != Stage::tourist; }

// From below: what does it, then what takes back, so that nothing final comes where that was.
Layout landscape(Stage stage, bool wide) {
  const Frame held = frame();
  const int top = kTitleHeight;
  const Sides sides = with_rail(held, held.width >= 400 ? kWideRail : kRail);
  const auto part = [&](int from, int to) {
    return Rect{sides.side.x + kEdge, from, sides.side.width - 2 * kEdge, to - from};
  };
  const auto row = [&](int from_below) {
    const int y = held.height - 3 - kTouch - from_below * kRow;
    return part(y, y + kTouch);
  };
  Layout layout = {
      .board = sides.board, .room = sides.board.inset(kCropRoom, 1), .rail = sides.side};
  layout.go = row(0);
  layout.undo = row(has_decline(stage) ? 2 : 1);
  if (stage != Stage::lay) layout.stay = row(has_decline(stage) ? 1 : 2);
  const Rect pair = row(stage == Stage::lay ? 2 : 3);
  const Rect left = pair.column(0, 2, kGap);
  const Rect right = pair.column(1, 2, kGap);
  if (has_tile(stage)) layout.tile = left;
  if (wide) layout.view = right;
  const int roomy = kNumbersHeight + kKindsHeight + kStockHeight + 4;
  if (pair.y - top >= roomy) {
    layout.numbers = part(top + 2, top + 2 + kNumbersHeight);
    layout.kinds = part(layout.numbers.bottom(), layout.numbers.bottom() + kKindsHeight);
    layout.stock = part(layout.kinds.bottom(), layout.kinds.bottom() + kStockHeight);
    return layout;
  }
  layout.numbers = part(top + 1, top + 1 + kSmallNumbers);
  layout.stock = part(top + 1 + kSmallNumbers, top + 1 + kSmallNumbers + kStockHeight);
  // Beside what stands alone in its line.
  if (!has_tile(stage)) layout.kinds = left;
  if (!wide) layout.kinds = right;
  return layout;
}

Layout portrait(Stage stage, bool wide) {
  const Frame held = frame();
  const bool two_rows = has_decline(stage) && wide && held.width < 300;
  const int height = (two_rows ? 2 * kRow - 2 : kTouch) + 2 * kEdge;
  const auto [board, strip] = with_strip(held, height);
  const int top = kTitleHeight + kHead;
  Layout layout = {.board = {0, top, held.width, strip.y - top}, .rail = strip};
  layout.room = layout.board;
  layout.head = {0, kTitleHeight, held.width, kHead};
  // Beside the menu, and the stock below it.
  const auto beside = [&](int x, int width) { return held.hand({x, kTitleHeight + 1, width, 20}); };
  layout.numbers = beside(kEdge, 76);
  layout.kinds =
      held.hand({kEdge + 80, kTitleHeight + 1, held.width - kTouch - kEdge - 80, kKindsHeight});
  layout.stock = held.hand({kEdge, kTitleHeight + 21, 68, kStockHeight});
  const Rect line = {kEdge, strip.y + kEdge, strip.width - 2 * kEdge, kTouch};
  Cut row = {line, kGap};
  const auto take = [&](int width) { return held.hand(row.left(width)); };
  if (wide) layout.view = take(kTouch);
  // Undo stays where it was when the tile is laid.
  (has_tile(stage) ? layout.tile : layout.stay) = take(has_decline(stage) ? kTouch : kFirst);
  if (two_rows) {
    layout.undo = take(row.rest.width);
    row = {line.moved(0, kRow), kGap};
    layout.stay = take((line.width - kGap) / 2);
    layout.go = take(row.rest.width);
    return layout;
  }
  layout.undo = take(kTouch);
  if (has_decline(stage)) layout.stay = take((row.rest.width - kGap) / 2);
  layout.go = take(row.rest.width);
  return layout;
}

}  // namespace

Layout crowded_layout(Stage stage, bool wide) {
  return frame().landscape() ? landscape(stage, wide) : portrait(stage, wide);
}

}  // namespace ui::cities
