// The replay that all games share: step by step, a turn at a time, by the slider, by itself.
#include "drivers/touch/host.hpp"
#include "fake_device.hpp"
#include "pretend_play.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/replay/replay_course.hpp"
#include "ui/play/replay/replay_screen.hpp"

namespace {

constexpr rules::Actor kLuck = rules::kChance;

PretendPlay play;

void open_replay(uint8_t players = 3) {
  play.set_players(players);
  ui::open_replay(play);
  finger::wait(50);
}

void test_replay_should_begin_at_the_start_and_go_step_by_step() {
  open_replay();
  TEST_ASSERT_EQUAL(0, play.looked_at);
  TEST_ASSERT_TRUE(fake::shows("The game begins."));
  TEST_ASSERT_TRUE(fake::shows("0 / 12"));
  TEST_ASSERT_FALSE(fake::there("button Before"));
  finger::tap("button Next");
  finger::tap("button Next");
  TEST_ASSERT_EQUAL(2, play.looked_at);
  TEST_ASSERT_TRUE(fake::shows("Builds a house. +2"));
  finger::tap("button Before");
  TEST_ASSERT_EQUAL(1, play.looked_at);
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::there("button Settings"));
}

void test_replay_should_follow_a_finger_on_the_slider() {
  open_replay();
  const ui::Target slider = finger::find("slider").target;
  const int y = slider.y + slider.height / 2;
  drivers::touch::set_finger(true, slider.x + slider.width / 2, y);
  finger::wait(60);
  TEST_ASSERT_EQUAL(6, play.looked_at);
  drivers::touch::set_finger(true, slider.x + slider.width - 2, y);
  finger::wait(60);
  TEST_ASSERT_EQUAL(12, play.looked_at);
  drivers::touch::set_finger(true, 0, 60);  // also off the slider
  finger::wait(60);
  TEST_ASSERT_EQUAL(0, play.looked_at);
  drivers::touch::set_finger(false, 0, 60);
  finger::wait(60);
}

void test_replay_should_show_who_acted_or_who_is_chosen() {
  open_replay();
  TEST_ASSERT_EQUAL(1, play.drawn_for);
  finger::tap("button Next");
  finger::tap("button Next");
  TEST_ASSERT_EQUAL(2, play.drawn_for);
  finger::tap("button Whose");
  TEST_ASSERT_EQUAL(1, play.drawn_for);
  finger::tap("button Next");
  TEST_ASSERT_EQUAL(1, play.drawn_for);
  for (int i = 0; i < 3; ++i) finger::tap("button Whose");
  TEST_ASSERT_EQUAL_MESSAGE(3, play.drawn_for, "of who acted again");
  finger::tap("button Next");  // luck: still what was looked at
  TEST_ASSERT_EQUAL(3, play.drawn_for);
}

void test_replay_should_not_ask_whose_city_when_one_plays() {
  open_replay(1);
  TEST_ASSERT_FALSE(fake::there("button Whose"));
}

// --- turns ---------------------------------------------------------------------------------------

// Taps this until it is faint.
std::vector<unsigned> stops(const char* button) {
  std::vector<unsigned> all;
  while (fake::there(button)) {
    finger::tap(button);
    all.push_back(play.looked_at);
  }
  return all;
}

void test_turn_should_end_where_another_player_or_luck_goes_on() {
  play.set_actors({kLuck, 1, 1, 2, kLuck, kLuck, 2, 2, kLuck});
  open_replay(2);
  TEST_ASSERT_TRUE((stops("button Next turn") == std::vector<unsigned>{3, 4, 8, 9}));
  TEST_ASSERT_TRUE((stops("button Turn before") == std::vector<unsigned>{8, 4, 3, 0}));
}

void test_turn_should_go_on_behind_luck_when_the_game_says_so() {
  play.last_of_turn = 2;
  play.set_actors({1, kLuck, 1, 2, kLuck, 1, 2});
  open_replay(2);
  TEST_ASSERT_TRUE((stops("button Next turn") == std::vector<unsigned>{4, 7}));
  TEST_ASSERT_TRUE((stops("button Turn before") == std::vector<unsigned>{4, 0}));
}

void test_turn_should_be_left_to_its_own_end_from_within() {
  play.set_actors({1, 1, 1, 2, 2, 2});
  open_replay(2);
  finger::tap("button Next");
  finger::tap("button Next turn");
  TEST_ASSERT_EQUAL(3, play.looked_at);
  finger::tap("button Next");
  finger::tap("button Turn before");
  TEST_ASSERT_EQUAL(3, play.looked_at);
}

// --- by itself -----------------------------------------------------------------------------------

