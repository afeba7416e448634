// What the result says of a game's place among those that are kept.
#include <initializer_list>

#include "fake_device.hpp"
#include "pretend_play.hpp"
#include "ui/play/result/result_screen.hpp"
#include "ui/registry.hpp"

namespace {

constexpr uint32_t kMoved = 350;  // all that moves has come to rest

using fake::shows;

PretendPlay play;

// As many games of a player alone with these totals, in this order.
void keep(std::initializer_list<int16_t> totals) {
  for (const int16_t total : totals) {
    ui::KeptGame game;
    game.entry = &play.entry();
    game.over = true;
    game.totals[0] = total;
    fake::kept.add(game);
  }
}
void keep_two(int16_t first, int16_t second, rules::Actors bots) {
  ui::KeptGame game;
  game.entry = &play.entry();
  game.over = true;
  game.seats.players = 2;
  game.totals[0] = first;
  game.totals[1] = second;
  game.bots = bots;
  fake::kept.add(game);
}

void end_with(std::initializer_list<int16_t> totals, rules::Actors winners = rules::only(1)) {
  play.set_players(static_cast<uint8_t>(totals.size()));
  rules::Score* score = play.ended.scores;
  for (const int16_t total : totals) (score++)->total = total;
  play.ended.winners = winners;
}
void open() {
  ui::set_current_play(&play);
  ui::screens::open(play.screen());
  finger::wait(kMoved);
}

// --- alone ---------------------------------------------------------------------------------------

void test_first_game_should_be_called_so() {
  end_with({57});
  open();
  TEST_ASSERT_TRUE(shows("Your first game."));
  TEST_ASSERT_FALSE(shows("best") || shows("of 1"));
}

// With this one the mean is 47: 235 / 5.
void test_new_best_should_be_said_with_the_one_before_and_the_mean() {
  keep({54, 40, 44, 40});
  end_with({57});
  open();
  TEST_ASSERT_TRUE(shows("New best!"));
  TEST_ASSERT_TRUE(shows("Before: 54. Your mean: 47."));
}

// The mean is 47.8: 239 / 5.
void test_game_that_is_no_best_should_have_its_place_among_all() {
  keep({60, 58, 44, 27});
  end_with({50});
  open();
  TEST_ASSERT_TRUE(shows("3rd of 5"));
  TEST_ASSERT_TRUE(shows("Best: 60. Your mean: 48."));
  TEST_ASSERT_FALSE(shows("New best!"));
}

void test_game_should_not_be_counted_twice_when_it_is_listed_already() {
  keep({54, 40, 44, 40, 57});
  fake::kept.playing = 5;
  end_with({57});
  open();
  TEST_ASSERT_TRUE(shows("New best!"));
  TEST_ASSERT_TRUE(shows("Before: 54. Your mean: 47."));
}

void test_game_as_good_as_the_best_should_be_first_and_no_new_best() {
  keep({50, 40});
  end_with({50});
  open();
  TEST_ASSERT_TRUE(shows("1st of 3"));
  TEST_ASSERT_TRUE_MESSAGE(shows("Your mean: 47."), "140 / 3 is 46.7");
  TEST_ASSERT_FALSE(shows("New best!") || shows("Best: "));
}

void test_place_should_be_called_as_people_say_it() {
  struct Said {
    int better;
    const char* words;
  };
  for (const Said& said :
       {Said{1, "2nd of 2"}, Said{10, "11th of 11"}, Said{11, "12th of 12"}, Said{12, "13th of 13"},
        Said{20, "21st of 21"}, Said{22, "23rd of 23"}, Said{110, "111th of 111"}}) {
    fake::kept = fake::KeptGames();
    for (int i = 0; i < said.better; ++i) keep({9});
    end_with({5});
    open();
    TEST_ASSERT_TRUE_MESSAGE(shows(said.words), said.words);
    ui::screens::home();
  }
}

void test_title_of_the_game_should_stay_beside_the_number() {
  keep({54});
  end_with({57});
  play.ended.title = "Mayor";
  open();
  TEST_ASSERT_TRUE(shows("Mayor") && shows("New best!") && shows("Before: 54. Your mean: 56."));
}

// --- several -------------------------------------------------------------------------------------

void test_best_person_should_have_the_place_when_several_play() {
  keep({99});
  keep_two(30, 41, 0);
  keep_two(35, 60, rules::only(2));
  end_with({22, 38}, rules::only(2));
  open();
  TEST_ASSERT_TRUE_MESSAGE(shows("Yellow: 2nd of 3"), "41, 35 of a person, and 38 now");
  TEST_ASSERT_FALSE(shows("Your mean"));
  ui::screens::home();
  end_with({42, 38});
  open();
  TEST_ASSERT_TRUE(shows("Red: New best!"));
}

void test_first_game_of_several_should_have_no_place() {
  end_with({22, 38}, rules::only(2));
  open();
  TEST_ASSERT_FALSE(shows("first game") || shows("best") || shows(" of 1"));
}

// --- what does not count -------------------------------------------------------------------------

void test_game_that_does_not_count_should_say_why() {
  keep({54});
  end_with({57});
  fake::kept.playing_repeats = true;
  play.set_luck(ui::LuckKind::numbered, 412);
  open();
  TEST_ASSERT_TRUE(shows("You knew this luck: it doesn't count."));
  TEST_ASSERT_FALSE(shows("New best!"));
  ui::screens::home();
  fake::kept.playing_repeats = false;
  play.set_luck(ui::LuckKind::ours);
  open();
  TEST_ASSERT_TRUE(shows("Entered luck doesn't count."));
  TEST_ASSERT_FALSE(shows("New best!"));
}

void test_lesson_should_have_no_place() {
  keep({54});
  end_with({57});
  ui::set_current_play(nullptr);
  ui::set_looked_at(false);
  ui::screens::open(play.screen());
  finger::wait(kMoved);
  TEST_ASSERT_TRUE(shows("\n57\n"));
  TEST_ASSERT_FALSE(shows("New best!"));
}

void test_nothing_should_be_said_where_no_games_are_kept() {
  keep({54});
  end_with({57});
  fake::device.kept = nullptr;
  open();
  TEST_ASSERT_TRUE(shows("points"));
  TEST_ASSERT_FALSE(shows("New best!") || shows("Your "));
  fake::device.kept = &fake::kept;
}

// --- a game that is looked at --------------------------------------------------------------------

// A game of Cities at level 3 that is kept, as if a person had played it; its total.
fake::KeptGames::Game& keep_cities() {
  const ui::GameEntry& cities = ui::kGames[0];
  ui::Setup setup;
  setup.sitters[0] = rules::Sitter::greedy;
  setup.values[cities.mode_field] = 2;
  cities.play->begin(setup);
  rules::AnyMatch& match = cities.play->match();
  while (!match.over()) {
    if (match.think(1000)) match.do_decided();
  }
  fake::KeptGames::Game& game = fake::kept.add(*cities.play);
  game.told.bots = 0;
  return game;
}
void look_at(uint32_t number) {
  ui::set_current_play(&play);
  ui::Play* const kept = fake::kept.look_at(number);
  TEST_ASSERT_NOT_NULL(kept);
  ui::screens::open(kept->screen());
  finger::wait(50);
}

void test_game_that_is_looked_at_should_have_its_place_among_all_that_are_like_it() {
  const ui::KeptGame first = keep_cities().told;
  look_at(first.number);
  TEST_ASSERT_TRUE(shows("Your first game at Level 3 Brainteaser."));
  ui::screens::home();

  ui::KeptGame other = first;
  other.totals[0] = static_cast<int16_t>(first.totals[0] + 1);
  fake::kept.add(other);
  other.values[0] = 1;
  fake::kept.add(other);
  look_at(first.number);
  TEST_ASSERT_TRUE(shows("2nd of 2"));
  ui::screens::home();

  fake::kept.games[1].told.totals[0] = static_cast<int16_t>(first.totals[0] - 1);
  look_at(first.number);
  TEST_ASSERT_TRUE(shows("1st of 2"));
  TEST_ASSERT_FALSE(shows("New best!"));
}

}  // namespace

void setUp() {
  fake::kept = fake::KeptGames();
  fake::start({});
  play = PretendPlay();
  play.set_players(1);
}
void tearDown() { ui::set_current_play(nullptr); }

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_first_game_should_be_called_so);
  RUN_TEST(test_new_best_should_be_said_with_the_one_before_and_the_mean);
  RUN_TEST(test_game_that_is_no_best_should_have_its_place_among_all);
  RUN_TEST(test_game_should_not_be_counted_twice_when_it_is_listed_already);
  RUN_TEST(test_game_as_good_as_the_best_should_be_first_and_no_new_best);
  RUN_TEST(test_place_should_be_called_as_people_say_it);
  RUN_TEST(test_title_of_the_game_should_stay_beside_the_number);
  RUN_TEST(test_best_person_should_have_the_place_when_several_play);
  RUN_TEST(test_first_game_of_several_should_have_no_place);
  RUN_TEST(test_game_that_does_not_count_should_say_why);
  RUN_TEST(test_lesson_should_have_no_place);
  RUN_TEST(test_nothing_should_be_said_where_no_games_are_kept);
  RUN_TEST(test_game_that_is_looked_at_should_have_its_place_among_all_that_are_like_it);
  return UNITY_END();
}
