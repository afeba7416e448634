// The seven kinds of buildings and the dice, as City Planner's screens draw them.
#pragma once

#include "rules/city_planner/city_planner_tables.hpp"
#include "ui/core/signs.hpp"

namespace ui::city_planner {

namespace rule = rules::city_planner;
using rule::Building;

// Washed: not what stands now. It never hides information one may act on.
enum class Tone : uint8_t { full, washed };

// The kind's colour, or its pattern in Grey.
void paint_ground(Painter& painter, const Rect& area, Building kind, Tone tone);
// One colour for it, where it is too small for more.
Color ground_color(Building kind);
// Of a symbol: 9, 13 or 16 to 20 px high.
enum class Scale : uint8_t { low, small, large };
// The kind's symbol in the middle of `area`; large ones for areas from 22 px on.
void paint_symbol(Painter& painter, const Rect& area, Building kind, Tone tone, Scale scale);
// The symbol alone in `color`, beside text.
const lv_image_dsc_t& symbol_of(Building kind, Scale scale);

// In texts they stand for the words of their colours. Those of mixed buildings and car parks are
// called by what they are.
inline constexpr size_t kColours = 5;
extern const Sign kSigns[kColours];

// A square of 12 px or more; face 1 to 6.
void paint_die(Painter& painter, const Rect& square, unsigned face);

}  // namespace ui::city_planner
