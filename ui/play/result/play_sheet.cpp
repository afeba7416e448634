#include "ui/play/result/play_sheet.hpp"

#include <lvgl.h>

#include "ui/play/game_entry.hpp"

namespace ui {

void PlaySheet::fill(const Play& play, const Result& result) {
  sheet = {};
  sheet.seats = play.seats();
  for (unsigned player = 1; player <= play.players(); ++player) {
    if (play.is_bot(player)) sheet.bots |= rules::only(static_cast<rules::Actor>(player));
    sheet.totals[player - 1] = result.scores[player - 1].total;
  }
  const std::span<const Text> items = play.entry().items;
  LV_ASSERT(items.size() <= rules::kMostItems);
  size_t count = 0;
  for (size_t item = 0; item < items.size(); ++item) {
    if (!play.has_item(item)) continue;
    ScoreRow& row = rows[count++];
    row.name = text(items[item]);
    for (unsigned i = 0; i < play.players(); ++i) row.values[i] = result.scores[i].items[item];
  }
  sheet.rows = {rows, count};
}

}  // namespace ui
