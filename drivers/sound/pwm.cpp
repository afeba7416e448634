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

void silence(uint) { pwm_set_gpio_level(board::kBuzzerPin, 0); }

}  // namespace

void init() {
  pwm_config config = pwm_get_default_config();
  pwm_init(pwm_gpio_to_slice_num(board::kBuzzerPin), &config, true);
  silence(0);
  gpio_set_function(board::kBuzzerPin, GPIO_FUNC_PWM);
  hardware_alarm_claim(system::kToneAlarm);
  hardware_alarm_set_callback(system::kToneAlarm, silence);
}

bool available() { return true; }

void tone(uint16_t hertz, uint16_t milliseconds, uint8_t volume) {
  hardware_alarm_cancel(system::kToneAlarm);
  const Note sounds = note(SYS_CLK_HZ, hertz, milliseconds > 0 ? volume : 0);
  const uint slice = pwm_gpio_to_slice_num(board::kBuzzerPin);
  pwm_set_clkdiv_int_frac4(slice, sounds.divider, 0);
  pwm_set_wrap(slice, sounds.wrap);
  pwm_set_gpio_level(board::kBuzzerPin, sounds.level);
  if (sounds.level == 0) return;
  if (hardware_alarm_set_target(system::kToneAlarm, make_timeout_time_ms(milliseconds))) silence(0);
}

}  // namespace drivers::sound
