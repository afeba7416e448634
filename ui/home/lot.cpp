#include "ui/home/lot.hpp"

#include "ui/core/symbols.hpp"
#include "ui/play/game_entry.hpp"

namespace ui {
namespace {

// Heights of lines.
constexpr int kName = 18, kLargeName = 22;
constexpr int kState = 15;
constexpr int kRoomy = 100;  // a lot as high as this has a larger name
constexpr int kBar = 3;      // how far the game is
constexpr int kEdge = 3;
constexpr int kMostPicture = 64;
constexpr int kMostPictureBeside = 44;
constexpr int kNarrow = 160;  // a lot that is narrower has words close by the picture
constexpr int kStacked = 80;  // a lot as high as this has room for two lines below a game's icon

// Lots share their lines: each draws the one above and the one on its left.
void paint_lines(Painter& painter, const Rect& lot) {
  painter.across(lot.x, lot.y, lot.width, palette().ink);
  if (lot.x > 0) painter.down(lot.x, lot.y, lot.height, palette().ink);
}

Rect inner(const Rect& lot) {
  const int left = lot.x > 0 ? 1 : 0;
  return {lot.x + left, lot.y + 1, lot.width - left, lot.height - 1};
}

// A symbol and a name, and nothing more.
bool is_plain(const Lot& lot) { return lot.game == nullptr && lot.state[0] == '\0'; }

bool is_wide(const Rect& area, const Lot& lot) {
  if (is_plain(lot)) return area.width >= 2 * area.height;
  return area.width > 2 * area.height || area.height < kStacked;
}

void paint_picture(Painter& painter, const Rect& area, const Lot& lot) {
  if (lot.map != nullptr) {
    paint_small_map(painter, area, *lot.map);
  } else if (lot.game != nullptr) {
    lot.game->draw_icon(painter, area);
  } else {
    painter.symbol(*lot.symbol, area, palette().ink);
  }
}

// A state that is too long for a line takes more where there is room, else it is left out.
void paint_words(Painter& painter, const Rect& area, const char* name, bool large, const Lot& lot,
                 Align align) {
  const Palette& colors = palette();
  const int line = large ? kLargeName : kName;
  const int wanted = paragraph_height(lot.state, kNote, area.width);
  const int state = line + wanted <= area.height ? wanted : 0;
  const int top = area.y + (area.height - line - state) / 2;
  const Face& face = fitting(name, area.width, large ? kTitle : kText);
  painter.text({area.x, top, area.width, line}, name, face, colors.ink, align);
  if (state == 0) return;
  const Color color = lot.progress.all != 0 ? colors.ink : colors.note;
  painter.paragraph({area.x, top + line, area.width, state}, lot.state, kNote, color, align);
}

void paint_lot(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const Lot& lot = *static_cast<const Lot*>(view.spec.more);
  const Rect inside = inner(view.area);
  paint_lines(painter, view.area);
  painter.fill(inside, lot.game != nullptr ? colors.raised : colors.ground);
  const Rect room = {inside.x, inside.y + 1, inside.width, inside.height - kBar - 1};
  if (is_wide(view.area, lot)) {
    const int side = room.height - 2 < kMostPictureBeside ? room.height - 2 : kMostPictureBeside;
    const bool narrow = view.area.width < kNarrow && !is_plain(lot);
    const int wide = narrow ? kMostPictureBeside : side + 2 * kEdge;
    const Rect picture = {room.x + kEdge, room.y, wide, room.height};
    paint_picture(painter, picture.middle({side, side}), lot);
    const int left = picture.right() + kEdge;
    paint_words(painter, {left, room.y, room.right() - left - kEdge, room.height}, view.spec.label,
                false, lot, Align::left);
  } else {
    const bool stated = lot.state[0] != '\0';
    const bool large = view.area.height >= kRoomy;
    const int words = (large ? kLargeName : kName) + (stated ? kState : 0);
    const int high = room.height - words - 2;
    const int side = high < kMostPicture ? high : kMostPicture;
    const int gap = (high - side) / 3;
    paint_picture(painter, {room.x, room.y + 1 + gap, room.width, side}, lot);
    paint_words(painter, Rect{room.x, room.y + 1 + 2 * gap + side, room.width, words}.inset(1, 0),
                view.spec.label, large, lot, Align::center);
  }
  if (lot.progress.all != 0) {
    const int far = inside.width * lot.progress.done / lot.progress.all;
    painter.fill({inside.x, inside.bottom() - kBar, far, kBar}, colors.ink);
  }
  if (view.pressed) painter.frame(inside, 3, colors.ink);
}

}  // namespace

lv_obj_t* add_lot(lv_obj_t* root, TargetSpec spec, const Lot& lot) {
  spec.paint = paint_lot;
  spec.more = &lot;
  return add_target(root, spec);
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
