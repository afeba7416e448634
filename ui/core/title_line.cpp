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

constexpr int kMenuWidth = 44;
constexpr Size kBars = {18, 12};
constexpr int kMarkSize = 14;
constexpr int kWordGap = 10;
constexpr int kMarkGap = 5;

constinit Battery shown = {false, 0};
constinit bool corner_taken = false;

int cells(const Battery& battery) { return (battery.percent * kBatteryCells + 50) / 100; }

// Where the menu is: the corner of the hand that holds the device.
Rect menu_area() { return frame().hand({frame().width - kMenuWidth, 0, kMenuWidth, kTouch}); }

Rect battery_area() {
  const int right = frame().width - (corner_taken ? kMenuWidth : 8);
  return {right - kBattery.width - 2, (kLine - kBattery.height) / 2, kBattery.width + 2,
          kBattery.height};
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

void paint_menu(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const Rect drawn = {view.area.x, view.area.y, kMenuWidth, kLine};
  if (view.pressed) painter.fill(drawn, colors.ink);
  const Rect bars = drawn.middle(kBars);
  const Color color = view.pressed ? colors.raised : colors.ink;
  for (int y = 0; y < kBars.height; y += 5)
    painter.fill({bars.x, bars.y + y, bars.width, 2}, color);
}

void paint_corner(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const Rect drawn = {view.area.x, view.area.y, view.area.width, kLine};
  if (view.pressed) painter.fill(drawn, colors.ink);
  painter.symbol(*view.spec.symbol, drawn, view.pressed ? colors.raised : colors.ink);
}

// A smaller one where lead or name would have no room.
const Face& title_face(const TitleLine& line, int room) {
  int beside = 0;
  if (line.lead != nullptr) beside += kWordGap + text_width(line.lead, kNote);
  const int lead = beside;
  if (line.who != nullptr) {
    beside += kWordGap + kMarkSize + kMarkGap + text_width(line.who, kNote);
  }
  const Face& all = fitting(line.title, room - beside, kTitle);
  const bool fits = text_width(line.title, all) <= room - beside;
  return fits ? all : fitting(line.title, room - lead, kTitle);
}

// Title, lead and who has the turn from the left, the note on the right.
void paint_words(Painter& painter, const Rect& area, const TitleLine& line) {
  const Palette& colors = palette();
  int left = area.x;
  int right = area.right();
  if (line.note != nullptr) {
    painter.text({left, 0, right - left, kLine}, line.note, kNote, colors.note, Align::right);
    right -= text_width(line.note, kNote) + 8;
  }
  if (line.score != nullptr) {
    painter.text({left, 0, right - left, kLine}, line.score, kTitle, colors.ink, Align::right);
    right -= text_width(line.score, kTitle) + 8;
  }
  const Face& title = title_face(line, right - left);
  painter.text({left, 0, right - left, kLine}, line.title, title, colors.ink);
  left += text_width(line.title, title) + kWordGap;
  if (line.lead != nullptr && left < right) {
    const Face& lead = fitting(line.lead, right - left, kText);
    painter.text({left, 0, right - left, kLine}, line.lead, lead, colors.ink);
    left += text_width(line.lead, lead) + kWordGap;
  }
  if (line.paint_more != nullptr && left < right) {
    line.paint_more(painter, {left, 0, right - left, kLine}, line.more);
  }
  if (line.who == nullptr || left + kMarkSize > right) return;
  line.paint_mark(painter, {left, (kLine - kMarkSize) / 2, kMarkSize, kMarkSize}, line.mark);
  left += kMarkSize + kMarkGap;
  // A name that has no room is left to the symbol.
  const Face& face = text_width(line.who, kText) <= right - left ? kText : kNote;
  if (text_width(line.who, face) > right - left) return;
  painter.text({left, 0, right - left, kLine}, line.who, face, colors.ink);
}

void check_battery(lv_timer_t*) {
  const Battery battery = device().battery();
  const bool changed = battery.present != shown.present || cells(battery) != cells(shown);
  shown = battery;
  if (changed) screens::redraw(battery_area());
}

}  // namespace

void paint_title_line(Painter& painter, const TitleLine& line) {
  const Frame screen = frame();
  corner_taken = line.corner || (line.menu && !screen.left_hand);
  const int emblem = line.emblem == nullptr ? 0 : static_cast<int>(line.emblem->header.w);
  int left = 8;
  if (line.menu && screen.left_hand) left = kMenuWidth;
  if (line.back) {
    left = kBackWidth + 8;
  } else if (emblem > 0) {
    left += emblem + 5;
  }
  const Rect battery = battery_area();
  const int right = shown.present ? battery.x - 8 : battery.right();
  const Rect words = {left, 0, right - left, kLine};
  lay_message(words);
  if (!painter.sees(screen.title())) return;

  const Palette& colors = palette();
  painter.fill({0, 0, screen.width, kLine}, colors.ground);
  painter.across(0, kLine, screen.width, colors.ink);
  if (line.back) {
    painter.down(kBackWidth - 1, 0, kLine, colors.grid);
  } else if (emblem > 0) {
    painter.symbol(*line.emblem, Rect{left - emblem - 5, 0, emblem, kLine}, colors.accent);
  }
  paint_battery(painter, battery);
  if (said() != nullptr) {
    paint_message(painter, words);
  } else {
    paint_words(painter, words, line);
  }
}

void add_back(lv_obj_t* root) { add_back(root, screens::kBack); }

void add_back(lv_obj_t* root, uint8_t id) {
  add_target(root, {.name = "back",
                    .area = {0, 0, kTouch, kTouch},
                    .paint = paint_back,
                    .id = id,
                    .opaque = false});
}

void add_menu(lv_obj_t* root, uint8_t id) {
  add_target(root,
             {.name = "menu", .area = menu_area(), .paint = paint_menu, .id = id, .opaque = false});
}

void add_corner(lv_obj_t* root, const char* name, const lv_image_dsc_t& symbol, uint8_t id) {
  add_target(root, {.name = name,
                    .area = {frame().width - kTouch, 0, kTouch, kTouch},
                    .paint = paint_corner,
                    .id = id,
                    .symbol = &symbol,
                    .opaque = false});
}

void watch_battery() {
  static constinit lv_timer_t* watching = nullptr;
  shown = device().battery();
  if (watching == nullptr) watching = lv_timer_create(check_battery, kBatteryPeriod, nullptr);
}

}  // namespace ui
