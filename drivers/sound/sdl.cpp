// A buzzer on the desktop's loudspeaker.
#include <SDL.h>

#include <array>
#include <cstdint>

#include "drivers/sound/sound.hpp"

namespace drivers::sound {
namespace {

constexpr int kSamplesPerSecond = 44'100;
constexpr int kLoudest = 6000;  // of 32767: a square wave is loud
constexpr uint32_t kMostMs = 1000;

SDL_AudioDeviceID device = 0;

}  // namespace

void init() {
  SDL_AudioSpec wanted{};
  wanted.freq = kSamplesPerSecond;
  wanted.format = AUDIO_S16SYS;
  wanted.channels = 1;
  wanted.samples = 512;
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) {
    device = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
  }
  if (device != 0) SDL_PauseAudioDevice(device, 0);
}

bool available() { return device != 0; }

void tone(uint16_t hertz, uint16_t milliseconds, uint8_t volume) {
  if (device == 0 || hertz == 0) return;
  static std::array<int16_t, kSamplesPerSecond> samples;
  const uint32_t length = milliseconds < kMostMs ? milliseconds : kMostMs;
  const auto count = static_cast<uint32_t>(kSamplesPerSecond) * length / 1000;
  const auto level = static_cast<int16_t>(kLoudest * volume / 100);
  for (uint32_t i = 0; i < count; ++i) {
    const bool high = (i * hertz * 2u / kSamplesPerSecond) % 2 == 0;
    samples[i] = high ? level : static_cast<int16_t>(-level);
  }
  SDL_ClearQueuedAudio(device);
  SDL_QueueAudio(device, samples.data(), count * sizeof(int16_t));
}

}  // namespace drivers::sound
