// The games that are kept, as screens list them.
#include "firmware/store/kept_list.hpp"
#include "host_tests/save/kept_games.hpp"
#include "ui/play/lesson/lesson.hpp"

using namespace kept;
using firmware::store::kFirstPlayed;
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

bool any(const void*, const KeptGame&) { return true; }
bool over(const void*, const KeptGame& game) { return game.over; }
bool of_game(const void* entry, const KeptGame& game) { return game.entry == entry; }

void expect_numbers(std::vector<uint32_t> expected, ui::KeptGames::Wants wants,
                    const void* context = nullptr) {
  TEST_ASSERT_EQUAL(expected.size(), games().list(wants, context));
  for (unsigned i = 0; i < expected.size(); ++i) {
    KeptGame game;
    TEST_ASSERT_TRUE(games().listed(i, game));
    TEST_ASSERT_EQUAL_UINT32(expected[i], game.number);
  }
}

KeptGame first_listed() {
  KeptGame game;
  TEST_ASSERT_GREATER_OR_EQUAL(1, games().list(any, nullptr));
  TEST_ASSERT_TRUE(games().listed(0, game));
  return game;
}

void keep() {
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_TRUE(fs::settle_games());
}

void finish(const ui::GameEntry& game, uint16_t challenge = 0) {
  play_to_the_end(begin(game, challenge));
  keep();
}

// Two of its events happened.
void leave(const ui::GameEntry& game, uint16_t challenge = 0) {
  rules::AnyMatch& match = begin(game, challenge);
  go_on(match);
  go_on(match);
  keep();
}

// What is left lies among the finished ones.
void remove_played() {
  for (unsigned slot = kFirstPlayed; slot < kFirstPlayed + fs::kPlayedGames; ++slot) {
    TEST_ASSERT_TRUE(fs::all().remove(slot));
  }
}

void test_games_should_be_listed_from_the_newest_on_and_as_wanted() {
  TEST_ASSERT_EQUAL(0, games().list(any, nullptr));
  finish(cities());   // 1
  finish(planner());  // 2
  leave(cities());    // 3
  leave(cities());    // 4
  leave(planner());   // 5: it waits, as 4 does
  expect_numbers({3, 2, 1}, any);
  expect_numbers({2, 1}, over);
  expect_numbers({3, 1}, of_game, &cities());
  expect_numbers({2}, of_game, &planner());
  TEST_ASSERT_TRUE(restart_and_bring_back());
  expect_numbers({3, 2, 1}, any);
}

void test_game_should_be_told_as_it_was_played() {
  ui::Setup setup = bots(cities());
  setup.seats.players = 3;
  setup.seats.give(1, ui::Seat::purple);
  setup.seats.give(3, ui::Seat::brown);
  setup.sitters[1] = rules::Sitter::person;
  setup.values[0] = 2;
  setup.values[1] = 1;
  setup.challenge = 412;
  cities().play->begin(setup);
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_EQUAL(0, games().list(any, nullptr));
  KeptGame game;
  TEST_ASSERT_FALSE(games().waiting(planner(), game));
  TEST_ASSERT_TRUE(games().waiting(cities(), game));
  TEST_ASSERT_EQUAL_PTR(&cities(), game.entry);
  TEST_ASSERT_EQUAL(1, game.number);
  TEST_ASSERT_FALSE(game.over);
  TEST_ASSERT_FALSE(game.pinned);
  TEST_ASSERT_TRUE(game.goes);
  TEST_ASSERT_FALSE(game.repeats);
  TEST_ASSERT_EQUAL(3, game.players());
  TEST_ASSERT_TRUE(game.seats.at(1) == ui::Seat::purple);
  TEST_ASSERT_TRUE(game.seats.at(2) == ui::Seat::yellow);
  TEST_ASSERT_TRUE(game.seats.at(3) == ui::Seat::brown);
  TEST_ASSERT_EQUAL_HEX8(rules::only(1) | rules::only(3), game.bots);
  TEST_ASSERT_EQUAL(2, game.values[0]);
  TEST_ASSERT_EQUAL(1, game.values[1]);
  TEST_ASSERT_TRUE(game.luck == ui::LuckKind::numbered);
  TEST_ASSERT_EQUAL(412, game.challenge);
  TEST_ASSERT_EQUAL(0, game.winners);
}

