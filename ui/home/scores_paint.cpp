#include "ui/home/scores_paint.hpp"

#include <cstring>

#include "ui/core/write.hpp"
#include "ui/play/game_entry.hpp"

namespace ui {
namespace {

constexpr int kPlace = 16, kTotal = 26;
constexpr int kGap = 5, kEnd = 4;
constexpr int kCaption = 14, kBar = 12, kBarHigh = 8;
constexpr int kRange = 36, kCount = 22;
constexpr size_t kMostTitle = 48;

// Titles may be long sentences: as many whole words as have room.
void shorten(const char* title, int width, char (&to)[kMostTitle]) {
  write(to, "%s", title);
  while (text_width(to, kNote) > width) {
    char* const end = std::strrchr(to, ' ');
    if (end == nullptr) return write(to, "");
    *end = '\0';
    if (end > to && end[-1] == ',') end[-1] = '\0';
  }
}

// Totals from one bound to another one that are called so, and how many there are.
struct TitleBar {
  int least;
  int below;  // where the next title begins; kOpen: it is the highest one
  unsigned count;

  static constexpr int kOpen = INT16_MAX;
};

// From the highest title on those that occur; how many.
int read_bars(const GameEntry& game, const Statistics& all, TitleBar* bars, int most) {
  int count = 0;
  for (size_t i = game.titles.size(); i-- > 0;) {
    if (all.titles[i] == 0) continue;
    const int least = game.titles[i].least;
    if (count == most) {
      bars[count - 1].least = least;
      bars[count - 1].count += all.titles[i];
      continue;
    }
    const bool last = i + 1 == game.titles.size();
    bars[count++] = {least, last ? TitleBar::kOpen : game.titles[i + 1].least, all.titles[i]};
  }
  return count;
}

void paint_bar(Painter& painter, const Rect& line, const TitleBar& bar, unsigned longest) {
  const Palette& colors = palette();
  char words[16];
  if (bar.below == TitleBar::kOpen) {
    write(words, "%d+", bar.least);
  } else {
    write(words, "%d–%d", bar.least, bar.below - 1);
  }
  painter.text({line.x, line.y, kRange, line.height}, words, kNote, colors.ink, Align::right);
  const Rect room = {line.x + kRange + kGap, line.y, line.width - kRange - kGap - kCount,
                     line.height};
  const int width = room.width * static_cast<int>(bar.count) / static_cast<int>(longest);
  const Rect drawn = {room.x, room.y + (room.height - kBarHigh) / 2, width > 0 ? width : 1,
                      kBarHigh};
  painter.fill(drawn, colors.ink);
  painter.text({drawn.right() + kEnd, line.y, kCount - kEnd, line.height},
               Digits(static_cast<int>(bar.count)), kNote, colors.note);
}

void paint_count(Painter& painter, const Rect& line, int count, const char* what) {
  const Palette& colors = palette();
  const Digits digits(count);
  painter.text(line, digits, kText, colors.ink);
  const int used = text_width(digits, kText) + kEnd;
  painter.label({line.x + used, line.y, line.width - used, line.height}, what, kNote, colors.note);
}

}  // namespace

void paint_best_game(Painter& painter, const Rect& row, const GameEntry& game,
                     const Statistics& all, unsigned index) {
  const Palette& colors = palette();
  const BestGame& best = all.best[index];
  const bool inverted = best.number == all.newest;
  const Color ink = inverted ? colors.raised : colors.ink;
  const Color note = inverted ? colors.raised : colors.note;
  painter.fill(row, inverted ? colors.ink : colors.raised);
  // Marks above capitals need more room than what hangs below letters.
  const Rect area = {row.x, row.y + 1, row.width, row.height};
  painter.text({area.x, area.y, kPlace, area.height}, Digits(static_cast<int>(all.place(index))),
               kNote, note, Align::right);
  painter.text({area.x + kPlace, area.y, kTotal, area.height}, Digits(best.total), kText, ink,
               Align::right);
  char which[32];
  if (best.luck == LuckKind::numbered) {
    write(which, Text::numbered_luck, unsigned{best.challenge});
  } else {
    write(which, Text::game_number, static_cast<unsigned>(best.number));
  }
  const int width = text_width(which, kNote);
  painter.text({area.right() - kEnd - width, area.y, width, area.height}, which, kNote, note);
  const int left = area.x + kPlace + kTotal + kGap;
  Rect room = {left, area.y, area.right() - kEnd - width - kGap - left, area.height};
  if (best.players == 1) {
    if (game.titles.empty()) return;
    char title[kMostTitle];
    shorten(game.titles[title_index(game, best.total)].title, room.width, title);
    return painter.text(room, title, kNote, ink);
  }
  paint_seat(
      painter,
      {room.x, room.y + (room.height - kSeatChip.height) / 2, kSeatChip.width, kSeatChip.height},
      best.seat);
  const int used = kSeatChip.width + kEnd;
  const char* const name = seat_label(best.seat, best.name);
  painter.text({room.x + used, room.y, room.width - used, room.height}, name, kNote, ink);
}

void paint_figures(Painter& painter, const ScoresLayout& parts, const Statistics& all) {
  const Palette& colors = palette();
  if (all.plays == 0) return;
  char mean[16];
  tell_mean(all.sum, all.plays, mean, sizeof mean);
  painter.text(parts.mean, mean, kNumber, colors.ink);
  const int used = text_width(mean, kNumber) + kGap;
  painter.label(
      {parts.mean.x + used, parts.mean.y + kEnd, parts.mean.width - used, parts.mean.height - kEnd},
      text(Text::scores_mean), kNote, colors.note);
  paint_count(painter, parts.plays, all.plays,
              text(all.plays == 1 ? Text::scores_play : Text::scores_plays));
  paint_count(painter, parts.streak, all.streak, text(Text::scores_streak));
}

void paint_titles(Painter& painter, const Rect& area, const GameEntry& game,
                  const Statistics& all) {
  const Palette& colors = palette();
  TitleBar bars[Statistics::kMostTitles];
  const int room = (area.height - kCaption) / kBar;
  const int most = room < static_cast<int>(Statistics::kMostTitles)
                       ? room
                       : static_cast<int>(Statistics::kMostTitles);
  const int count = read_bars(game, all, bars, most);
  if (count == 0) return;
  painter.across(area.x, area.y, area.width, colors.grid);
  painter.text({area.x, area.y + 1, area.width, kCaption - 1}, text(Text::scores_titles), kNote,
               colors.note);
  unsigned longest = 1;
  for (int i = 0; i < count; ++i) {
    if (bars[i].count > longest) longest = bars[i].count;
  }
  for (int i = 0; i < count; ++i) {
    paint_bar(painter, {area.x, area.y + kCaption + i * kBar, area.width, kBar}, bars[i], longest);
  }
}

}  // namespace ui
