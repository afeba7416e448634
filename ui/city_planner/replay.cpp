// The replay of City Planner: what stood after a step, and the step in words.
#include "rules/core/bits.hpp"
#include "ui/city_planner/game.hpp"

namespace ui::planner {
namespace {

namespace rule = rules::city_planner;
using rules::Event;
using rules::city_planner::Verb;

constexpr int kTouchedFrame = 3;
constexpr int kLine = 22;  // with the player's track, above the cards

}  // namespace

void Game::look_at(unsigned step) {
  looked_at_ = after(step);
  seen_step_ = step;
  ahead_ = false;
  seen_event_ = {};
  before_ = {};
  if (step > 0) {
    seen_event_ = match().event(step - 1);
    before_ = after(step - 1);
  }
  lay_table();
}

void Game::look_ahead(Event event) {
  before_ = seen();
  looked_at_ = seen_after(event);
  seen_step_ = static_cast<unsigned>(match().events()) + 1;
  seen_event_ = event;
  ahead_ = true;
  lay_table();
}

// A score clears the table: what was scored is shown.
void Game::lay_table() {
  const bool scored = seen_step_ > 0 && seen_event_.verb() == static_cast<uint8_t>(Verb::kScore);
  table_step_ = scored ? seen_step_ - 1 : seen_step_;
  table_ = scored ? before_ : looked_at_;
}

// Whether it is about this card.
bool Game::touched_last(unsigned card) const {
  const Verb verb = static_cast<Verb>(seen_event_.verb());
  return seen_step_ > 0 && verb != Verb::kFirst && verb != Verb::kScore && seen_event_.a == card;
}

CardLook Game::seen_look(unsigned card) const {
  const size_t done = match().events();
  CardLook look = look_of(table_, card, table_step_ < done ? table_step_ : done);
  if (ahead_ && seen_event_.verb() == static_cast<uint8_t>(Verb::kChange) && touched_last(card)) {
    look.change = seen_event_.b != 0 ? 1 : -1;
  }
  look.chosen = !ahead_ && touched_last(card);
  return look;
}

void Game::paint_look(Painter& painter, const Rect& area, unsigned whose) const {
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  const Rect clip = painter.narrow(area);
  painter.fill(area, colors.ground);
  const Rect line = {area.x + 6, area.y, area.width - 12, kLine};
  char words[24];
  write_track(words, sizeof words, looked_at_, whose);
  int left = line.x;
  if (players() > 1) {
    paint_seat(painter, {left, line.y + 4, kSeatChip.width, kSeatChip.height}, seat(whose));
    left += kSeatChip.width + 6;
  }
  painter.text({left, line.y, line.right() - left, line.height}, words, kTitle, colors.ink);
  if (area.width >= kRoundsWidth + 120) {
    paint_rounds(painter, {line.right() - kRoundsWidth, line.y + 7}, turn_of(looked_at_),
                 looked_at_.phase == Phase::kOver);
  }
  const CardTable cards({area.x, area.y + kLine, area.width, area.height - kLine});
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    cards.paint(painter, card, seen_look(card));
    // What others do is ink.
    if (ahead_ && touched_last(card)) painter.frame(cards.card(card), kTouchedFrame, colors.ink);
  }
  painter.clip_to(clip);
}

void Game::tell_look(char* to, size_t size) const {
  const auto most = static_cast<uint32_t>(size);
  if (seen_step_ == 0) {
    lv_snprintf(to, most, "%s", text(Text::planner_begins_here));
    return;
  }
  const Event event = seen_event_;
  const unsigned card = event.a;
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kFirst:
      lv_snprintf(to, most, text(Text::planner_begins), text(seat_name(seat(event.a))));
      return;
    case Verb::kDie:
      lv_snprintf(to, most, text(Text::planner_did_roll), card, unsigned{event.b});
      return;
    case Verb::kReroll:
      lv_snprintf(to, most, text(Text::planner_did_reroll), card);
      return;
    case Verb::kChange:
      lv_snprintf(to, most, text(event.b != 0 ? Text::planner_did_raise : Text::planner_did_lower),
                  card, rule::face(looked_at_, card));
      return;
    case Verb::kLock:
      lv_snprintf(to, most, text(Text::planner_did_lock), card);
      return;
    case Verb::kScore: {
      const unsigned seat = event.actor() - 1u;
      char money[12];
      write_money(money, sizeof money, looked_at_.money[seat] - before_.money[seat]);
      lv_snprintf(to, most, text(Text::planner_did_score), looked_at_.vp[seat] - before_.vp[seat],
                  money);
      return;
    }
  }
}

}  // namespace ui::planner
