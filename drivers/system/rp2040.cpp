#include "drivers/system/rp2040.hpp"

#include <hardware/clocks.h>
#include <hardware/sync.h>
#include <hardware/timer.h>
#include <hardware/watchdog.h>
#include <pico/time.h>
#include <pico/unique_id.h>

#include "drivers/system/stack.hpp"
#include "drivers/system/system.hpp"

namespace drivers::system {
namespace {

static_assert(SYS_CLK_HZ == 125 * MHZ, "the display's clock is half of this");
static_assert(kSerialChars == 2 * PICO_UNIQUE_BOARD_ID_SIZE_BYTES);

char serial_text[kSerialChars + 1];
volatile bool happened = false;
volatile bool rested = false;

void rest_ends(uint) { rested = true; }

}  // namespace

void init() {
  fault::begin();
  stack::paint();
  pico_get_unique_board_id_string(serial_text, sizeof serial_text);
  hardware_alarm_claim(kIdleAlarm);
  hardware_alarm_set_callback(kIdleAlarm, rest_ends);
}

uint32_t now_ms() { return to_ms_since_boot(get_absolute_time()); }

void wake() { happened = true; }

void idle(uint32_t milliseconds) {
  rested = false;
  const bool missed = hardware_alarm_set_target(kIdleAlarm, make_timeout_time_ms(milliseconds));
  if (missed) rested = true;
  while (!rested && !happened) {
    // With interrupts off the processor wakes all the same, and nothing can slip in before it
    // rests.
    const uint32_t state = save_and_disable_interrupts();
    if (!rested && !happened) __wfi();
    restore_interrupts(state);
  }
  happened = false;
  hardware_alarm_cancel(kIdleAlarm);
}

[[noreturn]] void restart() {
  watchdog_reboot(0, 0, 0);
  for (;;) {
  }
}

const char* serial() { return serial_text; }

bool wanted() { return true; }

}  // namespace drivers::system
