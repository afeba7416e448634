#include "ui/play/replay_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/replay_layout.hpp"
#include "ui/play/seats.hpp"

namespace ui {
namespace {

constexpr int kEdge = 8;
constexpr Size kKnob = {10, 22};
constexpr int kMostWords = 64;

enum Id : uint8_t { kFirst, kBefore, kNext, kLast, kWhose, kSlider };

// A finger that rests reads a little to the left and right of where it is.
constexpr int kTremble = 3;

unsigned steps_of(const Play& play) { return static_cast<unsigned>(play.match().events()); }

class ReplayScreen final : public Screen {
 public:
  void show(Play& play);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point place) override;
  void leave() override { next_ = before_ = first_ = last_ = nullptr; }

  void paint_slider(Painter& painter, const Rect& area) const;
  void paint_whose(Painter& painter, const TargetView& view) const;

 private:
  void paint_strip(Painter& painter, const Rect& words) const;
  void paint_rail(Painter& painter, const ReplayLayout& place) const;
  ReplayLayout layout() const { return replay_layout(frame(), play_->entry().board); }
  static Rect whose_area() { return {frame().width - kTouch, 0, kTouch, kTouch}; }

  unsigned players() const { return play_->players(); }
  // Who did what is shown; 0: luck, or nothing yet.
  unsigned actor() const { return step_ == 0 ? 0u : play_->match().event(step_ - 1).actor(); }
  // Who is shown beside the words: nobody alone, as there is nobody to tell apart.
  unsigned told_actor() const { return players() > 1 ? actor() : 0; }
  void go(unsigned step);
  void look();
  void show_ends();
  Rect knob(const Rect& slider, unsigned step) const;
  unsigned step_at(int x) const;

  Play* play_ = nullptr;
  unsigned step_ = 0;
  unsigned steps_ = 0;
  unsigned chosen_ = 0;  // whose city is looked at; 0: of who acted
  int held_at_ = 0;      // where the finger moved the slider to
  unsigned acted_ = 1;   // the last player who did
  char words_[kMostWords] = {};
  char count_[16] = {};
  lv_obj_t *first_ = nullptr, *before_ = nullptr, *next_ = nullptr, *last_ = nullptr;
};

constinit ReplayScreen screen;

void paint_slider_target(Painter& painter, const TargetView& view) {
  static_cast<const ReplayScreen*>(view.spec.more)->paint_slider(painter, view.area);
}

void paint_whose_target(Painter& painter, const TargetView& view) {
  static_cast<const ReplayScreen*>(view.spec.more)->paint_whose(painter, view);
}

void ReplayScreen::show(Play& play) {
  play_ = &play;
  steps_ = steps_of(play);
  step_ = 0;
  chosen_ = 0;
  acted_ = 1;
}

// Asks the game for the step that is shown now.
void ReplayScreen::look() {
  play_->look_at(step_);
  play_->tell_look(words_, sizeof words_);
  if (actor() != 0) acted_ = actor();
  lv_snprintf(count_, sizeof count_, "%u / %u", step_, steps_);
}

void ReplayScreen::build(lv_obj_t* root) {
  steps_ = steps_of(*play_);
  if (step_ > steps_) step_ = steps_;
  look();
  const ReplayLayout place = layout();
  const auto button = [&](const char* name, const Rect& area, Id id, const lv_image_dsc_t& symbol) {
    return add_button(root, {.name = name, .area = area, .id = id, .symbol = &symbol});
  };
  first_ = button("button First", place.first, kFirst, symbol_first);
  before_ = button("button Before", place.before, kBefore, symbol_back);
  add_target(root, {.name = "slider",
                    .area = place.slider,
                    .paint = paint_slider_target,
                    .id = kSlider,
                    .more = this,
                    .follows = true});
  next_ = button("button Next", place.next, kNext, symbol_forward);
  last_ = button("button Last", place.last, kLast, symbol_last);
  show_ends();
  add_back(root);
  if (players() < 2) return;
  add_target(root, {.name = "button Whose",
                    .area = whose_area(),
                    .paint = paint_whose_target,
                    .id = kWhose,
                    .more = this,
                    .opaque = false});
}

void ReplayScreen::show_ends() {
  const auto set = [](lv_obj_t* button, bool enabled) {
    if (target_spec(button)->enabled != enabled) enable(button, enabled);
  };
  set(first_, step_ > 0);
  set(before_, step_ > 0);
  set(next_, step_ < steps_);
  set(last_, step_ < steps_);
}

Rect ReplayScreen::knob(const Rect& slider, unsigned step) const {
  const int room = slider.width - 2 * kEdge - kKnob.width;
  const int x = steps_ == 0 ? 0 : static_cast<int>(static_cast<unsigned>(room) * step / steps_);
  return {slider.x + kEdge + x, slider.y + (slider.height - kKnob.height) / 2, kKnob.width,
          kKnob.height};
}

unsigned ReplayScreen::step_at(int x) const {
  const Rect slider = layout().slider;
  const int room = slider.width - 2 * kEdge - kKnob.width;
  int at = x - slider.x - kEdge - kKnob.width / 2;
  at = at < 0 ? 0 : at > room ? room : at;
  const auto steps = static_cast<unsigned>(at) * steps_;
  return (steps + static_cast<unsigned>(room) / 2) / static_cast<unsigned>(room);
}

void ReplayScreen::go(unsigned step) {
  if (step > steps_ || step == step_) return;
  const ReplayLayout place = layout();
  screens::redraw(knob(place.slider, step_));
  step_ = step;
  look();
  screens::redraw(place.look);
  screens::redraw(place.words);
  screens::redraw(place.slider);
  screens::redraw(frame().title());
  show_ends();
}

void ReplayScreen::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kFirst:
      return go(0);
    case kBefore:
      return go(step_ - 1);
    case kNext:
      return go(step_ + 1);
    case kLast:
      return go(steps_);
    case kWhose:
      chosen_ = chosen_ == players() ? 0 : chosen_ + 1;
      screens::redraw(layout().look);
      screens::redraw(frame().title());
      return;
    default:
      return;
  }
}

