// Dice that people roll themselves and enter, card by card.
#include "rules/core/text.hpp"
#include "ui/city_planner/game.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

constexpr int kDie = 32;
constexpr int kSign = 40;       // of who begins
constexpr int kLargeSign = 22;  // from this height on a building has its large symbol
constexpr int kName = 22;
constexpr Size kMostCell = {76, 88};

bool is_first(rules::Event event) { return event.is(Verb::kFirst); }

}  // namespace

void Game::ask_for_entry(EntryWords& words) const {
  const State& now = seen();
  if (now.phase == Phase::kFirst) {
    write(words.question, Text::planner_who_begins);
    words.draw = Text::by_lot;
    return;
  }
  words.draw = Text::roll;
  const bool again = now.phase == Phase::kReroll;
  write(words.question, again ? Text::planner_which_again : Text::planner_which_face, now.die);
  rules::Writer entered(words.note, sizeof words.note);
  for (unsigned card = 1; card < now.die && !again; ++card) {
    if (card == now.locked) continue;
    if (entered.length() == 0) entered.add(text(Text::planner_entered));
    entered.add(' ').add(static_cast<int>(rule::face(now, card)));
  }
  if (entered.length() > 0) return;
  if (players() == 1) {
    write(words.note, Text::planner_turn, turn(), rule::kTurnsEach);
  } else {
    write(words.note, Text::planner_seat_turn, label(now.active));
  }
}

void Game::name_entry(rules::Event event, char* to, size_t size) const {
  if (is_first(event)) {
    write(to, size, "seat %u", event.a);
  } else {
    write(to, size, "face %u", event.b);
  }
}

// A seat with its name, or the cell of the card where the die would stand.
void Game::paint_entry(Painter& painter, const Rect& area, rules::Event event, bool) const {
  const Palette& colors = palette();
  if (is_first(event)) {
    const Rect whole = area.middle({area.width, kSign + kName});
    const Rect sign = {whole.center().x - kSign / 2, whole.y, kSign, kSign};
    paint_seat(painter, sign, seat(event.a));
    painter.text({whole.x, sign.bottom(), whole.width, kName}, label(event.a), kText, colors.ink,
                 Align::center);
    return;
  }
  const Size most = {area.width < kMostCell.width ? area.width : kMostCell.width,
                     area.height < kMostCell.height ? area.height : kMostCell.height};
  const Rect cell = area.middle(most);
  const Building kind = rule::building(event.a, event.b);
  paint_ground(painter, cell, kind, Tone::full);
  painter.frame(cell, 1, colors.ink);
  const Rect above = {cell.x, cell.y + 4, cell.width, kDie + 4};
  paint_die(painter, above.middle({kDie, kDie}), event.b);
  const Rect below = {cell.x, above.bottom(), cell.width, cell.bottom() - above.bottom()};
  paint_symbol(painter, below, kind, Tone::full,
               below.height >= kLargeSign ? Scale::large : Scale::small);
}

}  // namespace ui::city_planner
