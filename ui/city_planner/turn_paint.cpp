// Where things are on the screen of a turn, and how they look.
#include "ui/city_planner/tools.hpp"
#include "ui/city_planner/turn_screen.hpp"
#include "ui/core/button.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"

namespace ui::planner {
namespace {

namespace rule = rules::city_planner;

constexpr int kStrip = 66;
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
    const int y = strip.y + 8;
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
  for (Rect& place : tools.at) place = screen.hand(place);
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

Rect TurnScreen::plus_area() { return tools().at[1]; }

CardTable TurnScreen::cards() {
  const Frame screen = frame();
  return CardTable({0, kTitleHeight, screen.width, strip().y - kTitleHeight});
}

Rect TurnScreen::info_area() const {
  const Frame screen = frame();
  if (!screen.landscape()) return cards().free_place(1);
  const Tools place = tools();
  const Rect below = strip();
  const bool undo = !rolled() && game_.can_undo();
  const Rect first = rolled() ? place.at[0] : undo ? place.undo : place.roll;
  if (screen.left_hand) {
    return {first.right() + 6, below.y + 1, screen.width - first.right() - 10, below.height - 1};
  }
  return {5, below.y + 1, first.x - 11, below.height - 1};
}

void TurnScreen::add_cards(lv_obj_t* root) {
  const CardTable place = cards();
  const Rect hidden = guide_ != nullptr ? guide_->cover() : Rect{};
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    const Rect area = place.card(card);
    const bool covered = !common(area, hidden).empty();
    add_target(root, {.name = covered ? nullptr : card_name(card),
                      .area = area,
                      .paint = paint_card,
                      .id = static_cast<uint8_t>(kCard + card - 1),
                      .value = static_cast<uint8_t>(card),
                      .more = this,
                      .follows = true});
  }
}

void TurnScreen::add_tools(lv_obj_t* root) {
  const Tools place = tools();
  const char* price = text(Text::planner_price);
  tools_[0] = add_tool(root, {.name = "button minus",
                              .area = place.at[0],
                              .id = kMinus,
                              .label = price,
                              .symbol = &symbol_planner_minus});
  tools_[1] = add_tool(root, {.name = "button plus",
                              .area = place.at[1],
                              .id = kPlus,
                              .label = price,
                              .symbol = &symbol_planner_plus});
  tools_[2] = add_tool(
      root, {.name = "button Re-roll", .area = place.at[2], .id = kReroll, .label = rerolls_});
  tools_[3] =
      add_primary(root, {.name = "button Lock", .area = place.at[3], .id = kLock, .label = lock_});
}

void TurnScreen::add_roll(lv_obj_t* root) {
  for (lv_obj_t*& tool : tools_) tool = nullptr;
  const Tools place = tools();
  if (game_.can_undo()) {
    add_tool(root, {.name = "button Undo",
                    .area = place.undo,
                    .id = kUndo,
                    .label = text(Text::planner_undo),
                    .symbol = &symbol_planner_undo});
  }
  add_button(root, {.name = "button Roll",
                    .area = game_.can_undo() || frame().landscape()
                                ? place.roll
                                : Rect{place.undo.x < place.roll.x ? place.undo.x : place.roll.x,
                                       place.roll.y, frame().width - 2 * kEdge, place.roll.height},
                    .id = kRoll,
                    .label = text(Text::planner_roll),
                    .primary = true});
}

// What would be refused is faint, and still tells why when it is touched. Tried out on a copy.
void TurnScreen::show_tools() {
  if (tools_[0] == nullptr) return;
  const Rules::State& state = game_.state();
  const auto refused = [&](rules::city_planner::Verb verb, unsigned value) {
    if (chosen_ == 0) return true;
    Rules::State copy = state;
    return !Rules::apply(copy, rules::event(state.active, verb, unsigned{chosen_}, value)).ok();
  };
  const int changed = chosen_ == 0 ? 0 : game_.takes_back(chosen_);
  using rules::city_planner::Verb;
  choose(tools_[0], changed <= 0 && refused(Verb::kChange, 0));
  choose(tools_[1], changed >= 0 && refused(Verb::kChange, 1));
  choose(tools_[2], refused(Verb::kReroll, 0));
  choose(tools_[3], refused(Verb::kLock, 0));
  relabel(tools_[2], rerolls_);
  relabel(tools_[3], lock_);
  screens::redraw(info_area());
  if (!frame().landscape()) screens::redraw(cards().free_place(0));
}

void TurnScreen::paint_card(Painter& painter, const TargetView& view) {
  const auto* screen = static_cast<const TurnScreen*>(view.spec.more);
  const unsigned card = view.spec.value;
  cards().paint(painter, card, screen->shown_[card - 1]);
}

void TurnScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  TitleLine title = {.title = text(guide_ != nullptr ? Text::lesson : Text::city_planner),
                     .lead = lead_,
                     .menu = true};
  if (two()) {
    const Seat seat = game_.setup().seats.at(player());
    title.title = lead_;
    title.lead = nullptr;
    title.who = text(seat_name(seat));
    title.paint_mark = [](Painter& to, const Rect& area, uint8_t mark) {
      paint_seat(to, area, static_cast<Seat>(mark));
    };
    title.mark = static_cast<uint8_t>(seat);
  }
  if (frame().landscape()) title.score = track_;
  paint_title_line(painter, title);
  painter.fill(frame().body(), colors.ground);
  painter.across(0, strip().y, frame().width, colors.ink);
  if (!frame().landscape()) paint_track(painter);
  if (rolled()) {
    paint_preview(painter);
  } else {
    paint_wait(painter);
  }
}

