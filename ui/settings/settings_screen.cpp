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

constexpr int kTabsHeight = 50;  // beside the way back
constexpr int kTabsLeft = kTouch + 4;
constexpr int kLabelWidth = 76;   // beside the segments, in landscape
constexpr int kLabelHeight = 20;  // above them, in portrait
constexpr int kEdge = 4;
constexpr int kMostRowHeight = 80;
constexpr uint8_t kMostSegments = 5;

enum Row : uint8_t { kTheme, kLight, kMotion, kHand, kTurn, kSound, kRows };

struct RowShape {
  Text label;
  uint8_t segments;
};
constexpr RowShape kShapes[kRows] = {
    {Text::theme, kThemes}, {Text::light, kBrightnessSteps}, {Text::motion, 2}, {Text::hand, 2},
    {Text::turn, kTurns},   {Text::sound, kVolumeSteps + 1},
};

constexpr uint8_t kPages = 2;
constexpr uint8_t kMorePage = kPages;
constexpr uint8_t kPageRows = 3;
constexpr Row kRowOf[kPages][kPageRows] = {{kTheme, kLight, kMotion}, {kHand, kTurn, kSound}};
// Ids of targets behind those of the rows.
constexpr uint8_t kTabs = kRows;
constexpr uint8_t kMore = kRows + 1;
static_assert(kMostMoreRows <= kPageRows);

class SettingsScreen final : public Screen {
 public:
  void show(std::span<const MoreRow> more) {
    more_ = more;
    page_ = 0;
  }

  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  static bool has(Row row) {
    return (row != kLight || device().has_backlight) && (row != kSound || device().has_sound);
  }
  static uint8_t chosen(Row row);
  static Rect tabs_area();
  static Rect row_area(int index);
  static Rect label_area(const Rect& row);
  static Rect segments_area(const Rect& row);
  static void fill_specs(Row row, TargetSpec* specs);
  void add_tabs(lv_obj_t* root);
  void add_more(lv_obj_t* root);
  std::span<const Row> rows() const {
    return page_ == kMorePage ? std::span<const Row>() : std::span<const Row>(kRowOf[page_]);
  }

  std::span<const MoreRow> more_;
  lv_obj_t* segments_[kRows][kMostSegments] = {};
  uint8_t page_ = 0;
};

uint8_t SettingsScreen::chosen(Row row) {
  const Settings& now = settings();
  switch (row) {
    case kTheme:
      return static_cast<uint8_t>(now.theme);
    case kLight:
      return static_cast<uint8_t>(now.brightness - 1);
    case kMotion:
      return now.calm;
    case kHand:
      return now.left_hand != 0 ? 0 : 1;
    case kTurn:
      return static_cast<uint8_t>(now.turn);
    default:
      return now.volume;
  }
}

Rect SettingsScreen::tabs_area() {
  return {kTabsLeft, kTitleHeight + 2, frame().width - kTabsLeft - kEdge, kTabsHeight - 4};
}

Rect SettingsScreen::row_area(int index) {
  const int top = kTitleHeight + kTabsHeight;
  const int even = (frame().height - top) / kPageRows;
  const int height = even < kMostRowHeight ? even : kMostRowHeight;
  return {0, top + index * height, frame().width, height};
}

// In portrait the label has its own line above the segments.
Rect SettingsScreen::label_area(const Rect& row) {
  const Frame screen = frame();
  if (screen.landscape()) return screen.hand({8, row.y, kLabelWidth - 8, row.height});
  return {row.x + 8, segments_area(row).y - kLabelHeight, row.width - 16, kLabelHeight};
}

