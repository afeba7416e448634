// The lesson: nine steps on the play screen with luck that was chosen for it.
#pragma once

#include <bit>

#include "ui/cities/play_screen.hpp"
#include "ui/play/lesson.hpp"

namespace ui::cities {

class LessonScreen final : public PlayScreen, public Lesson {
 public:
  explicit constexpr LessonScreen(CitiesMatch& match) : PlayScreen(match) {}
  void open() override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point place) override;
  void places(const PlaceSink& sink) const override;

 protected:
  Layout lay_out(Stage stage) const override;
  Window window() const override { return Window::near; }
  bool has_row_of_starts() const override { return false; }
  void add_buttons(lv_obj_t* root) override;
  void show_buttons() override;
  void paint_title(Painter& painter) const override;
  void paint_over(Painter& painter) const override;
  uint64_t pale() const override;
  bool may_touch(Point place) const override {
    return step() < kSteps && !bubble().contains(place);
  }
  bool points_at_tile() const override { return step() == kTurn; }
  void chose() override {
    redraw_board();
    screens::redraw(layout_.tile);  // it may be what the words point at
  }
  void done() override;

 private:
  void restart() {
    begin_choice();
    folded_at_ = kNowhere;
  }
  enum Step : uint8_t { kFirst, kBuild, kCorners, kCell, kTurn, kLay, kSend, kSet, kRound, kSteps };
  // Where `Show` lays the tiles, in this order.
  static constexpr Cell kShown[] = {{0, 0}, {1, -1}, {-1, -1}, {0, -1}, {1, 0}};
  static constexpr unsigned kPlanned = sizeof kShown / sizeof kShown[0];

  unsigned tiles() const { return match().city().laid(); }
  bool reached(unsigned step) const;
  unsigned step() const;
  // Whether the primary button does what the game's own would.
  bool goes() const;
  // The words leave the board free when they are touched, and the last ones once it has been begun.
  bool brief() const {
    const bool begun = step() == kRound && (picker().ready() || stage() == Stage::tourist);
    return begun || folded_at_ == step();
  }
  void show_step();
  void show_cell();
  void show_goal();
  void step_back();
  Rect concerned() const;
  Rect bubble() const;
  unsigned hidden_by(const Rect& area) const;
  void paint_leader(Painter& painter, const Rect& area) const;

  static constexpr uint8_t kNowhere = 0xFF;
  uint8_t folded_at_ = kNowhere;  // the step whose words are folded
  bool on_words_ = false;         // the finger came down on them
  mutable char title_[28] = {};
};

}  // namespace ui::cities
