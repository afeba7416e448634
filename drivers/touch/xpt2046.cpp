#include <hardware/gpio.h>
#include <hardware/irq.h>

#include "board.hpp"
#include "drivers/bus/spi_bus.hpp"
#include "drivers/system/rp2040.hpp"
#include "drivers/touch/filter.hpp"
#include "drivers/touch/touch.hpp"

namespace drivers::touch {
namespace {

constexpr bus::User kUser = {board::kTouchSelectPin, board::kTouchHertz, 0};

// Start bit, channel, 12 bits against the panel itself. Between the conversions of one reading the
// converter stays on; the last one turns it off, only then the panel reports the next touch.
enum Control : uint8_t { kX = 0xD1, kY = 0x91, kZ1 = 0xB1, kZ2 = 0xC1, kLast = 0xD0 };

Filter filter({board::kTouchLeft, board::kTouchRight, board::kTouchTop, board::kTouchBottom});
volatile bool came_down = false;

int32_t convert(bus::Lease& lease, Control control) {
  const uint8_t out[3] = {control, 0, 0};
  uint8_t in[3];
  lease.exchange(out, in, sizeof in);
  return ((in[1] << 8) | in[2]) >> 3 & kRawMost;
}

Contact measure_contact(bus::Lease& lease) {
  const int32_t z1 = convert(lease, kZ1);
  return {z1, convert(lease, kZ2)};
}

// 16 conversions of 12.3 microseconds.
Reading measure() {
  bus::Lease lease(kUser);
  Reading reading;
  reading.before = measure_contact(lease);
  convert(lease, kX);  // the first after a change of the axes is not settled
  for (int32_t& x : reading.x) x = convert(lease, kX);
  convert(lease, kY);
  for (int32_t& y : reading.y) y = convert(lease, kY);
  reading.after = measure_contact(lease);
  convert(lease, kLast);
  return reading;
}

void pin_changed() {
  if (!(gpio_get_irq_event_mask(board::kTouchDownPin) & GPIO_IRQ_EDGE_FALL)) return;
  gpio_acknowledge_irq(board::kTouchDownPin, GPIO_IRQ_EDGE_FALL);
  came_down = true;
  system::wake();
}

bool touched() { return !gpio_get(board::kTouchDownPin); }

}  // namespace

void init() {
  bus::init();
  gpio_init(board::kTouchDownPin);
  gpio_pull_up(board::kTouchDownPin);
  {
    bus::Lease lease(kUser);
    convert(lease, kLast);
  }
  irq_set_exclusive_handler(IO_IRQ_BANK0, pin_changed);
  gpio_set_irq_enabled(board::kTouchDownPin, GPIO_IRQ_EDGE_FALL, true);
  irq_set_enabled(IO_IRQ_BANK0, true);
}

Sample read() {
  if (!touched()) return filter.lifted();
  // The line falls with every conversion too.
  gpio_set_irq_enabled(board::kTouchDownPin, GPIO_IRQ_EDGE_FALL, false);
  const Reading reading = measure();
  gpio_set_irq_enabled(board::kTouchDownPin, GPIO_IRQ_EDGE_FALL, true);
  came_down = false;
  return filter.touched(reading);
}

bool woken() {
  const bool result = came_down;
  if (result) came_down = false;
  return result;
}

}  // namespace drivers::touch
