// Games with bots by touches: their turn on the screen, what hurries it, and who sits where.
#include "bots_table.hpp"
#include "each_game.hpp"

using namespace bots_table;

namespace {

template <class G>
void play_whole(ui::Play& play, const ui::Setup& setup, uint64_t seed) {
  begin(play, setup);
  const auto& match = static_cast<const rules::Match<G>&>(play.match());
  rules::Rng rng(seed);
  for (unsigned bots = 0; !match.over();) {
    if (match.bot_to_go() == 0) {
      move(play, match, rng);
    } else {
      constexpr Way kWays[] = {Way::hurry, Way::skip, Way::hurry, Way::wait};
      see_bot(play, kWays[bots++ % 4]);
    }
  }
  finger::wait(50);
  TEST_ASSERT_FALSE(bot_shown());
  // Each event of a bot is of a seat that is one.
  size_t of_bots = 0;
  for (size_t i = 0; i < match.events(); ++i) {
    const unsigned actor = match.event(i).actor();
    of_bots += actor != 0 && !match.party().is_person(actor) ? 1 : 0;
  }
  TEST_ASSERT_GREATER_THAN(0, of_bots);
}

void test_any_game_should_be_played_to_its_end_when_bots_sit_at_the_table() {
  const ui::Setup tables[] = {
      seats({Sitter::person, Sitter::greedy}),
      seats({Sitter::random, Sitter::person}, 8),
      seats({Sitter::random, Sitter::person, Sitter::greedy}, 8),
      seats({Sitter::random, Sitter::person, Sitter::greedy, Sitter::random}, 9),
  };
  each_game::with_rules([&](const ui::GameEntry& entry, auto game) {
    uint64_t seed = 0;
    for (const ui::Setup& table : tables) {
      if (table.seats.players > entry.most_players) continue;
      play_whole<decltype(game)>(*entry.play, table, ++seed);
    }
  });
}

void test_game_should_go_on_to_its_result_when_only_bots_play() {
  for (const ui::GameEntry& entry : kGames) {
    ui::Play* const play = entry.play;
    begin(*play, seats({Sitter::greedy, Sitter::random}));
    TEST_ASSERT_TRUE(bot_shown());
    finger::tap("menu");
    TEST_ASSERT_TRUE(fake::there("button Leave"));
    finger::tap("back");
    see_bot(*play, Way::hurry);
    see_bot(*play, Way::skip);
    TEST_ASSERT_TRUE(play->match().over());
    TEST_ASSERT_TRUE(fake::there("button Replay"));
  }
}

void test_move_of_a_bot_should_be_done_after_the_pace_when_nobody_hurries_it() {
  for (const uint8_t calm : {uint8_t{0}, uint8_t{1}}) {
    ui::cities::CitiesMatch& play = ui::cities::the_game;
    begin(play, seats({Sitter::greedy, Sitter::random}), {.calm = calm});
    finger::wait(kThinking);
    const size_t before = play.match().events();
    finger::wait(ui::kBotPace - kThinking - 100);
    TEST_ASSERT_EQUAL(before, play.match().events());
    finger::wait(kThinking + 200);
    TEST_ASSERT_EQUAL(before + 1, play.match().events());
  }
}

void test_touch_on_the_board_should_stop_the_pace_until_it_is_hurried() {
  ui::cities::CitiesMatch& play = ui::cities::the_game;
  begin(play, seats({Sitter::greedy, Sitter::random}));
  finger::wait(kThinking);
  const size_t before = play.match().events();
  finger::tap("board");
  finger::wait(5 * ui::kBotPace);
  TEST_ASSERT_EQUAL(before, play.match().events());
  finger::tap_seen("button Hurry");
  TEST_ASSERT_EQUAL(before + 1, play.match().events());
}

// A move is decided first; then it is done at once and not shown for a while.
void test_bot_should_be_hurried_also_while_it_thinks() {
  ui::cities::CitiesMatch& play = ui::cities::the_game;
  begin(play, seats({Sitter::greedy, Sitter::random}));
  const size_t before = play.match().events();
  finger::tap_seen("button Hurry");
  finger::wait(kThinking);
  TEST_ASSERT_EQUAL(before + 1, play.match().events());
}

void test_match_should_wait_as_long_as_the_menu_is_open() {
  ui::cities::CitiesMatch& play = ui::cities::the_game;
  begin(play, seats({Sitter::greedy, Sitter::random}));
  finger::tap("menu");
  const size_t before = play.match().events();
  finger::wait(5 * ui::kBotPace);
  TEST_ASSERT_EQUAL(before, play.match().events());
  finger::tap("back");
  see_bot(play, Way::wait);
}

void test_bot_should_go_on_where_it_was_when_home_was_left_again() {
  ui::city_planner::Game& play = ui::city_planner::the_game;
  begin(play, seats({Sitter::greedy, Sitter::random}));
  finger::wait(kThinking);
  const rules::Event decided = play.match().decided();
  const size_t before = play.match().events();
  finger::tap("menu");
  finger::tap("button Leave");
  finger::wait(3 * ui::kBotPace);
  TEST_ASSERT_EQUAL(before, play.match().events());
  finger::tap("button Resume");
  finger::tap_seen("button Hurry");
  TEST_ASSERT_TRUE(play.match().event(before) == decided);
}

void test_dice_of_a_bot_should_be_thrown_without_a_touch() {
  ui::city_planner::Game& play = ui::city_planner::the_game;
  begin(play, seats({Sitter::random, Sitter::person}));
  rules::Rng rng(3);
  move_until_bot(play, rng);
  while (play.match().due() != Due::throwing || play.match().bot_to_go() == 0) {
    if (play.match().bot_to_go() == 0) {
      move(play, rng);
    } else {
      see_bot(play, Way::hurry);
    }
  }
  TEST_ASSERT_EQUAL(1, play.match().thrower());
  TEST_ASSERT_FALSE(fake::there("button Roll"));
  finger::wait(kThinking);
  TEST_ASSERT_TRUE(fake::shows("Rolls the dice."));
  see_bot(play, Way::wait);
  TEST_ASSERT_TRUE(play.match().due() == Due::bot);
}

// What the dice of a bot show could be used by who takes a move back.
void test_undo_should_end_at_the_dice_that_a_bot_has_rolled() {
  ui::city_planner::Game& play = ui::city_planner::the_game;
  begin(play, seats({Sitter::person, Sitter::greedy}));
  rules::Rng rng(9);
  const auto own_done = [&] {
    const size_t events = play.match().events();
    return events > 0 && play.match().event(events - 1).actor() == 1;
  };
  while (play.match().bot_to_go() == 0 || !own_done()) {
    if (play.match().bot_to_go() == 0) {
      move(play, rng);
    } else {
      see_bot(play, Way::hurry);
    }
  }
  const size_t before = play.match().events();
  TEST_ASSERT_TRUE(play.match().due() == Due::throwing);
  TEST_ASSERT_TRUE(play.match().can_undo());
  see_bot(play, Way::hurry);
  TEST_ASSERT_GREATER_THAN(before, play.match().events());
  TEST_ASSERT_FALSE(play.match().can_undo());
  finger::tap("menu");
  TEST_ASSERT_FALSE(fake::there("button Undo"));
  TEST_ASSERT_TRUE(fake::shows("Luck can't be undone."));
}

void test_undo_should_take_back_the_own_move_with_the_answers_of_bots() {
  ui::cities::CitiesMatch& play = ui::cities::the_game;
  begin(play, seats({Sitter::person, Sitter::greedy, Sitter::random}));
  rules::Rng rng(5);
  move_until_bot(play, rng);
  const size_t own = play.match().events();
  see_bot(play, Way::hurry);
  see_bot(play, Way::hurry);
  TEST_ASSERT_EQUAL(own + 2, play.match().events());
  finger::tap("menu");
  finger::tap("button Undo");
  TEST_ASSERT_EQUAL(own - 1, play.match().events());
  TEST_ASSERT_TRUE(play.match().due() == Due::act);
  TEST_ASSERT_FALSE(bot_shown());
  TEST_ASSERT_EQUAL(1, fake::count("start tile"));
}

void test_seats_should_be_given_to_bots_by_touches() {
  ui::set_current_play(nullptr);
  fake::start(kGames);
  finger::tap("button Cities");
  finger::tap_seen("button New");
  TEST_ASSERT_FALSE_MESSAGE(fake::there("field Seats"), "who plays alone is a person");
  finger::tap("field Players");
  finger::tap("row 3");
  finger::tap("field Seats");
  const auto sit = [](const char* seat, const char* row) {
    finger::tap(seat);
    finger::tap(row);
  };
  sit("who 1", "row 2");
  sit("who 2", "row 2");
  sit("who 2", "row 1");  // a person again
  finger::tap("who 3");
  TEST_ASSERT_TRUE(fake::shows("Takes the most points now."));
  finger::tap("row 3");
  finger::tap_seen("button Done");
  finger::tap_seen("button Start");
  const rules::Party& party = ui::cities::the_game.match().party();
  TEST_ASSERT_TRUE(party.sitter(1) == Sitter::random);
  TEST_ASSERT_TRUE(party.sitter(2) == Sitter::person);
  TEST_ASSERT_TRUE(party.sitter(3) == Sitter::greedy);

  // Whoever plays alone afterwards is a person.
  ui::set_current_play(nullptr);
  fake::start(kGames);
  finger::tap("button Cities");
  finger::tap_seen("button New");
  finger::tap("field Players");
  finger::tap("row 1");
  finger::tap_seen("button Start");
  TEST_ASSERT_TRUE(ui::cities::the_game.match().party().is_person(1));
}

void test_seats_and_turn_of_a_bot_should_have_room_for_fingers_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    ui::set_current_play(nullptr);
    fake::start(kGames, held);
    finger::tap("button Cities");
    finger::tap_seen("button New");
    finger::tap("field Players");
    finger::tap("row 4");
    fake::expect_room_for_fingers();
    finger::tap("field Seats");
    fake::expect_room_for_fingers();
    for (const ui::GameEntry& entry : kGames) {
      begin(*entry.play, seats({Sitter::greedy, Sitter::greedy}), held);
      fake::expect_room_for_fingers();
      finger::wait(kThinking);
      fake::expect_room_for_fingers();
    }
  });
}

}  // namespace

void setUp() { ui::set_current_play(nullptr); }
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_any_game_should_be_played_to_its_end_when_bots_sit_at_the_table);
  RUN_TEST(test_game_should_go_on_to_its_result_when_only_bots_play);
  RUN_TEST(test_move_of_a_bot_should_be_done_after_the_pace_when_nobody_hurries_it);
  RUN_TEST(test_touch_on_the_board_should_stop_the_pace_until_it_is_hurried);
  RUN_TEST(test_bot_should_be_hurried_also_while_it_thinks);
  RUN_TEST(test_match_should_wait_as_long_as_the_menu_is_open);
  RUN_TEST(test_bot_should_go_on_where_it_was_when_home_was_left_again);
  RUN_TEST(test_dice_of_a_bot_should_be_thrown_without_a_touch);
  RUN_TEST(test_undo_should_end_at_the_dice_that_a_bot_has_rolled);
  RUN_TEST(test_undo_should_take_back_the_own_move_with_the_answers_of_bots);
  RUN_TEST(test_seats_should_be_given_to_bots_by_touches);
  RUN_TEST(test_seats_and_turn_of_a_bot_should_have_room_for_fingers_however_it_is_held);
  return UNITY_END();
}
