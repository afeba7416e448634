#include "drivers/sound/host.hpp"

namespace drivers::sound {
namespace {

Played last;

}  // namespace

const Played& played() { return last; }

void init() {}

bool available() { return true; }

void play(std::span<const Tone> tones, uint8_t volume) { last = {tones, volume, last.times + 1}; }

}  // namespace drivers::sound
