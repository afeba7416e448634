// What the games that are kept come to: which count, the ten best, the mean, the streak, titles,
// and how one game stands among all.
#include <algorithm>
#include <initializer_list>
#include <string>

#include "fake_device.hpp"
#include "rules/city_planner/city_planner.hpp"
#include "ui/play/scores/bests.hpp"
#include "ui/play/scores/statistics.hpp"
#include "ui/registry.hpp"

namespace {

using ui::Counts;
using ui::GameFilter;
using ui::KeptGame;
using ui::LuckKind;

const ui::GameEntry& cities = ui::kGames[0];
const ui::GameEntry& planner = ui::kGames[1];

fake::KeptGames games;

KeptGame over(const ui::GameEntry& entry, std::initializer_list<int16_t> totals) {
  KeptGame game;
  game.entry = &entry;
  game.over = true;
  game.seats.players = static_cast<uint8_t>(totals.size());
  std::copy(totals.begin(), totals.end(), game.totals);
  return game;
}
KeptGame level(uint8_t value, int16_t total) {
  KeptGame game = over(cities, {total});
  game.values[cities.mode_field] = value;
  return game;
}
KeptGame numbered(uint16_t challenge, int16_t total, bool repeats) {
  KeptGame game = over(planner, {total});
  game.luck = LuckKind::numbered;
  game.challenge = challenge;
  game.repeats = repeats;
  return game;
}
// The number it got.
uint32_t add(const KeptGame& game) { return games.add(game).told.number; }
void add_planner(std::initializer_list<int16_t> totals) {
  for (const int16_t total : totals) add(over(planner, {total}));
}

ui::Statistics read(const GameFilter& filter) {
  ui::Statistics all;
  ui::read_statistics(games, filter, all);
  return all;
}
std::string mean(const ui::Statistics& all) {
  char words[16];
  ui::tell_mean(all.sum, all.plays, words, sizeof words);
  return words;
}

// --- which count ---------------------------------------------------------------------------------

void test_game_should_count_only_when_it_is_over_and_a_first_play_of_luck_nobody_entered() {
  KeptGame game = over(planner, {40});
  TEST_ASSERT_TRUE(ui::counts(game) == Counts::yes);
  game.repeats = true;
  TEST_ASSERT_TRUE(ui::counts(game) == Counts::repeats);
  game.repeats = false;
  game.luck = LuckKind::ours;
  TEST_ASSERT_TRUE(ui::counts(game) == Counts::entered);
  game.over = false;
  TEST_ASSERT_TRUE(ui::counts(game) == Counts::unfinished);
  game = over(planner, {40, 50});
  game.bots = rules::only(1) | rules::only(2);
  TEST_ASSERT_TRUE(ui::counts(game) == Counts::without_person);
}

void test_game_should_be_worth_what_the_best_person_has_and_never_what_a_bot_has() {
  KeptGame game = over(cities, {31, 60, 44, 44});
  game.bots = rules::only(2);
  TEST_ASSERT_EQUAL_MESSAGE(3, ui::best_person(game), "the first of two with 44");
  add(game);
  const ui::Statistics all = read({.game = &cities});
  TEST_ASSERT_EQUAL(1, all.plays);
  TEST_ASSERT_EQUAL(44, all.best[0].total);
  TEST_ASSERT_TRUE(all.best[0].seat == ui::Seat::blue);
}

void test_games_that_do_not_count_should_be_in_no_figure() {
  add(over(planner, {40}));
  add(numbered(412, 55, false));
  add(numbered(412, 90, true));
  KeptGame game = over(planner, {91});
  game.luck = LuckKind::ours;
  add(game);
  game = over(planner, {92});
  game.over = false;
  add(game);
  game = over(planner, {93});
  game.bots = rules::only(1);
  add(game);
  const ui::Statistics all = read({.game = &planner});
  TEST_ASSERT_EQUAL(2, all.plays);
  TEST_ASSERT_EQUAL(2, all.listed);
  TEST_ASSERT_EQUAL(55, all.best[0].total);
  TEST_ASSERT_EQUAL(412, all.best[0].challenge);
  TEST_ASSERT_EQUAL_STRING_MESSAGE("47.5", mean(all).c_str(), "of 40 and 55");
  TEST_ASSERT_EQUAL_MESSAGE(2, all.newest, "later ones do not count");
}

// --- filters -------------------------------------------------------------------------------------

void test_filter_should_take_games_of_its_players_mode_and_luck_only() {
  add(level(0, 20));
  add(level(2, 30));
  add(level(KeptGame::kUntold, 40));
  add(over(cities, {50, 10}));
  KeptGame game = level(2, 60);
  game.luck = LuckKind::numbered;
  add(game);
  add(over(planner, {99}));
  TEST_ASSERT_EQUAL(5, read({.game = &cities}).plays);
  TEST_ASSERT_EQUAL(4, read({.game = &cities, .players = 1}).plays);
  TEST_ASSERT_EQUAL(0, read({.game = &cities, .players = 3}).plays);
  TEST_ASSERT_EQUAL(2, read({.game = &cities, .mode = 2}).plays);
  TEST_ASSERT_EQUAL_MESSAGE(2, read({.game = &cities, .mode = 0}).plays, "two play level 1 too");
  TEST_ASSERT_EQUAL(1, read({.game = &cities, .players = 1, .mode = 0}).plays);
  TEST_ASSERT_EQUAL(1, read({.game = &cities, .luck = ui::LuckFilter::numbered}).plays);
  const ui::Statistics fresh = read({.game = &cities, .mode = 2, .luck = ui::LuckFilter::fresh});
  TEST_ASSERT_EQUAL(1, fresh.plays);
  TEST_ASSERT_EQUAL(30, fresh.best[0].total);
}

void test_filter_of_history_should_take_games_that_do_not_count_too() {
  KeptGame game = level(1, 20);
  game.over = false;
  TEST_ASSERT_TRUE((GameFilter{.game = &cities, .players = 1, .mode = 1}.takes(game)));
  TEST_ASSERT_TRUE(GameFilter{}.takes(game));
  TEST_ASSERT_FALSE(GameFilter{.game = &planner}.takes(game));
  game.entry = nullptr;
  TEST_ASSERT_FALSE_MESSAGE(GameFilter{}.takes(game), "of no game that is here");
}

// --- the ten best --------------------------------------------------------------------------------

void test_ten_best_of_twelve_should_be_listed_and_equal_ones_share_a_place() {
  add_planner({44, 61, 57, 30, 57, 46, 60, 12, 51, 57, 49, 54});
  const ui::Statistics all = read({.game = &planner});
  TEST_ASSERT_EQUAL(12, all.plays);
  TEST_ASSERT_EQUAL(10, all.listed);
  const int totals[] = {61, 60, 57, 57, 57, 54, 51, 49, 46, 44};
  const unsigned numbers[] = {2, 7, 3, 5, 10, 12, 9, 11, 6, 1};
  const unsigned places[] = {1, 2, 3, 3, 3, 6, 7, 8, 9, 10};
  for (unsigned i = 0; i < 10; ++i) {
    TEST_ASSERT_EQUAL(totals[i], all.best[i].total);
    TEST_ASSERT_EQUAL(numbers[i], all.best[i].number);
    TEST_ASSERT_EQUAL(places[i], all.place(i));
  }
}

void test_ten_best_should_be_those_begun_first_when_all_are_equal() {
  for (int i = 0; i < 11; ++i) add_planner({33});
  const ui::Statistics all = read({.game = &planner});
  TEST_ASSERT_EQUAL(10, all.listed);
  TEST_ASSERT_EQUAL(1, all.best[0].number);
  TEST_ASSERT_EQUAL(10, all.best[9].number);
  TEST_ASSERT_EQUAL(1, all.place(9));
}

// --- mean and streak -----------------------------------------------------------------------------

void test_mean_should_be_rounded_to_one_decimal() {
  add_planner({10, 10, 11});
  TEST_ASSERT_EQUAL_STRING_MESSAGE("10.3", mean(read({.game = &planner})).c_str(), "31 / 3");
  add_planner({11});
  TEST_ASSERT_EQUAL_STRING_MESSAGE("10.5", mean(read({.game = &planner})).c_str(), "42 / 4");
  char words[16];
  ui::tell_mean(-1, 2, words, sizeof words);
  TEST_ASSERT_EQUAL_STRING("-0.5", words);
  ui::tell_mean(-41, 4, words, sizeof words);
  TEST_ASSERT_EQUAL_STRING_MESSAGE("-10.3", words, "-10.25");
  TEST_ASSERT_EQUAL(3, ui::mean_of(5, 2));
  TEST_ASSERT_EQUAL(-3, ui::mean_of(-5, 2));
}

// The mean of these is 40.
void test_streak_should_be_the_latest_games_in_a_row_not_below_the_mean() {
  add_planner({70, 10, 40, 41, 39, 40});
  TEST_ASSERT_EQUAL_MESSAGE(1, read({.game = &planner}).streak, "39 ends it");
  add_planner({40, 40});
  TEST_ASSERT_EQUAL(3, read({.game = &planner}).streak);
  add_planner({39, 41, 39});
  TEST_ASSERT_EQUAL_MESSAGE(0, read({.game = &planner}).streak, "39 is below 39.9");
}

void test_streak_should_be_all_games_when_all_are_equal() {
  add_planner({25, 25, 25});
  TEST_ASSERT_EQUAL(3, read({.game = &planner}).streak);
}

// --- titles --------------------------------------------------------------------------------------

void test_titles_should_be_counted_of_players_alone() {
  add_planner({20, 21, 40, 81, 120, 0});
  add(over(planner, {85, 3}));
  const ui::Statistics all = read({.game = &planner});
  const unsigned counted[] = {2, 2, 0, 0, 2};
  for (unsigned i = 0; i < 5; ++i) TEST_ASSERT_EQUAL(counted[i], all.titles[i]);
}

// The most that eight turns pay, and more.
void test_chart_of_titles_should_say_what_the_rules_say_of_every_total() {
  rules::CityPlanner::State state{};
  state.players = 1;
  for (unsigned total = 0; total <= 110; ++total) {
    state.vp[0] = static_cast<uint8_t>(total);
    TEST_ASSERT_EQUAL(total, rules::CityPlanner::score(state, 1).total);
    TEST_ASSERT_EQUAL_STRING(
        rules::CityPlanner::title(state),
        planner.titles[ui::title_index(planner, static_cast<int>(total))].title);
  }
  TEST_ASSERT_TRUE(cities.titles.empty());
}

// --- how one game stands -------------------------------------------------------------------------

KeptGame next(const KeptGame& game) {
  KeptGame now = game;
  now.number = 1000;
  return now;
}

void test_first_game_should_stand_alone() {
  add(level(0, 50));
  const ui::Standing now = ui::standing_of(games, next(level(2, 30)));
  TEST_ASSERT_TRUE(now.counts == Counts::yes);
  TEST_ASSERT_TRUE(now.first());
  TEST_ASSERT_FALSE(now.beats_all());
  TEST_ASSERT_EQUAL(1, now.place);
}

void test_game_should_stand_the_same_whether_it_is_listed_or_not() {
  add_planner({54, 40, 54, 31});
  const KeptGame game = over(planner, {50});
  for (int listed = 0; listed < 2; ++listed) {
    KeptGame now = next(game);
    if (listed == 1) now.number = add(game);
    const ui::Standing standing = ui::standing_of(games, now);
    TEST_ASSERT_EQUAL(5, standing.plays);
    TEST_ASSERT_EQUAL_MESSAGE(3, standing.place, "two have 54");
    TEST_ASSERT_EQUAL(54, standing.best);
    TEST_ASSERT_EQUAL_MESSAGE(46, standing.mean, "229 / 5 is 45.8");
    TEST_ASSERT_FALSE(standing.beats_all());
  }
}

void test_new_best_should_beat_all_others_and_not_only_equal_them() {
  add_planner({54, 40});
  TEST_ASSERT_TRUE(ui::standing_of(games, next(over(planner, {55}))).beats_all());
  const ui::Standing equal = ui::standing_of(games, next(over(planner, {54})));
  TEST_ASSERT_FALSE(equal.beats_all());
  TEST_ASSERT_EQUAL(1, equal.place);
}

void test_game_should_stand_among_those_of_its_mode_and_as_many_players() {
  add(level(1, 70));
  add(over(cities, {80, 2}));
  add(level(0, 33));
  KeptGame game = over(cities, {20, 61});
  game.bots = rules::only(2);
  const ui::Standing two = ui::standing_of(games, next(game));
  TEST_ASSERT_EQUAL(2, two.plays);
  TEST_ASSERT_EQUAL(2, two.place);
  TEST_ASSERT_EQUAL(1, two.person);
  TEST_ASSERT_EQUAL(20, two.total);
  TEST_ASSERT_EQUAL(1, ui::standing_of(games, next(level(0, 34))).place);
  TEST_ASSERT_EQUAL(2, ui::standing_of(games, next(level(0, 34))).plays);
}

// --- bests of games and modes --------------------------------------------------------------------

void test_bests_should_be_told_of_each_game_and_each_mode() {
  add(level(0, 20));
  add(level(0, 48));
  add(level(2, 61));
  add(level(KeptGame::kUntold, 99));
  add(numbered(7, 88, true));
  ui::GameBests lots;
  ui::read_bests(games, ui::kGames, lots);
  TEST_ASSERT_EQUAL(4, lots.of[0].plays);
  TEST_ASSERT_EQUAL(99, lots.of[0].total);
  TEST_ASSERT_FALSE(lots.of[1].played());
  ui::ModeBests modes;
  ui::read_bests(games, cities, modes);
  TEST_ASSERT_EQUAL(3, modes.modes);
  TEST_ASSERT_EQUAL(2, modes.of[0].plays);
  TEST_ASSERT_EQUAL(48, modes.of[0].total);
  TEST_ASSERT_FALSE(modes.of[1].played());
  TEST_ASSERT_EQUAL(61, modes.of[2].total);
  add(over(planner, {-3}));
  add(over(planner, {-5}));
  ui::read_bests(games, planner, modes);
  TEST_ASSERT_EQUAL(1, modes.modes);
  TEST_ASSERT_EQUAL(2, modes.of[0].plays);
  TEST_ASSERT_EQUAL(-3, modes.of[0].total);
}

}  // namespace

