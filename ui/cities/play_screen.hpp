// Laying a tile and sending a tourist: one screen for the starting tiles and every round.
#pragma once

#include "ui/cities/match.hpp"
#include "ui/cities/play_layout.hpp"
#include "ui/play/play_screen.hpp"

namespace ui::cities {

class CityPlay final : public PlayScreen {
 public:
  constexpr CityPlay(CitiesMatch& match, Guide* guide) : PlayScreen(match, guide), match_(match) {}

  void places(const PlaceSink& sink) const override;

 private:
  enum Id : uint8_t { kBoard = kOwn, kTile, kStay, kStartTile };

  void lay_out() override;
  void prepare() override;
  void add_parts(lv_obj_t* root) override;
  void show() override;
  void entitle(TitleLine& line) const override;
  void paint_parts(Painter& painter) const override;
  size_t rooms(Rect* to) const override;
  void touch(uint8_t id, uint8_t value) override;
  void follow(uint8_t id, Touch touch, Point point) override;
  Rect spot_at(Point point) const override;
  bool is_chosen(Point point) const override;
  void choose_at(Point point) override;
  void touch_spot(Point point, const Rect& spot) override;
  bool turns() const override { return !moves_tourists(); }
  void turn() override;
  const char* order() const override;
  // Staying has a button of its own.
  bool goes() override { return picker().ready() && !picker().stays(); }
  Rect mark() const override;
  void redraw_choice() const override;
  rules::Verdict perform(rules::Event event) override;
  void start_motion() override;

  CitiesPicker& picker() const { return match_.moves(); }
  const City& city() const { return match_.city(); }
  Stage stage() const;
  bool moves_tourists() const { return stage() == Stage::tourist; }
  // The starting tiles side by side; a lesson needs the room, there they come one after another.
  bool has_row_of_starts() const { return stage() == Stage::start && guide() == nullptr; }
  void add_tiles(lv_obj_t* root);
  void take_cell(Cell cell);
  void take_goal(uint8_t index);
  void lift(unsigned field);
  uint8_t goal_at(Point point) const;
  void touch_tile(Touch touch, Point point);

  Rect rect_of(unsigned field) const { return field_rect(plan_, city(), field); }
  Rect ruler() const;
  Rect candidate() const;  // where it is, with all that belongs to it
  // Every cell where the tile may go, every field where a tourist stands or may go, until `sink`
  // returns false.
  template <class Sink>
  void for_each_cell(Sink&& sink) const;
  template <class Sink>
  void for_each_field(Sink&& sink) const;
  unsigned hidden_by(const Rect& flag) const;
  Fields pale() const;
  void paint_board(Painter& painter, const TargetView& view) const;
  void paint_tile_in_hand(Painter& painter, const TargetView& view) const;
  void paint_candidate(Painter& painter) const;
  void paint_goals(Painter& painter) const;
  Rect laid_tile() const;  // the last one
  void paint_fall(Painter& painter) const;
  void paint_numbers(Painter& painter) const;
  void paint_kinds(Painter& painter) const;
  void paint_offer(Painter& painter) const;
  const char* hint() const;
  void paint_hint(Painter& painter, const Rect& room) const;
  void paint_words(Painter& painter) const;

  CitiesMatch& match_;
  Layout layout_ = {};
  Plan plan_;
  lv_obj_t* go_ = nullptr;
  bool onto_board_ = false;        // the tile in hand was dragged there
  bool hints_ = false;             // the title line says how the tile on its cell is turned
  const char* refused_ = nullptr;  // why the tile may not lie where the finger came down
  char worth_[kSigned] = {};
  Rect flag_ = {};  // of the candidate
  mutable char name_[kMostName] = {};
  mutable char round_[64] = {};
};

}  // namespace ui::cities
