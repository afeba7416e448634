#include "ui/play/marks.hpp"

#include "rules/core/text.hpp"

namespace ui {

void paint_crop_marks(Painter& painter, const Rect& area) {
  const Rect reach = area.inset(-kCropReach);
  if (!painter.sees(reach)) return;
  const Palette& colors = palette();
  painter.frame(area.inset(-1), 2, colors.raised);
  const int length = area.width / 5 + 4;
  const auto mark = [&](int x, int y, int width, int height) {
    painter.fill({x - 1, y - 1, width + 2, height + 2}, colors.raised);
  };
  const auto ink = [&](int x, int y, int width, int height) {
    painter.fill({x, y, width, height}, colors.ink);
  };
  const auto corners = [&](const auto& draw) {
    const Rect at = area.inset(-4);
    for (int corner = 0; corner < 4; ++corner) {
      const bool right = corner % 2 != 0;
      const bool below = corner / 2 != 0;
      draw(right ? at.right() - length : at.x, below ? at.bottom() - 3 : at.y, length, 3);
      draw(right ? at.right() - 3 : at.x, below ? at.bottom() - length : at.y, 3, length);
    }
  };
  corners(mark);
  corners(ink);
}

Rect flag_area(const Rect& area, const Rect& within, const char* worth, unsigned corner) {
  const int width = text_width(worth, kTitle) + 12;
  constexpr int kHeight = 20;
  constexpr int kLift = 13;  // over the edge of the area
  const bool right = (corner & 1u) != 0;
  const bool low = (corner & 2u) != 0;
  int x = right ? area.right() + 3 : area.x - width - 2;
  if (x < within.x) x = area.right() + 3;
  if (x + width > within.right()) x = within.right() - width;
  int y = low ? area.bottom() + kLift - kHeight : area.y - kLift;
  if (y < within.y) y = within.y;
  if (y + kHeight > within.bottom()) y = within.bottom() - kHeight;
  return {x, y, width, kHeight};
}

void paint_flag(Painter& painter, const Rect& area, const char* worth) {
  if (!painter.sees(area)) return;
  painter.fill(area, palette().accent);
  painter.text(area, worth, kTitle, palette().on_accent, Align::center);
}

void paint_flag_of_others(Painter& painter, const Rect& area, const char* worth, Seat seat) {
  if (!painter.sees(area)) return;
  painter.fill(area, palette().ink);
  paint_seat_band(painter, {area.x + 1, area.y + 1, kSeatBand, area.height - 2}, seat);
  painter.text({area.x + kSeatBand, area.y, area.width - kSeatBand, area.height}, worth, kTitle,
               palette().raised, Align::center);
}

void paint_dashes(Painter& painter, const Rect& area, Color color) {
  if (!painter.sees(area)) return;
  for (int i = 0; i < area.width; i += 6) {
    const int length = area.width - i < 3 ? area.width - i : 3;
    painter.across(area.x + i, area.y, length, color);
    painter.across(area.right() - i - length, area.bottom() - 1, length, color);
  }
  for (int i = 0; i < area.height; i += 6) {
    const int length = area.height - i < 3 ? area.height - i : 3;
    painter.down(area.right() - 1, area.y + i, length, color);
    painter.down(area.x, area.bottom() - i - length, length, color);
  }
}

void tell_signed(char* to, int value) {
  rules::Writer writer(to, kSigned);
  if (value > 0) writer.add('+');
  if (value < 0) writer.add("\u2212");
  if (value == 0) writer.add("\u00B1");
  writer.add(value < 0 ? -value : value);
}

}  // namespace ui
