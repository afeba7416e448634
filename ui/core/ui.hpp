// The user interface as a whole.
#pragma once

#include "ui/core/device.hpp"
#include "ui/core/fonts.hpp"
#include "ui/core/geometry.hpp"
#include "ui/core/settings.hpp"

namespace ui {

// Shows the home screen. Before: LVGL runs and has a display. `device` stays valid for ever.
void start(const Device& device, const Settings& settings);

// What is set now.
const Settings& settings();

// A touchable place on the screen that is shown now, by the name scripts use for it.
struct Target {
  const char* name = nullptr;  // "button Settings", "back"
  int16_t x = 0, y = 0, width = 0, height = 0;
  bool two_step = false;  // it only chooses, see Place
  bool board = false;     // it follows the finger; what can be touched inside comes later
  bool in_board = false;  // it is such a place
  bool faint = false;     // it only says why it does nothing now
};

// Gives every touchable place to `sink` until it returns false; those inside a board come after the
// board. A name stays valid until the next one is given.
void targets(bool (*sink)(const Target& target, void* context), void* context);

// Who is told of texts, for scripts; one without a function hears nothing.
struct Hearer {
  void (*hear)(void* context, const char* text) = nullptr;
  void* context = nullptr;

  void tell(const char* text) const {
    if (hear != nullptr) spell(text);
  }

 private:
  void spell(const char* text) const;  // signs of colours are for the eye
};
// Hears every text that is drawn from now on, bands of the picture apart: a text may come twice.
void hear_texts(const Hearer& hearer);
// The same for texts that do not fit where they are drawn, and lines that are left out.
void hear_cuts(const Hearer& hearer);

// A line of text that was just drawn, wherever it lies.
struct Line {
  const char* begin;
  const char* end;
  Point baseline;
  const Face& face;
  Rect clip;                // what can be seen
  const uint16_t* picture;  // where the pixel 0,0 lies or would lie
  int stride;               // pixels from row to row
};
struct LineHearer {
  void (*hear)(void* context, const Line& line) = nullptr;
  void* context = nullptr;
};
// Hears every line; what cannot be seen is drawn too as long as somebody hears.
void hear_lines(const LineHearer& hearer);

}  // namespace ui
