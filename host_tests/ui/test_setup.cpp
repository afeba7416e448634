// The set-up of a game, and what home offers of it.
#include "fake_device.hpp"
#include "toy_entry.hpp"
#include "ui/play/play_of.hpp"
#include "ui/play/setup/setup_layout.hpp"
#include "ui/play/setup/setup_screen.hpp"
#include "ui/registry.hpp"

namespace {

using fake::there;
using toy::world;

// A game that nobody has set up yet: what is chosen is kept by the game's id.
ui::GameEntry fresh_entry() {
  static char ids[64][8];
  static unsigned used = 0;
  std::snprintf(ids[used], sizeof ids[used], "toy%u", used);
  ui::GameEntry made = toy::kEntry;
  made.id = ids[used++];
  return made;
}

ui::GameEntry entry = toy::kEntry;

void open(const ui::Settings& settings = {}) {
  ui::set_current_play(nullptr);
  fake::start({&entry, 1}, settings);
  finger::tap("button Toy");
  finger::tap_seen("button New");
}

void choose_players(int players) {
  char row[16];
  std::snprintf(row, sizeof row, "row %d", players);
  finger::tap("field Players");
  while (!there(row)) finger::tap(there("button next") ? "button next" : "button before");
  finger::tap(row);
}

void test_setup_should_begin_with_what_the_game_wants_first() {
  open();
  finger::tap_seen("button Start");
  TEST_ASSERT_EQUAL(1, world.begins);
  TEST_ASSERT_EQUAL(1, world.begun.seats.players);
  TEST_ASSERT_EQUAL(1, world.begun.values[0]);
  TEST_ASSERT_EQUAL(0, world.begun.values[1]);
  TEST_ASSERT_TRUE_MESSAGE(there("button Build"), "the game's screen is shown");
}

void test_setup_should_take_the_value_that_is_touched_in_the_list() {
  open();
  finger::tap("field Sound");
  finger::tap("row 3");
  TEST_ASSERT_TRUE(fake::shows("Loud"));
  finger::tap_seen("button Start");
  TEST_ASSERT_EQUAL(2, world.begun.values[0]);
}

void test_setup_should_list_two_values_as_it_lists_more() {
  open();
  finger::tap("field Hand");
  TEST_ASSERT_FALSE(there("button Start"));
  finger::tap("row 2");
  finger::tap_seen("button Start");
  TEST_ASSERT_EQUAL(1, world.begun.values[1]);
}

void test_setup_should_show_seats_only_when_there_is_somebody_to_tell_apart() {
  open();
  choose_players(1);
  TEST_ASSERT_FALSE(there("field Seats"));
  choose_players(4);
  TEST_ASSERT_TRUE(there("field Seats"));
  for (const char* number : {"1", "2", "3", "4"}) TEST_ASSERT_TRUE(fake::shows(number));
}

void test_seats_should_be_drawn_in_their_colours() {
  open();
  choose_players(6);
  finger::wait(50);
  for (unsigned player = 1; player <= 6; ++player) {
    const auto seat = static_cast<ui::Seat>(player - 1);
    const ui::Color color = ui::palette().area(ui::seat_wash(seat)).color;
    TEST_ASSERT_TRUE_MESSAGE(fake::shows_color("field Seats", color),
                             std::to_string(player).c_str());
  }
}

void test_luck_should_be_new_when_no_number_was_chosen() {
  open();
  finger::tap_seen("button Start");
  TEST_ASSERT_TRUE(world.begun.luck == ui::LuckKind::fresh);
}

void test_new_luck_should_have_a_secret_of_64_bits_that_nobody_can_foresee() {
  fake::next_random = 0x89ABCDEF;
  const rules::Luck luck = ui::luck_of({});
  TEST_ASSERT_TRUE(luck.source == rules::LuckSource::device);
  TEST_ASSERT_EQUAL_HEX64(0x89ABCDEF89ABCDEF, luck.seed);
}

void test_number_should_be_spent_by_its_game() {
  open();
  finger::tap("field Luck");
  finger::tap("row 2");
  for (const char* key : {"key 4", "key 1", "key 2", "button OK"}) finger::tap(key);
  finger::tap_seen("button Start");
  ui::open_setup(entry);  // "Play again"
  TEST_ASSERT_FALSE(fake::shows("No. 412"));
  finger::tap_seen("button Start");
  TEST_ASSERT_TRUE(world.begun.luck == ui::LuckKind::fresh);
}

void test_luck_should_be_the_number_that_was_typed() {
  open();
  finger::tap("field Luck");
  finger::tap("row 2");
  for (const char* key : {"key 4", "key 1", "key 2", "button OK"}) finger::tap(key);
  TEST_ASSERT_TRUE(fake::shows("No. 412"));
  finger::tap_seen("button Start");
  TEST_ASSERT_TRUE(world.begun.luck == ui::LuckKind::numbered);
  TEST_ASSERT_EQUAL(412, world.begun.challenge);
}

void test_luck_should_be_ours_in_every_game_until_another_one_is_chosen() {
  open();
  finger::tap("field Luck");
  finger::tap("row 3");
  TEST_ASSERT_TRUE(fake::shows("Ours"));
  for (int game = 0; game < 2; ++game) {
    finger::tap_seen("button Start");
    TEST_ASSERT_TRUE(world.begun.luck == ui::LuckKind::ours);
    ui::open_setup(entry);  // "Play again"
  }
  finger::tap("field Luck");
  finger::tap("row 1");
  finger::tap_seen("button Start");
  TEST_ASSERT_TRUE(world.begun.luck == ui::LuckKind::fresh);
}

void test_our_luck_should_be_entered_by_people() {
  ui::Setup setup;
  setup.luck = ui::LuckKind::ours;
  TEST_ASSERT_TRUE(ui::luck_of(setup).source == rules::LuckSource::people);
}

void test_setup_should_open_with_what_was_chosen_last() {
  open();
  choose_players(3);
  finger::tap("field Sound");
  finger::tap("row 1");
  finger::tap_seen("button Start");
  open(ui::settings());
  finger::tap_seen("button Start");
  TEST_ASSERT_EQUAL(3, world.begun.seats.players);
  TEST_ASSERT_EQUAL(0, world.begun.values[0]);
}

void test_setup_should_show_no_players_when_there_is_one_number_of_them() {
  entry.most_players = 1;
  open();
  TEST_ASSERT_FALSE(there("field Players"));
  TEST_ASSERT_TRUE(there("field Luck"));
  finger::tap("field Sound");
  finger::tap("row 1");
  finger::tap_seen("button Start");
  TEST_ASSERT_EQUAL(0, world.begun.values[0]);
}

void test_setup_should_offer_the_lesson_when_there_is_one() {
  open();
  finger::tap("button Lesson");
  TEST_ASSERT_EQUAL(1, world.lessons);
  entry.lesson = nullptr;
  open();
  TEST_ASSERT_FALSE(there("button Lesson"));
}

void test_rules_should_be_read_from_the_setup_and_leave_what_was_chosen() {
  open();
  finger::tap("field Sound");
  finger::tap("row 3");
  finger::tap("button Rules");
  TEST_ASSERT_TRUE(there("button Contents"));
  TEST_ASSERT_FALSE(there("button Start"));
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("Loud"));
  finger::tap_seen("button Start");
  TEST_ASSERT_EQUAL(2, world.begun.values[0]);
}

