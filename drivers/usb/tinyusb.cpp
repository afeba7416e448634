#include <pico/bootrom.h>
#include <tusb.h>

#include "drivers/system/rp2040.hpp"
#include "drivers/usb/usb.hpp"

namespace drivers::usb {
namespace {

// A terminal that sets this speed and hangs up asks for the boot loader, as on other boards.
constexpr uint32_t kBootSpeed = 1200;

uint32_t speed = 0;

}  // namespace

void init() { tusb_init(); }

void task() { tud_task(); }

bool connected() { return tud_cdc_connected(); }

size_t write(const char* text, size_t count) {
  if (!connected()) return 0;
  const size_t free = room();
  const size_t taken = count < free ? count : free;
  tud_cdc_write(text, static_cast<uint32_t>(taken));
  tud_cdc_write_flush();
  return taken;
}

size_t room() { return connected() ? tud_cdc_write_available() : 0; }

int read() {
  uint8_t byte = 0;
  return tud_cdc_read(&byte, 1) == 1 ? byte : kNothing;
}

}  // namespace drivers::usb

extern "C" {

void tud_cdc_line_coding_cb(uint8_t, const cdc_line_coding_t* coding) {
  drivers::usb::speed = coding->bit_rate;
}

void tud_cdc_line_state_cb(uint8_t, bool terminal_ready, bool) {
  if (!terminal_ready && drivers::usb::speed == drivers::usb::kBootSpeed) reset_usb_boot(0, 0);
}

// Called for all that the cable brings; the stack's own work is done by task().
void tud_event_hook_cb(uint8_t, uint32_t, bool in_interrupt) {
  if (in_interrupt) drivers::system::wake();
}
}
