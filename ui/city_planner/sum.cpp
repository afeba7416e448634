#include "ui/city_planner/sum.hpp"

#include <lvgl.h>

#include "ui/city_planner/game.hpp"
#include "ui/core/symbols.hpp"

namespace ui::planner {
namespace {

namespace rule = rules::city_planner;
using rule::Twice;
using rule::Working;

constexpr int kLine = 18;

// Parts of a line with commas between them.
class Line {
 public:
  explicit Line(char* to) : to_(to) { *to_ = '\0'; }

  template <class... Values>
  void add(Text form, Values... values) {
    if (used_ > 0) append("%s", text(Text::planner_comma));
    append(text(form), values...);
  }

 private:
  template <class... Values>
  void append(const char* form, Values... values) {
    if (used_ + 1 >= kMostDescribed) return;
    const int written =
        lv_snprintf(to_ + used_, static_cast<uint32_t>(kMostDescribed - used_), form, values...);
    used_ += static_cast<size_t>(written);
    if (used_ >= kMostDescribed) used_ = kMostDescribed - 1;
  }

  char* to_;
  size_t used_ = 0;
};

// "4", "4,6,7"
void list_cards(char* to, rule::Cards cards) {
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    if (!(cards & rule::card_bit(card))) continue;
    *to++ = static_cast<char>('0' + card);
    *to++ = ',';
  }
  to[-1] = '\0';
}

void tell_product(Line& line, Text plain, Text times, unsigned count, unsigned by) {
  if (count == 0 || by == 0) return;
  if (by == 1) {
    line.add(plain, count);
  } else {
    line.add(times, count, by);
  }
}

}  // namespace

void Sum::tell_remark(const Working& work, bool lonely) {
  const auto write = [&](Text form, unsigned value) {
    lv_snprintf(remark_, sizeof remark_, text(form), value);
  };
  remark_[0] = '\0';
  if (lonely) {
    write(work.reds != 0 ? Text::planner_lone_red : Text::planner_lone_yellow, rule::kLonelyCost);
  } else if (work.parked != 0) {
    write(Text::planner_parked, work.parked);
  } else if (work.blues != 0 && work.blue_times == 0) {
    write(Text::planner_no_industry, 0);
  } else if (work.purples != 0) {
    write(work.purples == 1 ? Text::planner_town_hall : Text::planner_town_halls, work.purples);
  }
}

void Sum::show(const Rules::State& state, const Outcome& outcome) {
  const Working work = rule::working(state, outcome.choice);
  const char* times = text(Text::planner_times);
  lv_snprintf(green_, sizeof green_, times, work.greens, work.green_times);
  lv_snprintf(blue_, sizeof blue_, times, work.blues, work.blue_times);
  write_points(points_, sizeof points_, outcome.vp);
  write_money(money_, sizeof money_, outcome.money);
  vp_ = outcome.vp;
  tell_remark(work, rule::result(work).lonely);
  shown_ = true;
}

void Sum::paint(Painter& painter, const Rect& area, bool narrow) const {
  const Palette& colors = palette();
  const auto row = [&](int top, Building kind, Building helper, const char* product,
                       const char* result, Color color) {
    const Rect line = {area.x, top, area.width, kLine};
    painter.symbol(symbol_of(kind, false), Rect{line.x, line.y, 15, line.height}, colors.ink);
    const int x = line.x + 20;
    painter.text({x, line.y, line.right() - x, line.height}, product, kText, colors.ink);
    if (!narrow) {
      const Rect beside = {x + text_width(product, kText) + 3, line.y, 15, line.height};
      painter.symbol(symbol_of(helper, false), beside, colors.ink);
    }
    const int room = narrow ? line.right() - x - text_width(product, kText) - 2 : line.width;
    painter.text(line, result, fitting(result, room, kTitle, kText), color, Align::right);
  };
  char plain[8];
  lv_snprintf(plain, sizeof plain, text(Text::planner_plus), vp_);
  row(area.y, Building::kGreen, Building::kRed, green_, narrow ? plain : points_, colors.accent);
  row(area.y + kLine, Building::kBlue, Building::kYellow, blue_, money_, colors.ink);
  painter.text({area.x, area.y + 2 * kLine, area.width, 14}, remark_, kNote, colors.note);
}

void describe(const Rules::State& state, const Outcome& outcome, char* first, char* second) {
  const Working work = rule::working(state, outcome.choice);
  const Choice& choice = outcome.choice;
  Line what(first);
  tell_product(what, Text::planner_some_green, Text::planner_green_times, work.greens,
               work.green_times);
  tell_product(what, Text::planner_some_blue, Text::planner_blue_times, work.blues,
               work.blue_times);
  if (first[0] == '\0' && work.parked != 0) what.add(Text::planner_some_parked, work.parked);
  if (first[0] == '\0') what.add(Text::planner_nothing);

  char cards[2 * rule::kCards];
  Line how(second);
  if (choice.twice != Twice::kNothing) {
    how.add(choice.twice == Twice::kGreen ? Text::planner_green_twice : Text::planner_blue_twice);
  }
  if (choice.green != 0) {
    list_cards(cards, choice.green);
    how.add(Text::planner_as_green_list, cards);
  }
  if (choice.blue != 0) {
    list_cards(cards, choice.blue);
    how.add(Text::planner_as_blue_list, cards);
  }
  if (choice.parked != 0) {
    list_cards(cards, choice.parked);
    how.add(Text::planner_parked_list, cards);
  }
  if (outcome.rerolls == 1) how.add(Text::planner_one_reroll);
  if (outcome.rerolls > 1) how.add(Text::planner_some_rerolls, int{outcome.rerolls});
  if (second[0] == '\0') how.add(Text::planner_all_stand);
}

}  // namespace ui::planner
