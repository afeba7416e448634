#include "ui/play/replay/replay_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/replay/replay_course.hpp"
#include "ui/play/replay/replay_layout.hpp"
#include "ui/play/replay/replay_slider.hpp"
#include "ui/play/setup/player.hpp"
#include "ui/play/setup/seats.hpp"

namespace ui {
namespace {

constexpr int kEdge = 8;
constexpr int kMostWords = 64;

enum Id : uint8_t { kTurnBefore, kBefore, kPlay, kNext, kTurnNext, kWhose, kSlider };
constexpr uint8_t kSteppers = kTurnNext + 1;

// A finger that rests reads a little to the left and right of where it is.
constexpr int kTremble = 3;

unsigned steps_of(const Play& play) { return static_cast<unsigned>(play.match().events()); }

class ReplayScreen final : public Screen {
 public:
  void show(Play& play, unsigned step);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point point) override;
  void leave() override;

  void paint_slider(Painter& painter, const TargetView& view) const {
    ReplaySlider(view.area, steps_).paint(painter, step_);
  }
  void paint_play(Painter& painter, const TargetView& view) const;
  void paint_whose(Painter& painter, const TargetView& view) const;

 private:
  void paint_strip(Painter& painter, const Rect& words) const;
  void paint_rail(Painter& painter, const ReplayLayout& parts) const;
  ReplayLayout layout() const { return replay_layout(frame(), play_->entry().board); }
  static Rect whose_area() { return {frame().width - kTouch, 0, kTouch, kTouch}; }

  unsigned players() const { return play_->players(); }
  // Who is shown beside the words: nobody alone, as there is nobody to tell apart.
  unsigned told_actor() const { return players() > 1 ? actor_ : 0; }
  void go(unsigned step);
  void read_moment();
  void show_ends();
  ReplaySlider slider() const { return {layout().slider, steps_}; }
  void begin();
  void pause();
  void play_on();

  Play* play_ = nullptr;
  unsigned step_ = 0;
  unsigned steps_ = 0;
  unsigned chosen_ = 0;  // whose city is looked at; 0: of who acted
  int held_at_ = 0;      // where the finger moved the slider to
  unsigned actor_ = 0;   // who did what is shown; 0: luck, or nothing yet
  unsigned acted_ = 1;   // the last player who did
  char words_[kMostWords] = {};
  char count_[16] = {};
  lv_obj_t* steppers_[kSteppers] = {};
  lv_timer_t* timer_ = nullptr;  // it plays by itself
};

constinit ReplayScreen screen;

void ReplayScreen::show(Play& play, unsigned step) {
  play_ = &play;
  steps_ = steps_of(play);
  step_ = step;
  chosen_ = 0;
  acted_ = 1;
}

// Asks the game for the step that is shown now.
void ReplayScreen::read_moment() {
  actor_ = play_->moment_at(step_).event.actor();
  play_->tell_moment(words_, sizeof words_);
  if (actor_ != 0) acted_ = actor_;
  lv_snprintf(count_, sizeof count_, "%u / %u", step_, steps_);
}

void ReplayScreen::build(lv_obj_t* root) {
  steps_ = steps_of(*play_);
  if (step_ > steps_) step_ = steps_;
  read_moment();
  const ReplayLayout parts = layout();
  const auto button = [&](const char* name, const Rect& area, Id id, const lv_image_dsc_t& symbol) {
    steppers_[id] = add_button(root, {.name = name, .area = area, .id = id, .symbol = &symbol});
  };
  button("button Turn before", parts.turn_before, kTurnBefore, symbol_turn_before);
  button("button Before", parts.before, kBefore, symbol_back);
  steppers_[kPlay] = add_target(root, {.name = "button Play",
                                       .area = parts.play,
                                       .paint = paint_by<&ReplayScreen::paint_play>,
                                       .id = kPlay,
                                       .more = this});
  add_target(root, {.name = "slider",
                    .area = parts.slider,
                    .paint = paint_by<&ReplayScreen::paint_slider>,
                    .id = kSlider,
                    .more = this,
                    .follows = true});
  button("button Next", parts.next, kNext, symbol_forward);
  button("button Next turn", parts.turn_next, kTurnNext, symbol_turn_next);
  show_ends();
  add_back(root);
  if (players() < 2) return;
  add_target(root, {.name = "button Whose",
                    .area = whose_area(),
                    .paint = paint_by<&ReplayScreen::paint_whose>,
                    .id = kWhose,
                    .more = this,
                    .opaque = false});
}

void ReplayScreen::show_ends() {
  const auto set = [this](Id id, bool enabled) {
    if (target_spec(steppers_[id])->enabled != enabled) enable(steppers_[id], enabled);
  };
  set(kTurnBefore, step_ > 0);
  set(kBefore, step_ > 0);
  set(kNext, step_ < steps_);
  set(kTurnNext, step_ < steps_);
}

void ReplayScreen::go(unsigned step) {
  if (step > steps_ || step == step_) return;
  const ReplayLayout parts = layout();
  screens::redraw(slider().knob(step_));
  step_ = step;
  read_moment();
  screens::redraw(parts.moment);
  screens::redraw(parts.words);
  screens::redraw(parts.slider);
  screens::redraw(frame().title());
  show_ends();
}

// From the start again, where it is at its end.
void ReplayScreen::begin() {
  if (step_ == steps_) go(0);
  timer_ = lv_timer_create(
      [](lv_timer_t* timer) {
        static_cast<ReplayScreen*>(lv_timer_get_user_data(timer))->play_on();
      },
      pace_of(*play_, step_), this);
  rename(steppers_[kPlay], "button Pause", nullptr);
}

void ReplayScreen::pause() {
  if (timer_ == nullptr) return;
  lv_timer_delete(timer_);
  timer_ = nullptr;
  rename(steppers_[kPlay], "button Play", nullptr);
}

void ReplayScreen::play_on() {
  go(step_ + 1);
  if (step_ == steps_) return pause();
  lv_timer_set_period(timer_, pace_of(*play_, step_));
}

void ReplayScreen::leave() {
  if (timer_ != nullptr) lv_timer_delete(timer_);
  timer_ = nullptr;
}

void ReplayScreen::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kPlay:
      return timer_ == nullptr ? begin() : pause();
    case kWhose:
      chosen_ = chosen_ == players() ? 0 : chosen_ + 1;
      screens::redraw(layout().moment);
      return screens::redraw(frame().title());
    default:
      pause();
      return go(id == kTurnBefore ? turn_before(*play_, step_)
                : id == kBefore   ? step_ - 1
                : id == kNext     ? step_ + 1
                                  : next_turn(*play_, step_));
  }
}

