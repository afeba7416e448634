#include "ui/play/result/kept_place.hpp"

#include "ui/core/ui_state.hpp"
#include "ui/core/write.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/result/verdict.hpp"
#include "ui/play/scores/statistics.hpp"

namespace ui {
namespace {

constexpr size_t kMostShort = 32;
constexpr size_t kMostName = 24;

// 1st, 2nd, 3rd, 4th, 11th, 21st.
void tell_number(const Standing& standing, char* to, size_t size) {
  constexpr Text kForms[] = {Text::standing_nth, Text::standing_1st, Text::standing_2nd,
                             Text::standing_3rd};
  const unsigned place = standing.place;
  const bool teen = place % 100 / 10 == 1;
  const unsigned form = teen || place % 10 > 3 ? 0 : place % 10;
  write(to, size, kForms[form], place, unsigned{standing.plays});
}

void tell_first(const KeptGame& game, KeptPlace& to) {
  const GameEntry& entry = *game.entry;
  const uint8_t mode = entry.has_modes() ? game.values[entry.mode_field] : KeptGame::kUntold;
  if (mode == KeptGame::kUntold) return write(to.more, Text::standing_first);
  const SetupField& modes = entry.fields[entry.mode_field];
  write(to.more, Text::standing_first_mode, text(modes.label), text(modes.values[mode]));
}

void tell_alone(const Standing& standing, KeptPlace& to) {
  const int best = standing.best, mean = standing.mean;
  if (to.new_best) {
    write(to.more, Text::standing_before, best, mean);
  } else if (standing.place == 1) {
    write(to.more, Text::standing_mean, mean);
  } else {
    write(to.more, Text::standing_best, best, mean);
  }
}

}  // namespace

void tell_kept_place(const Play& play, KeptPlace& to) {
  to = {};
  KeptGame game;
  KeptGames* const kept = device().kept;
  if (kept == nullptr || role_of(play) == Role::taught || !kept->told(play, game)) return;
  const Standing standing = standing_of(*kept, game);
  if (standing.counts == Counts::repeats) return write(to.more, Text::standing_repeats);
  if (standing.counts == Counts::entered) return write(to.more, Text::standing_entered);
  if (standing.counts != Counts::yes) return;
  const bool alone = game.players() == 1;
  if (standing.first()) return alone ? tell_first(game, to) : void();
  // A game that is looked at was that once: it has its place among all.
  to.new_best = standing.beats_all() && role_of(play) == Role::played;
  char words[kMostShort];
  if (to.new_best) {
    write(words, Text::standing_new_best);
  } else {
    tell_number(standing, words, sizeof words);
  }
  if (alone) {
    write(to.words, "%s", words);
    return tell_alone(standing, to);
  }
  char name[kMostName];
  list_names(play, rules::only(standing.person), name, sizeof name);
  write(to.words, Text::standing_of, name, words);
}

}  // namespace ui
