#include "ui/play/setup/setup_choices.hpp"

#include <lvgl.h>

#include <cstring>

namespace ui {
namespace {

constinit SetupChoice choices[kMostGames] = {};

SetupChoice first_choice(const GameEntry& game) {
  SetupChoice choice{game.id, {}};
  choice.setup.seats.players = game.least_players;
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

bool change_seat(Seats& seats, unsigned player) {
  bool taken[kSeats] = {};
  for (unsigned other = 1; other <= seats.players; ++other) {
    taken[static_cast<size_t>(seats.at(other))] = true;
  }
  const auto from = static_cast<unsigned>(seats.at(player));
  for (unsigned step = 1; step < kSeats; ++step) {
    const unsigned next = (from + step) % kSeats;
    if (taken[next]) continue;
    seats.give(player, static_cast<Seat>(next));
    return true;
  }
  return false;
}

void change_sitter(rules::Sitter& sitter) {
  sitter = static_cast<rules::Sitter>((static_cast<size_t>(sitter) + 1) % rules::kSitters);
}

void tell_bots(const Setup& setup, char* to, size_t size) {
  const unsigned players = setup.seats.players;
  unsigned bots = 0;
  for (unsigned i = 0; i < players; ++i) bots += setup.sitters[i] != rules::Sitter::person ? 1 : 0;
  const Text form = bots == 0         ? Text::no_bots
                    : bots == players ? Text::all_bots
                    : bots == 1       ? Text::one_bot
                                      : Text::bots_of;
  lv_snprintf(to, size, text(form), bots);
}

}  // namespace ui
