// Games that were replaced are taken up again, and the power goes while what is kept changes.
#include "firmware/store/kept_list.hpp"
#include "host_tests/save/kept_games.hpp"

using namespace kept;
using firmware::store::kNoSlot;
using ui::KeptGame;

namespace fs = firmware::store;

void setUp() {
  storage::renew();
  TEST_ASSERT_FALSE(restart_and_bring_back());
}

namespace {

const ui::GameEntry& cities() { return ui::kGames[0]; }
const ui::GameEntry& planner() { return ui::kGames[1]; }
ui::KeptGames& games() { return fs::kept_games(); }

void keep() {
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_TRUE(fs::settle_games());
}

// So many of its events happened. What it then comes to.
uint32_t leave(const ui::GameEntry& game, uint16_t challenge, int events) {
  rules::AnyMatch& match = begin(game, challenge);
  for (int i = 0; i < events; ++i) go_on(match);
  keep();
  return match.fingerprint();
}

uint32_t waiting_number(const ui::GameEntry& game) {
  KeptGame told;
  return games().waiting(game, told) ? told.number : 0;
}

void test_game_should_be_played_again_and_the_one_that_waits_be_left() {
  const uint32_t first = leave(cities(), 1, 6);
  const uint32_t second = leave(cities(), 2, 4);
  leave(planner(), 3, 4);
  TEST_ASSERT_TRUE(games().take_up(1));
  TEST_ASSERT_EQUAL_PTR(cities().play, ui::current_play());
  TEST_ASSERT_EQUAL_HEX32(first, cities().play->match().fingerprint());
  TEST_ASSERT_EQUAL(1, fs::played_number());
  TEST_ASSERT_EQUAL(1, waiting_number(cities()));
  TEST_ASSERT_EQUAL(3, waiting_number(planner()));
  TEST_ASSERT_EQUAL(kNoSlot, fs::finished_slot(1));
  TEST_ASSERT_NOT_EQUAL(kNoSlot, fs::finished_slot(2));
  TEST_ASSERT_EQUAL_HEX32(second, fs::fingerprint_in(fs::finished_slot(2)));
  TEST_ASSERT_TRUE(restart_and_bring_back());
  TEST_ASSERT_EQUAL(1, fs::played_number());
  TEST_ASSERT_EQUAL_HEX32(first, ui::current_play()->match().fingerprint());
  go_on(ui::current_play()->match());
  keep();
  TEST_ASSERT_EQUAL(1, fs::played_number());
  TEST_ASSERT_TRUE(games().take_up(2));
  TEST_ASSERT_EQUAL_HEX32(second, ui::current_play()->match().fingerprint());
  TEST_ASSERT_NOT_EQUAL(kNoSlot, fs::finished_slot(1));
}

void test_game_should_be_played_again_when_none_of_its_kind_waits_or_it_is_over() {
  leave(cities(), 1, 6);
  play_to_the_end(begin(cities(), 2));
  keep();
  TEST_ASSERT_TRUE(games().take_up(1));
  TEST_ASSERT_EQUAL(1, fs::played_number());
  TEST_ASSERT_NOT_EQUAL_MESSAGE(kNoSlot, fs::finished_slot(2), "it was over");
  play_to_the_end(ui::current_play()->match());
  keep();
  TEST_ASSERT_TRUE(head_in(fs::finished_slot(1)).over);
  TEST_ASSERT_FALSE_MESSAGE(games().take_up(1), "it is over now");
  TEST_ASSERT_FALSE_MESSAGE(games().take_up(9), "there is none");
}

void test_game_should_not_be_taken_up_when_it_can_not_be_gone_on_with() {
  leave(cities(), 1, 6);
  leave(cities(), 2, 6);
  const unsigned slot = fs::finished_slot(1);
  Bytes bytes = read_all(slot);
  bytes.back() = static_cast<uint8_t>(bytes.back() + 1);  // of the fingerprint
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
  TEST_ASSERT_FALSE(games().take_up(1));
  TEST_ASSERT_EQUAL(2, fs::played_number());
  TEST_ASSERT_EQUAL(slot, fs::finished_slot(1));
  bytes.back() = static_cast<uint8_t>(bytes.back() - 1);
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
  storage::cut_power_after(0);
  TEST_ASSERT_FALSE_MESSAGE(games().take_up(1), "the medium refuses");
  TEST_ASSERT_EQUAL(2, fs::played_number());
  storage::power_on();
  TEST_ASSERT_TRUE(games().take_up(1));
}

// Its rules play it, but luck would have to act next: no match keeps that.
void leave_before_luck() {
  begin(cities(), 1);
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  const unsigned slot = fs::played_slot(fs::played_number());
  change_luck(slot, rules::LuckSource::people);
  TEST_ASSERT_TRUE(restart_and_bring_back());
  rules::AnyMatch& match = cities().play->match();
  while (match.due() != rules::Due::entry) go_on(match);
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  change_luck(slot, rules::LuckSource::challenge);
  TEST_ASSERT_TRUE(fs::comes_to_its_end(slot));
  TEST_ASSERT_TRUE(fs::add_finished(slot, head_in(slot)));
}

void test_game_should_not_count_as_taken_up_when_another_one_comes_back() {
  const uint32_t planned = leave(planner(), 3, 4);
  leave_before_luck();
  leave(cities(), 2, 6);
  TEST_ASSERT_FALSE(games().take_up(2));
  TEST_ASSERT_EQUAL_PTR(planner().play, ui::current_play());
  TEST_ASSERT_EQUAL(1, fs::played_number());
  TEST_ASSERT_EQUAL_HEX32(planned, ui::current_play()->match().fingerprint());
}

// What is kept of each game, wherever it lies, once a start has settled it.
std::map<uint32_t, uint32_t> all_fingerprints() {
  std::map<uint32_t, uint32_t> found;
  for (unsigned slot = fs::kFirstPlayed; slot < Store::kSlots; ++slot) {
    GameHead head;
    const bool game = fs::is_played(slot) || fs::is_finished(slot);
    if (game && fs::read_head(slot, head)) found[head.number] = fs::fingerprint_in(slot);
  }
  return found;
}

// Does it with a cut after each of its operations, torn in each manner. `expect` looks at what a
// start finds; there are at least so many operations.
template <class Do, class Expect>
void cut_everywhere(int32_t least, Do&& prepare, Do&& act, Expect&& expect) {
  for (int tear = 0; tear < 3; ++tear) {
    for (int32_t after = 0;; ++after) {
      setUp();
      prepare();
      const std::map<uint32_t, uint32_t> before = all_fingerprints();
      storage::cut_power(
          {after, static_cast<storage::Tear>(tear), 100, static_cast<uint32_t>(after + 1)});
      const Watch watch;
      act();
      const bool cut = watch.pages() + watch.erasures() > static_cast<uint32_t>(after);
      storage::power_on();
      restart_and_bring_back();
      TEST_ASSERT_TRUE(fs::settle_games());
      expect(before);
      for (unsigned slot = 0; slot < Store::kSlots; ++slot) {
        TEST_ASSERT_FALSE(fs::all().is_damaged(slot));
      }
      if (!cut) {
        TEST_ASSERT_GREATER_OR_EQUAL(least, after);
        break;
      }
      TEST_ASSERT_LESS_THAN(200, after);
    }
  }
}

using Step = void (*)();

void leave_three() {
  leave(planner(), 3, 4);
  leave(cities(), 1, 20);
  leave(cities(), 2, 4);
}

void test_no_game_should_be_lost_when_the_power_goes_while_one_is_taken_up() {
  cut_everywhere<Step>(
      3, leave_three, [] { games().take_up(2); },
      [](const std::map<uint32_t, uint32_t>& before) {
        TEST_ASSERT_TRUE(before == all_fingerprints());
        const uint32_t waits = waiting_number(cities());
        TEST_ASSERT_TRUE(waits == 2 || waits == 3);
        TEST_ASSERT_EQUAL(1,
                          games().list([](const void*, const KeptGame&) { return true; }, nullptr));
        KeptGame left;
        TEST_ASSERT_TRUE(games().listed(0, left));
        TEST_ASSERT_EQUAL(5 - waits, left.number);
        TEST_ASSERT_EQUAL(1, waiting_number(planner()));
      });
}

void test_no_game_should_be_lost_when_the_power_goes_while_one_is_pinned() {
  cut_everywhere<Step>(
      1, leave_three, [] { games().pin(2, true); },
      [](const std::map<uint32_t, uint32_t>& before) {
        TEST_ASSERT_TRUE(before == all_fingerprints());
      });
}

void test_no_other_game_should_be_lost_when_the_power_goes_while_one_is_removed() {
  cut_everywhere<Step>(
      1, leave_three, [] { games().remove(2); },
      [](const std::map<uint32_t, uint32_t>& before) {
        std::map<uint32_t, uint32_t> without = before;
        without.erase(2);
        const auto now = all_fingerprints();
        TEST_ASSERT_TRUE(now == before || now == without);
      });
}

void test_only_games_should_be_missing_when_the_power_goes_while_all_are_erased() {
  cut_everywhere<Step>(
      3, leave_three, [] { games().erase_all(); },
      [](const std::map<uint32_t, uint32_t>& before) {
        for (const auto& [number, fingerprint] : all_fingerprints()) {
          TEST_ASSERT_TRUE(before.at(number) == fingerprint);
        }
        TEST_ASSERT_TRUE(games().erase_all());
        TEST_ASSERT_TRUE(all_fingerprints().empty());
      });
}

}  // namespace

void tearDown() { ui::set_current_play(nullptr); }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_game_should_be_played_again_and_the_one_that_waits_be_left);
  RUN_TEST(test_game_should_be_played_again_when_none_of_its_kind_waits_or_it_is_over);
  RUN_TEST(test_game_should_not_be_taken_up_when_it_can_not_be_gone_on_with);
  RUN_TEST(test_game_should_not_count_as_taken_up_when_another_one_comes_back);
  RUN_TEST(test_no_game_should_be_lost_when_the_power_goes_while_one_is_taken_up);
  RUN_TEST(test_no_game_should_be_lost_when_the_power_goes_while_one_is_pinned);
  RUN_TEST(test_no_other_game_should_be_lost_when_the_power_goes_while_one_is_removed);
  RUN_TEST(test_only_games_should_be_missing_when_the_power_goes_while_all_are_erased);
  return UNITY_END();
}
