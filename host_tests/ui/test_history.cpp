// The history: what its rows say and lead to, pins, deleting with a way back, erasing everything.
#include "fake_device.hpp"
#include "some_games.hpp"
#include "ui/home/history_screen.hpp"
#include "written.hpp"

namespace {

using fake::kept;
using fake::shows;
using fake::there;
using finger::tap;

constexpr unsigned kUndoMs = 8000;

bool listed(uint32_t number) {
  const auto any = [](const void*, const ui::KeptGame&) { return true; };
  const unsigned count = kept.list(any, nullptr);
  ui::KeptGame game;
  for (unsigned i = 0; i < count; ++i) {
    if (kept.listed(i, game) && game.number == number) return true;
  }
  return false;
}

// Numbers as they were begun; the last one is the newest.
void keep(std::initializer_list<some_games::Wanted> games) {
  kept.games.clear();
  for (const some_games::Wanted& game : games) some_games::add(kept, game);
}

uint32_t number_of(size_t index) { return kept.games[index].told.number; }

void open(const ui::GameFilter& filter = {}) {
  fake::start(ui::kGames);
  ui::open_history(filter);
  finger::wait(300);
}

void test_row_should_say_what_was_played_and_how_it_ended() {
  keep({{.game = "cities", .players = 2, .mode = 1, .names = {"ANN", "BOB"}}});
  kept.games[0].told.totals[0] = 31;
  kept.games[0].told.totals[1] = 40;
  kept.games[0].told.winners = rules::only(2);
  open();
  TEST_ASSERT_TRUE(shows("Cities"));
  TEST_ASSERT_TRUE(shows("BOB 40"));
  TEST_ASSERT_TRUE(shows("2 players"));
  TEST_ASSERT_FALSE(shows("ANN"));
  TEST_ASSERT_TRUE(shows("1 game"));
}

void test_row_should_say_the_variants_it_was_played_with() {
  keep({{.game = "cities", .mode = 1, .challenge = 7}});
  open();
  TEST_ASSERT_TRUE(shows("2 Dilemma"));
  TEST_ASSERT_FALSE(shows("No jumping"));
  const ui::SetupField& variants = ui::kGames[0].fields[1];
  kept.games[0].told.values[1] = static_cast<uint8_t>(variants.fallback + 1);
  open();
  TEST_ASSERT_TRUE(shows("No jumping"));
}

void test_row_of_an_unfinished_game_should_say_how_far_it_came() {
  keep({{.game = "city-planner", .challenge = 4, .most_events = 1}});
  kept.games[0].waits = false;
  open();
  TEST_ASSERT_TRUE(shows("Unfinished, 1"));
}

void test_games_should_be_listed_the_one_begun_last_first() {
  keep({{.game = "cities", .challenge = 7}, {.game = "city-planner", .challenge = 8}});
  open();
  const auto top = [](const char* words) {
    int y = -1;
    const auto written = written_by([] {
      lv_obj_invalidate(lv_screen_active());
      lv_refr_now(nullptr);
    });
    for (const Written& line : written) {
      if (line.text.find(words) != std::string::npos) y = line.baseline;
    }
    return y;
  };
  TEST_ASSERT_TRUE(top("City Planner") >= 0 && top("City Planner") < top("Cities"));
}

void test_filter_should_leave_out_other_games() {
  keep({{.game = "cities", .challenge = 7}, {.game = "city-planner", .challenge = 8}});
  open({.game = &ui::kGames[0]});
  TEST_ASSERT_TRUE(there("row 1"));
  TEST_ASSERT_FALSE(there("row 2"));
  TEST_ASSERT_TRUE(shows("1 game"));
}

void test_finished_game_should_lead_to_its_result_and_back() {
  keep({{.game = "city-planner", .challenge = 8}});
  open();
  tap("row 1");
  TEST_ASSERT_TRUE(there("button Record") && there("button Replay") && there("button Again"));
  TEST_ASSERT_FALSE_MESSAGE(there("menu"), "nothing can be undone in it");
  tap("button Replay");
  tap("back");
  tap("back");
  TEST_ASSERT_TRUE(there("bin 1"));
  TEST_ASSERT_NULL_MESSAGE(ui::current_play(), "it is not played");
}

void test_game_again_should_be_played_as_another_one() {
  keep({{.game = "city-planner", .challenge = 8}});
  open();
  tap("row 1");
  finger::tap_seen("button Same luck");
  TEST_ASSERT_EQUAL_PTR(ui::kGames[1].play, ui::current_play());
  TEST_ASSERT_FALSE(ui::current_play()->match().over());
  TEST_ASSERT_EQUAL(8, ui::current_play()->match().luck().number());
}

void test_names_should_be_those_of_the_game_that_is_looked_at() {
  ui::Settings settings;
  settings.names[0] = {"NOW"};
  keep({{.game = "city-planner", .players = 2, .challenge = 8, .names = {"OLD", "ONE"}}});
  fake::start(ui::kGames, settings);
  ui::open_history({});
  finger::wait(300);
  tap("row 1");
  TEST_ASSERT_TRUE(shows("OLD") || shows("ONE"));
  TEST_ASSERT_FALSE(shows("NOW"));
  tap("back");
  TEST_ASSERT_EQUAL_STRING("NOW", ui::seat_label(ui::Seat::red));
}

void test_unfinished_game_should_be_taken_up_again() {
  keep({{.game = "city-planner", .challenge = 8, .most_events = 20}});
  kept.games[0].waits = false;
  const size_t events = ui::kGames[1].play->match().events();
  open();
  tap("row 1");
  TEST_ASSERT_EQUAL_PTR(ui::kGames[1].play, ui::current_play());
  TEST_ASSERT_EQUAL(events, ui::current_play()->match().events());
  tap("menu");
  tap("button Leave");
  TEST_ASSERT_TRUE_MESSAGE(there("button Resume"), "home is below it");
}

void test_game_of_other_rules_should_say_why_it_does_not_open() {
  keep({{.game = "city-planner", .challenge = 8}});
  kept.games[0].told.goes = false;
  open();
  tap("row 1");
  TEST_ASSERT_TRUE(shows("Played by older rules: only its result is kept."));
  TEST_ASSERT_TRUE(there("bin 1"));
}

void test_pinned_game_should_not_be_deleted_until_it_is_unpinned() {
  keep({{.game = "city-planner", .challenge = 8}});
  open();
  tap("pin 1");
  TEST_ASSERT_TRUE(kept.games[0].told.pinned);
  tap("bin 1");
  TEST_ASSERT_TRUE(shows("Unpin it first."));
  TEST_ASSERT_FALSE(there("button Undo"));
  tap("pin 1");
  TEST_ASSERT_FALSE(kept.games[0].told.pinned);
  tap("bin 1");
  TEST_ASSERT_TRUE(there("button Undo"));
}

void test_pin_should_be_refused_when_too_many_are_pinned() {
  keep({{.game = "city-planner", .challenge = 8}});
  kept.most_pinned = 0;
  open();
  tap("pin 1");
  TEST_ASSERT_TRUE(shows("No room to pin more games."));
  TEST_ASSERT_FALSE(kept.games[0].told.pinned);
  kept.most_pinned = 1000;
}

void test_deleted_game_should_be_had_back_by_undo() {
  keep({{.game = "city-planner", .challenge = 8}});
  const uint32_t number = number_of(0);
  open();
  tap("bin 1");
  TEST_ASSERT_TRUE(shows("Deleted"));
  finger::wait(kUndoMs / 2);
  tap("button Undo");
  finger::wait(2 * kUndoMs);
  TEST_ASSERT_TRUE(listed(number));
  TEST_ASSERT_TRUE(there("bin 1"));
}

void test_deleted_game_should_be_gone_when_its_time_is_over() {
  keep({{.game = "city-planner", .challenge = 8}});
  const uint32_t number = number_of(0);
  open();
  tap("bin 1");
  finger::wait(kUndoMs - 1000);
  TEST_ASSERT_TRUE_MESSAGE(listed(number), "it can still be had back");
  finger::wait(2000);
  TEST_ASSERT_FALSE(listed(number));
  TEST_ASSERT_TRUE(shows("No games yet."));
}

void test_deleted_game_should_be_gone_when_another_one_is_deleted_or_the_screen_is_left() {
  keep({{.game = "cities", .challenge = 7}, {.game = "city-planner", .challenge = 8}});
  const uint32_t older = number_of(0), newer = number_of(1);
  open();
  tap("bin 1");
  finger::tap_seen("bin 2");
  TEST_ASSERT_FALSE(listed(newer));
  TEST_ASSERT_TRUE(listed(older));
  tap("back");
  TEST_ASSERT_FALSE(listed(older));
}

void test_refused_delete_should_be_told_and_leave_the_game() {
  keep({{.game = "city-planner", .challenge = 8}});
  const uint32_t number = number_of(0);
  open();
  tap("bin 1");
  kept.refuses = true;
  finger::wait(kUndoMs + 500);
  kept.refuses = false;
  TEST_ASSERT_TRUE(shows("That could not be saved."));
  TEST_ASSERT_TRUE(listed(number));
  TEST_ASSERT_TRUE(there("bin 1"));
}

void test_game_that_can_not_be_taken_up_should_stay_and_say_so() {
  keep({{.game = "city-planner", .challenge = 8, .most_events = 20}});
  kept.games[0].waits = false;
  open();
  kept.refuses = true;
  tap("row 1");
  kept.refuses = false;
  TEST_ASSERT_TRUE(shows("This game could not be taken up."));
  TEST_ASSERT_TRUE(there("row 1"));
}

void test_game_of_no_known_kind_should_be_listed_among_all_to_be_deleted() {
  keep({{.game = "city-planner", .challenge = 8}});
  kept.games[0].told.entry = nullptr;
  kept.games[0].told.goes = false;
  open();
  TEST_ASSERT_TRUE(shows("Unknown game"));
  tap("bin 1");
  TEST_ASSERT_TRUE(there("button Undo"));
}

void test_pages_should_show_every_game_once() {
  kept.games.clear();
  some_games::add_all(kept);
  fake::for_each_hold([](const ui::Settings& held) {
    fake::start(ui::kGames, held);
    ui::open_history({});
    finger::wait(300);
    TEST_ASSERT_FALSE(there("button before"));
    unsigned rows = 0;
    for (;;) {
      for (const char* row : {"pin 1", "pin 2", "pin 3", "pin 4", "pin 5", "pin 6"}) {
        rows += there(row) ? 1 : 0;
      }
      fake::expect_room_for_fingers();
      if (!there("button next")) break;
      tap("button next");
      finger::wait(200);
    }
    TEST_ASSERT_EQUAL(11, rows);
  });
}

// --- erasing everything --------------------------------------------------------------------------

void open_erase() {
  kept.games.clear();
  some_games::add_all(kept);
  fake::start(ui::kGames);
  tap("button Settings");
  tap("tab More");
  tap("button Erase");
}

void hold(unsigned milliseconds) {
  const ui::Point point = finger::middle_of("button Hold");
  drivers::touch::set_finger(true, point.x, point.y);
  finger::wait(milliseconds);
  drivers::touch::set_finger(false, point.x, point.y);
  finger::wait(100);
}

void test_nothing_should_be_erased_by_a_touch_or_a_short_hold() {
  open_erase();
  tap("button Hold");
  hold(1500);
  TEST_ASSERT_EQUAL(12, kept.games.size());
  TEST_ASSERT_TRUE(there("button Hold"));
}

void test_everything_should_be_erased_by_a_button_held_for_two_seconds() {
  open_erase();
  hold(2300);
  TEST_ASSERT_EQUAL(0, kept.games.size());
  TEST_ASSERT_TRUE(shows("All games are erased."));
  TEST_ASSERT_TRUE(there("button Settings"));
}

}  // namespace

