// What no line can say is refused as such.
#include <unity.h>

#include "host_tests/cities/table.hpp"

using namespace cities_test;

namespace {

void expect_no_event(const Table& table, const char* line, uint8_t Event::*byte, unsigned value) {
  TEST_ASSERT_EQUAL_STRING_MESSAGE("no-such-event", table.refusal_with(line, byte, value).c_str(),
                                   line);
}

void test_draw_should_be_no_event_when_the_tile_is_none_or_more_is_said() {
  const Table table(1);
  for (const unsigned tile : {0u, 25u}) expect_no_event(table, "@ draw 4", &Event::a, tile);
  expect_no_event(table, "@ draw 4", &Event::b, 1);
  expect_no_event(table, "@ draw 4", &Event::c, 1);
}

void test_tile_should_be_no_event_when_it_is_none_or_turned_five_times() {
  Table table(1);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3"});
  for (const unsigned tile : {0u, 25u}) {
    expect_no_event(table, "p1 start 1 0,0 r0", &Event::a, tile);
  }
  expect_no_event(table, "p1 start 1 0,0 r0", &Event::c, 4);
  Table later = diagonal();
  later.does("@ draw 4");
  expect_no_event(later, "p1 place 1,0 r0", &Event::b, 4);
}

void test_action_should_be_no_event_when_more_is_said() {
  Table table = diagonal();
  table.does({"@ draw 4", "p1 place 1,0 r0"});
  for (const auto byte : {&Event::a, &Event::b, &Event::c}) {
    expect_no_event(table, "p1 stay", byte, 1);
  }
  expect_no_event(table, "p1 tourist nw", &Event::a, 4);
  expect_no_event(table, "p1 tourist nw", &Event::b, 1);
  expect_no_event(table, "p1 tourist nw", &Event::c, 1);
  expect_no_event(table, "p1 jump 1,0 sw nw", &Event::b, 4);
  expect_no_event(table, "p1 jump 1,0 sw nw", &Event::c, 4);
  expect_no_event(table, "p1 walk 1,0 sw 0,0 ne", &Event::b, 16);
  expect_no_event(table, "p1 walk 1,0 sw 0,0 ne", &Event::c, 255);
}

void test_verb_should_be_no_event_when_there_is_none_of_it() {
  Table table = diagonal();
  table.does({"@ draw 4", "p1 place 1,0 r0"});
  const Event last = rules::event(1, Event::kMostVerbs - 1);
  TEST_ASSERT_EQUAL_STRING("no-such-event", table.refusal(last).c_str());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_draw_should_be_no_event_when_the_tile_is_none_or_more_is_said);
  RUN_TEST(test_tile_should_be_no_event_when_it_is_none_or_turned_five_times);
  RUN_TEST(test_action_should_be_no_event_when_more_is_said);
  RUN_TEST(test_verb_should_be_no_event_when_there_is_none_of_it);
  return UNITY_END();
}
