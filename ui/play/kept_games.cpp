#include "ui/play/kept_games.hpp"

#include "ui/core/ui_state.hpp"
#include "ui/play/game_entry.hpp"

namespace ui {
namespace {

bool is_played(const GameEntry& entry) {
  const Play* const play = current_play();
  return play != nullptr && play == entry.play && !play->match().over();
}

}  // namespace

bool waits(const GameEntry& entry) {
  KeptGame told;
  return is_played(entry) || (device().kept != nullptr && device().kept->waiting(entry, told));
}

Play* look_at_waiting(const GameEntry& entry) {
  if (is_played(entry)) return entry.play;
  KeptGame told;
  KeptGames* const kept = device().kept;
  if (kept == nullptr || !kept->waiting(entry, told)) return nullptr;
  return kept->look_at(told.number);
}

}  // namespace ui
