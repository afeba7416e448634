#include "ui/play/result/result_layout.hpp"

#include "ui/play/result/score_sheet.hpp"

namespace ui {
namespace {

constexpr int kEdge = 4;
constexpr int kGap = 6;  // between the sheet and the picture
constexpr int kBar = 46;
constexpr int kBarEdge = 2;
constexpr int kBarGap = 3;
constexpr int kMostRowsAbove = 8;  // of a sheet, above the bar
constexpr int kColumn = 80;        // the bar where it stands beside the sheet
constexpr int kLeastPicture = 80;  // wide and high
// Of a sheet: the names, then a column a player.
constexpr int kNames = 88;
constexpr int kLeastColumn = 28;

// What the verdict has of a place of this width.
constexpr int words_width(int width) { return width - 2 * kEdge; }

}  // namespace

ResultLayout::ResultLayout(const Frame& held, const Verdict& says, int players, int rows,
                           bool has_picture) {
  bar = {kBarEdge, held.height - kBar - kBarEdge, held.width - 2 * kBarEdge, kBar};
  const Rect room = {kEdge, kTitleHeight + 2, held.width - 2 * kEdge, bar.y - kTitleHeight - 5};
  // Long sheets have the whole height, and the bar stands beside them, below the menu.
  if (held.landscape() && rows > kMostRowsAbove) {
    const int below = kTouch + kBarGap;
    bar = held.hand(
        {held.width - kColumn - kBarEdge, below, kColumn, held.height - below - kBarEdge});
    verdict = held.hand({2 * kEdge, room.y, held.width - kColumn - 4 * kEdge, 0});
    verdict.height = says.height(verdict.width);
    const int top = room.y + verdict.height;
    sheet = held.hand({kEdge, top, held.width - kColumn - 2 * kEdge, held.height - kEdge - top});
    if (has_picture) why = sheet;
    return;
  }
  const int least_sheet = least_sheet_height(players, rows);
  Rect left = room;
  if (held.landscape()) {
    const int most = room.width - kGap - kNames - players * kLeastColumn;
    const int side = most < room.height ? most : room.height;
    left.width = room.width - side - kGap;
    // Where the board is while one plays.
    if (has_picture && side >= kLeastPicture &&
        says.height(words_width(left.width)) + least_sheet <= left.height) {
      picture = held.hand({room.x, room.y, side, room.height});
      left.x += side + kGap;
    } else {
      left.width = room.width;
    }
    left = held.hand(left);
  } else {
    const int used = says.height(words_width(room.width)) + sheet_height(players, rows) + kGap;
    if (has_picture && room.height - used >= kLeastPicture) {
      picture = {room.x, room.y + used, room.width, room.height - used};
      left.height = used - kGap;
    }
  }
  int top = says.height(words_width(left.width));
  if (top + least_sheet > left.height) top = says.height(words_width(left.width), false);
  verdict = {left.x + kEdge, left.y, words_width(left.width), top};
  const int most_sheet = sheet_height(players, rows);
  sheet = {left.x, left.y + top, left.width, left.height - top};
  if (sheet.height > most_sheet) sheet.height = most_sheet;
  if (has_picture) why = picture.empty() ? sheet : picture;
}

Rect ResultLayout::action(int index) const {
  constexpr int kFrom[] = {0, 55, 120, 180, 239};
  constexpr int kParts = kFrom[4];
  if (bar.height > bar.width) {
    constexpr int kActions = 4;
    const int high = (bar.height + kBarGap) / kActions;
    return {bar.x, bar.y + index * high, bar.width, high - kBarGap};
  }
  const int width = bar.width + kBarGap;
  const int from = width * kFrom[index] / kParts;
  const int to = width * kFrom[index + 1] / kParts;
  return frame().hand({bar.x + from, bar.y, to - from - kBarGap, bar.height});
}

}  // namespace ui
