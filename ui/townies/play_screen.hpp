// Drawing into a town: dice and map, with what each goal and the total would be then.
#pragma once

#include "ui/play/marks.hpp"
#include "ui/play/play_screen.hpp"
#include "ui/townies/hexes.hpp"
#include "ui/townies/match.hpp"
#include "ui/townies/play_layout.hpp"

namespace ui::townies {

class TownPlay final : public PlayScreen {
 public:
  constexpr TownPlay(TowniesMatch& match, Guide* guide) : PlayScreen(match, guide), match_(match) {}

  void places(const PlaceSink& sink) const override;

 private:
  enum Id : uint8_t { kBoard = kOwn, kDie, kRotate, kFlip, kGoals, kStar };

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
  const char* order() const override;
  Rect mark() const override;
  void redraw_choice() const override;
  rules::Verdict perform(rules::Event event) override;
  void start_motion() override;

  TowniesPicker& picker() const { return match_.moves(); }
  const Town& town() const { return picker().town(); }
  bool shapes() const { return picker().die() == Die::shape; }
  bool has_goals() const { return picker().before().goals > 0; }
  void add_dice(lv_obj_t* root);
  void take_die(Die die);
  void turn_shape(bool over);
  // The place nearest to `aim`, at most so far away, and that of a Shape on the touched space; or
  // kNowhere: as picker().choose() takes them.
  unsigned nearest(Point aim, int within) const;
  unsigned lying_on(unsigned touched, Point aim) const;
  Point middle_at(unsigned space) const;
  unsigned hidden_by(const Rect& flag) const;
  bool leaves_sites_free(const Rect& words) const;
  void paint_board(Painter& painter, const TargetView& view) const;
  void paint_die(Painter& painter, const TargetView& view) const;
  void paint_goals(Painter& painter, const TargetView& view) const;
  void paint_star(Painter& painter, const TargetView& view) const;
  void paint_markers(Painter& painter) const;
  void paint_numbers(Painter& painter) const;
  void paint_line(Painter& painter) const;
  void paint_words(Painter& painter) const;

  TowniesMatch& match_;
  PlayLayout layout_ = {};
  HexGrid grid_;
  lv_obj_t* dice_[kDice] = {};
  lv_obj_t *rotate_ = nullptr, *flip_ = nullptr, *go_ = nullptr;
  Point near_ = {};  // the touch that chose the place
  Point down_ = {};  // where the finger came to the map
  int lift_ = 0;     // so far above the finger is what it means
  char worth_[kSigned] = {};
  Rect flag_ = {};
  char round_[32] = {};
  mutable char name_[24] = {};
};

inline constexpr const char* kDieNames[kDice] = {"die Shape", "die Object", "die Basic"};
// What scripts call a place for what the picker would draw: "space c3", "at c3c4d4d5". `to` has
// room for that, 16.
void name_place(const TowniesPicker& picker, unsigned site, char* to);

// The line of nine: what Objects have brought, what is circled; of the town with what is to come.
void paint_object_line(Painter& painter, const Rect& area, const Town& town, const Town& ahead,
                       bool alone);
// A goal's mark: its colours, or its symbol.
void paint_goal_mark(Painter& painter, const Rect& area, GoalKind kind, unsigned start,
                     unsigned additional);

}  // namespace ui::townies
