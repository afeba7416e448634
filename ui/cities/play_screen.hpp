// Laying a tile and sending a tourist: one screen for the starting tiles and every round.
#pragma once

#include "ui/cities/match.hpp"
#include "ui/cities/play_layout.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/play/guide.hpp"

namespace ui::cities {

class PlayScreen final : public Screen {
 public:
  // `guide`: of a lesson.
  constexpr PlayScreen(CitiesMatch& match, Guide* guide) : match_(match), guide_(guide) {}

  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point place) override;
  void places(const PlaceSink& sink) const override;
  void leave() override { undo_ = stay_ = go_ = nullptr; }

  void paint_board(Painter& painter, const Rect& area) const;
  void paint_tile_in_hand(Painter& painter, const TargetView& view) const;

 private:
  enum Id : uint8_t { kMenu, kBoard, kTile, kUndo, kStay, kGo, kStartTile };

  CitiesPicker& picker() const { return match_.moves(); }
  Stage stage() const;
  // The starting tiles side by side; a lesson needs the room, there they come one after another.
  bool has_row_of_starts() const { return stage() == Stage::start && guide_ == nullptr; }
  bool guide_acts() const { return guide_ != nullptr && guide_->acts(); }
  // Asks the guide after a touch: what it says may be something else now.
  void follow_guide();
  void add_tiles(lv_obj_t* root);
  void add_buttons(lv_obj_t* root);
  void show_buttons();
  void paint_title(Painter& painter) const;
  // An event was done, or taken back.
  void done();

  void go();
  void stay();
  void undo();
  void turn();
  void name_move();
  void show_choice();  // brings buttons and numbers up to date
  // The tile in the hand goes to this cell, if it may.
  void take_cell(Cell cell);
  void take_goal(uint8_t index);
  void lift(uint8_t field);
  void begin_choice();
  const char* undo_label() const;

  Rect ruler() const;
  Rect candidate() const;  // where it is, with all that belongs to it
  Rect mark() const;       // only the cell or field
  const char* worth() const;
  Rect place_flag() const;
  unsigned hidden_by(const Rect& flag) const;
  void redraw_candidate() const;
  void redraw_goals() const;
  void refuse(const char* why) const;
  void touch_cell(Touch touch, Point place);
  void touch_field(Touch touch, Point place);
  void touch_tile(Touch touch, Point place);
  bool twice();  // the second of two quick touches
  uint8_t goal_near(Point place) const;
  uint64_t pale() const;
  void paint_candidate(Painter& painter) const;
  void paint_goals(Painter& painter) const;
  void paint_numbers(Painter& painter) const;
  void paint_kinds(Painter& painter) const;
  void paint_words(Painter& painter) const;
  bool is_free(const Rect& place) const;
  void place_cells(const PlaceSink& sink) const;
  void place_fields(const PlaceSink& sink) const;

  CitiesMatch& match_;
  Guide* guide_;
  Layout layout_ = {};
  Plan plan_;
  lv_obj_t *undo_ = nullptr, *stay_ = nullptr, *go_ = nullptr;
  // A finger on the board.
  Point down_ = {};
  bool on_choice_ = false;  // it came down where the candidate was
  bool moved_ = false;
  bool onto_board_ = false;
  const char* refused_ = nullptr;  // why the tile may not lie where the finger came down
  uint32_t last_tap_ = 0;
  char worth_[kSigned] = {};
  Rect flag_ = {};  // of the candidate
  mutable char name_[kMostName] = {};
  mutable char round_[24] = {};
};

}  // namespace ui::cities
