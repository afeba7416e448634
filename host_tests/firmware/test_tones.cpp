// How sounds are made on the buzzer, and that the volume that is set holds for all of them.
#include <unity.h>

#include <iterator>
#include <utility>

#include "drivers/sound/host.hpp"
#include "drivers/system/host.hpp"
#include "firmware/app.hpp"
#include "firmware/tones.hpp"
#include "ui/core/ui.hpp"
#include "ui/core/ui_state.hpp"

namespace {

using drivers::sound::played;
using ui::Sound;

constexpr Sound kAll[] = {Sound::touch, Sound::refused, Sound::done, Sound::luck, Sound::end};
static_assert(std::size(kAll) == ui::kSounds);

void wait(unsigned milliseconds) {
  for (unsigned i = 0; i < milliseconds; ++i) {
    firmware::app::step();
    drivers::system::advance(1);
  }
}

void set_volume(uint8_t volume) {
  ui::Settings settings = ui::settings();
  settings.volume = volume;
  ui::change(settings);
}

void test_sounds_should_be_short_and_only_the_end_of_a_game_a_little_longer() {
  for (const Sound sound : kAll) {
    TEST_ASSERT_LESS_OR_EQUAL(sound == Sound::end ? 300 : 150, firmware::length_ms(sound));
  }
  TEST_ASSERT_LESS_THAN(20, firmware::length_ms(Sound::touch));
}

// Of a small piezo: below it hums, above it hurts.
void test_tones_should_be_those_that_a_buzzer_sounds_well() {
  for (const Sound sound : kAll) {
    const auto tones = firmware::tones(sound);
    TEST_ASSERT_NOT_EQUAL(0, tones.front().hertz);
    TEST_ASSERT_NOT_EQUAL(0, tones.back().hertz);
    for (const firmware::Tone& tone : tones) {
      TEST_ASSERT_GREATER_THAN(0, tone.milliseconds);
      if (tone.hertz == 0) continue;
      TEST_ASSERT_TRUE(tone.hertz >= 500 && tone.hertz <= 4000);
    }
  }
}

void test_refusal_should_fall_and_what_went_well_should_rise() {
  const auto refused = firmware::tones(Sound::refused);
  TEST_ASSERT_TRUE(refused.back().hertz < refused.front().hertz);
  for (const Sound sound : {Sound::done, Sound::end}) {
    const auto tones = firmware::tones(sound);
    for (size_t i = 1; i < tones.size(); ++i) {
      TEST_ASSERT_TRUE(tones[i].hertz > tones[i - 1].hertz);
    }
  }
}

void test_every_sound_should_be_as_loud_as_is_set() {
  for (const Sound sound : kAll) {
    for (const auto& [volume, percent] : {std::pair{1, 25}, std::pair{2, 100}}) {
      set_volume(static_cast<uint8_t>(volume));
      ui::device().sound(sound);
      TEST_ASSERT_EQUAL(percent, played().volume);
      TEST_ASSERT_TRUE(played().tones.data() == firmware::tones(sound).data());
    }
  }
}

void test_nothing_should_be_heard_when_sound_is_off() {
  set_volume(0);
  const unsigned before = played().times;
  for (const Sound sound : kAll) ui::device().sound(sound);
  TEST_ASSERT_EQUAL(before, played().times);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  firmware::app::start(nullptr);
  wait(500);
  UNITY_BEGIN();
  RUN_TEST(test_sounds_should_be_short_and_only_the_end_of_a_game_a_little_longer);
  RUN_TEST(test_tones_should_be_those_that_a_buzzer_sounds_well);
  RUN_TEST(test_refusal_should_fall_and_what_went_well_should_rise);
  RUN_TEST(test_every_sound_should_be_as_loud_as_is_set);
  RUN_TEST(test_nothing_should_be_heard_when_sound_is_off);
  return UNITY_END();
}
