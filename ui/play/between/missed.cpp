#include "ui/play/between/missed.hpp"

namespace ui {
namespace {

// What luck brought is on the board.
bool is_others(rules::Event event, unsigned player) {
  return event.actor() != rules::kChance && event.actor() != player;
}

}  // namespace

void Missed::tell(Play& play, unsigned to) {
  const rules::AnyMatch& match = play.match();
  const size_t open = match.open_events();
  size_t first = match.events();
  while (first > 0 && match.event(first - 1).actor() != to) --first;
  count = moves = 0;
  for (size_t i = first; i < open; ++i) count += is_others(match.event(i), to) ? 1 : 0;
  size_t left_out = count < kMostMoves ? 0 : count - kMostMoves;
  for (size_t i = first; i < open; ++i) {
    const rules::Event event = match.event(i);
    if (!is_others(event, to)) continue;
    if (left_out > 0) {
      --left_out;
      continue;
    }
    Move& told = move[moves++];
    told.player = event.actor();
    play.open_moment_at(static_cast<unsigned>(i) + 1);
    play.tell_moment(told.words, sizeof told.words);
  }
}

}  // namespace ui
