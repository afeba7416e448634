// The head of a record, with settings of every kind: of the toy game.
#include <unity.h>

#include <string>

#include "host_tests/core/distribution.hpp"
#include "host_tests/core/toy_game.hpp"

using tests::Toy;
using Header = rules::HeaderReader<Toy>;
using Step = Header::Step;

void setUp() {}
void tearDown() {}

namespace {

struct Read {
  Header header;
  Step step = Step::kMore;
  uint32_t line = 0;  // of the last line read
};

// Reads lines from `players` on, the first of which is line 3 of its file.
Read read(const std::string& text) {
  Read made;
  rules::LineCutter cutter;
  for (const char letter : text + "\n") {
    if (cutter.feed(static_cast<uint8_t>(letter)) != rules::LineCutter::Step::kLine) continue;
    made.line = cutter.number() + 2;
    made.step = made.header.line(cutter.words(), made.line);
    if (made.step != Step::kMore) break;
  }
  return made;
}

void expect_malformed(const char* text, const char* reason) {
  const Read made = read(text);
  TEST_ASSERT_TRUE_MESSAGE(made.step == Step::kMalformed, text);
  TEST_ASSERT_EQUAL_STRING(reason, made.header.reason());
}

void expect_conflict(const char* text, uint32_t line) {
  const Read made = read(text);
  TEST_ASSERT_NOT_NULL(made.header.conflict());
  TEST_ASSERT_EQUAL(line, made.header.conflict()->number);
}

void test_preamble_should_be_complete_when_format_and_game_came() {
  rules::Preamble preamble;
  TEST_ASSERT_NULL(preamble.line(rules::Reader("plat 1", 6)));
  TEST_ASSERT_FALSE(preamble.complete());
  TEST_ASSERT_NULL(preamble.line(rules::Reader("game toy", 8)));
  TEST_ASSERT_TRUE(preamble.complete());
  TEST_ASSERT_EQUAL_STRING("toy", preamble.game());
}

void test_preamble_should_be_malformed_when_its_first_line_is_another() {
  for (const char* text :
       {"game toy", "plat", "plat 2", "plat 0", "plat 01", "plat 1 1", "Plat 1"}) {
    rules::Preamble preamble;
    TEST_ASSERT_NOT_NULL(preamble.line(rules::Reader(text, std::strlen(text))));
  }
}

void test_preamble_should_be_malformed_when_the_game_is_no_id() {
  for (const char* text : {"players 1", "game", "game a b", "game Toy", "game to_y",
                           "game aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}) {
    rules::Preamble preamble;
    TEST_ASSERT_NULL(preamble.line(rules::Reader("plat 1", 6)));
    TEST_ASSERT_NOT_NULL(preamble.line(rules::Reader(text, std::strlen(text))));
  }
}

void test_header_should_give_the_options_when_settings_are_named() {
  const Read made = read(
      "players 3\nset modules demand goals\nset marker p3 blue\nset mode full\nset extra suburbs\n"
      "set marker p1 red\nbegin");
  TEST_ASSERT_TRUE(made.step == Step::kBegin);
  TEST_ASSERT_NULL(made.header.conflict());
  TEST_ASSERT_EQUAL(3, made.header.players());
  TEST_ASSERT_EQUAL(5, made.header.options().modules);
  TEST_ASSERT_EQUAL(3, made.header.options().markers[2]);
  TEST_ASSERT_EQUAL(1, made.header.options().markers[0]);
  TEST_ASSERT_EQUAL(2, made.header.options().extra);
}

void test_header_should_give_the_defaults_when_nothing_is_set() {
  const Read made = read("players 5\nbegin");
  TEST_ASSERT_TRUE(made.step == Step::kBegin);
  TEST_ASSERT_EQUAL(1, made.header.options().full);
  TEST_ASSERT_EQUAL(1, made.header.options().modules);
}

void test_list_should_be_empty_when_none_stands_alone() {
  TEST_ASSERT_EQUAL(0, read("players 1\nset modules none\nbegin").header.options().modules);
  expect_malformed("players 1\nset modules none goals", "bad-setting");
  expect_malformed("players 1\nset modules goals none", "bad-setting");
}

void test_header_should_be_malformed_when_a_line_is_bad() {
  expect_malformed("set mode full", "players-expected");
  expect_malformed("players 0", "bad-players");
  expect_malformed("players 6", "bad-players");
  expect_malformed("players 02", "bad-players");
  expect_malformed("players 2 3", "bad-players");
  expect_malformed("players", "bad-players");
  expect_malformed("players 2\nset", "unknown-setting");
  expect_malformed("players 2\nset colour red", "unknown-setting");
  expect_malformed("players 2\nset mode", "bad-setting");
  expect_malformed("players 2\nset mode second", "bad-setting");
  expect_malformed("players 2\nset mode full full", "bad-setting");
  expect_malformed("players 2\nset mode full\nset mode full", "set-twice");
  expect_malformed("players 2\nset marker red", "bad-player");
  expect_malformed("players 2\nset marker p3 red", "bad-player");
  expect_malformed("players 2\nset marker p0 red", "bad-player");
  expect_malformed("players 2\nset marker p1 red\nset marker p1 blue", "set-twice");
  expect_malformed("players 2\nset marker p1 red\nset marker p2 red", "bad-setting");
  expect_malformed("players 2\nset modules", "bad-setting");
  expect_malformed("players 2\nset modules goals goals", "bad-setting");
  expect_malformed("players 2\nbegin now", "words-after-begin");
}

void test_header_should_end_when_a_line_of_something_else_comes() {
  TEST_ASSERT_TRUE(read("players 2\nmap p1").step == Step::kOther);
  TEST_ASSERT_TRUE(read("players 2\nset mode full\nplayers 2").step == Step::kOther);
}

void test_setting_should_be_named_as_conflict_when_another_one_forbids_it_before_or_after() {
  expect_conflict("players 2\nset mode first\nset extra hub\nbegin", 5);
  expect_conflict("players 2\nset extra hub\nset mode first\nbegin", 4);
  expect_conflict("players 2\nset extra hub\nset mode first\nset mode full", 4);
  TEST_ASSERT_NULL(read("players 2\nset extra hub\nset bogus 1").header.conflict());
}

void test_verb_should_be_told_apart_when_chance_and_players_say_the_same_word() {
  rules::Event event;
  TEST_ASSERT_TRUE(tests::event_of<Toy>("@ take 3", event));
  TEST_ASSERT_TRUE(event == rules::event(rules::kChance, Toy::Verb::kDraw, 3));
  TEST_ASSERT_TRUE(tests::event_of<Toy>("p5 take 3", event));
  TEST_ASSERT_TRUE(event == rules::event(5, Toy::Verb::kTake, 3));
  TEST_ASSERT_TRUE(tests::event_of<Toy>("p5 pass", event));
  for (const char* text : {"@ pass", "p6 pass", "p1", "@", "pass", "p1 pass 1", "p1 take",
                           "p1 take 5", "p1 take 1 1", "", "p1 Take 1", "p1 tak 1", "p1 takes 1"}) {
    TEST_ASSERT_FALSE_MESSAGE(tests::event_of<Toy>(text, event), text);
  }
}

void test_random_games_should_keep_every_property_of_a_game_when_the_game_is_a_toy() {
  tests::play_random_games<Toy>(3000, false);
}

void test_pick_by_listing_should_draw_by_weight_when_chance_acts() {
  double chi_square = 0;
  double freedom = 0;
  rules::Rng rng(5);
  for (int i = 0; i < 100; ++i) {
    tests::draw_often<Toy>(Toy::start({}, 3), rng, chi_square, freedom);
  }
  TEST_ASSERT_TRUE(std::fabs(tests::excess(chi_square, freedom)) < 4);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_preamble_should_be_complete_when_format_and_game_came);
  RUN_TEST(test_preamble_should_be_malformed_when_its_first_line_is_another);
  RUN_TEST(test_preamble_should_be_malformed_when_the_game_is_no_id);
  RUN_TEST(test_header_should_give_the_options_when_settings_are_named);
  RUN_TEST(test_header_should_give_the_defaults_when_nothing_is_set);
  RUN_TEST(test_list_should_be_empty_when_none_stands_alone);
  RUN_TEST(test_header_should_be_malformed_when_a_line_is_bad);
  RUN_TEST(test_header_should_end_when_a_line_of_something_else_comes);
  RUN_TEST(test_setting_should_be_named_as_conflict_when_another_one_forbids_it_before_or_after);
  RUN_TEST(test_verb_should_be_told_apart_when_chance_and_players_say_the_same_word);
  RUN_TEST(test_random_games_should_keep_every_property_of_a_game_when_the_game_is_a_toy);
  RUN_TEST(test_pick_by_listing_should_draw_by_weight_when_chance_acts);
  return UNITY_END();
}