void test_finished_game_should_be_told_with_its_result_before_and_after_it_is_among_them() {
  play_to_the_end(begin(cities(), 7));
  KeptGame game;
  TEST_ASSERT_FALSE_MESSAGE(games().told(*cities().play, game), "it has no number yet");
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  const ui::Result result = cities().play->result();
  for (int settled = 0; settled < 2; ++settled) {
    TEST_ASSERT_TRUE(games().told(*cities().play, game));
    TEST_ASSERT_EQUAL(1, game.number);
    TEST_ASSERT_TRUE(game.over);
    TEST_ASSERT_EQUAL(result.winners, game.winners);
    TEST_ASSERT_EQUAL(result.scores[0].total, game.totals[0]);
    TEST_ASSERT_EQUAL(result.scores[1].total, game.totals[1]);
    TEST_ASSERT_FALSE(game.repeats);
    TEST_ASSERT_TRUE(fs::settle_games());
  }
  TEST_ASSERT_FALSE_MESSAGE(games().waiting(cities(), game), "it is over");
  const KeptGame listed = first_listed();
  TEST_ASSERT_TRUE(listed.over);
  TEST_ASSERT_EQUAL(result.winners, listed.winners);
  TEST_ASSERT_EQUAL(result.scores[1].total, listed.totals[1]);
  play_to_the_end(begin(cities(), 7));
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_TRUE(games().told(*cities().play, game));
  TEST_ASSERT_EQUAL(2, game.number);
  TEST_ASSERT_TRUE(game.repeats);
}

void test_game_should_be_told_as_it_ends_now_when_an_undo_led_to_another_end() {
  finish(cities(), 7);
  const ui::Result result = cities().play->result();
  const unsigned slot = fs::finished_slot(1);
  GameHead head = head_in(slot);
  ++head.totals[0];
  TEST_ASSERT_TRUE(fs::copy_game(slot, slot, head));
  Bytes bytes = read_all(slot);
  bytes.back() = static_cast<uint8_t>(bytes.back() + 1);  // of the fingerprint
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
  KeptGame game;
  TEST_ASSERT_TRUE(games().told(*cities().play, game));
  TEST_ASSERT_TRUE(game.over);
  TEST_ASSERT_EQUAL(result.scores[0].total, game.totals[0]);
}

// As the first shipped version wrote it: without what is told of the set-up.
void test_game_with_a_head_of_the_first_form_should_be_told_by_its_bytes() {
  constexpr size_t kFirstHeadBytes = 28;
  ui::Setup setup = bots(cities());
  setup.values[0] = 1;
  cities().play->begin(setup);
  play_to_the_end(cities().play->match());
  keep();
  const unsigned slot = fs::finished_slot(1);
  Bytes bytes = read_all(slot);
  bytes.erase(bytes.begin() + kFirstHeadBytes, bytes.begin() + fs::kGameHeadBytes);
  bytes[0] = 1;
  bytes[26] = bytes[27] = 0;
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
  TEST_ASSERT_EQUAL(KeptGame::kUntold, head_in(slot).values[0]);
  for (int pinned = 0; pinned < 2; ++pinned) {
    const KeptGame game = first_listed();
    TEST_ASSERT_TRUE(game.goes);
    TEST_ASSERT_EQUAL(1, game.values[0]);
    TEST_ASSERT_EQUAL(0, game.values[1]);
    TEST_ASSERT_FALSE(game.names[0].given());
    TEST_ASSERT_NOT_NULL(games().look_at(1));
    TEST_ASSERT_TRUE(games().pin(1, true) ==
                     ui::KeptGames::Pinned::done);  // of the second form now
  }
}

void test_names_should_be_told_as_they_were_kept() {
  finish(cities());
  const unsigned slot = fs::finished_slot(1);
  GameHead head = head_in(slot);
  head.names[0] = {"AB"};
  head.names[1] = {"XYZ"};
  TEST_ASSERT_TRUE(fs::copy_game(slot, slot, head));
  TEST_ASSERT_TRUE(restart_and_bring_back());
  const KeptGame game = first_listed();
  TEST_ASSERT_EQUAL_STRING("AB", game.names[0].letters);
  TEST_ASSERT_EQUAL_STRING("XYZ", game.names[1].letters);
  TEST_ASSERT_FALSE(game.names[2].given());
}

