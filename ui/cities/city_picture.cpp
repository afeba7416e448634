#include "ui/cities/city_picture.hpp"

namespace ui::cities {
namespace {

constexpr int kPawnReach = 6;  // of the smallest pawn beyond the smallest field

bool is_pale(const Look& look, int row, int column) { return has(look.pale, row, column); }

Rect field_of(const Look& look, int row, int column) {
  const Cell home = cell_of(*look.city, 0);
  const Plan& plan = look.plan;
  return {plan.origin.x + ((home.x - plan.left) * 2 + column) * plan.field,
          plan.origin.y + ((home.y - plan.top) * 2 + row) * plan.field, plan.field, plan.field};
}

void paint_cross(Painter& painter, Point middle, int reach, Color color) {
  painter.across(middle.x - reach, middle.y, 2 * reach + 1, color);
  painter.down(middle.x, middle.y - reach, 2 * reach + 1, color);
}

void paint_free_cell(Painter& painter, const Look& look, Cell cell) {
  const Palette& colors = palette();
  const Rect area = look.plan.cell(cell);
  painter.frame({area.x, area.y, area.width + 1, area.height + 1}, 1, colors.grid);
  const int row = cell.y + look.city->home_row + 1;
  const int column = cell.x + look.city->home_column + 1;
  const bool in_frame = row >= 0 && column >= 0 && row < static_cast<int>(rc::kFrameSide) &&
                        column < static_cast<int>(rc::kFrameSide);
  const Point middle = {area.x + area.width / 2, area.y + area.height / 2};
  if (in_frame &&
      (look.pegs & rc::frame_bit(static_cast<unsigned>(row), static_cast<unsigned>(column)))) {
    const Rect inside = {area.x + 1, area.y + 1, area.width - 1, area.height - 1};
    paint_dashes(painter, inside.inset(area.width > 36 ? 3 : 2), colors.faint);
    paint_cross(painter, middle, 4, colors.ink);
  } else {
    paint_cross(painter, middle, 1, colors.grid);
  }
}

void paint_cells(Painter& painter, const Look& look) {
  const City& city = *look.city;
  const Plan& plan = look.plan;
  for (int y = plan.top; y < plan.top + plan.rows; ++y) {
    for (int x = plan.left; x < plan.left + plan.columns; ++x) {
      const Rect area = plan.cell({x, y});
      if (!painter.sees({area.x, area.y, area.width + 1, area.height + 1})) continue;
      const unsigned index = index_of(city, {x, y});
      if (index == rc::kCells || city.tiles[index] == 0) paint_free_cell(painter, look, {x, y});
    }
  }
}

void paint_fields(Painter& painter, const Look& look) {
  const City& city = *look.city;
  for (int row = 0; row < 8; ++row) {
    const Rect line = field_of(look, row, 0);
    if (!painter.sees({line.x, line.y, 8 * line.width, line.height})) continue;
    for (int column = 0; column < 8; ++column) {
      const int kind = kind_at(city, row, column);
      if (kind < 0) continue;
      paint_field(painter, field_of(look, row, column), static_cast<Kind>(kind),
                  is_pale(look, row, column));
    }
  }
}

void paint_edges(Painter& painter, const Look& look) {
  const City& city = *look.city;
  const int field = look.plan.field;
  for (int row = 0; row <= 8; ++row) {
    const Rect line = field_of(look, row, 0);
    if (!painter.sees({line.x, line.y, 9 * field + 1, field + 1})) continue;
    for (int column = 0; column <= 8; ++column) {
      const Rect area = field_of(look, row, column);
      const int kind = kind_at(city, row, column);
      const bool pale = is_pale(look, row, column);
      const int west = kind_at(city, row, column - 1);
      const int north = kind_at(city, row - 1, column);
      if (kind >= 0 || west >= 0) {
        paint_edge(painter, area.corner(), field, true, west, kind, pale);
      }
      if (kind >= 0 || north >= 0) {
        paint_edge(painter, area.corner(), field, false, north, kind, pale);
      }
    }
  }
}

void paint_tourists(Painter& painter, const Look& look) {
  const City& city = *look.city;
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    const unsigned at = city.tourists.at[i];
    const int row = static_cast<int>(at / rc::kFieldSide);
    const int column = static_cast<int>(at % rc::kFieldSide);
    const Rect area = field_of(look, row, column);
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
  constexpr int kRoomForBoth = 20;
  const bool small = field.width < kRoomForBoth;
  const Face& face = field.width < 24 ? kNote : kText;
  const int width = text_width(worth, face) + 4;
  const Rect inside = {field.x + 1, field.y + 1, field.width - 1, field.height - 1};
  Rect box = inside.middle(
      {width < inside.width ? width | 1 : inside.width, face.cap_height + (small ? 4 : 3)});
  paint_ground(painter, inside, kind);
  if (!small) {
    paint_kind(painter, {inside.x + (inside.width - 12) / 2, inside.y}, kind, color_on(kind));
    box.y = inside.bottom() - box.height;
  }
  painter.fill(box, colors.raised);
  painter.frame(box, 1, colors.ink);
  painter.text(box, worth, face, colors.ink, Align::center);
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
