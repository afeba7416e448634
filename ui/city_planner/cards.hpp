// The seven cards on the table: where they lie and how they look.
#pragma once

#include "ui/city_planner/buildings.hpp"
#include "ui/core/geometry.hpp"

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

// Seven columns where there is width, else a plan of three by three with two places left free; or
// two lines of four, the last place free.
class CardTable {
 public:
  constexpr explicit CardTable(const Rect& area)
      : area_(area), lines_(area.width * 4 < area.height * 5 ? 3 : 1) {}
  static constexpr CardTable in_two_lines(const Rect& area) {
    CardTable table(area);
    table.lines_ = 2;
    return table;
  }

  constexpr bool plan() const { return lines_ > 1; }
  Rect card(unsigned card) const;
  Rect head(unsigned card) const;
  Rect cell(unsigned card, unsigned face) const;
  // The same where the die is: higher than others that are low.
  Rect standing(unsigned card, unsigned face) const;
  // The place that the menu reaches into; of three lines only. And the last one.
  Rect corner_place() const;
  Rect last_place() const;
  // 0 where there is none.
  unsigned face_at(unsigned card, Point point) const;

  void paint(Painter& painter, unsigned card, const CardLook& look) const;

 private:
  int columns() const;
  Rect slot(int index) const;
  void paint_head(Painter& painter, unsigned card, const CardLook& look) const;
  void paint_cell(Painter& painter, unsigned card, unsigned face, Tone tone, bool stands) const;
  void paint_upright(Painter& painter, const Rect& area, Building kind, unsigned face, Tone tone,
                     bool stands) const;

  Rect area_;
  int lines_;
};

// A lesson's words lie below the cards and hide none: two lines and what is to be done, in portrait
// three.
inline int guided_words_height() { return frame().landscape() ? 55 : 70; }

}  // namespace ui::city_planner
