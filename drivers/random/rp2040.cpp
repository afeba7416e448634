#include <pico/rand.h>

#include <cstdint>
#include <cstring>

#include "drivers/random/random.hpp"

namespace drivers::random_source {

void fill(void* to, size_t count) {
  auto* bytes = static_cast<uint8_t*>(to);
  while (count > 0) {
    const uint64_t value = get_rand_64();
    const size_t taken = count < sizeof value ? count : sizeof value;
    std::memcpy(bytes, &value, taken);
    bytes += taken;
    count -= taken;
  }
}

}  // namespace drivers::random_source
