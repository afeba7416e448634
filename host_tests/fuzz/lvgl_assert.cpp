// Nothing is drawn: LVGL has no part in what is fuzzed.
#include "ui/core/lvgl_assert.h"

void plat_lvgl_assert(const char*, int) { __builtin_trap(); }