void setUp() { ui::set_current_play(nullptr); }
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_row_should_say_what_was_played_and_how_it_ended);
  RUN_TEST(test_row_should_say_the_variants_it_was_played_with);
  RUN_TEST(test_row_of_an_unfinished_game_should_say_how_far_it_came);
  RUN_TEST(test_games_should_be_listed_the_one_begun_last_first);
  RUN_TEST(test_filter_should_leave_out_other_games);
  RUN_TEST(test_finished_game_should_lead_to_its_result_and_back);
  RUN_TEST(test_game_again_should_be_played_as_another_one);
  RUN_TEST(test_names_should_be_those_of_the_game_that_is_looked_at);
  RUN_TEST(test_unfinished_game_should_be_taken_up_again);
  RUN_TEST(test_game_of_other_rules_should_say_why_it_does_not_open);
  RUN_TEST(test_pinned_game_should_not_be_deleted_until_it_is_unpinned);
  RUN_TEST(test_pin_should_be_refused_when_too_many_are_pinned);
  RUN_TEST(test_deleted_game_should_be_had_back_by_undo);
  RUN_TEST(test_deleted_game_should_be_gone_when_its_time_is_over);
  RUN_TEST(test_deleted_game_should_be_gone_when_another_one_is_deleted_or_the_screen_is_left);
  RUN_TEST(test_refused_delete_should_be_told_and_leave_the_game);
  RUN_TEST(test_game_that_can_not_be_taken_up_should_stay_and_say_so);
  RUN_TEST(test_game_of_no_known_kind_should_be_listed_among_all_to_be_deleted);
  RUN_TEST(test_pages_should_show_every_game_once);
  RUN_TEST(test_nothing_should_be_erased_by_a_touch_or_a_short_hold);
  RUN_TEST(test_everything_should_be_erased_by_a_button_held_for_two_seconds);
  return UNITY_END();
}
