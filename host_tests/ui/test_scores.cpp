// The screen of scores: what it can be filtered by, the list of ten, figures, titles, and where it
// leads.
#include <algorithm>
#include <initializer_list>
#include <string>

#include "fake_device.hpp"
#include "ui/core/message.hpp"
#include "ui/home/scores_screen.hpp"
#include "ui/play/kept_games.hpp"
#include "ui/registry.hpp"

namespace {

using fake::shows;
using ui::KeptGame;

const ui::GameEntry& cities = ui::kGames[0];
const ui::GameEntry& planner = ui::kGames[1];

KeptGame over(const ui::GameEntry& entry, std::initializer_list<int16_t> totals) {
  KeptGame game;
  game.entry = &entry;
  game.over = game.goes = true;
  game.seats.players = static_cast<uint8_t>(totals.size());
  std::copy(totals.begin(), totals.end(), game.totals);
  return game;
}
KeptGame level(uint8_t value, int16_t total) {
  KeptGame game = over(cities, {total});
  game.values[cities.mode_field] = value;
  return game;
}
// As many games of a player alone.
void keep_planner(std::initializer_list<int16_t> totals) {
  for (const int16_t total : totals) fake::kept.add(over(planner, {total}));
}

void open(const ui::GameEntry& game) {
  ui::open_scores(game);
  finger::wait(50);
}

// --- what is listed ------------------------------------------------------------------------------

void test_screen_should_list_the_best_with_what_they_are_called_and_which_they_were() {
  fake::kept.add(over(planner, {62}));
  KeptGame game = over(planner, {35});
  game.luck = ui::LuckKind::numbered;
  game.challenge = 412;
  fake::kept.add(game);
  open(planner);
  for (const char* words : {"\n62\n", "Firm Partner", "game 1\n", "\n35\n", "No. 412"}) {
    TEST_ASSERT_TRUE_MESSAGE(shows(words), words);
  }
  TEST_ASSERT_TRUE_MESSAGE(shows("\n48.5\n"), "the mean of 62 and 35");
  TEST_ASSERT_TRUE(shows("plays") && shows("in a row"));
}

void test_screen_should_say_whose_a_best_is_when_several_play() {
  KeptGame game = over(cities, {20, 33, 25});
  std::strcpy(game.names[1].letters, "MAX");
  fake::kept.add(game);
  game = over(cities, {20, 21, 41});
  fake::kept.add(game);
  open(cities);
  TEST_ASSERT_TRUE_MESSAGE(shows("MAX"), "who has 33");
  TEST_ASSERT_TRUE_MESSAGE(shows("Blue"), "who has 41");
}

// Three titles of five occur: 21 to 40 twice, 41 to 60 once, 81 and more once.
void test_titles_should_be_told_by_their_totals_and_how_often_they_were_reached() {
  keep_planner({30, 40, 41, 90});
  open(planner);
  TEST_ASSERT_TRUE(shows("Titles"));
  for (const char* range : {"21–40", "41–60", "81+"}) TEST_ASSERT_TRUE_MESSAGE(shows(range), range);
  TEST_ASSERT_FALSE(shows("61–80"));
  TEST_ASSERT_FALSE(shows("0–20"));
}

void test_titles_should_be_missing_where_the_rules_have_none_and_of_games_of_several() {
  fake::kept.add(level(0, 30));
  open(cities);
  TEST_ASSERT_FALSE(shows("Titles"));
  ui::screens::home();
  fake::kept.add(over(planner, {30, 40}));
  open(planner);
  TEST_ASSERT_FALSE(shows("Titles"));
}

// Upright on the smallest screen three bars have room: the lowest of five titles share the last.
void test_lowest_titles_should_share_a_bar_when_there_is_no_room() {
  fake::start(ui::kGames, {.turn = ui::Turn::portrait});
  keep_planner({10, 30, 31, 50, 70, 90});
  open(planner);
  TEST_ASSERT_TRUE(shows("81+") && shows("61–80"));
  TEST_ASSERT_TRUE(shows("0–60"));
  TEST_ASSERT_FALSE(shows("41–60"));
}

// --- filters -------------------------------------------------------------------------------------

void test_screen_should_begin_with_games_like_the_latest_one() {
  fake::kept.add(level(0, 30));
  fake::kept.add(level(2, 44));
  open(cities);
  TEST_ASSERT_TRUE(shows("Alone") && shows("3 Brainteaser"));
  TEST_ASSERT_TRUE(shows("\n44\n"));
  TEST_ASSERT_FALSE(shows("\n30\n"));
}

void test_fields_should_be_only_what_the_game_can_be_filtered_by() {
  open(cities);
  TEST_ASSERT_EQUAL(3, fake::count("field "));
  ui::screens::home();
  open(planner);
  TEST_ASSERT_EQUAL(2, fake::count("field "));
  TEST_ASSERT_TRUE(fake::there("field Players") && fake::there("field Luck"));
}

void test_field_should_change_what_is_listed() {
  fake::kept.add(level(0, 30));
  fake::kept.add(over(cities, {12, 55}));
  fake::kept.add(level(2, 44));
  open(cities);
  finger::tap("field Level");
  finger::tap("row 1");
  TEST_ASSERT_TRUE_MESSAGE(shows("\n44\n") && shows("\n30\n"), "any level, alone");
  TEST_ASSERT_FALSE(shows("\n55\n"));
  finger::tap("field Players");
  finger::tap("row 3");
  TEST_ASSERT_TRUE_MESSAGE(shows("\n55\n"), "two play");
  TEST_ASSERT_FALSE(shows("\n30\n"));
  finger::tap("field Players");
  finger::tap("row 1");
  finger::tap("field Level");
  finger::tap("row 2");
  TEST_ASSERT_TRUE_MESSAGE(shows("\n55\n") && shows("\n30\n"), "level 1, any number");
  TEST_ASSERT_FALSE(shows("\n44\n"));
}

void test_luck_should_tell_numbers_from_new_luck() {
  fake::kept.add(over(planner, {30}));
  KeptGame game = over(planner, {50});
  game.luck = ui::LuckKind::numbered;
  fake::kept.add(game);
  open(planner);
  finger::tap("field Luck");
  finger::tap("row 2");
  TEST_ASSERT_TRUE(shows("\n50\n"));
  TEST_ASSERT_FALSE(shows("\n30\n"));
  finger::tap("field Luck");
  finger::tap("row 3");
  TEST_ASSERT_TRUE(shows("\n30\n"));
  TEST_ASSERT_FALSE(shows("\n50\n"));
}

// --- where nothing is ----------------------------------------------------------------------------

void test_empty_list_should_say_so() {
  open(planner);
  TEST_ASSERT_TRUE(shows("No game like this yet."));
  TEST_ASSERT_FALSE(fake::there("list"));
}

void test_history_should_be_reached_where_only_games_are_that_do_not_count() {
  ui::KeptGame left = level(2, 0);
  left.over = false;
  fake::kept.add(left);
  open(cities);
  TEST_ASSERT_TRUE(shows("No game like this yet."));
  finger::tap("button History");
  TEST_ASSERT_TRUE(fake::stands("row 1"));
}

// --- where it leads ------------------------------------------------------------------------------

void test_list_and_button_should_open_the_history_of_these_games() {
  fake::kept.add(level(0, 30));
  fake::kept.add(level(2, 44));
  for (const char* way : {"list", "button History"}) {
    open(cities);
    finger::tap(way);
    TEST_ASSERT_FALSE(fake::stands("field Level"));
    TEST_ASSERT_TRUE_MESSAGE(fake::stands("row 1"), "of level 3");
    TEST_ASSERT_FALSE_MESSAGE(fake::stands("row 2"), "of level 1");
    finger::tap("back");
    TEST_ASSERT_TRUE_MESSAGE(fake::stands("field Level"), "back to the scores");
    ui::screens::home();
  }
}

// --- where things are ----------------------------------------------------------------------------

void test_everything_should_be_readable_and_have_room_for_fingers_however_it_is_held() {
  static int cuts;
  for (const ui::GameEntry& game : ui::kGames) {
    for (int16_t total = 0; total < 12; ++total) {
      fake::kept.add(over(game, {static_cast<int16_t>(total * 11)}));
      fake::kept.add(over(game, {static_cast<int16_t>(total * 11), 3}));
    }
    fake::for_each_hold([&](const ui::Settings& settings) {
      fake::start(ui::kGames, settings);
      cuts = 0;
      ui::hear_cuts({[](void*, const char* text) {
                       ++cuts;
                       TEST_MESSAGE(text);
                     },
                     nullptr});
      open(game);
      finger::tap("field Players");
      finger::tap("row 1");
      fake::expect_room_for_fingers();
      ui::hear_cuts({});
      TEST_ASSERT_EQUAL(0, cuts);
    });
  }
}

}  // namespace

void setUp() {
  fake::kept = fake::KeptGames();
  fake::start(ui::kGames);
}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_screen_should_list_the_best_with_what_they_are_called_and_which_they_were);
  RUN_TEST(test_screen_should_say_whose_a_best_is_when_several_play);
  RUN_TEST(test_titles_should_be_told_by_their_totals_and_how_often_they_were_reached);
  RUN_TEST(test_titles_should_be_missing_where_the_rules_have_none_and_of_games_of_several);
  RUN_TEST(test_lowest_titles_should_share_a_bar_when_there_is_no_room);
  RUN_TEST(test_screen_should_begin_with_games_like_the_latest_one);
  RUN_TEST(test_fields_should_be_only_what_the_game_can_be_filtered_by);
  RUN_TEST(test_field_should_change_what_is_listed);
  RUN_TEST(test_luck_should_tell_numbers_from_new_luck);
  RUN_TEST(test_empty_list_should_say_so);
  RUN_TEST(test_history_should_be_reached_where_only_games_are_that_do_not_count);
  RUN_TEST(test_list_and_button_should_open_the_history_of_these_games);
  RUN_TEST(test_everything_should_be_readable_and_have_room_for_fingers_however_it_is_held);
  return UNITY_END();
}
