#include "ui/city_planner/cards.hpp"

#include <lvgl.h>

#include "ui/core/geometry.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

constexpr int kLowCell = 14;
constexpr int kGap = 2;         // above and below the cards
constexpr int kLargeCell = 30;  // from this height of a cell on everything is drawn larger
constexpr int kChosen = 3;      // the frame of the chosen card

constexpr int columns(bool plan) { return plan ? 3 : static_cast<int>(rule::kCards); }
constexpr int rows(bool plan) { return plan ? 3 : 1; }

}  // namespace

Rect CardTable::slot(int index) const {
  const int pitch = area_.width / columns(plan_);
  const int down = (area_.height - 1) / rows(plan_);
  const int left = area_.x + (area_.width - columns(plan_) * pitch + 1) / 2;
  return {left + index % columns(plan_) * pitch, area_.y + kGap + index / columns(plan_) * down,
          pitch - (plan_ ? kGap : 1), down - kGap};
}

// In the plan the corner of the menu stays free, and the last place.
Rect CardTable::card(unsigned card) const {
  const int index = static_cast<int>(card) - 1;
  const int corner = frame().left_hand ? 0 : 2;
  return slot(plan_ && index >= corner ? index + 1 : index);
}

Rect CardTable::free_place(int index) const {
  const int corner = frame().left_hand ? 0 : 2;
  return slot(index == 0 ? corner : 8);
}

// What the cells leave.
Rect CardTable::head(unsigned card) const {
  const Rect whole = this->card(card);
  const int cells = plan_ ? 2 * ((whole.height - 18) / 2) : 6 * ((whole.height - 18) / 6);
  return {whole.x, whole.y, whole.width, whole.height - cells};
}

Rect CardTable::cell(unsigned card, unsigned face) const {
  const Rect whole = this->card(card);
  const Rect top = head(card);
  const Rect cells = {whole.x + 1, top.bottom(), whole.width - 1, whole.bottom() - top.bottom()};
  const int index = static_cast<int>(face) - 1;
  if (plan_) {
    const Rect column = cells.column(index % 3, 3, 0);
    const int height = cells.height / 2;
    return {column.x, cells.y + index / 3 * height, column.width - 1, height - 1};
  }
  const int height = cells.height / 6;
  return {cells.x, cells.y + (5 - index) * height, cells.width - 1, height - 1};
}

unsigned CardTable::face_at(unsigned card, Point point) const {
  for (unsigned face = 1; face <= rule::kFaces; ++face) {
    const Rect area = cell(card, face);
    if (Rect{area.x, area.y, area.width + 1, area.height + 1}.contains(point)) return face;
  }
  return 0;
}

void CardTable::paint_head(Painter& painter, unsigned card, const CardLook& look) const {
  const Palette& colors = palette();
  const Rect top = head(card);
  if (!painter.sees(top)) return;
  // Where accent is ink the chosen head is turned inside out.
  const bool inverted = look.chosen && colors.accent == colors.ink;
  painter.fill(top, inverted ? colors.raised : look.chosen ? colors.accent : colors.ink);
  const Color on = inverted ? colors.ink : look.chosen ? colors.on_accent : colors.ground;
  painter.text({top.x + 6, top.y, 12, top.height}, Digits(static_cast<int>(card)), kTitle, on);
  int right = top.right() - 4;
  if (look.locked) {
    const auto width = static_cast<int>(symbol_planner_lock.header.w);
    right -= width;
    painter.symbol(symbol_planner_lock, Rect{right, top.y, width, top.height - 1}, on);
  }
  if (look.change == 0) return;
  const char* price = text(Text::planner_price);
  const int width = text_width(price, kText);
  painter.text({right - width, top.y, width, top.height}, price, kText, on);
  const lv_image_dsc_t& arrow = look.change > 0 ? symbol_planner_up : symbol_planner_down;
  painter.symbol(arrow, Rect{right - width - 8, top.y, 7, top.height}, on);
}

// Where no die stands there is its number, but not on a building that shows that it scored.
void CardTable::paint_cell(Painter& painter, unsigned card, unsigned face, Tone tone,
                           bool stands) const {
  const Palette& colors = palette();
  const Rect area = cell(card, face);
  // The line to the next cell too; on a low one stands what is higher.
  const Rect whole = {area.x, area.y, area.width + 1, area.height + 1};
  if (!painter.sees(whole.inset(area.height < kLowCell ? -5 : -1))) return;
  const Building kind = rule::building(card, face);
  const bool large = area.height >= kLargeCell;
  painter.fill({area.x, area.bottom(), whole.width, 1}, colors.grid);
  painter.fill({area.right(), area.y, 1, area.height}, colors.grid);
  paint_ground(painter, area, kind, tone);

  if (plan_) {
    // In the upper right corner: the die or its number has the lower left one.
    const lv_image_dsc_t& image = symbol_of(kind, large);
    const auto width = static_cast<int>(image.header.w);
    const auto height = static_cast<int>(image.header.h);
    const int top = large ? 4 : 2;
    const Rect symbol = {area.right() - width - 2, area.y + top, width, height};
    paint_symbol(painter, symbol, kind, tone, large);
    if (stands) {
      const int side = large ? 20 : 14;
      paint_die(painter, {area.x + 1, area.bottom() - side - 1, side, side}, face);
      return;
    }
    if (tone == Tone::full) return;
    const char digit[] = {static_cast<char>('0' + face), '\0'};
    painter.text({area.x + 3, area.bottom() - 14, 10, 13}, digit, kText, colors.note);
    return;
  }
  const int half = area.width / 2;
  paint_symbol(painter, {area.x + half - 2, area.y, area.width - half, area.height}, kind, tone,
               large);
  if (stands) {
    const int side = large ? 24 : 16;
    paint_die(painter, Rect{area.x + 2, area.y, half - 4, area.height}.middle({side, side}), face);
    return;
  }
  if (tone == Tone::full) return;
  const char digit[] = {static_cast<char>('0' + face), '\0'};
  painter.text({area.x + 2, area.y, half - 6, area.height}, digit, kText, colors.note,
               Align::center);
}

void CardTable::paint(Painter& painter, unsigned card, const CardLook& look) const {
  const Rect whole = this->card(card);
  if (!painter.sees(whole)) return;
  const Palette& colors = palette();
  const Rect clip = painter.narrow(whole);
  paint_head(painter, card, look);
  for (unsigned face = 1; face <= rule::kFaces; ++face) {
    if (face == look.face) continue;
    paint_cell(painter, card, face, face == look.scored ? Tone::full : Tone::washed, false);
  }
  painter.frame(whole, 1, colors.ink);
  if (look.chosen) painter.frame(whole, kChosen, colors.accent);
  if (look.face != 0) {
    paint_cell(painter, card, look.face, Tone::full, true);
    const Rect stands = cell(card, look.face);
    painter.frame({stands.x - 1, stands.y - 1, stands.width + 2, stands.height + 2}, 1,
                  look.chosen ? colors.accent : colors.ink);
  }
  painter.clip_to(clip);
}

}  // namespace ui::city_planner
