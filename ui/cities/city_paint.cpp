// What the screen of one city draws.
#include <bit>

#include "rules/core/text.hpp"
#include "ui/cities/city_screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/setup/player.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

}  // namespace

void CityScreen::paint_board(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  painter.fill(area, colors.ground);
  Look look{.city = &city_, .plan = plan_};
  const bool chosen = tour_.count > 0;
  if (chosen) look.pale = not_concerned(reason_[index_]);
  paint_city(painter, look);
  if (chosen) paint_reason(painter, look, reason_[index_], tour_.field[index_]);
  for (unsigned i = 0; i < tour_.count; ++i) {
    const Rect field = field_rect(plan_, city_, tour_.field[i]);
    const Rect tag = {field.x - 1, field.y - 2, 11, 12};
    if (!painter.sees(tag)) continue;
    const char letter[] = {static_cast<char>('A' + i), 0};
    painter.fill(tag, i == index_ ? colors.accent : colors.raised);
    painter.frame(tag, 1, colors.ink);
    painter.text(tag, letter, kNote, i == index_ ? colors.on_accent : colors.ink, Align::center);
  }
}

void CityScreen::paint_row(Painter& painter, const Rect& row, unsigned index) const {
  const Palette& colors = palette();
  const Reason& reason = reason_[index];
  const bool chosen = index == index_;
  const Color ink = chosen ? colors.raised : colors.ink;
  if (chosen) painter.fill(row, colors.ink);
  const char letter[] = {static_cast<char>('A' + index), 0};
  painter.text({row.x + 4, row.y, 14, row.height}, letter, kText, ink);
  const int side = row.height >= 17 ? 15 : 13;
  paint_sign(painter, Rect{row.x + 18, row.y, side, row.height}.middle({side, side}), reason.kind);
  char points[8];
  rules::Writer(points, sizeof points).add(reason.paid ? reason.points : 0);
  const Face& face = row.height >= 17 ? kTitle : kText;
  painter.text({row.right() - 32, row.y, 28, row.height}, points, face, ink, Align::right);
  char words[24];
  if (reason.kind == rc::kTerrace) {
    lv_snprintf(words, sizeof words, text(Text::cities_view), static_cast<int>(reason.points));
  } else if (!reason.paid) {
    lv_snprintf(words, sizeof words, "%s", text(Text::cities_same_zone));
  } else if (match_->level() == 3) {
    lv_snprintf(words, sizeof words, "%d + %d", std::popcount(reason.zone),
                std::popcount(reason.beside));
  } else {
    lv_snprintf(words, sizeof words, "%d", std::popcount(reason.zone));
  }
  painter.text({row.x + 36, row.y, row.width - 36 - 36, row.height}, words, kText, ink,
               Align::right);
}

void CityScreen::paint_list(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const Text head = match_->level() == 3 ? Text::cities_fields_beside : Text::cities_fields;
  painter.text({area.x, area.y, area.width - 36, kHead}, text(head), kNote, colors.note,
               Align::right);
  painter.text({area.right() - 32, area.y, 28, kHead}, text(Text::cities_pts), kNote, colors.note,
               Align::right);
  int height = (area.height - kHead) / static_cast<int>(rc::kTourists);
  if (height > 24) height = 24;
  for (unsigned i = 0; i < tour_.count; ++i) {
    const Rect row = {area.x, area.y + kHead + static_cast<int>(i) * height, area.width, height};
    if (painter.sees(row)) paint_row(painter, row, i);
  }
  if (tour_.count == 0) {
    painter.paragraph({area.x + 4, area.y + kHead + 4, area.width - 8, 40},
                      text(Text::cities_nobody), kText, colors.note);
  }
}

// A name that has no room is left to the chip.
void CityScreen::paint_whose(Painter& painter, const Rect& room) const {
  if (match_->players() == 1) return;
  const Rect rest = paint_player(painter, room, *match_, whose_, kBesideChip - 1);
  const char* name = text(seat_name(match_->seat(whose_)));
  const Face& face = fitting(name, rest.width, kText);
  if (text_width(name, face) <= rest.width) painter.text(rest, name, face, palette().ink);
}

void CityScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const auto paint_whose = [](Painter& to, const Rect& room, const void* more) {
    static_cast<const CityScreen*>(more)->paint_whose(to, room);
  };
  paint_title_line(painter, {.title = match_->entry().name,
                             .lead = lead_,
                             .back = true,
                             .paint_more = paint_whose,
                             .more = this});
  painter.fill(frame().body(), colors.ground);
  const Parts parts = parts_now();
  if (painter.sees(parts.list)) paint_list(painter, parts.list);
  char total[8];
  rules::Writer(total, sizeof total).add(total_);
  const Rect& area = parts.total;
  if (area.height < kTitle.line_height + kNumber.line_height) {
    painter.across(area.x, area.y, area.width, colors.ink);
    painter.text({area.x + 4, area.y + 2, area.width, area.height}, text(Text::score_total), kTitle,
                 colors.ink);
    painter.text({area.x, area.y + 2, area.width - 4, area.height}, total, kNumber, colors.ink,
                 Align::right);
  } else {
    painter.text({area.x, area.y, area.width, 24}, text(Text::score_total), kTitle, colors.ink,
                 Align::center);
    painter.text({area.x, area.y + 26, area.width, 30}, total, kNumber, colors.ink, Align::center);
  }
}

}  // namespace ui::cities
