#include "rules/cities/cities_tables.hpp"

namespace rules::cities {
namespace {

// HOUSE DATA. The rulebook tells the number of tiles and of their fields, not what is printed on
// them. Who owns the printed game puts the real faces here: north-west, north-east, south-west,
// south-east; A attraction, P park, T terrace, W water.
constexpr const char* kPrinted[kTiles] = {
    "AAPT", "APTW", "AATW", "AAPP", "AAWP", "APWT", "PPAT", "AATT",  // 1 to 8
    "PPTW", "ATPW", "PPWA", "AAWW", "TTAP", "ATWP", "TTPW", "PPTT",  // 9 to 16
    "TTWA", "AWPT", "WWAP", "PPWW", "WWPT", "AWTP", "WWTA", "TTWW",  // 17 to 24
};

constexpr Kind kind_named(char letter) {
  switch (letter) {
    case 'A':
      return kAttraction;
    case 'P':
      return kPark;
    case 'T':
      return kTerrace;
    default:
      return kWater;
  }
}

// Which quarter of the tile as printed lies in this quarter after one turn clockwise.
constexpr uint8_t kTurnedFrom[kQuarters] = {kSw, kNw, kSe, kNe};

constexpr Kind kind_after_turns(unsigned number, unsigned turns, unsigned quarter) {
  for (; turns != 0; --turns) quarter = kTurnedFrom[quarter];
  return kind_named(kPrinted[number - 1][quarter]);
}

template <class OfQuarter>
constexpr std::array<uint8_t, kLaidValues> table(OfQuarter of_quarter) {
  std::array<uint8_t, kLaidValues> values{};
  for (unsigned number = 1; number <= kTiles; ++number) {
    for (unsigned turns = 0; turns < kRotations; ++turns) {
      unsigned value = 0;
      for (unsigned quarter = 0; quarter < kQuarters; ++quarter) {
        value |= of_quarter(kind_after_turns(number, turns, quarter), quarter);
      }
      values[laid_tile(number, turns)] = static_cast<uint8_t>(value);
    }
  }
  return values;
}

}  // namespace

constexpr std::array<uint8_t, kLaidValues> kFaces =
    table([](Kind kind, unsigned quarter) { return unsigned{kind} << (2 * quarter); });

constexpr std::array<uint8_t, kLaidValues> kDry =
    table([](Kind kind, unsigned quarter) { return (kind == kWater ? 0u : 1u) << quarter; });

}  // namespace rules::cities
