#include "ui/play/scores/bests.hpp"

#include <lvgl.h>

#include "ui/core/write.hpp"
#include "ui/play/scores/statistics.hpp"

namespace ui {
namespace {

constexpr int kEdge = 8;
constexpr int kName = 16, kNumberLine = 32;  // high
constexpr int kTwoNames = 30;                // a name in two lines: the number is smaller then
constexpr int kGap = 6;
constexpr int kTellsGames = 100;  // columns as wide as this say how many games, too

void note(Best& best, int16_t total) {
  if (!best.played() || total > best.total) best.total = total;
  ++best.plays;
}

// Gives each game that counts with its total, in no order. None is listed then: each is read once,
// and the first picture waits for this.
template <class Use>
void for_each_counted(KeptGames& kept, const GameFilter& filter, const Use& use) {
  struct Counted {
    const GameFilter& filter;
    const Use& use;
  };
  const auto wants = [](const void* context, const KeptGame& game) {
    const auto& [wanted, give] = *static_cast<const Counted*>(context);
    if (wanted.takes(game) && counts(game) == Counts::yes) {
      give(game, game.totals[best_person(game) - 1]);
    }
    return false;
  };
  const Counted counted = {filter, use};
  kept.list(wants, &counted);
}

const char* name_of(const GameEntry& game, unsigned mode) {
  if (!game.has_modes()) return text(Text::scores_all_games);
  return text(game.fields[game.mode_field].values[mode]);
}

void paint_best(Painter& painter, const Rect& area, const char* name, const Best& best) {
  const Palette& colors = palette();
  const Rect room = area.inset(kEdge, 2);
  const bool high = text_width(name, kNote) > room.width;
  const Rect head = {room.x, room.y, room.width, high ? kTwoNames : kName};
  painter.label(head, name, kNote, colors.note);
  const Face& face = high ? kTitle : kNumber;
  Rect line = {room.x, head.bottom(), room.width, high ? face.line_height : kNumberLine};
  if (!best.played()) return painter.label(line, text(Text::scores_not_played), kNote, colors.note);
  const Digits digits(best.total);
  painter.text(line, digits, face, colors.ink);
  const int used = text_width(digits, face) + kGap;
  line = {line.x + used, line.y, line.width - used, line.height};
  char words[40];
  if (area.width < kTellsGames) {
    write(words, Text::scores_best);
  } else if (best.plays == 1) {
    write(words, Text::scores_best_of_one);
  } else {
    write(words, Text::scores_best_of_games, unsigned{best.plays});
  }
  painter.label(line, words, kNote, colors.note);
}

}  // namespace

void read_bests(KeptGames& kept, std::span<const GameEntry> games, GameBests& to) {
  LV_ASSERT(games.size() <= kMostGames);
  to = {};
  for_each_counted(kept, {}, [&](const KeptGame& game, int16_t total) {
    for (size_t i = 0; i < games.size(); ++i) {
      if (*game.entry == games[i]) note(to.of[i], total);
    }
  });
}

void read_bests(KeptGames& kept, const GameEntry& game, ModeBests& to) {
  to = {};
  if (game.has_modes()) {
    const size_t modes = game.fields[game.mode_field].values.size();
    LV_ASSERT(modes <= kMostModes);
    to.modes = static_cast<uint8_t>(modes);
  }
  for_each_counted(kept, {.game = &game}, [&](const KeptGame& one, int16_t total) {
    const unsigned mode = game.has_modes() ? one.values[game.mode_field] : 0u;
    if (mode < to.modes) note(to.of[mode], total);
  });
}

void paint_bests(Painter& painter, const Rect& area, const GameEntry& game,
                 const ModeBests& bests) {
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  painter.fill(area, colors.ground);
  for (int mode = 0; mode < bests.modes; ++mode) {
    const Rect column = area.column(mode, bests.modes, 0);
    if (mode > 0) painter.down(column.x, column.y, column.height, colors.grid);
    paint_best(painter, column, name_of(game, static_cast<unsigned>(mode)), bests.of[mode]);
  }
}

}  // namespace ui
