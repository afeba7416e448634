#include "ui/play/setup/setup_layout.hpp"

namespace ui {
namespace {

constexpr int kRow = 48;
constexpr int kMargin = 8;
constexpr int kButtonHeight = 52;
constexpr int kStart = 112;  // wide
constexpr int kLesson = 84;
constexpr int kNarrowStart = 96;  // where the summary stands beside them
constexpr int kNarrowLesson = 68;
constexpr int kLeastSeat = 40;  // wide: a chip and, below it, a name
constexpr int kSeatsMark = 20;
constexpr int kWordsHeight = 40;  // two lines of the summary above the buttons

}  // namespace

int SetupLayout::field_rows() const {
  if (held.landscape()) return fields <= 3 ? 1 : 2;
  const int most = fields <= 5 ? 2 : 3;  // side by side
  return (fields + most - 1) / most;
}

Rect SetupLayout::field(int index) const {
  const int rows = field_rows();
  int row = 0;
  while (index >= fields * (row + 1) / rows) ++row;
  const int first = fields * row / rows;
  const int count = fields * (row + 1) / rows - first;
  const Rect line = {0, kTitleHeight + row * kRow, held.width, kRow};
  return line.column(index - first, count, 0);
}

Rect SetupLayout::seats_area() const {
  const int room = held.width - kSeatsMark;
  const int rows = (seats * kLeastSeat + room - 1) / room;
  return {0, kTitleHeight + field_rows() * kRow, held.width, rows * kRow};
}

Rect seat_cell(const Rect& area, int index, int seats) {
  const int rows = area.height / kRow;
  const int columns = (seats + rows - 1) / rows;
  const Rect line = {area.x, area.y + index / columns * kRow, area.width - kSeatsMark, kRow};
  return line.column(index % columns, columns, 0);
}

Rect seats_mark(const Rect& area) {
  return {area.right() - kSeatsMark, area.y, kSeatsMark, area.height};
}

Rect SetupLayout::rest() const {
  const int top = seats_area().bottom();
  return {0, top, held.width, held.height - top};
}

// True where the summary stands beside the buttons.
bool SetupLayout::one_row() const {
  return held.landscape() && rest().height < kButtonHeight + 2 * kMargin + kWordsHeight;
}

int SetupLayout::lesson_width() const { return one_row() ? kNarrowLesson : kLesson; }

Rect SetupLayout::buttons() const {
  const Rect area = rest();
  const int start = one_row() ? kNarrowStart : kStart;
  const int width = start + (lesson ? kMargin / 2 + lesson_width() : 0);
  const int room = held.landscape() ? width : area.width - 2 * kMargin;
  const int spare = area.height - kButtonHeight;
  const int below = one_row() ? spare / 2 : spare < kMargin ? spare / 2 : kMargin;
  return {area.right() - kMargin - room, area.bottom() - below - kButtonHeight, room,
          kButtonHeight};
}

Rect SetupLayout::start_button() const {
  const Rect all = buttons();
  const int width = lesson ? all.width - lesson_width() - kMargin / 2 : all.width;
  return held.hand({all.right() - width, all.y, width, all.height});
}

Rect SetupLayout::lesson_button() const {
  const Rect all = buttons();
  return held.hand({all.x, all.y, lesson_width(), all.height});
}

Rect SetupLayout::summary() const {
  const Rect area = rest();
  const Rect row = buttons();
  if (one_row()) {
    return held.hand({kMargin, area.y + 4, row.x - 2 * kMargin, area.height - 6});
  }
  return {kMargin, area.y + kMargin, area.width - 2 * kMargin, row.y - area.y - kMargin - 2};
}

Rect SetupLayout::centred(const Rect& room, int height) const {
  const int spare = one_row() && height < room.height ? (room.height - height) / 2 : 0;
  return {room.x, room.y + spare, room.width, room.height - spare};
}

}  // namespace ui
