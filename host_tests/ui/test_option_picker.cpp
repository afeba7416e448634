// The picker that narrows what may be done part by part: by hand for Town Builder, and every event
// of random games of all games.
#include <unity.h>

#include "host_tests/core/match_property.hpp"
#include "host_tests/core/record_text.hpp"
#include "rules/registry.hpp"
#include "ui/play/option_picker.hpp"

namespace {

using rules::town_builder::TownBuilder;
using ui::Answer;
using ui::OptionPicker;

constexpr const char* kDo = "button Do";

rules::Event event_of(const char* line) {
  rules::Event event;
  TEST_ASSERT_TRUE_MESSAGE(tests::event_of<TownBuilder>(line, event), line);
  return event;
}

// Alone, five cards in the row; nothing is founded yet, no gold is stored.
rules::Match<TownBuilder> first_turn() {
  rules::Match<TownBuilder> match({}, rules::Party::of_persons(1), rules::Luck::numbered(3));
  TEST_ASSERT_TRUE(match.due() == rules::Due::act);
  return match;
}

void test_picker_should_narrow_to_a_card_when_a_verb_was_chosen() {
  const rules::Match<TownBuilder> match = first_turn();
  OptionPicker<TownBuilder> picker(kDo);
  picker.see(match);
  TEST_ASSERT_EQUAL(0, picker.parts());
  TEST_ASSERT_FALSE(picker.ready() || picker.holds());
  const auto verbs = picker.next();
  TEST_ASSERT_GREATER_THAN(1, verbs.count());
  const rules::Event wanted = tests::own_options(match, 1).front();
  const Answer answer = picker.take(wanted.verb());
  TEST_ASSERT_TRUE(answer == Answer::changed);
  TEST_ASSERT_TRUE(picker.holds() && !picker.ready());
  // Nothing but the card is open: the other bytes are 0 in every event of this verb.
  TEST_ASSERT_EQUAL(1, picker.parts());
  TEST_ASSERT_TRUE(picker.take(wanted.a) == Answer::ready);
  TEST_ASSERT_TRUE(picker.event() == wanted);
  TEST_ASSERT_EQUAL_STRING(kDo, picker.target());
}

void test_picker_should_say_why_when_a_part_is_not_offered() {
  const rules::Match<TownBuilder> match = first_turn();
  OptionPicker<TownBuilder> picker(kDo);
  picker.see(match);
  TEST_ASSERT_TRUE(picker.take(event_of("p1 claim sturdy").verb()) == Answer::refused);
  TEST_ASSERT_NOT_NULL(picker.why());
  TEST_ASSERT_EQUAL_MESSAGE(0, picker.parts(), "what was refused chooses nothing");
}

void test_picker_should_go_back_part_by_part_when_it_is_dropped() {
  const rules::Match<TownBuilder> match = first_turn();
  OptionPicker<TownBuilder> picker(kDo);
  picker.see(match);
  const auto verbs = picker.next();
  const rules::Event wanted = tests::own_options(match, 1).front();
  picker.show(wanted);
  TEST_ASSERT_TRUE(picker.ready());
  picker.drop();
  TEST_ASSERT_FALSE(picker.ready());
  TEST_ASSERT_TRUE(picker.next()[wanted.a]);
  picker.drop();
  TEST_ASSERT_TRUE(picker.next() == verbs);
  TEST_ASSERT_FALSE(picker.holds());
}

void test_picker_should_forget_what_was_chosen_when_something_happened() {
  rules::Match<TownBuilder> match = first_turn();
  OptionPicker<TownBuilder> picker(kDo);
  picker.see(match);
  const rules::Event wanted = tests::own_options(match, 1).front();
  (void)picker.take(wanted.verb());
  picker.see(match);
  TEST_ASSERT_EQUAL_MESSAGE(1, picker.parts(), "nothing happened");
  TEST_ASSERT_TRUE(match.act(wanted).ok());
  picker.see(match);
  TEST_ASSERT_EQUAL(0, picker.parts());
  TEST_ASSERT_FALSE(picker.holds());
}

// Part by part as its own bytes say; a part with one value is not asked for.
template <rules::Recorded G>
void pick_by_parts(OptionPicker<G>& picker, rules::Event event) {
  const uint8_t parts[] = {event.verb(), event.a, event.b, event.c};
  picker.reset();
  while (!picker.ready()) {
    TEST_ASSERT_GREATER_THAN(1, picker.next().count());
    const bool last = picker.take(parts[picker.parts()]) == Answer::ready;
    TEST_ASSERT_EQUAL(last, picker.ready());
  }
  TEST_ASSERT_TRUE(picker.event() == event);
}

template <rules::Recorded G>
void pick_whole_game(uint16_t number) {
  const auto persons = rules::Party::of_persons(G::kLeastPlayers);
  rules::Match<G> match({}, persons, rules::Luck::numbered(number));
  OptionPicker<G> picker(kDo);
  tests::Decider decider(number);
  while (!match.over()) {
    const size_t before = match.events();
    const rules::Match<G> stands = match;
    const bool acts = match.due() == rules::Due::act;
    decider.step(match);
    if (!acts) continue;
    const rules::Event done = match.event(before);
    picker.see(stands);
    pick_by_parts(picker, done);
    picker.show(done);
    TEST_ASSERT_TRUE(picker.ready() && picker.event() == done);
  }
}

void test_picker_should_come_to_every_event_of_every_game_by_its_parts() {
  rules::Games::any([](auto game) {
    for (uint16_t number = 0; number < 6; ++number) pick_whole_game<decltype(game)>(number);
    return false;
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_picker_should_narrow_to_a_card_when_a_verb_was_chosen);
  RUN_TEST(test_picker_should_say_why_when_a_part_is_not_offered);
  RUN_TEST(test_picker_should_go_back_part_by_part_when_it_is_dropped);
  RUN_TEST(test_picker_should_forget_what_was_chosen_when_something_happened);
  RUN_TEST(test_picker_should_come_to_every_event_of_every_game_by_its_parts);
  return UNITY_END();
}
