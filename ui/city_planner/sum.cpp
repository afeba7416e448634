#include "ui/city_planner/sum.hpp"

#include <lvgl.h>

#include <algorithm>
#include <cstring>

#include "ui/city_planner/game.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

constexpr int kLeastLine = 13;  // of a multiplication
constexpr int kNarrowLine = 18, kLine = 16;
constexpr int kBelow = 2;   // free below the rest
constexpr int kTight = 70;  // narrower than this there are no gaps
constexpr Face kDense = {kNote.font, kNote.cap_height, 13};

}  // namespace

void Sum::add_remark(Text form, unsigned value) {
  if (value == 0) return;
  const size_t told = std::strlen(rest_);
  char item[24];
  write(item, form, value);
  write(rest_ + told, sizeof rest_ - told, "%s%s", told > 0 ? text(Text::planner_comma) : "", item);
}

// All money that the second multiplication doesn't have, what is lost first.
void Sum::tell_rest(const Working& work, int lost, unsigned dice) {
  rest_[0] = '\0';
  add_remark(Text::planner_lone, static_cast<unsigned>(lost));
  add_remark(Text::planner_dice, dice);
  add_remark(Text::planner_parked, work.parked * rule::kParkedIncome);
  add_remark(Text::planner_hall, work.purples);
  const bool unpaid = work.blues != 0 && work.blue_times == 0;
  if (unpaid && rest_[0] == '\0') write(rest_, Text::planner_no_industry);
}

void Sum::show(const Rules::State& state, const Outcome& outcome, unsigned dice) {
  const Working work = rule::working(state, outcome.choice);
  green_[0] = static_cast<uint8_t>(work.greens);
  green_[1] = static_cast<uint8_t>(work.green_times);
  blue_[0] = static_cast<uint8_t>(work.blues);
  blue_[1] = static_cast<uint8_t>(work.blue_times);
  write_points(points_, sizeof points_, outcome.vp);
  write_money(money_, sizeof money_, outcome.money - static_cast<int>(dice));
  vp_ = outcome.vp;
  tell_rest(work, static_cast<int>(rule::result(work).income) - outcome.money, dice);
  shown_ = true;
}

int Sum::least_height(int width) const {
  return 2 * kLeastLine + kBelow + paragraph_height(rest_, kDense, width);
}

const Face& Sum::face_in(const Rect& area) const {
  return 2 * kLeastLine + paragraph_height(rest_, kNote, area.width) <= area.height ? kNote
                                                                                    : kDense;
}

void Sum::paint(Painter& painter, const Rect& area, bool narrow) const {
  const Palette& colors = palette();
  const bool tight = area.width < kTight;
  const Face& face = face_in(area);
  const int rest = paragraph_height(rest_, face, area.width);
  const int line_height = std::min((area.height - rest) / 2, narrow ? kNarrowLine : kLine);
  const auto row = [&](int top, Building kind, Building helper, const uint8_t(&product)[2],
                       const char* result, Color color) {
    const Rect line = {area.x, top, area.width, line_height};
    painter.symbol(symbol_of(kind, tight ? Scale::low : Scale::small),
                   Rect{line.x, line.y, tight ? 11 : 15, line.height}, colors.ink);
    char words[12];
    write(words, tight ? Text::planner_times_tight : Text::planner_times, unsigned{product[0]},
          unsigned{product[1]});
    int x = line.x + (tight ? 13 : 20);
    painter.text({x, line.y, line.right() - x, line.height}, words, kText, colors.ink);
    x += text_width(words, kText) + (tight ? 1 : 2);
    if (!narrow) {
      const Rect beside = {x + 1, line.y, 15, line.height};
      painter.symbol(symbol_of(helper, Scale::small), beside, colors.ink);
      x = beside.right() + 1;
    }
    const Face& largest = line_height < kLine ? kText : kTitle;
    painter.text(line, result, fitting(result, line.right() - x, largest), color, Align::right);
  };
  char plain[8];
  write(plain, Text::planner_plus, vp_);
  // Low lines give the rest below them a little.
  const int up = line_height < kLine - 1 ? 1 : 0;
  row(area.y, Building::kGreen, Building::kRed, green_, narrow ? plain : points_, colors.accent);
  row(area.y + line_height - up, Building::kBlue, Building::kYellow, blue_, money_, colors.ink);
  painter.paragraph({area.x, area.y + 2 * line_height, area.width, rest}, rest_, face, colors.note);
}

}  // namespace ui::city_planner
