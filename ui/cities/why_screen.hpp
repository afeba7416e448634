// Why a tourist of the city that is being built is worth so much.
#pragma once

#include "ui/cities/match.hpp"

namespace ui::cities {

inline constexpr unsigned kFirstTourist = rules::cities::kFields;

// The tourist on this field, or the first one. Before: there is one.
void open_why(CitiesMatch& match, unsigned field);

}  // namespace ui::cities
