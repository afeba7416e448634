// Which games that are over had their luck for the first time on this machine.
#include "firmware/store/begun_with.hpp"
#include "host_tests/save/kept_games.hpp"

using namespace kept;
using firmware::store::kNoSlot;

namespace fs = firmware::store;

void setUp() {
  storage::renew();
  TEST_ASSERT_FALSE(restart_and_bring_back());
}

namespace {

constexpr uint16_t kSeven = 7;

// Plays it to its end and keeps it among the finished ones. Its number is the next one.
void finish(const ui::Setup& setup, const ui::GameEntry& game = ui::kGames[0]) {
  game.play->begin(setup);
  play_to_the_end(game.play->match());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_TRUE(fs::settle_games());
}

ui::Setup seven() {
  ui::Setup setup = bots(ui::kGames[0]);
  setup.challenge = kSeven;
  return setup;
}

bool repeats(uint32_t number) { return head_in(fs::finished_slot(number)).repeats; }

void test_challenge_should_repeat_when_it_was_played_before() {
  finish(seven());
  finish(seven());
  TEST_ASSERT_FALSE(repeats(1));
  TEST_ASSERT_TRUE(repeats(2));
  TEST_ASSERT_TRUE(restart_and_bring_back());
  TEST_ASSERT_FALSE(repeats(1));
  TEST_ASSERT_TRUE(repeats(2));
}

void test_challenge_should_repeat_when_others_sit_there_and_bots_are_others() {
  finish(seven());
  ui::Setup setup = seven();
  setup.seats.give(1, ui::Seat::green);
  setup.sitters[0] = rules::Sitter::greedy;
  finish(setup);
  TEST_ASSERT_TRUE(repeats(2));
}

void test_challenge_should_not_repeat_when_it_is_another_one() {
  finish(seven());
  ui::Setup number = seven();
  number.challenge = 8;
  finish(number);
  ui::Setup level = seven();
  level.values[0] = 1;
  finish(level);
  ui::Setup variant = seven();
  variant.values[1] = 1;
  finish(variant);
  ui::Setup players = seven();
  players.seats.players = 3;
  finish(players);
  ui::Setup game = bots(ui::kGames[1]);
  game.challenge = kSeven;
  finish(game, ui::kGames[1]);
  for (uint32_t played = 1; played <= 6; ++played) TEST_ASSERT_FALSE(repeats(played));
  finish(level);
  TEST_ASSERT_TRUE(repeats(7));
}

void change_seed(unsigned slot, uint8_t lowest) {
  constexpr size_t kSeedAt = fs::kGameHeadBytes + 6;  // rules/core/kept.hpp
  Bytes bytes = read_all(slot);
  bytes[kSeedAt] = lowest;
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
}

bool second_repeats() {
  const unsigned slot = fs::finished_slot(2);
  return fs::is_repeated(slot, head_in(slot));
}

void test_luck_should_repeat_when_it_is_the_same_of_the_device() {
  using rules::LuckSource;
  finish(seven());
  finish(seven());
  const auto repeats_with = [](LuckSource first, LuckSource second, uint8_t seed) {
    change_luck(fs::finished_slot(1), first);
    change_luck(fs::finished_slot(2), second);
    change_seed(fs::finished_slot(2), seed);
    return second_repeats();
  };
  TEST_ASSERT_TRUE(repeats_with(LuckSource::challenge, LuckSource::challenge, 0));
  TEST_ASSERT_TRUE(repeats_with(LuckSource::device, LuckSource::device, 0));
  TEST_ASSERT_FALSE_MESSAGE(repeats_with(LuckSource::device, LuckSource::device, 1),
                            "another secret");
  TEST_ASSERT_FALSE(repeats_with(LuckSource::device, LuckSource::challenge, 0));
  TEST_ASSERT_FALSE(repeats_with(LuckSource::people, LuckSource::people, 0));
  TEST_ASSERT_FALSE(repeats_with(LuckSource::script, LuckSource::script, 0));
}

void test_game_should_repeat_when_it_was_begun_again_with_the_luck_of_the_device() {
  ui::Play& play = *ui::kGames[0].play;
  play.begin(seven());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  change_luck(fs::played_slot(1), rules::LuckSource::device);
  TEST_ASSERT_TRUE(restart_and_bring_back());
  for (uint32_t number = 1; number <= 2; ++number) {
    if (number > 1) play.begin_again(play, ui::Play::Again::same_luck);
    play_to_the_end(play.match());
    TEST_ASSERT_TRUE(keeps(Keeping::kept));
    TEST_ASSERT_TRUE(fs::settle_games());
  }
  TEST_ASSERT_FALSE(repeats(1));
  TEST_ASSERT_TRUE(repeats(2));
}

void test_second_game_should_still_repeat_when_the_first_one_was_erased_or_either_pinned() {
  finish(seven());
  finish(seven());
  TEST_ASSERT_TRUE(fs::pin(fs::finished_slot(1), true) == ui::KeptGames::Pinned::done);
  TEST_ASSERT_TRUE(fs::pin(fs::finished_slot(2), true) == ui::KeptGames::Pinned::done);
  TEST_ASSERT_FALSE(repeats(1));
  TEST_ASSERT_TRUE(repeats(2));
  TEST_ASSERT_TRUE(fs::remove_game(1));
  TEST_ASSERT_TRUE(restart_and_bring_back());
  TEST_ASSERT_EQUAL(kNoSlot, fs::finished_slot(1));
  TEST_ASSERT_TRUE(repeats(2));
}

void test_game_should_repeat_when_one_with_its_luck_was_left_before() {
  begin(ui::kGames[0], kSeven);
  go_on(ui::kGames[0].play->match());
  go_on(ui::kGames[0].play->match());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  finish(seven());
  TEST_ASSERT_NOT_EQUAL(kNoSlot, fs::finished_slot(1));
  TEST_ASSERT_FALSE(repeats(1));
  TEST_ASSERT_TRUE(repeats(2));
}

void test_game_should_count_when_one_with_its_luck_was_begun_and_left_after_it() {
  finish(seven());
  begin(ui::kGames[0], kSeven);
  go_on(ui::kGames[0].play->match());
  go_on(ui::kGames[0].play->match());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  ui::Setup other = seven();
  other.challenge = 8;
  finish(other);
  const unsigned first = fs::finished_slot(1);
  TEST_ASSERT_FALSE(fs::is_repeated(first, head_in(first)));
}

void test_game_should_not_repeat_itself_when_its_end_was_taken_back() {
  finish(seven());
  GameHead head = head_in(fs::finished_slot(1));
  TEST_ASSERT_TRUE(fs::add_finished(fs::finished_slot(1), head));
  TEST_ASSERT_FALSE(repeats(1));
}

}  // namespace

void tearDown() { ui::set_current_play(nullptr); }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_challenge_should_repeat_when_it_was_played_before);
  RUN_TEST(test_challenge_should_repeat_when_others_sit_there_and_bots_are_others);
  RUN_TEST(test_challenge_should_not_repeat_when_it_is_another_one);
  RUN_TEST(test_luck_should_repeat_when_it_is_the_same_of_the_device);
  RUN_TEST(test_game_should_repeat_when_it_was_begun_again_with_the_luck_of_the_device);
  RUN_TEST(test_second_game_should_still_repeat_when_the_first_one_was_erased_or_either_pinned);
  RUN_TEST(test_game_should_repeat_when_one_with_its_luck_was_left_before);
  RUN_TEST(test_game_should_count_when_one_with_its_luck_was_begun_and_left_after_it);
  RUN_TEST(test_game_should_not_repeat_itself_when_its_end_was_taken_back);
  return UNITY_END();
}
