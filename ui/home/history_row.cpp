#include "ui/home/history_row.hpp"

#include <algorithm>
#include <iterator>

#include "rules/core/text.hpp"
#include "ui/core/page_bar.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"
#include "ui/play/game_entry.hpp"

namespace ui {
namespace {

constexpr int kTitleLine = 18;
constexpr size_t kMostPart = 96;
constexpr size_t kMostWords = 280;

const char* name_of(const KeptGame& game, unsigned player) {
  const bool bot = rules::holds(game.bots, static_cast<rules::Actor>(player));
  return seat_label(game.seats.at(player), game.names[player - 1], bot);
}

// How it was set up: its mode, and what else is not as it is at first.
template <class Add>
void tell_setup(const KeptGame& game, Add&& add) {
  if (game.entry == nullptr) return;
  Setup setup;
  setup.seats = game.seats;
  std::copy(std::begin(game.values), std::end(game.values), setup.values);
  const auto fields = game.entry->fields;
  for (size_t i = 0; i < fields.size(); ++i) {
    const SetupField& field = fields[i];
    const uint8_t value = game.values[i];
    const bool mode = i == game.entry->mode_field;
    const bool told = mode || (value != field.fallback && field.is_there(setup));
    if (!told || value == KeptGame::kUntold || field.choose == Choose::each_own) continue;
    if (field.choose == Choose::several) {
      for (size_t k = 0; k < field.values.size(); ++k) {
        if ((value >> k & 1u) != 0) add(text(field.values[k]));
      }
      continue;
    }
    const size_t index = field.choose == Choose::one_or_lot ? value - size_t{1} : value;
    if (index < field.values.size()) add(text(field.values[index]));
  }
}

// `brief`: without its number or, where it isn't over, without who plays.
void tell_words(const HistoryRow& row, bool brief, char* to, size_t size) {
  const KeptGame& game = row.game;
  rules::Writer words(to, size);
  char part[kMostPart];
  const auto add = [&](const char* with) {
    if (to[0] != '\0') words.add(" · ");
    words.add(with);
  };
  to[0] = '\0';
  tell_setup(game, add);
  if (game.over) {
    tell_outcome(game, part, sizeof part);
  } else if (row.progress.all != 0) {
    write(part, Text::unfinished_at, unsigned{row.progress.done}, unsigned{row.progress.all});
  } else {
    write(part, Text::unfinished);
  }
  add(part);
  if (brief && !game.over) return;
  write(part, game.players() == 1 ? Text::alone : Text::players_of, game.players());
  add(part);
  if (brief || !game.over) return;
  if (game.luck == LuckKind::numbered) {
    write(part, Text::numbered_luck, unsigned{game.challenge});
  } else {
    write(part, Text::game_number, static_cast<unsigned>(game.number));
  }
  add(part);
}

void paint_map(Painter& painter, const Rect& area, const HistoryRow& row) {
  if (row.map.columns != 0) return paint_small_map(painter, area, row.map);
  if (row.game.entry != nullptr) row.game.entry->draw_icon(painter, area);
}

}  // namespace

void tell_outcome(const KeptGame& game, char* to, size_t size) {
  rules::Writer words(to, size);
  const char* between = "";
  int best = 0;
  for (unsigned player = 1; player <= game.players(); ++player) {
    if (!rules::holds(game.winners, static_cast<rules::Actor>(player))) continue;
    best = game.totals[player - 1];
    if (game.players() == 1) continue;
    words.add(between).add(name_of(game, player));
    between = ", ";
  }
  if (between[0] != '\0') words.add(" ");
  words.add(best);
}

void paint_history_row(Painter& painter, const HistoryLayout::Row& place, const HistoryRow& row,
                       const TargetView& view) {
  const Palette& colors = palette();
  const bool deleted = row.deleted;
  const Rect& area = deleted ? place.whole : place.game;
  if (!painter.sees(area)) return;
  const Color ground = deleted ? colors.ground : colors.raised;
  const bool enabled = view.spec.enabled;
  painter.fill(area, ground);
  painter.across(area.x, area.bottom() - 1, area.width, colors.grid);
  const GameEntry* const entry = row.game.entry;
  const char* const title = entry != nullptr ? entry->name : text(Text::unknown_game);
  char words[kMostWords];
  if (deleted) {
    write(words, Text::deleted);
  } else {
    tell_words(row, false, words, sizeof words);
  }
  Rect room = place.words;
  if (deleted) room.width = place.undo.x > room.x ? place.undo.x - 4 - room.x : room.width;
  int high = paragraph_height(words, kNote, room.width);
  if (kTitleLine + high > room.height) {
    // The map gives way to longer words, then a part of them.
    room.width += room.x - place.map.x;
    room.x = place.map.x;
    high = paragraph_height(words, kNote, room.width);
    if (kTitleLine + high > room.height) tell_words(row, true, words, sizeof words);
    high = paragraph_height(words, kNote, room.width);
  } else if (deleted) {
    painter.symbol(symbol_bin, place.map, colors.note);
  } else {
    paint_map(painter, place.map, row);
  }
  const int top = room.y + (room.height - kTitleLine - high) / 2;
  painter.text({room.x, top, room.width, kTitleLine}, title, fitting(title, room.width, kText),
               enabled ? colors.ink : colors.faint);
  painter.paragraph({room.x, top + kTitleLine, room.width, high}, words, kNote,
                    enabled ? colors.note : colors.faint);
  if (deleted) {
    painter.fill({area.x, area.bottom() - HistoryRow::kLine,
                  area.width * row.left / HistoryRow::kAllLeft, HistoryRow::kLine},
                 colors.ink);
  }
  if (view.pressed) painter.frame(area, 2, colors.ink);
}

void paint_history_button(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const Color front = !view.spec.enabled ? colors.faint : view.pressed ? colors.raised : colors.ink;
  painter.fill(view.area, view.pressed ? colors.ink : colors.raised);
  painter.across(view.area.x, view.area.bottom() - 1, view.area.width, colors.grid);
  painter.down(view.area.x, view.area.y, view.area.height, colors.grid);
  painter.symbol(*view.spec.symbol, view.area, front);
}

void paint_history_side(Painter& painter, const HistoryLayout& parts, const char* shown,
                        const char* room) {
  const Palette& colors = palette();
  if (!parts.rail) {
    paint_page_bar(painter);
    const Rect middle = page_bar_middle();
    const int line = middle.height / 2;
    painter.text({middle.x, middle.y, middle.width, line}, shown, kText, colors.ink, Align::center);
    return painter.text({middle.x, middle.y + line, middle.width, line}, room, kNote, colors.note,
                        Align::center);
  }
  const Rect told = parts.told.inset(2, 0);
  const Rect body = frame().body();
  painter.down(frame().left_hand ? parts.list.x - 1 : parts.list.right(), body.y, body.height,
               colors.ink);
  painter.label({told.x, told.y, told.width, told.height / 2}, shown, kText, colors.ink,
                Align::center);
  painter.label({told.x, told.y + told.height / 2, told.width, told.height / 2}, room, kNote,
                colors.note, Align::center);
}

}  // namespace ui
