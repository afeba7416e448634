// Draws straight into the part of the screen that LVGL is refreshing. It lives as long as one draw
// event; what LVGL itself was asked to draw before is finished first.
#pragma once

#include <lvgl.h>

#include <cstdint>

#include "ui/core/fonts.hpp"
#include "ui/core/geometry.hpp"
#include "ui/core/pixels.hpp"
#include "ui/core/theme.hpp"

namespace ui {

enum class Align : uint8_t { left, center, right };

class Painter {
 public:
  explicit Painter(lv_layer_t* layer);
  // Into a picture of its own, row after row: for tiles that are prepared.
  Painter(uint16_t* pixels, Size size);

  // False where nothing can be seen: what is costly to prepare can be left out.
  bool sees(const Rect& area) const { return !common(area, clip_).empty(); }
  // Where it draws: what is drawn row by row can leave out the others.
  const Rect& seen() const { return clip_; }

  // Draws only inside `area` from now on; returns what to give back to `clip_to` afterwards.
  Rect narrow(const Rect& area);
  void clip_to(const Rect& clip) { clip_ = clip; }

  void fill(const Rect& area, Color color);
  void wash(const Rect& area, Wash wash);
  // Rows that begin and end further inside, the n-th by `in[n]`: a hexagon. The first pixel of each
  // is a line, of this colour in the upper half and in the lower one.
  void tapered(const Rect& area, const uint8_t* in, Color color, Color upper, Color lower);
  // An outline inside the edge of `area`.
  void frame(const Rect& area, int thickness, Color color);
  void across(int x, int y, int width, Color color) { fill({x, y, width, 1}, color); }
  void down(int x, int y, int height, Color color) { fill({x, y, 1, height}, color); }

  // To the right, as high as digits of 18 are, `from` the left of its middle.
  void arrow(Point from, int length, Color color);

  // An A4 image in one colour; the second form puts it in the middle of `area`.
  void symbol(const lv_image_dsc_t& image, Point corner, Color color);
  void symbol(const lv_image_dsc_t& image, const Rect& area, Color color);

  // RGB565 pixels, row after row.
  void image(const uint16_t* pixels, const Rect& area);

  // Moves what was drawn in `area` to the right or, below 0, to the left; `behind` shows there.
  void shift(const Rect& area, int by, Color behind);

  // One line, its capitals centred between top and bottom of `box`; what is too long ends in "…".
  void text(const Rect& box, const char* text, const Face& face, Color color,
            Align align = Align::left);
  // Lines broken at spaces, from the top of `box`; lines below its bottom are left out. Behind a
  // '\n' comes `gap`.
  void paragraph(const Rect& box, const char* text, const Face& face, Color color,
                 Align align = Align::left, int gap = 0);
  // In the middle of the height, in the largest type that fits, in several lines where one is too
  // narrow.
  void label(const Rect& box, const char* text, const Face& largest, Color color,
             Align align = Align::left);

 private:
  uint16_t* at(int x, int y) const { return origin_ + static_cast<intptr_t>(y) * stride_ + x; }
  // Before: `seen` lies inside the clip.
  pixels::Rows rows(const Rect& seen) const;
  bool leaves_out(const Rect& area) const;
  int glyphs(Point baseline, const char* text, const char* end, const Face& face, Color color);
  void glyph(Point corner, const Rect& box, const uint8_t* bitmap, Color color);
  void pattern(const Rect& area, Pattern pattern, Color color);

  Rect clip_;
  uint16_t* origin_;  // where the screen's pixel 0,0 would be
  int stride_;        // pixels from row to row
};

int text_width(const char* text, const Face& face);
// Of the widest word: paragraphs cut none where they are as wide.
int widest_word(const char* text, const Face& face);

// The largest type in which the text fits into `width`, else the smallest.
const Face& fitting(const char* text, int width, const Face& largest);

// How high `paragraph` gets in a box of this width.
int paragraph_height(const char* text, const Face& face, int width, int gap = 0);

}  // namespace ui
