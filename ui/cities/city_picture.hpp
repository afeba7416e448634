// A city as it is drawn everywhere: on the board, in the result, in the replay, in the rules.
#pragma once

#include "ui/cities/field_look.hpp"
#include "ui/cities/plan.hpp"
#include "ui/play/seats.hpp"

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

// Corners of ink around a place, with a light edge.
void paint_crop_marks(Painter& painter, const Rect& area);
inline constexpr int kCropReach = 5;  // pixels that they reach beyond it

// Where a flag stands beside a place, inside `within`. `corner` of the place: bit 0 to the right of
// it, bit 1 at its foot; elsewhere if there is no room.
Rect flag_area(const Rect& place, const Rect& within, const char* worth, unsigned corner);
// "+6" on it, in accent; what others do is ink.
void paint_flag(Painter& painter, const Rect& area, const char* worth);
void paint_flag_of_others(Painter& painter, const Rect& area, const char* worth, Seat seat);

// A number in a small frame on a field, below its symbol where there is room for both.
void paint_worth(Painter& painter, const Rect& field, Kind kind, const char* worth);
void paint_dashes(Painter& painter, const Rect& area, Color color);

// The sixteen tiles from below: the starting ones, those laid, the candidate.
void paint_ruler(Painter& painter, const Rect& area, unsigned laid, bool candidate);

// "+6", "−9", "0"; `to` has room for kSigned.
inline constexpr int kSigned = 8;
void tell_signed(char* to, int value);

}  // namespace ui::cities
