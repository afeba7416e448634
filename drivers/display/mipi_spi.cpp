#include <hardware/gpio.h>
#include <hardware/pwm.h>
#include <hardware/timer.h>

#include "board.hpp"
#include "drivers/bus/spi_bus.hpp"
#include "drivers/display/backlight.hpp"
#include "drivers/display/display.hpp"

namespace drivers::display {
namespace {

constexpr bus::User kUser = {board::kDisplaySelectPin, board::kDisplayHertz, 0};
constexpr uint32_t kResetMicroseconds = 20;     // at least 10
constexpr uint16_t kWrap = kBacklightFull - 1;  // at 125 MHz: 12.5 kHz

void output(uint pin, bool value) {
  gpio_init(pin);
  gpio_put(pin, value);
  gpio_set_dir(pin, GPIO_OUT);
}

void send_code(bus::Lease& lease, uint8_t code) {
  gpio_put(board::kDisplayDataPin, false);
  lease.write(&code, 1);
  gpio_put(board::kDisplayDataPin, true);
}

void start_backlight() {
  const uint slice = pwm_gpio_to_slice_num(board::kBacklightPin);
  pwm_config config = pwm_get_default_config();
  pwm_config_set_wrap(&config, kWrap);
  pwm_init(slice, &config, true);
  pwm_set_gpio_level(board::kBacklightPin, 0);
  gpio_set_function(board::kBacklightPin, GPIO_FUNC_PWM);
}

}  // namespace

void init() {
  start_backlight();
  bus::init();
  output(board::kDisplayDataPin, true);
  output(board::kDisplayResetPin, false);
  busy_wait_us_32(kResetMicroseconds);
  gpio_put(board::kDisplayResetPin, true);
}

void command(uint8_t code, const uint8_t* parameters, size_t count) {
  bus::Lease lease(kUser);
  send_code(lease, code);
  if (count > 0) lease.write(parameters, count);
}

void pixels(uint8_t code, const uint16_t* data, size_t count, Done done) {
  bus::Lease lease(kUser);
  send_code(lease, code);
  lease.hand_over(data, count, done);
}

void backlight(uint8_t percent) {
  pwm_set_gpio_level(board::kBacklightPin, static_cast<uint16_t>(backlight_duty(percent)));
}

bool has_backlight() { return true; }

}  // namespace drivers::display
