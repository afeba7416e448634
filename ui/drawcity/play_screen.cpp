#include "ui/drawcity/play_screen.hpp"

#include <algorithm>

#include "ui/core/button.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"
#include "ui/drawcity/goals_screen.hpp"
#include "ui/drawcity/leaders_screen.hpp"

namespace ui::drawcity {
namespace {

constexpr int kMostWords = 104;  // of a lesson, at the foot of the board or at its top

}  // namespace

void name_space(Site site, char* to) {
  write(to, 16, "space %u,%u", rd::street_of(site), rd::column_at(site));
}

bool StreetPlay::has_goals() const { return has_goals_screen(match_.seen()); }

void StreetPlay::lay_out() {
  layout_ = play_layout(body_top(), rd::has(match_.seen(), rd::kZoning));
  grid_ = BoardGrid::in(layout_.streets.inset(0, 1), match_.seen());
  under_ = 0;
  write(turn_, Text::drawcity_turn, match_.turn_of(match_.holder()));
}

// At the foot or at the top of the streets: what is chosen stays free.
size_t StreetPlay::rooms(Rect* to) const {
  const Rect board = layout_.board;
  const int words = std::min(kMostWords, board.height / 2 - 1);  // its middle stays free
  const Rect top = Rect{board.x, board.y, board.width, words}.inset(4, 2);
  to[0] = top.moved(0, board.height - words);
  to[1] = top;
  if (!common(to[0], mark()).empty()) to[0] = to[1];
  return picker().changes() ? 1 : 2;
}

void StreetPlay::add_parts(lv_obj_t* root) {
  add_target(root, {.name = "board",
                    .area = layout_.board,
                    .paint = paint_by<&StreetPlay::paint_streets>,
                    .id = kBoard,
                    .more = this,
                    .follows = true});
  add_cards(root);
  add_target(root, {.name = has_goals() ? "goals" : "leaders",
                    .area = layout_.goals,
                    .paint = paint_by<&StreetPlay::paint_goals>,
                    .id = kGoals,
                    .more = this});
  add_undo(root, layout_.undo);
  const Picker::Go go = picker().go();
  add_go(root, go.target, layout_.go, text(go.label));
}

void StreetPlay::add_cards(lv_obj_t* root) {
  for (unsigned i = 0; i < kCards; ++i) {
    numbers_[i] = add_target(root, {.name = kNumberCards[i],
                                    .area = layout_.numbers[i],
                                    .paint = paint_by<&StreetPlay::paint_number>,
                                    .id = kNumber,
                                    .value = static_cast<uint8_t>(i),
                                    .more = this});
  }
  for (unsigned i = 0; i < kCards; ++i) {
    types_[i] = add_target(root, {.name = kTypeCards[i],
                                  .area = layout_.types[i],
                                  .paint = paint_by<&StreetPlay::paint_type>,
                                  .id = kType,
                                  .value = static_cast<uint8_t>(i),
                                  .more = this});
  }
}

void StreetPlay::prepare() {
  const unsigned holder = match_.holder();
  tell_signed(worth_, picker().after().total(holder) - picker().before().total(holder));
  flag_ = {};
  if (!picker().changes()) return;
  const Rect free = common(grid_.area(), beside_words(layout_.board));
  flag_ = place_flag(mark(), free, worth_, [this](const Rect& flag) { return hidden_by(flag); });
}

void StreetPlay::show_card(lv_obj_t* card, bool chosen, bool fits) const {
  if (card == nullptr) return;
  choose(card, chosen);
  enable(card, fits);
  explain(card, text(task() == Task::mark ? Text::drawcity_touch_neighborhood
                                          : Text::drawcity_fits_nowhere));
  screens::redraw(area_of(card));
}

void StreetPlay::show() {
  const DrawCityPicker& now = picker();
  for (unsigned i = 0; i < kCards; ++i) {
    switch (task()) {
      case Task::build:
        show_card(numbers_[i], i == now.number_card(), now.fits(i));
        show_card(types_[i], i == now.type_card(), true);
        break;
      case Task::skip:
        show_card(numbers_[i], now.discards_number(i), true);
        show_card(types_[i], now.discards_type(i), true);
        break;
      default:
        show_card(numbers_[i], false, false);
        show_card(types_[i], false, false);
    }
  }
  screens::redraw(chips_in_title() ? frame().title() : layout_.chips);
}

const char* StreetPlay::order() const {
  return text(task() == Task::mark ? Text::drawcity_touch_neighborhood
                                   : Text::drawcity_first_a_space);
}

// What is asked where it isn't plain.
const char* StreetPlay::ask() const {
  switch (task()) {
    case Task::skip:
      return text(Text::drawcity_nothing_fits);
    case Task::mark:
      return text(Text::drawcity_touch_neighborhood);
    default:
      return nullptr;
  }
}

void StreetPlay::take_card(bool number, unsigned card) {
  const Sites before = picker().sites();
  change_choice([&] {
    if (number) {
      picker().take_number(card);
    } else {
      picker().take_type(card);
    }
  });
  if (picker().sites() != before) screens::redraw(layout_.board);
}

void StreetPlay::touch(uint8_t id, uint8_t value) {
  if (id != kGoals) return take_card(id == kNumber, value);
  if (has_goals()) return open_goals(match_);
  open_leaders(match_);
}

}  // namespace ui::drawcity
