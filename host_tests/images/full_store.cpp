// Writes a file of what lasts as it is after years: 200 finished games of the longest kind and a
// game of each kind that is played, the one of the first kind last. `full_store FILE`
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

bool fill() {
  for (uint32_t number = 1; number <= kGames; ++number) {
    const GameHead head = head_of_number(number);
    if (!write_game(firmware::store::kFirstPlayed, head, kBytes)) return false;
    if (!firmware::store::add_finished(firmware::store::kFirstPlayed, head)) return false;
    prepare_all();
  }
  if (!firmware::store::all().remove(firmware::store::kFirstPlayed)) return false;
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
  if (count != 2) {
    std::fputs("usage: full_store FILE\n", stderr);
    return 1;
  }
  storage::keep_in(words[1]);
  storage::init();
  storage::renew();
  firmware::store::open();
  return fill() ? 0 : 1;
}
