#include "firmware/port/lvgl_port.hpp"

#include <lvgl.h>

#include "board.hpp"
#include "drivers/display/display.hpp"
#include "drivers/keys/keys.hpp"
#include "drivers/system/fault.hpp"
#include "drivers/system/system.hpp"
#include "drivers/touch/touch.hpp"
#include "firmware/port/panel_startup.hpp"
#include "ui/core/focus.hpp"
#include "ui/core/lvgl_assert.h"

namespace firmware::port {
namespace {

namespace display = drivers::display;
namespace touch = drivers::touch;

constexpr uint32_t kBufferShare = 10;  // each buffer holds a tenth of the picture
constexpr uint32_t kBufferPixels =
    static_cast<uint32_t>(board::kPanelWidth * board::kPanelHeight) / kBufferShare;
constexpr uint32_t kTouchPeriodMs = 8;
constexpr uint8_t kScrollLimit = 10;  // pixels a finger may tremble on a resistive panel

alignas(4) uint16_t first_buffer[kBufferPixels];
alignas(4) uint16_t second_buffer[kBufferPixels];

lv_display_t* screen = nullptr;
lv_timer_t* touch_timer = nullptr;
PanelStartup startup;
bool recording = false;
bool first_picture_drawn = false;
bool lit = false;
uint8_t backlight_percent = 0;

// The panel against its upright frame.
lv_display_rotation_t rotation(ui::Turn turn) {
  switch (turn) {
    case ui::Turn::portrait:
      return LV_DISPLAY_ROTATION_0;
    case ui::Turn::landscape_turned:
      return LV_DISPLAY_ROTATION_90;
    case ui::Turn::portrait_turned:
      return LV_DISPLAY_ROTATION_180;
    case ui::Turn::landscape:
      break;
  }
  return LV_DISPLAY_ROTATION_270;
}

void no_delay(uint32_t) {}

void send_command(lv_display_t*, const uint8_t* code, size_t, const uint8_t* parameters,
                  size_t count) {
  if (recording) {
    startup.record(*code, parameters, count);
  } else {
    display::command(*code, parameters, count);
  }
}

void pixels_out() { lv_display_flush_ready(screen); }

void send_pixels(lv_display_t*, const uint8_t* code, size_t, uint8_t* bytes, size_t count) {
  const auto* pixels = reinterpret_cast<const uint16_t*>(bytes);
  display::pixels(*code, pixels, count / sizeof(uint16_t), pixels_out);
}

void read_finger(lv_indev_t*, lv_indev_data_t* data) {
  const touch::Sample sample = touch::read();
  if (sample.down) ui::focus::hide();
  data->point = {sample.x, sample.y};
  data->state = sample.down ? LV_INDEV_STATE_PRESSED : LV_INDEV_STATE_RELEASED;
}

void obey_keys() {
  namespace keys = drivers::keys;
  using ui::focus::Key;
  for (;;) {
    switch (keys::take()) {
      case keys::Key::none:
        return;
      case keys::Key::left:
        ui::focus::key(Key::left);
        break;
      case keys::Key::right:
        ui::focus::key(Key::right);
        break;
      case keys::Key::up:
        ui::focus::key(Key::up);
        break;
      case keys::Key::down:
        ui::focus::key(Key::down);
        break;
      case keys::Key::press:
        ui::focus::key(Key::press);
        break;
      case keys::Key::back:
        ui::focus::key(Key::back);
        break;
      case keys::Key::next:
        ui::focus::key(Key::next);
        break;
    }
  }
}

// LVGL's driver for the panel, its start-up noted instead of played: see PanelStartup.
void create_display() {
  recording = true;
  lv_lcd_flag_t flags = LV_LCD_FLAG_NONE;
  if (board::kPanelMirrorX) flags |= LV_LCD_FLAG_MIRROR_X;
  if (board::kPanelMirrorY) flags |= LV_LCD_FLAG_MIRROR_Y;
  if (board::kPanelBgr) flags |= LV_LCD_FLAG_BGR;
  screen =
      lv_st7789_create(board::kPanelWidth, board::kPanelHeight, flags, send_command, send_pixels);
  lv_st7789_set_invert(screen, board::kPanelInverted);
  lv_display_set_color_format(screen, LV_COLOR_FORMAT_RGB565);
  lv_display_set_rotation(screen, rotation(ui::Turn::landscape));
  lv_display_set_buffers(screen, first_buffer, second_buffer, sizeof first_buffer,
                         LV_DISPLAY_RENDER_MODE_PARTIAL);
  recording = false;
}

void create_finger() {
  lv_indev_t* finger = lv_indev_create();
  lv_indev_set_type(finger, LV_INDEV_TYPE_POINTER);
  lv_indev_set_read_cb(finger, read_finger);
  lv_indev_set_scroll_limit(finger, kScrollLimit);
  touch_timer = lv_indev_get_read_timer(finger);
  lv_timer_set_period(touch_timer, kTouchPeriodMs);
}

// The light goes on when the first whole picture is out and the panel shows it.
void light_up() {
  if (lit || !first_picture_drawn || !startup.shows()) return;
  lit = true;
  display::backlight(backlight_percent);
}

}  // namespace

void init() {
  display::init();
  startup.begin(drivers::system::now_ms());
  lv_init();
  lv_tick_set_cb(drivers::system::now_ms);
  lv_delay_set_cb(no_delay);
  create_display();
  touch::init();
  create_finger();
}

// Before the panel is awake what it is to be told waits with the rest. LVGL's finger follows the
// rotation by itself, from the upright panel's point that the drivers give.
void set_turn(ui::Turn turn) {
  if (lv_display_get_rotation(screen) == rotation(turn)) return;
  recording = !startup.accepts_pixels();
  lv_display_set_rotation(screen, rotation(turn));
  recording = false;
}

uint32_t step() {
  if (!startup.shows()) startup.poll(drivers::system::now_ms(), display::command);
  if (!startup.accepts_pixels()) return 1;
  if (!first_picture_drawn) {
    lv_refr_now(screen);
    first_picture_drawn = true;
  }
  light_up();
  obey_keys();
  if (touch::woken()) lv_timer_ready(touch_timer);
  const uint32_t wanted = lv_timer_handler();
  return lit ? wanted : 1;
}

void before_pictures(void (*act)()) {
  const auto call = [](lv_event_t* event) {
    reinterpret_cast<void (*)()>(lv_event_get_user_data(event))();
  };
  lv_display_add_event_cb(screen, call, LV_EVENT_REFR_START, reinterpret_cast<void*>(act));
}

uint32_t untouched_ms() { return lv_display_get_inactive_time(screen); }

void set_backlight(uint8_t percent) {
  backlight_percent = percent;
  if (lit) display::backlight(percent);
}

}  // namespace firmware::port

extern "C" void plat_lvgl_assert(const char* file, int line) {
  drivers::fault::stop(drivers::fault::Kind::library, file, static_cast<uint32_t>(line));
}
