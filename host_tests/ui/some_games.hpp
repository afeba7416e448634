// Games of every kind with screens as people may have left them: finished, unfinished, waiting.
#pragma once

#include <cstdio>

#include "fake_kept.hpp"
#include "rules/core/kept.hpp"
#include "ui/registry.hpp"

namespace some_games {

struct Wanted {
  const char* game;
  uint8_t players = 1;
  uint8_t mode = 0;
  uint16_t challenge = 0;  // 0: luck of the device
  unsigned most_events = UINT_MAX;
  const char* names[rules::kMostPlayers] = {};
};

inline const ui::GameEntry& entry_of(const char* id) {
  const auto found =
      std::find_if(std::begin(ui::kGames), std::end(ui::kGames),
                   [&](const ui::GameEntry& game) { return std::strcmp(game.id, id) == 0; });
  return *found;
}

inline void give_name(ui::SeatName& name, const char* letters) {
  std::snprintf(name.letters, sizeof name.letters, "%s", letters);
}

// Bots decide for the people, who are named as the players of it.
inline fake::KeptGames::Game& add(fake::KeptGames& to, const Wanted& wanted) {
  const ui::GameEntry& entry = entry_of(wanted.game);
  ui::Setup setup;
  setup.seats.players = wanted.players;
  for (rules::Sitter& sitter : setup.sitters) sitter = rules::Sitter::greedy;
  if (entry.has_modes()) setup.values[entry.mode_field] = wanted.mode;
  setup.luck = ui::LuckKind::numbered;
  setup.challenge = wanted.challenge != 0 ? wanted.challenge : 900;
  entry.play->begin(setup);
  rules::AnyMatch& match = entry.play->match();
  while (!match.over() && match.events() < wanted.most_events) {
    if (match.due() == rules::Due::throwing) {
      match.throw_dice();
    } else if (match.think(SIZE_MAX)) {
      match.do_decided();
    }
  }
  fake::KeptGames::Game& game = to.add(*entry.play);
  for (unsigned i = 0; i < wanted.players; ++i) {
    game.bytes[rules::kKeptSeats + 2 * i] = static_cast<uint8_t>(rules::Sitter::person);
    if (wanted.names[i] != nullptr) give_name(game.told.names[i], wanted.names[i]);
  }
  game.told.bots = 0;
  if (wanted.challenge == 0) game.told.luck = ui::LuckKind::fresh;
  ui::set_current_play(nullptr);
  return game;
}

// More than two pages of a list, the pinned one and the one of other rules on the first.
inline void add_all(fake::KeptGames& to) {
  constexpr Wanted kWanted[] = {
      {.game = "cities", .mode = 0, .challenge = 7},
      {.game = "city-planner", .challenge = 11},
      {.game = "cities", .mode = 2, .challenge = 412},
      {.game = "cities", .players = 4, .mode = 1, .names = {"MAX", "ONA", "LEA", "TOM"}},
      {.game = "city-planner", .players = 2, .challenge = 5},
      {.game = "cities", .mode = 2, .challenge = 8},
      {.game = "city-planner", .challenge = 12},
      {.game = "cities", .mode = 2, .challenge = 9},
      {.game = "cities", .players = 2, .mode = 2, .most_events = 24, .names = {"MAX"}},
      {.game = "city-planner", .challenge = 3},
      {.game = "cities", .mode = 2, .challenge = 413},
      {.game = "cities", .mode = 2, .challenge = 21, .most_events = 25},
  };
  for (const Wanted& wanted : kWanted) {
    fake::KeptGames::Game& game = add(to, wanted);
    game.waits = &wanted == std::end(kWanted) - 1;
  }
  to.games[10].told.pinned = true;
  to.games[7].told.goes = false;
}

// Games of City Planner of which only the result is told: more than ten alone, one of two.
inline void add_scores(fake::KeptGames& to) {
  ui::KeptGame game;
  game.entry = &entry_of("city-planner");
  game.over = true;
  for (const int total : {44, 61, 30, 88, 55, 46, 12, 57, 49, 55, 71}) {
    game.totals[0] = static_cast<int16_t>(total);
    game.luck = total == 88 ? ui::LuckKind::numbered : ui::LuckKind::fresh;
    game.challenge = 412;
    to.add(game);
  }
  game.seats.players = 2;
  give_name(game.names[0], "MAX");
  game.totals[1] = 43;
  to.add(game);
  game.seats.players = 1;
  game.totals[0] = 58;
  to.add(game);
}

}  // namespace some_games
