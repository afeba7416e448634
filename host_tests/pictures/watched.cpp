// The linker gives these calls of the screens to us first (--wrap, see CMakeLists.txt), named as it
// knows them: the painter of the device needs nothing for it.
#include "host_tests/pictures/drawn.hpp"

#define FILL _ZN2ui7Painter4fillERKNS_4RectENS_5ColorE
#define FRAME _ZN2ui7Painter5frameERKNS_4RectEiNS_5ColorE
#define TEXT _ZN2ui7Painter4textERKNS_4RectEPKcRKNS_4FaceENS_5ColorENS_5AlignE
#define PARAGRAPH _ZN2ui7Painter9paragraphERKNS_4RectEPKcRKNS_4FaceENS_5ColorENS_5AlignEi
#define LABEL _ZN2ui7Painter5labelERKNS_4RectEPKcRKNS_4FaceENS_5ColorENS_5AlignE
#define SYMBOL_AT _ZN2ui7Painter6symbolERK14lv_image_dsc_tNS_5PointENS_5ColorE
#define SYMBOL_IN _ZN2ui7Painter6symbolERK14lv_image_dsc_tRKNS_4RectENS_5ColorE
#define JOIN(first, second) first##second
#define REAL(name) JOIN(__real_, name)
#define WRAP(name) JOIN(__wrap_, name)

namespace {

using ui::Align;
using ui::Color;
using ui::Face;
using ui::Painter;
using ui::Point;
using ui::Rect;

// A line in the middle of `box`, with room for what stands out of it.
Rect reach_of_line(const Rect& box, const Face& face) {
  const int line = face.line_height;
  return {box.x - line, box.y + box.height / 2 - line, box.width + 2 * line, 2 * line};
}

ui::Size size_of(const lv_image_dsc_t& image) {
  return {static_cast<int>(image.header.w), static_cast<int>(image.header.h)};
}

}  // namespace

extern "C" {

void REAL(FILL)(Painter* painter, const Rect& area, Color color);
void REAL(FRAME)(Painter* painter, const Rect& area, int thickness, Color color);
void REAL(TEXT)(Painter* painter, const Rect& box, const char* text, const Face& face, Color color,
                Align align);
void REAL(PARAGRAPH)(Painter* painter, const Rect& box, const char* text, const Face& face,
                     Color color, Align align, int gap);
void REAL(LABEL)(Painter* painter, const Rect& box, const char* text, const Face& largest,
                 Color color, Align align);
void REAL(SYMBOL_AT)(Painter* painter, const lv_image_dsc_t& image, Point corner, Color color);
void REAL(SYMBOL_IN)(Painter* painter, const lv_image_dsc_t& image, const Rect& area, Color color);

void WRAP(FILL)(Painter* painter, const Rect& area, Color color) {
  drawn::watch_area(area);
  REAL(FILL)(painter, area, color);
}

void WRAP(FRAME)(Painter* painter, const Rect& area, int thickness, Color color) {
  drawn::watch_area(area.inset(thickness));
  REAL(FRAME)(painter, area, thickness, color);
}

void WRAP(TEXT)(Painter* painter, const Rect& box, const char* text, const Face& face, Color color,
                Align align) {
  drawn::watch_text(reach_of_line(box, face), text, color, [&] {
    REAL(TEXT)(painter, box, text, face, color, align);
  });
}

void WRAP(PARAGRAPH)(Painter* painter, const Rect& box, const char* text, const Face& face,
                     Color color, Align align, int gap) {
  drawn::watch_text(box, text, color, [&] {
    REAL(PARAGRAPH)(painter, box, text, face, color, align, gap);
  });
}

void WRAP(LABEL)(Painter* painter, const Rect& box, const char* text, const Face& largest,
                 Color color, Align align) {
  drawn::watch_text(reach_of_line(box, largest), text, color, [&] {
    REAL(LABEL)(painter, box, text, largest, color, align);
  });
}

void WRAP(SYMBOL_AT)(Painter* painter, const lv_image_dsc_t& image, Point corner, Color color) {
  const ui::Size size = size_of(image);
  const Rect reach = {corner.x, corner.y, size.width, size.height};
  drawn::watch_symbol(reach, image, color, [&] { REAL(SYMBOL_AT)(painter, image, corner, color); });
}

void WRAP(SYMBOL_IN)(Painter* painter, const lv_image_dsc_t& image, const Rect& area, Color color) {
  const Rect reach = area.middle(size_of(image));
  drawn::watch_symbol(reach, image, color, [&] { REAL(SYMBOL_IN)(painter, image, area, color); });
}
}
