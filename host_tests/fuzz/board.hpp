// A board without screens for what comes by its cable: a game of each of two kinds is kept, one of
// them is over and one waits.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "drivers/storage/host.hpp"
#include "drivers/storage/storage.hpp"
#include "firmware/cable/cable.hpp"
#include "firmware/cable/incoming.hpp"
#include "firmware/store/finished.hpp"
#include "firmware/store/game_store.hpp"
#include "firmware/store/settings_store.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace board {

namespace cable = firmware::cable;
namespace fs = firmware::store;
namespace storage = drivers::storage;

using Bytes = std::vector<uint8_t>;

inline void expect(bool good) {
  if (!good) __builtin_trap();
}

inline Bytes read(unsigned slot) {
  Bytes bytes(fs::all().size(slot));
  if (!bytes.empty()) fs::all().read(slot, 0, bytes.data(), bytes.size());
  return bytes;
}

inline void play(const ui::GameEntry& game, size_t events) {
  ui::Setup setup;
  setup.seats.players = 2;
  for (rules::Sitter& sitter : setup.sitters) sitter = rules::Sitter::random;
  setup.luck = ui::LuckKind::numbered;
  game.play->begin(setup);
  rules::AnyMatch& match = game.play->match();
  while (!match.over() && match.events() < events) {
    if (match.due() == rules::Due::throwing) {
      match.throw_dice();
      continue;
    }
    while (!match.think(SIZE_MAX)) {
    }
    match.do_decided();
  }
  fs::keep_game();
  fs::settle_games();
}

inline void open() {
  ui::set_current_play(nullptr);
  fs::open();
  cable::forget_half();
  fs::bring_back_game();
  fs::settle_games();
}

// Its storage as it is before an input comes.
inline const Bytes& image() {
  static const Bytes made = [] {
    storage::renew();
    open();
    play(ui::kGames[1], SIZE_MAX);
    play(ui::kGames[0], 20);
    return Bytes(storage::bytes(), storage::bytes() + storage::size());
  }();
  return made;
}

inline void start() {
  const Bytes& begin = image();
  std::copy(begin.begin(), begin.end(), storage::bytes());
  open();
}

// The answer to a command; `lines` follow it, up to one that ends them.
inline std::string ask(cable::Obey obey, const std::string& words,
                       const std::vector<std::string>& lines = {}) {
  char room[640];
  std::string all;
  firmware::Text text(room, sizeof room);
  cable::Answer answer = {text};
  obey(rules::Reader(words.data(), words.size()), answer);
  all += room;
  auto told = cable::Told::more;
  for (unsigned index = 0; answer.lines != nullptr && told == cable::Told::more; ++index) {
    firmware::Text next(room, sizeof room);
    told = answer.lines(index, next);
    all += room;
    expect(index < 100'000);
    while (!cable::is_ready()) {
    }
  }
  auto taken = cable::Taken::next;
  for (size_t i = 0; answer.taker != nullptr && taken != cable::Taken::done; ++i) {
    const std::string line = i < lines.size() ? lines[i] : "end";
    firmware::Text next(room, sizeof room);
    taken = answer.taker(line.data(), line.size(), next);
    all += room;
    while (!cable::is_ready()) {
    }
  }
  return all;
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char letter : text) {
    if (letter == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += letter;
    }
  }
  return lines;
}

// Tells all that can be told of what is kept.
inline void tell_all() {
  const std::string list = ask(cable::list, "");
  for (const std::string& line : lines_of(list)) {
    const std::string number = line.substr(0, line.find(' '));
    if (number.empty() || number == "slot") continue;
    ask(cable::show, number);
    ask(cable::export_game, number);
  }
  ask(cable::backup, "");
}

// Whatever came, the games that were kept before still are, now and after a start, and nothing lies
// about by half.
inline void expect_sound(const std::vector<Bytes>& before) {
  for (int i = 0; i < 2; ++i) {
    expect(!fs::all().has(cable::kIncoming));
    std::vector<Bytes> now;
    for (unsigned slot = fs::kFirstPlayed; slot < fs::Store::kSlots; ++slot)
      now.push_back(read(slot));
    for (const Bytes& game : before) expect(std::find(now.begin(), now.end(), game) != now.end());
    tell_all();
    open();
  }
}

inline std::vector<Bytes> games() {
  std::vector<Bytes> all;
  for (unsigned slot = fs::kFirstFinished; slot < fs::Store::kSlots; ++slot) {
    if (fs::all().has(slot)) all.push_back(read(slot));
  }
  for (unsigned slot = fs::kFirstPlayed; slot < fs::kFirstPlayed + fs::kPlayedGames; ++slot) {
    fs::GameHead head;
    if (fs::read_head(slot, head) && !head.over) all.push_back(read(slot));
  }
  return all;
}

}  // namespace board
