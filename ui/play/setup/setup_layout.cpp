#include "ui/play/setup/setup_layout.hpp"

namespace ui {
namespace {

constexpr int kRow = 48;
constexpr int kMargin = 8;
constexpr int kButtonHeight = 52;
constexpr int kLowButton = 46;  // where fields and seats leave little room for the summary above
constexpr int kLowMargin = 4;
constexpr int kStart = 112;  // wide
constexpr int kLesson = 84;
constexpr int kNarrowStart = 96;  // where the summary stands beside them
constexpr int kNarrowLesson = 68;
constexpr int kLeastSeat = 40;  // wide: a chip and, below it, a name
constexpr int kSeatsMark = 20;
constexpr int kWordsHeight = 40;  // two lines of the summary above the buttons

// The part `index` of `count` side by side: all as wide, unless that is too narrow for one and
// there is room for all.
Rect spread(const Rect& line, int index, int count, const uint8_t* needs) {
  bool fit = true;
  int spare = line.width, left = 0;
  for (int i = 0; i < count; ++i) {
    fit = fit && needs[i] <= line.column(i, count, 0).width;
    if (i == index) left = line.width - spare;
    spare -= needs[i];
  }
  if (fit || spare < 0) return line.column(index, count, 0);
  const int before = spare * index / count, after = spare * (index + 1) / count;
  return {line.x + left + before, line.y, needs[index] + after - before, line.height};
}

}  // namespace

int SetupLayout::field_rows() const {
  if (held.landscape()) return fields <= 3 ? 1 : 2;
  // Side by side: where two lines of seats leave little room, three.
  const bool crowded = fields > 4 && seats_rows() > 1;
  const int most = fields <= 6 && !crowded ? 2 : 3;
  return (fields + most - 1) / most;
}

Rect SetupLayout::field(int index) const {
  const int rows = field_rows();
  int row = 0;
  while (index >= fields * (row + 1) / rows) ++row;
  const int first = fields * row / rows;
  const int count = fields * (row + 1) / rows - first;
  const Rect line = {0, kTitleHeight + row * kRow, held.width, kRow};
  return needs != nullptr ? spread(line, index - first, count, needs + first)
                          : line.column(index - first, count, 0);
}

int SetupLayout::seats_rows() const {
  const int room = held.width - kSeatsMark;
  return (seats * kLeastSeat + room - 1) / room;
}

Rect SetupLayout::seats_area() const {
  return {0, kTitleHeight + field_rows() * kRow, held.width, seats_rows() * kRow};
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

bool SetupLayout::is_low() const {
  return rest().height < kButtonHeight + 2 * kMargin + kWordsHeight;
}

// True where the summary stands beside the buttons.
bool SetupLayout::one_row() const { return held.landscape() && is_low(); }

int SetupLayout::margin() const { return !held.landscape() && is_low() ? kLowMargin : kMargin; }

int SetupLayout::lesson_width() const { return one_row() ? kNarrowLesson : kLesson; }

Rect SetupLayout::buttons() const {
  const Rect area = rest();
  const int start = one_row() ? kNarrowStart : kStart;
  const int width = start + (lesson ? kMargin / 2 + lesson_width() : 0);
  const int room = held.landscape() ? width : area.width - 2 * kMargin;
  const int height = margin() == kMargin ? kButtonHeight : kLowButton;
  const int spare = area.height - height;
  const int below = one_row() ? spare / 2 : spare < margin() ? spare / 2 : margin();
  return {area.right() - kMargin - room, area.bottom() - below - height, room, height};
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
  return {kMargin, area.y + margin(), area.width - 2 * kMargin, row.y - area.y - margin() - 2};
}

Rect SetupLayout::centred(const Rect& room, int height) const {
  const int spare = one_row() && height < room.height ? (room.height - height) / 2 : 0;
  return {room.x, room.y + spare, room.width, room.height - spare};
}

}  // namespace ui
