#include "ui/cities/city_picture.hpp"

#include <algorithm>

namespace ui::cities {
namespace {

constexpr int kPawnReach = 6;     // of the smallest pawn beyond the smallest field
constexpr int kLeastDashed = 28;  // a cell where a tile may go
constexpr int kLeastWorth = 20;   // a field with a number
constexpr int kLargeWorth = 31;   // ... in the larger type
constexpr int kDot = 5;           // in its place

bool is_pale(const Look& look, int row, int column) { return has(look.pale, row, column); }

// Of the fields that the plan shows, those that the city has room for; `last` is none of them.
struct Shown {
  int first_row, last_row, first_column, last_column;
};

Shown shown_of(const Look& look) {
  const Plan& plan = look.plan;
  constexpr int kSide = static_cast<int>(kFieldSide);
  const int row = 2 * (plan.top + look.city->home_row);
  const int column = 2 * (plan.left + look.city->home_column);
  return {std::max(row, 0), std::min(row + 2 * plan.rows, kSide), std::max(column, 0),
          std::min(column + 2 * plan.columns, kSide)};
}

Rect rect_of(const Look& look, int row, int column) {
  const Cell home = cell_of(*look.city, 0);
  const Plan& plan = look.plan;
  return {plan.origin.x + ((home.x - plan.left) * 2 + column) * plan.field,
          plan.origin.y + ((home.y - plan.top) * 2 + row) * plan.field, plan.field, plan.field};
}

void paint_cross(Painter& painter, Point middle, int reach, Color color) {
  painter.across(middle.x - reach, middle.y, 2 * reach + 1, color);
  painter.down(middle.x, middle.y - reach, 2 * reach + 1, color);
}

// Where a tile may go: dashed with a cross, or a dot where there is no room for more.
void paint_peg(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  const Point middle = area.center();
  const Rect inside = {area.x + 1, area.y + 1, area.width - 1, area.height - 1};
  if (area.width < kLeastDashed) {
    painter.fill(inside, colors.raised);
    return painter.fill({middle.x - 1, middle.y - 1, 3, 3}, colors.ink);
  }
  paint_dashes(painter, inside.inset(area.width > 36 ? 3 : 2), colors.faint);
  paint_cross(painter, middle, 4, colors.ink);
}

void paint_free_cell(Painter& painter, const Look& look, Cell cell) {
  const Palette& colors = palette();
  const Rect area = look.plan.cell(cell);
  painter.frame({area.x, area.y, area.width + 1, area.height + 1}, 1, colors.grid);
  if (has_cell(look.pegs, *look.city, cell)) {
    paint_peg(painter, area);
  } else {
    paint_cross(painter, area.center(), 1, colors.grid);
  }
}

void paint_cells(Painter& painter, const Look& look) {
  const City& city = *look.city;
  const Plan& plan = look.plan;
  for (int y = plan.top; y < plan.top + plan.rows; ++y) {
    for (int x = plan.left; x < plan.left + plan.columns; ++x) {
      const Rect area = plan.cell({x, y});
      if (!painter.sees({area.x, area.y, area.width + 1, area.height + 1})) continue;
      if (!city.has_tile(index_of(city, {x, y}))) paint_free_cell(painter, look, {x, y});
    }
  }
}

void paint_fields(Painter& painter, const Look& look) {
  const City& city = *look.city;
  const Shown shown = shown_of(look);
  for (int row = shown.first_row; row < shown.last_row; ++row) {
    const Rect whole = look.plan.whole();
    const Rect line = rect_of(look, row, 0);
    if (!painter.sees({whole.x, line.y, whole.width, line.height})) continue;
    for (int column = shown.first_column; column < shown.last_column; ++column) {
      const int kind = kind_at(city, row, column);
      if (kind < 0) continue;
      paint_field(painter, rect_of(look, row, column), static_cast<Kind>(kind),
                  is_pale(look, row, column));
    }
  }
}

// Those on the right and below as well.
void paint_edges(Painter& painter, const Look& look) {
  const City& city = *look.city;
  const int field = look.plan.field;
  const Shown shown = shown_of(look);
  for (int row = shown.first_row; row <= shown.last_row; ++row) {
    const Rect whole = look.plan.whole();
    const Rect line = rect_of(look, row, 0);
    if (!painter.sees({whole.x, line.y, whole.width + 1, field + 1})) continue;
    for (int column = shown.first_column; column <= shown.last_column; ++column) {
      const Rect area = rect_of(look, row, column);
      const int kind = kind_at(city, row, column);
      const bool pale = is_pale(look, row, column);
      const int west = kind_at(city, row, column - 1);
      const int north = kind_at(city, row - 1, column);
      if ((kind >= 0 || west >= 0) && row < shown.last_row) {
        paint_edge(painter, area.corner(), field, true, west, kind, pale);
      }
      if ((kind >= 0 || north >= 0) && column < shown.last_column) {
        paint_edge(painter, area.corner(), field, false, north, kind, pale);
      }
    }
  }
}

void paint_tourists(Painter& painter, const Look& look) {
  const City& city = *look.city;
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    const unsigned at = city.tourists.at[i];
    if (!look.plan.shows(cell_of_field(city, at))) continue;
    const int row = static_cast<int>(at / kFieldSide);
    const int column = static_cast<int>(at % kFieldSide);
    const Rect area = rect_of(look, row, column);
    // Its edges reach beyond it, and on a small field the tourist does.
    if (!painter.sees(area.inset(-kPawnReach))) continue;
    const Rect inside = {area.x + 1, area.y + 1, area.width - 1, area.height - 1};
    const auto kind = static_cast<Kind>(kind_at(city, row, column));
    // Where zones go on there is no line, so the ground covers its place too.
    paint_field_aside(painter, area, kind, is_pale(look, row, column));
    const int west = kind_at(city, row, column - 1);
    const int north = kind_at(city, row - 1, column);
    paint_edge(painter, area.corner(), area.width, true, west, kind, false);
    paint_edge(painter, area.corner(), area.width, false, north, kind, false);
    const bool lifted = at == look.lifted;
    paint_pawn(painter, area, lifted ? Pawn::lifted : Pawn::standing);
    if (look.dashed || lifted) {
      paint_dashes(painter, inside.inset(1), palette().raised);
    }
  }
}

}  // namespace

