// A kind of LVGL object that differs from the plain one by how it draws and answers.
#pragma once

#include <lvgl.h>
#include <lvgl_private.h>

#include "ui/core/geometry.hpp"

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

// An object of such a kind above every screen; touches go through it. There LVGL asks nobody
// whether what is below is covered.
inline lv_obj_t* add_pane(const lv_obj_class_t& kind, const Rect& area) {
  lv_obj_t* const pane = lv_obj_class_create_obj(&kind, lv_layer_top());
  LV_ASSERT(pane != nullptr);
  lv_obj_class_init_obj(pane);
  lv_obj_remove_flag(pane, LV_OBJ_FLAG_CLICKABLE);
  lv_obj_remove_flag(pane, LV_OBJ_FLAG_SCROLLABLE);
  lv_obj_set_pos(pane, area.x, area.y);
  lv_obj_set_size(pane, area.width, area.height);
  lv_obj_update_layout(pane);
  return pane;
}

}  // namespace ui
