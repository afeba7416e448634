#include "ui/cities/play_layout.hpp"

#include <algorithm>

#include "ui/play/side.hpp"

namespace ui::cities {
namespace {

constexpr int kRail = 76;
constexpr int kWideRail = 132;  // where the display has the room
constexpr int kStrip = 67;
constexpr int kStarts = 54;  // the line of starting tiles
constexpr int kEdge = 4;
constexpr int kRuler = 16;
constexpr int kStockHeight = 11;

Layout landscape(Stage stage) {
  const Frame held = frame();
  const int top = kTitleHeight;
  const Sides sides = with_rail(held, held.width >= 400 ? kWideRail : kRail);
  const auto part = [&](int from, int to) {
    return Rect{sides.side.x + kEdge, from, sides.side.width - 2 * kEdge, to - from};
  };
  const auto button = [&](int from_below) {
    const int y = held.height - 3 - kTouch - from_below * 46;
    return part(y, y + kTouch);
  };
  // Undo stays where it was when the tile is laid: staying ends the turn.
  const Rect undo = button(1), stay = button(2);
  const Rect& first = stage == Stage::tourist ? stay : undo;
  // A tile in hand leaves the tourists the line above the buttons.
  const int below = first.y - kStockHeight - 3;
  const int stock = stage == Stage::tourist ? top + 59 : below;
  const int words = stage == Stage::start ? top + 24 : stock + kStockHeight + 4;
  const Rect& board = sides.board;
  return {.board = board,
          .room = {board.x + kRuler, top, board.width - kRuler, board.height},
          .ruler = board.x + 4,
          .rail = sides.side,
          .numbers = part(top + 2, top + 28),
          .kinds = part(top + 28, top + 58),
          .stock = part(stock, stock + kStockHeight),
          .words = part(words, first.y - 2),
          .tile = part(top + 58, below - 3),
          .undo = undo,
          .stay = stay,
          .go = button(0)};
}

Layout portrait(Stage stage) {
  const Frame held = frame();
  const auto [board, strip] = with_strip(held, kStrip);
  const int y = strip.y + kEdge;
  const int height = kStrip - 2 * kEdge;
  const int more = (held.width - 240) / 4;  // what a larger display gives each part
  Cut line = {{kEdge, y, held.width, height}, kEdge};
  const auto take = [&](int width) { return held.hand(line.left(width + more)); };
  const Rect block = take(70);
  // Below the menu, so that nothing that can be touched lies under it.
  Layout layout = {.board = board,
                   .room = {kRuler, kTouch, held.width - kRuler, strip.y - kTouch},
                   .ruler = 3,
                   .rail = strip,
                   .numbers = {block.x, y - 2, block.width, 25},
                   .kinds = {block.x, y + 22, block.width, 28},
                   .stock = {block.x, y + 50, block.width, kStockHeight}};
  if (stage == Stage::tourist) {
    layout.stay = take(60);
  } else {
    layout.tile = take(60);
  }
  layout.undo = take(44);
  layout.go = take(46);
  if (stage != Stage::start) return layout;
  layout.words = {std::min(block.x, layout.tile.x), y, block.width + layout.tile.width + kEdge,
                  height};
  return layout;
}

}  // namespace

Layout play_layout(Stage stage) {
  Layout layout = frame().landscape() ? landscape(stage) : portrait(stage);
  if (stage != Stage::start) return layout;
  const Rect& board = layout.board;
  const int top = board.bottom() - kStarts;
  layout.starts = {board.x + kEdge, top, board.width - 2 * kEdge, kStarts - kEdge};
  layout.room = {board.x, layout.room.y, board.width, top - layout.room.y};
  return layout;
}

}  // namespace ui::cities
