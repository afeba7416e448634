#include "ui/play/setup/setup_paint.hpp"

#include "ui/core/list_screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"
#include "ui/play/setup/setup_layout.hpp"

namespace ui {
namespace {

constexpr int kEdge = 8;
constexpr int kMark = 9;  // width of the triangle that says: there is more
constexpr int kChip = 20;
constexpr int kWideSeat = 78;   // has room for chip and name side by side
constexpr int kRoomySeat = 96;  // in the larger type

// The plate of a cell with the lines that part it from its neighbours.
Color paint_cell(Painter& painter, const Rect& area, bool pressed) {
  const Palette& colors = palette();
  painter.fill(area, pressed ? colors.ink : colors.raised);
  painter.across(area.x, area.bottom() - 1, area.width, colors.grid);
  if (area.right() < frame().width) {
    painter.down(area.right() - 1, area.y, area.height, colors.grid);
  }
  return pressed ? colors.raised : colors.ink;
}

}  // namespace

const char* label_of(const Setup& setup, unsigned index) {
  return seat_label(setup.seats.of[index], setup.sitters[index] != rules::Sitter::person);
}

void paint_opens(Painter& painter, Point middle, Color color) {
  for (int row = 0; row <= kMark / 2; ++row) {
    painter.across(middle.x - row, middle.y + 2 - row, 2 * row + 1, color);
  }
}

void paint_changes(Painter& painter, const Rect& area, Color color) {
  constexpr int kSteps = 4, kBeside = 2;
  const int middle = area.center().y;
  for (int step = 0; step < kSteps; ++step) {
    const int out = kBeside + kSteps - step;
    painter.down(area.x - out, middle - step, 2 * step + 1, color);
    painter.down(area.right() - 1 + out, middle - step, 2 * step + 1, color);
  }
}

int least_width(const ShownField& field) {
  const int value = widest_word(field.value, kNote), label = text_width(field.label, kNote);
  const int least = kEdge + 2 + (value > label ? value : label);
  return least > kTouch ? least : kTouch;
}

void paint_setup_field(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const auto& field = *static_cast<const ShownField*>(view.spec.more);
  const Color front = paint_cell(painter, view.area, view.pressed);
  const Rect area = view.area;
  const Rect label = {area.x + kEdge, area.y + 4, area.width - kEdge - 2, 16};
  painter.text(label, field.label, kNote, view.pressed ? colors.raised : colors.note);

  const int mark = area.right() - kEdge - 7;  // its middle
  Rect value = {label.x, area.y + 18, mark - 8 - label.x, 26};
  int y = value.center().y;
  if (text_width(field.value, kNote) > value.width) {
    // Two lines, and the mark beside the label.
    y = label.center().y;
    value = {label.x, area.y + 17, area.right() - 2 - label.x, 2 * kNote.line_height};
  }
  painter.label(value, field.value, kTitle, front);
  paint_opens(painter, {mark, y}, front);
}

void paint_setup_seat(Painter& painter, const Rect& area, const Setup& setup, unsigned index,
                      bool pressed) {
  const Palette& colors = palette();
  const Seat seat = setup.seats.of[index];
  const Color front = paint_cell(painter, area, pressed);
  const char* const name = label_of(setup, index);
  const char number[] = {static_cast<char>('1' + index), '\0'};
  painter.text({area.x + 5, area.y + 4, 10, 12}, number, kNote,
               pressed ? colors.raised : colors.note);

  if (setup.sitters[index] != rules::Sitter::person) {
    const auto width = static_cast<int>(symbol_bot.header.w);
    painter.symbol(symbol_bot, Point{area.right() - width - 3, area.y + 3}, front);
  }

  // Chip and name side by side, or one above the other where that is too narrow.
  const int beside = area.x + 16 + kChip + 6;
  const int room = area.right() - 2 - beside;
  bool fits = area.width >= kWideSeat;
  for (unsigned player = 1; player <= setup.seats.players; ++player) {
    fits = fits && text_width(label_of(setup, player - 1), kNote) <= room;
  }
  if (!fits) {
    paint_seat(painter, {area.center().x - kChip / 2, area.y + 6, kChip, kChip}, seat);
    const Rect below = {area.x + 2, area.y + 28, area.width - 4, 16};
    // The chip alone says it where five share a line.
    if (text_width(name, kNote) > below.width) return;
    painter.text(below, name, kNote, front, Align::center);
    return;
  }
  const Face& face = fitting(name, room, area.width < kRoomySeat ? kNote : kText);
  const int spare = (room - text_width(name, face)) / 2;
  const int x = area.x + 16 + (spare > 0 ? spare : 0);
  paint_seat(painter, {x, area.y + (area.height - kChip) / 2, kChip, kChip}, seat);
  painter.text({x + kChip + 6, area.y, room, area.height - 1}, name, face, front);
}

void paint_setup_seats(Painter& painter, const TargetView& view) {
  const auto& setup = *static_cast<const Setup*>(view.spec.more);
  const int seats = setup.seats.players;
  const Rect mark = seats_mark(view.area);
  const Color front = paint_cell(painter, mark, view.pressed);
  paint_opens(painter, mark.center(), front);
  for (int i = 0; i < seats; ++i) {
    paint_setup_seat(painter, seat_cell(view.area, i, seats), setup, static_cast<unsigned>(i),
                     view.pressed);
  }
}

void paint_players_row(Painter& painter, const Rect& area, const Seats& seats, unsigned players,
                       bool inverted) {
  constexpr int kStep = kSeatChip.width + 4;
  const int left = area.right() - kStep * static_cast<int>(players);
  char words[48];
  write(words, Text::players_of, players);
  paint_row(painter, {area.x, area.y, left - area.x, area.height},
            players == 1 ? text(Text::alone) : words, inverted);
  Rect chip = Rect{left, area.y, kSeatChip.width, area.height}.middle(kSeatChip);
  for (unsigned player = 1; player <= players; ++player, chip.x += kStep) {
    paint_seat(painter, chip, seats.at(player));
  }
}

void paint_luck_row(Painter& painter, const Rect& area, LuckKind luck, bool inverted) {
  constexpr Text kNames[] = {Text::new_luck_row, Text::numbered_luck_row, Text::our_luck_row,
                             Text::our_open_row};
  constexpr Text kNotes[] = {Text::new_luck_note, Text::numbered_luck_note, Text::our_luck_note,
                             Text::our_open_note};
  const auto row = static_cast<size_t>(luck);
  paint_row(painter, area, text(kNames[row]), text(kNotes[row]), inverted);
}

}  // namespace ui
