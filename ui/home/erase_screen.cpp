#include "ui/home/erase_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/message.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/play/kept_games.hpp"

namespace ui {
namespace {

constexpr uint32_t kHoldMs = 2000;
constexpr uint32_t kHoldStep = 50;
constexpr int kEdge = 12;
constexpr int kButton = 56;
constexpr int kBar = 6;  // how long it was held, along the bottom of the button

enum Id : uint8_t { kHold };

class EraseScreen final : public Screen {
 public:
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void touched(uint8_t id, Touch touch, Point point) override;
  void leave() override { let_go(); }

 private:
  static Rect button() {
    const Rect body = frame().body();
    return {kEdge, body.bottom() - kButton - kEdge, body.width - 2 * kEdge, kButton};
  }
  void paint_button(Painter& painter, const TargetView& view) const;
  void hold();
  void let_go();
  void erase();

  lv_timer_t* timer_ = nullptr;  // runs while it is held
  uint32_t since_ = 0;
  uint32_t held_ = 0;  // ms
};

constinit EraseScreen screen;

void EraseScreen::build(lv_obj_t* root) {
  held_ = 0;
  add_target(root, {.name = "button Hold",
                    .area = button(),
                    .paint = paint_by<&EraseScreen::paint_button>,
                    .id = kHold,
                    .label = text(Text::hold_to_erase),
                    .more = this,
                    .follows = true,
                    .single = true});
  add_back(root);
}

void EraseScreen::touched(uint8_t, Touch touch, Point point) {
  if (touch == Touch::down) {
    let_go();
    since_ = lv_tick_get();
    timer_ = lv_timer_create([](lv_timer_t*) { screen.hold(); }, kHoldStep, nullptr);
  } else if (touch != Touch::move || !button().contains(point)) {
    let_go();
  }
}

void EraseScreen::hold() {
  held_ = lv_tick_elaps(since_);
  if (held_ >= kHoldMs) return erase();
  screens::redraw(button());
}

void EraseScreen::let_go() {
  if (timer_ != nullptr) lv_timer_delete(timer_);
  timer_ = nullptr;
  if (held_ == 0) return;
  held_ = 0;
  screens::redraw(button());
}

void EraseScreen::erase() {
  let_go();
  if (!device().kept->erase_all()) return say(text(Text::not_erased));
  screens::home();
  tell(text(Text::erased));
}

void EraseScreen::paint_button(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const Rect& area = view.area;
  painter.fill(area, view.pressed ? colors.ink : colors.raised);
  painter.frame(area, 2, colors.ink);
  const Rect words = {area.x + 4, area.y, area.width - 8, area.height - kBar};
  painter.label(words, view.spec.label, kTitle, view.pressed ? colors.raised : colors.ink,
                Align::center);
  const int wide = (area.width - 4) * static_cast<int>(held_) / static_cast<int>(kHoldMs);
  painter.fill({area.x + 2, area.bottom() - 2 - kBar, wide, kBar}, colors.accent);
}

void EraseScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = text(Text::erase_all), .back = true});
  const Rect body = frame().body();
  painter.fill(body, colors.ground);
  const Rect room = {body.x + kEdge, body.y + kEdge, body.width - 2 * kEdge,
                     button().y - body.y - 2 * kEdge};
  const char* const words = text(Text::erase_words);
  const int height = paragraph_height(words, kText, room.width);
  painter.paragraph({room.x, room.y + (room.height - height) / 2, room.width, height}, words, kText,
                    colors.ink);
}

}  // namespace

void open_erase() { screens::open(screen); }

}  // namespace ui
