// Writes a file of what lasts as it is after years: 200 finished games of the longest kind and a
// game of each kind that is played, the one of the first kind last. `full_store FILE`; with
// `random` behind it, 500 random finished games in place of the longest.
#include <cstring>

#include "drivers/storage/host.hpp"
#include "drivers/storage/storage.hpp"
#include "host_tests/save/kept_games.hpp"

using namespace kept;

namespace {

constexpr unsigned kGames = 200;
constexpr size_t kBytes = 1804;  // 414 events of DrawCity for six
constexpr unsigned kSteps = 20;

void prepare_all() {
  while (firmware::store::all().prepare()) {
  }
}

constexpr unsigned kRandomGames = 500;

// Those of the second kind are every fourth one.
bool add_random() {
  for (uint16_t challenge = 0; challenge < kRandomGames; ++challenge) {
    play_to_the_end(begin(ui::kGames[challenge % 4 == 0 ? 1 : 0], challenge));
    if (!keeps(Keeping::kept) || !firmware::store::settle_games()) return false;
    prepare_all();
  }
  return true;
}

bool add_longest() {
  for (uint32_t number = 1; number <= kGames; ++number) {
    const GameHead head = head_of_number(number);
    if (!write_game(firmware::store::kFirstPlayed, head, kBytes)) return false;
    if (!firmware::store::add_finished(firmware::store::kFirstPlayed, head)) return false;
    prepare_all();
  }
  return firmware::store::all().remove(firmware::store::kFirstPlayed);
}

bool fill(bool random) {
  if (!(random ? add_random() : add_longest())) return false;
  firmware::store::bring_back_game();
  for (size_t i = ui::kGames.size(); i-- > 0;) {
    rules::AnyMatch& match = begin(ui::kGames[i], 7);
    for (unsigned step = 0; step < kSteps; ++step) go_on(match);
    if (!keeps(Keeping::kept)) return false;
    prepare_all();
  }
  return true;
}

}  // namespace

int main(int count, char** words) {
  const bool random = count == 3 && std::strcmp(words[2], "random") == 0;
  if (count != 2 && !random) {
    std::fputs("usage: full_store FILE [random]\n", stderr);
    return 1;
  }
  storage::keep_in(words[1]);
  storage::init();
  storage::renew();
  firmware::store::open();
  return fill(random) ? 0 : 1;
}
