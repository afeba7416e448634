// A buzzer on the desktop's loudspeaker.
#include <SDL.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "drivers/sound/sound.hpp"

namespace drivers::sound {
namespace {

constexpr uint32_t kSamplesPerSecond = 44'100;
constexpr uint32_t kMostSamples = kSamplesPerSecond;  // of all tones that sound in a row
constexpr int kLoudest = 6000;                        // of 32767: a square wave is loud

SDL_AudioDeviceID device = 0;

// Libraries below SDL tell a page of their own troubles where there is no sound card.
class QuietErrors {
 public:
  QuietErrors() : told_(dup(STDERR_FILENO)) {
    const int nowhere = open("/dev/null", O_WRONLY);
    if (told_ >= 0 && nowhere >= 0) dup2(nowhere, STDERR_FILENO);
    if (nowhere >= 0) close(nowhere);
  }
  ~QuietErrors() {
    if (told_ < 0) return;
    dup2(told_, STDERR_FILENO);
    close(told_);
  }
  QuietErrors(const QuietErrors&) = delete;
  QuietErrors& operator=(const QuietErrors&) = delete;

 private:
  int told_;  // where errors went before
};

}  // namespace

void init() {
  const QuietErrors quiet;
  SDL_AudioSpec wanted{};
  wanted.freq = static_cast<int>(kSamplesPerSecond);
  wanted.format = AUDIO_S16SYS;
  wanted.channels = 1;
  wanted.samples = 512;
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) {
    device = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
  }
  if (device != 0) SDL_PauseAudioDevice(device, 0);
}

bool available() { return device != 0; }

void play(std::span<const Tone> tones, uint8_t volume) {
  if (device == 0) return;
  static std::array<int16_t, kMostSamples> samples;
  const auto level = static_cast<int16_t>(kLoudest * volume / 100);
  uint32_t used = 0;
  for (const Tone& tone : tones) {
    const uint32_t wanted = kSamplesPerSecond * tone.milliseconds / 1000u;
    const uint32_t count = std::min(wanted, kMostSamples - used);
    for (uint32_t i = 0; i < count; ++i) {
      const bool high = (i * tone.hertz * 2u / kSamplesPerSecond) % 2 == 0;
      const int sample = tone.hertz == 0 ? 0 : high ? level : -level;
      samples[used + i] = static_cast<int16_t>(sample);
    }
    used += count;
  }
  SDL_ClearQueuedAudio(device);
  SDL_QueueAudio(device, samples.data(), used * sizeof(int16_t));
}

}  // namespace drivers::sound
