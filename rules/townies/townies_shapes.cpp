#include "rules/townies/townies_shapes.hpp"

namespace rules::townies {
namespace {

constexpr bool forms_sound() {
  for (const Form& form : kFormTable) {
    if (form.one == kSteps) return false;
  }
  unsigned forms = 0;
  unsigned placements = 0;
  for (const ShapeForms& shape : kShapeTable) {
    if (shape.roomy < kOpenFilled) return false;
    if (shape.forms > kMostForms || shape.form != forms || shape.placement != placements) {
      return false;
    }
    forms += shape.forms;
    placements += shape.placements;
  }
  return forms == kForms && placements == kPlacements;
}
static_assert(forms_sound());

constexpr unsigned count_beside(const Board& blocks) {
  return (beside(blocks) & kMap).without(blocks).count();
}

constexpr auto beside_placements() {
  std::array<uint8_t, kForms * Board::kPlaces> beside{};
  for (const Placement placement : kPlacementTable) {
    beside[placement.code] = static_cast<uint8_t>(count_beside(blocks_of(placement)));
  }
  return beside;
}

constexpr auto beside_spaces() {
  std::array<uint8_t, Board::kPlaces> beside{};
  kMap.all_of([&](unsigned space) {
    beside[space] = static_cast<uint8_t>(count_beside(only_space(space)));
    return true;
  });
  return beside;
}

}  // namespace

constinit const std::array<uint8_t, kForms* Board::kPlaces> kBesidePlacement = beside_placements();
constinit const std::array<uint8_t, Board::kPlaces> kBesideSpace = beside_spaces();

}  // namespace rules::townies
