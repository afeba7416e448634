#include "drivers/touch/touch.hpp"

namespace drivers::touch {

void init() {}

Sample read() { return {}; }

bool woken() { return false; }

}  // namespace drivers::touch
