#include "ui/city_planner/choice_screen.hpp"

#include <cstring>

#include "ui/core/button.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/menu_screen.hpp"

namespace ui::planner {
namespace {

namespace rule = rules::city_planner;
using rule::Twice;
using rules::Verdict;

constexpr const char* kRowNames[] = {"row 1",  "row 2",  "row 3",  "row 4",  "row 5",  "row 6",
                                     "row 7",  "row 8",  "row 9",  "row 10", "row 11", "row 12",
                                     "row 13", "row 14", "row 15", "row 16", "row 17"};
static_assert(sizeof kRowNames / sizeof kRowNames[0] == Outcomes::kMost + 1);

}  // namespace

void ChoiceScreen::build(lv_obj_t* root) {
  take_up();
  lv_snprintf(lead_, sizeof lead_,
              text(frame().landscape() || game_.players() > 1 ? Text::planner_turn
                                                              : Text::planner_turn_brief),
              game_.turn(), rule::kTurnsEach);
  add_cards(root);
  const Places place = places_now();
  if (guide_ == nullptr || common(guide_->cover(), place.rows).empty()) add_rows(root);
  add_button(root, {.name = "button Undo",
                    .area = place.undo,
                    .id = kUndo,
                    .label = text(Text::planner_undo),
                    .symbol = &symbol_planner_undo});
  add_button(root, {.name = "button Score",
                    .area = place.score,
                    .id = kScore,
                    .label = text(Text::planner_score),
                    .primary = guide_ == nullptr || !guide_->acts()});
  if (guide_ != nullptr) guide_->build(root);
  add_menu(root, kMenu);
}

// Starts from the best result where the position is another one than before.
void ChoiceScreen::take_up() {
  const Rules::State& now = game_.seen();
  if (std::memcmp(&state_, &now, sizeof state_) == 0) return;
  state_ = now;
  outcomes_.collect(now);
  touched_ = false;
  set(outcomes_[0].choice);
  page_ = 0;
  if (outcomes_.different() != outcomes_.size() && outcomes_.size() == 1) {
    lv_snprintf(head_, sizeof head_, text(Text::planner_the_best_of), outcomes_.different());
  } else if (outcomes_.different() == outcomes_.size()) {
    lv_snprintf(head_, sizeof head_, text(Text::planner_results),
                static_cast<unsigned>(outcomes_.size()));
  } else {
    lv_snprintf(head_, sizeof head_, text(Text::planner_best_of), outcomes_.different());
  }
}

void ChoiceScreen::set(const Choice& choice) {
  choice_ = choice;
  current_ = outcome(state_, choice);
  row_ = outcomes_.find(current_);
  const int shown = rows_shown();
  page_ = static_cast<int>(row_) / shown;
}

bool ChoiceScreen::paged() const {
  const int room = places_now().rows.height / kTouch;
  return row_count() > (room < kMostShown ? room : kMostShown);
}

int ChoiceScreen::rows_shown() const {
  const int room = places_now().rows.height / kTouch;
  const int most = room < kMostShown ? room : kMostShown;
  return paged() ? most - 1 : most;
}

Outcome ChoiceScreen::outcome_of(int row) const {
  const auto index = static_cast<size_t>(row);
  return index == row_ ? current_ : outcomes_[index];
}

// What a touch on a card asks for, legal or not.
Choice ChoiceScreen::flipped(unsigned card) const {
  const rule::Choices open = rule::choices(state_, rule::shown_six(state_));
  const rule::Cards bit = rule::card_bit(card);
  Choice next = choice_;
  const auto flip = [&](rule::Cards& cards) { cards = static_cast<rule::Cards>(cards ^ bit); };
  if (open.mixed & bit) {
    flip(next.green);
    flip(next.blue);
  } else if (open.doubles && (rule::black(rule::shown_six(state_)) & bit) != 0) {
    next.twice = next.twice == Twice::kGreen ? Twice::kBlue : Twice::kGreen;
  } else {
    flip(next.parked);
  }
  return next;
}

void ChoiceScreen::touch_card(unsigned card) {
  if (card == state_.aside) {
    const bool last = state_.turns + 1u == rule::kTurnsEach * state_.players;
    refuse(text(last ? Text::planner_left_over : Text::planner_waits), card_area(card));
    return;
  }
  const Choice next = flipped(card);
  const Verdict verdict = rule::choices(state_, rule::shown_six(state_)).check(next);
  if (!verdict.ok()) {
    refuse(verdict.refusal().sentence, card_area(card));
    return;
  }
  touched_ = true;
  set(next);
  if (guide_ != nullptr) (void)guide_->moved();
  screens::rebuild();
}

void ChoiceScreen::flip(unsigned card) {
  touched_ = true;
  set(flipped(card));
}

void ChoiceScreen::tapped(uint8_t id, uint8_t value) {
  if (id >= Guide::kFirstId) {
    guide_->tapped(id);
    return;
  }
  switch (id) {
    case kMenu:
      open_menu(game_);
      return;
    case kCard:
      touch_card(value);
      return;
    case kRow:
      set(outcome_of(value).choice);
      screens::rebuild();
      return;
    case kMore: {
      const int shown = rows_shown();
      page_ = (page_ + 1) * shown >= row_count() ? 0 : page_ + 1;
      screens::rebuild();
      return;
    }
    case kUndo:
      game_.undo();
      break;
    case kScore: {
      if (game_.just_finished()) return;
      const Verdict verdict = game_.match().act(score_of(state_, choice_));
      if (!verdict.ok()) {
        say(verdict.refusal().sentence);
        return;
      }
      game_.finish_step();
      break;
    }
    default:
      return;
  }
  if (guide_ != nullptr) (void)guide_->moved();
  screens::replace(game_.screen());
}

void ChoiceScreen::add_cards(lv_obj_t* root) {
  const Rect hidden = guide_ != nullptr ? guide_->cover() : Rect{};
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    if (!common(card_area(card), hidden).empty()) continue;
    add_target(root, {.name = card_name(card),
                      .area = card_area(card),
                      .paint = paint_card,
                      .id = kCard,
                      .value = static_cast<uint8_t>(card),
                      .more = this});
  }
}

void ChoiceScreen::add_rows(lv_obj_t* root) {
  Rect area = places_now().rows;
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
  area.y = places_now().rows.y + shown * kTouch;
  add_target(root,
             {.name = "button More", .area = area, .paint = paint_more, .id = kMore, .more = this});
}

}  // namespace ui::planner
