#include "ui/play/result/score_sheet.hpp"

#include <lvgl.h>

#include "ui/core/motion.hpp"

namespace ui {
namespace {

constexpr int kLeastNames = 84;  // the width that names keep beside six players
constexpr int kNameEdges = 10;
constexpr int kMostColumn = 64;
constexpr int kLeastColumn = 24;
constexpr int kChipGap = 4;
constexpr int kMostRow = 20;
constexpr int kHead = 20;
constexpr int kTightHead = 16;
constexpr int kTotal = 26;
constexpr int kTightTotal = 18;
constexpr int kTightBelow = 16;  // lower rows take small type and no lines
constexpr int kLeastRow = 11;
constexpr int kLeastUnderlined = 13;  // lower rows have no room below their digits
constexpr int kTotalGap = 3;
constexpr int kMarkGap = 2;  // between a chip and the mark of a bot

struct Layout {
  int players;
  int names;  // width
  int row_height;
  bool tight;
  Rect head, rows, total;

  Rect column(const Rect& line, int player) const {
    return Rect{line.x + names, line.y, line.width - names, line.height}.column(player, players, 0);
  }
  Rect row(int index, int count) const {
    const int top = rows.y + rows.height * index / count;
    return {rows.x, top, rows.width, rows.y + rows.height * (index + 1) / count - top};
  }
};

// Of the line with the players.
int head_height(int players, bool tight) { return players == 1 ? 0 : tight ? kTightHead : kHead; }

// Longer names get more, as far as columns can give it.
int least_names(const Rect& area, const ScoreSheet& sheet) {
  int widest = kLeastNames;
  for (const ScoreRow& row : sheet.rows) {
    const int width = text_width(row.name, kNote) + kNameEdges;
    if (width > widest) widest = width;
  }
  const int most = area.width - kLeastColumn * sheet.seats.players;
  return widest < most ? widest : most;
}

Layout layout(const Rect& area, const ScoreSheet& sheet) {
  const int players = sheet.seats.players;
  const int rows = sheet.rows.empty() ? 1 : static_cast<int>(sheet.rows.size());
  int column = (area.width - least_names(area, sheet)) / players;
  if (column > kMostColumn) column = kMostColumn;
  const int height = (area.height - head_height(players, false) - kTotal) / rows;
  const bool tight = height < kTightBelow;
  const int head = head_height(players, tight);
  const int total = tight ? kTightTotal : kTotal;
  int room = area.height - head - total;
  if (room > rows * kMostRow) room = rows * kMostRow;
  return {players,
          area.width - column * players,
          room / rows,
          tight,
          {area.x, area.y, area.width, head},
          {area.x, area.y + head, area.width, room},
          {area.x, area.y + head + room, area.width, total}};
}

bool won(const ScoreSheet& sheet, int player) {
  return rules::holds(sheet.winners, static_cast<rules::Actor>(player + 1));
}

void print(char (&digits)[8], int value) { lv_snprintf(digits, sizeof digits, "%d", value); }

void paint_value(Painter& painter, const Rect& cell, int value, const Face& face, Color color,
                 bool underlined) {
  char digits[8];
  print(digits, value);
  painter.text(cell, digits, face, color, Align::center);
  if (!underlined || cell.height < kLeastUnderlined) return;
  const int width = text_width(digits, face);
  const int below = cell.y + (cell.height + face.cap_height) / 2 + 1;
  painter.across(cell.x + (cell.width - width) / 2, below, width, color);
}

bool is_bot(const ScoreSheet& sheet, int player) {
  return rules::holds(sheet.bots, static_cast<rules::Actor>(player + 1));
}

const char* label_of(const ScoreSheet& sheet, int player) {
  return seat_label(sheet.seats.of[player], is_bot(sheet, player));
}

// Of the chip, the mark of a bot and the name.
int head_width(const ScoreSheet& sheet, int player, bool named) {
  int width = kSeatChip.width;
  if (is_bot(sheet, player)) width += kMarkGap + kBotMark.width;
  if (named) width += kChipGap + text_width(label_of(sheet, player), kNote);
  return width;
}

// The names beside their chips where all of them fit.
void paint_head(Painter& painter, const Layout& parts, const ScoreSheet& sheet) {
  const Palette& colors = palette();
  bool named = true;
  for (int player = 0; player < parts.players; ++player) {
    const int room = parts.column(parts.head, player).width - 2;
    named = named && head_width(sheet, player, true) <= room;
  }
  for (int player = 0; player < parts.players; ++player) {
    const Rect cell = parts.column(parts.head, player);
    const Seat seat = sheet.seats.of[player];
    Rect chip = cell.middle(kSeatChip);
    chip.x = cell.x + (cell.width - head_width(sheet, player, named)) / 2;
    paint_seat(painter, chip, seat);
    int right = chip.right();
    if (is_bot(sheet, player)) {
      const Rect mark = {right + kMarkGap, cell.y, kBotMark.width, cell.height};
      paint_bot_mark(painter, mark, colors.ink);
      right = mark.right();
    }
    if (!named) continue;
    const int x = right + kChipGap;
    painter.text({x, cell.y, cell.right() - x, cell.height}, label_of(sheet, player), kNote,
                 colors.ink);
  }
  painter.across(parts.head.x, parts.head.bottom() - 1, parts.head.width, colors.grid);
}

// The best of several players is underlined, unless all have the same.
void paint_row(Painter& painter, const Layout& parts, const ScoreSheet& sheet, const ScoreRow& row,
               const Rect& line) {
  const Palette& colors = palette();
  const Face& face = parts.tight ? kNote : kText;
  const int room = parts.names - kNameEdges;
  painter.text({line.x + 8, line.y, room, line.height}, row.name, fitting(row.name, room, face),
               colors.ink);
  int best = row.values[0], least = row.values[0];
  for (int player = 1; player < parts.players; ++player) {
    if (row.values[player] > best) best = row.values[player];
    if (row.values[player] < least) least = row.values[player];
  }
  for (int player = 0; player < parts.players; ++player) {
    const bool is_best = row.values[player] == best;
    const bool plain = parts.players > 1 && !is_best && !won(sheet, player);
    paint_value(painter, parts.column(line, player), row.values[player], face,
                plain ? colors.note : colors.ink, is_best && best != least);
  }
  if (!parts.tight) painter.across(line.x, line.bottom() - 1, line.width, colors.grid);
}

void paint_total(Painter& painter, const Layout& parts, const ScoreSheet& sheet) {
  const Palette& colors = palette();
  const Rect& line = parts.total;
  painter.across(line.x, line.y, line.width, colors.ink);
  const char* const name = text(Text::score_total);
  const int room = parts.names - kNameEdges;
  painter.text({line.x + 8, line.y + 1, room, line.height - 1}, name, fitting(name, room, kTitle),
               colors.ink);
  bool wide = false;
  for (int player = 0; player < parts.players; ++player) {
    char digits[8];
    print(digits, sheet.totals[player]);
    wide = wide || text_width(digits, kTitle) + kTotalGap > parts.column(line, player).width;
  }
  for (int player = 0; player < parts.players; ++player) {
    const Rect cell = parts.column(line, player);
    const bool inverted = won(sheet, player);
    if (inverted) painter.fill(cell, colors.ink);
    paint_value(painter, {cell.x, cell.y + 1, cell.width, cell.height - 1},
                motion::counted(sheet.totals[player]), wide ? kText : kTitle,
                inverted ? colors.raised : colors.ink, false);
  }
}

}  // namespace

int sheet_height(int players, int rows) {
  return head_height(players, false) + rows * kMostRow + kTotal;
}

int least_sheet_height(int players, int rows) {
  return head_height(players, true) + rows * kLeastRow + kTightTotal;
}

Rect totals_of_sheet(const Rect& area, const ScoreSheet& sheet) {
  return layout(area, sheet).total;
}

void paint_score_sheet(Painter& painter, const Rect& area, const ScoreSheet& sheet) {
  if (!painter.sees(area)) return;
  const int rows = static_cast<int>(sheet.rows.size());
  const Layout parts = layout(area, sheet);
  const Palette& colors = palette();
  const Rect clip = painter.narrow(area);
  painter.fill(area, colors.ground);
  for (int player = 0; player < parts.players; ++player) {
    if (!won(sheet, player)) continue;
    const Rect head = parts.column(parts.head, player);
    painter.fill({head.x, head.y, head.width, parts.total.y - head.y}, colors.raised);
  }
  if (!parts.head.empty() && painter.sees(parts.head)) paint_head(painter, parts, sheet);
  for (int i = 0; i < rows; ++i) {
    const Rect line = parts.row(i, rows);
    if (painter.sees(line.inset(0, -3))) {
      paint_row(painter, parts, sheet, sheet.rows[static_cast<size_t>(i)], line);
    }
  }
  if (painter.sees(parts.total)) paint_total(painter, parts, sheet);
  painter.clip_to(clip);
}

}  // namespace ui
