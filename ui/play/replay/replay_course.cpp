#include "ui/play/replay/replay_course.hpp"

namespace ui {
namespace {

unsigned steps_of(const Play& play) { return static_cast<unsigned>(play.match().events()); }

bool is_luck(const Play& play, unsigned index) {
  return play.match().event(index).actor() == rules::kChance;
}

// Before: 0 < step < events.
bool ends_turn(const Play& play, unsigned step) {
  const rules::Event last = play.match().event(step - 1);
  return last.actor() != rules::kChance && last.actor() != play.match().event(step).actor() &&
         play.ends_turn(last);
}

}  // namespace

unsigned turn_before(const Play& play, unsigned step) {
  do {
    --step;
  } while (step > 0 && !ends_turn(play, step));
  return step;
}

unsigned next_turn(const Play& play, unsigned step) {
  do {
    ++step;
  } while (step < steps_of(play) && !ends_turn(play, step));
  return step;
}

uint32_t pace_of(const Play& play, unsigned step) {
  if (step == 0 || !is_luck(play, step - 1)) return kStepPace;
  return is_luck(play, step) ? kDrawPace : kLuckPace;
}

}  // namespace ui
