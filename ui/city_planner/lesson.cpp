// The course of the lesson.
#include "ui/city_planner/lesson.hpp"

#include "rules/core/bits.hpp"
#include "ui/city_planner/city_planner.hpp"

namespace ui::planner {
namespace {

namespace rule = rules::city_planner;
using rules::Event;
using rules::Verdict;
using rules::city_planner::Verb;

constexpr Event die(unsigned card, unsigned face) {
  return rules::event(rules::kChance, Verb::kDie, card, face);
}
// A factory that one step makes an office, a car park to be set aside, a mixed building, a town
// hall; then a blue die worth rolling again.
constexpr Event kDice[] = {
    die(1, 2), die(2, 1), die(3, 1), die(4, 5), die(5, 1), die(6, 3), die(7, 3),
    die(1, 6), die(3, 4), die(4, 3), die(5, 5), die(6, 2), die(7, 4),  //
    die(7, 5),
};
constexpr unsigned kFactory = 1, kCarPark = 2, kBlueDie = 7;

extern TurnScreen turn;
extern ChoiceScreen choice;
constinit Game taught({turn, choice});
constinit TurnScreen turn(taught, &the_lesson);
constinit ChoiceScreen choice(taught, &the_lesson);

}  // namespace

constinit Lesson the_lesson(taught);

void Lesson::restart() {
  game_.begin_lesson(kDice, sizeof kDice / sizeof kDice[0]);
  picker().reset();
  step_ = 0;
}

void Lesson::open() {
  restart();
  screens::open(game_.screen());
}

// The first card that can be scored in another way, a mixed one if there is one; 0: none.
unsigned Lesson::open_card() const {
  const Rules::State& state = game_.seen();
  const rule::Choices open = rule::choices(state, rule::shown_six(state));
  const rule::Cards among = open.mixed != 0 ? open.mixed : open.parkable;
  unsigned card = 1;
  while (card <= rule::kCards && !(among & rule::card_bit(card))) ++card;
  return card <= rule::kCards ? card : 0;
}

// Whether the game is past this step, however it came there.
bool Lesson::behind(unsigned step) const {
  const Rules::State& state = game_.seen();
  const bool second = state.turns > 0;
  switch (step) {
    case kRoll:
      return second || state.phase != Phase::kRoll;
    case kLook:
      return second || scoring() || picker().card() != 0 || state.changes > 0;
    case kChange:
      return second || scoring() || state.changes > 0;
    case kAside:
      return second || scoring();
    case kMixed:
      return second || picker().touched() || open_card() == 0;
    case kScore:
      return second;
    case kRollAgain:
      return state.turns > 1 || state.phase != Phase::kRoll;
    case kFree:
      return state.turns > 1 || scoring() || (state.phase == Phase::kAct && state.rerolls[0] == 0);
    default:
      return false;
  }
}

unsigned Lesson::find_step() const {
  unsigned step = 0;
  while (behind(step)) ++step;
  return step;
}

// What is said where the game stands.
Lesson::Step Lesson::ask(unsigned step) const {
  const Rules::State& state = game_.seen();
  const unsigned chosen = picker().card();
  const auto say = [](Text title, Text words, Text order, Place place = Place::nothing,
                      unsigned card = 0) {
    return Step{title, words, order, place, static_cast<uint8_t>(card)};
  };
  switch (step) {
    case kRoll:
      return say(Text::teach_roll, Text::teach_roll_words, Text::teach_roll_order);
    case kLook:
      return say(Text::teach_look, Text::teach_look_words, Text::teach_look_order, Place::card,
                 kFactory);
    case kChange:
      if (chosen == kFactory) {
        return say(Text::teach_change, Text::teach_change_words, Text::teach_change_order,
                   Place::plus, kFactory);
      }
      return say(Text::teach_change, Text::teach_change_words, Text::teach_choose_order,
                 Place::card, kFactory);
    case kAside:
      if (chosen == kCarPark) {
        return say(Text::teach_aside, Text::teach_aside_words, Text::teach_lock_order, Place::lock,
                   kCarPark);
      }
      return say(Text::teach_aside, Text::teach_aside_words, Text::teach_aside_order, Place::card,
                 kCarPark);
    case kMixed:
      if (rule::mixed(rule::shown_six(state)) == 0) {
        return say(Text::teach_park, Text::teach_park_words, Text::teach_mixed_order, Place::card,
                   open_card());
      }
      return say(Text::teach_mixed, Text::teach_mixed_words, Text::teach_mixed_order, Place::card,
                 open_card());
    case kScore:
      return say(Text::teach_score, Text::teach_score_words, Text::teach_score_order);
    case kRollAgain:
      return say(Text::teach_again, Text::teach_again_words, Text::teach_again_order,
                 Place::nothing, state.locked);
    case kFree: {
      // Other dice came where another card was set aside.
      const unsigned card = state.locked == kBlueDie ? kBlueDie - 1 : kBlueDie;
      const bool written = state.locked == kCarPark && state.rerolls[0] == 1;
      const Text words = written ? Text::teach_free_words : Text::teach_free_any_words;
      if (chosen == card) {
        return say(Text::teach_free, words, Text::teach_die_order, Place::reroll, card);
      }
      return say(Text::teach_free, words, Text::teach_free_order, Place::card, card);
    }
    default:
      return say(Text::teach_done, Text::teach_done_words, Text::teach_done_order);
  }
}

bool Lesson::moved() {
  step_ = static_cast<uint8_t>(find_step());
  return !(ask(step_) == shown_);
}

// Does what a step asks for.
void Lesson::act_for(unsigned step) {
  const auto done = [](Verdict verdict) { LV_ASSERT(verdict.ok()); };
  const unsigned card = ask(step).card;
  switch (step) {
    case kRoll:
    case kRollAgain:
      picker().reset();
      game_.match().throw_dice();
      return;
    case kLook:
      picker().choose(card);
      return;
    case kChange:
      picker().choose(card);
      done(game_.step(card, true));
      return;
    case kAside:
      picker().choose(card);
      done(game_.lock(card));
      return;
    case kMixed:
      (void)picker().flip(card);
      return;
    case kScore:
      done(game_.match().act(picker().event()));
      return;
    case kFree:
      picker().choose(card);
      done(game_.match().act(rules::event(1, Verb::kReroll, card)));
      return;
    default:
      return;
  }
}

void Lesson::tapped(uint8_t id) {
  switch (id) {
    case kBack: {
      // From the start again up to the step before: what is shown is what was done.
      const unsigned before = step_ == 0 ? 0 : step_ - 1u;
      restart();
      for (unsigned step = 0; step < before; ++step) {
        if (!behind(step)) act_for(step);
      }
      break;
    }
    case kShow:
      if (step_ == kDone) return screens::back();
      act_for(step_);
      break;
    default:
      return screens::back();
  }
  (void)moved();
  screens::replace(game_.screen());
}

}  // namespace ui::planner
