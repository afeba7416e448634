// Which sound is heard when: the buzzer's own are in firmware/test_tones.cpp.
#include <algorithm>
#include <initializer_list>

#include "planner_table.hpp"

using namespace table;
using ui::Sound;

namespace {

void expect_heard(std::initializer_list<Sound> sounds) {
  TEST_ASSERT_EQUAL(sounds.size(), fake::sounds.size());
  size_t at = 0;
  for (const Sound sound : sounds) {
    TEST_ASSERT_EQUAL(static_cast<int>(sound), static_cast<int>(fake::sounds[at++]));
  }
}

// As far as the place where all that is to be heard begins.
void hush() { fake::sounds.clear(); }

void test_touch_should_be_heard_when_a_screen_opens() {
  start();
  hush();
  finger::tap("button Settings");
  expect_heard({Sound::touch});
}

void test_refused_touch_should_be_heard_as_one() {
  begin(1, 7);
  roll();
  lock(4);
  score_best();
  pause();
  hush();
  finger::tap("button Roll");
  tap_card(4);
  hush();
  finger::tap("button Lock");
  expect_heard({Sound::refused});
}

void test_thrown_dice_should_be_heard_as_luck() {
  begin(1, 7);
  pause();
  hush();
  finger::tap("button Roll");
  expect_heard({Sound::touch, Sound::luck});
}

void test_die_that_is_rolled_again_should_be_heard_as_luck() {
  for (uint16_t challenge = 1; challenge < 30; ++challenge) {
    begin(1, challenge);
    while (!game().over()) {
      roll();
      if (state().rerolls[0] > 0) {
        tap_card(state().locked == 1 ? 2 : 1);
        hush();
        finger::tap_seen("button Re-roll");
        return expect_heard({Sound::touch, Sound::luck});
      }
      lock(state().locked == 1 ? 2 : 1);
      score_best();
    }
  }
  TEST_FAIL_MESSAGE("nobody got a re-roll");
}

// A step of a die is a part of a move: the touch alone is heard.
void test_move_should_be_heard_when_it_is_done_and_not_what_is_a_part_of_it() {
  begin(1, 7);
  roll();
  hush();
  const unsigned card = card_with(inner);
  change(card, true);
  expect_heard({Sound::touch, Sound::touch});
  hush();
  finger::tap("button Lock");
  expect_heard({Sound::touch, Sound::done});
}

void test_end_of_a_game_should_be_heard_once() {
  begin(1, 7);
  hush();
  while (!game().over()) {
    roll();
    lock(state().locked == 1 ? 2 : 1);
    score_best();
  }
  TEST_ASSERT_EQUAL(1, std::count(fake::sounds.begin(), fake::sounds.end(), Sound::end));
  TEST_ASSERT_TRUE_MESSAGE(fake::sounds.back() == Sound::end, "it ends the last move's");
  pause();
  finger::tap("button Replay");
  hush();
  finger::tap("back");
  expect_heard({Sound::touch});
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  init();
  UNITY_BEGIN();
  RUN_TEST(test_touch_should_be_heard_when_a_screen_opens);
  RUN_TEST(test_refused_touch_should_be_heard_as_one);
  RUN_TEST(test_thrown_dice_should_be_heard_as_luck);
  RUN_TEST(test_die_that_is_rolled_again_should_be_heard_as_luck);
  RUN_TEST(test_move_should_be_heard_when_it_is_done_and_not_what_is_a_part_of_it);
  RUN_TEST(test_end_of_a_game_should_be_heard_once);
  return UNITY_END();
}
