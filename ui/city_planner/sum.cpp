#include "ui/city_planner/sum.hpp"

#include <lvgl.h>

#include "ui/city_planner/game.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
// What the two multiplications leave open, the money that is lost first.
void Sum::tell_remark(const Working& work, unsigned lost) {
  const auto tell = [&](Text form, unsigned value) { write(remark_, form, value); };
  remark_[0] = longer_[0] = '\0';
  if (lost != 0) {
    const Text lone = work.reds != 0 ? Text::planner_lone_red : Text::planner_lone_yellow;
    tell(lone, lost);
    if (work.parked != 0) {
      write(longer_, Text::planner_parked_lone, work.parked, lost);
    }
  } else if (work.parked != 0) {
    tell(Text::planner_parked, work.parked);
  } else if (work.blues != 0 && work.blue_times == 0) {
    tell(Text::planner_no_industry, 0);
  } else if (work.purples != 0) {
    tell(Text::planner_town_hall, work.purples);
  }
}

void Sum::show(const Rules::State& state, const Outcome& outcome) {
  const Working work = rule::working(state, outcome.choice);
  const char* times = text(Text::planner_times);
  write(green_, times, work.greens, work.green_times);
  write(blue_, times, work.blues, work.blue_times);
  write_points(points_, sizeof points_, outcome.vp);
  write_money(money_, sizeof money_, outcome.money);
  vp_ = outcome.vp;
  const rule::Result made = rule::result(work);
  const int lost = static_cast<int>(made.income) - outcome.money;  // for a lone red or yellow
  tell_remark(work, static_cast<unsigned>(lost));
  shown_ = true;
}

void Sum::paint(Painter& painter, const Rect& area, bool narrow) const {
  const Palette& colors = palette();
  const bool roomy = longer_[0] != '\0' && text_width(longer_, kNote) <= area.width;
  const char* const remark = roomy ? longer_ : remark_;
  // Upright there is room for a second line.
  const bool two = narrow && text_width(remark, kNote) > area.width;
  const int line_height = two ? 15 : narrow ? 18 : 16;
  const auto row = [&](int top, Building kind, Building helper, const char* product,
                       const char* result, Color color) {
    const Rect line = {area.x, top, area.width, line_height};
    painter.symbol(symbol_of(kind, false), Rect{line.x, line.y, 15, line.height}, colors.ink);
    int x = line.x + 20;
    painter.text({x, line.y, line.right() - x, line.height}, product, kText, colors.ink);
    x += text_width(product, kText) + 2;
    if (!narrow) {
      const Rect beside = {x + 1, line.y, 15, line.height};
      painter.symbol(symbol_of(helper, false), beside, colors.ink);
      x = beside.right() + 1;
    }
    painter.text(line, result, fitting(result, line.right() - x, kTitle), color, Align::right);
  };
  char plain[8];
  write(plain, Text::planner_plus, vp_);
  row(area.y, Building::kGreen, Building::kRed, green_, narrow ? plain : points_, colors.accent);
  row(area.y + line_height, Building::kBlue, Building::kYellow, blue_, money_, colors.ink);
  painter.paragraph(
      {area.x, area.y + 2 * line_height - 1, area.width, (two ? 2 : 1) * kNote.line_height}, remark,
      kNote, colors.note);
}

}  // namespace ui::city_planner
