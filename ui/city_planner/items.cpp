#include "ui/city_planner/items.hpp"

#include <lvgl.h>

#include <cstring>

#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

// "4", "4,6,7"
void list_cards(char* to, rule::Cards cards) {
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    if (!(cards & rule::card_bit(card))) continue;
    *to++ = static_cast<char>('0' + card);
    *to++ = ',';
  }
  to[-1] = '\0';
}

}  // namespace

template <class... Values>
void Items::add(Text form, Values... values) {
  LV_ASSERT(count_ < kMost);
  write(item_[count_++], kItemChars, form, values...);
}

void Items::add_product(Text plain, Text times, unsigned count, unsigned by) {
  if (count == 0 || by == 0) return;
  if (by == 1) {
    add(plain, count);
  } else {
    add(times, count, by);
  }
}

Items::Items(const Rules::State& state, const Outcome& outcome) {
  const Choice& choice = outcome.choice;
  const Working work = rule::working(state, choice);
  const rule::Result made = rule::result(work);
  add_product(Text::planner_some_green, Text::planner_green_times, work.greens, work.green_times);
  add_product(Text::planner_some_blue, Text::planner_blue_times, work.blues, work.blue_times);
  char cards[2 * rule::kCards];
  if (choice.parked != 0) {
    list_cards(cards, choice.parked);
    add(Text::planner_parked_list, cards, work.parked * rule::kParkedIncome);
  }
  if (work.purples == 1) add(Text::planner_hall_pays, 1u);
  if (work.purples > 1) add(Text::planner_halls_pay, work.purples, work.purples);
  if (made.lonely) {
    const int cost = static_cast<int>(made.income) - outcome.money;
    add(work.reds != 0 ? Text::planner_lone_red : Text::planner_lone_yellow, cost);
  }
  if (count_ == 0) add(Text::planner_nothing);
  needed_ = count_;
  if (choice.twice != Twice::kNothing) {
    add(choice.twice == Twice::kGreen ? Text::planner_green_twice : Text::planner_blue_twice);
  }
  if (choice.green != 0) {
    list_cards(cards, choice.green);
    add(Text::planner_as_green_list, cards);
  }
  if (choice.blue != 0) {
    list_cards(cards, choice.blue);
    add(Text::planner_as_blue_list, cards);
  }
}

// Behind what stands in the last line, or in a line of its own.
bool Items::put(size_t item, int width) {
  char longer[kLineChars];
  if (lines_ > 0) {
    char* const line = line_[lines_ - 1];
    write(longer, "%s%s%s", line, text(Text::planner_comma), item_[item]);
    if (text_width(longer, kNote) <= width) {
      std::memcpy(line, longer, sizeof longer);
      return true;
    }
  }
  if (lines_ == kLines) return false;
  std::memcpy(line_[lines_++], item_[item], kItemChars);
  return text_width(item_[item], kNote) <= width;
}

bool Items::lay(int width) {
  lines_ = 0;
  bool all = true;
  for (size_t item = 0; item < count_; ++item) {
    const bool room = put(item, width);
    if (item < needed_) all = all && room;
  }
  return all;
}

}  // namespace ui::city_planner
