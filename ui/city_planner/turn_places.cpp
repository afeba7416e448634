// Where things are on the screen of a turn, and its targets.
#include "ui/city_planner/tools.hpp"
#include "ui/city_planner/turn_screen.hpp"
#include "ui/core/button.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"

namespace ui::city_planner {
namespace {

namespace rule = rules::city_planner;

constexpr int kStrip = 61;
constexpr int kPortraitStrip = 65;
constexpr int kToolHeight = 50;
constexpr int kLarge = 400;  // the width from which there is room for larger buttons
constexpr int kEdge = 4;

struct Tools {
  Rect at[4];  // minus, plus, re-roll, lock
  Rect undo, roll;
};

Tools tools() {
  const Frame screen = frame();
  const Rect strip = TurnScreen::strip();
  Tools tools;
  if (screen.landscape()) {
    const int width = screen.width >= kLarge ? 60 : kTouch;
    const int lock = screen.width >= kLarge ? 90 : 58;
    const int y = strip.y + 6;
    int right = screen.width - 2;
    tools.at[3] = {right - lock, y, lock, kToolHeight};
    right -= lock + 2;
    for (int i = 2; i >= 0; --i) {
      tools.at[i] = {right - width, y, width, kToolHeight};
      right -= width + 2;
    }
    tools.roll = {screen.width - 2 - 94, y, 94, kToolHeight};
    tools.undo = {tools.roll.x - 2 - kTouch, y, kTouch, kToolHeight};
  } else {
    const int width = screen.width >= 300 ? 62 : kTouch;
    const int y = strip.y + 5;
    const int height = strip.height - 9;
    tools.at[0] = {kEdge, y, width, height};
    tools.at[1] = {tools.at[0].right() + kEdge, y, width, height};
    tools.at[2] = {tools.at[1].right() + kEdge, y, width + 8, height};
    const int left = tools.at[2].right() + kEdge;
    tools.at[3] = {left, y, screen.width - kEdge - left, height};
    tools.roll = {kEdge + 60, y, screen.width - 2 * kEdge - 60, height};
    tools.undo = {kEdge, y, 56, height};
  }
  for (Rect& area : tools.at) area = screen.hand(area);
  tools.roll = screen.hand(tools.roll);
  tools.undo = screen.hand(tools.undo);
  return tools;
}

}  // namespace

Rect TurnScreen::strip() {
  const Frame screen = frame();
  const int height = screen.landscape() ? kStrip : kPortraitStrip;
  return {0, screen.height - height, screen.width, height};
}

CardTable TurnScreen::cards() const {
  const Frame screen = frame();
  const int top = screen.landscape() ? kTouch : body_top();
  return CardTable({0, top, screen.width, strip().y - top});
}

Rect TurnScreen::band() {
  const Frame screen = frame();
  return screen.hand({0, kTitleHeight, screen.width - kTouch, kTouch - kTitleHeight});
}

Rect TurnScreen::info_area() const {
  const Frame screen = frame();
  if (!screen.landscape()) return cards().free_place(1);
  const Tools parts = tools();
  const Rect below = strip();
  const bool undo = !rolled() && game_.match().can_undo();
  const Rect first = rolled() ? parts.at[0] : undo ? parts.undo : parts.roll;
  if (screen.left_hand) {
    return {first.right() + 6, below.y + 1, screen.width - first.right() - 10, below.height - 1};
  }
  return {5, below.y + 1, first.x - 11, below.height - 1};
}

void TurnScreen::add_cards(lv_obj_t* root) {
  const CardTable table = cards();
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    add_target(root, {.name = card_name(card),
                      .area = table.card(card),
                      .paint = paint_card,
                      .id = static_cast<uint8_t>(kCard + card - 1),
                      .value = static_cast<uint8_t>(card),
                      .more = this,
                      .follows = true,
                      .single = true});
  }
}

// A lesson's words lie over the last cards or the first ones.
size_t TurnScreen::rooms(Rect* to) const {
  const CardTable table = cards();
  const int first_line = table.card(1).y;
  const int height = strip().y - first_line - 2;
  if (table.plan()) {
    to[0] = {2, first_line, frame().width - 4, height};
    return 1;
  }
  const auto over = [&](unsigned first, unsigned last) {
    const int left = table.card(first).x;
    return Rect{left, first_line, table.card(last).right() - left, height};
  };
  to[0] = over(4, 7);
  to[1] = over(1, 4);
  return 2;
}

void TurnScreen::add_tools(lv_obj_t* root) {
  const Tools parts = tools();
  const char* price = text(Text::planner_price);
  tools_[0] = add_tool(root, {.name = "button minus",
                              .area = parts.at[0],
                              .id = kMinus,
                              .label = price,
                              .symbol = &symbol_planner_minus});
  tools_[1] = add_tool(root, {.name = "button plus",
                              .area = parts.at[1],
                              .id = kPlus,
                              .label = price,
                              .symbol = &symbol_planner_plus});
  tools_[2] = add_tool(
      root, {.name = "button Re-roll", .area = parts.at[2], .id = kReroll, .label = rerolls_});
  lock_button_ = add_go(root, "button Lock", parts.at[3], lock_);
}

void TurnScreen::add_roll(lv_obj_t* root) {
  for (lv_obj_t*& tool : tools_) tool = nullptr;
  const Tools parts = tools();
  const bool undo = game_.match().can_undo();
  if (undo) add_undo(root, parts.undo);
  const int left = parts.undo.x < parts.roll.x ? parts.undo.x : parts.roll.x;
  const Rect whole = {left, parts.roll.y, frame().width - 2 * kEdge, parts.roll.height};
  add_go(root, "button Roll", undo || frame().landscape() ? parts.roll : whole, text(Text::roll));
}

// What would be refused is faint, and still tells why when it is touched. Tried out on a copy.
void TurnScreen::show_tools() {
  if (tools_[0] == nullptr) return;
  const Rules::State& state = game_.seen();
  const auto refused = [&](rules::city_planner::Verb verb, unsigned value) {
    if (chosen() == 0) return true;
    Rules::State copy = state;
    return !Rules::apply(copy, rules::event(state.active, verb, chosen(), value)).ok();
  };
  const int changed = chosen() == 0 ? 0 : game_.takes_back(chosen());
  using rules::city_planner::Verb;
  choose(tools_[0], changed <= 0 && refused(Verb::kChange, 0));
  choose(tools_[1], changed >= 0 && refused(Verb::kChange, 1));
  choose(tools_[2], refused(Verb::kReroll, 0));
  relabel(tools_[2], rerolls_);
  relabel(lock_button_, lock_);
  screens::redraw(info_area().inset(0, -2));  // marks of capitals reach beyond it
  screens::redraw(frame().landscape() ? band() : cards().free_place(0));
}

}  // namespace ui::city_planner
