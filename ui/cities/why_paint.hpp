// What pays a tourist, drawn over the city: its zone and what counts beside it, or what is seen
// from its terrace.
#pragma once

#include "rules/cities/cities_score.hpp"
#include "ui/cities/city_picture.hpp"

namespace ui::cities {

using Reason = rc::WideReason;

// All fields but those that count.
Fields not_concerned(const Reason& reason);
// `field` is the tourist's. Tourists are drawn again by this.
void paint_reason(Painter& painter, const Look& look, const Reason& reason, unsigned field);
// An arrow of 9 × 9 in this direction, see rc::Direction.
void paint_direction(Painter& painter, Point corner, unsigned direction, Color color);

// The tourists of a city as lists show them: attractions first, then parks, then terraces.
struct Tour {
  uint8_t count = 0;
  uint8_t field[rc::kTourists] = {};
};
Tour tour_of(const City& city);

}  // namespace ui::cities