void setUp() { games = fake::KeptGames(); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_game_should_count_only_when_it_is_over_and_a_first_play_of_luck_nobody_entered);
  RUN_TEST(test_game_should_be_worth_what_the_best_person_has_and_never_what_a_bot_has);
  RUN_TEST(test_games_that_do_not_count_should_be_in_no_figure);
  RUN_TEST(test_filter_should_take_games_of_its_players_mode_and_luck_only);
  RUN_TEST(test_filter_of_history_should_take_games_that_do_not_count_too);
  RUN_TEST(test_ten_best_of_twelve_should_be_listed_and_equal_ones_share_a_place);
  RUN_TEST(test_ten_best_should_be_those_begun_first_when_all_are_equal);
  RUN_TEST(test_mean_should_be_rounded_to_one_decimal);
  RUN_TEST(test_streak_should_be_the_latest_games_in_a_row_not_below_the_mean);
  RUN_TEST(test_streak_should_be_all_games_when_all_are_equal);
  RUN_TEST(test_titles_should_be_counted_of_players_alone);
  RUN_TEST(test_chart_of_titles_should_say_what_the_rules_say_of_every_total);
  RUN_TEST(test_first_game_should_stand_alone);
  RUN_TEST(test_game_should_stand_the_same_whether_it_is_listed_or_not);
  RUN_TEST(test_new_best_should_beat_all_others_and_not_only_equal_them);
  RUN_TEST(test_game_should_stand_among_those_of_its_mode_and_as_many_players);
  RUN_TEST(test_bests_should_be_told_of_each_game_and_each_mode);
  return UNITY_END();
}
