// Where things are on the screen of a score, and how they look.
#include "rules/core/bits.hpp"
#include "ui/city_planner/choice_screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

constexpr int kHead = 15;  // the line above the rows
constexpr int kRail = 90;
constexpr int kCardHeight = 64;
constexpr int kPlanHeight = 49;
constexpr int kGuidedHeight = 46;          // of a card where a lesson's words lie below the cards
constexpr int kGuidedPlanHeight = kTouch;  // in portrait, two lines without a gap
constexpr int kGuidedPlanWords = 55;       // there: the rows take the rest
constexpr int kPlanColumns = 4;
constexpr int kDie = 12;

}  // namespace

// A lesson's words lie between the cards and the rows, in the place of the line above these.
ChoiceScreen::Parts ChoiceScreen::guided_parts() const {
  const Frame screen = frame();
  const int edge = 2;
  const bool wide = screen.landscape();
  const int top = wide ? kTouch + 1 : kTouch;
  const int high = screen.height > 400 ? 56 : kTouch;
  const int cards = wide ? kGuidedHeight : kGuidedPlanHeight;
  const int below = top + (wide ? cards + 1 : 2 * cards);
  const int words = wide || screen.height > 400 ? guided_words_height() : kGuidedPlanWords;
  const int from = below + words + (wide ? 1 : 0);
  const Rect told = {edge, below, screen.width - 2 * edge, words};
  if (!wide) {
    const int y = screen.height - high - 1;
    const int half = (screen.width - 2 * edge - 4) / 2;
    return {{0, top, screen.width, cards},
            {},
            {edge, from, screen.width - 2 * edge, y - from},
            track_area(),
            screen.hand({edge, y, half, high}),
            screen.hand({screen.width - edge - half, y, half, high}),
            told};
  }
  const int rail = screen.width > 400 ? kRail + 40 : kRail;
  const int x = screen.width - rail;
  const int y = screen.height - kTouch - 1;
  Cut buttons = {{x - 3, y, rail + 2, kTouch}, 0};
  const Rect undo = buttons.left(kTouch);
  return {{0, top, screen.width, cards},
          {},
          screen.hand({edge, from, x - edge - 5, screen.height - from}),
          screen.hand({x, from, rail - edge, y - from}),
          screen.hand(undo),
          screen.hand(buttons.rest),
          told};
}

ChoiceScreen::Parts ChoiceScreen::parts_now() const {
  if (guide() != nullptr) return guided_parts();
  const Frame screen = frame();
  const int edge = 2;
  const int top = body_top();
  if (screen.landscape()) {
    const int cards = screen.height > 260 ? kCardHeight + 16 : kCardHeight;
    const int below = top + 3 + cards + 1;
    const int rail = screen.width > 400 ? kRail + 40 : kRail;
    const int x = screen.width - rail;
    const int high = screen.height > 260 ? 56 : 44;
    const Rect score = {x, screen.height - high - 2, rail - edge, high};
    const Rect undo = {x, score.y - high - 3, rail - edge, high};
    const Rect rows = {edge, below + kHead, x - edge - 5, screen.height - below - kHead};
    return {{0, top + 3, screen.width, cards},
            screen.hand({edge + 2, below, x - edge - 6, kHead}),
            screen.hand(rows),
            screen.hand({x, below, rail - edge, undo.y - below}),
            screen.hand(undo),
            screen.hand(score),
            {}};
  }
  const int cards = screen.height > 400 ? kPlanHeight + 27 : kPlanHeight;
  const int below = top + 2 + 2 * (cards + 1);
  const int high = screen.height > 400 ? 56 : kTouch;
  const int y = screen.height - high - 2;
  const int half = (screen.width - 2 * edge - 4) / 2;
  return {{0, top + 2, screen.width, cards},
          {edge + 2, below, screen.width - 8, kHead},
          {edge, below + kHead, screen.width - 2 * edge, y - 1 - below - kHead},
          track_area(),
          screen.hand({edge, y, half, high}),
          screen.hand({screen.width - edge - half, y, half, high}),
          {}};
}

