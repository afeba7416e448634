// The linker gives these calls of the screens to us first (--wrap, see CMakeLists.txt), named as it
// knows them: the painter of the device needs nothing for it.
#include "host_tests/pictures/drawn.hpp"

#define FILL _ZN2ui7Painter4fillERKNS_4RectENS_5ColorE
#define FRAME _ZN2ui7Painter5frameERKNS_4RectEiNS_5ColorE
#define TEXT _ZN2ui7Painter4textERKNS_4RectEPKcRKNS_4FaceENS_5ColorENS_5AlignE
#define JOIN(first, second) first##second
#define REAL(name) JOIN(__real_, name)
#define WRAP(name) JOIN(__wrap_, name)

extern "C" {

void REAL(FILL)(ui::Painter* painter, const ui::Rect& area, ui::Color color);
void REAL(FRAME)(ui::Painter* painter, const ui::Rect& area, int thickness, ui::Color color);
void REAL(TEXT)(ui::Painter* painter, const ui::Rect& box, const char* text, const ui::Face& face,
                ui::Color color, ui::Align align);

void WRAP(FILL)(ui::Painter* painter, const ui::Rect& area, ui::Color color) {
  drawn::watch_area(area);
  REAL(FILL)(painter, area, color);
}

void WRAP(FRAME)(ui::Painter* painter, const ui::Rect& area, int thickness, ui::Color color) {
  drawn::watch_area(area.inset(thickness));
  REAL(FRAME)(painter, area, thickness, color);
}

void WRAP(TEXT)(ui::Painter* painter, const ui::Rect& box, const char* text, const ui::Face& face,
                ui::Color color, ui::Align align) {
  drawn::watch_text(box, text, face, color, [&] {
    REAL(TEXT)(painter, box, text, face, color, align);
  });
}
}
