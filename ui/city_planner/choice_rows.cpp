// The results that can be chosen, a row each, and what is said about them.
#include "ui/city_planner/choice_screen.hpp"
#include "ui/city_planner/items.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

constexpr int kNoCheck = 4;  // px on the right of a row without a mark

int row_check(int width) { return width > 230 ? 18 : kNoCheck; }

}  // namespace

// What touches on the cards can do here; nullptr: nothing.
const char* ChoiceScreen::hint() const {
  const rule::Choices open = rule::choices(position(), rule::shown_six(position()));
  const bool marked = open.mixed != 0 || open.doubles;
  if (marked && open.parkable != 0) return text(Text::planner_touch_both);
  if (marked) return text(Text::planner_touch_marked);
  return text(Text::planner_touch_park);
}

void ChoiceScreen::paint_about_rows(Painter& painter, const Parts& parts) const {
  const Palette& colors = palette();
  if (guide() != nullptr) return;
  painter.text(parts.head, head_, kNote, colors.note);
  const int used = rows_shown() < row_count() ? rows_shown() + 1 : row_count();
  const int below = parts.rows.y + used * kTouch + 6;
  if (below + 2 * kNote.line_height > parts.rows.bottom()) return;
  painter.paragraph({parts.rows.x + 4, below, parts.rows.width - 8, parts.rows.bottom() - below},
                    hint(), kNote, colors.note);
}

void ChoiceScreen::paint_row(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const int row = view.spec.value;
  const bool chosen = static_cast<size_t>(row) == picker().row() || view.pressed;
  const Color ink = chosen ? colors.raised : colors.ink;
  const Color note = chosen ? colors.raised : colors.note;
  const Rect& area = view.area;
  painter.fill(area, chosen ? colors.ink : colors.raised);
  painter.frame({area.x, area.y, area.width, area.height + 1}, 1, colors.ink);

  const Outcome shown = outcome_of(row);
  char words[12];
  write(words, "%d", int{shown.vp});
  painter.text({area.x + 6, area.y, 30, area.height}, words, kNumber, ink);
  const int unit = area.x + 8 + text_width(words, kNumber);
  painter.text({unit, area.y + 6, 20, area.height - 6}, text(Text::planner_vp), kNote, note);
  write_money(words, sizeof words, shown.money - static_cast<int>(dice_));
  painter.text({area.x + 46, area.y, 40, area.height}, words, kTitle, ink, Align::right);
  painter.down(area.x + 91, area.y + 8, area.height - 16, note);

  if (yours() && static_cast<size_t>(row) == picker().row()) {
    painter.text({area.x + 46, area.bottom() - 15, 40, 14}, text(Text::planner_yours), kNote, note,
                 Align::right);
  }
  const int x = area.x + 97;
  const int check = row_check(area.width);
  Items items(position(), shown, dice_);
  (void)items.lay(area.width - (x - area.x) - check);
  const auto count = static_cast<int>(items.lines());
  const int pitch = count > 2 ? 14 : 17;
  int y = area.y + (area.height - count * pitch) / 2 + 1;
  for (int i = 0; i < count; ++i) {
    const char* line = items.line(static_cast<size_t>(i));
    const int width = area.right() - x - check;
    const Face& face = i == 0 && count < 3 ? fitting(line, width, kText) : kNote;
    painter.text({x, y, width, pitch}, line, face, i == 0 ? ink : note);
    y += pitch;
  }
  if (chosen && !view.pressed && check > kNoCheck) {
    painter.symbol(symbol_planner_check, Rect{area.right() - 18, area.y, 16, area.height}, ink);
  }
}

void ChoiceScreen::paint_more(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const Rect& area = view.area;
  painter.fill(area, view.pressed ? colors.ink : colors.ground);
  painter.frame(area, 1, colors.ink);
  const Color ink = view.pressed ? colors.raised : colors.ink;
  const int first = first_row() + 1;
  int last = first - 1 + rows_shown();
  if (last > row_count()) last = row_count();
  char words[32];
  write(words, Text::planner_rows, first, last, row_count());
  painter.text({area.x + 10, area.y, area.width - 60, area.height}, words, kText, ink);
  painter.text({area.x, area.y, area.width - 28, area.height}, text(Text::planner_more), kTitle,
               ink, Align::right);
  painter.symbol(symbol_forward, Rect{area.right() - 22, area.y, 14, area.height}, ink);
}

}  // namespace ui::city_planner
