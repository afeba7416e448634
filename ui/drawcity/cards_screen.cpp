#include "ui/drawcity/cards_screen.hpp"

#include <algorithm>

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/write.hpp"

namespace ui::drawcity {
namespace {

constexpr int kButton = 46;
constexpr int kEdge = 6;
constexpr int kDigit = 20;
constexpr int kCount = 16;
constexpr int kTypes = 34;

enum Id : uint8_t { kGoOn };

// A column a number, as high as it is often there; below how many developments.
void paint_cards(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  const Rect bars = {area.x, area.y + kCount, area.width, area.height - kCount - kDigit - kTypes};
  const int most = *std::max_element(rd::kNumberCards, rd::kNumberCards + rd::kNumbers);
  for (unsigned number = 1; number <= rd::kNumbers; ++number) {
    const Rect column = bars.column(static_cast<int>(number) - 1, rd::kNumbers, 6);
    const int many = rd::kNumberCards[number - 1];
    const int high = bars.height * many / most;
    const Rect bar = {column.x, column.bottom() - high, column.width, high};
    painter.fill(bar, colors.raised);
    painter.frame(bar, 1, colors.ink);
    painter.text({column.x, bar.y - kCount, column.width, kCount}, Digits(many), kNote, colors.note,
                 Align::center);
    painter.text({column.x, bars.bottom(), column.width, kDigit}, Digits(static_cast<int>(number)),
                 kTitle, colors.ink, Align::center);
  }
  const Rect types = {area.x, area.bottom() - kTypes, area.width, kTypes};
  painter.across(types.x, types.y, types.width, colors.grid);
  for (unsigned type = 1; type <= rd::kTypes; ++type) {
    const Rect part = types.column(static_cast<int>(type) - 1, rd::kTypes, 0);
    const Rect left = {part.x, part.y, part.width / 2, part.height};
    painter.symbol(symbol_of_type(type, SymbolSize::card), left, colors.ink);
    char words[8];
    write(words, "%u ×", unsigned{rd::kDevelopmentCards[type - 1]});
    painter.text({left.right() + 2, part.y, part.width / 2, part.height}, words, kText,
                 colors.note);
  }
}

class CardsScreen final : public Screen {
 public:
  void show(DrawCityMatch& match, bool opens) {
    match_ = &match;
    opens_ = opens;
  }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t, uint8_t) override {
    match_->begin_turns();
    screens::replace(match_->screen());
  }

 private:
  static Rect button() {
    const Frame held = frame();
    return {2, held.height - kButton - 2, held.width - 4, kButton};
  }
  Rect room() const {
    const Rect body = frame().body();
    const int end = opens_ ? button().y : body.bottom();
    return Rect{body.x, body.y, body.width, end - body.y}.inset(kEdge, 3);
  }

  DrawCityMatch* match_ = nullptr;
  bool opens_ = false;
};

constinit CardsScreen screen;

void CardsScreen::build(lv_obj_t* root) {
  if (opens_) {
    add_button(root, {.name = "button Go on",
                      .area = button(),
                      .id = kGoOn,
                      .label = text(Text::drawcity_go_on),
                      .primary = true,
                      .waits = true});
  }
  add_back(root);
}

void CardsScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = text(Text::drawcity_cards), .back = true});
  painter.fill(frame().body(), colors.ground);
  Rect area = room();
  const char* const note = text(Text::drawcity_cards_note);
  const int high = paragraph_height(note, kText, area.width);
  painter.paragraph({area.x, area.y, area.width, high}, note, kText, colors.ink);
  area = {area.x, area.y + high + 2, area.width, area.height - high - 2};
  paint_cards(painter, area);
}

}  // namespace

void open_cards(DrawCityMatch& match) {
  screen.show(match, false);
  screens::open(screen);
}

Screen& opening_cards(DrawCityMatch& match) {
  screen.show(match, true);
  return screen;
}

}  // namespace ui::drawcity
