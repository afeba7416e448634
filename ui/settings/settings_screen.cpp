#include "ui/settings/settings_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/settings/samples.hpp"

namespace ui {
namespace {

constexpr int kRowHeight = 54;
constexpr int kLabelWidth = 76;  // beside the segments, in landscape
constexpr int kEdge = 4;
constexpr uint8_t kMostSegments = 5;

enum Row : uint8_t { kTheme, kHand, kLight, kSound, kRows };

struct RowShape {
  Text label;
  uint8_t segments;
};
constexpr RowShape kShapes[kRows] = {
    {Text::theme, kThemes},
    {Text::hand, 2},
    {Text::light, kBrightnessSteps},
    {Text::sound, kVolumeSteps + 1},
};

class SettingsScreen final : public Screen {
 public:
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  static bool has(Row row) {
    return (row != kLight || device().has_backlight) && (row != kSound || device().has_sound);
  }
  static uint8_t chosen(Row row);
  static int row_height();
  static Rect row_area(int place);
  static Rect label_area(const Rect& row);
  static Rect segments_area(const Rect& row);
  static void fill_specs(Row row, TargetSpec* specs);

  lv_obj_t* segments_[kRows][kMostSegments] = {};
};

uint8_t SettingsScreen::chosen(Row row) {
  const Settings& now = settings();
  switch (row) {
    case kTheme:
      return static_cast<uint8_t>(now.theme);
    case kHand:
      return now.left_hand != 0 ? 0 : 1;
    case kLight:
      return static_cast<uint8_t>(now.brightness - 1);
    default:
      return now.volume;
  }
}

// In portrait the label has its own line above the segments.
int SettingsScreen::row_height() { return frame().landscape() ? kRowHeight : kRowHeight + 20; }

Rect SettingsScreen::row_area(int place) {
  return {0, kTitleHeight + place * row_height(), frame().width, row_height()};
}

Rect SettingsScreen::label_area(const Rect& row) {
  const Frame screen = frame();
  if (!screen.landscape()) return {row.x + 8, row.y + 2, row.width - 16, 20};
  return screen.hand({8, row.y, kLabelWidth - 8, row.height - 1});
}

Rect SettingsScreen::segments_area(const Rect& row) {
  const Frame screen = frame();
  const int left = screen.landscape() ? 8 + kLabelWidth : kEdge;
  return screen.hand(
      {left, row.bottom() - kSegmentHeight - 4, screen.width - left - kEdge + 2, kSegmentHeight});
}

void SettingsScreen::fill_specs(Row row, TargetSpec* specs) {
  switch (row) {
    case kTheme:
      specs[0] = {
          .name = "segment Paper", .paint = paint_theme_segment, .label = text(Text::paper)};
      specs[1] = {
          .name = "segment Blueprint", .paint = paint_theme_segment, .label = text(Text::blue)};
      specs[2] = {.name = "segment Grey", .paint = paint_theme_segment, .label = text(Text::grey)};
      break;
    case kHand:
      specs[0] = {.name = "segment Left", .label = text(Text::left), .symbol = &symbol_hand_left};
      specs[1] = {
          .name = "segment Right", .label = text(Text::right), .symbol = &symbol_hand_right};
      break;
    case kLight:
      specs[0] = {.name = "segment Light 1", .paint = paint_light_segment};
      specs[1] = {.name = "segment Light 2", .paint = paint_light_segment};
      specs[2] = {.name = "segment Light 3", .paint = paint_light_segment};
      specs[3] = {.name = "segment Light 4", .paint = paint_light_segment};
      specs[4] = {.name = "segment Light 5", .paint = paint_light_segment};
      break;
    default:
      specs[0] = {.name = "segment Off", .label = text(Text::off), .symbol = &symbol_speaker_off};
      specs[1] = {
          .name = "segment Quiet", .label = text(Text::quiet), .symbol = &symbol_speaker_quiet};
      specs[2] = {
          .name = "segment Loud", .label = text(Text::loud), .symbol = &symbol_speaker_loud};
      break;
  }
}

void SettingsScreen::build(lv_obj_t* root) {
  int place = 0;
  for (uint8_t i = 0; i < kRows; ++i) {
    const Row row = static_cast<Row>(i);
    if (!has(row)) continue;
    TargetSpec specs[kMostSegments];
    fill_specs(row, specs);
    for (TargetSpec& spec : specs) spec.id = row;
    add_segments(root, segments_area(row_area(place)), specs, kShapes[row].segments, chosen(row),
                 segments_[row]);
    ++place;
  }
  add_back(root);
}

void SettingsScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = text(Text::settings), .back = true});
  painter.fill(frame().body(), colors.ground);
  int place = 0;
  for (uint8_t i = 0; i < kRows; ++i) {
    if (!has(static_cast<Row>(i))) continue;
    const Rect row = row_area(place++);
    painter.text(label_area(row), text(kShapes[i].label), kText, colors.ink);
    if (row.bottom() < frame().height) painter.across(0, row.bottom() - 1, row.width, colors.grid);
  }
}

void SettingsScreen::tapped(uint8_t id, uint8_t value) {
  const Row row = static_cast<Row>(id);
  Settings next = settings();
  switch (row) {
    case kTheme:
      next.theme = static_cast<Theme>(value);
      break;
    case kHand:
      next.left_hand = value == 0 ? 1 : 0;
      break;
    case kLight:
      next.brightness = static_cast<uint8_t>(value + 1);
      break;
    default:
      next.volume = value;
      break;
  }
  if (next == settings()) return;
  change(next);
  if (row == kHand) {
    screens::rebuild();
    return;
  }
  choose_segment(segments_[row], kShapes[row].segments, chosen(row));
  if (row == kTheme) screens::redraw();
}

constinit SettingsScreen screen;

}  // namespace

void open_settings() { screens::open(screen); }

}  // namespace ui
