// Who sits at the table: colours, names, persons and bots, their order, and that they come back.
#include <set>

#include "fake_device.hpp"
#include "toy_entry.hpp"
#include "ui/core/ui.hpp"

namespace {

using fake::there;
using toy::world;
using ui::Seat;

ui::GameEntry other_game() {
  ui::GameEntry made = toy::kEntry;
  made.id = "toy2";
  made.name = "Other Town";
  made.target = "button Other";
  made.least_players = 2;
  made.most_players = 3;
  return made;
}
const ui::GameEntry kEntries[] = {toy::kEntry, other_game()};

void open_game(const char* lot = "button Toy", const ui::Settings& settings = {}) {
  ui::set_current_play(nullptr);
  fake::start(kEntries, settings);
  finger::tap(lot);
  finger::tap_seen("button New");
}

void open(unsigned players, ui::Settings settings = {}) {
  settings.players = static_cast<uint8_t>(players);
  open_game("button Toy", settings);
  finger::tap("field Seats");
}

void sit(const char* seat, const char* row) {
  finger::tap(seat);
  finger::tap(row);
}

void name(const char* seat, const char* letters) {
  finger::tap(seat);
  for (const char* letter = letters; *letter != '\0'; ++letter) {
    finger::tap((std::string("key ") + *letter).c_str());
  }
  finger::tap("button OK");
}

const ui::Setup& started() {
  finger::tap_seen("button Done");
  finger::tap_seen("button Start");
  return world.begun;
}

void test_colour_should_be_exchanged_with_who_has_it() {
  open(3);
  finger::tap("color 1");  // yellow is the second one's
  const ui::Seats& seats = started().seats;
  TEST_ASSERT_TRUE(seats.at(1) == Seat::yellow);
  TEST_ASSERT_TRUE(seats.at(2) == Seat::red);
  TEST_ASSERT_TRUE(seats.at(3) == Seat::blue);
}

void test_colour_should_be_the_next_one_when_nobody_has_it() {
  open(2);
  finger::tap("color 2");
  const ui::Seats& seats = started().seats;
  TEST_ASSERT_TRUE(seats.at(1) == Seat::red);
  TEST_ASSERT_TRUE(seats.at(2) == Seat::blue);
}

void test_colours_should_stay_different_when_players_join_after_a_change() {
  open(2);
  finger::tap("color 2");
  finger::tap_seen("button Done");
  finger::tap("field Players");
  while (!there("row 6")) finger::tap("button next");
  finger::tap("row 6");
  finger::tap_seen("button Start");
  std::set<Seat> taken;
  for (unsigned player = 1; player <= 6; ++player) taken.insert(world.begun.seats.at(player));
  TEST_ASSERT_EQUAL(6, taken.size());
}

void test_name_should_be_that_of_its_colour_from_now_on() {
  open(2);
  name("name 1", "ONA");
  TEST_ASSERT_TRUE(fake::shows("ONA"));
  TEST_ASSERT_EQUAL_STRING("ONA", fake::applied.names[static_cast<size_t>(Seat::red)].letters);
  finger::tap("color 1");
  TEST_ASSERT_TRUE_MESSAGE(fake::shows("ONA"), "the other one has this colour");
  finger::tap("color 1");
  finger::tap("color 2");
  TEST_ASSERT_FALSE_MESSAGE(fake::shows("ONA"), "nobody has this colour");
  TEST_ASSERT_TRUE(fake::shows("Blue"));
}

void test_name_should_go_when_all_of_its_letters_are_erased() {
  open(2);
  name("name 2", "MAX");
  finger::tap("name 2");
  for (int i = 0; i < 3; ++i) finger::tap("key back");
  finger::tap("button OK");
  TEST_ASSERT_FALSE(ui::settings().names[static_cast<size_t>(Seat::yellow)].given());
  TEST_ASSERT_TRUE(fake::shows("Yellow"));
}

void test_bot_should_keep_its_name_and_say_so() {
  open(2);
  name("name 2", "MAX");
  sit("who 2", "row 3");
  TEST_ASSERT_FALSE(fake::shows("MAX"));
  TEST_ASSERT_TRUE(fake::shows("Yellow"));
  finger::tap("name 2");
  TEST_ASSERT_EQUAL_STRING("A bot keeps its name.", ui::said());
  TEST_ASSERT_FALSE(fake::stands("key A"));
  finger::wait(4000);
  sit("who 2", "row 1");
  TEST_ASSERT_TRUE_MESSAGE(fake::shows("MAX"), "the name is kept for a person");
}

void test_seat_should_be_played_by_who_was_chosen() {
  open(3);
  sit("who 1", "row 3");
  sit("who 3", "row 2");
  const ui::Setup& begun = started();
  TEST_ASSERT_TRUE(begun.sitters[0] == rules::Sitter::greedy);
  TEST_ASSERT_TRUE(begun.sitters[1] == rules::Sitter::person);
  TEST_ASSERT_TRUE(begun.sitters[2] == rules::Sitter::random);
}

// Whoever draws 0 each time: the first goes last, then who is first then to the place before …
void test_mix_should_change_the_order_by_lot_and_leave_each_with_its_own() {
  fake::next_random = 0;
  open(3);
  sit("who 1", "row 3");
  finger::tap("button Mix");
  const ui::Setup& begun = started();
  TEST_ASSERT_TRUE(begun.seats.at(1) == Seat::yellow);
  TEST_ASSERT_TRUE(begun.seats.at(2) == Seat::blue);
  TEST_ASSERT_TRUE(begun.seats.at(3) == Seat::red);
  TEST_ASSERT_TRUE_MESSAGE(begun.sitters[2] == rules::Sitter::greedy, "it goes with red");
  TEST_ASSERT_TRUE(begun.sitters[0] == rules::Sitter::person);
}

void test_mix_should_be_able_to_bring_every_order() {
  std::set<std::string> orders;
  open(3);
  for (uint32_t i = 0; i < 60; ++i) {
    fake::next_random = i;
    finger::tap("button Mix");
    std::string order;
    for (int at = 0; at < 3; ++at) order += static_cast<char>('0' + int(ui::settings().seats[at]));
    orders.insert(order);
  }
  TEST_ASSERT_EQUAL(6, orders.size());
}

void test_seats_should_come_back_in_another_game_and_after_a_restart() {
  open(3);
  finger::tap("color 1");
  sit("who 2", "row 2");
  finger::tap_seen("button Done");
  open_game("button Other", fake::applied);  // as they were kept
  finger::tap_seen("button Start");
  TEST_ASSERT_EQUAL(3, world.begun.seats.players);
  TEST_ASSERT_TRUE(world.begun.seats.at(1) == Seat::yellow);
  TEST_ASSERT_TRUE(world.begun.sitters[1] == rules::Sitter::random);
}

void test_as_many_should_sit_down_as_a_game_has_room_for() {
  ui::Settings settings;
  for (const auto& [kept, shown] : {std::pair<int, int>{1, 2}, {2, 2}, {3, 3}, {6, 3}}) {
    settings.players = static_cast<uint8_t>(kept);
    open_game("button Other", settings);
    finger::tap_seen("button Start");
    TEST_ASSERT_EQUAL(shown, world.begun.seats.players);
    TEST_ASSERT_EQUAL_MESSAGE(kept, ui::settings().players, "others stay at the table");
  }
}

void test_players_should_be_kept_when_they_are_chosen() {
  open_game();
  finger::tap("field Players");
  finger::tap("row 3");
  TEST_ASSERT_EQUAL(3, fake::applied.players);
}

// The smallest display has room for four rows in landscape and for five in portrait.
void test_all_seats_should_be_reached_with_room_for_fingers_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    const unsigned room = ui::Turn::landscape == held.turn ? 4 : 5;
    for (unsigned players = 2; players <= 6; ++players) {
      open(players, held);
      fake::expect_room_for_fingers();
      TEST_ASSERT_EQUAL(players > room, there("button More"));
      std::set<std::string> reached;
      for (int page = 0; page < 2; ++page) {
        for (unsigned player = 1; player <= players; ++player) {
          const std::string number = std::to_string(player);
          const bool here = there(("who " + number).c_str());
          for (const char* part : {"color ", "name "}) {
            TEST_ASSERT_EQUAL(here, there((part + number).c_str()));
          }
          if (here) reached.insert(number);
        }
        if (page == 0 && there("button More")) finger::tap("button More");
        fake::expect_room_for_fingers();
      }
      TEST_ASSERT_EQUAL(players, reached.size());
    }
  });
}

}  // namespace

void setUp() {
  world = {};
  fake::applied = {};
}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_colour_should_be_exchanged_with_who_has_it);
  RUN_TEST(test_colour_should_be_the_next_one_when_nobody_has_it);
  RUN_TEST(test_colours_should_stay_different_when_players_join_after_a_change);
  RUN_TEST(test_name_should_be_that_of_its_colour_from_now_on);
  RUN_TEST(test_name_should_go_when_all_of_its_letters_are_erased);
  RUN_TEST(test_bot_should_keep_its_name_and_say_so);
  RUN_TEST(test_seat_should_be_played_by_who_was_chosen);
  RUN_TEST(test_mix_should_change_the_order_by_lot_and_leave_each_with_its_own);
  RUN_TEST(test_mix_should_be_able_to_bring_every_order);
  RUN_TEST(test_seats_should_come_back_in_another_game_and_after_a_restart);
  RUN_TEST(test_as_many_should_sit_down_as_a_game_has_room_for);
  RUN_TEST(test_players_should_be_kept_when_they_are_chosen);
  RUN_TEST(test_all_seats_should_be_reached_with_room_for_fingers_however_it_is_held);
  return UNITY_END();
}
