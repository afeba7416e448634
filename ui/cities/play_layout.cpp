#include "ui/cities/play_layout.hpp"

namespace ui::cities {
namespace {

constexpr int kRail = 76;
constexpr int kWideRail = 132;  // where the display has the room
constexpr int kStrip = 67;
constexpr int kStarts = 54;  // the line of starting tiles
constexpr int kEdge = 4;
constexpr int kButton = 44;
constexpr int kRuler = 16;
constexpr int kStockHeight = 11;

void add_starts(Layout& layout) {
  const Rect line = {layout.board.x + kEdge, layout.board.bottom() - kStarts,
                     layout.board.width - 2 * kEdge, kStarts - kEdge};
  for (int i = 0; i < 3; ++i) layout.starts[i] = line.column(i, 3, kEdge);
  layout.room = {layout.board.x, layout.room.y, layout.board.width,
                 layout.board.bottom() - kStarts - layout.room.y};
}

Layout landscape(Stage stage) {
  const Frame held = frame();
  const int width = held.width >= 400 ? kWideRail : kRail;
  const int top = kTitleHeight;
  const Rect rail = held.hand({held.width - width, top, width, held.height - top});
  const Rect inside = {rail.x + kEdge, rail.y, rail.width - 2 * kEdge, rail.height};
  Layout layout = {};
  layout.rail = rail;
  layout.board = held.hand({0, top, held.width - width, held.height - top});
  layout.room = {layout.board.x + kRuler, top, layout.board.width - kRuler, layout.board.height};
  layout.ruler = {layout.board.x + 4, 0, 11, 0};
  const auto button = [&](int from_below) {
    return Rect{inside.x, held.height - 3 - kButton - from_below * 46, inside.width, kButton};
  };
  layout.go = button(0);
  layout.stay = button(1);
  layout.undo = button(stage == Stage::tourist ? 2 : 1);
  layout.numbers = {inside.x, top + 2, inside.width, 26};
  layout.kinds = {inside.x, top + 28, inside.width, 30};
  // A tile in hand leaves the tourists the line above the buttons.
  const int below = layout.undo.y - kStockHeight - 3;
  layout.stock = {inside.x, stage == Stage::tourist ? top + 59 : below, inside.width, kStockHeight};
  layout.tile = {inside.x, top + 58, inside.width, below - (top + 58) - 3};
  layout.words = {inside.x, layout.stock.bottom() + 4, inside.width,
                  layout.undo.y - layout.stock.bottom() - 6};
  if (stage == Stage::start) {
    layout.words = {inside.x, top + 24, inside.width, layout.undo.y - top - 26};
    add_starts(layout);
  }
  return layout;
}

Layout portrait(Stage stage) {
  const Frame held = frame();
  Layout layout = {};
  layout.rail = {0, held.height - kStrip, held.width, kStrip};
  layout.board = {0, kTitleHeight, held.width, layout.rail.y - kTitleHeight};
  // Below the menu, so that nothing that can be touched lies under it.
  layout.room = {kRuler, kTouch, held.width - kRuler, layout.rail.y - kTouch};
  layout.ruler = {3, 0, 11, 0};
  const int y = layout.rail.y + kEdge;
  const int height = kStrip - 2 * kEdge;
  const int more = (held.width - 240) / 4;  // what a larger display gives each part
  int x = kEdge;
  const auto take = [&](int width) {
    const Rect part = held.hand({x, y, width + more, height});
    x += width + more + kEdge;
    return part;
  };
  const Rect block = take(70);
  layout.numbers = {block.x, y - 2, block.width, 25};
  layout.kinds = {block.x, y + 22, block.width, 28};
  layout.stock = {block.x, y + 50, block.width, kStockHeight};
  if (stage == Stage::tourist) {
    layout.undo = take(44);
    layout.stay = take(52);
    layout.go = take(54);
  } else {
    layout.tile = take(60);
    layout.undo = take(44);
    layout.go = take(46);
    layout.stay = layout.undo;
  }
  layout.words = {};
  if (stage == Stage::start) {
    const int left = block.x < layout.tile.x ? block.x : layout.tile.x;
    layout.words = {left, y, block.width + layout.tile.width + kEdge, height};
    add_starts(layout);
  }
  return layout;
}

}  // namespace

Layout play_layout(Stage stage) { return frame().landscape() ? landscape(stage) : portrait(stage); }

}  // namespace ui::cities
