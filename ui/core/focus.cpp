#include "ui/core/focus.hpp"

#include <algorithm>
#include <cstring>

#include "ui/core/guard.hpp"
#include "ui/core/motion.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/core/ui.hpp"
#include "ui/core/widget_class.hpp"

namespace ui::focus {
namespace {

constexpr int kHalo = 1;  // tells the frame from a target that is ink itself
constexpr int kLine = 2;
constexpr int kOutOfRow = 100;  // what is beside is nearer than what is beside and below

constinit lv_obj_t* shown = nullptr;  // above the screen
constinit Rect held = {};             // what has the focus
constinit int depth = 0;              // of the screen in the stack
constinit Rect held_at[screens::kMostScreens] = {};

Rect frame_area() { return common(held.inset(-kHalo - kLine), frame().whole()); }

void on_event(const lv_obj_class_t* object_class, lv_event_t* event);

constexpr lv_obj_class_t kFrameClass = widget_class("focus", on_event, sizeof(lv_obj_t), 0);

void on_event(const lv_obj_class_t*, lv_event_t* event) {
  const lv_event_code_t code = lv_event_get_code(event);
  if (code == LV_EVENT_DRAW_MAIN) {
    Painter painter(lv_event_get_layer(event));
    painter.frame(frame_area(), kLine, palette().ink);
    painter.frame(frame_area().inset(kLine), kHalo, palette().raised);
  } else if (!draws_styles(code)) {
    (void)lv_obj_event_base(&kFrameClass, event);
  }
}

Rect area_of(const Target& target) { return {target.x, target.y, target.width, target.height}; }

// Calls `each(target)` for what can have the focus; boards are stepped through place by place.
template <typename Each>
void for_targets(Each each) {
  const auto sink = [](const Target& target, void* context) {
    if (!target.board) (*static_cast<Each*>(context))(target);
    return true;
  };
  targets(sink, &each);
}

int distance(int from, int to) { return from < to ? to - from : from - to; }

// What lies between two stretches of a line; 0: one is a part of the other's row. Columns of
// hexagons reach a little into each other and are none.
int gap(int first, int first_end, int second, int second_end) {
  constexpr int kPart = 3;
  const int both = std::min(first_end, second_end) - std::max(first, second);
  const int shorter = std::min(first_end - first, second_end - second);
  return both * kPart > shorter ? 0 : std::max(-both, 1);
}

// How far a place is in a direction, sidesteps counting more; 0: it isn't there at all.
int cost(const Rect& from, const Rect& to, Key way) {
  const Point a = from.center();
  const Point b = to.center();
  const bool across = way == Key::left || way == Key::right;
  const bool backwards = way == Key::left || way == Key::up;
  const int along = (across ? b.x - a.x : b.y - a.y) * (backwards ? -1 : 1);
  if (along <= 0) return 0;
  const int aside = across ? gap(from.y, from.bottom(), to.y, to.bottom())
                           : gap(from.x, from.right(), to.x, to.right());
  const int off = across ? distance(a.y, b.y) : distance(a.x, b.x);
  const int slanted = aside > along ? frame().width + frame().height : 0;
  const int out_of_row = aside > 0 ? kOutOfRow + 3 * aside : 0;
  return along + out_of_row + off / 4 + slanted;
}

void put(const Rect& area) {
  held = held_at[depth] = area;
  if (shown == nullptr) {
    shown = lv_obj_class_create_obj(&kFrameClass, lv_layer_top());
    LV_ASSERT_MALLOC(shown);
    lv_obj_class_init_obj(shown);
    lv_obj_remove_flag(shown, LV_OBJ_FLAG_CLICKABLE);
    lv_obj_remove_flag(shown, LV_OBJ_FLAG_SCROLLABLE);
  }
  const Rect spot = frame_area();
  lv_obj_set_pos(shown, spot.x, spot.y);
  lv_obj_set_size(shown, spot.width, spot.height);
  lv_obj_update_layout(shown);
}

bool corner(const Target& target) {
  return std::strcmp(target.name, "back") == 0 || std::strcmp(target.name, "menu") == 0;
}

// A board's first place, else what is to be done here, else the first target.
void put_first() {
  Rect first = {}, act = {};
  bool found = false, on_board = false;
  for_targets([&](const Target& target) {
    if (!on_board && target.in_board) {
      first = area_of(target);
      found = on_board = true;
    } else if (!found && !corner(target)) {
      first = area_of(target);
      found = true;
    }
  });
  const uint32_t count = lv_obj_get_child_count(screens::root());
  for (uint32_t i = 0; i < count && !on_board; ++i) {
    const lv_obj_t* object = lv_obj_get_child(screens::root(), static_cast<int32_t>(i));
    const TargetSpec* spec = target_spec(object);
    const bool primary = spec != nullptr && spec->primary && spec->enabled;
    if (primary && !spec->chosen) act = ui::area_of(object);  // chosen: it would be refused
  }
  if (!act.empty()) first = act;
  if (first.empty()) for_targets([&](const Target& target) { first = area_of(target); });
  if (first.empty()) {
    hide();
  } else {
    put(first);
  }
}

// What has the focus may have gone or moved: then it is the nearest one.
void hold() {
  Rect nearest = {};
  int least = 0;
  for_targets([&](const Target& target) {
    const Rect area = area_of(target);
    const Point a = area.center();
    const Point b = held.center();
    const int far = area == held ? 0 : 1 + distance(a.x, b.x) + distance(a.y, b.y);
    if (!nearest.empty() && far >= least) return;
    nearest = area;
    least = far;
  });
  if (nearest.empty()) {
    hide();
  } else {
    put(nearest);
  }
}

void go(Key way) {
  Rect best = {};
  int least = 0;
  for_targets([&](const Target& target) {
    const Rect area = area_of(target);
    const int far = cost(held, area, way);
    if (far == 0 || (!best.empty() && far >= least)) return;
    best = area;
    least = far;
  });
  if (!best.empty()) put(best);
}

void go_on() {
  Rect first = {}, following = {};
  bool passed = false;
  for_targets([&](const Target& target) {
    const Rect area = area_of(target);
    if (first.empty()) first = area;
    if (passed && following.empty()) following = area;
    if (area == held) passed = true;
  });
  put(following.empty() ? first : following);
}

void touch(Point at) {
  const lv_point_t point = {at.x, at.y};
  lv_obj_t* object = lv_indev_search_obj(screens::root(), const_cast<lv_point_t*>(&point));
  const TargetSpec* spec = object != nullptr ? target_spec(object) : nullptr;
  if (spec == nullptr) return;
  if (!spec->enabled || !spec->follows) return activate(object);
  guard::end();
  const uint8_t id = spec->id;  // the object may end
  Screen& touched = screens::now();
  touched.touched(id, Touch::down, at);
  if (&screens::now() == &touched) touched.touched(id, Touch::up, at);
}

void leave() {
  Rect way = {};
  for_targets([&](const Target& target) {
    const bool back = std::strcmp(target.name, "back") == 0;
    if (corner(target) && (way.empty() || back)) way = area_of(target);
  });
  if (!way.empty()) touch(way.center());
}

}  // namespace

void key(Key key) {
  if (screens::root() == nullptr) return;
  motion::end();
  if (key == Key::back) return leave();
  if (shown == nullptr) return put_first();
  hold();
  if (shown == nullptr) return;
  switch (key) {
    case Key::press:
      touch(held.center());
      if (shown != nullptr) hold();
      break;
    case Key::next:
      go_on();
      break;
    default:
      go(key);
  }
}

void hide() {
  if (shown == nullptr) return;
  lv_obj_delete(shown);
  shown = nullptr;
}

void built(int new_depth, bool again) {
  const bool returned = new_depth < depth;
  depth = new_depth;
  if (shown == nullptr) return;
  if (returned) held = held_at[depth];
  if ((again || returned) && !held.empty()) {
    hold();
  } else {
    put_first();
  }
}

}  // namespace ui::focus
