// Which places of the play screen's board can be touched, by their names.
#include <bit>

#include "rules/core/text.hpp"
#include "ui/cities/play_screen.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

constexpr const char* kQuarterNames[rc::kQuarters] = {"nw", "ne", "sw", "se"};

}  // namespace

bool PlayScreen::place_cells(const PlaceSink& sink) const {
  const City& city = match().city();
  for (rc::Frame left = picker().cells(); left != 0; left &= left - 1) {
    const Cell cell = cell_of_bit(city, static_cast<unsigned>(std::countr_zero(left)));
    if (!plan_.shows(cell)) continue;
    rules::Writer(name_, sizeof name_).add("cell ").add(cell.x).add(',').add(cell.y);
    if (!sink({name_, plan_.cell(cell), 2 * plan_.field < kTouch})) return false;
  }
  return true;
}

void PlayScreen::place_fields(const PlaceSink& sink) const {
  const City& city = match().city();
  for (unsigned field = 0; field < rc::kFields; ++field) {
    const bool pawn = city.tourists.find(field) < city.tourists.count;
    if (!pawn && picker().find(field) == kNone) continue;
    const Cell cell = cell_of_field(city, field);
    rules::Writer(name_, sizeof name_)
        .add("field ")
        .add(cell.x)
        .add(',')
        .add(cell.y)
        .add(' ')
        .add(kQuarterNames[quarter_of(field)]);
    if (!sink({name_, field_rect(plan_, city, field), true})) return;
  }
}

void PlayScreen::places(const PlaceSink& sink) const {
  if (stage() == Stage::tourist) {
    place_fields(sink);
  } else {
    (void)place_cells(sink);
  }
}

}  // namespace ui::cities
