#include "ui/home/lot.hpp"

#include <initializer_list>

#include "ui/core/symbols.hpp"
#include "ui/play/game_entry.hpp"

namespace ui {
namespace {

constexpr int kLabelHeight = 30;
constexpr int kGridStep = 16;

// Lots share their lines: each draws the one above and the one on its left.
void paint_lines(Painter& painter, const Rect& lot) {
  painter.across(lot.x, lot.y, lot.width, palette().ink);
  if (lot.x > 0) painter.down(lot.x, lot.y, lot.height, palette().ink);
}

Rect inner(const Rect& lot) {
  const int left = lot.x > 0 ? 1 : 0;
  return {lot.x + left, lot.y + 1, lot.width - left, lot.height - 1};
}

void paint_lot(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const TargetSpec& spec = view.spec;
  const auto* game = static_cast<const GameEntry*>(spec.more);
  const Rect inside = inner(view.area);
  paint_lines(painter, view.area);
  painter.fill(inside, game != nullptr ? colors.raised : colors.ground);

  const Rect picture = {inside.x, inside.y + 2, inside.width, inside.height - kLabelHeight + 4};
  if (game != nullptr) {
    game->draw_icon(painter, picture);
  } else {
    painter.symbol(*spec.symbol, picture, colors.ink);
  }
  const Rect label = {inside.x, inside.bottom() - kLabelHeight, inside.width, kLabelHeight - 4};
  painter.text(label.inset(2, 0), spec.label, kText, colors.ink, Align::center);
  if (view.pressed) painter.frame(inside, 3, colors.ink);
}

// The last grid line that leaves room for a stake.
int last_line(int length) { return (length - kGridStep + 4) / kGridStep * kGridStep; }

void stake(Painter& painter, Point at, Color color) {
  painter.across(at.x - 3, at.y, 7, color);
  painter.down(at.x, at.y - 3, 7, color);
}

}  // namespace

lv_obj_t* add_lot(lv_obj_t* root, TargetSpec spec) {
  spec.paint = paint_lot;
  return add_target(root, spec);
}

void paint_vacant_lot(Painter& painter, const Rect& lot, int number) {
  if (!painter.sees(lot)) return;
  const Palette& colors = palette();
  paint_lines(painter, lot);
  const Rect inside = inner(lot);
  painter.fill(inside, colors.ground);
  for (int x = kGridStep; x < lot.width; x += kGridStep) {
    painter.down(lot.x + x, inside.y, inside.height, colors.grid);
  }
  for (int y = kGridStep; y < lot.height; y += kGridStep) {
    painter.across(inside.x, lot.y + y, inside.width, colors.grid);
  }
  const int right = lot.x + last_line(lot.width);
  const int bottom = lot.y + last_line(lot.height);
  for (const int x : {lot.x + kGridStep, right}) {
    for (const int y : {lot.y + kGridStep, bottom}) stake(painter, {x, y}, colors.faint);
  }
  const char digits[] = {static_cast<char>('0' + number), '\0'};
  painter.text(lot, digits, kNote, colors.faint, Align::center);
}

void paint_plat_emblem(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  painter.fill(area, colors.ground);
  for (int at = 11; at < area.width; at += 11) {
    painter.down(area.x + at, area.y, area.height, colors.grid);
    painter.across(area.x, area.y + at, area.width, colors.grid);
  }
  painter.frame(area, 1, colors.ink);
  painter.symbol(symbol_plat_roof, area, colors.area(Wash::red).color);
  painter.symbol(symbol_plat_house, area, colors.ink);
}

}  // namespace ui
