// What the screen of one city draws.
#include <algorithm>

#include "ui/cities/city_screen.hpp"
#include "ui/cities/play_layout.hpp"
#include "ui/cities/wash.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/write.hpp"
#include "ui/play/setup/player.hpp"
#include "ui/play/side.hpp"

namespace ui::cities {

void CityScreen::paint_board(Painter& painter, const TargetView& view) const {
  painter.fill(view.area, palette().ground);
  Look look{.city = &city(), .plan = plan()};
  const bool chosen = tour_.count > 0;
  if (chosen) look.pale = not_concerned(reason());
  add_unwashed(look.pale);
  paint_city(painter, look);
  if (chosen) paint_reason(painter, look, reason(), tour_.field[index_]);
  if (tells_ == Tells::all) paint_tags(painter);
}

// The letters of the list.
void CityScreen::paint_tags(Painter& painter) const {
  const Palette& colors = palette();
  for (unsigned i = 0; i < tour_.count; ++i) {
    const Rect field = field_rect(plan(), city(), tour_.field[i]);
    const Rect tag = {field.x - 1, field.y - 2, 11, 12};
    if (!painter.sees(tag)) continue;
    const char letter[] = {static_cast<char>('A' + i), 0};
    painter.fill(tag, i == index_ ? colors.accent : colors.raised);
    painter.frame(tag, 1, colors.ink);
    painter.text(tag, letter, kNote, i == index_ ? colors.on_accent : colors.ink, Align::center);
  }
}

// A name that has no room is left to the chip.
void CityScreen::paint_whose(Painter& painter, const Rect& room) const {
  if (match_->players() == 1 || tells_ == Tells::one) return;
  const Rect rest = paint_player(painter, room, *match_, whose_, kBesideChip - 1);
  const char* name = match_->label(whose_);
  const Face& face = fitting(name, rest.width, kText);
  if (text_width(name, face) <= rest.width) painter.text(rest, name, face, palette().ink);
}

void CityScreen::paint(Painter& painter) const {
  const auto paint_whose = [](Painter& to, const Rect& room, const void* more) {
    static_cast<const CityScreen*>(more)->paint_whose(to, room);
  };
  paint_title_line(painter, {.title = match_->entry().name,
                             .lead = lead_,
                             .back = tells_ == Tells::all,
                             .paint_more = paint_whose,
                             .more = this});
  const Parts parts = parts_now();
  if (tells_ == Tells::one) {
    if (painter.sees(parts.told)) paint_one(painter, parts.told);
    return;
  }
  painter.fill(frame().body(), palette().ground);
  if (painter.sees(parts.told)) paint_list(painter, parts.told);
  paint_total(painter, parts.total);
}

// --- all that pays -------------------------------------------------------------------------------

void CityScreen::paint_list(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const Text head = match_->level() == 3 ? Text::cities_fields_beside : Text::cities_fields;
  painter.text({area.x, area.y, area.width - 36, kHead}, text(head), kNote, colors.note,
               Align::right);
  painter.text({area.right() - 32, area.y, 28, kHead}, text(Text::cities_pts), kNote, colors.note,
               Align::right);
  const int height = std::min((area.height - kHead) / static_cast<int>(rc::kTourists), 24);
  Rect row = {area.x, area.y + kHead, area.width, height};
  for (unsigned i = 0; i < tour_.count; ++i, row.y += height) {
    if (painter.sees(row)) paint_row(painter, row, i);
  }
  if (tour_.count == 0) {
    painter.paragraph({area.x + 4, row.y + 4, area.width - 8, 40}, text(Text::cities_nobody), kText,
                      colors.note);
  }
}

void CityScreen::paint_row(Painter& painter, const Rect& row, unsigned index) const {
  const Palette& colors = palette();
  const Paid& reason = paid(index);
  const bool chosen = index == index_;
  const Color ink = chosen ? colors.raised : colors.ink;
  if (chosen) painter.fill(row, colors.ink);
  const char letter[] = {static_cast<char>('A' + index), 0};
  painter.text({row.x + 4, row.y, 14, row.height}, letter, kText, ink);
  const bool high = row.height >= 17;
  const int side = high ? 15 : 13;
  paint_sign(painter, Rect{row.x + 18, row.y, side, row.height}.middle({side, side}), reason.kind);
  painter.text({row.right() - 32, row.y, 28, row.height}, Digits(reason.paid ? reason.points : 0),
               high ? kTitle : kText, ink, Align::right);
  char words[24] = "";
  if (reason.kind == rc::kTerrace) {
    if (match_->level() > 1) write(words, Text::cities_view, int{reason.points});
  } else if (!reason.paid) {
    write(words, Text::cities_same_zone);
  } else if (match_->level() == 3) {
    write(words, "%d + %d", int{reason.zone}, int{reason.beside});
  } else {
    write(words, "%d", int{reason.zone});
  }
  painter.text({row.x + 36, row.y, row.width - 36 - 36, row.height}, words, kText, ink,
               Align::right);
}

void CityScreen::paint_total(Painter& painter, const Rect& area) const {
  const Color ink = palette().ink;
  const Digits total(rc::sheet_of(match_->seen(), whose_).total);
  const char* const name = text(Text::score_total);
  if (area.height < kTitle.line_height + kNumber.line_height) {
    painter.across(area.x, area.y, area.width, ink);
    painter.text({area.x + 4, area.y + 2, area.width, area.height}, name, kTitle, ink);
    painter.text({area.x, area.y + 2, area.width - 4, area.height}, total, kNumber, ink,
                 Align::right);
  } else {
    painter.text({area.x, area.y, area.width, 24}, name, kTitle, ink, Align::center);
    painter.text({area.x, area.y + 26, area.width, 30}, total, kNumber, ink, Align::center);
  }
}

// --- what pays one -------------------------------------------------------------------------------

void CityScreen::paint_one(Painter& painter, const Rect& rail) const {
  const Palette& colors = palette();
  const Layout played = play_layout(Stage::lay);
  const bool landscape = frame().landscape();
  paint_side(painter, rail);
  const Rect& numbers = played.numbers;
  const Rect head = {numbers.x, rail.y + 4, landscape ? numbers.width : 64, 28};
  paint_sign(painter, {head.x, head.y + 3, 22, 22}, reason().kind);
  painter.text({head.x + 28, head.y, head.width - 28, head.height},
               Digits(reason().paid ? reason().points : 0), kNumber, colors.ink);
  Rect below = {head.x, head.bottom() + 4, numbers.width, played.undo.y - head.bottom() - 8};
  if (!landscape) {
    const int left = std::min(numbers.x, played.tile.x);
    const int right = std::max(numbers.right(), played.tile.right());
    below = {left, head.bottom() + 2, right - left, 30};
  }
  if (reason().kind != rc::kTerrace) return paint_zone(painter, below);
  if (match_->level() == 1) {
    return painter.paragraph(below, text(Text::cities_terrace_unpaid), kNote, colors.note);
  }
  paint_views(painter, below);
  if (!landscape) return;
  const int y = below.y + 4 * 18 + 2;
  painter.fill({below.x, y + 6, 12, kCropReach - 2}, colors.accent);
  painter.text({below.x + 16, y, below.width - 16, 14}, text(Text::cities_view_ends), kNote,
               colors.note);
}

int CityScreen::count_of(const Fields& fields, Kind kind) const {
  int many = 0;
  for (unsigned field = 0; field < kFields; ++field) {
    many += has(fields, field) && kind_of_field(city(), field) == kind ? 1 : 0;
  }
  return many;
}

// A line a direction: how much is seen, and of what.
void CityScreen::paint_views(Painter& painter, const Rect& area) const {
  const Color ink = palette().ink;
  const bool two = !frame().landscape();
  const int line = two ? area.height / 2 : 18;
  for (unsigned direction = 0; direction < rc::kDirections; ++direction) {
    const Fields& view = reason().views[direction];
    const int index = static_cast<int>(direction);
    const int x = area.x + (two ? index % 2 * area.width / 2 : 0);
    const int y = area.y + (two ? index / 2 : index) * line;
    paint_direction(painter, {x, y + (line - 9) / 2}, direction, ink);
    painter.text({x + 13, y, 18, line}, Digits(static_cast<int>(count(view))), kTitle, ink);
    int at = x + 28;
    for (const Kind kind : {rc::kWater, rc::kPark}) {
      const int many = count_of(view, kind);
      if (many == 0 || two) continue;
      paint_sign(painter, {at, y + (line - 13) / 2, 13, 13}, kind);
      painter.text({at + 14, y, 8, line}, Digits(many), kNote, ink);
      at += 21;
    }
  }
}

void CityScreen::paint_zone(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const bool landscape = frame().landscape();
  const auto row = [&](int index, Kind kind, const char* form, int count) {
    const int x = area.x + (landscape ? 0 : index * 64);
    const int y = area.y + (landscape ? index * 20 : 0);
    char words[8];
    write(words, form, count);
    paint_sign(painter, {x, y + 1, 17, 17}, kind);
    painter.text({x + 24, y, 40, 19}, words, kTitle, colors.ink);
  };
  row(0, reason().kind, "%d", static_cast<int>(count(reason().zone)));
  if (match_->level() == 3) {
    row(1, reason().kind == rc::kAttraction ? rc::kTerrace : rc::kWater, "+%d",
        static_cast<int>(count(reason().beside)));
  }
  if (reason().paid) return;
  const int used = landscape ? 42 : 18;
  painter.paragraph({area.x, area.y + used, area.width, area.height - used},
                    text(Text::cities_zone_taken), kNote, colors.note);
}

}  // namespace ui::cities
