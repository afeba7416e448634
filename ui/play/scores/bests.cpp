#include "ui/play/scores/bests.hpp"

#include <lvgl.h>

#include "ui/core/write.hpp"
#include "ui/play/scores/statistics.hpp"

namespace ui {
namespace {

constexpr int kLeft = 6, kEdges = 8, kTop = 2;
constexpr int kName = 16;
constexpr int kTwoNames = 30;  // names in two lines: numbers are smaller then
constexpr int kGap = 4;
constexpr int kTellsGames = 100;  // columns as wide as this say how many games, too
constexpr size_t kMostWords = 40;

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

void tell_best(const Best& best, bool games, char (&to)[kMostWords]) {
  if (!best.played()) return write(to, Text::scores_not_played);
  if (!games) return write(to, Text::scores_best);
  if (best.plays == 1) return write(to, Text::scores_best_of_one);
  write(to, Text::scores_best_of_games, unsigned{best.plays});
}

// How the columns are laid out: each as wide as it needs, with a part of what is left over.
struct Columns {
  bool games;  // how many is told
  bool high;   // names have two lines
  int spare;   // of each column

  const Face& number() const { return high ? kTitle : kNumber; }
  int number_width(const Best& best) const {
    return best.played() ? text_width(Digits(best.total), number()) + kGap : 0;
  }
  int need(const char* name, const Best& best) const {
    char words[kMostWords];
    tell_best(best, games, words);
    const int below =
        number_width(best) + (high ? text_width(words, kNote) : widest_word(words, kNote));
    const int above = high ? widest_word(name, kNote) : text_width(name, kNote);
    return kEdges + (above > below ? above : below);
  }
  int room(int width, const GameEntry& game, const ModeBests& bests) const {
    for (unsigned mode = 0; mode < bests.modes; ++mode) {
      width -= need(name_of(game, mode), bests.of[mode]);
    }
    return width;
  }
};

Columns columns_in(int width, const GameEntry& game, const ModeBests& bests) {
  Columns columns = {width >= kTellsGames * bests.modes, false, 0};
  columns.high = columns.room(width, game, bests) < 0;
  const int room = columns.room(width, game, bests);
  if (room > 0) columns.spare = room / bests.modes;
  return columns;
}

void paint_best(Painter& painter, const Rect& area, const char* name, const Best& best,
                const Columns& columns) {
  const Palette& colors = palette();
  const Rect head = {area.x + kLeft, area.y + kTop, area.width - kEdges,
                     columns.high ? kTwoNames : kName};
  painter.label(head, name, kNote, colors.note);
  Rect line = {head.x, head.bottom(), head.width, area.bottom() - head.bottom() - kTop};
  if (best.played()) painter.text(line, Digits(best.total), columns.number(), colors.ink);
  const int used = columns.number_width(best);
  line = {line.x + used, line.y, line.width - used, line.height};
  char words[kMostWords];
  tell_best(best, columns.games, words);
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
  const Columns columns = columns_in(area.width, game, bests);
  int x = area.x;
  for (unsigned mode = 0; mode < bests.modes; ++mode) {
    const char* const name = name_of(game, mode);
    const int width = columns.need(name, bests.of[mode]) + columns.spare;
    if (mode > 0) painter.down(x, area.y, area.height, colors.grid);
    paint_best(painter, {x, area.y, width, area.height}, name, bests.of[mode], columns);
    x += width;
  }
}

}  // namespace ui
