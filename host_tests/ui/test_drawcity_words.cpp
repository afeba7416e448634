// What DrawCity says of a game: what happened, how it stands, who shares a win; and the cards that
// are looked at before the first turn.
#include "drawcity_table.hpp"
#include "ui/play/between/hand_over.hpp"

using namespace street_table;

namespace {

void expect(const char* wanted, const std::string& words) {
  TEST_ASSERT_EQUAL_STRING(wanted, words.c_str());
}

// The moment of the last event that is written like this.
void look_at(const char* line) {
  const Event wanted = event_of(line);
  for (size_t step = match().events(); step > 0; --step) {
    if (match().event(step - 1) != wanted) continue;
    (void)game().moment_at(static_cast<unsigned>(step));
    return;
  }
  TEST_FAIL_MESSAGE(line);
}
std::string told(const char* line) {
  look_at(line);
  char words[96];
  game().tell_moment(words, sizeof words);
  return words;
}
std::string deed(const char* line) {
  look_at(line);
  char words[96];
  static_cast<ui::Play&>(game()).tell_deed(words, sizeof words);
  return words;
}
std::string standing() {
  char words[64];
  game().tell_standing(words, sizeof words);
  return words;
}

// --- what happened -------------------------------------------------------------------------------

void test_cards_should_be_told_as_they_came() {
  begin({.modules = kAllModules});
  deal({"36HS", "67FP"});
  lay_out({"goal residential-quarter",
           "goal high-street",
           "goal industrial-park",
           "goal green-lung",
           "zone S",
           "zone H",
           "zone F",
           "zone P",
           "zone S",
           "zone H",
           "zone F",
           "zone P",
           "zone S",
           "zone H",
           "zone F",
           "demand F",
           "demand H",
           "demand S",
           "demand P",
           "neighborhood P",
           "neighborhood H",
           "neighborhood S",
           "neighborhood F",
           "neighborhood F",
           "neighborhood F"});
  take_device();
  expect("Red begins.", told("@ first p1"));
  expect("Red draws the 3.", told("@ number p1 3"));
  expect("Red draws a house.", told("@ development p1 H"));
  expect("Yellow draws a number.", told("@ number p2 7"));
  expect("Yellow draws a development.", told("@ development p2 P"));
  expect("Goal: High Street.", told("@ goal high-street"));
  expect("Shop for the next column.", told("@ zone S"));
  expect("Factory for the next street.", told("@ demand F"));
  expect("Park for a neighborhood.", told("@ neighborhood P"));
}

void test_eight_should_have_its_article() {
  begin({});
  deal({"38HS", "67FP"});
  take_device();
  const std::string words = told("@ number p1 8");
  TEST_ASSERT_NULL_MESSAGE(std::strstr(words.c_str(), " a 8"), words.c_str());
}

// The house begins internet: 1 for its group, 1 for its street, 1 for internet. The factory has
// nothing beside it.
void test_builds_should_tell_type_number_street_and_points() {
  begin({});
  deal({"36HS", "57FP"});
  turn("H3 2,2", "4H");
  turn("F5 4,7", "8F");
  expect("House 3 on street 2. +3", told("p1 build H 3 2,2"));
  expect("House 3 on street 2.", deed("p1 build H 3 2,2"));
  expect("Factory 5 on street 4.", told("p2 build F 5 4,7"));
}

void test_marked_neighborhood_should_be_told_with_its_points() {
  begin_crossing();
  does("p1 neighborhood 2,4 2,5 2,6");
  expect("Neighborhood. +2", told("p1 neighborhood 2,4 2,5 2,6"));
  expect("Neighborhood.", deed("p1 neighborhood 2,4 2,5 2,6"));
}

void test_skips_should_tell_what_is_discarded() {
  struct Case {
    const char *line, *words;
  };
  constexpr Case kCases[] = {{"p1 skip", "Skips."},
                             {"p1 skip 3", "Skips: 3"},
                             {"p1 skip H", "Skips: house"},
                             {"p1 skip 4 F", "Skips: 4, factory"}};
  for (const Case& skipped : kCases) {
    begin_narrow();
    does(skipped.line);
    expect(skipped.words, told(skipped.line));
    expect(skipped.words, deed(skipped.line));
  }
}

// --- how it stands -------------------------------------------------------------------------------

void test_standing_should_tell_the_turn_and_whose_it_is() {
  begin({});
  expect("Set-up", standing());
  deal({"36HS", "57FP"});
  expect("Turn 1 · Red", standing());
  turn("H3 2,2", "4H");
  expect("Turn 1 · Yellow", standing());
  turn("F5 4,7", "8F");
  expect("Turn 2 · Red", standing());
  take_device();
  expect("Turn 2 · Red", standing());
}

void test_standing_should_tell_the_turn_while_its_cards_are_drawn() {
  begin({});
  deal({"36HS", "57FP"});
  does("p1 build H 3 2,2");
  TEST_ASSERT_TRUE(match().due() == Due::entry);
  TEST_ASSERT_TRUE_MESSAGE(standing().starts_with("Turn 1"), standing().c_str());
}

ui::HandOver known() {
  ui::HandOver what;
  game().tell_known(what);
  return what;
}
void expect_lines(Words lines) {
  const ui::HandOver what = known();
  TEST_ASSERT_EQUAL(lines.size(), what.lines);
  unsigned player = 0;
  for (const char* words : lines) {
    TEST_ASSERT_EQUAL(player + 1, what.line[player].player);
    expect(words, what.line[player++].words);
  }
}

void test_hand_over_should_tell_everybodys_points_and_what_was_done() {
  begin({});
  deal({"36HS", "57FP"});
  turn("H3 2,2", "4H");
  expect_lines({"3 points", "0 points"});
  see();
  TEST_ASSERT_TRUE(says("3 points"));
  TEST_ASSERT_TRUE(says("House 3 on street 2. +3"));
}

// A skip is a turn.
void test_hand_over_should_tell_the_turn_that_comes() {
  begin_narrow();
  expect("Turn 4", known().lead);
  does("p1 skip");
  expect("Turn 4", known().lead);
  turn("F6 1,7", "7F");
  expect("Turn 5", known().lead);
}

// Two houses and a shop, each alone: 2 points each. Three factories one below the other have one
// type beside each, a fourth none.
void test_hand_over_should_tell_who_has_finished() {
  begin_narrow();
  does("p1 skip");
  expect_lines({"6 points", "3 points"});
  turn("F6 1,7", "7F");
  does("p1 skip");
  expect_lines({"6 · done", "3 points"});
}

void test_equal_totals_should_share_the_win() {
  begin({.players = 3});
  ui::Result result;
  for (rules::Score& score : result.scores) score.total = 41;
  char words[160];
  result.winners = static_cast<rules::Actors>(1u << 1 | 1u << 3);
  game().tell_tie(result, words, sizeof words);
  expect("Red and Blue have 41 points each and share the win.", words);
  result.winners = static_cast<rules::Actors>(1u << 1 | 1u << 2 | 1u << 3);
  game().tell_tie(result, words, sizeof words);
  expect("Red, Yellow and Blue have 41 points each and share the win.", words);
}

// --- the cards before the first turn -------------------------------------------------------------

bool cards_shown() { return fake::shows("How often each number is in the deck"); }

void begin_closed(const ui::Setup& setup) {
  start();
  tap("button DrawCity");
  game().begin(setup);
  see();
}
void begin_closed() { begin_closed(setup_of({.luck = ui::LuckKind::numbered})); }

void resume() {
  ui::screens::home();
  ui::resume_play(game());
  finger::wait(50);
}

void test_cards_should_be_shown_once_before_the_first_turn() {
  begin_closed();
  TEST_ASSERT_TRUE(cards_shown());
  TEST_ASSERT_TRUE(says("10"));  // so many fives
  TEST_ASSERT_TRUE(says("12 ×"));
  tap_seen("button Go on");
  TEST_ASSERT_FALSE(cards_shown());
  TEST_ASSERT_TRUE(fake::shows("Pass to"));
  resume();
  TEST_ASSERT_FALSE(cards_shown());
  tap_seen("button Go on");
  TEST_ASSERT_FALSE(cards_shown());
  TEST_ASSERT_TRUE(fake::stands("button Build"));
}

void test_cards_should_be_shown_until_they_were_gone_on_from() {
  begin_closed();
  tap("back");
  resume();
  TEST_ASSERT_TRUE(cards_shown());
}

void test_cards_should_be_shown_in_every_new_game() {
  begin_closed();
  tap_seen("button Go on");
  game().begin_again(game(), ui::Play::Again::same_luck);
  resume();
  TEST_ASSERT_TRUE(cards_shown());
}

void test_cards_should_be_shown_before_a_bot_begins() {
  ui::Setup setup = setup_of({.luck = ui::LuckKind::numbered});
  setup.sitters[0] = rules::Sitter::random;
  do {
    ++setup.challenge;
    begin_closed(setup);
  } while (match().bot_to_go() == 0);
  finger::wait(2000);
  TEST_ASSERT_TRUE(cards_shown());
  const size_t dealt = match().events();
  tap_seen("button Go on");
  finger::wait(4000);
  TEST_ASSERT_GREATER_THAN(dealt, match().events());
}

void test_cards_should_not_be_shown_when_a_game_with_a_move_is_brought_back() {
  begin_closed();
  take_device();
  rules::Rng rng(1);
  TEST_ASSERT_TRUE(match().act(rules::DrawCity::pick(seen(), rng)).ok());
  fake::KeptGames kept;
  const uint32_t number = kept.add(game()).told.number;
  begin_closed();
  TEST_ASSERT_TRUE(kept.take_up(number));
  resume();
  TEST_ASSERT_FALSE(cards_shown());
  TEST_ASSERT_TRUE(fake::shows("Pass to"));
}

void test_cards_should_not_come_back_when_the_first_move_is_taken_back() {
  begin({});
  deal({"36HS", "57FP"});
  does("p1 build H 3 2,2");
  game().undo();
  see();
  TEST_ASSERT_FALSE(cards_shown());
}

void test_cards_should_never_be_shown_in_a_lesson() {
  start();
  tap("button DrawCity");
  tap("button Lesson");
  for (unsigned shows = 0; !fake::there("button Done"); ++shows) {
    TEST_ASSERT_LESS_THAN(100, shows);
    TEST_ASSERT_FALSE(cards_shown());
    if (fake::there("button Show")) tap("button Show");
    finger::wait(1000);  // the other one is a bot
  }
}

void test_cards_should_be_looked_at_again_from_the_menu() {
  begin({});
  deal({"36HS", "57FP"});
  see_turn();
  tap("menu");
  tap("row 2");  // without modules no goals
  TEST_ASSERT_TRUE(cards_shown());
  TEST_ASSERT_FALSE(fake::stands("button Go on"));
  tap("back");
  TEST_ASSERT_TRUE(fake::stands("button Build"));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_cards_should_be_told_as_they_came);
  RUN_TEST(test_eight_should_have_its_article);
  RUN_TEST(test_builds_should_tell_type_number_street_and_points);
  RUN_TEST(test_marked_neighborhood_should_be_told_with_its_points);
  RUN_TEST(test_skips_should_tell_what_is_discarded);
  RUN_TEST(test_standing_should_tell_the_turn_and_whose_it_is);
  RUN_TEST(test_standing_should_tell_the_turn_while_its_cards_are_drawn);
  RUN_TEST(test_hand_over_should_tell_everybodys_points_and_what_was_done);
  RUN_TEST(test_hand_over_should_tell_the_turn_that_comes);
  RUN_TEST(test_hand_over_should_tell_who_has_finished);
  RUN_TEST(test_equal_totals_should_share_the_win);
  RUN_TEST(test_cards_should_be_shown_once_before_the_first_turn);
  RUN_TEST(test_cards_should_be_shown_until_they_were_gone_on_from);
  RUN_TEST(test_cards_should_be_shown_in_every_new_game);
  RUN_TEST(test_cards_should_be_shown_before_a_bot_begins);
  RUN_TEST(test_cards_should_not_be_shown_when_a_game_with_a_move_is_brought_back);
  RUN_TEST(test_cards_should_not_come_back_when_the_first_move_is_taken_back);
  RUN_TEST(test_cards_should_never_be_shown_in_a_lesson);
  RUN_TEST(test_cards_should_be_looked_at_again_from_the_menu);
  return UNITY_END();
}
