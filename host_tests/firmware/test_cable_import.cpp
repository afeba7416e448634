// Records that come by cable and are kept as games.
#include "host_tests/firmware/cable.hpp"

using namespace cabled;
using kept::GameHead;

void setUp() { start(); }
void tearDown() { ui::set_current_play(nullptr); }

namespace {

// Two turns of two players of Cities.
const std::string kHead = "plat 1\ngame cities\nplayers 2\n";
const std::string kBegun = kHead + "begin\n@ draw 7\n@ draw 3\n@ draw 1\n";

std::string import(const std::string& lines) {
  usb::send("saves import\n" + lines + "end\n");
  return answer();
}

void expect_refused(const std::string& lines, const std::string& why) {
  const std::string text = import(lines);
  expect_text("error line " + why + "\r\n", text);
  expect_nothing_half();
  expect_text("", told("saves list"));
}

// What the game between bots tells of itself, its number apart.
std::string told_of(uint32_t number) {
  const std::string text = told("saves export " + std::to_string(number));
  return text.substr(text.find('\n') + 1);
}

void test_game_should_be_among_the_finished_ones_when_its_record_comes_to_the_end() {
  for (const ui::GameEntry* game : {&cities(), &planner()}) {
    setUp();
    finish(*game, 412);
    const GameHead before = kept::head_in(fs::finished_slot(1));
    const std::string record = told("saves export 1");
    told("saves erase all yes");
    expect_text("game 2\r\nok\r\n", import(record));
    expect_nothing_half();
    TEST_ASSERT_EQUAL(fs::kNoSlot, played_slot(2));
    const GameHead head = kept::head_in(fs::finished_slot(2));
    TEST_ASSERT_TRUE(head.over);
    TEST_ASSERT_FALSE(head.pinned);
    TEST_ASSERT_EQUAL(before.rules, head.rules);
    TEST_ASSERT_EQUAL(before.winners, head.winners);
    TEST_ASSERT_EQUAL_MEMORY(before.totals, head.totals, sizeof head.totals);
    expect_text(record.substr(record.find('\n') + 1), told_of(2));
    TEST_ASSERT_TRUE(holds(told("saves show 2"), "\nwhole yes\n"));
  }
}

void test_game_should_go_on_with_the_same_luck_when_its_record_is_that_of_a_running_one() {
  rules::AnyMatch& match = begin(cities(), 40, 99);
  const std::string record = told("saves export 1");
  kept::play_to_the_end(match);
  const std::string ended = record_of(match);
  told("saves erase all yes");
  homes = 0;
  expect_text("game 2\r\nok\r\n", import(record));
  TEST_ASSERT_EQUAL_PTR(cities().play, ui::current_play());
  TEST_ASSERT_EQUAL(2, fs::played_number());
  TEST_ASSERT_EQUAL(1, homes);
  TEST_ASSERT_TRUE(restart());
  rules::AnyMatch& again = cities().play->match();
  expect_text(record.substr(record.find("plat 1")), record_of(again));
  TEST_ASSERT_EQUAL(again.events(), again.undo_reaches());
  kept::play_to_the_end(again);
  expect_text(ended, record_of(again));
}

void test_seats_should_be_persons_and_luck_people_s_when_nothing_is_noted() {
  expect_text("game 1\r\nok\r\n", import(kBegun));
  const rules::AnyMatch& match = cities().play->match();
  TEST_ASSERT_EQUAL(2, match.party().persons());
  TEST_ASSERT_TRUE(match.luck().source == rules::LuckSource::people);
  TEST_ASSERT_NOT_EQUAL_MESSAGE(0, match.luck().seed, "a secret of its own");
  TEST_ASSERT_EQUAL(3, match.events());
  TEST_ASSERT_EQUAL(0, match.undo_reaches());
  TEST_ASSERT_TRUE(match.due() == rules::Due::hand_over);
}

void test_notes_should_be_read_when_they_come_before_begin_and_not_behind() {
  const std::string notes = "# seat p1 greedy blue\n  # seat p9 greedy red\n# seat p2 who red\n#\n";
  import("# game 77\n" + notes + kBegun + "# seat p2 random red\n# luck challenge 3\n");
  const rules::AnyMatch& match = cities().play->match();
  TEST_ASSERT_TRUE(match.party().sitter(1) == rules::Sitter::greedy);
  TEST_ASSERT_TRUE(match.party().is_person(2));
  TEST_ASSERT_TRUE(cities().play->seat(1) == ui::Seat::blue);
  TEST_ASSERT_TRUE(cities().play->seat(2) == ui::Seat::yellow);
  TEST_ASSERT_TRUE(match.luck().source == rules::LuckSource::people);
}

void test_settings_should_be_taken_over_when_the_record_sets_them() {
  import("plat 1\n\n  game   cities # in town\r\nplayers 2\nset level 3\nbegin\n@ draw 7\n");
  TEST_ASSERT_TRUE(holds(told("saves show 1"), "\nset level 3\n"));
}

void test_error_should_name_the_line_and_leave_nothing_when_a_record_is_wrong() {
  expect_refused("game cities\n", "1: plat-expected");
  expect_refused("# a note\n\nplat 2\n", "3: bad-format");
  expect_refused("plat 1\ngame chess\n", "2: unknown-game");
  expect_refused("plat 1\ngame town-builder\n", "2: unknown-game");  // has no screens
  expect_refused("plat 1\ngame cities\nplayers 5\n", "3: bad-players");
  expect_refused(kHead + "set level 4\nbegin\n", "4: bad-setting");
  expect_refused(kHead + "p1 stay\n", "4: begin-expected");
  expect_refused(kHead, "3: begin-expected");
  expect_refused("", "0: begin-expected");
  expect_refused(kBegun + "p1 dance\n", "8: not-an-event");
  expect_refused(kBegun + "p1 stay\nplat 1\n", "8: not-now");
  expect_refused(kHead + std::string(201, '#') + "\n", "4: line-too-long");
  expect_refused(kHead + "begin\t\x01\n", "4: bad-character");
  expect_refused(kHead + "begin\n# \xc3\xa9\n", "5: bad-character");
}

void test_line_should_be_read_when_it_has_all_letters_that_it_may_have() {
  expect_text("game 1\r\nok\r\n", import(kBegun + std::string(200, '#') + "\r\n"));
}

void test_error_should_come_at_once_and_the_rest_be_ignored_up_to_the_end() {
  usb::send("saves import\nplat 1\nnonsense\n");
  expect_text("error line 2: game-expected\r\n", answer());
  usb::send("help\nsaves erase all yes\nend of it\n  end # here\nfault\n");
  expect_text("no fault\r\nok\r\n", answer());
}

void test_unfinished_record_should_be_refused_when_its_own_luck_would_have_to_act() {
  expect_refused("# luck challenge 5\n" + kHead + "begin\n@ draw 7\n",
                 "6: it ends where luck is to act");
}

void test_unfinished_record_should_be_refused_when_such_a_game_waits() {
  begin(cities(), 20);
  const std::string before = told("saves export 1");
  for (int i = 0; i < 2; ++i) {
    expect_text("error line 7: left out, a game of its kind waits here\r\n", import(kBegun));
    expect_nothing_half();
    if (i == 0) begin(planner(), 20);
  }
  expect_text(before, told("saves export 1"));
  TEST_ASSERT_EQUAL_PTR(planner().play, ui::current_play());
  TEST_ASSERT_TRUE(restart());
  TEST_ASSERT_EQUAL(2, lines_of(told("saves list")).size());
}

void test_unfinished_record_should_be_refused_when_the_flash_has_refused_the_game_that_is_played() {
  begin(planner(), 20);
  drivers::storage::cut_power_after(0);
  const rules::AnyMatch& match = kept::begin(cities());
  TEST_ASSERT_TRUE(kept::keeps(kept::Keeping::refused));
  drivers::storage::power_on();
  expect_text("error line 7: left out, a game of its kind waits here\r\n", import(kBegun));
  TEST_ASSERT_EQUAL_PTR(cities().play, ui::current_play());
  TEST_ASSERT_TRUE(fs::keep_refused_game() == kept::Keeping::kept);
  expect_text(record_of(match),
              told("saves export 2").substr(told("saves export 2").find("plat 1")));
}

void test_game_that_is_over_should_stay_when_a_record_takes_the_place_where_it_was_played() {
  rules::AnyMatch& match = kept::begin(cities());
  kept::play_to_the_end(match);
  fs::keep_game();  // not among the finished ones yet
  expect_text("game 2\r\nok\r\n", import(kBegun));
  const std::string list = told("saves list");
  TEST_ASSERT_TRUE_MESSAGE(list.starts_with("2 cities, played, "), list.c_str());
  TEST_ASSERT_TRUE_MESSAGE(holds(list, "\n1 cities, over, "), list.c_str());
  fs::keep_game();
  TEST_ASSERT_TRUE(restart());
  TEST_ASSERT_EQUAL(2, fs::played_number());
}

void test_game_that_is_played_should_go_on_when_one_of_another_kind_comes() {
  begin(planner(), 20);
  homes = 0;
  expect_text("game 2\r\nok\r\n", import(kBegun));
  TEST_ASSERT_EQUAL_PTR(planner().play, ui::current_play());
  TEST_ASSERT_EQUAL(0, homes);
  TEST_ASSERT_TRUE(told("saves list").starts_with("2 cities, waits, "));
}

void test_record_should_repeat_its_challenge_when_it_was_played_here_before() {
  finish(cities());
  const std::string record = told("saves export 1");
  import(record);
  TEST_ASSERT_TRUE(kept::head_in(fs::finished_slot(2)).repeats);
  TEST_ASSERT_EQUAL(0, kept::head_in(fs::finished_slot(2)).values[0]);
  told("saves erase all yes");
  const std::string answer = import(record);
  const uint32_t number = static_cast<uint32_t>(std::stoul(answer.substr(sizeof "game")));
  TEST_ASSERT_FALSE(kept::head_in(fs::finished_slot(number)).repeats);
}

void test_record_should_be_refused_when_the_store_is_full_and_nothing_gives_way() {
  finish(cities());
  const std::string record = told("saves export 1");
  told("saves erase all yes");
  kept::fill_finished();
  const std::string text = import(record);
  TEST_ASSERT_TRUE_MESSAGE(holds(text, ": left out, the store is full\r\n"), text.c_str());
  TEST_ASSERT_EQUAL(fs::kFinishedGames, lines_of(told("saves list")).size());
  expect_nothing_half();
}

void test_commands_should_be_read_and_nothing_be_left_when_the_cable_was_pulled_within_a_record() {
  finish(cities());
  const std::string record = told("saves export 1");
  usb::send("saves import\n" + record.substr(0, record.size() * 9 / 10));
  expect_text("", answer());
  TEST_ASSERT_TRUE_MESSAGE(fs::all().has(cable::kIncoming), "some of it is kept");
  usb::set_connected(false);
  answer();
  expect_nothing_half();
  usb::set_connected(true);
  expect_text("no fault\r\nok\r\n", ask("fault"));
}

void test_start_should_find_all_or_nothing_when_the_power_goes_within_a_record() {
  finish(cities());
  const std::string record = told("saves export 1");
  bool done = false;
  for (int32_t after = 0; !done; ++after) {
    setUp();
    finish(planner());
    drivers::storage::cut_power_after(after);
    done = holds(import(record), "ok");
    drivers::storage::power_on();
    TEST_ASSERT_TRUE(restart());
    expect_nothing_half();
    TEST_ASSERT_TRUE(fs::settle_games());
    const std::vector<std::string> lines = lines_of(told("saves list"));
    TEST_ASSERT_EQUAL(done ? 2 : lines.size(), lines.size());
    TEST_ASSERT_TRUE(lines.back().starts_with("1 city-planner, over, "));
    if (lines.size() > 1) TEST_ASSERT_TRUE(holds(told("saves show 2"), "\nwhole yes\n"));
    TEST_ASSERT_LESS_THAN(60, after);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_game_should_be_among_the_finished_ones_when_its_record_comes_to_the_end);
  RUN_TEST(test_game_should_go_on_with_the_same_luck_when_its_record_is_that_of_a_running_one);
  RUN_TEST(test_seats_should_be_persons_and_luck_people_s_when_nothing_is_noted);
  RUN_TEST(test_notes_should_be_read_when_they_come_before_begin_and_not_behind);
  RUN_TEST(test_settings_should_be_taken_over_when_the_record_sets_them);
  RUN_TEST(test_error_should_name_the_line_and_leave_nothing_when_a_record_is_wrong);
  RUN_TEST(test_line_should_be_read_when_it_has_all_letters_that_it_may_have);
  RUN_TEST(test_error_should_come_at_once_and_the_rest_be_ignored_up_to_the_end);
  RUN_TEST(test_unfinished_record_should_be_refused_when_its_own_luck_would_have_to_act);
  RUN_TEST(test_unfinished_record_should_be_refused_when_such_a_game_waits);
  RUN_TEST(
      test_unfinished_record_should_be_refused_when_the_flash_has_refused_the_game_that_is_played);
  RUN_TEST(test_game_that_is_over_should_stay_when_a_record_takes_the_place_where_it_was_played);
  RUN_TEST(test_game_that_is_played_should_go_on_when_one_of_another_kind_comes);
  RUN_TEST(test_record_should_repeat_its_challenge_when_it_was_played_here_before);
  RUN_TEST(test_record_should_be_refused_when_the_store_is_full_and_nothing_gives_way);
  RUN_TEST(
      test_commands_should_be_read_and_nothing_be_left_when_the_cable_was_pulled_within_a_record);
  RUN_TEST(test_start_should_find_all_or_nothing_when_the_power_goes_within_a_record);
  return UNITY_END();
}
