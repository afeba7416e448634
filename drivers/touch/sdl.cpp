#include "drivers/system/sdl.hpp"

#include "drivers/display/host.hpp"
#include "drivers/touch/mount.hpp"
#include "drivers/touch/touch.hpp"

namespace drivers::touch {

void init() {}

Sample read() {
  const sdl::Finger finger = sdl::finger();
  const auto place = display::panel().in_landscape(finger.x, finger.y);
  return from_landscape(finger.down, place.x, place.y);
}

bool woken() { return sdl::finger_woke(); }

}  // namespace drivers::touch
