// The lesson: two turns, with dice that were written before.
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
// First a town hall, three houses, an office and a factory that one step makes an office: 9 VP,
// most of all that these dice can bring, where the bank of card 2 is set aside. Then three offices
// and a car park, and a bank that becomes a house when it is rolled again: 4 VP and $2, most again.
constexpr Event kDice[] = {
    die(1, 1), die(2, 4), die(3, 2), die(4, 5), die(5, 6), die(6, 5), die(7, 3),  //
    die(1, 3), die(3, 3), die(4, 2), die(5, 2), die(6, 1), die(7, 4),             //
    die(7, 5),
};
using Faces = uint8_t[rule::kCards];
constexpr Faces kFirst = {1, 4, 3, 5, 6, 5, 3};  // once the die is changed
constexpr Faces kRolled = {3, 4, 3, 2, 2, 1, 4};
constexpr Faces kSecond = {3, 4, 3, 2, 2, 1, 5};
constexpr unsigned kFactory = 3, kOffice = 7, kBank = 2;
constexpr unsigned kPoorDie = 7, kPoorCard = 5, kNoPark = 1;  // of the second turn

Game& game(Play& play) { return static_cast<Game&>(play); }
const Rules::State& seen(Play& play) { return game(play).seen(); }
PlannerPicker& picker(Play& play) { return game(play).moves(); }
bool scored(Play& play) { return seen(play).turns > 0; }
bool over(Play& play) { return seen(play).turns > 1; }
bool rolls(Play& play) { return seen(play).phase == Phase::kRoll; }
bool scores(Play& play) { return seen(play).phase == Phase::kScore; }
bool counted(Play& play) { return scored(play) || scores(play); }
bool changed(Play& play) { return counted(play) || seen(play).changes > 0; }
bool may_reroll(Play& play) { return seen(play).phase == Phase::kAct && seen(play).rerolls[0] > 0; }
bool chosen(Play& play, unsigned card) { return picker(play).card() == card; }

// Whether the dice are those that were written.
bool show(Play& play, const Faces& faces) {
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    if (rule::face(seen(play), card) != faces[card - 1]) return false;
  }
  return true;
}
bool is_first(Play& play) { return show(play, kFirst); }
bool is_second(Play& play) { return show(play, kSecond); }
bool as_written(Play& play) { return is_second(play) && seen(play).aside == kPoorCard; }

// A card that can be scored in another way, a mixed one if there is one; 0: none.
unsigned open_card(Play& play) {
  if (as_written(play)) return kNoPark;
  const rule::Choices open = rule::choices(seen(play), rule::shown_six(seen(play)));
  const rule::Cards among = open.mixed != 0 ? open.mixed : open.parkable;
  unsigned card = 1;
  while (card <= rule::kCards && !(among & rule::card_bit(card))) ++card;
  return card <= rule::kCards ? card : 0;
}
// Other dice came where another card was set aside.
unsigned card_to_roll(Play& play) {
  return seen(play).locked == kPoorDie ? kPoorDie - 1 : kPoorDie;
}
unsigned card_to_set_aside(Play& play) {
  const unsigned card = scored(play) ? kPoorCard : kBank;
  return seen(play).locked == card ? card - 1 : card;
}

Event lock(unsigned card) { return rules::event(1, Verb::kLock, card); }
Event raise(Play&) { return rules::event(1, Verb::kChange, kFactory, 1); }
Event lock_office(Play&) { return lock(kOffice); }
Event lock_bank(Play&) { return lock(kBank); }
Event take(Play& play) { return picker(play).event(); }
Event reroll(Play& play) { return rules::event(1, Verb::kReroll, card_to_roll(play)); }
Event flipped(Play& play) {
  PlannerPicker trial = picker(play);
  (void)trial.flip(open_card(play));
  return trial.event();
}
Event best(Play& play) { return score_of(seen(play), picker(play).outcomes()[0].choice); }

// First the card, then the button; what can be scored in one way only is scored.
void set_aside(Play& play) {
  if (scores(play)) {
    const rules::Verdict verdict = game(play).match().act(take(play));
    LV_ASSERT(verdict.ok());
    return;
  }
  const unsigned card = card_to_set_aside(play);
  if (!chosen(play, card)) return picker(play).show(lock(card));
  const rules::Verdict verdict = game(play).lock(card);
  LV_ASSERT(verdict.ok());
}

