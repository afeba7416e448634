// The seven cards on the table: where they lie and how they look.
#pragma once

#include "ui/city_planner/buildings.hpp"

namespace ui::city_planner {

// What a card shows beside its six buildings.
struct CardLook {
  uint8_t face = 0;    // of its die; 0: not rolled
  uint8_t scored = 0;  // of the building that has just scored, as long as it is shown; or 0
  int8_t change = 0;   // 1: raised in this turn, -1: lowered
  bool locked = false;
  bool chosen = false;

  friend bool operator==(const CardLook&, const CardLook&) = default;
};

// Seven columns where there is width, else a plan of three by three with two places left free.
class CardTable {
 public:
  constexpr explicit CardTable(const Rect& area)
      : area_(area), plan_(area.width * 4 < area.height * 5) {}

  constexpr bool plan() const { return plan_; }
  Rect card(unsigned card) const;
  Rect head(unsigned card) const;
  Rect cell(unsigned card, unsigned face) const;
  // Of the plan: 0 the one that the menu reaches into, 1 the last one.
  Rect free_place(int index) const;
  // 0 where there is none.
  unsigned face_at(unsigned card, Point point) const;

  void paint(Painter& painter, unsigned card, const CardLook& look) const;

 private:
  Rect slot(int index) const;
  void paint_head(Painter& painter, unsigned card, const CardLook& look) const;
  void paint_cell(Painter& painter, unsigned card, unsigned face, Tone tone, bool stands) const;

  Rect area_;
  bool plan_;
};

}  // namespace ui::city_planner
