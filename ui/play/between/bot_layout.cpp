#include "ui/play/between/bot_layout.hpp"

#include "ui/play/moment.hpp"
#include "ui/play/side.hpp"

namespace ui {
namespace {

constexpr int kGap = 3;
constexpr int kEdge = 6;
constexpr int kPace = 3;  // high
constexpr int kWho = 20;
constexpr int kWorth = 20;

BotLayout with_rail(const Frame& held) {
  constexpr int kRail = 96;
  constexpr int kNames = 36;  // two lines
  constexpr int kItems = 13 * static_cast<int>(kToldItems);
  const auto [board, side] = ui::with_rail(held, kRail);
  const Rect column = side.inset(kEdge, 0);
  const Rect skip = {side.x + kGap, held.height - kGap - kTouch, kRail - 2 * kGap, kTouch};
  const Rect hurry = skip.moved(0, -kGap - kTouch);
  const Rect pace = {column.x, hurry.y - kGap - kPace, column.width, kPace};
  const Rect who = {column.x, side.y + 2, column.width, kNames};
  const Rect items = {column.x, pace.y - 1 - kItems, column.width, kItems};
  const Rect worth = {column.x, items.y - kWorth, column.width, kWorth};
  return {.moment = board,
          .side = side,
          .who = who,
          .words = {column.x, who.bottom(), column.width, worth.y - who.bottom()},
          .worth = worth,
          .items = items,
          .pace = pace,
          .hurry = hurry,
          .skip = skip,
          .rail = true};
}

// The words stand beside the name, or below it upright; the pace runs along the top.
BotLayout with_strip(const Frame& held) {
  constexpr int kWideButton = 88;
  constexpr int kSlimButton = 60;
  constexpr int kWideWho = 152;
  const bool wide = held.landscape();
  const auto [board, side] = ui::with_strip(held, 2 * kGap + kTouch + kWho + (wide ? 0 : kWho));
  const int top = side.y;
  const Rect line = {kEdge, top + 1, held.width - 2 * kEdge, kWho};
  const int width = wide ? kWideButton : kSlimButton;
  const int row = held.height - kGap - kTouch;
  const Rect skip = held.hand({held.width - kGap - width, row, width, kTouch});
  const Rect hurry = held.hand({held.width - 2 * (kGap + width), row, width, kTouch});
  const Rect rest = held.hand({kEdge, row, held.width - 2 * (kGap + width) - 2 * kEdge, kTouch});
  return {.moment = board,
          .side = side,
          .who = {line.x, line.y, wide ? kWideWho : line.width, kWho},
          .words = wide ? Rect{line.x + kWideWho, line.y, line.width - kWideWho, kWho}
                        : line.moved(0, kWho),
          .worth = {rest.x, rest.y, rest.width, kWorth},
          .items = {rest.x, rest.y + kWorth, rest.width, rest.height - kWorth},
          .pace = {0, top, held.width, kPace},
          .hurry = hurry,
          .skip = skip,
          .rail = false};
}

}  // namespace

BotLayout bot_layout(const Frame& held, BoardShape shape) {
  return held.landscape() && shape == BoardShape::square ? with_rail(held) : with_strip(held);
}

}  // namespace ui