void test_game_should_not_go_when_it_is_of_other_rules_or_of_another_program() {
  finish(cities());
  finish(cities());
  remove_played();
  GameHead head = head_in(fs::finished_slot(1));
  ++head.rules;
  TEST_ASSERT_TRUE(fs::copy_game(fs::finished_slot(1), fs::finished_slot(1), head));
  head = head_in(fs::finished_slot(2));
  head.game = 0x12345678;
  TEST_ASSERT_TRUE(fs::copy_game(fs::finished_slot(2), fs::finished_slot(2), head));
  expect_numbers({2, 1}, any);
  KeptGame game;
  TEST_ASSERT_TRUE(games().listed(0, game));
  TEST_ASSERT_NULL(game.entry);
  TEST_ASSERT_FALSE(game.goes);
  TEST_ASSERT_TRUE(games().listed(1, game));
  TEST_ASSERT_FALSE(game.goes);
  TEST_ASSERT_NULL(games().look_at(1));
  TEST_ASSERT_NULL(games().look_at(2));
  TEST_ASSERT_NULL(games().look_at(3));
}

void test_game_should_be_looked_at_beside_the_one_that_is_played() {
  finish(planner(), 5);
  const ui::Result result = planner().play->result();
  leave(cities());
  const uint32_t played = cities().play->match().fingerprint();
  ui::Play* const play = games().look_at(1);
  TEST_ASSERT_NOT_NULL(play);
  TEST_ASSERT_TRUE(role_of(*play) == ui::Role::looked_at);
  TEST_ASSERT_TRUE(play->match().over());
  TEST_ASSERT_EQUAL(result.scores[0].total, play->result().scores[0].total);
  TEST_ASSERT_EQUAL_PTR(cities().play, ui::current_play());
  TEST_ASSERT_EQUAL_HEX32(played, cities().play->match().fingerprint());
  KeptGame game;
  TEST_ASSERT_TRUE(games().told(*play, game));
  TEST_ASSERT_EQUAL(1, game.number);
  TEST_ASSERT_TRUE(games().told(*cities().play, game));
  TEST_ASSERT_EQUAL(2, game.number);
  TEST_ASSERT_NOT_NULL_MESSAGE(games().look_at(2), "the one that is played");
}

void test_game_should_not_be_looked_at_when_it_comes_to_another_state() {
  finish(cities());
  const unsigned slot = fs::finished_slot(1);
  remove_played();
  Bytes bytes = read_all(slot);
  bytes.back() = static_cast<uint8_t>(bytes.back() + 1);  // of the fingerprint
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
  TEST_ASSERT_NULL(games().look_at(1));
}

void test_pin_should_tell_why_when_it_can_not() {
  finish(cities());
  TEST_ASSERT_TRUE(games().pin(1, true) == ui::KeptGames::Pinned::done);
  TEST_ASSERT_TRUE(first_listed().pinned);
  TEST_ASSERT_TRUE(games().pin(1, false) == ui::KeptGames::Pinned::done);
  TEST_ASSERT_FALSE(first_listed().pinned);
  TEST_ASSERT_TRUE(games().pin(2, true) == ui::KeptGames::Pinned::refused);
  storage::cut_power_after(0);
  TEST_ASSERT_TRUE(games().pin(1, true) == ui::KeptGames::Pinned::refused);
  storage::power_on();
  constexpr size_t kBytes = 4 * kPartBytes;
  constexpr unsigned kMost = fs::kMostPinnedPages / 4;
  for (uint32_t number = 2; number <= kMost + 1; ++number) {
    GameHead head = head_of_number(number);
    head.pinned = true;
    TEST_ASSERT_TRUE(write_game(fs::free_slot(4), head, kBytes));
  }
  TEST_ASSERT_TRUE(games().pin(1, true) == ui::KeptGames::Pinned::too_many);
}

void test_game_should_be_gone_wherever_it_lies_when_it_is_removed() {
  finish(cities());
  finish(planner());
  TEST_ASSERT_TRUE(games().remove(1));
  TEST_ASSERT_EQUAL_PTR(planner().play, ui::current_play());
  expect_numbers({2}, any);
  TEST_ASSERT_TRUE_MESSAGE(games().remove(2), "it is played and among the finished ones");
  TEST_ASSERT_NULL(ui::current_play());
  expect_numbers({}, any);
  TEST_ASSERT_TRUE(fs::settle_finished());
  TEST_ASSERT_FALSE(restart_and_bring_back());
  expect_numbers({}, any);
}

