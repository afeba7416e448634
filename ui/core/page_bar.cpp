#include "ui/core/page_bar.hpp"

#include "ui/core/button.hpp"
#include "ui/core/symbols.hpp"

namespace ui {
namespace {

constexpr int kMargin = 2;
constexpr int kGap = 4;

Rect bar() {
  const Frame screen = frame();
  return {0, screen.height - kPageBar, screen.width, kPageBar};
}

Rect inside() {
  const Rect whole = bar();
  return {whole.x + kMargin, whole.y + 1 + kMargin, whole.width - 2 * kMargin,
          whole.height - 1 - 2 * kMargin};
}

}  // namespace

Rect above_page_bar() {
  const Rect body = frame().body();
  return {body.x, body.y, body.width, body.height - kPageBar};
}

Rect page_bar_middle(int button) { return inside().inset(button + kGap, 0); }

void add_page_buttons(lv_obj_t* root, bool has_before, bool has_next, uint8_t before, uint8_t next,
                      int button) {
  const Rect row = inside();
  add_button(root, {.name = "button before",
                    .area = {row.x, row.y, button, row.height},
                    .id = before,
                    .symbol = &symbol_back,
                    .enabled = has_before});
  add_button(root, {.name = "button next",
                    .area = {row.right() - button, row.y, button, row.height},
                    .id = next,
                    .symbol = &symbol_forward,
                    .enabled = has_next});
}

void paint_page_bar(Painter& painter, const char* words) {
  const Rect whole = bar();
  if (!painter.sees(whole)) return;
  const Palette& colors = palette();
  painter.fill(whole, colors.ground);
  painter.across(whole.x, whole.y, whole.width, colors.grid);
  if (words != nullptr) painter.text(page_bar_middle(), words, kText, colors.ink, Align::center);
}

PageWords::PageWords(unsigned page, unsigned pages) {
  lv_snprintf(words, sizeof words, "%u / %u", page, pages);
}

}  // namespace ui
