// Games that came to their end, and games that can't be gone on with.
#include "host_tests/save/kept_games.hpp"

using namespace kept;
using firmware::store::kFirstFinished;
using firmware::store::kFirstPlayed;
using firmware::store::kNoSlot;

namespace fs = firmware::store;

void setUp() {
  storage::renew();
  TEST_ASSERT_FALSE(restart_and_bring_back());
}

namespace {

const ui::GameEntry& cities() { return ui::kGames[0]; }
const ui::GameEntry& planner() { return ui::kGames[1]; }

unsigned count_finished() {
  unsigned count = 0;
  GameHead head;
  for (unsigned slot = kFirstFinished; slot < Store::kSlots; ++slot) {
    count += fs::read_head(slot, head) ? 1 : 0;
  }
  return count;
}

unsigned played_slot(uint32_t number) {
  for (unsigned slot = kFirstPlayed; slot < kFirstPlayed + fs::kPlayedGames; ++slot) {
    GameHead head;
    if (fs::read_head(slot, head) && head.number == number) return slot;
  }
  return kNoSlot;
}

// The head of what lies in `slot` is another one from now on.
void change_head(unsigned slot, const GameHead& head) {
  Bytes bytes = read_all(slot);
  rules::ByteWriter writer(bytes.data(), bytes.size());
  fs::write_head(writer, head);
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
}

void test_game_should_be_among_the_finished_ones_when_it_came_to_its_end() {
  rules::AnyMatch& match = begin(cities());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_TRUE(fs::settle_games());
  TEST_ASSERT_EQUAL(0, count_finished());
  play_to_the_end(match);
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_TRUE(fs::settle_games());
  TEST_ASSERT_TRUE(fs::settle_games());
  TEST_ASSERT_EQUAL(1, count_finished());
  const unsigned slot = fs::finished_slot(1);
  const GameHead head = head_in(slot);
  const ui::Result result = cities().play->result();
  TEST_ASSERT_TRUE(head.over);
  TEST_ASSERT_EQUAL(2, head.players);
  TEST_ASSERT_EQUAL(result.winners, head.winners);
  TEST_ASSERT_EQUAL(result.scores[0].total, head.totals[0]);
  TEST_ASSERT_EQUAL(result.scores[1].total, head.totals[1]);
  rules::ByteReader bytes(fs::match_in(slot));
  rules::Standing standing;
  TEST_ASSERT_TRUE(cities().play->form().play(bytes, standing));
  TEST_ASSERT_TRUE(standing.over);
  TEST_ASSERT_EQUAL_HEX32(fs::fingerprint_in(slot), standing.fingerprint);
}

void test_finished_game_should_be_added_at_the_next_start_when_the_power_went_before() {
  rules::AnyMatch& match = begin(cities());
  play_to_the_end(match);
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_TRUE(restart_and_bring_back());
  TEST_ASSERT_EQUAL(0, count_finished());
  TEST_ASSERT_TRUE(fs::settle_games());
  TEST_ASSERT_EQUAL(1, count_finished());
}

void test_finished_game_should_be_taken_away_when_it_goes_on_by_an_undo() {
  const GameHead over = head_of_number(4);
  TEST_ASSERT_TRUE(write_game(kFirstPlayed, over, 300));
  TEST_ASSERT_TRUE(fs::settle_finished());
  TEST_ASSERT_NOT_EQUAL(kNoSlot, fs::finished_slot(4));
  GameHead running = over;
  running.over = false;
  TEST_ASSERT_TRUE(write_game(kFirstPlayed, running, 300));
  TEST_ASSERT_TRUE(fs::settle_finished());
  TEST_ASSERT_EQUAL(kNoSlot, fs::finished_slot(4));
}

bool pin(unsigned slot, bool pinned) {
  return fs::pin(slot, pinned) == ui::KeptGames::Pinned::done;
}

// A game of this number that came to an end with this total.
void write_end(uint32_t number, int16_t total) {
  constexpr size_t kBytes = 300;
  GameHead head = head_of_number(number);
  head.totals[0] = total;
  TEST_ASSERT_TRUE(write_game(kFirstPlayed, head, kBytes));
  Bytes bytes = read_all(kFirstPlayed);
  bytes.back() = static_cast<uint8_t>(total);  // of the fingerprint
  TEST_ASSERT_TRUE(fs::all().write(kFirstPlayed, bytes.data(), bytes.size()));
}

void test_finished_game_should_be_another_when_an_undo_led_to_another_end_before_it_settled() {
  write_end(4, 50);
  TEST_ASSERT_TRUE(fs::settle_finished());
  const unsigned slot = fs::finished_slot(4);
  TEST_ASSERT_TRUE(pin(slot, true));
  write_end(4, 60);
  TEST_ASSERT_TRUE(fs::settle_finished());
  TEST_ASSERT_EQUAL(1, count_finished());
  const GameHead head = head_in(fs::finished_slot(4));
  TEST_ASSERT_EQUAL(60, head.totals[0]);
  TEST_ASSERT_TRUE(head.pinned);
  TEST_ASSERT_EQUAL_HEX32(fs::fingerprint_in(kFirstPlayed),
                          fs::fingerprint_in(fs::finished_slot(4)));
  const Watch watch;
  TEST_ASSERT_TRUE(fs::settle_finished());
  TEST_ASSERT_EQUAL_MESSAGE(0, watch.pages(), "it is the same");
}

void test_finished_game_should_be_another_when_a_new_one_begins_before_it_settled() {
  play_to_the_end(begin(cities()));
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_TRUE(fs::settle_games());
  const unsigned slot = fs::finished_slot(1);
  Bytes bytes = read_all(slot);
  const uint32_t right = fs::fingerprint_in(slot);
  bytes.back() = static_cast<uint8_t>(bytes.back() + 1);  // of the fingerprint
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
  begin(cities());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_EQUAL(1, count_finished());
  TEST_ASSERT_EQUAL_HEX32(right, fs::fingerprint_in(fs::finished_slot(1)));
}

void test_finished_game_should_be_pinned_again_when_it_went_on_and_came_to_its_end() {
  write_end(4, 50);
  TEST_ASSERT_TRUE(fs::settle_finished());
  TEST_ASSERT_TRUE(pin(fs::finished_slot(4), true));
  GameHead running = head_of_number(4);
  running.over = false;
  TEST_ASSERT_TRUE(write_game(kFirstPlayed, running, 300));
  TEST_ASSERT_TRUE(fs::settle_finished());
  TEST_ASSERT_EQUAL(kNoSlot, fs::finished_slot(4));
  write_end(4, 60);
  TEST_ASSERT_TRUE(fs::settle_finished());
  TEST_ASSERT_TRUE(head_in(fs::finished_slot(4)).pinned);
  write_end(5, 60);
  TEST_ASSERT_TRUE(fs::settle_finished());
  TEST_ASSERT_FALSE(head_in(fs::finished_slot(5)).pinned);
}

void test_games_should_have_numbers_that_grow_when_machines_start_between() {
  for (uint32_t number = 1; number <= 3; ++number) {
    play_to_the_end(begin(number == 2 ? planner() : cities()));
    TEST_ASSERT_TRUE(keeps(Keeping::kept));
    TEST_ASSERT_EQUAL(number, fs::played_number());
    TEST_ASSERT_TRUE(fs::settle_games());
    TEST_ASSERT_TRUE(restart_and_bring_back());
    TEST_ASSERT_EQUAL(number, fs::played_number());
  }
  TEST_ASSERT_EQUAL(3, count_finished());
  for (uint32_t number = 1; number <= 3; ++number) {
    TEST_ASSERT_NOT_EQUAL(kNoSlot, fs::finished_slot(number));
  }
}

// 414 events of DrawCity for six.
constexpr size_t kLongest = 1804;

void prepare_all() {
  while (fs::all().prepare()) {
  }
}

void add(const GameHead& head) {
  TEST_ASSERT_TRUE(write_game(kFirstPlayed, head, kLongest));
  TEST_ASSERT_TRUE(fs::add_finished(kFirstPlayed, head));
  prepare_all();
}

void test_what_is_too_short_for_a_game_should_not_be_found_by_a_number() {
  const uint8_t bytes[] = {2, 0, 1, 0};
  TEST_ASSERT_TRUE(fs::all().write(fs::kFirstFinished, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL(fs::kNoSlot, fs::finished_slot(1));
  TEST_ASSERT_EQUAL(fs::kNoSlot, fs::finished_slot(0));
}

void test_two_hundred_of_the_longest_games_should_stay_and_then_the_oldest_gives_way() {
  uint32_t number = 1;
  for (; number <= 200; ++number) add(head_of_number(number));
  TEST_ASSERT_EQUAL(200, count_finished());
  TEST_ASSERT_TRUE(pin(fs::finished_slot(1), true));
  for (; number <= 240; ++number) add(head_of_number(number));
  TEST_ASSERT_GREATER_OR_EQUAL(200, count_finished());
  TEST_ASSERT_NOT_EQUAL_MESSAGE(kNoSlot, fs::finished_slot(1), "pinned");
  TEST_ASSERT_EQUAL(kNoSlot, fs::finished_slot(2));
  TEST_ASSERT_NOT_EQUAL(kNoSlot, fs::finished_slot(240));
  restart();
  TEST_ASSERT_GREATER_OR_EQUAL(200, count_finished());
  TEST_ASSERT_TRUE(head_in(fs::finished_slot(1)).pinned);
}

void test_unfinished_game_should_not_give_way_when_the_store_is_full() {
  for (uint32_t slot = kFirstFinished, number = 1; number <= fs::kFinishedGames; ++slot) {
    if (!fs::is_finished(slot)) continue;
    GameHead head = head_of_number(number++);
    head.over = false;
    TEST_ASSERT_TRUE(write_game(slot, head, 60));
  }
  TEST_ASSERT_EQUAL(kNoSlot, fs::make_room(1));
  TEST_ASSERT_EQUAL(fs::kFinishedGames, count_finished());
  TEST_ASSERT_TRUE(write_game(kFirstPlayed, head_of_number(999), 60));
  TEST_ASSERT_FALSE(fs::settle_finished());
}

void test_pin_should_be_refused_when_too_much_is_pinned() {
  constexpr unsigned kPages = (kLongest + kPartBytes - 1) / kPartBytes;
  constexpr unsigned kMost = fs::kMostPinnedPages / kPages;
  for (uint32_t number = 1; number <= kMost + 1; ++number) add(head_of_number(number));
  for (uint32_t number = 1; number <= kMost; ++number) {
    TEST_ASSERT_TRUE(pin(fs::finished_slot(number), true));
    prepare_all();
  }
  TEST_ASSERT_FALSE(pin(fs::finished_slot(kMost + 1), true));
  TEST_ASSERT_TRUE(pin(fs::finished_slot(1), false));
  TEST_ASSERT_TRUE(pin(fs::finished_slot(kMost + 1), true));
}

void test_game_of_other_rules_should_be_left_alone_and_be_kept_when_a_new_one_begins() {
  begin(cities());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  GameHead head = head_in(played_slot(1));
  ++head.rules;
  change_head(played_slot(1), head);
  TEST_ASSERT_FALSE(restart_and_bring_back());
  TEST_ASSERT_TRUE(fs::is_set_aside(played_slot(1)));
  TEST_ASSERT_TRUE(fs::condition(played_slot(1)) == fs::Condition::other_rules);
  TEST_ASSERT_TRUE(fs::settle_games());
  TEST_ASSERT_EQUAL(0, count_finished());
  begin(cities());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_EQUAL(1, count_finished());
  TEST_ASSERT_FALSE(head_in(fs::finished_slot(1)).over);
  TEST_ASSERT_FALSE(fs::is_set_aside(played_slot(2)));
}

void test_game_before_should_come_back_when_the_last_one_comes_to_another_state() {
  begin(planner());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  begin(cities());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  const unsigned slot = played_slot(2);
  Bytes bytes = read_all(slot);
  bytes.back() = static_cast<uint8_t>(bytes.back() + 1);  // of the fingerprint
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
  TEST_ASSERT_TRUE(restart_and_bring_back());
  TEST_ASSERT_EQUAL_PTR(planner().play, ui::current_play());
  TEST_ASSERT_EQUAL(1, fs::played_number());
  TEST_ASSERT_TRUE(fs::is_set_aside(slot));
  TEST_ASSERT_FALSE(fs::is_set_aside(played_slot(1)));
}

void test_finished_game_should_be_added_when_a_new_one_begins_before_the_hand_rests() {
  play_to_the_end(begin(cities()));
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  begin(cities());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_NOT_EQUAL(kNoSlot, fs::finished_slot(1));
  TEST_ASSERT_TRUE(fs::settle_games());
  TEST_ASSERT_EQUAL(1, count_finished());
}

void test_game_that_waits_should_be_woken_and_the_one_played_last_again() {
  go_on(begin(cities()));
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  const size_t waiting = cities().play->match().events();
  go_on(begin(planner()));  // not kept yet: it is before another one comes
  fs::wake_game("cities");
  TEST_ASSERT_EQUAL_PTR(cities().play, ui::current_play());
  TEST_ASSERT_EQUAL(1, fs::played_number());
  TEST_ASSERT_EQUAL(waiting, cities().play->match().events());
  const unsigned begun = ui::plays_begun();
  fs::wake_game("cities");
  TEST_ASSERT_EQUAL_MESSAGE(begun, ui::plays_begun(), "it is the one that is played");
  fs::wake_game(nullptr);
  TEST_ASSERT_EQUAL_PTR(planner().play, ui::current_play());
  TEST_ASSERT_EQUAL(2, fs::played_number());
  fs::wake_game("no such game");
  TEST_ASSERT_EQUAL_PTR(planner().play, ui::current_play());
}

void test_game_should_not_be_woken_when_it_is_over_or_the_other_can_not_be_kept() {
  play_to_the_end(begin(cities()));
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  go_on(begin(planner()));
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  fs::wake_game("cities");
  TEST_ASSERT_EQUAL_PTR(planner().play, ui::current_play());
  go_on(begin(cities()));
  storage::cut_power_after(0);
  fs::wake_game("city-planner");
  TEST_ASSERT_EQUAL_PTR(cities().play, ui::current_play());
}

void test_game_woken_should_fall_back_when_it_can_not_be_gone_on_with() {
  go_on(begin(planner()));
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  const unsigned slot = played_slot(1);
  go_on(begin(cities()));
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  Bytes bytes = read_all(slot);
  bytes.back() = static_cast<uint8_t>(bytes.back() + 1);  // of the fingerprint
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
  fs::wake_game("city-planner");
  TEST_ASSERT_EQUAL_PTR(cities().play, ui::current_play());
  TEST_ASSERT_TRUE(fs::is_set_aside(slot));
}

void test_waiting_game_should_stay_when_another_one_of_its_kind_begins_after_one_of_another() {
  rules::AnyMatch& waiting = begin(cities());
  go_on(waiting);
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  begin(planner());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  begin(cities());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_NOT_EQUAL(kNoSlot, fs::finished_slot(1));
  TEST_ASSERT_NOT_EQUAL(kNoSlot, played_slot(2));
  TEST_ASSERT_NOT_EQUAL(kNoSlot, played_slot(3));
}

void test_game_should_stay_when_another_one_takes_its_place_unless_only_luck_has_acted() {
  begin(cities());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  go_on(begin(cities()));
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_EQUAL(0, count_finished());
  begin(cities());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  TEST_ASSERT_EQUAL(kNoSlot, played_slot(1));
  TEST_ASSERT_EQUAL(1, count_finished());
  TEST_ASSERT_FALSE(head_in(fs::finished_slot(2)).over);
}

void test_game_should_be_kept_later_when_the_medium_refuses() {
  constexpr int kTries = 32;  // of a page
  rules::AnyMatch& match = begin(cities());
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  go_on(match);
  storage::cut_power_after(0);
  TEST_ASSERT_TRUE(keeps(Keeping::refused));
  TEST_ASSERT_TRUE(keeps(Keeping::unchanged));
  TEST_ASSERT_TRUE(fs::keep_refused_game() == Keeping::refused);
  TEST_ASSERT_GREATER_THAN(kTries, fs::all().refusals());
  storage::power_on();
  TEST_ASSERT_TRUE(fs::keep_refused_game() == Keeping::kept);
  TEST_ASSERT_TRUE(fs::keep_refused_game() == Keeping::unchanged);
  const size_t events = match.events();
  TEST_ASSERT_TRUE(restart_and_bring_back());
  TEST_ASSERT_EQUAL(events, cities().play->match().events());
}

void test_no_finished_game_should_be_lost_when_the_power_goes_anywhere() {
  for (int32_t after = 0;; ++after) {
    setUp();
    for (uint32_t number = 1001; number <= 1003; ++number) add(head_of_number(number));
    play_to_the_end(begin(planner()));
    TEST_ASSERT_TRUE(keeps(Keeping::kept));
    const uint32_t number = fs::played_number();
    storage::cut_power_after(after);
    const bool settled = fs::settle_games();
    storage::power_on();
    TEST_ASSERT_TRUE(restart_and_bring_back());
    TEST_ASSERT_EQUAL(number, fs::played_number());
    TEST_ASSERT_TRUE(fs::settle_games());
    TEST_ASSERT_EQUAL(4, count_finished());
    if (settled) break;
    TEST_ASSERT_LESS_THAN(100, after);
  }
}

}  // namespace

void tearDown() { ui::set_current_play(nullptr); }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_game_should_be_among_the_finished_ones_when_it_came_to_its_end);
  RUN_TEST(test_finished_game_should_be_added_at_the_next_start_when_the_power_went_before);
  RUN_TEST(test_finished_game_should_be_taken_away_when_it_goes_on_by_an_undo);
  RUN_TEST(test_finished_game_should_be_another_when_an_undo_led_to_another_end_before_it_settled);
  RUN_TEST(test_finished_game_should_be_another_when_a_new_one_begins_before_it_settled);
  RUN_TEST(test_finished_game_should_be_pinned_again_when_it_went_on_and_came_to_its_end);
  RUN_TEST(test_games_should_have_numbers_that_grow_when_machines_start_between);
  RUN_TEST(test_what_is_too_short_for_a_game_should_not_be_found_by_a_number);
  RUN_TEST(test_two_hundred_of_the_longest_games_should_stay_and_then_the_oldest_gives_way);
  RUN_TEST(test_unfinished_game_should_not_give_way_when_the_store_is_full);
  RUN_TEST(test_pin_should_be_refused_when_too_much_is_pinned);
  RUN_TEST(test_game_of_other_rules_should_be_left_alone_and_be_kept_when_a_new_one_begins);
  RUN_TEST(test_game_before_should_come_back_when_the_last_one_comes_to_another_state);
  RUN_TEST(test_waiting_game_should_stay_when_another_one_of_its_kind_begins_after_one_of_another);
  RUN_TEST(test_game_should_stay_when_another_one_takes_its_place_unless_only_luck_has_acted);
  RUN_TEST(test_finished_game_should_be_added_when_a_new_one_begins_before_the_hand_rests);
  RUN_TEST(test_game_that_waits_should_be_woken_and_the_one_played_last_again);
  RUN_TEST(test_game_should_not_be_woken_when_it_is_over_or_the_other_can_not_be_kept);
  RUN_TEST(test_game_woken_should_fall_back_when_it_can_not_be_gone_on_with);
  RUN_TEST(test_game_should_be_kept_later_when_the_medium_refuses);
  RUN_TEST(test_no_finished_game_should_be_lost_when_the_power_goes_anywhere);
  return UNITY_END();
}
