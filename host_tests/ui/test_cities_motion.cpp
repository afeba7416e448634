// What moves and sounds in Cities: a tile that is laid, a tourist that is sent.
#include <algorithm>
#include <vector>

#include "cities_table.hpp"
#include "drivers/display/host.hpp"
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

int differing(const Picture& a, const Picture& b) {
  int count = 0;
  for (size_t i = 0; i < a.size(); ++i) count += a[i] == b[i] ? 0 : 1;
  return count;
}

// The highest row with accent, or the screen's height.
int top_of_accent(const Picture& picture) {
  const auto found = std::find(picture.begin(), picture.end(), ui::palette().accent.value);
  return static_cast<int>(found - picture.begin()) / ui::frame().width;
}

// Short, so that all still moves behind it.
void touch(const char* name) {
  const ui::Point at = finger::middle_of(name);
  drivers::touch::set_finger(true, at.x, at.y);
  finger::wait(30);
  drivers::touch::set_finger(false, at.x, at.y);
  finger::wait(20);
}

// Challenge 7 alone at level 3, up to the third tile, which is chosen.
void choose_third_tile(const ui::Settings& settings = {}) {
  begin(1, 3, 7, settings);
  for (const char* name :
       {"cell 0,0", "button Build", "start tile 14", "cell 1,1", "button Build", "start tile 18",
        "start tile 18", "cell -1,1", "button Build", "cell 0,1", "button Build", "button Stay",
        "cell 1,0", "button Build", "button Stay", "cell -1,0"}) {
    tap(name);
    pause();
  }
}

// A tourist on the park of four fields beside which lie four of water: 8 points, the first ones.
void choose_first_tourist(const ui::Settings& settings = {}) {
  choose_third_tile(settings);
  tap("button Build");
  pause();
  tap("field -1,0 se");
  pause();
}

void test_pictures_should_be_those_of_calm_motion_when_all_has_moved() {
  for (const ui::Turn turn : {ui::Turn::landscape, ui::Turn::portrait}) {
    Picture rest[2][2];
    for (const uint8_t calm : {uint8_t{1}, uint8_t{0}}) {
      choose_third_tile({.turn = turn, .calm = calm});
      for (const char* name : {"button Build", "button Send"}) {
        touch(name);
        const Picture early = shown();
        finger::wait(400);
        const Picture late = shown();
        TEST_ASSERT_EQUAL_MESSAGE(calm != 0, early == late, name);
        rest[calm][name[7] == 'S' ? 1 : 0] = late;
        if (name[7] == 'S') break;
        tap("field -1,0 se");
        pause();
      }
    }
    TEST_ASSERT_TRUE(rest[0][0] == rest[1][0]);
    TEST_ASSERT_TRUE(rest[0][1] == rest[1][1]);
  }
}

void test_frame_should_come_down_on_a_tile_that_is_laid() {
  choose_third_tile();
  touch("button Build");
  const int first = top_of_accent(shown());
  finger::wait(100);
  const int later = top_of_accent(shown());
  finger::wait(200);
  TEST_ASSERT_GREATER_THAN(first, later);
  TEST_ASSERT_LESS_THAN(240, later);
  TEST_ASSERT_EQUAL(240, top_of_accent(shown()));
}

void test_zone_should_be_washed_and_its_points_count_up_when_a_tourist_is_sent() {
  choose_first_tourist();
  touch("button Send");
  TEST_ASSERT_EQUAL(8, total(1));
  TEST_ASSERT_TRUE(shows_number(0));
  Picture steps[3];
  for (Picture& step : steps) {
    step = shown();
    finger::wait(80);
  }
  finger::wait(200);
  TEST_ASSERT_TRUE(shows_number(8));
  const Picture rest = shown();
  TEST_ASSERT_GREATER_THAN(differing(steps[1], rest), differing(steps[0], rest));
  TEST_ASSERT_GREATER_THAN(differing(steps[2], rest), differing(steps[1], rest));
  TEST_ASSERT_GREATER_THAN(0, differing(steps[2], rest));
}

void test_points_should_be_on_their_way_between_what_they_were_and_are() {
  choose_first_tourist();
  touch("button Send");
  finger::wait(130);
  TEST_ASSERT_FALSE(shows_number(0));
  TEST_ASSERT_FALSE(shows_number(8));
  TEST_ASSERT_TRUE(shows_number(4));
}

void test_zone_should_be_washed_when_it_is_asked_why() {
  choose_first_tourist();
  tap("button Send");
  finger::wait(400);
  tap("menu");
  touch("row 1");
  TEST_ASSERT_GREATER_THAN(0, motion::left(Kind::zone));
  const Picture early = shown();
  finger::wait(400);
  TEST_ASSERT_TRUE(early != shown());
}

void test_nothing_should_move_when_a_tourist_stays() {
  choose_first_tourist();
  tap("button Undo");
  touch("button Stay");
  for (const Kind kind : {Kind::tile, Kind::points, Kind::zone}) {
    TEST_ASSERT_EQUAL(0, motion::left(kind));
  }
}

void test_tile_that_is_drawn_should_be_heard_in_place_of_the_move_before() {
  choose_third_tile();
  fake::sounds.clear();
  tap("button Build");
  TEST_ASSERT_TRUE(fake::sounds.back() == ui::Sound::done);
  pause();
  tap("field -1,0 se");
  pause();
  tap("button Send");
  TEST_ASSERT_TRUE(fake::sounds.back() == ui::Sound::luck);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_pictures_should_be_those_of_calm_motion_when_all_has_moved);
  RUN_TEST(test_frame_should_come_down_on_a_tile_that_is_laid);
  RUN_TEST(test_zone_should_be_washed_and_its_points_count_up_when_a_tourist_is_sent);
  RUN_TEST(test_points_should_be_on_their_way_between_what_they_were_and_are);
  RUN_TEST(test_zone_should_be_washed_when_it_is_asked_why);
  RUN_TEST(test_nothing_should_move_when_a_tourist_stays);
  RUN_TEST(test_tile_that_is_drawn_should_be_heard_in_place_of_the_move_before);
  return UNITY_END();
}
