// Where things are on the screen of a turn, and its targets.
#include "ui/city_planner/turn_screen.hpp"
#include "ui/core/button.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"

namespace ui::city_planner {
namespace {

constexpr int kStrip = 61;
constexpr int kPortraitStrip = 65;
constexpr int kGuidedStrip = 54;
constexpr int kLarge = 400;  // the width from which there is room for larger buttons
constexpr int kEdge = 4;

constexpr int kToolLabel = 18;
constexpr int kToolDie = 16;

// A picture over what it costs; it answers also where it can do nothing now.
void paint_tool(Painter& painter, const TargetView& view) {
  const Color color = paint_plate(painter, view);
  const Rect& area = view.area;
  const Rect picture = {area.x, area.y + 2, area.width, area.height - kToolLabel - 2};
  if (view.spec.symbol != nullptr) {
    painter.symbol(*view.spec.symbol, picture, color);
  } else {
    paint_die(painter, picture.middle({kToolDie, kToolDie}), 3);
  }
  painter.label({area.x + 1, area.bottom() - kToolLabel, area.width - 2, kToolLabel - 2},
                view.spec.label, kText, color, Align::center);
}

}  // namespace

TurnScreen::Tools TurnScreen::tools() const {
  const Frame screen = frame();
  const Rect below = strip();
  const int edge = guided() ? 3 : 5;
  Tools tools;
  if (screen.landscape()) {
    const bool large = screen.width >= kLarge;
    Cut line = {{2, below.y + edge + 1, screen.width - 4, below.height - 2 * edge - 1}, 2};
    Cut before = line;
    tools.at[3] = line.right(large ? 90 : 58);
    for (int i = 2; i >= 0; --i) tools.at[i] = line.right(large ? 60 : kTouch);
    tools.roll = before.right(94);
    tools.undo = before.right(kTouch);
  } else {
    const int width = screen.width >= 300 ? 62 : kTouch;
    Cut line = {{kEdge, below.y + edge, screen.width - 2 * kEdge, below.height - edge - kEdge},
                kEdge};
    Cut before = line;
    for (int i = 0; i < 3; ++i) tools.at[i] = line.left(i == 2 ? width + 8 : width);
    tools.at[3] = line.rest;
    tools.undo = before.left(56);
    tools.roll = before.rest;
  }
  for (Rect& area : tools.at) area = screen.hand(area);
  tools.roll = screen.hand(tools.roll);
  tools.undo = screen.hand(tools.undo);
  return tools;
}

Rect TurnScreen::strip() const {
  const Frame screen = frame();
  const bool wide = screen.landscape();
  const int height = guided() ? kGuidedStrip : wide ? kStrip : kPortraitStrip;
  return {0, screen.height - height, screen.width, height};
}

Rect TurnScreen::words() const {
  const int height = guided_words_height();
  return {2, strip().y - height - 1, frame().width - 4, height};
}

CardTable TurnScreen::cards() const {
  const Frame screen = frame();
  const int top = guided() || screen.landscape() ? kTouch : body_top();
  const int bottom = guided() ? words().y : strip().y;
  const Rect area = {0, top, screen.width, bottom - top};
  return guided() && !screen.landscape() ? CardTable::in_two_lines(area) : CardTable(area);
}

Rect TurnScreen::band() {
  const Frame screen = frame();
  return screen.hand({0, kTitleHeight, screen.width - kTouch, kTouch - kTitleHeight});
}

// A lesson's cards leave one place: the track is there until a card is chosen.
Rect TurnScreen::plan_track() const {
  return guided() ? cards().last_place() : cards().corner_place();
}

Rect TurnScreen::info_area() const {
  const Frame screen = frame();
  if (!screen.landscape()) {
    const Rect place = cards().last_place();
    return {place.x, place.y, place.width + (guided() ? 1 : 0), place.height};
  }
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
    add_target(root, {.name = kCardNames[card],
                      .area = table.card(card),
                      .paint = paint_by<&TurnScreen::paint_card>,
                      .id = static_cast<uint8_t>(kCard + card - 1),
                      .value = static_cast<uint8_t>(card),
                      .more = this,
                      .follows = true,
                      .single = true});
  }
}

size_t TurnScreen::rooms(Rect* to) const {
  to[0] = words();
  return 1;
}

void TurnScreen::add_tools(lv_obj_t* root) {
  const Tools parts = tools();
  const char* const price = text(Text::planner_price);
  const auto tool = [&](int index, const char* name, uint8_t id, const char* label,
                        const lv_image_dsc_t* symbol) {
    tools_[index] = add_target(root, {.name = name,
                                      .area = parts.at[index],
                                      .paint = paint_tool,
                                      .id = id,
                                      .label = label,
                                      .symbol = symbol,
                                      .waits = id == kReroll});
  };
  tool(0, "button minus", kMinus, price, &symbol_planner_minus);
  tool(1, "button plus", kPlus, price, &symbol_planner_plus);
  tool(2, "button Re-roll", kReroll, rerolls_, nullptr);
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
  const auto refused = [&](Verb verb, unsigned value) {
    return chosen() == 0 ||
           !game_.try_out(rules::event(game_.seen().active, verb, chosen(), value)).ok();
  };
  const int changed = chosen() == 0 ? 0 : game_.takes_back(chosen());
  // What goes back gives its dollar back.
  const char* const price = text(Text::planner_price);
  const char* const refund = text(Text::planner_refund);
  relabel(tools_[0], changed > 0 ? refund : price);
  relabel(tools_[1], changed < 0 ? refund : price);
  choose(tools_[0], changed <= 0 && refused(Verb::kChange, 0));
  choose(tools_[1], changed >= 0 && refused(Verb::kChange, 1));
  choose(tools_[2], refused(Verb::kReroll, 0));
  relabel(tools_[2], rerolls_);
  relabel(lock_button_, lock_);
  screens::redraw(info_area().inset(0, -2));  // marks of capitals reach beyond it
  screens::redraw(frame().landscape() ? band() : plan_track());
}

}  // namespace ui::city_planner