void test_setup_should_offer_no_rules_when_there_are_none() {
  entry.rules = {};
  open();
  TEST_ASSERT_FALSE(there("button Rules"));
}

void test_setup_should_leave_nothing_below_the_game_but_home() {
  open();
  finger::tap_seen("button Start");
  ui::open_setup(entry);  // "Play again"
  finger::wait(30);
  finger::tap_seen("button Start");
  TEST_ASSERT_TRUE(there("button Build"));
  ui::screens::back();
  TEST_ASSERT_TRUE(there("button Settings"));
}

void test_home_should_resume_the_game_when_it_is_not_over() {
  open();
  finger::tap_seen("button Start");
  ui::screens::home();
  finger::wait(30);
  TEST_ASSERT_TRUE(fake::shows("Round 9"));
  finger::tap("button Resume");
  TEST_ASSERT_TRUE(there("button Build"));
  world.match.now = rules::Due::nothing;
  ui::screens::home();
  TEST_ASSERT_FALSE(there("button Resume"));
  TEST_ASSERT_TRUE(there("button Settings"));
}

void test_setup_should_have_room_for_the_summary_of_every_game() {
  fake::for_each_hold([](const ui::Settings& held) {
    fake::start({}, held);
    for (const ui::GameEntry& game : ui::kGames) {
      const int players_field = game.least_players < game.most_players ? 1 : 0;
      const int fields = static_cast<int>(game.fields.size()) + players_field + 1;
      for (int players = game.least_players; players <= game.most_players; ++players) {
        const ui::SetupLayout place = {ui::frame(), fields, players > 1 ? players : 0,
                                       game.lesson != nullptr};
        const ui::Rect room = place.summary();
        const char* words = ui::text(game.summary);
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(
            room.height, ui::paragraph_height(words, ui::kNote, room.width), game.name);
      }
    }
  });
}

