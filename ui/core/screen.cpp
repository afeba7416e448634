#include "ui/core/screen.hpp"

#include "ui/core/focus.hpp"
#include "ui/core/guard.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/widget_class.hpp"

namespace ui {

void Screen::moved(motion::Kind, const Rect& area) { screens::redraw(area); }

}  // namespace ui

namespace ui::screens {
namespace {

constinit Screen* stack[kMostScreens] = {};
constinit int depth = 0;
constinit const Screen* built = nullptr;  // the last one
constinit lv_obj_t* root_object = nullptr;
constinit bool goes_back = false;  // between begin_back() and end_back(): nothing is shown

void on_event(const lv_obj_class_t* object_class, lv_event_t* event);

constexpr lv_obj_class_t kRootClass = widget_class("root", on_event, sizeof(lv_obj_t), LV_PCT(100));

void on_event(const lv_obj_class_t*, lv_event_t* event) {
  switch (lv_event_get_code(event)) {
    case LV_EVENT_DRAW_MAIN: {
      Painter painter(lv_event_get_layer(event));
      if (depth > 0) now().paint(painter);
      return;
    }
    case LV_EVENT_COVER_CHECK:
      lv_event_set_cover_res(event, LV_COVER_RES_COVER);
      return;
    case LV_EVENT_PRESSED:
      motion::end();
      break;
    default:
      break;
  }
  if (draws_styles(lv_event_get_code(event))) return;
  (void)lv_obj_event_base(&kRootClass, event);
}

// The whole screen is drawn again afterwards: what each object would invalidate is not counted.
void clear() {
  if (goes_back) return;
  motion::end();
  now().leave();
  if (said() != nullptr) say(nullptr);
  end_shake();
  guard::leave(root_object);
  lv_display_enable_invalidation(nullptr, false);
  lv_obj_clean(root_object);
}

void show() {
  if (goes_back) return;
  now().build(root_object);
  lv_obj_update_layout(root_object);
  guard::came(root_object, built == &now());
  focus::built(depth - 1, built == &now());
  built = &now();
  lv_display_enable_invalidation(nullptr, true);
  redraw();
}

}  // namespace

void start(Screen& first) {
  if (root_object == nullptr) {
    lv_obj_t* before = lv_screen_active();
    root_object = lv_obj_class_create_obj(&kRootClass, nullptr);
    lv_obj_class_init_obj(root_object);
    lv_obj_remove_flag(root_object, LV_OBJ_FLAG_SCROLLABLE);
    lv_obj_remove_flag(root_object, LV_OBJ_FLAG_PRESS_LOCK);
    lv_screen_load(root_object);
    if (before != nullptr) lv_obj_delete(before);
  }
  if (depth > 0) {
    clear();
  } else {
    lv_display_enable_invalidation(nullptr, false);
  }
  stack[0] = &first;
  depth = 1;
  show();
}

void open(Screen& screen) {
  LV_ASSERT(depth < kMostScreens);
  clear();
  stack[depth++] = &screen;
  show();
}

void replace(Screen& screen) {
  clear();
  stack[depth - 1] = &screen;
  show();
}

void back() {
  if (depth > 1) back([] {});
}

void begin_back() {
  LV_ASSERT(depth > 1);
  clear();
  --depth;
  goes_back = true;
}

void end_back() {
  goes_back = false;
  show();
}

void back_to(Screen& screen) {
  LV_ASSERT(depth > 1);
  clear();
  stack[--depth - 1] = &screen;
  show();
}

void home() {
  clear();
  depth = 1;
  show();
}

void open_on_home(Screen& screen) {
  clear();
  stack[1] = &screen;
  depth = 2;
  show();
}

Screen& now() { return *stack[depth - 1]; }

lv_obj_t* root() { return root_object; }

void redraw() { lv_obj_invalidate(root_object); }

void redraw(const Rect& area) {
  if (area.empty()) return;
  const lv_area_t pixels = {area.x, area.y, area.right() - 1, area.bottom() - 1};
  lv_obj_invalidate_area(root_object, &pixels);
}

void rebuild() {
  clear();
  show();
}

void tap(uint8_t id, uint8_t value) {
  device().sound(Sound::touch);
  if (id == kBack) {
    back();
  } else {
    now().tapped(id, value);
  }
}

}  // namespace ui::screens
