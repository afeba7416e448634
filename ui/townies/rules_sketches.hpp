// The small towns that the pages of the rules show. What is said of them is what the rules count.
#pragma once

#include <span>

#include "rules/townies/townies_goals.hpp"

namespace ui::townies {

namespace rt = rules::townies;

// Part of a map. The last Object is the one it is about, if it is about one.
struct Sketch {
  // A Block, or an Object drawn in this colour.
  struct Filled {
    static constexpr uint8_t kBlock = rt::kObjects;

    uint8_t space, colour, object;
  };

  std::span<const Filled> filled;
  rt::Board shown;

  rt::Town town() const;
  rt::Town town_before_last() const;
  const Filled& last() const { return filled.back(); }
};

extern const Sketch kIdeaSketch;
extern const Sketch kBlocksSketch;
extern const Sketch kSitesSketch;  // where a Game Court may stand
extern const Sketch kStarSketch;   // an Object on a star, and another star
extern const Sketch kObjectSketches[rt::kObjects];

// Of these starting colours.
inline constexpr rt::Colour kSpecializationStart = rt::kBlue, kStandardizationStart = rt::kRed;
extern const Sketch kSpecializationSketch;
extern const Sketch kStandardizationSketch;
extern const Sketch kGoalSketches[rt::kGoals];

// One Shape in some ways, four Blocks each, and as it may not be drawn.
inline constexpr unsigned kSketchedShape = 4;  // the Pistol
extern const Sketch kWaysSketch;

struct WrongShape {
  Sketch sketch;
  rt::Axial cells[rt::kShapeBlocks];
  uint8_t wrong;  // which of them
};
enum Wrong : uint8_t { kOverBlock, kOverEdge, kChanged };
inline constexpr unsigned kWrongs = 3;
extern const WrongShape kWrongShapes[kWrongs];

}  // namespace ui::townies