// In portrait four places side by side: the first row's last one, which the menu reaches into,
// shows the track.
Rect ChoiceScreen::card_area(unsigned card) const {
  const Frame screen = frame();
  const Rect cards = parts_now().cards;
  if (screen.landscape())
    return CardTable({0, cards.y - 2, screen.width, cards.height + 3}).card(card);
  int index = static_cast<int>(card) - 1;
  if (index >= 3 || screen.left_hand) ++index;
  const int gap = guide() == nullptr ? 1 : 0;
  const Rect line = {2, cards.y + index / kPlanColumns * (cards.height + gap), screen.width - 4,
                     cards.height};
  return line.column(index % kPlanColumns, kPlanColumns, 2);
}

Rect ChoiceScreen::track_area() const {
  const Frame screen = frame();
  const bool guided = guide() != nullptr;
  const int height = guided                ? kGuidedPlanHeight
                     : screen.height > 400 ? kPlanHeight + 27
                                           : kPlanHeight;
  const Rect line = {2, body_top() + (guided ? 0 : 2), screen.width - 4, height};
  return line.column(screen.left_hand ? 0 : kPlanColumns - 1, kPlanColumns, 2);
}

void ChoiceScreen::paint_parts(Painter& painter) const {
  const Palette& colors = palette();
  const Rules::State& state = position();
  const Parts parts = parts_now();
  painter.fill(frame().body(), colors.ground);
  paint_about_rows(painter, parts);
  if (!painter.sees(parts.values)) return;

  const unsigned seat = state.active - 1u;
  const bool landscape = frame().landscape();
  char before[10], after[10];
  const auto row = [&](const Rect& line, Color color) {
    const Face& small = landscape ? kText : kNote;
    const Face& large = landscape ? kTitle : kText;
    const int gap = landscape ? 4 : 2;
    painter.text(line, before, small, colors.ink);
    int x = line.x + text_width(before, small) + gap;
    painter.symbol(symbol_planner_to, Rect{x, line.y, 12, line.height}, color);
    x += 12 + gap;
    painter.text({x, line.y, line.right() - x, line.height}, after, large, color);
    x += text_width(after, large) + gap;
    return x;
  };
  const int room = parts.values.height;
  const int height = !landscape ? 18 : room < 44 ? room / 2 : 22;
  const int top =
      landscape ? parts.values.y + (room - 2 * height) / 2 : parts.values.bottom() - 2 * height + 3;
  const Rect first = {parts.values.x + (landscape ? 4 : 1), top,
                      parts.values.width - (landscape ? 4 : 0), height};
  write(before, "%u", unsigned{state.vp[seat]});
  write(after, "%d", state.vp[seat] + picker().current().vp);
  const int unit = row(first, colors.accent);
  if (landscape) {
    painter.text({unit, first.y, first.right() - unit, first.height}, text(Text::planner_vp), kText,
                 colors.note);
  }
  const char* dollars = text(Text::planner_dollars);
  // From before the dice were changed: the difference is what the row says.
  write(before, dollars, state.money[seat] + unsigned{dice_});
  write(after, dollars, static_cast<unsigned>(state.money[seat] + picker().current().money));
  (void)row(first.moved(0, height), colors.ink);
}