// This card, and once it is chosen the button.
void point(Play& play, Asked& asked, unsigned card, const char* button, Text order) {
  asked.number = static_cast<uint8_t>(card);
  if (chosen(play, card)) asked.order = order;
  write(asked.touch, chosen(play, card) ? button : kCardNames[card]);
}
void point_at_score(Asked& asked) {
  asked.words = Text::teach_score_any_words;
  asked.order = Text::teach_score_order;
  write(asked.touch, "button Score");
}

constexpr LessonStep kSteps[] = {
    {Text::count, Text::teach_roll_words, Text::teach_roll_order, "button Roll",
     [](Play& play) { return scored(play) || !rolls(play); }},
    {Text::count, Text::teach_green_words, Text::teach_card_order, "card 3",
     [](Play& play) { return changed(play) || picker(play).card() != 0; }, raise,
     [](Play&, Asked& asked) { asked.number = kFactory; }},
    {Text::count, Text::teach_change_words, Text::teach_card_order, "", changed, raise,
     [](Play& play, Asked& asked) {
       point(play, asked, kFactory, "button plus", Text::teach_change_order);
     }},
    {Text::count, Text::teach_aside_words, Text::teach_card_order, "card 7",
     [](Play& play) {
       return counted(play) || !is_first(play) || chosen(play, kOffice) || chosen(play, kBank);
     },
     lock_office, [](Play&, Asked& asked) { asked.number = kOffice; }},
    {Text::count, Text::teach_lone_words, Text::teach_card_order, "card 2",
     [](Play& play) { return counted(play) || !is_first(play) || chosen(play, kBank); }, lock_bank,
     [](Play&, Asked& asked) { asked.number = kBank; }},
    {Text::count, Text::teach_bank_words, Text::teach_card_order, "", scored, nullptr,
     [](Play& play, Asked& asked) {
       if (scores(play)) return point_at_score(asked);
       if (!is_first(play)) asked.words = Text::teach_any_words;
       point(play, asked, kBank, "button Lock", Text::teach_aside_order);
     },
     set_aside},
    {Text::count, Text::teach_next_words, Text::teach_roll_order, "button Roll",
     [](Play& play) { return over(play) || !rolls(play); }, nullptr,
     [](Play& play, Asked& asked) {
       asked.number = seen(play).locked;
       write(asked.about, kCardNames[asked.number]);
     }},
    {Text::count, Text::teach_again_words, Text::teach_card_order, "",
     [](Play& play) { return over(play) || (!rolls(play) && !may_reroll(play)); }, reroll,
     [](Play& play, Asked& asked) {
       if (!show(play, kRolled)) asked.words = Text::teach_again_any_words;
       point(play, asked, card_to_roll(play), "button Re-roll", Text::teach_die_order);
     }},
    {Text::count, Text::teach_best_words, Text::teach_card_order, "",
     [](Play& play) { return over(play) || scores(play); }, nullptr,
     [](Play& play, Asked& asked) {
       if (!is_second(play)) asked.words = Text::teach_any_words;
       point(play, asked, card_to_set_aside(play), "button Lock", Text::teach_aside_order);
     },
     set_aside},
    {Text::count, Text::teach_park_words, Text::teach_park_order, "",
     [](Play& play) { return over(play) || picker(play).touched() || open_card(play) == 0; },
     flipped,
     [](Play& play, Asked& asked) {
       asked.number = static_cast<uint8_t>(open_card(play));
       write(asked.touch, kCardNames[asked.number]);
       if (as_written(play)) return;
       asked.words = Text::teach_park_any_words;
       asked.order = Text::teach_card_order;
     }},
    {Text::count, Text::teach_back_words, Text::teach_card_order, "",
     [](Play& play) { return over(play) || picker(play).row() == 0; }, best,
     [](Play& play, Asked& asked) {
       asked.number = static_cast<uint8_t>(open_card(play));
       write(asked.touch, kCardNames[asked.number]);
       if (!as_written(play)) asked.words = Text::teach_back_any_words;
     }},
    {Text::count, Text::teach_score_words, Text::teach_score_order, "button Score", over, take,
     [](Play& play, Asked& asked) {
       write(asked.about, "row 1");
       if (!as_written(play)) asked.words = Text::teach_score_any_words;
     }},
    {Text::count, Text::teach_done_words, Text::lesson_goes_on},
};

extern TurnScreen turn;
extern ChoiceScreen choice;
constinit Game taught({turn, choice});
constinit TurnScreen turn(taught, &the_lesson);
constinit ChoiceScreen choice(taught, &the_lesson);

}  // namespace

constinit Lesson the_lesson(taught, begin_script<Game, kDice>, kSteps);

}  // namespace ui::city_planner
