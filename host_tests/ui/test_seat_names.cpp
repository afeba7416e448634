// What people read for a player: the name given to the colour, else the colour's word.
#include <set>

#include "bots_table.hpp"
#include "pretend_play.hpp"
#include "ui/play/result/verdict.hpp"

using namespace bots_table;

namespace {

using ui::Seat;

ui::Settings named(std::initializer_list<std::pair<Seat, ui::SeatName>> names) {
  ui::Settings settings;
  for (const auto& [seat, name] : names) settings.names[static_cast<size_t>(seat)] = name;
  return settings;
}

void test_seat_should_be_called_by_its_colour_when_no_name_is_given() {
  fake::start({}, named({{Seat::blue, {"ONA"}}}));
  TEST_ASSERT_EQUAL_STRING("Red", ui::seat_label(Seat::red));
  TEST_ASSERT_EQUAL_STRING("ONA", ui::seat_label(Seat::blue));
}

void test_bot_should_be_called_by_its_colour_when_people_gave_the_colour_a_name() {
  fake::start({}, named({{Seat::red, {"ONA"}}, {Seat::yellow, {"MAX"}}}));
  PretendPlay play;
  play.set_players(2);
  play.fake().sit(2, Sitter::greedy);
  TEST_ASSERT_EQUAL_STRING("ONA", play.label(1));
  TEST_ASSERT_EQUAL_STRING("Yellow", play.label(2));
}

void test_names_should_be_those_of_a_kept_game_while_it_is_looked_at() {
  fake::start({}, named({{Seat::red, {"ONA"}}, {Seat::green, {"MAX"}}}));
  ui::Seats seats;
  seats.players = 2;
  seats.give(1, Seat::green);
  seats.give(2, Seat::red);
  const ui::SeatName names[rules::kMostPlayers] = {{"EVA"}, {}};
  ui::use_names(seats, names);
  TEST_ASSERT_EQUAL_STRING("EVA", ui::seat_label(Seat::green));
  TEST_ASSERT_EQUAL_STRING_MESSAGE("Red", ui::seat_label(Seat::red), "nobody was called ONA then");
  ui::use_own_names();
  TEST_ASSERT_EQUAL_STRING("MAX", ui::seat_label(Seat::green));
  TEST_ASSERT_EQUAL_STRING("ONA", ui::seat_label(Seat::red));
}

void test_names_should_be_the_settings_again_when_a_game_is_begun_or_gone_on_with() {
  ui::Play& play = ui::cities::the_game;
  begin(play, seats({Sitter::person, Sitter::person}), named({{Seat::red, {"ONA"}}}));
  const ui::SeatName names[rules::kMostPlayers] = {{"EVA"}, {"EVA"}};
  ui::use_names({.players = 2}, names);
  play.begin(seats({Sitter::person, Sitter::person}));
  TEST_ASSERT_EQUAL_STRING("ONA", play.label(1));
  ui::use_names({.players = 2}, names);
  ui::resume_play(play);
  TEST_ASSERT_EQUAL_STRING("ONA", play.label(1));
}

void test_verdict_should_name_who_wins() {
  fake::start({}, named({{Seat::red, {"ONA"}}, {Seat::blue, {"MAX"}}}));
  PretendPlay play;
  play.set_players(3);
  play.ended.winners = rules::only(1) | rules::only(2) | rules::only(3);
  char names[64];
  ui::list_names(play, play.ended.winners, names, sizeof names);
  TEST_ASSERT_EQUAL_STRING("ONA, Yellow and MAX", names);
}

std::set<std::string> heard;

// A whole game of two people, by lot: whoever is meant is never called by a colour.
template <class G>
void expect_names(ui::PlayOf<G>& play) {
  begin(play, seats({Sitter::person, Sitter::person}),
        named({{Seat::red, {"ONA"}}, {Seat::yellow, {"MAX"}}}));
  heard.clear();
  ui::hear_texts({[](void*, const char* text) { heard.insert(text); }, nullptr});
  rules::Rng rng(5);
  while (!play.over()) move(play, rng);
  finger::wait(600);
  ui::hear_texts({});
  std::set<std::string> said;
  for (const std::string& text : heard) {
    for (const char* color : {"Red", "Yellow"}) {
      TEST_ASSERT_TRUE_MESSAGE(text.find(color) == text.npos, text.c_str());
    }
    for (const char* name : {"ONA", "MAX"}) {
      if (text.find(name) != text.npos) said.insert(name);
    }
  }
  TEST_ASSERT_EQUAL_MESSAGE(2, said.size(), "both are named");
}

void test_people_should_be_called_by_their_names_in_whole_games() {
  expect_names(ui::cities::the_game);
  expect_names(ui::city_planner::the_game);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_seat_should_be_called_by_its_colour_when_no_name_is_given);
  RUN_TEST(test_bot_should_be_called_by_its_colour_when_people_gave_the_colour_a_name);
  RUN_TEST(test_names_should_be_those_of_a_kept_game_while_it_is_looked_at);
  RUN_TEST(test_names_should_be_the_settings_again_when_a_game_is_begun_or_gone_on_with);
  RUN_TEST(test_verdict_should_name_who_wins);
  RUN_TEST(test_people_should_be_called_by_their_names_in_whole_games);
  return UNITY_END();
}
