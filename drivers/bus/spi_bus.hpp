// The SPI bus that the display, the touch controller and the card reader share. Whoever talks on it
// holds a lease; nobody else can then, and every lease begins with its user's own clock and format.
#pragma once

#include <cstddef>
#include <cstdint>

namespace drivers::bus {

struct User {
  unsigned select_pin;  // low while the user is addressed
  uint32_t hertz;       // at most
  uint8_t mode;         // SPI mode 0 to 3
};

// Drives every select pin high, then starts the bus. Any number of calls.
void init();

// Called from an interrupt when the last pixel is out and the bus is free.
using Done = void (*)();

class Lease {
 public:
  // Waits for a running transfer. A bus that somebody else holds ends the run.
  explicit Lease(const User& user);
  ~Lease();
  Lease(const Lease&) = delete;
  Lease& operator=(const Lease&) = delete;

  // Both return when the last bit is out.
  void write(const uint8_t* data, size_t count);
  void exchange(const uint8_t* out, uint8_t* in, size_t count);

  // Goes on with 16-bit frames by DMA and returns at once; this lease must not be used any more.
  // The bus is held and `data` must stay untouched until `done`, which may be null, is called.
  void hand_over(const uint16_t* data, size_t count, Done done);
};

}  // namespace drivers::bus
