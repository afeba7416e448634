#include "ui/core/title_line.hpp"

#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/target.hpp"
#include "ui/core/ui_state.hpp"

namespace ui {
namespace {

constexpr int kBackWidth = 32;
constexpr int kBehindBack = kBackWidth + 8;
constexpr int kLine = kTitleHeight - 1;  // y of the line under the title
constexpr Size kBattery = {18, 8};
constexpr int kBatteryCells = 3;
constexpr uint32_t kBatteryPeriod = 5000;  // ms

constexpr int kMenuWidth = 44;
constexpr Size kBars = {18, 12};
constexpr int kMarkSize = 14;
constexpr int kWordGap = 10;

constinit Battery shown = {false, 0};
constinit bool corner_taken = false;
constinit const char* message = nullptr;
constinit bool warns = false;
constinit lv_timer_t* message_timer = nullptr;

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

Rect sign_of_message(const Rect& area) { return {area.x - 8, 0, kLine + 2, kLine}; }

Rect words_of_message(const Rect& area) {
  const int left = sign_of_message(area).right() + 6;
  return {left, 0, area.right() - left, kLine};
}

// From `left` to the battery.
Rect words_from(int left) {
  const Rect battery = battery_area();
  const int right = shown.present ? battery.x - 8 : battery.right();
  return {left, 0, right - left, kLine};
}

void paint_message(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  const Rect sign = sign_of_message(area);
  const Rect words = words_of_message(area);
  const Face& face = text_width(message, kText) <= words.width ? kText : kNote;
  painter.fill({sign.x, 0, area.right() - sign.x, kLine}, colors.raised);
  painter.fill(sign, colors.ink);
  painter.symbol(warns ? symbol_warning : symbol_done, sign, colors.raised);
  painter.text(words, message, face, colors.ink);
  painter.down(area.right(), 0, kLine, colors.ink);
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
  const Face& title = fitting(line.title, right - left, kTitle, kText);
  painter.text({left, 0, right - left, kLine}, line.title, title, colors.ink);
  left += text_width(line.title, title) + kWordGap;
  if (line.lead != nullptr && left < right) {
    const Face& lead = fitting(line.lead, right - left, kText, kNote);
    painter.text({left, 0, right - left, kLine}, line.lead, lead, colors.ink);
    left += text_width(line.lead, lead) + kWordGap;
  }
  if (line.paint_more != nullptr && left < right) {
    line.paint_more(painter, {left, 0, right - left, kLine}, line.more);
  }
  if (line.who == nullptr || left + kMarkSize > right) return;
  line.paint_mark(painter, {left, (kLine - kMarkSize) / 2, kMarkSize, kMarkSize}, line.mark);
  left += kMarkSize + 5;
  // A name that has no room is left to the symbol.
  const Face& face = text_width(line.who, kText) <= right - left ? kText : kNote;
  if (text_width(line.who, face) > right - left) return;
  painter.text({left, 0, right - left, kLine}, line.who, face, colors.ink);
}

void end_message(lv_timer_t*) { say(nullptr); }

void show_message(const char* sentence) {
  if (message_timer == nullptr) {
    message_timer = lv_timer_create(end_message, kMessageMs, nullptr);
  }
  message = sentence;
  lv_timer_reset(message_timer);
  if (sentence == nullptr) {
    lv_timer_pause(message_timer);
  } else {
    lv_timer_resume(message_timer);
  }
  screens::redraw(frame().title());
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
  if (!painter.sees(screen.title())) return;
  const Palette& colors = palette();
  painter.fill({0, 0, screen.width, kLine}, colors.ground);
  painter.across(0, kLine, screen.width, colors.ink);

  int left = 8;
  if (line.menu && screen.left_hand) left = kMenuWidth;
  if (line.back) {
    painter.down(kBackWidth - 1, 0, kLine, colors.grid);
    left = kBehindBack;
  } else if (line.emblem != nullptr) {
    const auto width = static_cast<int>(line.emblem->header.w);
    painter.symbol(*line.emblem, Rect{left, 0, width, kLine}, colors.accent);
    left += width + 5;
  }
  paint_battery(painter, battery_area());
  if (message != nullptr) {
    paint_message(painter, words_from(left));
  } else {
    paint_words(painter, words_from(left), line);
  }
}

void say(const char* sentence) {
  warns = true;
  show_message(sentence);
}

void tell(const char* sentence) {
  warns = false;
  show_message(sentence);
}

const char* said() { return message; }

int message_room() { return words_of_message(words_from(kBehindBack)).width; }

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
  shown = device().battery();
  lv_timer_create(check_battery, kBatteryPeriod, nullptr);
}

}  // namespace ui
