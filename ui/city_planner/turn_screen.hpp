// A player's turn: seven cards with their dice, and below them what can be done.
#pragma once

#include "ui/city_planner/game.hpp"
#include "ui/city_planner/sum.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/play/guide.hpp"

namespace ui::planner {

class TurnScreen final : public Screen {
 public:
  constexpr TurnScreen(Game& game, Guide* guide) : game_(game), guide_(guide) {}

  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point place) override;
  void leave() override;

  static Rect strip();  // below the cards

 private:
  enum Id : uint8_t { kMenu, kCard, kMinus = kCard + 7, kPlus, kReroll, kLock, kRoll, kUndo };

  bool rolled() const { return game_.seen().phase == Phase::kAct; }
  unsigned player() const { return game_.seen().active; }
  // The card that is changed, rolled or set aside; 0: none yet.
  unsigned chosen() const { return game_.moves().card(); }
  // What is to be done is a button of the lesson: none here is primary.
  bool guide_acts() const { return guide_ != nullptr && guide_->acts(); }
  bool two() const { return game_.players() > 1; }

  // Where the cards lie on the display that runs now.
  CardTable cards() const;
  void add_guide(lv_obj_t* root);
  void add_cards(lv_obj_t* root);
  void add_tools(lv_obj_t* root);
  void add_roll(lv_obj_t* root);
  Rect info_area() const;
  static Rect band();  // in landscape, beside the menu's lower half

  void prepare();
  void prepare_preview();
  void prepare_last_score();
  // Redraws what is not as it was.
  void update();
  void show_tools();
  CardLook wanted(unsigned card) const;
  void redraw_card(unsigned card, const CardLook& before, const CardLook& now) const;

  void choose_card(unsigned card);
  bool answer(rules::Verdict verdict);
  void take(rules::Verdict verdict);
  void go_on();
  void drag(Point place);

  void start_tumble(unsigned dice);
  void end_tumble();
  static void tumble_step(lv_timer_t* timer);

  static void paint_card(Painter& painter, const TargetView& view);
  void paint_preview(Painter& painter) const;
  void paint_wait(Painter& painter) const;
  void paint_standing(Painter& painter, const Rect& area, unsigned player) const;
  void paint_band(Painter& painter) const;
  void paint_track(Painter& painter) const;
  void paint_two_tracks(Painter& painter, const Rect& place) const;

  Game& game_;
  Guide* guide_;
  uint8_t held_ = 0;       // the card under the finger
  bool dragging_ = false;  // its die follows the finger
  Point grip_ = {};        // from the finger to the die, when it took hold of it
  uint8_t rolling_ = 0;    // dice that tumble, a bit a card
  uint8_t frames_ = 0;     // left to tumble
  lv_timer_t* timer_ = nullptr;

  CardLook shown_[rules::city_planner::kCards] = {};
  lv_obj_t* tools_[4] = {};
  Sum sum_ = {};
  const char* refusal_ = nullptr;  // why the chosen card can't be set aside
  char caption_[28] = {};
  char track_[20] = {};
  char lead_[24] = {};
  char rerolls_[16] = {};
  char lock_[12] = {};
};

}  // namespace ui::planner