void ReplayScreen::touched(uint8_t, Touch touch, Point place) {
  const int moved = place.x > held_at_ ? place.x - held_at_ : held_at_ - place.x;
  if (touch != Touch::down && (touch != Touch::move || moved <= kTremble)) return;
  held_at_ = place.x;
  go(step_at(place.x));
}

void ReplayScreen::paint(Painter& painter) const {
  paint_title_line(
      painter,
      {.title = text(Text::replay_title), .lead = count_, .back = true, .corner = players() > 1});
  const ReplayLayout place = layout();
  if (painter.sees(place.look)) {
    const Rect clip = painter.narrow(place.look);
    play_->paint_look(painter, place.look, chosen_ != 0 ? chosen_ : acted_);
    painter.clip_to(clip);
  }
  if (place.rail) {
    paint_rail(painter, place);
  } else {
    paint_strip(painter, place.words);
  }
}

// Who did it and what, in a line.
void ReplayScreen::paint_strip(Painter& painter, const Rect& words) const {
  const Palette& colors = palette();
  painter.fill({0, words.y, frame().width, frame().height - words.y}, colors.ground);
  painter.across(0, words.y, words.width, colors.ink);
  int left = kEdge;
  const unsigned actor = told_actor();
  if (actor != 0) {
    const Rect chip = {left, words.y + (words.height - kSeatChip.height) / 2 + 1, kSeatChip.width,
                       kSeatChip.height};
    paint_seat(painter, chip, play_->seat(actor));
    left = chip.right() + 6;
  }
  painter.text({left, words.y + 1, words.right() - left - 4, words.height - 1}, words_, kText,
               colors.ink);
}

// The same under each other, beside the board.
void ReplayScreen::paint_rail(Painter& painter, const ReplayLayout& place) const {
  const Palette& colors = palette();
  const Rect& words = place.words;
  painter.fill({words.x, kTitleHeight, words.width, frame().height - kTitleHeight}, colors.ground);
  painter.fill({place.look.x, place.slider.y, place.look.width, frame().height - place.slider.y},
               colors.ground);
  const int line = words.x == 0 ? words.right() - 1 : words.x;
  painter.down(line, kTitleHeight, frame().height - kTitleHeight, colors.ink);
  int top = words.y + 4;
  const unsigned actor = told_actor();
  if (actor != 0) {
    const Rect chip = {words.x + kEdge, top, kSeatChip.width, kSeatChip.height};
    paint_seat(painter, chip, play_->seat(actor));
    top = chip.bottom() + 6;
  }
  painter.paragraph({words.x + kEdge, top, words.width - kEdge - 4, words.bottom() - top}, words_,
                    kText, colors.ink);
}

void ReplayScreen::paint_slider(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  painter.fill(area, colors.ground);
  const Rect track = {area.x + kEdge, area.y + area.height / 2 - 1, area.width - 2 * kEdge, 2};
  painter.fill(track, colors.faint);
  const Rect held = knob(area, step_);
  painter.fill({track.x, track.y - 1, held.x - track.x, 4}, colors.ink);
  painter.fill(held, colors.ink);
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

void open_replay(Play& play) {
  screen.show(play);
  screens::open(screen);
}

}  // namespace ui
