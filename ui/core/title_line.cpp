#include "ui/core/title_line.hpp"

#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/target.hpp"
#include "ui/core/ui_state.hpp"

namespace ui {
namespace {

constexpr int kBackWidth = 32;
constexpr int kLine = kTitleHeight - 1;  // y of the line under the title
constexpr Size kBattery = {18, 8};
constexpr int kBatteryCells = 3;
constexpr uint32_t kBatteryPeriod = 5000;  // ms

constinit Battery shown = {false, 0};

int cells(const Battery& battery) { return (battery.percent * kBatteryCells + 50) / 100; }

Rect battery_area(int width) {
  return {width - 28, (kLine - kBattery.height) / 2, kBattery.width + 2, kBattery.height};
}

void paint_battery(Painter& painter, const Rect& area) {
  if (!shown.present) return;
  const Palette& colors = palette();
  const Rect can = {area.x, area.y, kBattery.width, kBattery.height};
  const bool low = cells(shown) == 0;
  const Color color = low ? colors.accent : colors.note;
  painter.frame(can, 1, color);
  painter.fill({can.right(), can.y + 2, 2, can.height - 4}, color);
  const int drawn = low ? 1 : cells(shown);
  for (int i = 0; i < drawn; ++i) {
    painter.fill({can.x + 2 + 5 * i, can.y + 2, low ? 2 : 4, can.height - 4}, color);
  }
}

void paint_back(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const Rect drawn = {view.area.x, view.area.y, kBackWidth, kLine};
  if (view.pressed) painter.fill(drawn, colors.ink);
  painter.symbol(symbol_back, drawn, view.pressed ? colors.raised : colors.ink);
}

void add_back_target(lv_obj_t* root, const Rect& area) {
  add_target(
      root,
      {.name = "back", .area = area, .paint = paint_back, .id = screens::kBack, .opaque = false});
}

void check_battery(lv_timer_t*) {
  const Battery battery = device().battery();
  const bool changed = battery.present != shown.present || cells(battery) != cells(shown);
  shown = battery;
  if (changed) screens::redraw(battery_area(frame().width));
}

}  // namespace

void paint_title_line(Painter& painter, const TitleLine& line) {
  const Frame screen = frame();
  if (!painter.sees(screen.title())) return;
  const Palette& colors = palette();
  painter.fill({0, 0, screen.width, kLine}, colors.ground);
  painter.across(0, kLine, screen.width, colors.ink);

  int left = 8;
  if (line.back) {
    painter.down(kBackWidth - 1, 0, kLine, colors.grid);
    left = kBackWidth + 8;
  } else if (line.emblem != nullptr) {
    const auto width = static_cast<int>(line.emblem->header.w);
    painter.symbol(*line.emblem, Rect{left, 0, width, kLine}, colors.accent);
    left += width + 5;
  }

  const Rect battery = battery_area(screen.width);
  paint_battery(painter, battery);
  const int right = (shown.present ? battery.x : screen.width) - 8;
  int title_end = right;
  if (line.note != nullptr) {
    painter.text({left, 0, right - left, kLine}, line.note, kNote, colors.note, Align::right);
    title_end -= text_width(line.note, kNote) + 8;
  }
  painter.text({left, 0, title_end - left, kLine}, line.title, kTitle, colors.ink);
}

void add_back(lv_obj_t* root) { add_back_target(root, {0, 0, kTouch, kTouch}); }

void add_back_line(lv_obj_t* root) { add_back_target(root, frame().title()); }

void watch_battery() {
  shown = device().battery();
  lv_timer_create(check_battery, kBatteryPeriod, nullptr);
}

}  // namespace ui
