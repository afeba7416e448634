// The lots of the plat and its emblem.
#pragma once

#include "ui/core/target.hpp"

namespace ui {

// A lot with a picture over its label: the spec's symbol, or the icon of the game in `more`.
lv_obj_t* add_lot(lv_obj_t* root, TargetSpec spec);

// Surveyed and staked, nothing built yet.
void paint_vacant_lot(Painter& painter, const Rect& lot, int number);

void paint_plat_emblem(Painter& painter, const Rect& area);

}  // namespace ui
