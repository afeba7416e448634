// What pays a tourist is washed, field by field: its zone and what counts beside it, or what is
// seen from its terrace.
#pragma once

#include "ui/cities/why_paint.hpp"

namespace ui::cities {

// Nothing is where it pays nothing.
void start_wash(const City& city, const Plan& plan, const Reason& reason);

// The fields that wait for it are drawn pale.
void add_unwashed(Fields& pale);

}  // namespace ui::cities
