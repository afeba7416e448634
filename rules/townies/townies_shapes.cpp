#include "rules/townies/townies_shapes.hpp"

namespace rules::townies {
namespace {

constexpr bool forms_sound() {
  for (const Form& form : kShapeTables.forms) {
    if (form.same == 0 || form.one == kSteps) return false;
  }
  unsigned forms = 0;
  unsigned placements = 0;
  for (const ShapeForms& shape : kShapeTables.shapes) {
    if (shape.roomy < kShapeTables.open_filled) return false;
    if (shape.forms > kMostForms || shape.form != forms || shape.placement != placements) {
      return false;
    }
    forms += shape.forms;
    placements += shape.placements;
  }
  return forms == kForms && placements == kPlacements;
}
static_assert(forms_sound());

}  // namespace
}  // namespace rules::townies
