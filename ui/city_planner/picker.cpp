#include "ui/city_planner/picker.hpp"

namespace ui::city_planner {

void PlannerPicker::see(const Match& match) {
  const News news = news_of(match);
  if (news == News::none) return;
  position_ = match.seen();
  const bool goes_on = position_.phase == Phase::kAct || position_.phase == Phase::kReroll;
  if (news == News::other || !goes_on) {
    reset();
  } else {
    shown_ = false;
  }
}

void PlannerPicker::reset() {
  card_ = 0;
  shown_ = touched_ = false;
  if (!scores()) return;
  outcomes_.collect(position_);
  take(outcomes_[0].choice);
}

void PlannerPicker::choose(unsigned card) {
  card_ = static_cast<uint8_t>(card);
  shown_ = false;
}

void PlannerPicker::take(const Choice& choice) {
  choice_ = choice;
  current_ = outcome(position_, choice);
}

// What a touch on a card asks for, legal or not.
Choice PlannerPicker::flipped(unsigned card) const {
  const rule::Choices open = rule::choices(position_, rule::shown_six(position_));
  const rule::Cards bit = rule::card_bit(card);
  Choice next = choice_;
  const auto flip = [&](rule::Cards& cards) { cards = static_cast<rule::Cards>(cards ^ bit); };
  if (open.mixed & bit) {
    flip(next.green);
    flip(next.blue);
  } else if (open.doubles && (rule::black(rule::shown_six(position_)) & bit) != 0) {
    next.twice = next.twice == Twice::kGreen ? Twice::kBlue : Twice::kGreen;
  } else {
    flip(next.parked);
  }
  return next;
}

Answer PlannerPicker::flip(unsigned card) {
  const Choice next = flipped(card);
  const rules::Verdict verdict = rule::choices(position_, rule::shown_six(position_)).check(next);
  if (!verdict.ok()) return refuse(verdict);
  touched_ = true;
  take(next);
  return Answer::ready;
}

void PlannerPicker::show(rules::Event event) {
  shown_ = true;
  wanted_ = event;
  if (!scores()) {
    card_ = event.a;
    return;
  }
  rule::Cards aside = 0;
  Choice choice;
  const bool known = rule::score_choice(event, aside, choice);
  RULES_ASSERT(known);
  touched_ = true;
  take(choice);
}

bool PlannerPicker::ready() const {
  if (scores()) return true;
  if (card_ == 0) return false;
  Rules::State trial = position_;
  return Rules::apply(trial, event()).ok();
}

rules::Event PlannerPicker::event() const {
  if (scores()) return score_of(position_, choice_);
  if (shown_) return wanted_;
  return rules::event(position_.active, Verb::kLock, unsigned{card_});
}

const char* PlannerPicker::target() const {
  switch (static_cast<Verb>(event().verb())) {
    case Verb::kReroll:
      return "button Re-roll";
    case Verb::kChange:
      return event().b != 0 ? "button plus" : "button minus";
    case Verb::kScore:
      return "button Score";
    default:
      return "button Lock";
  }
}

}  // namespace ui::city_planner
