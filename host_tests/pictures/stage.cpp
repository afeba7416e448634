#include "host_tests/pictures/stage.hpp"

#include <lvgl.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "host_tests/ui/some_games.hpp"
#include "rules/core/assert.hpp"
#include "ui/core/guard.hpp"
#include "ui/core/lvgl_assert.h"
#include "ui/core/ui.hpp"
#include "ui/home/home_screen.hpp"

namespace stage {
namespace {

constexpr int kBands = 10;  // as on the board: a screen is painted once for each
constexpr uint32_t kTouchPeriodMs = 10;
constexpr uint8_t kScrollLimit = 10;
constexpr unsigned kTapMs = 60;
// Longer than any motion on the screens, and until all that has come could be seen.
constexpr unsigned kSettleMs = ui::guard::kUnseenMs + 50;

uint32_t now_ms = 0;
lv_display_t* display = nullptr;
lv_indev_t* pointer = nullptr;
std::vector<uint16_t> frame;
std::vector<uint16_t> bands[2];
std::vector<uint16_t> one_band;
lv_indev_data_t seen_finger = {};
ui::Settings set;
ui::Battery charge = {true, 71};
std::string file_name, file_text;
uint32_t number = 20261;

void take_pixels(lv_display_t* from, const lv_area_t* area, uint8_t* bytes) {
  const auto* pixels = reinterpret_cast<const uint16_t*>(bytes);
  const auto columns = static_cast<size_t>(lv_area_get_width(area));
  for (int32_t y = area->y1; y <= area->y2; ++y, pixels += columns) {
    const size_t row = static_cast<size_t>(y) * static_cast<size_t>(width());
    std::copy_n(pixels, columns, frame.begin() + static_cast<ptrdiff_t>(row) + area->x1);
  }
  lv_display_flush_ready(from);
}

void draw_into(std::vector<uint16_t>& first, std::vector<uint16_t>* second) {
  lv_display_set_buffers(display, first.data(), second == nullptr ? nullptr : second->data(),
                         static_cast<uint32_t>(first.size() * sizeof(uint16_t)),
                         LV_DISPLAY_RENDER_MODE_PARTIAL);
}

// Bands of whole rows, so that the picture has the pieces that the board's has.
void open_display(int columns, int rows) {
  const auto pixels = static_cast<size_t>(columns) * static_cast<size_t>(rows);
  frame.assign(pixels, 0);
  display = lv_display_create(columns, rows);
  lv_display_set_color_format(display, LV_COLOR_FORMAT_RGB565);
  lv_display_set_flush_cb(display, take_pixels);
  for (auto& band : bands) band.assign(pixels / kBands, 0);
  one_band.assign(pixels, 0);
  draw_into(bands[0], &bands[1]);
}

void open_finger() {
  pointer = lv_indev_create();
  lv_indev_set_type(pointer, LV_INDEV_TYPE_POINTER);
  lv_indev_set_read_cb(pointer, [](lv_indev_t*, lv_indev_data_t* data) { *data = seen_finger; });
  lv_indev_set_scroll_limit(pointer, kScrollLimit);
  lv_timer_set_period(lv_indev_get_read_timer(pointer), kTouchPeriodMs);
}

bool landscape(ui::Turn turn) {
  return turn == ui::Turn::landscape || turn == ui::Turn::landscape_turned;
}

void apply(const ui::Settings& settings) {
  set = settings;
  if (landscape(settings.turn) != (width() >= height())) {
    lv_display_set_resolution(display, height(), width());
  }
}

size_t facts(ui::Fact* lines) {
  static constexpr ui::Fact kFacts[] = {{"Version", "0.1.0 (0000000)"},
                                        {"Built with", "LVGL 9.5.0, SDK 2.3.0"},
                                        {"Board", "CrowPanel Pico 2.8"},
                                        {"Memory", "110 of 264 KiB"}};
  std::copy(std::begin(kFacts), std::end(kFacts), lines);
  return std::size(kFacts);
}

// Different numbers, the same in every run.
uint32_t unforeseen() { return number = number * 1664525U + 1013904223U; }

ui::Kept keep_text(const char* name, unsigned lines,
                   void (*line)(void* context, unsigned index, char* to), void* context) {
  file_name = name;
  file_text.clear();
  for (unsigned i = 0; i < lines; ++i) {
    char words[256] = {};
    line(context, i, words);
    file_text += std::string(words) + "\n";
  }
  return {true, "records/game.plat"};
}

const ui::Device kDevice = {.has_backlight = true,
                            .has_sound = true,
                            .apply = apply,
                            .battery = [] { return charge; },
                            .sound = [](ui::Sound) {},
                            .facts = facts,
                            .random = unforeseen,
                            .keep_text = keep_text,
                            .wake = nullptr,
                            .kept = &fake::kept,
                            .last_fault = [] { return static_cast<const char*>(nullptr); }};

}  // namespace

void open(const Look& look) {
  lv_init();
  lv_tick_set_cb([] { return now_ms; });
  open_display(look.width, look.height);
  open_finger();
  set = look.settings;
  set.turn = look.width >= look.height ? ui::Turn::landscape : ui::Turn::portrait;
  ui::start(kDevice, set);
  run(50);
}

void keep_games() {
  fake::kept.games.clear();
  some_games::add_all(fake::kept);
  fake::kept.take_up(fake::kept.games.back().told.number);
  ui::open_home(ui::kGames);
  run(kSettleMs);
}

void keep_scores() {
  some_games::add_scores(fake::kept);
  ui::open_home(ui::kGames);
  run(kSettleMs);
}

void run(unsigned milliseconds) {
  while (milliseconds > 0) {
    const uint32_t wanted = lv_timer_handler();
    const unsigned passed = std::clamp(static_cast<unsigned>(wanted), 1U, milliseconds);
    now_ms += passed;
    milliseconds -= passed;
  }
  lv_timer_handler();
}

void finger(bool down, int x, int y) {
  seen_finger.point = {x, y};
  seen_finger.state = down ? LV_INDEV_STATE_PRESSED : LV_INDEV_STATE_RELEASED;
}

void tap(int x, int y) {
  finger(true, x, y);
  run(kTapMs);
  finger(false, x, y);
  run(kSettleMs);
}

void draw_nothing(bool nothing) {
  lv_timer_t* timer = lv_display_get_refr_timer(display);
  if (nothing) {
    lv_timer_pause(timer);
  } else {
    lv_timer_resume(timer);
  }
}

void draw() { lv_refr_now(display); }

void draw_whole() {
  lv_obj_invalidate(lv_screen_active());
  lv_refr_now(display);
}

void draw_part(const ui::Rect& area) {
  const lv_area_t part = {area.x, area.y, area.right() - 1, area.bottom() - 1};
  lv_obj_invalidate_area(lv_screen_active(), &part);
  lv_refr_now(display);
}

void draw_at_once() {
  draw_into(one_band, nullptr);
  draw_whole();
  draw_into(bands[0], &bands[1]);
}

const uint16_t* whole_band() { return one_band.data(); }

int width() { return lv_display_get_horizontal_resolution(display); }
int height() { return lv_display_get_vertical_resolution(display); }
const uint16_t* pixels() { return frame.data(); }

const std::string& kept_name() { return file_name; }
const std::string& kept_text() { return file_text; }

void set_battery(bool present, uint8_t percent) { charge = {present, percent}; }

size_t pool_used() {
  lv_mem_monitor_t pool;
  lv_mem_monitor(&pool);
  return pool.total_size - pool.free_size;
}

size_t pool_peak() {
  lv_mem_monitor_t pool;
  lv_mem_monitor(&pool);
  return pool.max_used;
}

}  // namespace stage

namespace {
[[noreturn]] void stop(const char* file, int line) {
  std::fprintf(stderr, "%s:%d: this must not happen\n", file, line);
  std::abort();
}
}  // namespace

extern "C" void plat_lvgl_assert(const char* file, int line) { stop(file, line); }
extern "C" void plat_rules_assert(const char* file, int line) { stop(file, line); }
