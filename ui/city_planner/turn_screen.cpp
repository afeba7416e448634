#include "ui/city_planner/turn_screen.hpp"

#include "ui/city_planner/tools.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/play/menu_screen.hpp"

namespace ui::planner {
namespace {

namespace rule = rules::city_planner;
using rules::Verdict;
using rules::city_planner::Verb;

constexpr uint32_t kFrameMs = 60;
constexpr uint8_t kFrames = 4;
constexpr int kNearDie = 10;  // px around a die where a finger takes hold of it

void write_lead(char* to, size_t size, Text form, unsigned turn) {
  lv_snprintf(to, static_cast<uint32_t>(size), text(form), turn, rule::kTurnsEach);
}

}  // namespace

void TurnScreen::build(lv_obj_t* root) {
  held_ = 0;
  for (unsigned card = 1; card <= rule::kCards; ++card) shown_[card - 1] = wanted(card);
  prepare();
  add_cards(root);
  if (rolled()) {
    add_tools(root);
    show_tools();
  } else {
    add_roll(root);
  }
  if (guide_ != nullptr) add_guide(root);
  add_menu(root, kMenu);
}

void TurnScreen::leave() { end_tumble(); }

CardLook TurnScreen::wanted(unsigned card) const {
  CardLook look = game_.look(card);
  look.chosen = card == chosen();
  if (frames_ > 0 && (rolling_ & rule::card_bit(card))) {
    look.face = static_cast<uint8_t>((look.face + card * 2u + frames_ * 5u) % rule::kFaces + 1);
  }
  return look;
}

void TurnScreen::prepare() {
  const Rules::State& state = game_.seen();
  write_track(track_, sizeof track_, state, player());
  const bool brief = !frame().landscape() && !two();
  write_lead(lead_, sizeof lead_, brief ? Text::planner_turn_brief : Text::planner_turn,
             game_.turn());
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
  lv_snprintf(rerolls_, sizeof rerolls_, text(Text::planner_free), free);
  lv_snprintf(lock_, sizeof lock_, text(Text::planner_lock), chosen());
  if (chosen() == 0) {
    lv_snprintf(lock_, sizeof lock_, "%s", text(Text::planner_lock_none));
    return;
  }
  lv_snprintf(caption_, sizeof caption_,
              text(frame().landscape() ? Text::planner_if_aside : Text::planner_aside), chosen());
  Rules::State after = state;
  const Verdict verdict = Rules::apply(after, rules::event(state.active, Verb::kLock, chosen()));
  if (!verdict.ok()) {
    refusal_ = verdict.refusal().sentence;
    return;
  }
  Outcomes outcomes;
  outcomes.collect(after);
  sum_.show(after, outcomes[0]);
}

void TurnScreen::prepare_last_score() {
  const size_t scored = game_.last_score();
  if (scored == game_.match().events()) return;
  const rules::Event event = game_.match().event(scored);
  rule::Cards aside = 0;
  Choice choice;
  if (!rule::score_choice(event, aside, choice)) return;
  const Rules::State before = game_.after(scored);
  sum_.show(before, outcome(before, choice));
  if (two()) {
    const Seat seat = game_.seat(event.actor());
    lv_snprintf(caption_, sizeof caption_, text(Text::planner_last_of), text(seat_name(seat)));
  } else {
    lv_snprintf(caption_, sizeof caption_, "%s", text(Text::planner_last));
  }
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
  const CardTable place = cards();
  if (before.chosen != now.chosen) {
    screens::redraw(place.card(card));
    return;
  }
  if (before.change != now.change || before.locked != now.locked) {
    screens::redraw(place.head(card));
  }
  if (before.face == now.face) return;
  if (before.face != 0) screens::redraw(place.cell(card, before.face).inset(-1));
  if (now.face != 0) screens::redraw(place.cell(card, now.face).inset(-1));
}

void TurnScreen::choose_card(unsigned card) {
  if (chosen() == card) return;
  game_.moves().choose(card);
  prepare();
  update();
  show_tools();
}

bool TurnScreen::answer(Verdict verdict) {
  if (!verdict.ok()) {
    const unsigned card = held_ != 0 ? held_ : chosen();
    refuse(verdict.refusal().sentence, cards().card(card));
  }
  return verdict.ok();
}

// After an event: what it changed, on this screen or on another one.
void TurnScreen::take(Verdict verdict) {
  if (answer(verdict)) go_on();
}

void TurnScreen::go_on() {
  const bool tools = tools_[0] != nullptr;
  Screen& next = game_.screen();
  const bool taught = guide_ != nullptr && guide_->moved();
  if (&next != this) {
    screens::replace(next);
  } else if (tools != rolled() || taught) {
    screens::rebuild();
  } else {
    if (said() != nullptr) say(nullptr);
    prepare();
    update();
    show_tools();
    screens::redraw(frame().title());
  }
}

void TurnScreen::tapped(uint8_t id, uint8_t) {
  end_tumble();
  const auto act = [&](Verb verb) {
    return game_.match().act(rules::event(game_.seen().active, verb, chosen()));
  };
  if (id >= Guide::kFirstId) {
    guide_->tapped(id);
    return;
  }
  if (id >= kMinus && id <= kLock && chosen() == 0) {
    say(text(Text::planner_choose_first));
    return;
  }
  switch (id) {
    case kMenu:
      open_menu(game_);
      return;
    case kMinus:
    case kPlus:
      take(game_.step(chosen(), id == kPlus));
      return;
    case kReroll: {
      const unsigned card = chosen();
      const Verdict verdict = act(Verb::kReroll);
      take(verdict);
      if (verdict.ok()) start_tumble(rule::card_bit(card));
      return;
    }
    case kLock: {
      const Verdict verdict = game_.lock(chosen());
      if (verdict.ok()) game_.finish_step();
      take(verdict);
      return;
    }
    case kRoll: {
      if (game_.just_finished()) return;
      const unsigned locked = game_.seen().locked;
      game_.match().throw_dice();
      go_on();
      start_tumble(rule::kAllCards & ~(locked == 0 ? 0u : rule::card_bit(locked)));
      return;
    }
    case kUndo:
      game_.undo();
      go_on();
      return;
    default:
      return;
  }
}

void TurnScreen::touched(uint8_t id, Touch touch, Point place) {
  if (id < kCard || id >= kCard + static_cast<int>(rule::kCards)) return;
  const unsigned card = static_cast<unsigned>(id - kCard) + 1;
  switch (touch) {
    case Touch::down:
      end_tumble();
      held_ = static_cast<uint8_t>(card);
      dragging_ = false;
      if (!rolled()) return;
      {
        const Rect die = cards().cell(card, game_.look(card).face);
        dragging_ = die.inset(-kNearDie).contains(place);
        grip_ = {die.center().x - place.x, die.center().y - place.y};
      }
      choose_card(card);
      return;
    case Touch::move:
      if (held_ == card && dragging_) drag(place);
      return;
    case Touch::up:
      if (held_ != card) return;
      held_ = 0;
      device().click();
      if (!rolled()) {
        say(text(Text::planner_roll_first));
      } else if (guide_ != nullptr && guide_->moved()) {
        screens::rebuild();
      }
      return;
    case Touch::lost:
      held_ = 0;
      return;
  }
}

// One step towards the face where the die would be: it moves as far as the finger did, so a touch
// beside it changes nothing. A refusal ends it.
void TurnScreen::drag(Point place) {
  const unsigned now = game_.look(held_).face;
  const unsigned aim = cards().face_at(held_, {place.x + grip_.x, place.y + grip_.y});
  if (aim == 0 || aim == now) return;
  const Verdict verdict = game_.step(held_, aim > now);
  if (!answer(verdict)) {
    dragging_ = false;
    return;
  }
  if (said() != nullptr) say(nullptr);
  prepare();
  update();
  show_tools();
  screens::redraw(frame().title());
}

void TurnScreen::start_tumble(unsigned dice) {
  if (settings().calm != 0 || &screens::now() != this) return;
  rolling_ = static_cast<uint8_t>(dice);
  frames_ = kFrames;
  if (timer_ == nullptr) timer_ = lv_timer_create(tumble_step, kFrameMs, this);
  update();
}

void TurnScreen::tumble_step(lv_timer_t* timer) {
  auto* screen = static_cast<TurnScreen*>(lv_timer_get_user_data(timer));
  if (--screen->frames_ == 0) {
    screen->end_tumble();
  } else {
    screen->update();
  }
}

void TurnScreen::end_tumble() {
  if (timer_ == nullptr) return;
  lv_timer_delete(timer_);
  timer_ = nullptr;
  frames_ = 0;
  update();
}

}  // namespace ui::planner
