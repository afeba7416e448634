#include "drivers/system/sdl.hpp"

#include "drivers/touch/mount.hpp"
#include "drivers/touch/touch.hpp"

namespace drivers::touch {

void init() {}

Sample read() {
  const sdl::Finger finger = sdl::finger();
  return from_landscape(finger.down, finger.x, finger.y);
}

bool woken() { return sdl::finger_woke(); }

}  // namespace drivers::touch
