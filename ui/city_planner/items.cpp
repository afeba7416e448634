#include "ui/city_planner/items.hpp"

#include <lvgl.h>

#include <cstring>

#include "rules/core/bits.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

constexpr unsigned kMostListed = 3;  // parked ones; more have no room by their numbers

// "4", "4,6,7"
void list_cards(char* to, rule::Cards cards) {
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    if (!(cards & rule::card_bit(card))) continue;
    *to++ = static_cast<char>('0' + card);
    *to++ = ',';
  }
  to[-1] = '\0';
}

// Ends the line at the last space before `width`; the length of it with the space. The whole where
// there is no such space.
size_t break_off(char* line, int width) {
  size_t end = std::strlen(line);
  const size_t whole = end;
  while (end > 0) {
    while (end > 0 && line[end] != ' ') --end;
    if (end == 0) return whole;
    line[end] = '\0';
    if (text_width(line, kNote) <= width) return end + 1;
    --end;
  }
  return whole;
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

// Cards, not how many: "card 4 as green", "cards 4,6 as green".
void Items::add_cards(Text one, Text several, rule::Cards cards, unsigned value) {
  if (cards == 0) return;
  char list[2 * rule::kCards];
  list_cards(list, cards);
  add(rules::count_bits(cards) == 1 ? one : several, list, value);
}

Items::Items(const Rules::State& state, const Outcome& outcome, unsigned dice) {
  const Choice& choice = outcome.choice;
  const Working work = rule::working(state, choice);
  const rule::Result made = rule::result(work);
  add_product(Text::planner_some_green, Text::planner_green_times, work.greens, work.green_times);
  add_product(Text::planner_some_blue, Text::planner_blue_times, work.blues, work.blue_times);
  const unsigned income = work.parked * rule::kParkedIncome;
  if (work.parked > kMostListed) {
    add(Text::planner_parked_many, work.parked, income);
  } else {
    add_cards(Text::planner_parked_card, Text::planner_parked_cards, choice.parked, income);
  }
  if (work.purples == 1) add(Text::planner_hall_pays, 1u);
  if (work.purples > 1) add(Text::planner_halls_pay, work.purples, work.purples);
  if (made.lonely) {
    const int cost = static_cast<int>(made.income) - outcome.money;
    add(work.reds != 0 ? Text::planner_lone_red : Text::planner_lone_yellow, cost);
  }
  if (dice != 0) add(Text::planner_dice, dice);
  if (count_ == 0) add(Text::planner_nothing);
  needed_ = count_;
  if (choice.twice != Twice::kNothing) {
    add(choice.twice == Twice::kGreen ? Text::planner_green_twice : Text::planner_blue_twice);
  }
  add_cards(Text::planner_as_green_card, Text::planner_as_green_cards, choice.green, 0);
  add_cards(Text::planner_as_blue_card, Text::planner_as_blue_cards, choice.blue, 0);
}

// Behind what stands in the first line that has room, or in a line of its own; in two where one is
// too narrow.
bool Items::put(size_t item, int width) {
  for (size_t i = 0; i < lines_; ++i) {
    char longer[kLineChars];
    write(longer, "%s%s%s", line_[i], text(Text::planner_comma), item_[item]);
    if (text_width(longer, kNote) > width) continue;
    std::memcpy(line_[i], longer, sizeof longer);
    return true;
  }
  const char* rest = item_[item];
  for (; lines_ < kLines; ++lines_) {
    char* const line = line_[lines_];
    write(line, kLineChars, "%s", rest);
    if (text_width(line, kNote) <= width) return ++lines_, true;
    rest += break_off(line, width);
    if (*rest == '\0') return ++lines_, false;
  }
  return false;
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
