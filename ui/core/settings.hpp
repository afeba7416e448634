// What the user set. It is stored as it is, so it has no padding and its layout only grows.
#pragma once

#include <cstdint>

#include "rules/core/party.hpp"
#include "ui/core/seat.hpp"

namespace ui {

enum class Theme : uint8_t { paper, blueprint, grey };
inline constexpr uint8_t kThemes = 3;

// How the device is held: its picture upright in landscape or in portrait, either also turned by
// 180 degrees.
enum class Turn : uint8_t { landscape, portrait, landscape_turned, portrait_turned };
inline constexpr uint8_t kTurns = 4;

inline constexpr uint8_t kBrightnessSteps = 5;  // brightness is 1 to 5
inline constexpr uint8_t kVolumeSteps = 2;      // volume is 0 (off) to 2

struct Settings {
  Theme theme = Theme::paper;
  uint8_t brightness = 4;
  uint8_t volume = 1;
  uint8_t left_hand = 0;
  Turn turn = Turn::landscape;
  uint8_t calm = 0;             // nothing moves just to be noticed
  SeatName names[kSeats] = {};  // by colour
  // Who sat down last, in the order of play.
  uint8_t players = 1;
  Seat seats[kSeats] = {Seat::red,   Seat::yellow, Seat::blue,
                        Seat::green, Seat::brown,  Seat::purple};  // all of them
  rules::Sitter sitters[kSeats] = {};

  friend bool operator==(const Settings&, const Settings&) = default;
};

constexpr bool sound(const Seat (&seats)[kSeats]) {
  unsigned seen = 0;
  for (const Seat seat : seats) {
    if (static_cast<uint8_t>(seat) >= kSeats) return false;
    seen |= 1u << static_cast<uint8_t>(seat);
  }
  return seen == (1u << kSeats) - 1;
}

// True when every value is one that the screens could have made.
constexpr bool sound(const Settings& settings) {
  for (const SeatName& name : settings.names) {
    if (!sound(name)) return false;
  }
  for (const rules::Sitter sitter : settings.sitters) {
    if (static_cast<size_t>(sitter) >= rules::kSitters) return false;
  }
  if (settings.players < 1 || settings.players > kSeats || !sound(settings.seats)) return false;
  return static_cast<uint8_t>(settings.theme) < kThemes && settings.brightness >= 1 &&
         settings.brightness <= kBrightnessSteps && settings.volume <= kVolumeSteps &&
         settings.left_hand <= 1 && static_cast<uint8_t>(settings.turn) < kTurns &&
         settings.calm <= 1;
}

}  // namespace ui
