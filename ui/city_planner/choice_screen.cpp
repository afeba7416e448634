#include "ui/city_planner/choice_screen.hpp"

#include <algorithm>
#include <cstring>

#include "ui/core/shake.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

constexpr NumberedNames<Outcomes::kMost + 1> kRowNames("row ");

}  // namespace

void ChoiceScreen::lay_out() {
  const auto row = static_cast<uint8_t>(picker().row());
  const bool other = std::memcmp(&shown_, &position(), sizeof shown_) != 0;
  if (other || row != shown_row_) turn_to_choice();
  shown_ = position();
  shown_row_ = row;
}

void ChoiceScreen::prepare() {
  dice_ = static_cast<uint8_t>(game_.dice_cost());
  tell_results();
  title_.read(game_);
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
    write(head_, Text::planner_results, results);
  } else {
    const Text form = results == 1 ? Text::planner_the_best_of : Text::planner_best_of;
    write(head_, form, different);
  }
}

// The page that shows the choice.
void ChoiceScreen::turn_to_choice() { page_ = static_cast<int>(picker().row()) / rows_shown(); }

int ChoiceScreen::most_rows() const {
  return std::min(parts_now().rows.height / kTouch, kMostShown);
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
  screens::rebuild();
}

void ChoiceScreen::touch(uint8_t id, uint8_t value) {
  if (id == kCard) return touch_card(value);
  if (id == kMore) {
    page_ = (page_ + 1) * rows_shown() >= row_count() ? 0 : page_ + 1;
  } else {
    picker().take(outcome_of(value).choice);
  }
  screens::rebuild();
}

size_t ChoiceScreen::rooms(Rect* to) const {
  to[0] = parts_now().words;
  return 1;
}

void ChoiceScreen::add_cards(lv_obj_t* root) {
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    add_target(root, {.name = kCardNames[card],
                      .area = card_area(card),
                      .paint = paint_by<&ChoiceScreen::paint_card>,
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
    add_target(root, {.name = kRowNames[static_cast<unsigned>(row) + 1],
                      .area = area,
                      .paint = paint_by<&ChoiceScreen::paint_row>,
                      .id = kRow,
                      .value = static_cast<uint8_t>(row),
                      .more = this});
    area.y += kTouch;
  }
  if (!paged()) return;
  area.y = parts_now().rows.y + shown * kTouch;
  add_target(root, {.name = "button More",
                    .area = area,
                    .paint = paint_by<&ChoiceScreen::paint_more>,
                    .id = kMore,
                    .more = this});
}

}  // namespace ui::city_planner
