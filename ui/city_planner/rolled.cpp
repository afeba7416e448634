// Dice that people roll themselves and enter, card by card.
#include "ui/city_planner/game.hpp"

namespace ui::city_planner {
namespace {

namespace rule = rules::city_planner;
using rules::city_planner::Verb;

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
    lv_snprintf(words.question, sizeof words.question, "%s", text(Text::planner_who_begins));
    words.draw = Text::by_lot;
    return;
  }
  words.draw = Text::roll;
  const bool again = now.phase == Phase::kReroll;
  lv_snprintf(words.question, sizeof words.question,
              text(again ? Text::planner_which_again : Text::planner_which_face),
              unsigned{now.die});
  size_t at = 0;
  for (unsigned card = 1; card < now.die && !again; ++card) {
    if (card == now.locked) continue;
    if (at == 0) {
      at = static_cast<size_t>(
          lv_snprintf(words.note, sizeof words.note, "%s", text(Text::planner_entered)));
    }
    at += static_cast<size_t>(
        lv_snprintf(words.note + at, sizeof words.note - at, " %u", rule::face(now, card)));
  }
  if (at > 0) return;
  if (players() == 1) {
    lv_snprintf(words.note, sizeof words.note, text(Text::planner_turn), turn(), rule::kTurnsEach);
  } else {
    lv_snprintf(words.note, sizeof words.note, text(Text::planner_seat_turn),
                text(seat_name(seat(now.active))));
  }
}

void Game::name_entry(rules::Event event, char* to, size_t size) const {
  if (is_first(event)) {
    lv_snprintf(to, size, "seat %u", unsigned{event.a});
  } else {
    lv_snprintf(to, size, "face %u", unsigned{event.b});
  }
}

// A seat with its name, or the cell of the card where the die would stand.
void Game::paint_entry(Painter& painter, const Rect& area, rules::Event event, bool) const {
  const Palette& colors = palette();
  if (is_first(event)) {
    const Rect whole = area.middle({area.width, kSign + kName});
    const Rect sign = {whole.center().x - kSign / 2, whole.y, kSign, kSign};
    paint_seat(painter, sign, seat(event.a));
    painter.text({whole.x, sign.bottom(), whole.width, kName}, text(seat_name(seat(event.a))),
                 kText, colors.ink, Align::center);
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
  paint_symbol(painter, below, kind, Tone::full, below.height >= kLargeSign);
}

}  // namespace ui::city_planner