void paint_city(Painter& painter, const Look& look) {
  prepare_fields(look.plan.field);
  const Rect whole = look.plan.whole();
  if (!painter.sees(whole.inset(-kPawnReach))) return;
  paint_cells(painter, look);
  paint_fields(painter, look);
  paint_edges(painter, look);
  if (!look.plain) paint_tourists(painter, look);
}

void paint_worth(Painter& painter, const Rect& field, Kind kind, const char* worth) {
  if (!painter.sees(field)) return;
  const Palette& colors = palette();
  const Rect inside = {field.x + 1, field.y + 1, field.width - 1, field.height - 1};
  if (field.width < kLeastWorth) {
    const Rect dot = {inside.right() - kDot - 1, inside.bottom() - kDot - 1, kDot, kDot};
    painter.fill(dot, colors.raised);
    return painter.frame(dot, 1, colors.ink);
  }
  const bool large = field.width >= kLargeWorth;
  const Face& face = large ? kText : kNote;
  const int width = text_width(worth, face) + 4;
  const Rect plate = {inside.right() - width, inside.bottom() - face.cap_height - 4, width,
                      face.cap_height + 4};
  paint_ground(painter, inside, kind);
  paint_kind(painter, inside.corner(), kind, color_on(kind), large);
  painter.fill(plate, colors.raised);
  painter.text(plate, worth, face, colors.ink, Align::center);
}

void paint_ruler(Painter& painter, const Rect& area, unsigned laid, bool candidate) {
  if (!painter.sees({area.x, area.y, area.width, area.height + 1})) return;
  const Palette& colors = palette();
  constexpr int kSteps = 16;
  const int right = area.right() - 1;
  painter.down(right, area.y, area.height + 1, colors.ink);
  for (int step = 0; step <= kSteps; ++step) {
    const int y = area.y + area.height * step / kSteps;
    const int length = step % 4 == 0 ? area.width : area.width * 2 / 3;
    painter.across(right - length + 1, y, length, colors.ink);
    if (step == kSteps) break;
    const auto index = static_cast<unsigned>(kSteps - 1 - step);
    const int next = area.y + area.height * (step + 1) / kSteps;
    const Rect bar = {right - 5, y + 2, 5, next - y - 3};
    if (index < laid) {
      painter.fill(bar, index < 3 ? colors.faint : colors.ink);
    } else if (index == laid && candidate) {
      painter.fill(bar, colors.accent);
    }
  }
}

}  // namespace ui::cities
