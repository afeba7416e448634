#include <hardware/irq.h>
#include <hardware/timer.h>
#include <hardware/watchdog.h>

#include "drivers/system/rp2040.hpp"
#include "drivers/system/stack.hpp"
#include "drivers/system/system.hpp"

// Shortly before the watchdog would bite, an interrupt above all others notes where the program
// hangs and restarts it. A hang with interrupts off is left to the watchdog.
namespace drivers::system {
namespace {

constexpr uint32_t kHangMicroseconds = (kWatchdogMs - 100) * 1000;

bool watching = false;

extern "C" [[noreturn]] __attribute__((used)) void plat_hang(const fault::Frame* frame) {
  fault::hung(*frame);
}

__attribute__((naked)) void hang_alarm() {
  asm volatile(
      "mrs r0, msp\n"
      "ldr r1, =plat_hang\n"
      "bx r1\n"
      ".ltorg\n");
}

void start_watching() {
  watching = true;
  hardware_alarm_claim(kHangAlarm);
  const uint irq = hardware_alarm_get_irq_num(kHangAlarm);
  irq_set_exclusive_handler(irq, hang_alarm);
  irq_set_priority(irq, PICO_HIGHEST_IRQ_PRIORITY);
  irq_set_enabled(irq, true);
  hw_set_bits(&timer_hw->inte, 1u << kHangAlarm);
  watchdog_enable(kWatchdogMs, true);
}

}  // namespace

void feed_watchdog() {
  if (!watching) start_watching();
  watchdog_update();
  if (stack::overflown()) fault::overflown();
  timer_hw->alarm[kHangAlarm] = timer_hw->timerawl + kHangMicroseconds;
}

}  // namespace drivers::system
