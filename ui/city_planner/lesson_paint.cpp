// The bubble of the lesson: where it lies, what it leaves free, how it looks.
#include "ui/city_planner/lesson.hpp"
#include "ui/core/button.hpp"

namespace ui::planner {
namespace {

constexpr int kButton = kTouch;
constexpr int kEdge = 7;

void paint_mark(Painter& painter, const TargetView& view) {
  painter.frame(view.area, 3, palette().accent);
}

// Where it is wide and low its buttons stand beside the words.
bool wide(const Rect& area) { return area.width > 3 * area.height; }

Rect buttons_of(const Rect& area) {
  const int width = wide(area) ? area.width / 2 : area.width - 6;
  return {area.right() - 3 - width, area.bottom() - kButton - 3, width, kButton};
}

Rect words_of(const Rect& area) {
  const Rect buttons = buttons_of(area);
  const int right = wide(area) ? buttons.x : area.right() - kEdge;
  const int bottom = wide(area) ? area.bottom() - 3 : buttons.y - 2;
  return {area.x + kEdge, area.y + 2, right - area.x - kEdge, bottom - area.y - 2};
}

}  // namespace

Rect Lesson::cover() const {
  const Frame screen = frame();
  if (above_rows()) {
    const Rect above = ChoiceScreen::above_rows();
    return {above.x + 2, above.y + 1, above.width - 4, above.height - 2};
  }
  if (scoring()) return ChoiceScreen::rows_area();
  const CardTable cards = TurnScreen::cards();
  const bool last_cards = ask(find_step()).card < 4;  // are hidden, or else the first ones
  const int bottom = TurnScreen::strip().y;
  if (screen.landscape()) {
    const Rect from = cards.card(last_cards ? 4 : 1);
    const int right = cards.card(last_cards ? 7 : 4).right();
    const int top = kTitleHeight + 2;
    return {from.x, top, right - from.x, bottom - top};
  }
  const int top = last_cards ? cards.card(3).y : cards.free_place(0).y;
  const int low = last_cards ? bottom : cards.card(3).bottom();
  return {2, top, screen.width - 4, low - top};
}

Rect Lesson::place_of(const Step& step) const {
  switch (step.place) {
    case Place::card:
      return scoring() ? ChoiceScreen::card_area(step.card) : TurnScreen::cards().card(step.card);
    case Place::plus:
      return TurnScreen::plus_area();
    case Place::reroll:
      return TurnScreen::reroll_area();
    case Place::lock:
      return TurnScreen::lock_area();
    default:
      return {};
  }
}

void Lesson::paint_bubble(Painter& painter, const TargetView& view) {
  static_cast<const Lesson*>(view.spec.more)->paint(painter, view.area);
}

void Lesson::build(lv_obj_t* root) {
  step_ = static_cast<uint8_t>(find_step());
  shown_ = ask(step_);
  lv_snprintf(words_, sizeof words_, text(shown_.words), unsigned{shown_.card});
  lv_snprintf(order_, sizeof order_, text(shown_.order), unsigned{shown_.card});
  const Rect area = cover();
  const Rect place = place_of(shown_);
  if (!place.empty()) add_target(root, {.area = place, .paint = paint_mark, .opaque = false});
  add_target(root, {.area = area, .paint = paint_bubble, .more = this});
  const Rect bar = buttons_of(area);
  const bool done = step_ == kDone;
  add_button(root, {.name = "button Back",
                    .area = bar.column(0, 3, 2),
                    .id = kBack,
                    .label = text(Text::teach_back)});
  add_button(root, {.name = "button Skip",
                    .area = bar.column(1, 3, 2),
                    .id = kSkip,
                    .label = text(Text::teach_skip)});
  add_button(root, {.name = done ? "button Done" : "button Show",
                    .area = bar.column(2, 3, 2),
                    .id = kShow,
                    .label = text(done ? Text::teach_end : Text::teach_show),
                    .primary = done});
}

void Lesson::paint(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  painter.fill(area, colors.raised);
  painter.frame(area, 1, colors.ink);
  const Rect inside = words_of(area);
  painter.text({inside.x, inside.y, inside.width, 20}, text(shown_.title), kTitle, colors.ink);
  const int order = inside.bottom() - 23;
  painter.paragraph({inside.x, inside.y + 19, inside.width, order - inside.y - 18}, words_, kText,
                    colors.ink);
  painter.text({inside.x, order, inside.width, 17}, order_, kText, colors.accent);
  for (unsigned i = 0; i < kSteps; ++i) {
    const Rect square = {inside.x + static_cast<int>(i) * 10, inside.bottom() - 5, 8, 5};
    if (i <= step_) {
      painter.fill(square, colors.ink);
    } else {
      painter.frame(square, 1, colors.ink);
    }
  }
}

}  // namespace ui::planner
