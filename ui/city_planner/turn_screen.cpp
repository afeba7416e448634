#include "ui/city_planner/turn_screen.hpp"

#include "ui/core/ui.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

using motion::Kind;

constexpr int kNearDie = 10;  // px around a die where a finger takes hold of it

}  // namespace

void TurnScreen::lay_out() {
  held_ = 0;
  for (unsigned card = 1; card <= rule::kCards; ++card) shown_[card - 1] = wanted(card);
}

void TurnScreen::add_parts(lv_obj_t* root) {
  add_cards(root);
  if (rolled()) {
    add_tools(root);
  } else {
    add_roll(root);
  }
}

CardLook TurnScreen::wanted(unsigned card) const {
  CardLook look = game_.look(card);
  look.chosen = card == chosen();
  const bool tumbles = motion::left(Kind::dice) > 0;
  if (tumbles && (static_cast<unsigned>(motion::what(Kind::dice)) & rule::card_bit(card)) != 0) {
    look.face = motion::tumbled(look.face, card);
  }
  if (motion::waits(card - 1, rule::kCards)) {
    look.scored = static_cast<uint8_t>(scored_ >> rule::lane_shift(card) & 0xF);
  }
  return look;
}

void TurnScreen::prepare() {
  title_.read(game_);
  sum_.clear();
  refusal_ = nullptr;
  if (rolled()) {
    prepare_preview();
  } else {
    prepare_last_score();
  }
}

// What the chosen card brings when it is set aside: tried out on a copy.
void TurnScreen::prepare_preview() {
  const Rules::State& state = game_.seen();
  const unsigned free = state.rerolls[player() - 1];
  write(rerolls_, Text::planner_free, free);
  write(lock_, Text::planner_lock, chosen());
  if (chosen() == 0) {
    return write(lock_, Text::planner_lock_none);
  }
  write(caption_, frame().landscape() ? Text::planner_if_aside : Text::planner_aside, chosen());
  Rules::State after = state;
  const rules::Verdict verdict =
      Rules::apply(after, rules::event(state.active, Verb::kLock, chosen()));
  if (!verdict.ok()) {
    refusal_ = verdict.refusal().sentence;
    return;
  }
  Outcomes outcomes;
  outcomes.collect(after);
  sum_.show(after, outcomes[0], game_.dice_cost());
}

void TurnScreen::prepare_last_score() {
  const size_t scored = game_.last_score();
  if (scored == game_.match().events()) return;
  const rules::Event event = game_.match().event(scored);
  rule::Cards aside = 0;
  Choice choice;
  if (!rule::score_choice(event, aside, choice)) return;
  const Rules::State before = game_.after(scored);
  scored_ = before.faces & ~rule::lane(before.aside, 0xF);
  sum_.show(before, outcome(before, choice), game_.dice_cost(scored));
  if (several()) {
    write(caption_, Text::planner_last_of, game_.label(event.actor()));
  } else {
    write(caption_, Text::planner_last);
  }
}

void TurnScreen::show() {
  update();
  show_tools();
}

void TurnScreen::update() {
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    const CardLook now = wanted(card);
    CardLook& before = shown_[card - 1];
    if (now == before) continue;
    redraw_card(card, before, now);
    before = now;
  }
}

void TurnScreen::redraw_card(unsigned card, const CardLook& before, const CardLook& now) const {
  const CardTable table = cards();
  if (before.chosen != now.chosen) return screens::redraw(table.card(card));
  if (before.change != now.change || before.locked != now.locked) {
    screens::redraw(table.head(card));
  }
  if (before.face == now.face && before.scored == now.scored) return;
  for (const unsigned face : {before.face, now.face, before.scored, now.scored}) {
    if (face != 0) screens::redraw(table.standing(card, face).inset(-2));
  }
}

void TurnScreen::choose_card(unsigned card) {
  if (chosen() == card) return;
  game_.moves().choose(card);
  chose();
}

const char* TurnScreen::order() const {
  return refusal_ != nullptr ? refusal_ : text(Text::planner_choose_first);
}

Rect TurnScreen::mark() const {
  const unsigned card = held_ != 0 ? held_ : chosen();
  return card == 0 ? Rect{} : cards().card(card);
}

rules::Verdict TurnScreen::perform(rules::Event) { return game_.lock(chosen()); }

void TurnScreen::touch(uint8_t id, uint8_t) {
  if (chosen() == 0) return say(text(Text::planner_choose_first));
  if (id != kReroll) {
    answer(game_.step(chosen(), id == kPlus), Deed::part);
    return;
  }
  const unsigned card = chosen();
  const rules::Event again = rules::event(game_.seen().active, Verb::kReroll, card);
  if (answer(game_.match().act(again))) tumble(rule::card_bit(card));
}

// All but what was set aside before.
void TurnScreen::thrown() {
  const unsigned locked = game_.seen().locked;
  tumble(rule::kAllCards & ~(locked == 0 ? 0u : rule::card_bit(locked)));
}

void TurnScreen::follow(uint8_t id, Touch touch, Point point) {
  if (id < kCard || id >= kCard + static_cast<int>(rule::kCards)) return;
  const unsigned card = static_cast<unsigned>(id - kCard) + 1;
  switch (touch) {
    case Touch::down:
      held_ = static_cast<uint8_t>(card);
      dragging_ = false;
      if (!rolled()) return;
      take_hold(point);
      return choose_card(card);
    case Touch::move:
      if (held_ == card && dragging_) drag(point);
      return;
    case Touch::up:
      if (held_ != card) return;
      held_ = 0;
      device().sound(Sound::touch);
      if (!rolled()) say(text(Text::planner_roll_first));
      return;
    case Touch::lost:
      held_ = 0;
      return;
  }
}

void TurnScreen::take_hold(Point point) {
  const Rect die = cards().cell(held_, game_.look(held_).face);
  dragging_ = die.inset(-kNearDie).contains(point);
  grip_ = {die.center().x - point.x, die.center().y - point.y};
}

// One step towards the face where the die would be: it moves as far as the finger did, so a touch
// beside it changes nothing. A refusal ends it.
void TurnScreen::drag(Point point) {
  const unsigned now = game_.look(held_).face;
  const unsigned aim = cards().face_at(held_, {point.x + grip_.x, point.y + grip_.y});
  if (aim == 0 || aim == now) return;
  if (!answer(game_.step(held_, aim > now), Deed::part)) dragging_ = false;
}

// --- what moves ----------------------------------------------------------------------------------

void TurnScreen::tumble(unsigned dice) {
  if (&screens::now() == this) motion::start(Kind::dice, {}, static_cast<int>(dice));
}

// A score: its points count up where they stand, and its buildings fade card by card.
void TurnScreen::start_motion() {
  const size_t scored = game_.last_score();
  if (rolled() || scored + 1 != game_.match().events()) return;
  const unsigned player = game_.match().event(scored).actor();
  const int made = sum_.points_made();
  if (made != 0) motion::start(Kind::points, track_area(), game_.seen().vp[player - 1] - made);
  motion::start(Kind::zone, {});
}

// Where the points of whoever scored stand.
Rect TurnScreen::track_area() const {
  if (!frame().landscape()) return plan_track();
  return several() ? band() : frame().title();
}

void TurnScreen::moved(motion::Kind kind, const Rect& area) {
  if (kind != Kind::points) return update();
  title_.read(game_);
  screens::redraw(area);
}

}  // namespace ui::city_planner