// In portrait: points and money in the first free place.
void TurnScreen::paint_track(Painter& painter) const {
  const Rect place = cards().free_place(0);
  if (!painter.sees(place)) return;
  const Palette& colors = palette();
  const Rules::State& state = game_.state();
  const unsigned seat = player() - 1;
  const int line = place.height / 3 < 30 ? place.height / 3 : 30;
  // The menu of the left hand reaches into the corner.
  const int left = frame().left_hand ? kTouch + 4 : place.x + 7;
  char digits[8];
  const auto row = [&](int index, const char* number, const char* unit) {
    const Rect area = {left, place.y + index * line - 1, place.right() - left, line};
    painter.text(area, number, kNumber, colors.ink);
    const int x = left + text_width(number, kNumber) + 5;
    painter.text({x, area.y + 3, place.right() - x, line}, unit, kText, colors.note);
  };
  lv_snprintf(digits, sizeof digits, "%u", unsigned{state.vp[seat]});
  row(0, digits, text(Text::planner_vp));
  lv_snprintf(digits, sizeof digits, text(Text::planner_dollars), unsigned{state.money[seat]});
  char worth[16];
  lv_snprintf(worth, sizeof worth, text(Text::planner_worth),
              int{Rules::score(state, static_cast<uint8_t>(player())).items[1]});
  row(1, digits, frame().left_hand ? "" : worth);
  paint_rounds(painter, {place.x + 3, place.y + 2 * line + 8}, game_.turn(), false);
}

void TurnScreen::paint_preview(Painter& painter) const {
  const Rect area = info_area();
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  const bool landscape = frame().landscape();
  const Rect head = {area.x, area.y + 1, area.width, 14};
  if (chosen_ == 0) {
    painter.text(head, text(Text::planner_touch_card), kText, colors.accent);
    painter.paragraph({area.x, area.y + 17, area.width, area.height - 17},
                      text(Text::planner_touch_card_note), kNote, colors.note);
    return;
  }
  painter.text(head, caption_, kNote, colors.note);
  const Rect below = {area.x, area.y + 15, area.width, area.height - 15};
  if (refusal_ != nullptr) {
    painter.paragraph({below.x, below.y + 4, below.width, below.height}, refusal_, kText,
                      colors.ink);
    return;
  }
  sum_.paint(painter, below, !landscape);
}

// What the other player has.
void TurnScreen::paint_other(Painter& painter, const Rect& area) const {
  const unsigned other = 3 - player();
  char words[20];
  write_track(words, sizeof words, game_.state(), other);
  paint_seat(painter, {area.x, area.y + 1, kSeatChip.width, kSeatChip.height},
             game_.setup().seats.at(other));
  painter.text(
      {area.x + kSeatChip.width + 5, area.y, area.width - kSeatChip.width - 5, area.height}, words,
      kNote, palette().ink);
}

// Before the roll: whose turn, what the last one brought, the rounds.
void TurnScreen::paint_wait(Painter& painter) const {
  const Rect area = info_area();
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  const bool landscape = frame().landscape();
  const bool first = game_.state().turns == 0;
  int left = area.x;
  const Rect head = {area.x, area.y + 3, area.width, 20};
  char words[24];
  if (two()) {
    const Seat seat = game_.setup().seats.at(player());
    paint_seat(painter, {left, head.y + 1, 18, 18}, seat);
    left += 24;
    lv_snprintf(words, sizeof words,
                text(first ? Text::planner_seat_begins : Text::planner_seat_turn),
                text(seat_name(seat)));
  } else {
    lv_snprintf(words, sizeof words, text(Text::planner_your_turn), game_.turn());
  }
  painter.text({left, head.y, head.right() - left, head.height}, words, landscape ? kTitle : kText,
               colors.ink);
  if (landscape) paint_rounds(painter, {area.x, area.bottom() - 12}, game_.turn(), false);
  if (landscape && two())
    paint_other(painter, {area.x + kRoundsWidth + 10, area.bottom() - 16,
                          area.width - kRoundsWidth - 10, 16});
  const Rect line = {area.x, head.bottom() + 1, area.width, 18};
  if (!sum_.shown()) {
    const char* hint = text(first ? Text::planner_all_roll : Text::planner_six_roll);
    painter.paragraph({line.x, line.y, line.width, landscape ? 18 : 60}, hint,
                      landscape ? kText : kNote, colors.note);
    return;
  }
  if (!landscape) {
    painter.text({line.x, line.y, line.width, 14}, caption_, kNote, colors.note);
    painter.text({line.x, line.y + 14, line.width, 18}, sum_.points(), kTitle, colors.accent);
    painter.text({line.x, line.y + 14, line.width - 2, 18}, sum_.money(), kText, colors.ink,
                 Align::right);
    return;
  }
  painter.text(line, caption_, kText, colors.note);
  int x = line.x + text_width(caption_, kText) + 7;
  painter.text({x, line.y, line.right() - x, line.height}, sum_.points(), kTitle, colors.accent);
  x += text_width(sum_.points(), kTitle) + 8;
  painter.text({x, line.y, line.right() - x, line.height}, sum_.money(), kTitle, colors.ink);
}

}  // namespace ui::planner
