// The course of a lesson.
#include "ui/play/lesson/lesson.hpp"

#include "ui/core/screen.hpp"
#include "ui/play/setup/setup_screen.hpp"

namespace ui {

void Lesson::restart() {
  begin_(play_);
  folded_at_ = kNowhere;
}

void Lesson::open() {
  restart();
  screens::open(play_.screen());
}

// What is asked for is what has not happened yet, however one got there.
size_t Lesson::find_step() const {
  size_t step = 0;
  while (behind(step)) ++step;
  return step;
}

Asked Lesson::ask() const {
  const LessonStep& step = steps_[find_step()];
  Asked asked = {.title = step.title, .words = step.words, .order = step.order};
  lv_snprintf(asked.touch, sizeof asked.touch, "%s", step.touch);
  if (step.suit != nullptr) step.suit(play_, asked);
  return asked;
}

void Lesson::show(size_t step) {
  make(step);
  let_bots_play(play_.match());
}

void Lesson::make(size_t step) {
  if (play_.match().due() == rules::Due::throwing) return play_.match().throw_dice();
  if (steps_[step].move_on != nullptr) return steps_[step].move_on(play_);
  const rules::Event event = steps_[step].event(play_);
  Picker& picker = play_.picker();
  if (!picker.ready() || picker.event() != event) {
    picker.show(event);
    if (behind(step)) return;
  }
  const rules::Verdict verdict = play_.match().act(event);
  LV_ASSERT(verdict.ok());
}

// From the start again up to the step before: what is shown is what was done.
void Lesson::step_back() {
  const size_t now = find_step();
  if (now == 0) return screens::back();
  restart();
  for (size_t step = 0; step + 1 < now; ++step) {
    while (!behind(step)) show(step);
  }
  screens::replace(play_.screen());
}

void Lesson::tapped(uint8_t id) {
  switch (id) {
    case kBack:
      return step_back();
    case kNew:
      screens::home();
      return open_setup(play_.entry());
    case kShow:
      if (acts()) return screens::back();
      show(find_step());
      return screens::replace(play_.screen());
    case kWords:
      folded_at_ = folded() ? kNowhere : step_;
      return screens::rebuild();
    default:
      return screens::back();
  }
}

}  // namespace ui
