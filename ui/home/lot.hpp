// The lots of the plat: a picture, a name, and how it stands there.
#pragma once

#include "ui/core/target.hpp"
#include "ui/play/small_map.hpp"

namespace ui {

struct GameEntry;

// What a lot shows. Its picture is the map, or the game's icon, or the symbol.
struct Lot {
  const GameEntry* game = nullptr;
  const lv_image_dsc_t* symbol = nullptr;
  const SmallMap* map = nullptr;
  Progress progress = {};  // of a game that waits: a bar along the bottom
  char state[32] = {};     // "8 of 13", "best 61"
};

// With `lot` as the spec's `more`, which stays valid. Where it is wide its words stand beside the
// picture, else below it.
lv_obj_t* add_lot(lv_obj_t* root, TargetSpec spec, const Lot& lot);

void paint_plat_emblem(Painter& painter, const Rect& area);

}  // namespace ui
