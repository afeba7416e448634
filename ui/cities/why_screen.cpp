#include "ui/cities/why_screen.hpp"

#include <algorithm>

#include "rules/core/text.hpp"
#include "ui/cities/play_layout.hpp"
#include "ui/cities/why_paint.hpp"
#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

enum Id : uint8_t { kBoard, kNext };

class WhyScreen final : public Screen {
 public:
  void show(CitiesMatch& match, unsigned field);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point point) override;
  void places(const PlaceSink& sink) const override;
  void paint_board(Painter& painter, const Rect& area) const;

 private:
  City city() const { return match_->city(); }
  unsigned field() const { return tour_.field[index_]; }
  void choose(unsigned index);
  void paint_views(Painter& painter, const Rect& area) const;
  void paint_zone(Painter& painter, const Rect& area) const;

  CitiesMatch* match_ = nullptr;
  Layout layout_ = {};
  Plan plan_;
  Tour tour_;
  uint8_t index_ = 0;
  Reason reason_;
  char title_[64] = {};
  mutable char name_[24] = {};
};

constinit WhyScreen screen;

void paint_board_target(Painter& painter, const TargetView& view) {
  static_cast<const WhyScreen*>(view.spec.more)->paint_board(painter, view.area);
}

void WhyScreen::show(CitiesMatch& match, unsigned field) {
  match_ = &match;
  tour_ = tour_of(city());
  index_ = 0;
  for (uint8_t i = 0; i < tour_.count; ++i) {
    if (tour_.field[i] == field) index_ = i;
  }
}

void WhyScreen::choose(unsigned index) {
  index_ = static_cast<uint8_t>(index);
  reason_ = reason_of(city(), match_->level(), field());
  lv_snprintf(title_, sizeof title_, text(Text::cities_why), reason_.paid ? reason_.points : 0,
              index + 1u, unsigned{tour_.count});
}

void WhyScreen::build(lv_obj_t* root) {
  layout_ = play_layout(Stage::lay);
  plan_ = plan_of(city(), Window::reach, layout_.room);
  choose(index_);
  add_target(root, {.name = "board",
                    .area = layout_.board,
                    .paint = paint_board_target,
                    .id = kBoard,
                    .more = this,
                    .follows = true});
  add_button(root, {.name = "button Next",
                    .area = layout_.undo,
                    .id = kNext,
                    .label = text(Text::cities_next),
                    .enabled = tour_.count > 1});
  add_button(root, {.name = "button Back",
                    .area = layout_.go,
                    .id = screens::kBack,
                    .label = text(Text::back),
                    .primary = true});
}

void WhyScreen::tapped(uint8_t id, uint8_t) {
  if (id != kNext) return;
  choose((index_ + 1u) % tour_.count);
  screens::redraw();
}

void WhyScreen::touched(uint8_t, Touch touch, Point point) {
  if (touch != Touch::up) return;
  const unsigned at = field_at(plan_, city(), point);
  for (uint8_t i = 0; i < tour_.count; ++i) {
    if (tour_.field[i] != at || i == index_) continue;
    device().click();
    choose(i);
    screens::redraw();
  }
}

void WhyScreen::places(const PlaceSink& sink) const {
  for (uint8_t i = 0; i < tour_.count; ++i) {
    name_field(city(), tour_.field[i], name_);
    if (!sink({name_, field_rect(plan_, city(), tour_.field[i]), true})) return;
  }
}

void WhyScreen::paint_board(Painter& painter, const Rect& area) const {
  painter.fill(area, palette().ground);
  const City shown = city();
  Look look{.city = &shown, .plan = plan_};
  look.pale = not_concerned(reason_);
  paint_city(painter, look);
  paint_reason(painter, look, reason_, field());
}

