// How a Shape lies after it was turned or flipped: the number of its form.
#pragma once

#include "rules/townies/townies_shapes.hpp"

namespace ui::townies {

namespace rt = rules::townies;

// By a sixth, clockwise; or over, left to right. Before: form < kForms.
unsigned turned(unsigned form);
unsigned flipped(unsigned form);

// The Block of a form that a finger holds it by, the one nearest to its middle: where it lies is
// named by this space. Before: the placement lies on the map.
unsigned held_space(rt::Placement placement);

}  // namespace ui::townies
