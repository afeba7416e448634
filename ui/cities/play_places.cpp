// Which places of the play screen's board can be touched, by their names.
#include <bit>

#include "ui/cities/play_screen.hpp"

namespace ui::cities {

namespace rc = rules::cities;

// What a lesson's words lie over can't be touched.
bool CityPlay::is_free(const Rect& area) const {
  return guide() == nullptr || !guide()->hides(area);
}

void CityPlay::place_cells(const PlaceSink& sink) const {
  const City& city = match_.city();
  // Words may lie over a part of a large one.
  const bool small = 2 * plan_.field < kTouch || guide() != nullptr;
  for (rc::Frame left = picker().cells(); left != 0; left &= left - 1) {
    const Cell cell = cell_of_bit(city, static_cast<unsigned>(std::countr_zero(left)));
    if (!plan_.shows(cell) || !is_free(plan_.cell(cell))) continue;
    name_cell(cell, name_);
    if (!sink({name_, plan_.cell(cell), small})) return;
  }
}

void CityPlay::place_fields(const PlaceSink& sink) const {
  const City& city = match_.city();
  for (unsigned field = 0; field < rc::kFields; ++field) {
    const bool pawn = city.tourists.find(field) < city.tourists.count;
    if (!pawn && picker().find(field) == kNone) continue;
    const Rect area = field_rect(plan_, city, field);
    if (!is_free(area)) continue;
    name_field(city, field, name_);
    if (!sink({name_, area, true})) return;
  }
}

void CityPlay::places(const PlaceSink& sink) const {
  if (stage() == Stage::tourist) {
    place_fields(sink);
  } else {
    place_cells(sink);
  }
}

}  // namespace ui::cities