// A line a direction: how much is seen, and of what.
void WhyScreen::paint_views(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const rc::Board board = board_of(city());
  const bool two = !frame().landscape();
  const int line = two ? area.height / 2 : 18;
  for (unsigned direction = 0; direction < rc::kDirections; ++direction) {
    const uint64_t view = reason_.views[direction];
    const int index = static_cast<int>(direction);
    const int x = area.x + (two ? index % 2 * area.width / 2 : 0);
    const int y = area.y + (two ? index / 2 : index) * line;
    paint_direction(painter, {x, y + (line - 9) / 2}, direction, colors.ink);
    char digits[4];
    rules::Writer(digits, sizeof digits).add(std::popcount(view));
    painter.text({x + 13, y, 18, line}, digits, kTitle, colors.ink);
    int at = x + 28;
    for (const Kind kind : {rc::kWater, rc::kPark}) {
      const int count = std::popcount(view & board.fields[kind]);
      if (count == 0 || two) continue;
      paint_sign(painter, {at, y + (line - 13) / 2, 13, 13}, kind);
      rules::Writer(digits, sizeof digits).add(count);
      painter.text({at + 14, y, 8, line}, digits, kNote, colors.ink);
      at += 21;
    }
  }
}

void WhyScreen::paint_zone(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const auto row = [&](int index, Kind kind, int count, bool plus) {
    const bool beside = !frame().landscape();
    const int x = area.x + (beside ? index * 64 : 0);
    const int y = area.y + (beside ? 0 : index * 20);
    char words[8];
    rules::Writer writer(words, sizeof words);
    if (plus) writer.add('+');
    writer.add(count);
    paint_sign(painter, {x, y + 1, 17, 17}, kind);
    painter.text({x + 24, y, 40, 19}, words, kTitle, colors.ink);
  };
  row(0, reason_.kind, std::popcount(reason_.zone), false);
  if (match_->level() == 3) {
    row(1, reason_.kind == rc::kAttraction ? rc::kTerrace : rc::kWater,
        std::popcount(reason_.beside), true);
  }
  if (!reason_.paid) {
    const int used = frame().landscape() ? 42 : 18;
    painter.paragraph({area.x, area.y + used, area.width, area.height - used},
                      text(Text::cities_zone_taken), kNote, colors.note);
  }
}

void WhyScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const Frame held = frame();
  paint_title_line(painter, {.title = match_->entry().name, .lead = title_});
  const Rect& rail = layout_.rail;
  if (!painter.sees(rail)) return;
  painter.fill(rail, colors.ground);
  if (held.landscape()) {
    painter.down(held.left_hand ? rail.right() - 1 : rail.x, rail.y, rail.height, colors.ink);
  } else {
    painter.across(rail.x, rail.y, rail.width, colors.ink);
  }
  const Rect head = held.landscape()
                        ? Rect{layout_.numbers.x, rail.y + 4, layout_.numbers.width, 28}
                        : Rect{layout_.numbers.x, rail.y + 4, 64, 28};
  paint_sign(painter, {head.x, head.y + 3, 22, 22}, reason_.kind);
  char points[8];
  rules::Writer(points, sizeof points).add(reason_.paid ? reason_.points : 0);
  painter.text({head.x + 28, head.y, head.width - 28, head.height}, points, kNumber, colors.ink);
  Rect below = {head.x, head.bottom() + 4, layout_.numbers.width,
                layout_.undo.y - head.bottom() - 8};
  if (!held.landscape()) {
    const int left = std::min(layout_.numbers.x, layout_.tile.x);
    const int right = std::max(layout_.numbers.right(), layout_.tile.right());
    below = {left, head.bottom() + 2, right - left, 30};
  }
  if (reason_.kind != rc::kTerrace) {
    paint_zone(painter, below);
  } else if (match_->level() == 1) {
    painter.paragraph(below, text(Text::cities_terrace_unpaid), kNote, colors.note);
  } else {
    paint_views(painter, below);
    if (!held.landscape()) return;
    const int y = below.y + 4 * 18 + 2;
    painter.fill({below.x, y + 6, 12, kCropReach - 2}, colors.accent);
    painter.text({below.x + 16, y, below.width - 16, 14}, text(Text::cities_view_ends), kNote,
                 colors.note);
  }
}

}  // namespace

void open_why(CitiesMatch& match, unsigned field) {
  if (match.city().tourists.count == 0) return;
  screen.show(match, field);
  screens::open(screen);
}

}  // namespace ui::cities
