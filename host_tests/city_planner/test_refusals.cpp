// What no line can say is refused as such.
#include "host_tests/city_planner/table.hpp"

using rules::Event;
using tests::Table;

void setUp() {}
void tearDown() {}

namespace {

constexpr unsigned kUnknownVerb = rules::CityPlanner::kVerbCount;

void expect(const char* reason, const Table& table, const char* line, uint8_t Event::*byte,
            unsigned value) {
  TEST_ASSERT_EQUAL_STRING_MESSAGE(reason, table.refusal_with(line, byte, value).c_str(), line);
}

void expect_unknown_verb(const Table& table, rules::Actor actor) {
  TEST_ASSERT_EQUAL_STRING("no-such-event",
                           table.refusal(rules::event(actor, kUnknownVerb, 1)).c_str());
}

void test_first_player_should_be_one_of_two_and_nothing_more() {
  const Table table(2);
  expect("no-such-player", table, "@ first p1", &Event::a, 0);
  expect("no-such-player", table, "@ first p1", &Event::a, 3);
  expect("no-such-event", table, "@ first p1", &Event::b, 1);
  expect("no-such-event", table, "@ first p1", &Event::c, 1);
  expect_unknown_verb(table, rules::kChance);
}

void test_die_should_be_refused_when_it_has_no_such_face_or_more_is_said() {
  const Table table(1);
  expect("no-such-face", table, "@ die 1 1", &Event::b, 0);
  expect("no-such-face", table, "@ die 1 1", &Event::b, 7);
  expect("no-such-event", table, "@ die 1 1", &Event::c, 1);
  expect_unknown_verb(table, rules::kChance);
  expect_unknown_verb(table, 1);
}

void test_action_should_be_refused_when_there_is_no_such_card_or_more_is_said() {
  Table table(1);
  table.roll("1444441");  // purple on 1 and 7
  table.play("p1 lock 2 / p1 score 1=s 3=s 4=s 5=b 6=s 7=s");
  table.roll("4 44444");
  for (const char* line : {"p1 reroll 1", "p1 change 1 up", "p1 lock 1"}) {
    TEST_ASSERT_TRUE_MESSAGE(table.allows(line), line);
    expect("no-such-card", table, line, &Event::a, 0);
    expect("no-such-card", table, line, &Event::a, 8);
    expect("no-such-event", table, line, &Event::b, 2);
    expect("no-such-event", table, line, &Event::c, 1);
  }
  expect("no-such-event", table, "p1 reroll 1", &Event::b, 1);
  expect("no-such-event", table, "p1 lock 1", &Event::b, 1);
  expect_unknown_verb(table, 1);
}

// The card set aside is in all three bytes, and one card alone is; of the top bits one at most is
// set, and not the third.
void test_score_should_be_no_event_when_its_bytes_fit_no_words() {
  Table table(1);
  table.roll("4444444");
  table.play("p1 lock 7");
  const char* const line = "p1 score 1=s 2=s 3=s 4=s 5=b 6=s";
  TEST_ASSERT_TRUE(table.allows(line));
  expect("no-such-event", table, line, &Event::a, 0);
  const unsigned aside = tests::event_of<rules::CityPlanner>(line).a;
  expect("no-such-event", table, line, &Event::c, 0x80 | aside);
  const unsigned two = aside | (aside >> 1);
  Event event = rules::event(1, rules::city_planner::Verb::kScore, two, two, two);
  TEST_ASSERT_EQUAL_STRING("no-such-event", table.refusal(event).c_str());
  event = rules::event(1, rules::city_planner::Verb::kScore, 0x80 | aside, 0x80 | aside, aside);
  TEST_ASSERT_EQUAL_STRING("no-such-event", table.refusal(event).c_str());
  expect_unknown_verb(table, 1);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_first_player_should_be_one_of_two_and_nothing_more);
  RUN_TEST(test_die_should_be_refused_when_it_has_no_such_face_or_more_is_said);
  RUN_TEST(test_action_should_be_refused_when_there_is_no_such_card_or_more_is_said);
  RUN_TEST(test_score_should_be_no_event_when_its_bytes_fit_no_words);
  return UNITY_END();
}
