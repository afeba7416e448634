// What moves in City Planner: dice, the points of a score and its buildings, the end.
#include <algorithm>
#include <string>
#include <vector>

#include "drivers/display/host.hpp"
#include "planner_table.hpp"
#include "ui/core/motion.hpp"

using namespace table;
namespace motion = ui::motion;
using motion::Kind;

namespace {

using Picture = std::vector<uint16_t>;

Picture shown() {
  Picture pixels(static_cast<size_t>(ui::frame().width) * static_cast<size_t>(ui::frame().height));
  drivers::display::panel().seen(pixels.data());
  return pixels;
}

// Short, so that all still moves behind it.
void touch(const char* name) {
  const ui::Point at = finger::middle_of(name);
  drivers::touch::set_finger(true, at.x, at.y);
  finger::wait(30);
  drivers::touch::set_finger(false, at.x, at.y);
  finger::wait(20);
}

// A card whose lock scores something; where there is a choice, its button is touched last.
void score_shortly(unsigned card) {
  tap_card(card);
  pause();
  touch("button Lock");
  if (state().phase != Phase::kScore) return;
  pause();
  touch("button Score");
}

ui::Settings held(bool upright, bool calm) {
  return {.turn = upright ? ui::Turn::portrait : ui::Turn::landscape,
          .calm = static_cast<uint8_t>(calm ? 1 : 0)};
}

// Card 4 of challenge 7's first roll brings money alone, card 7 two points.
constexpr unsigned kScores = 7;

void test_picture_should_be_that_of_calm_motion_when_all_has_moved() {
  for (const bool upright : {false, true}) {
    for (const unsigned players : {1u, 2u}) {
      Picture rest[2];
      for (const bool calm : {true, false}) {
        begin(players, 7, held(upright, calm));
        roll();
        finger::wait(400);
        score_shortly(kScores);
        const Picture early = shown();
        finger::wait(400);
        rest[calm ? 0 : 1] = shown();
        TEST_ASSERT_EQUAL_MESSAGE(calm, early == shown(), "only what is not calm moves");
      }
      TEST_ASSERT_TRUE(rest[0] == rest[1]);
    }
  }
}

void test_points_of_a_score_should_count_up_where_they_stand() {
  for (const bool upright : {false, true}) {
    begin(1, 7, held(upright, false));
    roll();
    score_shortly(kScores);
    TEST_ASSERT_EQUAL_MESSAGE(2, state().vp[0], "1 × 2");
    TEST_ASSERT_TRUE(fake::shows(upright ? "0" : "0 VP"));
    finger::wait(140);
    TEST_ASSERT_TRUE(fake::shows(upright ? "1" : "1 VP"));
    finger::wait(100);
    TEST_ASSERT_TRUE(fake::shows(upright ? "2" : "2 VP"));
  }
}

void test_points_of_the_other_player_should_stand_still() {
  begin(2, 7);
  roll();
  score_shortly(kScores);
  const unsigned scored = 3u - state().active;
  TEST_ASSERT_EQUAL(2, state().vp[scored - 1]);
  TEST_ASSERT_EQUAL(0, ui::city_planner::shown_vp(state(), scored));
  TEST_ASSERT_EQUAL(0, ui::city_planner::shown_vp(state(), state().active));
  finger::wait(140);
  TEST_ASSERT_EQUAL(1, ui::city_planner::shown_vp(state(), scored));
  TEST_ASSERT_EQUAL(0, ui::city_planner::shown_vp(state(), state().active));
}

// Of the card's building that its die showed: in full colour first, from the left.
void test_buildings_that_scored_should_fade_card_by_card_but_not_the_one_set_aside() {
  begin(1, 7);
  roll();
  const Rules::State rolled = state();
  score_shortly(kScores);
  const auto full = [&](unsigned card) {
    const ui::city_planner::CardTable cards(
        {0, ui::kTouch, 320, 240 - 61 - ui::kTouch});  // above the strip
    const unsigned face = rule::face(rolled, card);
    const ui::Rect cell = cards.cell(card, face);
    const Picture now = shown();
    const ui::Color ground = ui::city_planner::ground_color(rule::building(card, face));
    return now[static_cast<size_t>((cell.y + 2) * 320 + cell.x + 2)] == ground.value;
  };
  for (unsigned card = 1; card <= 6; ++card) TEST_ASSERT_TRUE(full(card));
  finger::wait(120);
  TEST_ASSERT_FALSE(full(1));
  TEST_ASSERT_TRUE(full(6));
  finger::wait(150);
  for (unsigned card = 1; card <= 6; ++card) TEST_ASSERT_FALSE(full(card));
}

void test_nothing_should_move_when_the_screen_comes_again() {
  begin(1, 7);
  roll();
  score_shortly(kScores);
  finger::wait(400);
  finger::tap("menu");
  touch("back");
  for (const Kind kind : {Kind::points, Kind::zone}) TEST_ASSERT_EQUAL(0, motion::left(kind));
  touch("button Undo");
  for (const Kind kind : {Kind::points, Kind::zone}) TEST_ASSERT_EQUAL(0, motion::left(kind));
}

void test_total_should_count_up_and_the_title_be_stamped_when_the_game_has_ended() {
  begin(1, 7);
  while (!game().over()) {
    roll();
    score_shortly(state().locked == 1 ? 2 : 1);
  }
  TEST_ASSERT_EQUAL(5, motion::left(Kind::stamp));
  const int total = game().result().scores[0].total;
  TEST_ASSERT_GREATER_THAN(5, total);
  TEST_ASSERT_TRUE(fake::shows("0"));
  const auto told = std::to_string(total);
  TEST_ASSERT_FALSE(fake::shows(told.c_str()));
  // On the way the title lies on a plate of its colour: five above and below its capitals.
  const auto accents = [] {
    const Picture seen = shown();
    return std::count(seen.begin(), seen.end(), ui::palette().accent.value);
  };
  std::ptrdiff_t most = 0;
  for (int i = 0; i < 30; ++i) {
    finger::wait(10);
    most = std::max(most, accents());
  }
  TEST_ASSERT_TRUE(fake::shows(told.c_str()));
  const Picture rest = shown();
  TEST_ASSERT_GREATER_THAN(accents() + 40 * 2 * 5, most);
  pause();
  finger::tap("button Replay");
  touch("back");
  TEST_ASSERT_EQUAL(0, motion::left(Kind::stamp));
  finger::wait(100);
  TEST_ASSERT_TRUE(shown() == rest);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  init();
  UNITY_BEGIN();
  RUN_TEST(test_picture_should_be_that_of_calm_motion_when_all_has_moved);
  RUN_TEST(test_points_of_a_score_should_count_up_where_they_stand);
  RUN_TEST(test_points_of_the_other_player_should_stand_still);
  RUN_TEST(test_buildings_that_scored_should_fade_card_by_card_but_not_the_one_set_aside);
  RUN_TEST(test_nothing_should_move_when_the_screen_comes_again);
  RUN_TEST(test_total_should_count_up_and_the_title_be_stamped_when_the_game_has_ended);
  return UNITY_END();
}
