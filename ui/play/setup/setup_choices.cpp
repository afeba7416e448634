#include "ui/play/setup/setup_choices.hpp"

#include <lvgl.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "ui/core/ui.hpp"
#include "ui/core/ui_state.hpp"

namespace ui {
namespace {

constinit SetupChoice choices[kMostGames] = {};

SetupChoice first_choice(const GameEntry& game) {
  SetupChoice choice{game.id, {}};
  for (size_t i = 0; i < game.fields.size(); ++i) choice.setup.values[i] = game.fields[i].fallback;
  return choice;
}

}  // namespace

SetupChoice& choice_of(const GameEntry& game) {
  static_assert(kMostGames > 0);
  LV_ASSERT(game.fields.size() <= kMostFields);
  for (SetupChoice& choice : choices) {
    if (choice.game != nullptr && std::strcmp(choice.game, game.id) == 0) return choice;
    if (choice.game != nullptr) continue;
    choice = first_choice(game);
    return choice;
  }
  SetupChoice& last = choices[kMostGames - 1];
  last = first_choice(game);
  return last;
}

void sit_down(const GameEntry& game, Setup& setup) {
  const Settings& kept = settings();
  setup.seats.players = std::clamp(kept.players, game.least_players, game.most_players);
  std::copy_n(kept.seats, rules::kMostPlayers, setup.seats.of);
  std::copy_n(kept.sitters, rules::kMostPlayers, setup.sitters);
}

void keep_seats(const Setup& setup) {
  Settings next = settings();
  std::copy_n(setup.seats.of, rules::kMostPlayers, next.seats);
  std::copy_n(setup.sitters, rules::kMostPlayers, next.sitters);
  if (!(next == settings())) change(next);
}

void keep_players(uint8_t players) {
  Settings next = settings();
  if (next.players == players) return;
  next.players = players;
  change(next);
}

void change_color(Seats& seats, unsigned player) {
  const unsigned next = (static_cast<unsigned>(seats.at(player)) + 1) % kSeats;
  seats.give(player, static_cast<Seat>(next));
}

void mix_seats(Setup& setup) {
  for (unsigned left = setup.seats.players; left > 1; --left) {
    const unsigned last = left - 1;
    const unsigned drawn = device().random() % left;
    std::swap(setup.seats.of[drawn], setup.seats.of[last]);
    std::swap(setup.sitters[drawn], setup.sitters[last]);
    std::swap(setup.own_values[drawn], setup.own_values[last]);
  }
}

}  // namespace ui
