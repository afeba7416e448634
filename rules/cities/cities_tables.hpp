// The faces of the 24 tiles.
#pragma once

#include <array>
#include <cstdint>

namespace rules::cities {

enum Kind : uint8_t { kAttraction, kPark, kTerrace, kWater };
inline constexpr unsigned kKinds = 4;

inline constexpr unsigned kTiles = 24;
inline constexpr unsigned kRotations = 4;

// The quarters of a tile, as it lies.
enum Quarter : uint8_t { kNw, kNe, kSw, kSe };
inline constexpr unsigned kQuarters = 4;
// As records and scripts write them.
inline constexpr const char* kQuarterNames[kQuarters] = {"nw", "ne", "sw", "se"};

// A tile as it lies: number * 4 + quarter turns clockwise. 0: no tile.
using Laid = uint8_t;
inline constexpr unsigned kLaidValues = (kTiles + 1) * kRotations;
constexpr Laid laid_tile(unsigned number, unsigned turns) {
  return static_cast<Laid>(number * kRotations + turns);
}
constexpr unsigned number_of(Laid tile) { return tile / kRotations; }
constexpr unsigned turns_of(Laid tile) { return tile % kRotations; }

// By Laid: the kinds of the quarters, two bits each, kNw lowest.
extern const std::array<uint8_t, kLaidValues> kFaces;
// By Laid: the quarters that aren't water, one bit each, kNw lowest.
extern const std::array<uint8_t, kLaidValues> kDry;

inline Kind kind_of(Laid tile, unsigned quarter) {
  return static_cast<Kind>((kFaces[tile] >> (2 * quarter)) & 3u);
}

}  // namespace rules::cities
