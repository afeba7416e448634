#include "drivers/keys/keys.hpp"

namespace drivers::keys {

Key take() { return Key::none; }

}  // namespace drivers::keys
