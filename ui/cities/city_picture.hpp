// A city as it is drawn everywhere: on the board, in the result, in the replay, in the rules.
#pragma once

#include "ui/cities/city.hpp"
#include "ui/cities/field_look.hpp"
#include "ui/play/marks.hpp"

namespace ui::cities {

struct Look {
  const City* city = nullptr;
  Plan plan = {};
  Fields pale = {};            // that are not concerned now
  WideCells pegs = {};         // where a tile may go
  bool dashed = false;         // tourists have a dashed frame: they can be lifted
  unsigned lifted = kNoField;  // of the tourist that is in the hand
  bool plain = false;          // no tourists
};

// Everything inside the plan, and the line around it.
void paint_city(Painter& painter, const Look& look);

// A number on a light plate, below the symbol of the field; on a field too small for both a dot.
void paint_worth(Painter& painter, const Rect& field, Kind kind, const char* worth);

// The sixteen tiles from below: the starting ones, those laid, the candidate.
void paint_ruler(Painter& painter, const Rect& area, unsigned laid, bool candidate);

}  // namespace ui::cities
