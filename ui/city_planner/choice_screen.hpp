// How six cards are scored: the best results as rows, the cards themselves to be changed.
#pragma once

#include "ui/city_planner/game.hpp"
#include "ui/city_planner/sum.hpp"
#include "ui/play/lesson/guide.hpp"
#include "ui/play/play_screen.hpp"

namespace ui::city_planner {

class ChoiceScreen final : public PlayScreen {
 public:
  constexpr ChoiceScreen(Game& game, Guide* guide) : PlayScreen(game, guide), game_(game) {}

 private:
  enum Id : uint8_t { kCard = kOwn, kRow, kMore };
  static constexpr int kMostShown = 10;  // rows on a screen

  struct Parts {
    Rect cards, head, rows, values, undo, score, words;
  };
  Parts parts_now() const;
  Parts guided_parts() const;
  Rect card_area(unsigned card) const;
  Rect track_area() const;  // VP and $ before and after

  int most_rows() const;
  // A lesson shows the page of the choice alone.
  bool paged() const { return guide() == nullptr && row_count() > most_rows(); }
  // One is "more" where there are pages.
  int rows_shown() const { return paged() ? most_rows() - 1 : most_rows(); }
  int first_row() const { return page_ * rows_shown(); }
  int row_count() const { return static_cast<int>(outcomes().size()) + (yours() ? 1 : 0); }
  bool yours() const { return picker().row() == outcomes().size(); }

  PlannerPicker& picker() const { return game_.moves(); }
  const Rules::State& position() const { return picker().position(); }
  const Outcomes& outcomes() const { return picker().outcomes(); }
  void turn_to_choice();
  void tell_results();
  void touch_card(unsigned card);
  Outcome outcome_of(int row) const;

  void lay_out() override;
  void prepare() override;
  void add_parts(lv_obj_t* root) override;
  void entitle(TitleLine& line) const override { title_.entitle(line); }
  void paint_parts(Painter& painter) const override;
  size_t rooms(Rect* to) const override;
  void touch(uint8_t id, uint8_t value) override;
  // Something is chosen always.
  const char* order() const override { return text(Text::planner_touch_card); }
  Rect mark() const override { return parts_now().rows; }

  void add_cards(lv_obj_t* root);
  void add_rows(lv_obj_t* root);
  void paint_card(Painter& painter, const TargetView& view) const;
  void paint_row(Painter& painter, const TargetView& view) const;
  void paint_more(Painter& painter, const TargetView& view) const;
  const char* hint() const;
  void paint_about_rows(Painter& painter, const Parts& parts) const;
  void tell_card(unsigned card, char* to, size_t size) const;

  Game& game_;
  Rules::State shown_ = {};  // what the page was turned for
  uint8_t shown_row_ = 0;    // …
  int page_ = 0;
  uint8_t dice_ = 0;  // what changes of dice cost in this turn
  char head_[64] = {};
  TurnTitle title_;
};

}  // namespace ui::city_planner
