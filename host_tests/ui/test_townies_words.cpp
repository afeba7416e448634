// What Townies says of a game: how it stands, what happened, how a tie was broken.
#include "townies_table.hpp"
#include "ui/play/between/hand_over.hpp"

using namespace town_table;
using ui::townies::Die;

namespace {

std::string standing() {
  char words[64];
  game().tell_standing(words, sizeof words);
  return words;
}

std::string moment(size_t step) {
  (void)game().moment_at(static_cast<unsigned>(step));
  char words[96];
  game().tell_moment(words, sizeof words);
  return words;
}
std::string last_moment() { return moment(game().match().events()); }

void expect(const char* wanted, const std::string& words) {
  TEST_ASSERT_EQUAL_STRING(wanted, words.c_str());
}

// Two players draw a Bar, in red and in yellow. Then the second one, who begins the round, draws a
// Windmill beside two yellow Blocks and no Object, for 3 points.
void begin_of_two() {
  begin({.players = 2});
  roll(rt::kBank, kBar);
  for (int player = 0; player < 2; ++player) {
    take_device();
    build_shape("at f3f4f5f6");
  }
  roll(rt::kWindmill, kBee);
  TEST_ASSERT_EQUAL(2, game().holder());
  build_object(Die::object, "g4");
}

void test_standing_should_tell_the_round_and_the_points_alone() {
  begin({});
  roll(rt::kBank, kBar);
  expect("Round 1 · 0", standing());
  build_shape("at f3f4f5f6");
  roll(rt::kGameCourt, kBee);
  build_object(Die::object, "g4");
  roll(rt::kBank, kBar);
  expect("Round 3 · 2", standing());
}

void test_standing_should_tell_whose_turn_it_is_of_several() {
  begin_of_two();
  expect(("Round 2 · " + std::string(game().label(1))).c_str(), standing());
}

void test_hand_over_should_tell_everybodys_objects() {
  begin_of_two();
  take_device();
  build_shape("at h5h6i4i5");
  ui::HandOver told;
  game().tell_known(told);
  expect("Round 2", told.lead);
  TEST_ASSERT_EQUAL(2, told.lines);
  expect("Objects: 0 · 0", told.line[0].words);
  expect("Objects: 1 · 3", told.line[1].words);
}

void test_moments_should_tell_dice_and_drawings() {
  begin({});
  roll(rt::kBank, kBar);
  expect("Rolled: Bar, Bank.", last_moment());
  build_shape("at f3f4f5f6");
  expect("Draws Bar.", last_moment());
  roll(rt::kGameCourt, kBee);
  build_object(Die::object, "g4");
  expect("Draws Game Court. +2", last_moment());
}

// Bar, c3 on a star, then the star is spent.
void test_moments_should_tell_stars() {
  begin({.mode = rt::kSecond, .bonus = rt::kFunding});
  roll(rt::kBank, kBar);
  build_shape("at c4c5c6c7");
  roll(rt::kGameCourt, kBee);
  build_object(Die::object, "c3");
  roll(rt::kGameCourt, kBee);
  tap("star");
  tap("row 1");
  tap_seen("button Use");
  expect("Star: Funding.", last_moment());
  build_shape("at h5h6i4i5");
  tap_seen("button End");
  expect("Draws no more.", last_moment());
}

// --- a tie ---------------------------------------------------------------------------------------

std::string tie(rules::Actors winners) {
  ui::Result result;
  for (rules::Score& score : result.scores) score.total = 5;
  result.winners = winners;
  char words[160];
  game().tell_tie(result, words, sizeof words);
  return words;
}

constexpr rules::Actors kFirst = 1u << 1, kSecond = 1u << 2;

void test_tie_should_be_told_by_fewer_objects() {
  begin_of_two();
  const std::string first = game().label(1), second = game().label(2);
  expect((first + " wins. " + second + " has 5 points too: fewer Objects decide, 0 to 1.").c_str(),
         tie(kFirst));
}

// In the third round, which the first one begins, a Game Court on f2 scores 1 for f3.
void test_tie_should_be_told_by_the_last_object() {
  begin_of_two();
  take_device();
  build_shape("at h5h6i4i5");
  roll(rt::kGameCourt, kBee);
  build_object(Die::object, "f2");
  const std::string first = game().label(1), second = game().label(2);
  expect((second + " wins. " + first + " has 5 points too: the better last Object decides, 3 to 1.")
             .c_str(),
         tie(kSecond));
}

void test_shared_win_should_name_all() {
  begin_of_two();
  const std::string words = tie(kFirst | kSecond);
  TEST_ASSERT_TRUE(words.find(game().label(1)) != std::string::npos);
  TEST_ASSERT_TRUE(words.find(game().label(2)) != std::string::npos);
  TEST_ASSERT_TRUE(words.find("share the win with 5 points") != std::string::npos);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_standing_should_tell_the_round_and_the_points_alone);
  RUN_TEST(test_standing_should_tell_whose_turn_it_is_of_several);
  RUN_TEST(test_hand_over_should_tell_everybodys_objects);
  RUN_TEST(test_moments_should_tell_dice_and_drawings);
  RUN_TEST(test_moments_should_tell_stars);
  RUN_TEST(test_tie_should_be_told_by_fewer_objects);
  RUN_TEST(test_tie_should_be_told_by_the_last_object);
  RUN_TEST(test_shared_win_should_name_all);
  return UNITY_END();
}
