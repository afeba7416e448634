#include "ui/play/play.hpp"

#include "ui/core/screen.hpp"
#include "ui/play/between/bot_screen.hpp"
#include "ui/play/between/hand_over.hpp"
#include "ui/play/entry/entry_picker.hpp"
#include "ui/play/entry/entry_screen.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/result/result_screen.hpp"

namespace ui {
namespace {

constinit Play* current = nullptr;
constinit unsigned begun = 0;
constinit bool kept_beside = false;

}  // namespace

Play* current_play() { return current; }
void set_current_play(Play* play) {
  current = play;
  ++begun;
  use_own_names();
}
unsigned plays_begun() { return begun; }

void set_looked_at(bool looked_at) { kept_beside = looked_at; }
Role role_of(const Play& play) {
  if (&play == current) return Role::played;
  return kept_beside ? Role::looked_at : Role::taught;
}

Seats seats_of(const rules::Party& party) {
  Seats seats;
  seats.players = party.players;
  for (unsigned player = 1; player <= party.players; ++player) {
    seats.give(player, static_cast<Seat>(party.seats[player - 1].mark));
  }
  return seats;
}

Screen& Play::screen() {
  // A lesson's words say what they have done.
  if (role_of(*this) == Role::taught) let_bots_play(match());
  if (match().over()) return result_screen(*this);
  expect_result(*this);
  if (Screen* const first = opening()) return *first;
  if (match().bot_to_go() != 0) return bot_screen(*this);
  switch (match().due()) {
    case rules::Due::hand_over:
      return hand_over(*this);
    case rules::Due::entry:
      return entry_screen(*this);
    default:
      return own_screen();
  }
}

const char* Play::why_no_undo() const {
  const size_t sealed = match().undo_reaches();
  if (sealed == 0) return text(Text::nothing_to_undo);
  const bool by_luck = match().event(sealed - 1).actor() == rules::kChance;
  return text(by_luck ? Text::undo_ends_at_luck : Text::undo_ends_at_hand_over);
}

Picker& Play::picker() {
  if (match().due() == rules::Due::entry) return entry_picker(*this);
  return moves();
}

void let_bots_play(rules::AnyMatch& match) {
  while (match.due() == rules::Due::bot) {
    (void)match.think(SIZE_MAX);
    match.do_decided();
  }
}

void resume_play(Play& play) {
  use_own_names();
  screens::open(play.screen());
}

}  // namespace ui
