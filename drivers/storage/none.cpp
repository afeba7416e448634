#include "drivers/storage/storage.hpp"

namespace drivers::storage {

void init() {}

uint32_t size() { return 0; }

void read(uint32_t, void*, size_t) {}

bool erase(uint32_t) { return false; }

bool program(uint32_t, const uint8_t*) { return false; }

}  // namespace drivers::storage
