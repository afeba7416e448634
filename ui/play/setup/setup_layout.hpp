// Where the parts of the set-up screen are, in every frame.
#pragma once

#include "ui/core/geometry.hpp"

namespace ui {

struct SetupLayout {
  Frame held;
  int fields;  // at least 1
  int seats;   // 0: there is nobody to tell apart
  bool lesson;
  // How wide each field must be for its words, or nullptr: as wide as the others.
  const uint8_t* needs = nullptr;

  Rect field(int index) const;
  // Who sits at the table.
  Rect seats_area() const;
  // Below fields and seats: the summary and the buttons.
  Rect rest() const;
  Rect start_button() const;
  Rect lesson_button() const;
  Rect summary() const;
  // Where `height` pixels of the summary begin: in the middle where it stands beside the buttons.
  Rect centred(const Rect& room, int height) const;

 private:
  int field_rows() const;
  int seats_rows() const;
  bool is_low() const;
  bool one_row() const;
  int margin() const;
  int lesson_width() const;
  Rect buttons() const;
};

// Of the place where they are shown: its part for the one with this index, from 0, and for the mark
// that says it opens.
Rect seat_cell(const Rect& area, int index, int seats);
Rect seats_mark(const Rect& area);

}  // namespace ui
