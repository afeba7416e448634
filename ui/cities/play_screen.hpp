// Laying a tile and sending a tourist: one screen for the starting tiles, every round, and the
// lesson, which puts its own words over it.
#pragma once

#include "ui/cities/match.hpp"
#include "ui/cities/play_layout.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"

namespace ui::cities {

class PlayScreen : public Screen {
 public:
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point place) override;
  void places(const PlaceSink& sink) const override;
  void leave() override { undo_ = stay_ = go_ = nullptr; }

  void paint_board(Painter& painter, const Rect& area) const;
  void paint_tile_in_hand(Painter& painter, const TargetView& view) const;

 protected:
  enum Id : uint8_t { kMenu, kBoard, kTile, kUndo, kStay, kGo, kStartTile, kOwn };

  explicit constexpr PlayScreen(CitiesMatch& match) : match_(match) {}
  ~PlayScreen() = default;

  CitiesMatch& match() const { return match_; }
  CitiesPicker& picker() const { return match().moves(); }
  Stage stage() const;
  virtual Layout lay_out(Stage stage) const { return play_layout(stage); }
  virtual Window window() const { return Window::reach; }
  // The starting tiles side by side; else one after another in the hand.
  virtual bool has_row_of_starts() const { return true; }
  virtual void add_buttons(lv_obj_t* root);
  virtual void show_buttons();
  virtual void paint_title(Painter& painter) const;
  // Over the board.
  virtual void paint_over(Painter&) const {}
  // Fields that are not concerned.
  virtual uint64_t pale() const { return 0; }
  // False where a touch on the board is meant for what lies over it.
  virtual bool may_touch(Point) const { return true; }
  // Whether the tile in the hand is what is to be touched now.
  virtual bool points_at_tile() const { return false; }
  // Something was chosen or dropped.
  virtual void chose() {}
  // An event was done, or taken back.
  virtual void done();

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
  void redraw_board() const { screens::redraw(layout_.board); }

  Layout layout_ = {};
  Plan plan_;
  lv_obj_t *undo_ = nullptr, *stay_ = nullptr, *go_ = nullptr;

 private:
  struct Worth {
    char words[kSigned];
  };
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
  void paint_candidate(Painter& painter) const;
  void paint_goals(Painter& painter) const;
  void paint_numbers(Painter& painter) const;
  void paint_kinds(Painter& painter) const;
  void paint_words(Painter& painter) const;
  bool place_cells(const PlaceSink& sink) const;
  void place_fields(const PlaceSink& sink) const;

  CitiesMatch& match_;
  // A finger on the board.
  Point down_ = {};
  bool on_choice_ = false;  // it came down where the candidate was
  bool moved_ = false;
  bool onto_board_ = false;
  const char* refused_ = nullptr;  // why the tile may not lie where the finger came down
  uint32_t last_tap_ = 0;
  char worth_[kSigned] = {};
  Rect flag_ = {};  // of the candidate
  mutable char name_[24] = {};
  mutable char round_[24] = {};
};

class GameScreen final : public PlayScreen {
 public:
  explicit constexpr GameScreen(CitiesMatch& match) : PlayScreen(match) {}
};

}  // namespace ui::cities