void test_all_games_should_be_gone_and_settings_stay_when_all_are_erased() {
  ui::Settings settings;
  settings.brightness = 2;
  TEST_ASSERT_TRUE(fs::save(settings));
  finish(cities());
  TEST_ASSERT_TRUE(games().pin(1, true) == ui::KeptGames::Pinned::done);
  leave(planner());
  leave(cities());
  TEST_ASSERT_TRUE(games().erase_all());
  TEST_ASSERT_NULL(ui::current_play());
  expect_numbers({}, any);
  TEST_ASSERT_FALSE(restart_and_bring_back());
  expect_numbers({}, any);
  TEST_ASSERT_EQUAL(2, fs::load_settings().brightness);
}

void test_every_game_should_be_listed_when_the_store_is_full_of_small_ones() {
  finish(cities());
  const unsigned one = fs::finished_slot(1);
  const GameHead head = head_in(one);
  TEST_ASSERT_TRUE(fs::all().remove(kFirstPlayed));
  for (uint32_t number = 2; number <= fs::kFinishedGames; ++number) {
    GameHead next = head;
    next.number = number;
    const unsigned slot = fs::free_slot(2);
    TEST_ASSERT_NOT_EQUAL(kNoSlot, slot);
    TEST_ASSERT_TRUE(fs::copy_game(one, slot, next));
    while (fs::all().prepare()) {
    }
  }
  TEST_ASSERT_EQUAL(0, games().room());
  const GameHead more = head_of_number(1000);
  TEST_ASSERT_TRUE(write_game(fs::kFirstPlayed, more, 400));
  TEST_ASSERT_TRUE(fs::add_finished(fs::kFirstPlayed, more));
  std::vector<uint32_t> expected = {1000};
  for (uint32_t number = fs::kFinishedGames; number > 1; --number) expected.push_back(number);
  expect_numbers(expected, any);
  restart();
  expect_numbers(expected, any);
}

void test_room_should_be_that_of_games_like_those_that_are_kept() {
  for (uint32_t number = 1; number <= 10; ++number) {
    TEST_ASSERT_TRUE(write_game(fs::free_slot(8), head_of_number(number), 8 * kPartBytes));
  }
  const unsigned room = games().room();
  unsigned added = 0;
  while (fs::free_slot(8) != kNoSlot) {
    ++added;
    TEST_ASSERT_TRUE(write_game(fs::free_slot(8), head_of_number(10 + added), 8 * kPartBytes));
    while (fs::all().prepare()) {
    }
  }
  TEST_ASSERT_EQUAL(added, room);
  TEST_ASSERT_EQUAL(0, games().room());
}

}  // namespace

void tearDown() { ui::set_current_play(nullptr); }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_games_should_be_listed_from_the_newest_on_and_as_wanted);
  RUN_TEST(test_game_should_be_told_as_it_was_played);
  RUN_TEST(test_finished_game_should_be_told_with_its_result_before_and_after_it_is_among_them);
  RUN_TEST(test_game_should_be_told_as_it_ends_now_when_an_undo_led_to_another_end);
  RUN_TEST(test_game_with_a_head_of_the_first_form_should_be_told_by_its_bytes);
  RUN_TEST(test_names_should_be_told_as_they_were_kept);
  RUN_TEST(test_game_should_not_go_when_it_is_of_other_rules_or_of_another_program);
  RUN_TEST(test_game_should_be_looked_at_beside_the_one_that_is_played);
  RUN_TEST(test_game_should_not_be_looked_at_when_it_comes_to_another_state);
  RUN_TEST(test_pin_should_tell_why_when_it_can_not);
  RUN_TEST(test_game_should_be_gone_wherever_it_lies_when_it_is_removed);
  RUN_TEST(test_all_games_should_be_gone_and_settings_stay_when_all_are_erased);
  RUN_TEST(test_every_game_should_be_listed_when_the_store_is_full_of_small_ones);
  RUN_TEST(test_room_should_be_that_of_games_like_those_that_are_kept);
  return UNITY_END();
}
