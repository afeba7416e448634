// A moment of City Planner: what stood then, and the event in words.
#include "rules/core/bits.hpp"
#include "ui/city_planner/game.hpp"
#include "ui/core/write.hpp"
#include "ui/play/setup/player.hpp"

namespace ui::city_planner {
namespace {

using rules::Event;

constexpr int kTouchedFrame = 3;
constexpr Size kFirstPlate = {88, 76};  // who begins
constexpr int kLine = 22;               // with the player's track, above the cards

// Whether it is about this card.
bool is_about(const Moment& shown, unsigned card) {
  const Verb verb = static_cast<Verb>(shown.event.verb());
  return shown.step > 0 && verb != Verb::kFirst && verb != Verb::kScore && shown.event.a == card;
}

bool is(const Moment& shown, Verb verb) { return shown.step > 0 && shown.event.is(verb); }

}  // namespace

// A score clears the table: what was scored is shown.
CardLook Game::look_of(const Shown& shown, unsigned card) const {
  const bool scored = is(shown, Verb::kScore);
  const size_t done = match().events();
  const size_t step = scored ? shown.step - 1 : shown.step;
  CardLook look = look_of(scored ? shown.before : shown.after, card, step < done ? step : done);
  if (shown.ahead && is(shown, Verb::kChange) && is_about(shown, card)) {
    look.change = shown.event.b != 0 ? 1 : -1;
  }
  look.chosen = !shown.ahead && is_about(shown, card);
  return look;
}

void Game::paint_moment(Painter& painter, const Rect& area, const Shown& shown,
                        unsigned whose) const {
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  const Rect clip = painter.narrow(area);
  painter.fill(area, colors.ground);
  const Rect line = {area.x + 6, area.y, area.width - 12, kLine};
  char words[24];
  write_track(words, sizeof words, shown.after, whose);
  const Rect track = players() > 1 ? paint_player(painter, line, *this, whose) : line;
  painter.text(track, words, kTitle, colors.ink);
  if (area.width >= kRoundsWidth + 120) {
    paint_rounds(painter, {line.right() - kRoundsWidth, line.y + 7}, turn_of(shown.after),
                 shown.after.phase == Phase::kOver);
  }
  const CardTable cards({area.x, area.y + kLine, area.width, area.height - kLine});
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    cards.paint(painter, card, look_of(shown, card));
    // What others do is ink.
    if (shown.ahead && is_about(shown, card)) {
      painter.frame(cards.card(card), kTouchedFrame, colors.ink);
    }
  }
  if (is(shown, Verb::kFirst)) {
    const Rect plate = area.middle(kFirstPlate);
    painter.fill(plate, colors.raised);
    painter.frame(plate, 2, colors.ink);
    paint_entry(painter, plate.inset(4), shown.event, true);
  }
  painter.clip_to(clip);
}

// A die that is rolled again is luck within a turn.
bool Game::ends_turn(Event event) const { return event.is(Verb::kScore); }

void Game::tell_event(const Shown& shown, char* to, size_t size) const {
  const Event event = shown.event;
  const unsigned card = event.a;
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kFirst:
      return write(to, size, Text::planner_begins, label(event.a));
    case Verb::kDie:
      return write(to, size, Text::planner_did_roll, card, event.b);
    case Verb::kReroll:
      return write(to, size, Text::planner_did_reroll, card);
    case Verb::kChange:
      return write(to, size, event.b != 0 ? Text::planner_did_raise : Text::planner_did_lower, card,
                   rule::face(shown.after, card));
    case Verb::kLock:
      return write(to, size, Text::planner_did_lock, card);
    case Verb::kScore: {
      const unsigned seat = event.actor() - 1u;
      char money[12];
      write_money(money, sizeof money, shown.after.money[seat] - shown.before.money[seat]);
      return write(to, size, Text::planner_did_score, shown.after.vp[seat] - shown.before.vp[seat],
                   money);
    }
  }
}

}  // namespace ui::city_planner
