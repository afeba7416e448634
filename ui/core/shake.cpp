#include "ui/core/shake.hpp"

#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/widget_class.hpp"

namespace ui {
namespace {

constexpr uint32_t kStepMs = 40;
constexpr uint8_t kSteps = 4;  // to the right, to the left, and both again

constinit uint8_t steps_left = 0;
constinit lv_timer_t* timer = nullptr;
constinit lv_obj_t* pane = nullptr;  // above the place: it moves what was drawn there
constinit Rect shaking = {};

void on_event(const lv_obj_class_t* object_class, lv_event_t* event);

constexpr lv_obj_class_t kPaneClass = widget_class("pane", on_event, sizeof(lv_obj_t), 0);

void on_event(const lv_obj_class_t*, lv_event_t* event) {
  const lv_event_code_t code = lv_event_get_code(event);
  if (code == LV_EVENT_DRAW_MAIN) {
    Painter painter(lv_event_get_layer(event));
    painter.shift(shaking, steps_left % 2 == 0 ? kShake : -kShake, palette().ground);
  } else if (!draws_styles(code)) {
    (void)lv_obj_event_base(&kPaneClass, event);
  }
}

void step(lv_timer_t*) {
  if (--steps_left == 0) {
    end_shake();
  } else {
    screens::redraw(shaking);
  }
}

}  // namespace

void refuse(const char* sentence, const Rect& area) {
  device().sound(Sound::refused);
  shake(area);
  say(sentence);  // above what shakes
}

void shake(const Rect& area) {
  end_shake();
  shaking = common(area, frame().whole());
  if (settings().calm != 0 || shaking.empty()) return;
  steps_left = kSteps;
  pane = add_pane(kPaneClass, shaking);
  timer = lv_timer_create(step, kStepMs, nullptr);
  LV_ASSERT(timer != nullptr);
}

void end_shake() {
  if (steps_left > 0) screens::redraw(shaking);
  steps_left = 0;
  if (pane != nullptr) lv_obj_delete(pane);
  if (timer != nullptr) lv_timer_delete(timer);
  pane = nullptr;
  timer = nullptr;
}

}  // namespace ui
