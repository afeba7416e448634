#include "drivers/touch/host.hpp"

#include "drivers/display/host.hpp"
#include "drivers/touch/mount.hpp"
#include "drivers/touch/touch.hpp"

namespace drivers::touch {
namespace {

Sample finger{};
bool woke = false;

}  // namespace

void init() { finger = {}; }

void set_finger(bool down, int x, int y) {
  woke = woke || (down && !finger.down);
  const auto place = display::panel().in_landscape(x, y);
  finger = from_landscape(down, place.x, place.y);
}

Sample read() { return finger; }

bool woken() {
  const bool result = woke;
  woke = false;
  return result;
}

}  // namespace drivers::touch
