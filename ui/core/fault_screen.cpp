#include "ui/core/fault_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/fact_list.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"

namespace ui {
namespace {

constexpr int kEdge = 12;
constexpr int kButtonHeight = 48;
constexpr int kRow = 20;
constexpr int kSign = 40;       // wide
constexpr int kTitleLine = 21;  // from the top to the sentence
constexpr size_t kMostLines = 4;

class FaultScreen final : public Screen {
 public:
  void show(const FaultView& fault);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t, uint8_t) override {
    if (fault_.go_on != nullptr) fault_.go_on(fault_.context);
  }

 private:
  void add(Text name, const char* value) {
    if (value != nullptr) lines_[count_++] = {text(name), value};
  }

  FaultView fault_ = {};
  Fact lines_[kMostLines] = {};
  size_t count_ = 0;
  char restarts_[8] = {};
};

void FaultScreen::show(const FaultView& fault) {
  fault_ = fault;
  count_ = 0;
  add(Text::fault_kind, fault.kind);
  add(Text::fault_place, fault.place);
  add(Text::fault_build, fault.build);
  if (fault.restarts == 0) return;
  lv_snprintf(restarts_, sizeof restarts_, "%u", static_cast<unsigned>(fault.restarts));
  add(Text::fault_restarts, restarts_);
}

void FaultScreen::build(lv_obj_t* root) {
  const Frame screen = frame();
  add_button(root, {.name = "button Go on",
                    .area = {kEdge - 2, screen.height - kButtonHeight - 6,
                             screen.width - 2 * (kEdge - 2), kButtonHeight},
                    .label = text(Text::go_on),
                    .primary = true});
}

void FaultScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = text(Text::plat), .emblem = &symbol_house});
  const Rect body = frame().body();
  painter.fill(body, colors.ground);
  const int x = kEdge + kSign;
  const int room = body.width - kEdge - x;
  const int sorry = paragraph_height(text(Text::fault_sorry), kText, room);
  const Rect head = {kEdge, body.y + 12, body.width - 2 * kEdge, kTitleLine + sorry};
  painter.symbol(symbol_warning, Point{head.x, head.y + 6}, colors.accent);
  painter.label({x, head.y - 2, room, 24}, text(Text::fault_title), kTitle, colors.ink);
  painter.paragraph({x, head.y + kTitleLine, room, sorry}, text(Text::fault_sorry), kText,
                    colors.ink);
  painter.across(0, head.bottom() + 8, body.width, colors.grid);
  paint_facts(painter, {head.x, head.bottom() + 13, head.width, body.height}, kRow,
              {lines_, count_});
}

constinit FaultScreen screen;

}  // namespace

void show_fault(const FaultView& fault) {
  screen.show(fault);
  screens::start(screen);
}

}  // namespace ui
