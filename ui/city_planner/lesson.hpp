// The lesson: a turn and a half on the real screens, with dice that were written before. It asks
// for one thing at a time; any other legal touch goes on too, and what is said fits where that led.
#pragma once

#include "ui/city_planner/choice_screen.hpp"
#include "ui/city_planner/turn_screen.hpp"
#include "ui/core/strings.hpp"
#include "ui/play/lesson.hpp"

namespace ui::planner {

class Lesson final : public Guide, public ui::Lesson {
 public:
  explicit constexpr Lesson(Game& game) : game_(game) {}

  void open() override;
  Rect cover() const override;
  void build(lv_obj_t* root) override;
  void tapped(uint8_t id) override;
  bool acts() const override { return find_step() == kDone; }
  bool moved() override;

 private:
  enum Id : uint8_t { kBack = kFirstId, kSkip, kShow };
  enum StepId : uint8_t { kRoll, kLook, kChange, kAside, kMixed, kScore, kRollAgain, kFree, kDone };
  static constexpr unsigned kSteps = kDone + 1;

  // What a step is about.
  enum class Place : uint8_t { nothing, card, plus, reroll, lock };
  struct Step {
    Text title, words, order;
    Place place = Place::nothing;
    uint8_t card = 0;  // what words and order name

    friend bool operator==(const Step&, const Step&) = default;
  };

  void restart();
  bool behind(unsigned step) const;
  unsigned find_step() const;
  unsigned open_card() const;
  Step ask(unsigned step) const;
  void act_for(unsigned step);

  PlannerPicker& picker() const { return game_.moves(); }
  bool scoring() const { return game_.seen().phase == Phase::kScore; }
  // The bubble lies over the cards: the step is about the rows.
  bool above_rows() const { return scoring() && find_step() == kScore; }
  Rect place_of(const Step& step) const;
  static void paint_bubble(Painter& painter, const TargetView& view);
  void paint(Painter& painter, const Rect& area) const;

  Game& game_;
  uint8_t step_ = 0;
  Step shown_ = {};
  char words_[96] = {};
  char order_[40] = {};
};

}  // namespace ui::planner
