#include "ui/play/replay/replay_layout.hpp"

namespace ui {
namespace {

constexpr int kGap = 2;
constexpr int kWordsHeight = 22;

constexpr Rect button(int x, int y) { return {x, y, kTouch, kTouch}; }

ReplayLayout with_rail(const Frame& held) {
  constexpr int kStep = kTouch + kGap;
  constexpr int kRail = 2 * kStep + kGap + 2;
  const Rect rail = held.hand({held.width - kRail, 0, kRail, held.height});
  const int left = held.left_hand ? kRail : 0;
  const int board = held.width - kRail;  // wide
  const int one = rail.x + kGap + 1;
  const int two = one + kStep;
  const int low = held.height - kStep;
  const int high = low - kStep;
  return {{left, kTitleHeight, board, low - kTitleHeight},
          // The way back and the button at the other corner reach down to there.
          {rail.x, kTouch, kRail, high - kTouch},
          held.hand({0, low, board - kStep, kTouch}),
          button(one, high),
          button(one, low),
          held.hand(button(board - kTouch, low)),
          button(two, low),
          button(two, high),
          true};
}

ReplayLayout with_strip(const Frame& held) {
  constexpr int kStep = kTouch + kGap;
  const int y = held.height - kStep;
  const Rect words = {0, y - kWordsHeight, held.width, kWordsHeight};
  const Rect row = {kGap, y, held.width - 2 * kGap, kTouch};
  const int right = row.right() - kTouch;
  return {{0, kTitleHeight, held.width, words.y - kTitleHeight},
          words,
          {row.x + 3 * kStep, y, row.width - 5 * kStep, kTouch},
          button(row.x, y),
          button(row.x + kStep, y),
          button(row.x + 2 * kStep, y),
          button(right - kStep, y),
          button(right, y),
          false};
}

ReplayLayout with_two_strips(const Frame& held) {
  const int y = held.height - kTouch - kGap;
  const Rect words = {0, y - kTouch - kWordsHeight, held.width, kWordsHeight};
  const Rect row = {kGap, y, held.width - 2 * kGap, kTouch};
  return {{0, kTitleHeight, held.width, words.y - kTitleHeight},
          words,
          {0, words.bottom(), held.width, kTouch},
          row.column(0, 5, kGap),
          row.column(1, 5, kGap),
          row.column(2, 5, kGap),
          row.column(3, 5, kGap),
          row.column(4, 5, kGap),
          false};
}

}  // namespace

ReplayLayout replay_layout(const Frame& held, BoardShape shape) {
  if (!held.landscape()) return with_two_strips(held);
  return shape == BoardShape::square ? with_rail(held) : with_strip(held);
}

}  // namespace ui
