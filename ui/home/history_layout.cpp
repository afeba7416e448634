#include "ui/home/history_layout.hpp"

#include "ui/core/page_bar.hpp"

namespace ui {
namespace {

constexpr int kLeastRow = 54;
constexpr int kRail = 56;
constexpr int kMap = 42;
constexpr int kEdge = 6;
constexpr int kUndo = 76;
constexpr int kPager = 48;  // the height of ▲ and ▼

}  // namespace

HistoryLayout::HistoryLayout(const Frame& held) : screen(held), rail(held.landscape()) {
  list = held.body();
  if (rail) {
    list.width -= kRail;
    const Rect side = Rect{list.right(), list.y, kRail, list.height};
    // Held by the left hand it begins below the way back.
    const int top = held.left_hand ? side.y + kTouch - kTitleHeight : side.y;
    up = held.hand(Rect{side.x, top, kRail, kPager}.inset(5, 1));
    down = held.hand(Rect{side.x, side.bottom() - kPager - 1, kRail, kPager}.inset(5, 1));
    told = held.hand({side.x + 1, top + kPager, kRail - 1, down.y - top - kPager});
    list = held.hand(list);
  } else {
    list.height -= kPageBar;
  }
  const int fit = list.height / kLeastRow;
  rows = fit < kMostRows ? fit : kMostRows;
}

HistoryLayout::Row HistoryLayout::row(int index) const {
  const int y = list.y + list.height * index / rows;
  const int bottom = list.y + list.height * (index + 1) / rows;
  const Rect whole = {list.x, y, list.width, bottom - y};
  // Upright the way back lies over the upper left corner.
  const bool left = screen.left_hand && rail;
  const int games = whole.width - 2 * kTouch;
  const Rect game = {left ? whole.right() - games : whole.x, y, games, whole.height};
  const int buttons = left ? whole.x : game.right();
  const Rect pin = {buttons, y, kTouch, whole.height};
  const Rect bin = {buttons + kTouch, y, kTouch, whole.height};
  const Rect undo = {left ? whole.x : whole.right() - kUndo, y, kUndo, whole.height};
  const Rect map = {game.x + kEdge, y + (whole.height - kMap) / 2, kMap, kMap};
  const int words = map.right() + kEdge;
  return {whole,           game, map, {words, y, game.right() - words - 2, whole.height}, pin, bin,
          undo.inset(2, 4)};
}

}  // namespace ui