Rect SettingsScreen::segments_area(const Rect& row) {
  const Frame screen = frame();
  const int left = screen.landscape() ? 8 + kLabelWidth : kEdge;
  const int top = screen.landscape() ? row.y + (row.height - kSegmentHeight) / 2
                                     : row.bottom() - kSegmentHeight - 4;
  return screen.hand({left, top, screen.width - left - kEdge, kSegmentHeight});
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
    case kLight:
      specs[0] = {.name = "segment Light 1", .paint = paint_light_segment};
      specs[1] = {.name = "segment Light 2", .paint = paint_light_segment};
      specs[2] = {.name = "segment Light 3", .paint = paint_light_segment};
      specs[3] = {.name = "segment Light 4", .paint = paint_light_segment};
      specs[4] = {.name = "segment Light 5", .paint = paint_light_segment};
      break;
    case kMotion:
      specs[0] = {.name = "segment Full", .label = text(Text::full_motion)};
      specs[1] = {.name = "segment Calm", .label = text(Text::calm_motion)};
      break;
    case kHand:
      specs[0] = {.name = "segment Left", .label = text(Text::left), .symbol = &symbol_hand_left};
      specs[1] = {
          .name = "segment Right", .label = text(Text::right), .symbol = &symbol_hand_right};
      break;
    case kTurn:
      specs[0] = {.name = "segment Landscape", .paint = paint_turn_segment};
      specs[1] = {.name = "segment Portrait", .paint = paint_turn_segment};
      specs[2] = {.name = "segment Landscape turned", .paint = paint_turn_segment};
      specs[3] = {.name = "segment Portrait turned", .paint = paint_turn_segment};
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

void SettingsScreen::add_tabs(lv_obj_t* root) {
  TargetSpec tabs[kPages + 1] = {{.name = "tab Look", .id = kTabs, .label = text(Text::look_page)},
                                 {.name = "tab Feel", .id = kTabs, .label = text(Text::feel_page)},
                                 {.name = "tab More", .id = kTabs, .label = text(Text::more_page)}};
  lv_obj_t* made[kPages + 1];
  const uint8_t count = more_.empty() ? kPages : kPages + 1;
  add_segments(root, tabs_area(), tabs, count, page_, made);
}

void SettingsScreen::add_more(lv_obj_t* root) {
  for (size_t i = 0; i < more_.size(); ++i) {
    const Rect row = row_area(static_cast<int>(i));
    add_button(root, {.name = more_[i].name,
                      .area = row.inset(kEdge, (row.height - kSegmentHeight) / 2),
                      .id = kMore,
                      .value = static_cast<uint8_t>(i),
                      .label = text(more_[i].label),
                      .symbol = more_[i].symbol});
  }
}

void SettingsScreen::build(lv_obj_t* root) {
  add_tabs(root);
  if (page_ == kMorePage) add_more(root);
  int index = 0;
  for (const Row row : rows()) {
    if (!has(row)) continue;
    TargetSpec specs[kMostSegments];
    fill_specs(row, specs);
    for (TargetSpec& spec : specs) spec.id = row;
    add_segments(root, segments_area(row_area(index)), specs, kShapes[row].segments, chosen(row),
                 segments_[row]);
    ++index;
  }
  add_back(root);
}

void SettingsScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = text(Text::settings), .back = true});
  painter.fill(frame().body(), colors.ground);
  painter.across(0, row_area(0).y - 1, frame().width, colors.ink);
  int index = 0;
  for (const Row row : rows()) {
    if (!has(row)) continue;
    const Rect area = row_area(index++);
    painter.text(label_area(area), text(kShapes[row].label), kText, colors.ink);
    if (area.bottom() < frame().height - 2) {
      painter.across(0, area.bottom() - 1, area.width, colors.grid);
    }
  }
}

void SettingsScreen::tapped(uint8_t id, uint8_t value) {
  if (id == kTabs) {
    if (page_ == value) return;
    page_ = value;
    screens::rebuild();
    return;
  }
  if (id == kMore) return more_[value].open();
  const Row row = static_cast<Row>(id);
  Settings next = settings();
  switch (row) {
    case kTheme:
      next.theme = static_cast<Theme>(value);
      break;
    case kLight:
      next.brightness = static_cast<uint8_t>(value + 1);
      break;
    case kMotion:
      next.calm = value;
      break;
    case kHand:
      next.left_hand = value == 0 ? 1 : 0;
      break;
    case kTurn:
      next.turn = static_cast<Turn>(value);
      break;
    default:
      next.volume = value;
      break;
  }
  if (next == settings()) return;
  change(next);
  if (row == kHand || row == kTurn) {
    screens::rebuild();
    return;
  }
  choose_segment(segments_[row], kShapes[row].segments, chosen(row));
  if (row == kTheme) screens::redraw();
}

constinit SettingsScreen screen;

}  // namespace

void open_settings(std::span<const MoreRow> more) {
  screen.show(more);
  screens::open(screen);
}

}  // namespace ui
