// A kind of LVGL object that differs from the plain one by how it draws and answers.
#pragma once

#include <lvgl.h>
#include <lvgl_private.h>

namespace ui {

// Objects of `bytes` bytes, an lv_obj_t first; `side` is their width and height when they are made.
constexpr lv_obj_class_t widget_class(const char* name,
                                      void (*on_event)(const lv_obj_class_t*, lv_event_t*),
                                      uint32_t bytes, int32_t side) {
  lv_obj_class_t kind{};
  kind.base_class = &lv_obj_class;
  kind.event_cb = on_event;
  kind.name = name;
  kind.width_def = side;
  kind.height_def = side;
  kind.instance_size = bytes & 0xFFFF;
  return kind;
}

// The steps of drawing that the plain object would fill with its styles: ours draw in
// LV_EVENT_DRAW_MAIN alone.
constexpr bool draws_styles(lv_event_code_t code) {
  return code == LV_EVENT_DRAW_MAIN_BEGIN || code == LV_EVENT_DRAW_MAIN_END ||
         code == LV_EVENT_DRAW_POST_BEGIN || code == LV_EVENT_DRAW_POST ||
         code == LV_EVENT_DRAW_POST_END;
}

}  // namespace ui
