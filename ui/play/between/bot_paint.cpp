#include "ui/play/between/bot_paint.hpp"

#include <lvgl.h>

#include "ui/core/symbols.hpp"
#include "ui/play/side.hpp"

namespace ui {
namespace {

constexpr int kArrow = 12;
constexpr int kGap = 6;
constexpr int kPad = 4;    // around a seat of the title line
constexpr int kInner = 3;  // from its chip to its points

struct SeatLabel {
  char points[8];
  int width;
};

SeatLabel label_of(const BotTurn& turn, unsigned player, bool tells) {
  SeatLabel label;
  lv_snprintf(label.points, sizeof label.points, "%d", turn.points[player - 1]);
  label.width = 2 * kPad + kSeatChip.width;
  if (tells) label.width += kInner + text_width(label.points, kText);
  return label;
}

int all_labels(const Play& play, const BotTurn& turn, bool tell) {
  int width = 0;
  for (unsigned player = 1; player <= play.players(); ++player) {
    width += label_of(turn, player, tell).width;
  }
  return width;
}

// The name of the seat with the mark of a bot, then its level.
void paint_who(Painter& painter, const BotLayout& parts, const Play& play, const BotTurn& turn) {
  const Palette& colors = palette();
  const Seat seat = play.seat(turn.bot);
  const char* const name = play.label(turn.bot);
  const Rect& area = parts.who;
  constexpr int kName = 20;
  const Rect chip = {area.x, area.y + (kName - kSeatChip.height) / 2, kSeatChip.width,
                     kSeatChip.height};
  paint_seat(painter, chip, seat);
  const int left = chip.right() + kGap;
  const int room = area.right() - left - kGap - kBotMark.width;
  const Face& face = fitting(name, room, parts.rail ? kTitle : kText);
  painter.text({left, area.y, area.right() - left, kName}, name, face, colors.ink);
  const Rect mark = {left + text_width(name, face) + kGap, area.y, kBotMark.width, kName};
  paint_bot_mark(painter, mark, colors.ink);
  const int beside = mark.right() + kGap;
  const Rect level = parts.rail ? Rect{area.x, area.y + kName, area.width, area.height - kName}
                                : Rect{beside, area.y, area.right() - beside, kName};
  painter.text(level, turn.level, kNote, colors.note);
}

// What others do is ink.
void paint_worth(Painter& painter, const Rect& area, const Change& change) {
  const Palette& colors = palette();
  char before[8], after[8];
  lv_snprintf(before, sizeof before, "%d", change.before);
  lv_snprintf(after, sizeof after, "%d", change.after);
  painter.text(area, before, kTitle, colors.ink);
  if (change.before == change.after) return;
  int x = area.x + text_width(before, kTitle) + 5;
  painter.arrow({x, area.center().y + 1}, kArrow, colors.ink);
  x += kArrow + 5;
  painter.text({x, area.y, area.right() - x, area.height}, after, kTitle, colors.ink);
}

}  // namespace

// Where the points have no room the chips stand alone.
void paint_seats_of_turn(Painter& painter, const Rect& room, const Play& play,
                         const BotTurn& turn) {
  const Palette& colors = palette();
  const bool tell = all_labels(play, turn, true) <= room.width;
  if (!tell && all_labels(play, turn, false) > room.width) return;
  int x = room.x;
  for (unsigned player = 1; player <= play.players(); ++player) {
    const SeatLabel label = label_of(turn, player, tell);
    const Rect whole = {x, room.y + 1, label.width, room.height - 2};
    const Rect chip = {x + kPad, room.y + (room.height - kSeatChip.height) / 2, kSeatChip.width,
                       kSeatChip.height};
    paint_seat(painter, chip, play.seat(player));
    const Rect points = {chip.right() + kInner, whole.y, whole.right() - chip.right(),
                         whole.height};
    if (tell) painter.text(points, label.points, kText, colors.ink);
    if (player == turn.bot) painter.frame(whole, 2, colors.ink);
    x = whole.right();
  }
}

void paint_turn(Painter& painter, const BotLayout& parts, const Play& play, const BotTurn& turn) {
  const Palette& colors = palette();
  paint_side(painter, parts.side);
  paint_who(painter, parts, play, turn);
  const Rect& words = parts.words;
  if (parts.rail) {
    const bool roomy = paragraph_height(turn.words, kText, words.width) <= words.height;
    painter.paragraph(words, turn.words, roomy ? kText : kNote, colors.ink);
  } else {
    painter.text(words, turn.words, fitting(turn.words, words.width, kText), colors.ink);
  }
  if (!turn.scores) return;
  paint_worth(painter, parts.worth, turn.change);
  Rect line = parts.items;
  line.height /= static_cast<int>(kToldItems);
  for (const char* item : turn.items) {
    painter.text(line, item, kNote, colors.ink);
    line.y += line.height;
  }
}

void paint_pace(Painter& painter, const Rect& area, int gone) {
  const Palette& colors = palette();
  painter.fill({area.x, area.y + 1, area.width, 1}, colors.faint);
  painter.fill({area.x, area.y, area.width * gone / 1000, area.height}, colors.ink);
}

}  // namespace ui
