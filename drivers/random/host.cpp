#include <sys/random.h>

#include <cstdint>
#include <cstdlib>

#include "drivers/random/random.hpp"

namespace drivers::random_source {

void fill(void* to, size_t count) {
  auto* bytes = static_cast<uint8_t*>(to);
  while (count > 0) {
    const ssize_t got = getrandom(bytes, count, 0);
    if (got < 0) std::abort();
    bytes += got;
    count -= static_cast<size_t>(got);
  }
}

}  // namespace drivers::random_source