void test_setup_should_have_room_for_fingers_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    for (int players = 1; players <= 6; ++players) {
      fake::start({&entry, 1}, held);
      fake::expect_room_for_fingers();
      finger::tap("button Toy");
      finger::tap_seen("button New");
      choose_players(players);
      fake::expect_room_for_fingers();
    }
  });
}

}  // namespace

void setUp() {
  ui::set_current_play(nullptr);
  world = {};
  entry = fresh_entry();
}
void tearDown() {}

int main() {
  firmware::port::init();
  firmware::port::set_backlight(100);
  fake::start({});
  finger::wait(400);
  UNITY_BEGIN();
  RUN_TEST(test_setup_should_begin_with_what_the_game_wants_first);
  RUN_TEST(test_setup_should_take_the_value_that_is_touched_in_the_list);
  RUN_TEST(test_setup_should_list_two_values_as_it_lists_more);
  RUN_TEST(test_setup_should_show_seats_only_when_there_is_somebody_to_tell_apart);
  RUN_TEST(test_seats_should_be_drawn_in_their_colours);
  RUN_TEST(test_luck_should_be_new_when_no_number_was_chosen);
  RUN_TEST(test_new_luck_should_have_a_secret_of_64_bits_that_nobody_can_foresee);
  RUN_TEST(test_number_should_be_spent_by_its_game);
  RUN_TEST(test_luck_should_be_the_number_that_was_typed);
  RUN_TEST(test_luck_should_be_ours_in_every_game_until_another_one_is_chosen);
  RUN_TEST(test_our_luck_should_be_entered_by_people);
  RUN_TEST(test_setup_should_open_with_what_was_chosen_last);
  RUN_TEST(test_setup_should_show_no_players_when_there_is_one_number_of_them);
  RUN_TEST(test_setup_should_offer_the_lesson_when_there_is_one);
  RUN_TEST(test_rules_should_be_read_from_the_setup_and_leave_what_was_chosen);
  RUN_TEST(test_setup_should_offer_no_rules_when_there_are_none);
  RUN_TEST(test_setup_should_leave_nothing_below_the_game_but_home);
  RUN_TEST(test_home_should_resume_the_game_when_it_is_not_over);
  RUN_TEST(test_setup_should_have_room_for_the_summary_of_every_game);
  RUN_TEST(test_setup_should_have_room_for_fingers_however_it_is_held);
  return UNITY_END();
}
