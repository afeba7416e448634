// Building on the streets: the hand, the board, and what would change for everybody.
#pragma once

#include "ui/drawcity/match.hpp"
#include "ui/drawcity/play_layout.hpp"
#include "ui/play/marks.hpp"
#include "ui/play/play_screen.hpp"

namespace ui::drawcity {

class StreetPlay final : public PlayScreen {
 public:
  constexpr StreetPlay(DrawCityMatch& match, Guide* guide)
      : PlayScreen(match, guide), match_(match) {}

  void places(const PlaceSink& sink) const override;

 private:
  enum Id : uint8_t { kBoard = kOwn, kNumber, kType, kGoals };

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

  DrawCityPicker& picker() const { return match_.moves(); }
  Task task() const { return picker().task(); }
  bool has_goals() const;
  // What names the players stands in the title line.
  bool chips_in_title() const { return layout_.chips.empty(); }
  void add_cards(lv_obj_t* root);
  void show_card(lv_obj_t* card, bool chosen, bool fits) const;
  void take_card(bool number, unsigned card);
  // The free space nearest to the finger where the number fits; 0: none is near.
  Site nearest(Point point) const;
  unsigned hidden_by(const Rect& flag) const;
  void tell_taken(Site site, const Rect& spot);
  void tell_order(Site site, const Rect& spot);
  Rect below_streets() const;
  Rect lens() const;
  void paint_streets(Painter& painter, const TargetView& view) const;
  void paint_lens(Painter& painter, BoardLook look) const;
  void paint_number(Painter& painter, const TargetView& view) const;
  void paint_type(Painter& painter, const TargetView& view) const;
  void paint_goals(Painter& painter, const TargetView& view) const;
  void paint_players(Painter& painter, const Rect& area) const;
  unsigned newly_ticked() const;
  void paint_changes(Painter& painter, const Rect& area) const;
  void paint_standing(Painter& painter, const Rect& area) const;
  static void paint_title(Painter& painter, const Rect& room, const void* more);
  const char* ask() const;

  DrawCityMatch& match_;
  PlayLayout layout_ = {};
  BoardGrid grid_;
  lv_obj_t *numbers_[kCards] = {}, *types_[kCards] = {};
  char worth_[kSigned] = {};
  Rect flag_ = {};
  char turn_[24] = {};
  char told_[80] = {};  // why a space can't be chosen
  Site under_ = 0;      // the finger, where the lens looks
  mutable char name_[24] = {};
};

inline constexpr const char* kNumberCards[kCards] = {"number 1", "number 2"};
inline constexpr const char* kTypeCards[kCards] = {"type 1", "type 2"};
// What scripts call a space: "space 3,4"; `to` has room for 16.
void name_space(Site site, char* to);

}  // namespace ui::drawcity
