// A player's turn: seven cards with their dice, and below them what can be done.
#pragma once

#include "ui/city_planner/game.hpp"
#include "ui/city_planner/sum.hpp"
#include "ui/play/lesson/guide.hpp"
#include "ui/play/play_screen.hpp"

namespace ui::city_planner {

class TurnScreen final : public PlayScreen {
 public:
  constexpr TurnScreen(Game& game, Guide* guide) : PlayScreen(game, guide), game_(game) {}

  void moved(motion::Kind kind, const Rect& area) override;

 private:
  enum Id : uint8_t { kCard = kOwn, kMinus = kCard + 7, kPlus, kReroll };
  struct Tools {
    Rect at[4];  // minus, plus, re-roll, set aside
    Rect undo, roll;
  };

  void lay_out() override;
  void prepare() override;
  void add_parts(lv_obj_t* root) override;
  void show() override;
  bool keeps_parts() const override { return (tools_[0] != nullptr) == rolled(); }
  void entitle(TitleLine& line) const override { title_.entitle(line); }
  void paint_parts(Painter& painter) const override;
  size_t rooms(Rect* to) const override;
  void touch(uint8_t id, uint8_t value) override;
  void follow(uint8_t id, Touch touch, Point point) override;
  const char* order() const override;
  // Tried out once, when the choice was made.
  bool goes() override { return chosen() != 0 && refusal_ == nullptr; }
  Rect mark() const override;
  rules::Verdict perform(rules::Event event) override;
  void thrown() override;
  void start_motion() override;

  bool rolled() const { return game_.seen().phase == Phase::kAct; }
  unsigned player() const { return game_.seen().active; }
  // The card that is changed, rolled or set aside; 0: none yet.
  unsigned chosen() const { return game_.moves().card(); }

  // Where things are on the display that runs now. A lesson's words have a place of their own
  // between the cards and what lies below these.
  CardTable cards() const;
  Rect strip() const;  // at the foot
  Rect words() const;
  bool guided() const { return guide() != nullptr; }
  Tools tools() const;
  void add_cards(lv_obj_t* root);
  void add_tools(lv_obj_t* root);
  void add_roll(lv_obj_t* root);
  Rect info_area() const;
  static Rect band();       // in landscape, beside the menu's lower half
  Rect plan_track() const;  // in portrait

  void prepare_preview();
  void prepare_last_score();
  // Redraws what is not as it was.
  void update();
  void show_tools();
  CardLook wanted(unsigned card) const;
  void redraw_card(unsigned card, const CardLook& before, const CardLook& now) const;

  void choose_card(unsigned card);
  void take_hold(Point point);
  void drag(Point point);

  void tumble(unsigned dice);
  Rect track_area() const;

  void paint_card(Painter& painter, const TargetView& view) const;
  void paint_preview(Painter& painter) const;
  void paint_wait(Painter& painter) const;
  void paint_standing(Painter& painter, const Rect& area, unsigned player) const;
  void paint_band(Painter& painter) const;
  void paint_track(Painter& painter) const;

  Game& game_;
  uint8_t held_ = 0;        // the card under the finger
  bool dragging_ = false;   // its die follows the finger
  Point grip_ = {};         // from the finger to the die, when it took hold of it
  rule::Lanes scored_ = 0;  // the faces of the cards that scored last

  CardLook shown_[rule::kCards] = {};
  lv_obj_t* tools_[3] = {};  // minus, plus, re-roll
  lv_obj_t* lock_button_ = nullptr;
  Sum sum_ = {};
  const char* refusal_ = nullptr;  // why the chosen card can't be set aside
  char caption_[48] = {};
  TurnTitle title_;
  char rerolls_[20] = {};
  char lock_[20] = {};
};

}  // namespace ui::city_planner
