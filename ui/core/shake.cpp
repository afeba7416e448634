#include "ui/core/shake.hpp"

#include <lvgl.h>

#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui.hpp"

namespace ui {
namespace {

constexpr uint32_t kStepMs = 40;
constexpr uint8_t kSteps = 4;  // to the right, to the left, and both again

constinit Rect shaking = {};
constinit uint8_t steps_left = 0;
constinit lv_timer_t* timer = nullptr;

void redraw_place() { screens::redraw(common(shaking.inset(-kShake, 0), frame().whole())); }

void step(lv_timer_t*) {
  --steps_left;
  redraw_place();
  if (steps_left == 0) end_shake();
}

}  // namespace

void refuse(const char* sentence, const Rect& place) {
  say(sentence);
  shake(place);
}

void shake(const Rect& place) {
  if (steps_left > 0) {
    redraw_place();
    end_shake();
  }
  if (settings().calm != 0) return;
  shaking = place;
  steps_left = kSteps;
  timer = lv_timer_create(step, kStepMs, nullptr);
  LV_ASSERT_MALLOC(timer);
  redraw_place();
}

int shaken(const Rect& place) {
  if (steps_left == 0 || place != shaking) return 0;
  return steps_left % 2 == 0 ? kShake : -kShake;
}

void end_shake() {
  steps_left = 0;
  if (timer != nullptr) lv_timer_delete(timer);
  timer = nullptr;
}

}  // namespace ui
