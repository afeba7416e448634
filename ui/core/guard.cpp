#include "ui/core/guard.hpp"

#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"

namespace ui::guard {
namespace {

// Targets of one screen that wait and were seen; were there more, the others would wait again.
constexpr uint8_t kMostSeen = 4;

struct Seen {
  const char* name;
  DisplayRect area;
};

constinit Seen seen[kMostSeen] = {};
constinit uint8_t seen_count = 0;
constinit bool touched = true;  // something that does not wait, since the others came
constinit uint32_t came_at = 0;

bool is_new() { return !touched && lv_tick_elaps(came_at) < kUnseenMs; }

void begin_now() {
  touched = false;
  came_at = lv_tick_get();
}

bool was_seen(const TargetSpec& target) {
  for (uint8_t i = 0; i < seen_count; ++i) {
    if (seen[i].name == target.name && Rect(seen[i].area) == Rect(target.area)) return true;
  }
  return false;
}

template <typename Each>
void for_waiting(lv_obj_t* root, Each each) {
  const uint32_t count = lv_obj_get_child_count(root);
  for (uint32_t i = 0; i < count; ++i) {
    lv_obj_t* const object = lv_obj_get_child(root, static_cast<int32_t>(i));
    const TargetSpec* const spec = target_spec(object);
    if (spec != nullptr && spec->waits) each(object, *spec);
  }
}

}  // namespace

void begin() {
  begin_now();
  for_waiting(screens::root(),
              [](lv_obj_t* object, const TargetSpec&) { note_seen(object, false); });
}

bool holds(const TargetSpec& target) { return target.waits && !target.seen && is_new(); }

void end() { touched = true; }

void leave(lv_obj_t* root) {
  seen_count = 0;
  for_waiting(root, [](lv_obj_t*, const TargetSpec& spec) {
    if (holds(spec) || seen_count == kMostSeen) return;
    seen[seen_count++] = {spec.name, spec.area};
  });
}

void came(lv_obj_t* root, bool same_screen) {
  begin_now();
  if (!same_screen) return;
  for_waiting(root,
              [](lv_obj_t* object, const TargetSpec& spec) { note_seen(object, was_seen(spec)); });
}

}  // namespace ui::guard
