#include <hardware/clocks.h>
#include <hardware/gpio.h>
#include <hardware/pwm.h>
#include <hardware/timer.h>
#include <pico/time.h>

#include "board.hpp"
#include "drivers/sound/note.hpp"
#include "drivers/sound/sound.hpp"
#include "drivers/system/rp2040.hpp"

namespace drivers::sound {
namespace {

// Pins two by two share a slice, and 16 pins later again.
constexpr unsigned slice_of(unsigned pin) { return pin / 2 % 8; }
static_assert(slice_of(board::kBuzzerPin) != slice_of(board::kBacklightPin),
              "a slice has one frequency");

std::span<const Tone> left;  // to be sounded
uint8_t loud = 0;

void put(const Note& note) {
  const uint slice = pwm_gpio_to_slice_num(board::kBuzzerPin);
  pwm_set_clkdiv_int_frac4(slice, note.divider, 0);
  pwm_set_wrap(slice, note.wrap);
  pwm_set_gpio_level(board::kBuzzerPin, note.level);
}

// Silence behind the last one. One whose end has passed already is left out.
void sound_next(uint) {
  while (!left.empty()) {
    const Tone tone = left.front();
    left = left.subspan(1);
    put(note(SYS_CLK_HZ, tone.hertz, loud));
    if (!hardware_alarm_set_target(system::kToneAlarm, make_timeout_time_ms(tone.milliseconds))) {
      return;
    }
  }
  put(note(SYS_CLK_HZ, 0, 0));
}

}  // namespace

void init() {
  pwm_config config = pwm_get_default_config();
  pwm_init(pwm_gpio_to_slice_num(board::kBuzzerPin), &config, true);
  put(note(SYS_CLK_HZ, 0, 0));
  gpio_set_function(board::kBuzzerPin, GPIO_FUNC_PWM);
  hardware_alarm_claim(system::kToneAlarm);
  hardware_alarm_set_callback(system::kToneAlarm, sound_next);
}

bool available() { return true; }

void play(std::span<const Tone> tones, uint8_t volume) {
  hardware_alarm_cancel(system::kToneAlarm);
  left = tones;
  loud = volume;
  sound_next(system::kToneAlarm);
}

}  // namespace drivers::sound
