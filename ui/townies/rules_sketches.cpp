#include "ui/townies/rules_sketches.hpp"

namespace ui::townies {
namespace {

using rt::Axial;
using rt::Board;

using Filled = Sketch::Filled;

// "e5": columns a to k, spaces from the top of their column.
consteval Axial axial(const char* name) {
  const auto column = static_cast<unsigned>(name[0] - 'a');
  int number = name[1] - '0';
  if (name[2] != '\0') number = 10 * number + name[2] - '0';
  return {rt::column_q(column), rt::top_r(column) + number - 1};
}
consteval uint8_t space(const char* name) {
  return static_cast<uint8_t>(rt::space_at(axial(name)));
}
consteval Filled block(const char* name, rt::Colour colour) {
  return {space(name), colour, Filled::kBlock};
}
consteval Filled object(const char* name, rt::Colour colour, rt::Object object) {
  return {space(name), colour, object};
}

// So many columns to the left and right of this space, half rows above and below it.
consteval Board part(const char* middle, int left, int right, int above, int below) {
  const Axial at = axial(middle);
  Board board;
  for (int q = at.q - left; q <= at.q + right; ++q) {
    for (int r = -rt::kRadius; r <= rt::kRadius; ++r) {
      const int half_rows = 2 * (r - at.r) + q - at.q;
      if (!rt::on_map({q, r}) || half_rows < -above || half_rows > below) continue;
      board.set(rt::space_at({q, r}));
    }
  }
  return board;
}
// The space with those around it, so many deep.
consteval Board around(const char* middle, int deep) {
  Board board = rt::only_space(space(middle));
  for (int i = 0; i < deep; ++i) board = board | rt::beside(board);
  return board & rt::kMap;
}

using enum rt::Colour;
using enum rt::Object;

constexpr Filled kIdea[] = {
    block("e4", kRed),
    block("e5", kRed),
    block("f5", kRed),
    block("d5", kRed),
    object("d6", kYellow, kGameCourt),
    block("e6", kYellow),
    block("f6", kYellow),
    block("f7", kYellow),
    block("e7", kYellow),
    block("g5", kGreen),
    block("g6", kGreen),
    block("h5", kGreen),
    block("h4", kGreen),
    object("g4", kBlue, kBikeRental),
};

constexpr Filled kBlocks[] = {block("e5", kBrown), block("e6", kBrown), block("f6", kBrown),
                              object("f5", kBlue, kStation)};

constexpr Filled kSites[] = {block("e5", kRed),        block("f5", kRed),  block("f6", kRed),
                             block("g5", kRed),        block("e7", kBlue), block("f7", kBlue),
                             object("d6", kRed, kBank)};

constexpr Filled kStarTown[] = {block("b3", kYellow), block("c4", kYellow), block("b4", kYellow),
                                block("b5", kYellow), object("c3", kGreen, kWindmill)};

// --- Objects -----------------------------------------------------------------------------------

constexpr Filled kCourtTown[] = {block("e5", kRed),         block("f5", kRed),
                                 block("e6", kRed),         block("g6", kBlue),
                                 object("f7", kRed, kBank), object("f6", kYellow, kGameCourt)};
constexpr Filled kWindmillTown[] = {block("e5", kYellow), block("f5", kYellow),
                                    block("g5", kYellow), block("e6", kGreen),
                                    object("f6", kYellow, kWindmill)};
constexpr Filled kStationTown[] = {block("f5", kBrown), block("g5", kBrown), block("f7", kBrown),
                                   block("e6", kRed), object("f6", kBlue, kStation)};
constexpr Filled kBikeTown[] = {block("e5", kGreen),
                                block("f6", kGreen),
                                block("g5", kGreen),
                                block("h5", kRed),
                                object("h4", kRed, kGameCourt),
                                object("e6", kYellow, kBikeRental)};
constexpr Filled kBankTown[] = {block("b3", kBlue), block("b4", kGreen),
                                object("a4", kBlue, kBikeRental), object("a3", kBrown, kBank)};
constexpr Filled kSquareTown[] = {block("e5", kYellow),
                                  block("e6", kRed),
                                  block("g6", kBrown),
                                  object("f5", kGreen, kWindmill),
                                  object("f7", kGreen, kGameCourt),
                                  object("f6", kBrown, kCitySquare)};

// --- goals -------------------------------------------------------------------------------------

constexpr Filled kSpecializationTown[] = {
    block("f5", kBlue),   block("f6", kBlue),  block("g6", kBlue),  block("f4", kRed),
    block("e4", kRed),    block("e5", kRed),   block("g4", kGreen), block("g5", kGreen),
    block("e6", kYellow), block("f7", kYellow)};
constexpr Filled kStandardizationTown[] = {block("f5", kBlue),
                                           block("f6", kYellow),
                                           block("e6", kRed),
                                           object("e5", kRed, kGameCourt),
                                           object("g5", kGreen, kWindmill),
                                           object("f4", kBrown, kBank)};

constexpr Filled kCrossroadsTown[] = {block("f5", kBrown), block("g5", kYellow), block("d6", kBlue),
                                      object("e6", kRed, kBank), object("f6", kGreen, kStation)};
constexpr Filled kRecreationTown[] = {block("e6", kBlue),
                                      block("f6", kBrown),
                                      block("g6", kRed),
                                      block("f7", kGreen),
                                      object("e5", kGreen, kBank),
                                      object("f5", kRed, kStation),
                                      object("g5", kBlue, kGameCourt),
                                      object("e7", kYellow, kBikeRental)};
constexpr Filled kDowntownTown[] = {block("e4", kYellow),        block("f5", kRed),
                                    block("g3", kBlue),          object("e5", kRed, kWindmill),
                                    object("g4", kBrown, kBank), object("f6", kBlue, kGameCourt),
                                    object("h2", kBlue, kBank)};
constexpr Filled kSuburbsTown[] = {block("e3", kGreen),
                                   block("f4", kBrown),
                                   block("g3", kBlue),
                                   object("d3", kRed, kBikeRental),
                                   object("f3", kYellow, kStation),
                                   object("h2", kBlue, kBank),
                                   object("g4", kGreen, kBank)};
constexpr Filled kHubTown[] = {block("f5", kRed),           block("g5", kBlue),
                               block("g6", kBlue),          block("e6", kGreen),
                               object("f7", kBrown, kBank), object("f6", kYellow, kGameCourt)};
constexpr Filled kSurroundingsTown[] = {
    block("f4", kRed),           block("e4", kRed),          block("e5", kRed),
    block("g4", kBlue),          block("g6", kYellow),       block("f7", kYellow),
    block("e6", kBrown),         object("g5", kBlue, kBank), object("f5", kGreen, kGameCourt),
    object("f6", kRed, kStation)};
constexpr Filled kSymmetryTown[] = {block("f5", kGreen), block("e5", kRed), block("g6", kYellow),
                                    object("f7", kGreen, kWindmill),
                                    object("f6", kBlue, kBikeRental)};
constexpr Filled kTriangleTown[] = {
    block("e4", kRed),    block("e5", kRed),    block("f5", kRed),   block("f6", kRed),
    block("e6", kYellow), block("e7", kYellow), block("f7", kBrown), block("g5", kBlue),
    block("g6", kBlue),   block("d6", kYellow), block("f8", kBrown), object("h5", kBlue, kBank)};
constexpr Filled kRoutesTown[] = {block("a4", kGreen),
                                  block("b4", kGreen),
                                  block("c5", kYellow),
                                  block("b3", kBlue),
                                  block("c3", kRed),
                                  object("a3", kBlue, kBank),
                                  object("d4", kRed, kGameCourt),
                                  object("c4", kGreen, kWindmill)};
constexpr Filled kRoseTown[] = {block("d6", kBlue),
                                block("f5", kYellow),
                                block("f6", kBrown),
                                block("h5", kRed),
                                object("d5", kBlue, kBank),
                                object("f4", kRed, kWindmill),
                                object("f7", kGreen, kStation),
                                object("h4", kYellow, kGameCourt)};

// --- Shapes ------------------------------------------------------------------------------------

// As it is rolled, turned, and flipped in two ways.
constexpr Filled kWaysTown[] = {
    block("d4", kRed), block("e5", kRed), block("f6", kRed), block("d5", kRed),
    block("d6", kRed), block("e6", kRed), block("e7", kRed), block("e8", kRed),
    block("g4", kRed), block("h4", kRed), block("h5", kRed), block("i4", kRed),
    block("g6", kRed), block("g7", kRed), block("g8", kRed), block("h7", kRed)};
constexpr Filled kOverTown[] = {block("e7", kYellow), block("f7", kYellow), block("g6", kYellow),
                                block("g7", kYellow)};

void add(rt::Town& town, const Filled& filled) {
  town.turn.colour = filled.colour;
  if (filled.object == Filled::kBlock) {
    rt::fill(town, filled.colour, filled.space);
  } else {
    rt::draw_object(town, filled.object, filled.space, 0);
  }
}

}  // namespace

constexpr Sketch kIdeaSketch = {kIdea, part("f6", 3, 3, 5, 4)};
constexpr Sketch kBlocksSketch = {kBlocks, around("f6", 1)};
constexpr Sketch kSitesSketch = {kSites, around("f6", 2)};
constexpr Sketch kStarSketch = {kStarTown, part("c4", 1, 2, 3, 5)};
constexpr Sketch kObjectSketches[rt::kObjects] = {
    {kCourtTown, around("f6", 1)},       {kWindmillTown, around("f6", 1)},
    {kStationTown, around("f6", 1)},     {kBikeTown, part("f6", 2, 2, 4, 2)},
    {kBankTown, part("a3", 0, 2, 3, 3)}, {kSquareTown, around("f6", 1)},
};
constexpr Sketch kSpecializationSketch = {kSpecializationTown, part("f6", 2, 2, 4, 2)};
constexpr Sketch kStandardizationSketch = {kStandardizationTown, part("f6", 2, 2, 4, 2)};
constexpr Sketch kGoalSketches[rt::kGoals] = {
    {kCrossroadsTown, part("f6", 2, 2, 2, 2)},
    {kRecreationTown, part("f6", 2, 2, 3, 3)},
    {kDowntownTown, part("f4", 3, 3, 2, 4)},
    {kSuburbsTown, part("f4", 3, 3, 2, 4)},
    {kHubTown, around("f6", 1)},
    {kSurroundingsTown, part("f6", 2, 2, 4, 2)},
    {kSymmetryTown, around("f6", 1)},
    {kTriangleTown, part("f6", 2, 2, 3, 4)},
    {kRoutesTown, part("c4", 2, 1, 2, 2)},
    {kRoseTown, part("f6", 2, 2, 4, 2)},
};

constexpr Sketch kWaysSketch = {kWaysTown, part("f6", 3, 3, 5, 5)};
constexpr WrongShape kWrongShapes[kWrongs] = {
    {{kOverTown, part("f6", 1, 1, 1, 3)}, {axial("e5"), axial("e6"), axial("f6"), axial("g6")}, 3},
    {{{}, part("a3", 0, 1, 2, 2)}, {axial("a3"), axial("b3"), axial("b4"), {-6, 2}}, 3},
    {{{}, part("f6", 1, 1, 1, 3)}, {axial("e5"), axial("f6"), axial("g6"), axial("g7")}, 3},
};

rt::Town Sketch::town() const {
  rt::Town town;
  for (const Filled& one : filled) add(town, one);
  return town;
}

rt::Town Sketch::town_before_last() const {
  rt::Town town;
  for (const Filled& one : filled.first(filled.size() - 1)) add(town, one);
  return town;
}

}  // namespace ui::townies
