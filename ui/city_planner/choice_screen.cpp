#include "ui/city_planner/choice_screen.hpp"

#include <cstring>

#include "ui/core/shake.hpp"

namespace ui::city_planner {
namespace {

namespace rule = rules::city_planner;
using rule::Twice;

constexpr const char* kRowNames[] = {"row 1",  "row 2",  "row 3",  "row 4",  "row 5",  "row 6",
                                     "row 7",  "row 8",  "row 9",  "row 10", "row 11", "row 12",
                                     "row 13", "row 14", "row 15", "row 16", "row 17"};
static_assert(sizeof kRowNames / sizeof kRowNames[0] == Outcomes::kMost + 1);

}  // namespace

void ChoiceScreen::lay_out() {
  if (std::memcmp(&shown_, &position(), sizeof shown_) != 0) turn_to_choice();
  shown_ = position();
}

void ChoiceScreen::prepare() {
  tell_results();
  lv_snprintf(lead_, sizeof lead_,
              text(frame().landscape() || several() ? Text::planner_turn : Text::turn_of),
              game_.turn(), rule::kTurnsEach);
  write_track(track_, sizeof track_, position(), position().active);
}

void ChoiceScreen::add_parts(lv_obj_t* root) {
  add_cards(root);
  add_rows(root);
  const Parts parts = parts_now();
  add_undo(root, parts.undo);
  add_go(root, "button Score", parts.score, text(Text::planner_score));
}

void ChoiceScreen::tell_results() {
  const auto results = static_cast<unsigned>(outcomes().size());
  const unsigned different = outcomes().different();
  if (different == results) {
    lv_snprintf(head_, sizeof head_, text(Text::planner_results), results);
  } else {
    const Text form = results == 1 ? Text::planner_the_best_of : Text::planner_best_of;
    lv_snprintf(head_, sizeof head_, text(form), different);
  }
}

// The page that shows the choice.
void ChoiceScreen::turn_to_choice() { page_ = static_cast<int>(picker().row()) / rows_shown(); }

bool ChoiceScreen::paged() const {
  const int room = parts_now().rows.height / kTouch;
  return row_count() > (room < kMostShown ? room : kMostShown);
}

int ChoiceScreen::rows_shown() const {
  const int room = parts_now().rows.height / kTouch;
  const int most = room < kMostShown ? room : kMostShown;
  return paged() ? most - 1 : most;
}

Outcome ChoiceScreen::outcome_of(int row) const {
  const auto index = static_cast<size_t>(row);
  return index == picker().row() ? picker().current() : outcomes()[index];
}

void ChoiceScreen::touch_card(unsigned card) {
  if (card == position().aside) {
    const bool last = position().turns + 1u == rule::kTurnsEach * position().players;
    refuse(text(last ? Text::planner_left_over : Text::planner_waits), card_area(card));
    return;
  }
  if (picker().flip(card) == Answer::refused) {
    refuse(picker().why(), card_area(card));
    return;
  }
  turn_to_choice();
  screens::rebuild();
}

void ChoiceScreen::touch(uint8_t id, uint8_t value) {
  if (id == kCard) return touch_card(value);
  if (id == kMore) {
    page_ = (page_ + 1) * rows_shown() >= row_count() ? 0 : page_ + 1;
  } else {
    picker().take(outcome_of(value).choice);
    turn_to_choice();
  }
  screens::rebuild();
}

// A lesson's words lie over the rows or the cards; before and after stay free.
size_t ChoiceScreen::rooms(Rect* to) const {
  const Parts parts = parts_now();
  const Rect& rows = parts.rows;
  const int from = body_top() + 1;
  const int bottom = frame().landscape() ? parts.head.y : rows.y - 1;
  to[0] = {rows.x, parts.head.y, rows.width, rows.bottom() - parts.head.y - 2};
  to[1] = {2, from, frame().width - 4, bottom - from};
  return 2;
}

void ChoiceScreen::add_cards(lv_obj_t* root) {
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    add_target(root, {.name = card_name(card),
                      .area = card_area(card),
                      .paint = paint_card,
                      .id = kCard,
                      .value = static_cast<uint8_t>(card),
                      .more = this});
  }
}

void ChoiceScreen::add_rows(lv_obj_t* root) {
  Rect area = parts_now().rows;
  area.height = kTouch;
  const int shown = rows_shown();
  for (int row = first_row(); row < row_count() && row < first_row() + shown; ++row) {
    add_target(root, {.name = kRowNames[row],
                      .area = area,
                      .paint = paint_row,
                      .id = kRow,
                      .value = static_cast<uint8_t>(row),
                      .more = this});
    area.y += kTouch;
  }
  if (!paged()) return;
  area.y = parts_now().rows.y + shown * kTouch;
  add_target(root,
             {.name = "button More", .area = area, .paint = paint_more, .id = kMore, .more = this});
}

}  // namespace ui::city_planner
