#include "ui/play/scores/game_filter.hpp"

#include "ui/play/game_entry.hpp"
#include "ui/play/kept_games.hpp"

namespace ui {

bool GameFilter::takes(const KeptGame& kept) const {
  if (kept.entry == nullptr || (game != nullptr && !(*kept.entry == *game))) return false;
  if (players != kAny && kept.players() != players) return false;
  if (luck == LuckFilter::numbered && kept.luck != LuckKind::numbered) return false;
  if (luck == LuckFilter::fresh && kept.luck != LuckKind::fresh) return false;
  if (mode == kAny) return true;
  return kept.entry->has_modes() && kept.values[kept.entry->mode_field] == mode;
}

}  // namespace ui
