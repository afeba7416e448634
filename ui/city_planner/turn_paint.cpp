// How the screen of a turn looks.
#include "ui/city_planner/turn_screen.hpp"
#include "ui/core/title_line.hpp"

namespace ui::planner {

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
  // The menu of the left hand reaches into the corner: smaller digits below it.
  const bool low = frame().left_hand;
  const int most = low ? 19 : 30;
  const int line = place.height / 3 < most ? place.height / 3 : most;
  const int left = place.x + 7;
  const int top = low ? kTouch : place.y - 1;
  char digits[8];
  const auto row = [&](int index, const char* number, const char* unit) {
    const Rect area = {left, top + index * line, place.right() - left, line};
    const int beside = area.width - 5 - text_width(unit, kNote);
    const Face& face = fitting(number, low ? 0 : beside, kNumber, kTitle);
    painter.text(area, number, face, colors.ink);
    const int x = left + text_width(number, face) + 5;
    const int room = place.right() - x;
    painter.text({x, area.y + (low ? 1 : 3), room, line}, unit, fitting(unit, room, kText, kNote),
                 colors.note);
  };
  lv_snprintf(digits, sizeof digits, "%u", unsigned{state.vp[seat]});
  row(0, digits, text(Text::planner_vp));
  lv_snprintf(digits, sizeof digits, text(Text::planner_dollars), unsigned{state.money[seat]});
  char worth[16];
  lv_snprintf(worth, sizeof worth, text(Text::planner_worth),
              int{Rules::score(state, static_cast<uint8_t>(player())).items[1]});
  row(1, digits, worth);
  paint_rounds(painter, {place.x + 3, top + 2 * line + (low ? 2 : 9)}, game_.turn(), false);
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
    if (!landscape) lv_snprintf(words, sizeof words, "%s", text(seat_name(seat)));
  } else {
    lv_snprintf(words, sizeof words, text(Text::planner_your_turn), game_.turn());
  }
  painter.text({left, head.y, head.right() - left, head.height}, words, landscape ? kTitle : kText,
               colors.ink);
  if (landscape) paint_rounds(painter, {area.x, area.bottom() - 12}, game_.turn(), false);
  if (landscape && two()) {
    const int x = area.x + kRoundsWidth + 10;
    paint_other(painter, {x, area.bottom() - 16, area.right() - x, 16});
  }
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
