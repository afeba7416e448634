// A city as it is drawn everywhere: on the board, in the result, in the replay, in the rules.
#pragma once

#include "ui/cities/city.hpp"
#include "ui/cities/field_look.hpp"
#include "ui/play/marks.hpp"

namespace ui::cities {

struct Look {
  const City* city = nullptr;
  Plan plan = {};
  uint64_t pale = 0;         // fields that are not concerned now, bit row * 8 + column
  uint32_t pegs = 0;         // cells where a tile may go, as frame bits
  bool dashed = false;       // tourists have a dashed frame: they can be lifted
  uint8_t lifted = kNobody;  // the field of the tourist that is in the hand
  bool plain = false;        // no tourists

  static constexpr uint8_t kNobody = 0xFF;
};

// Everything inside the plan, and the line around it.
void paint_city(Painter& painter, const Look& look);

// A number in a small frame on a field, below its symbol where there is room for both.
void paint_worth(Painter& painter, const Rect& field, Kind kind, const char* worth);

// The sixteen tiles from below: the starting ones, those laid, the candidate.
void paint_ruler(Painter& painter, const Rect& area, unsigned laid, bool candidate);

}  // namespace ui::cities