void ChoiceScreen::tell_card(unsigned card, char* to, size_t size) const {
  const rule::Cards bit = rule::card_bit(card);
  const rule::Working work = rule::working(position(), picker().choice());
  const auto tell = [&](Text form, unsigned value = 0) { write(to, size, form, value); };
  const unsigned turns_left = rule::kTurnsEach * position().players - position().turns;
  if (card == position().aside) {
    return tell(Text::planner_is_aside);
  }
  if (picker().choice().parked & bit) return tell(Text::planner_dollars, rule::kParkedIncome);
  switch (rule::building(card, rule::face(position(), card))) {
    case Building::kGreen:
      return tell(Text::planner_vp_each, work.green_times);
    case Building::kBlue:
      return tell(Text::planner_dollars, work.blue_times);
    case Building::kPurple:
      return tell(
          turns_left > position().players ? Text::planner_dollar_roll : Text::planner_dollars, 1);
    case Building::kYellow:
      return tell(Text::planner_blue_by, work.blue_times);
    case Building::kRed:
      return tell(Text::planner_green_by, work.green_times);
    case Building::kMixed:
      return tell(picker().choice().green & bit ? Text::planner_as_green : Text::planner_as_blue);
    case Building::kBlack:
      if (picker().choice().twice == Twice::kNothing)
        return tell(Text::planner_dollars, rule::kParkedIncome);
      return tell(picker().choice().twice == Twice::kGreen ? Text::planner_twice_green
                                                           : Text::planner_twice_blue);
  }
}

void ChoiceScreen::paint_card(Painter& painter, const TargetView& view) const {
  const Rect& area = view.area;
  const unsigned card = view.spec.value;
  const Palette& colors = palette();
  const rule::Cards bit = rule::card_bit(card);
  const unsigned face = rule::face(position(), card);
  const bool aside = card == position().aside;
  const bool parked = (picker().choice().parked & bit) != 0;
  const bool open = ((picker().choice().green | picker().choice().blue) & bit) != 0 ||
                    (picker().choice().twice != Twice::kNothing &&
                     (rule::black(rule::shown_six(position())) & bit) != 0);
  const bool low = area.height < kPlanHeight;
  const int head = area.height > 60 ? 18 : low ? 15 : 17;
  const int label_height = low ? 14 : 16;
  const Rect top = {area.x, area.y, area.width, head};
  const Rect foot = {area.x, area.bottom() - label_height, area.width, label_height};
  const Rect body = {area.x, top.bottom(), area.width, foot.y - top.bottom()};

  painter.fill(area, aside ? colors.ground : colors.raised);
  painter.text({top.x + 6, top.y + 1, 12, top.height - 1}, Digits(static_cast<int>(card)), kTitle,
               aside ? colors.note : colors.ink);
  const Rect mark = {top.right() - kDie - 4, top.y + (head - kDie) / 2 + 1, kDie, kDie};
  if (aside) {
    painter.symbol(symbol_planner_lock, mark, colors.note);
  } else {
    paint_die(painter, mark, face);
  }
  if (face != 0) {
    Building kind = rule::building(card, face);
    if (picker().choice().green & bit) kind = Building::kGreen;
    if (picker().choice().blue & bit) kind = Building::kBlue;
    const Tone tone = aside || parked ? Tone::washed : Tone::full;
    const Scale scale = body.height >= 26   ? Scale::large
                        : body.height >= 15 ? Scale::small
                                            : Scale::low;
    paint_ground(painter, body, kind, tone);
    if (parked) {
      const Rect plate = body.middle({24, body.height - 2});
      paint_ground(painter, plate, Building::kBlack, Tone::full);
      paint_symbol(painter, plate, Building::kBlack, Tone::full, scale);
    } else {
      paint_symbol(painter, body, kind, tone, scale);
    }
  }
  painter.across(body.x, body.y - 1, body.width, aside ? colors.faint : colors.ink);
  painter.across(body.x, body.bottom(), body.width, aside ? colors.faint : colors.ink);
  char label[24];
  tell_card(card, label, sizeof label);
  // Where accent is ink the label is turned inside out.
  const bool inverted = open && colors.accent == colors.ink;
  if (inverted) painter.fill(foot, colors.ink);
  painter.text({foot.x + 1, foot.y, foot.width - 2, foot.height}, label, kNote,
               inverted ? colors.raised
               : open   ? colors.accent
               : aside  ? colors.note
                        : colors.ink,
               Align::center);
  painter.frame(area, open || view.pressed ? 2 : 1,
                open    ? colors.accent
                : aside ? colors.faint
                        : colors.ink);
}

}  // namespace ui::city_planner