void test_replay_should_play_by_itself_and_hurry_over_luck() {
  play.set_actors({kLuck, kLuck, kLuck, 1, 2});
  TEST_ASSERT_EQUAL(ui::kStepPace, ui::pace_of(play, 0));
  TEST_ASSERT_EQUAL(ui::kDrawPace, ui::pace_of(play, 1));
  TEST_ASSERT_EQUAL(ui::kLuckPace, ui::pace_of(play, 3));
  TEST_ASSERT_EQUAL(ui::kStepPace, ui::pace_of(play, 4));
  open_replay(2);
  finger::tap("button Play");  // and 100 ms
  struct {
    uint32_t ms;
    unsigned step;
  } constexpr kCourse[] = {{800, 0}, {150, 1}, {200, 2}, {200, 3}, {500, 3}, {100, 4}, {950, 4}};
  for (const auto& [ms, step] : kCourse) {
    finger::wait(ms);
    TEST_ASSERT_EQUAL(step, play.looked_at);
  }
}

void test_replay_should_rest_at_its_end_and_begin_anew_from_there() {
  play.set_actors({1, 2});
  open_replay(2);
  finger::tap("button Play");
  TEST_ASSERT_FALSE(fake::there("button Play"));
  finger::wait(2 * ui::kStepPace);
  TEST_ASSERT_EQUAL(2, play.looked_at);
  TEST_ASSERT_TRUE(fake::there("button Play"));
  finger::tap("button Play");
  TEST_ASSERT_EQUAL(0, play.looked_at);
  finger::wait(ui::kStepPace);
  TEST_ASSERT_EQUAL(1, play.looked_at);
}

void test_replay_should_pause_when_it_is_touched() {
  for (const char* button : {"button Pause", "button Next", "button Next turn", "button Before",
                             "button Turn before", "slider"}) {
    open_replay();
    finger::tap("button Next");
    finger::tap("button Play");
    finger::tap(button);
    const unsigned step = play.looked_at;
    finger::wait(2 * ui::kStepPace);
    TEST_ASSERT_EQUAL_MESSAGE(step, play.looked_at, button);
    TEST_ASSERT_TRUE_MESSAGE(fake::there("button Play"), button);
    finger::tap("back");
  }
}

void test_replay_should_go_on_playing_when_another_city_is_looked_at() {
  open_replay();
  finger::tap("button Play");
  finger::tap("button Whose");
  finger::wait(ui::kStepPace);
  TEST_ASSERT_EQUAL(1, play.looked_at);
}

void test_replay_should_stop_playing_when_it_is_left() {
  open_replay();
  finger::tap("button Play");
  finger::tap("back");
  finger::wait(3 * ui::kStepPace);
  TEST_ASSERT_EQUAL(0, play.looked_at);
  open_replay();
  TEST_ASSERT_TRUE(fake::there("button Play"));
}

void test_replay_of_no_event_should_stay_where_it_is() {
  play.set_actors({});
  play.set_events(0);
  open_replay();
  finger::tap("button Play");
  finger::wait(2 * ui::kStepPace);
  TEST_ASSERT_TRUE(fake::there("button Play"));
  TEST_ASSERT_TRUE(fake::shows("0 / 0"));
}

void test_targets_should_be_at_least_44_pixels_in_every_turn_and_hand() {
  fake::for_each_hold([](const ui::Settings& settings) {
    for (const auto shape : {ui::BoardShape::square, ui::BoardShape::wide}) {
      fake::start({}, settings);
      play.set_board(shape);
      open_replay();
      fake::expect_room_for_fingers();
    }
  });
}

}  // namespace

void setUp() {
  play = PretendPlay();
  fake::start({});
}
void tearDown() { ui::screens::home(); }

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_replay_should_begin_at_the_start_and_go_step_by_step);
  RUN_TEST(test_replay_should_follow_a_finger_on_the_slider);
  RUN_TEST(test_replay_should_show_who_acted_or_who_is_chosen);
  RUN_TEST(test_replay_should_not_ask_whose_city_when_one_plays);
  RUN_TEST(test_turn_should_end_where_another_player_or_luck_goes_on);
  RUN_TEST(test_turn_should_go_on_behind_luck_when_the_game_says_so);
  RUN_TEST(test_turn_should_be_left_to_its_own_end_from_within);
  RUN_TEST(test_replay_should_play_by_itself_and_hurry_over_luck);
  RUN_TEST(test_replay_should_rest_at_its_end_and_begin_anew_from_there);
  RUN_TEST(test_replay_should_pause_when_it_is_touched);
  RUN_TEST(test_replay_should_go_on_playing_when_another_city_is_looked_at);
  RUN_TEST(test_replay_should_stop_playing_when_it_is_left);
  RUN_TEST(test_replay_of_no_event_should_stay_where_it_is);
  RUN_TEST(test_targets_should_be_at_least_44_pixels_in_every_turn_and_hand);
  return UNITY_END();
}
