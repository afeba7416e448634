// A finger is quicker than the eye: a touch that was meant for what lay there before, or that comes
// right behind a finished move, does nothing that can't be taken back. What `waits` (TargetSpec)
// does nothing until it could be seen, or until something else was touched on its screen. The same
// button at the same place of the same screen was seen already.
#pragma once

#include <lvgl.h>

namespace ui {

struct TargetSpec;

namespace guard {

// So many ms after it came.
inline constexpr uint32_t kUnseenMs = 600;

// A move is done: what goes on does another thing from now on, also where its button stays.
void begin();
// Whether this target does nothing yet.
bool holds(const TargetSpec& target);
// Something was touched that does not wait.
void end();

// For the stack of screens: the screen's targets are about to end; others have come, of the same
// screen or of another one.
void leave(lv_obj_t* root);
void came(lv_obj_t* root, bool same_screen);

}  // namespace guard
}  // namespace ui
