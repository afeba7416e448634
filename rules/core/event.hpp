// What happens in a game: four bytes that mean something by themselves, never an index into a list.
#pragma once

#include <bit>
#include <cstdint>

namespace rules {

// Who acts: chance, or a player from 1 on.
using Actor = uint8_t;
inline constexpr Actor kChance = 0;
inline constexpr uint8_t kMostPlayers = 6;

// A set of actors, one bit each: bit 0 is chance, bit k is player k.
using Actors = uint8_t;
constexpr Actors only(Actor actor) { return static_cast<Actors>(1u << actor); }
constexpr bool holds(Actors actors, Actor actor) { return (actors >> actor) & 1u; }

// The verb is the game's own `enum class Verb`, 0 to kMostVerbs - 1; what a, b and c mean is the
// verb's.
struct alignas(uint32_t) Event {
  uint8_t head = 0;
  uint8_t a = 0;
  uint8_t b = 0;
  uint8_t c = 0;

  static constexpr uint8_t kActorBits = 3;
  static constexpr uint8_t kMostVerbs = 1 << (8 - kActorBits);

  constexpr Actor actor() const { return head & ((1u << kActorBits) - 1); }
  constexpr uint8_t verb() const { return static_cast<uint8_t>(head >> kActorBits); }
  template <class Verb>
  constexpr bool is(Verb what) const {
    return verb() == static_cast<uint8_t>(what);
  }

  friend constexpr bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 4);

// As one word, which is what a processor makes and moves at once. Before: a, b, c <= 255.
template <class Verb>
constexpr Event event(Actor actor, Verb verb, unsigned a = 0, unsigned b = 0, unsigned c = 0) {
  static_assert(std::endian::native == std::endian::little);
  const uint32_t head = (static_cast<uint32_t>(verb) << Event::kActorBits) | actor;
  return std::bit_cast<Event>(head | a << 8 | b << 16 | c << 24);
}

}  // namespace rules
