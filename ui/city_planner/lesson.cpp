// The lesson: a turn and a half, with dice that were written before.
#include "ui/play/lesson/lesson.hpp"

#include "ui/city_planner/choice_screen.hpp"
#include "ui/city_planner/city_planner.hpp"
#include "ui/city_planner/turn_screen.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

using rules::Event;

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

const Rules::State& seen(Play& play) { return static_cast<Game&>(play).seen(); }
PlannerPicker& picker(Play& play) { return static_cast<Game&>(play).moves(); }
bool scored(Play& play) { return seen(play).turns > 0; }
bool set_aside(Play& play) { return scored(play) || seen(play).phase == Phase::kScore; }
bool changed(Play& play) { return set_aside(play) || seen(play).changes > 0; }
bool rolls(Play& play) { return seen(play).phase == Phase::kRoll; }
bool may_reroll(Play& play) { return seen(play).phase == Phase::kAct && seen(play).rerolls[0] > 0; }

// The first card that can be scored in another way, a mixed one if there is one; 0: none.
unsigned open_card(Play& play) {
  const rule::Choices open = rule::choices(seen(play), rule::shown_six(seen(play)));
  const rule::Cards among = open.mixed != 0 ? open.mixed : open.parkable;
  unsigned card = 1;
  while (card <= rule::kCards && !(among & rule::card_bit(card))) ++card;
  return card <= rule::kCards ? card : 0;
}
// Other dice came where another card was set aside.
unsigned card_to_roll(Play& play) {
  return seen(play).locked == kBlueDie ? kBlueDie - 1 : kBlueDie;
}

Event raise(Play&) { return rules::event(1, Verb::kChange, kFactory, 1); }
Event lock(Play&) { return rules::event(1, Verb::kLock, kCarPark); }
Event chosen(Play& play) { return picker(play).event(); }
Event reroll(Play& play) { return rules::event(1, Verb::kReroll, card_to_roll(play)); }
Event flipped(Play& play) {
  PlannerPicker trial = picker(play);
  (void)trial.flip(open_card(play));
  return trial.event();
}

void copy(char (&to)[Asked::kMostName], const char* name) { write(to, name); }
// This card, and once it is chosen the button.
void point(Play& play, Asked& asked, unsigned card, const char* button, Text order) {
  const bool is_chosen = picker(play).card() == card;
  asked.number = static_cast<uint8_t>(card);
  if (is_chosen) asked.order = order;
  copy(asked.touch, is_chosen ? button : kCardNames[card]);
}

constexpr LessonStep kSteps[] = {
    {Text::teach_roll, Text::teach_roll_words, Text::teach_roll_order, "button Roll",
     [](Play& play) { return scored(play) || !rolls(play); }},
    {Text::teach_look, Text::teach_look_words, Text::teach_look_order, "card 1",
     [](Play& play) { return changed(play) || picker(play).card() != 0; }, raise},
    {Text::teach_change, Text::teach_change_words, Text::teach_choose_order, "", changed, raise,
     [](Play& play, Asked& asked) {
       point(play, asked, kFactory, "button plus", Text::teach_change_order);
     }},
    {Text::teach_aside, Text::teach_aside_words, Text::teach_aside_order, "", set_aside, lock,
     [](Play& play, Asked& asked) {
       point(play, asked, kCarPark, "button Lock", Text::teach_lock_order);
     }},
    {Text::teach_mixed, Text::teach_mixed_words, Text::teach_mixed_order, "",
     [](Play& play) { return scored(play) || picker(play).touched() || open_card(play) == 0; },
     flipped,
     [](Play& play, Asked& asked) {
       const bool mixed = rule::mixed(rule::shown_six(seen(play))) != 0;
       asked.title = mixed ? asked.title : Text::teach_park;
       asked.words = mixed ? asked.words : Text::teach_park_words;
       asked.number = static_cast<uint8_t>(open_card(play));
       copy(asked.touch, kCardNames[asked.number]);
     }},
    {Text::teach_score, Text::teach_score_words, Text::teach_score_order, "button Score", scored,
     chosen, [](Play&, Asked& asked) { copy(asked.about, "row"); }},
    {Text::teach_again, Text::teach_again_words, Text::teach_roll_order, "button Roll",
     [](Play& play) { return seen(play).turns > 1 || !rolls(play); }, nullptr,
     [](Play& play, Asked& asked) {
       asked.number = seen(play).locked;
       copy(asked.about, kCardNames[asked.number]);
     }},
    {Text::teach_free, Text::teach_free_words, Text::teach_free_order, "",
     [](Play& play) { return seen(play).turns > 1 || (!rolls(play) && !may_reroll(play)); }, reroll,
     [](Play& play, Asked& asked) {
       const bool written = seen(play).locked == kCarPark && seen(play).rerolls[0] == 1;
       if (!written) asked.words = Text::teach_free_any_words;
       point(play, asked, card_to_roll(play), "button Re-roll", Text::teach_die_order);
     }},
    {Text::teach_done, Text::teach_done_words, Text::lesson_goes_on},
};

extern TurnScreen turn;
extern ChoiceScreen choice;
constinit Game taught({turn, choice});
constinit TurnScreen turn(taught, &the_lesson);
constinit ChoiceScreen choice(taught, &the_lesson);

}  // namespace

constinit Lesson the_lesson(taught, begin_script<Game, kDice>, kSteps);

}  // namespace ui::city_planner
