// A moment of DrawCity: the streets as they stood, what is built there, cards that came up.
#include "ui/core/write.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/match.hpp"
#include "ui/drawcity/site_sets.hpp"
#include "ui/play/marks.hpp"

namespace ui::drawcity {
namespace {

constexpr int kPlateEdge = 8;

// Whether whoever looks sees the card that was drawn.
bool shows_card(const State& after, rules::Event event) {
  if (!is_dealt(event)) return true;
  const rd::Hand& hand = after.hands[event.a - 1];
  const uint8_t(&cards)[rd::kHand] = event.is(Verb::kDrawNumber) ? hand.numbers : hand.developments;
  return cards[0] == event.b || cards[1] == event.b;
}

Sites sites_of(rules::Event event) {
  if (event.is(Verb::kMark)) return line_of(event.a, static_cast<rd::Direction>(event.b));
  return event.is(Verb::kBuild) ? only_site(event.c) : Sites{};
}

// What luck brought, in the middle.
void paint_brought(Painter& painter, const Rect& area, rules::Event event) {
  const Palette& colors = palette();
  const Rect plate =
      area.middle({kCardSize.width + 2 * kPlateEdge, kCardSize.height + 2 * kPlateEdge});
  if (!painter.sees(plate)) return;
  painter.fill(plate, colors.raised);
  painter.frame(plate, 2, colors.ink);
  const Rect card = plate.inset(kPlateEdge);
  painter.frame(card, 1, colors.ink);
  if (event.is(Verb::kDrawNumber)) return paint_number_card(painter, card, event.b, colors.ink);
  const unsigned type = event.is(Verb::kDrawDevelopment) ? event.b
                        : event.is(Verb::kDrawGoal)      ? event.a / rd::kGoalsEach + 1
                                                         : event.a;
  if (type <= rd::kTypes) return paint_type_card(painter, card, type, colors.ink);
  painter.symbol(symbol_of_item(rd::kItemGoals), card, colors.ink);  // of the type "other"
}

}  // namespace

bool DrawCityMatch::is_open(rules::Event drawn) const { return shows_card(seen(), drawn); }

void DrawCityMatch::paint_moment(Painter& painter, const Rect& area, const Shown& shown,
                                 unsigned whose) const {
  painter.fill(area, palette().ground);
  BoardLook look{.grid = BoardGrid::in(area.inset(2), shown.after), .state = &shown.after};
  look.seats = seats();
  look.own = whose;
  if (shown.step != 0) look.outlined = sites_of(shown.event);
  const rules::Event event = shown.event;
  const bool flagged = shown.ahead && look.outlined.any();
  char worth[kSigned];
  if (flagged) {
    constexpr unsigned kOnTheRight = 1;
    tell_signed(worth, shown.change.after - shown.change.before);
    look.covered[0] = flag_area(look.grid.around_all(look.outlined), area, worth, kOnTheRight);
  }
  paint_board(painter, look);
  if (shown.step == 0) return;
  if (flagged) paint_flag_of_others(painter, look.covered[0], worth, seat(event.actor()));
  if (event.actor() != rules::kChance) return;
  if (event.is(Verb::kDrawFirst)) return;
  if (shows_card(shown.after, event)) paint_brought(painter, area, event);
}

void DrawCityMatch::tell_event(const Shown& shown, char* to, size_t size) const {
  const int change = shown.change.after - shown.change.before;
  if (shown.event.actor() == rules::kChance || change == 0) return tell_deed(shown, to, size);
  char words[80], worth[kSigned];
  tell_deed(shown, words, sizeof words);
  tell_signed(worth, change);
  write(to, size, "%s %s", words, worth);
}

void DrawCityMatch::tell_deed(const Shown& shown, char* to, size_t size) const {
  const rules::Event event = shown.event;
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kDrawFirst:
      return write(to, size, Text::drawcity_began, label(event.a));
    case Verb::kDrawNumber:
      if (!shows_card(shown.after, event)) {
        return write(to, size, Text::drawcity_drew_number, label(event.a));
      }
      return write(to, size, Text::drawcity_drew_this_number, label(event.a), unsigned{event.b});
    case Verb::kDrawDevelopment:
      if (!shows_card(shown.after, event)) {
        return write(to, size, Text::drawcity_drew_development, label(event.a));
      }
      return write(to, size, Text::drawcity_drew_this_development, label(event.a),
                   type_name(event.b));
    case Verb::kDrawGoal:
      return write(to, size, Text::drawcity_goal_came, goal_name(event.a));
    case Verb::kDrawZone:
      return write(to, size, Text::drawcity_zone_came, type_head(event.a));
    case Verb::kDrawDemand:
      return write(to, size, Text::drawcity_demand_came, type_head(event.a));
    case Verb::kDrawPattern:
      return write(to, size, Text::drawcity_pattern_came, type_head(event.a));
    case Verb::kBuild:
      return write(to, size, Text::drawcity_built, type_head(event.a), unsigned{event.b},
                   rd::street_of(event.c));
    case Verb::kMark:
      return write(to, size, Text::drawcity_marked);
    case Verb::kSkip: {
      if (event.a == 0 && event.b == 0) return write(to, size, Text::drawcity_skipped);
      if (event.b == 0) return write(to, size, Text::drawcity_skipped_number, unsigned{event.a});
      if (event.a == 0) {
        return write(to, size, Text::drawcity_skipped_development, type_name(event.b));
      }
      return write(to, size, Text::drawcity_skipped_both, unsigned{event.a}, type_name(event.b));
    }
  }
}

}  // namespace ui::drawcity
