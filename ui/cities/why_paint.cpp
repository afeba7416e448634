#include "ui/cities/why_paint.hpp"

#include "ui/core/write.hpp"

namespace ui::cities {
namespace {

constexpr int kBar = 3;

Rect rect_of(const Look& look, int row, int column) {
  return field_rect(look.plan, *look.city,
                    static_cast<unsigned>(row) * kFieldSide + static_cast<unsigned>(column));
}

void paint_outline(Painter& painter, const Look& look, const Fields& zone) {
  const Color ink = palette().ink;
  constexpr int kSide = static_cast<int>(kFieldSide);
  for (int row = 0; row < kSide; ++row) {
    for (int column = 0; column < kSide; ++column) {
      if (!has(zone, row, column)) continue;
      const Rect area = rect_of(look, row, column);
      if (!painter.sees(area.inset(-2))) continue;
      const Rect around = {area.x - 1, area.y - 1, area.width + kBar, area.height + kBar};
      const Rect high = {around.x, around.y, kBar, around.height};
      const Rect wide = {around.x, around.y, around.width, kBar};
      if (!has(zone, row - 1, column)) painter.fill(wide, ink);
      if (!has(zone, row + 1, column)) painter.fill(wide.moved(0, area.height), ink);
      if (!has(zone, row, column - 1)) painter.fill(high, ink);
      if (!has(zone, row, column + 1)) painter.fill(high.moved(area.width, 0), ink);
    }
  }
}

void paint_digit(Painter& painter, const Rect& field, int number) {
  const Palette& colors = palette();
  const Digits digits(number);
  const Face& face = field.width < 24 ? kNote : kText;
  const Rect box = {field.x + 1, field.y + 1, text_width(digits, face) + 4, face.cap_height + 4};
  painter.fill(box, colors.raised);
  painter.frame(box, 1, colors.ink);
  painter.text(box, digits, face, colors.ink, Align::center);
}

struct Step {
  int row, column;
};
constexpr Step kSteps[rc::kDirections] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

// The line of sight runs along the right or lower side of what it sees.
void paint_view(Painter& painter, const Look& look, int row, int column, unsigned direction,
                const Fields& view) {
  const Palette& colors = palette();
  const Step step = kSteps[direction];
  const bool upright = step.row != 0;
  const Rect from = rect_of(look, row, column);
  Rect last = from;
  int seen = 0;
  while (has(view, row += step.row, column += step.column)) {
    last = rect_of(look, row, column);
    ++seen;
    const int side = last.width - last.width / 5 - 2;
    const Rect line = upright ? Rect{last.x + side, last.y, 5, last.height}
                              : Rect{last.x, last.y + side, last.width, 5};
    if (!painter.sees(last)) continue;
    painter.fill(line, colors.raised);
    painter.fill(upright ? line.inset(1, 0) : line.inset(0, 1), colors.ink);
    paint_digit(painter, last, seen);
  }
  // A bar where it ends, also where nothing is seen at all.
  Rect bar = {last.x, last.y, last.width + 1, kBar};
  if (direction == rc::kSouth) bar.y = last.bottom() - 1;
  if (direction == rc::kNorth) bar.y = last.y - 1;
  if (!upright) {
    bar = {direction == rc::kEast ? last.right() - 1 : last.x - 1, last.y, kBar, last.height + 1};
  }
  painter.fill(bar, colors.accent);
}

}  // namespace

Fields not_concerned(const Reason& reason) {
  Fields others = kAllFields;
  for (unsigned i = 0; i < Fields::kWords; ++i) {
    others.words[i] &= ~(reason.zone.words[i] | reason.beside.words[i]);
    for (const Fields& view : reason.views) others.words[i] &= ~view.words[i];
  }
  return others;
}

void paint_reason(Painter& painter, const Look& look, const Reason& reason, unsigned field) {
  if (reason.kind == rc::kTerrace) {
    const int row = static_cast<int>(field / kFieldSide);
    const int column = static_cast<int>(field % kFieldSide);
    for (unsigned direction = 0; direction < rc::kDirections; ++direction) {
      paint_view(painter, look, row, column, direction, reason.views[direction]);
    }
    painter.frame(rect_of(look, row, column).inset(-1), 3, palette().ink);
    return;
  }
  paint_outline(painter, look, reason.zone);
  for (unsigned i = 0; i < kFields; ++i) {
    if (!has(reason.beside, i)) continue;
    paint_worth(painter, field_rect(look.plan, *look.city, i), kind_of_field(*look.city, i), "+1");
  }
}

void paint_direction(Painter& painter, Point corner, unsigned direction, Color color) {
  const bool upright = direction == rc::kNorth || direction == rc::kSouth;
  const bool forward = direction == rc::kNorth || direction == rc::kWest;
  for (int i = 0; i < 9; ++i) {
    const int half = i < 4 ? i : 0;  // the head, then the shaft of one
    const int along = forward ? i : 8 - i;
    if (upright) {
      painter.across(corner.x + 4 - half, corner.y + along, 2 * half + 1, color);
    } else {
      painter.down(corner.x + along, corner.y + 4 - half, 2 * half + 1, color);
    }
  }
}

Tour tour_of(const City& city) {
  Tour tour;
  for (int kind = rc::kAttraction; kind <= rc::kTerrace; ++kind) {
    for (unsigned i = 0; i < city.tourists.count; ++i) {
      const uint8_t at = city.tourists.at[i];
      if (kind_of_field(city, at) == kind) tour.field[tour.count++] = at;
    }
  }
  return tour;
}

}  // namespace ui::cities
