#include "rules/city_planner/city_planner_tables.hpp"

namespace rules::city_planner {
namespace {

constexpr Building kG = Building::kGreen;
constexpr Building kB = Building::kBlue;
constexpr Building kM = Building::kMixed;
constexpr Building kP = Building::kPurple;
constexpr Building kK = Building::kBlack;
constexpr Building kY = Building::kYellow;
constexpr Building kR = Building::kRed;

// HOUSE DATA but for the pairs of face and colour that the printed examples show: the table is on
// the cards, which the rulebook doesn't print. An owner of the cards puts theirs in here.
constexpr Building kTable[kCards][kFaces] = {
    {kP, kY, kR, kB, kM, kG},  //
    {kK, kR, kY, kB, kB, kG},  //
    {kM, kY, kR, kB, kB, kG},  //
    {kB, kR, kY, kB, kG, kM},  //
    {kP, kB, kY, kM, kG, kG},  //
    {kK, kR, kY, kB, kG, kG},  //
    {kP, kG, kR, kB, kG, kK},
};

constexpr Cells make_cells() {
  Cells cells{};
  for (unsigned card = 1; card <= kCards; ++card) {
    for (unsigned face = 1; face <= kFaces; ++face) {
      cells.at[card - 1][face] = one(kTable[card - 1][face - 1], card);
    }
  }
  return cells;
}

}  // namespace

constexpr Cells kCells = make_cells();

Building building(unsigned card, unsigned face) { return kTable[card - 1][face - 1]; }

}  // namespace rules::city_planner
