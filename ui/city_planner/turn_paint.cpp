// How the screen of a turn looks.
#include <algorithm>

#include "ui/city_planner/turn_screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/write.hpp"
#include "ui/play/setup/player.hpp"

namespace ui::city_planner {
namespace {

constexpr int kBesideSeat = 4;  // from the chip to the track

}  // namespace

void TurnScreen::paint_card(Painter& painter, const TargetView& view) const {
  const unsigned card = view.spec.value;
  cards().paint(painter, card, shown_[card - 1]);
}

void TurnScreen::paint_parts(Painter& painter) const {
  const Palette& colors = palette();
  painter.fill(frame().body(), colors.ground);
  painter.across(0, strip().y, frame().width, colors.ink);
  if (frame().landscape()) {
    paint_band(painter);
  } else if (!guided() || (rolled() && chosen() == 0)) {
    paint_track(painter);
    if (guided()) return;
  }
  if (rolled()) {
    paint_preview(painter);
  } else {
    paint_wait(painter);
  }
}

// In portrait: points and money below the menu.
void TurnScreen::paint_track(Painter& painter) const {
  const Rect whole = plan_track();
  if (!painter.sees(whole)) return;
  const Rect spot = {whole.x, std::max(whole.y, kTouch), whole.width,
                     whole.bottom() - std::max(whole.y, kTouch)};
  const bool narrow = spot.width < kRoundsWidth + 3;
  if (!guided()) {
    paint_rounds(painter, {spot.x + (narrow ? 1 : 3), spot.bottom() - 15}, game_.turn(), false,
                 narrow ? kRoundsPitch - 1 : kRoundsPitch);
  }
  const int line = std::min((spot.height - 17) / 2, 30);
  if (several()) {
    const Rect first = {spot.x + 3, spot.y, spot.width - 3, line};
    paint_standing(painter, first, player());
    return paint_standing(painter, first.moved(0, line), 3 - player());
  }
  const Palette& colors = palette();
  const Rules::State& state = game_.seen();
  const unsigned seat = player() - 1;
  const int left = spot.x + 7;
  const auto row = [&](int index, const char* number, const char* unit) {
    const Rect area = {left, spot.y + index * line, spot.right() - left, line};
    const int beside = area.width - 5 - text_width(unit, kNote);
    const Face& face = line < 24 ? kTitle : fitting(number, beside, kNumber);
    painter.text(area, number, face, colors.ink);
    const int x = left + text_width(number, face) + 5;
    const int room = spot.right() - x;
    painter.text({x, area.y + 1, room, line}, unit, fitting(unit, room, kText), colors.note);
  };
  row(0, Digits(static_cast<int>(shown_vp(state, player()))), text(Text::planner_vp));
  char dollars[8];
  write(dollars, Text::planner_dollars, state.money[seat]);
  char worth[16] = "";
  const int points = Rules::score(state, static_cast<uint8_t>(player())).items[1];
  if (points > 0 && !guided()) write(worth, Text::planner_worth, points);
  row(1, dollars, worth);
}

// The rounds; what the other player has, or what money is worth.
void TurnScreen::paint_band(Painter& painter) const {
  const Rect area = band();
  if (!painter.sees(area)) return;
  const int left = area.x + (frame().left_hand ? 4 : 5);
  paint_rounds(painter, {left, area.y + 6}, game_.turn(), false);
  const int x = left + kRoundsWidth + 14;
  const Rect beside = {x, area.y, area.right() - x - 4, area.height};
  if (several()) return paint_standing(painter, beside, 3 - player());
  if (guide() != nullptr) return;  // its bubble reaches into the line
  painter.text(beside, text(Text::planner_money_worth), kNote, palette().note);
}

void TurnScreen::paint_preview(Painter& painter) const {
  const Rect area = info_area();
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  const bool landscape = frame().landscape();
  if (chosen() == 0) {
    const char* const order = text(Text::planner_touch_card);
    const bool one = text_width(order, kNote) <= area.width;
    const Rect head = {area.x, area.y + 4, area.width, one ? 14 : 2 * kNote.line_height};
    painter.label(head, order, kText, colors.accent);
    const int top = head.bottom() + 2;
    painter.paragraph({area.x, top, area.width, area.bottom() - top},
                      text(Text::planner_touch_card_note), kNote, colors.note);
    return;
  }
  // The caption gives way where the sum is long: the button says the same.
  const int first = landscape ? 13 : 15;
  const bool captioned =
      refusal_ != nullptr || area.height - first >= sum_.least_height(area.width);
  const int line = captioned ? first : 0;
  if (captioned) {
    painter.text({area.x, area.y + (landscape ? 0 : 1), area.width, line}, caption_, kNote,
                 colors.note);
  }
  const Rect below = {area.x, area.y + line, area.width, area.height - line};
  if (refusal_ != nullptr) {
    painter.paragraph({below.x, below.y + 4, below.width, below.height}, refusal_, kText,
                      colors.ink);
    return;
  }
  sum_.paint(painter, below, !landscape);
}

// A player's seat with points and money.
void TurnScreen::paint_standing(Painter& painter, const Rect& area, unsigned player) const {
  char words[20];
  write_track(words, sizeof words, game_.seen(), player);
  const Rect track = paint_player(painter, area, game_, player, kBesideSeat);
  painter.text(track, words, fitting(words, track.width, kText), palette().ink);
}

// Before the roll: whose turn, what the last one brought.
void TurnScreen::paint_wait(Painter& painter) const {
  const Rect area = info_area();
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  const bool landscape = frame().landscape();
  const bool first = game_.seen().turns == 0;
  int left = area.x;
  const Rect head = {area.x, area.y + (landscape ? 8 : 3), area.width, 20};
  char words[48];
  if (several()) {
    const Seat seat = game_.seat(player());
    paint_seat(painter, {left, head.y + 1, 18, 18}, seat);
    left += 24;
    write(words, first ? Text::planner_seat_begins : Text::planner_seat_turn,
          game_.label(player()));
    if (!landscape) write(words, "%s", game_.label(player()));
  } else {
    write(words, Text::planner_your_turn, game_.turn());
  }
  painter.label({left, head.y, head.right() - left, head.height}, words, landscape ? kTitle : kText,
                colors.ink);
  const Rect line = {area.x, head.bottom() + 1, area.width, 18};
  if (!sum_.shown()) {
    const char* hint = text(first ? Text::planner_all_roll : Text::planner_six_roll);
    painter.paragraph({line.x, line.y, line.width, landscape ? 30 : 60}, hint,
                      landscape ? kText : kNote, colors.note);
    return;
  }
  if (!landscape) {
    const int lines = paragraph_height(caption_, kNote, line.width);
    painter.paragraph({line.x, line.y - 1, line.width, lines}, caption_, kNote, colors.note);
    const int y = line.y - 1 + lines;
    const int both = text_width(sum_.points(), kTitle) + text_width(sum_.money(), kText);
    painter.text({line.x, y, line.width, 18}, sum_.points(), kTitle, colors.accent);
    const bool beside = both + kBesideSeat <= line.width - 2;
    painter.text({line.x, beside ? y : y + 18, line.width - 2, 18}, sum_.money(), kText, colors.ink,
                 beside ? Align::right : Align::left);
    return;
  }
  constexpr int kToPoints = 7, kToMoney = 8;
  const int sums = text_width(sum_.points(), kTitle) + text_width(sum_.money(), kTitle);
  const int room = line.width - kToPoints - kToMoney;
  const Face& face = fitting(caption_, room - sums, kText);
  const bool fits = text_width(caption_, face) + sums <= room;
  const Face& bold = fits ? kTitle : kText;
  painter.text(line, caption_, face, colors.note);
  int x = line.x + text_width(caption_, face) + kToPoints;
  painter.text({x, line.y, line.right() - x, line.height}, sum_.points(), bold, colors.accent);
  x += text_width(sum_.points(), bold) + kToMoney;
  painter.text({x, line.y, line.right() - x, line.height}, sum_.money(), bold, colors.ink);
}

}  // namespace ui::city_planner
