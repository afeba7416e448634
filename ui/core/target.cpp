#include "ui/core/target.hpp"

#include "ui/core/guard.hpp"
#include "ui/core/motion.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/widget_class.hpp"

namespace ui {
namespace {

struct TargetObject {
  lv_obj_t base;
  TargetSpec spec;
};

constinit bool too_early = false;  // the finger came down on what waits

void on_event(const lv_obj_class_t* object_class, lv_event_t* event);

constexpr lv_obj_class_t kTargetClass = widget_class("target", on_event, sizeof(TargetObject), 0);

TargetSpec& spec_of(lv_obj_t* object) { return reinterpret_cast<TargetObject*>(object)->spec; }

void draw(lv_event_t* event, lv_obj_t* object) {
  const TargetSpec& spec = spec_of(object);
  Painter painter(lv_event_get_layer(event));
  spec.paint(painter, {spec, area_of(object), lv_obj_has_state(object, LV_STATE_PRESSED)});
}

void follow(lv_event_t* event, const TargetSpec& spec) {
  lv_point_t point;
  lv_indev_get_point(lv_event_get_indev(event), &point);
  const Point at = {point.x, point.y};
  switch (lv_event_get_code(event)) {
    case LV_EVENT_PRESSED:
      guard::end();
      screens::now().touched(spec.id, Touch::down, at);
      break;
    case LV_EVENT_PRESSING:
      screens::now().touched(spec.id, Touch::move, at);
      break;
    case LV_EVENT_RELEASED:
      screens::now().touched(spec.id, Touch::up, at);
      break;
    case LV_EVENT_PRESS_LOST:
      screens::now().touched(spec.id, Touch::lost, at);
      break;
    default:
      break;
  }
}

void on_event(const lv_obj_class_t*, lv_event_t* event) {
  auto* object = static_cast<lv_obj_t*>(lv_event_get_current_target(event));
  switch (lv_event_get_code(event)) {
    case LV_EVENT_DRAW_MAIN:
      draw(event, object);
      return;
    case LV_EVENT_COVER_CHECK: {
      const auto* area = lv_event_get_cover_area(event);
      const bool covers = spec_of(object).opaque && lv_area_is_in(area, &object->coords, 0);
      lv_event_set_cover_res(event, covers ? LV_COVER_RES_COVER : LV_COVER_RES_NOT_COVER);
      return;
    }
    default:
      break;
  }
  if (draws_styles(lv_event_get_code(event))) return;
  if (lv_obj_event_base(&kTargetClass, event) != LV_RESULT_OK) return;
  if (lv_event_get_code(event) == LV_EVENT_PRESSED) motion::end();
  if (spec_of(object).follows) {
    if (spec_of(object).enabled) follow(event, spec_of(object));
    return;
  }
  switch (lv_event_get_code(event)) {
    case LV_EVENT_PRESSED:
      too_early = spec_of(object).enabled && guard::holds(spec_of(object));
      [[fallthrough]];
    case LV_EVENT_PRESS_LOST:
    case LV_EVENT_RELEASED:
      if (spec_of(object).enabled) lv_obj_invalidate(object);
      break;
    case LV_EVENT_CLICKED:
      if (!too_early) activate(object);  // it may be gone now
      break;
    default:
      break;
  }
}

}  // namespace

lv_obj_t* add_target(lv_obj_t* parent, const TargetSpec& spec) {
  lv_obj_t* object = lv_obj_class_create_obj(&kTargetClass, parent);
  LV_ASSERT_MALLOC(object);
  spec_of(object) = spec;
  lv_obj_class_init_obj(object);
  lv_obj_set_pos(object, spec.area.x, spec.area.y);
  lv_obj_set_size(object, spec.area.width, spec.area.height);
  lv_obj_remove_flag(object, LV_OBJ_FLAG_SCROLLABLE);
  if (!spec.follows) lv_obj_remove_flag(object, LV_OBJ_FLAG_PRESS_LOCK);
  lv_obj_remove_flag(object, LV_OBJ_FLAG_CLICK_FOCUSABLE);
  if (spec.name == nullptr) lv_obj_remove_flag(object, LV_OBJ_FLAG_CLICKABLE);
  return object;
}

const TargetSpec* target_spec(const lv_obj_t* object) {
  if (!lv_obj_check_type(object, &kTargetClass)) return nullptr;
  return &reinterpret_cast<const TargetObject*>(object)->spec;
}

void activate(lv_obj_t* target) {
  const TargetSpec& spec = spec_of(target);
  if (!spec.enabled) {
    const char* const why = explanation(target);
    if (why != nullptr) refuse(why, area_of(target));
    return;
  }
  if (guard::holds(spec)) return;
  if (!spec.waits) guard::end();
  screens::tap(spec.id, spec.value);
}

void note_seen(lv_obj_t* target, bool seen) { spec_of(target).seen = seen; }

void choose(lv_obj_t* target, bool chosen) {
  TargetSpec& spec = spec_of(target);
  if (spec.chosen == chosen) return;
  spec.chosen = chosen;
  lv_obj_invalidate(target);
}

void enable(lv_obj_t* target, bool enabled) {
  TargetSpec& spec = spec_of(target);
  if (spec.enabled == enabled) return;
  spec.enabled = enabled;
  lv_obj_invalidate(target);
}

void relabel(lv_obj_t* target, const char* label) {
  spec_of(target).label = label;
  lv_obj_invalidate(target);
}

void explain(lv_obj_t* target, const char* why) {
  lv_obj_set_user_data(target, const_cast<char*>(why));
}

const char* explanation(const lv_obj_t* target) {
  return static_cast<const char*>(lv_obj_get_user_data(const_cast<lv_obj_t*>(target)));
}

void rename(lv_obj_t* target, const char* name, const char* label) {
  TargetSpec& spec = spec_of(target);
  if (spec.name == name && spec.label == label) return;
  spec.name = name;
  relabel(target, label);
}

Rect area_of(const lv_obj_t* object) {
  lv_area_t area;
  lv_obj_get_coords(object, &area);
  return {area.x1, area.y1, area.x2 - area.x1 + 1, area.y2 - area.y1 + 1};
}

}  // namespace ui
