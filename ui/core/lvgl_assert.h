// Where LVGL's asserts end. The firmware defines it; it does not return.
#ifndef UI_CORE_LVGL_ASSERT_H
#define UI_CORE_LVGL_ASSERT_H

#ifdef __cplusplus
extern "C" {
#endif

void plat_lvgl_assert(const char* file, int line);

#ifdef __cplusplus
}
#endif

#endif
