// The replay of City Planner: what stood after a step, and the step in words.
#include "rules/core/bits.hpp"
#include "ui/city_planner/game.hpp"

namespace ui::planner {
namespace {

namespace rule = rules::city_planner;
using rules::Event;
using rules::city_planner::Verb;

constexpr int kLine = 22;  // with the player's track, above the cards

}  // namespace

void Game::look_at(unsigned step) {
  looked_at_ = after(step);
  seen_step_ = step;
  // A score clears the table: what was scored is shown.
  const bool scored =
      step > 0 && match().event(step - 1).verb() == static_cast<uint8_t>(Verb::kScore);
  table_step_ = scored ? step - 1 : step;
  table_ = scored ? after(table_step_) : looked_at_;
}

CardLook Game::seen_look(unsigned card) const {
  CardLook look = look_of(table_, card, table_step_);
  // What the last event touched.
  if (seen_step_ > 0) {
    const Event event = match().event(seen_step_ - 1);
    const Verb verb = static_cast<Verb>(event.verb());
    look.chosen = verb != Verb::kFirst && verb != Verb::kScore && event.a == card;
  }
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
  }
  painter.clip_to(clip);
}

void Game::tell_look(char* to, size_t size) const {
  const auto most = static_cast<uint32_t>(size);
  if (seen_step_ == 0) {
    lv_snprintf(to, most, "%s", text(Text::planner_begins_here));
    return;
  }
  const Event event = match().event(seen_step_ - 1);
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
      const State before = after(seen_step_ - 1);
      const unsigned seat = event.actor() - 1u;
      char money[12];
      write_money(money, sizeof money, looked_at_.money[seat] - before.money[seat]);
      lv_snprintf(to, most, text(Text::planner_did_score), looked_at_.vp[seat] - before.vp[seat],
                  money);
      return;
    }
  }
}

}  // namespace ui::planner