void ReplayScreen::touched(uint8_t, Touch touch, Point point) {
  const int moved = point.x > held_at_ ? point.x - held_at_ : held_at_ - point.x;
  if (touch != Touch::down && (touch != Touch::move || moved <= kTremble)) return;
  held_at_ = point.x;
  pause();
  go(slider().step_at(point.x));
}

void ReplayScreen::paint(Painter& painter) const {
  paint_title_line(
      painter,
      {.title = text(Text::replay_title), .lead = count_, .back = true, .corner = players() > 1});
  const ReplayLayout parts = layout();
  if (painter.sees(parts.moment)) {
    const Rect clip = painter.narrow(parts.moment);
    play_->paint_moment(painter, parts.moment, chosen_ != 0 ? chosen_ : acted_);
    painter.clip_to(clip);
  }
  if (parts.rail) {
    paint_rail(painter, parts);
  } else {
    paint_strip(painter, parts.words);
  }
}

// Who did it and what, in a line.
void ReplayScreen::paint_strip(Painter& painter, const Rect& words) const {
  const Palette& colors = palette();
  painter.fill({0, words.y, frame().width, frame().height - words.y}, colors.ground);
  painter.across(0, words.y, words.width, colors.ink);
  Rect line = {kEdge, words.y + 1, words.right() - kEdge - 4, words.height - 1};
  const unsigned actor = told_actor();
  if (actor != 0) line = paint_player(painter, line, *play_, actor);
  painter.text(line, words_, kText, colors.ink);
}

// The same under each other, beside the board.
void ReplayScreen::paint_rail(Painter& painter, const ReplayLayout& parts) const {
  const Palette& colors = palette();
  const Rect& words = parts.words;
  painter.fill({words.x, kTitleHeight, words.width, frame().height - kTitleHeight}, colors.ground);
  painter.fill(
      {parts.moment.x, parts.slider.y, parts.moment.width, frame().height - parts.slider.y},
      colors.ground);
  const int line = words.x == 0 ? words.right() - 1 : words.x;
  painter.down(line, kTitleHeight, frame().height - kTitleHeight, colors.ink);
  int top = words.y + 4;
  const unsigned actor = told_actor();
  if (actor != 0) {
    paint_player(painter, {words.x + kEdge, top, words.width - kEdge, kSeatChip.height}, *play_,
                 actor);
    top += kSeatChip.height + 6;
  }
  painter.paragraph({words.x + kEdge, top, words.width - kEdge - 4, words.bottom() - top}, words_,
                    kText, colors.ink);
}

// A triangle, or two bars while it plays.
void ReplayScreen::paint_play(Painter& painter, const TargetView& view) const {
  constexpr Size kBars = {12, 14};
  constexpr int kBar = 4;
  const Color color = paint_plate(painter, view);
  if (timer_ == nullptr) return painter.symbol(symbol_play, view.area, color);
  const Rect bars = view.area.middle(kBars);
  painter.fill({bars.x, bars.y, kBar, bars.height}, color);
  painter.fill({bars.right() - kBar, bars.y, kBar, bars.height}, color);
}

// Whose city is shown; on an inverted plate when it stays so whoever acts.
void ReplayScreen::paint_whose(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const Rect plate = {view.area.x, view.area.y, view.area.width, kTitleHeight - 1};
  const bool inverted = (chosen_ != 0) != view.pressed;
  painter.fill(plate, inverted ? colors.ink : colors.raised);
  painter.down(plate.x, plate.y, plate.height, colors.grid);
  const Rect chip = {plate.x + 7, plate.y + 4, kSeatChip.width, kSeatChip.height};
  paint_seat(painter, chip, play_->seat(chosen_ != 0 ? chosen_ : acted_));
  painter.symbol(symbol_forward, Rect{chip.right() + 4, plate.y, 12, plate.height},
                 inverted ? colors.raised : colors.ink);
}

}  // namespace

void open_replay(Play& play, unsigned step) {
  screen.show(play, step);
  screens::open(screen);
}

}  // namespace ui
