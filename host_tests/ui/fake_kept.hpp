// Games that are kept in memory, as a device keeps them in its store.
#pragma once

#include <algorithm>
#include <cstring>
#include <vector>

#include "ui/play/game_entry.hpp"
#include "ui/play/kept_games.hpp"
#include "ui/play/lesson/lesson.hpp"

namespace fake {

class KeptGames final : public ui::KeptGames {
 public:
  struct Game {
    ui::KeptGame told;
    std::vector<uint8_t> bytes;  // as its match keeps itself
    bool waits = false;
  };
  std::vector<Game> games;  // in the order they were begun
  bool refuses = false;     // the medium
  unsigned most_pinned = 1000;
  unsigned left = 100;
  uint32_t playing = 0;          // number of the game that is played; 0: it comes after all others
  bool playing_repeats = false;  // it repeats a challenge

  // What a device tells of it; its number is the next one.
  static ui::KeptGame tell(const ui::Play& play) {
    ui::KeptGame told;
    const ui::Setup setup = play.setup();
    told.entry = &play.entry();
    told.over = play.match().over();
    told.goes = true;
    told.seats = setup.seats;
    std::copy(std::begin(setup.values), std::end(setup.values), told.values);
    told.luck = setup.luck;
    told.challenge = setup.challenge;
    const ui::Result result = play.result();
    for (unsigned player = 1; player <= play.players(); ++player) {
      if (play.is_bot(player)) told.bots |= rules::only(static_cast<rules::Actor>(player));
      if (told.over) told.totals[player - 1] = result.scores[player - 1].total;
    }
    if (told.over) told.winners = result.winners;
    return told;
  }
  Game& add(const ui::KeptGame& told) {
    games.push_back({told, {}, false});
    games.back().told.number = next_++;
    return games.back();
  }
  Game& add(const ui::Play& play) {
    Game& game = add(tell(play));
    const auto put = [](void* bytes, const uint8_t* from, size_t count) {
      auto& to = *static_cast<std::vector<uint8_t>*>(bytes);
      to.insert(to.end(), from, from + count);
    };
    play.match().keep({put, &game.bytes});
    game.waits = !game.told.over;
    return game;
  }
  Game* find(uint32_t number) {
    for (Game& game : games) {
      if (game.told.number == number) return &game;
    }
    return nullptr;
  }

  unsigned list(Wants wants, const void* context) override {
    listed_.clear();
    for (auto game = games.rbegin(); game != games.rend(); ++game) {
      if (!game->waits && wants(context, game->told)) listed_.push_back(game->told.number);
    }
    return static_cast<unsigned>(listed_.size());
  }
  bool listed(unsigned index, ui::KeptGame& to) override {
    const Game* const game = find(listed_.at(index));
    if (game != nullptr) to = game->told;
    return game != nullptr;
  }
  bool told(const ui::Play& play, ui::KeptGame& to) override {
    const bool played = ui::role_of(play) == ui::Role::played;
    const Game* const kept = find(played ? playing : looked_at_);
    if (!played && kept == nullptr) return false;
    to = kept != nullptr ? kept->told : tell(play);
    if (kept == nullptr) to.number = playing != 0 ? playing : next_;
    if (played) to.repeats = playing_repeats;
    return true;
  }
  bool waiting(const ui::GameEntry& entry, ui::KeptGame& to) override {
    for (const Game& game : games) {
      if (!game.waits || !(*game.told.entry == entry)) continue;
      to = game.told;
      return true;
    }
    return false;
  }
  ui::Play* look_at(uint32_t number) override {
    const Game* const game = find(number);
    if (game == nullptr || game->bytes.empty() || !game->told.goes) return nullptr;
    ui::Play& play = game->told.entry->lesson->play();
    looked_at_ = number;
    return play.look_at(source(*game)) ? &play : nullptr;
  }
  bool take_up(uint32_t number) override {
    Game* const game = find(number);
    if (game == nullptr || !game->told.goes || game->told.over || refuses) return false;
    for (Game& other : games) {
      if (*other.told.entry == *game->told.entry) other.waits = false;
    }
    game->waits = true;
    return game->told.entry->play->bring_back(source(*game));
  }
  Pinned pin(uint32_t number, bool pinned) override {
    const auto count = std::count_if(games.begin(), games.end(),
                                     [](const Game& game) { return game.told.pinned; });
    if (pinned && count >= static_cast<long>(most_pinned)) return Pinned::too_many;
    if (refuses) return Pinned::refused;
    find(number)->told.pinned = pinned;
    return Pinned::done;
  }
  bool remove(uint32_t number) override {
    if (refuses) return false;
    std::erase_if(games, [&](const Game& game) { return game.told.number == number; });
    return true;
  }
  bool erase_all() override {
    if (refuses) return false;
    games.clear();
    ui::set_current_play(nullptr);
    return true;
  }
  unsigned room() override { return left; }

 private:
  static rules::ByteSource source(const Game& game) {
    const auto read = [](void* context, size_t offset, uint8_t* to, size_t count) {
      std::memcpy(to, static_cast<const Game*>(context)->bytes.data() + offset, count);
    };
    return {read, const_cast<Game*>(&game), game.bytes.size()};
  }

  std::vector<uint32_t> listed_;
  uint32_t next_ = 1;
  uint32_t looked_at_ = 0;
};

inline KeptGames kept;

}  // namespace fake
