// What no line can say is refused as such.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

constexpr unsigned kNothingHas = 200;  // neither a card nor a judge nor an award nor an ability

void expect_no_event(const Table& table, const std::string& line, uint8_t Event::*byte,
                     unsigned value = kNothingHas) {
  TEST_ASSERT_EQUAL_STRING_MESSAGE("no-such-event", table.refusal_with(line, byte, value).c_str(),
                                   line.c_str());
}

// Of a line that is legal with b and c 0.
void expect_bare(const Table& table, const std::string& line) {
  TEST_ASSERT_TRUE_MESSAGE(table.offers(line), line.c_str());
  expect_no_event(table, line, &Event::b, 1);
  expect_no_event(table, line, &Event::c, 1);
}

void test_set_up_should_refuse_what_no_line_says() {
  Table table(2);
  expect_bare(table, "@ first p1");
  table.does("@ first p1");
  expect_bare(table, "@ row well");
  expect_no_event(table, "@ row well", &Event::a);
  table.does("@ row well / @ row shrine / @ row farm / @ row mill / @ row stables");
  expect_bare(table, "@ judge social");
  expect_no_event(table, "@ judge social", &Event::a);
  table.does("@ judge social / @ judge housing");
  expect_bare(table, "@ award unity");
  expect_no_event(table, "@ award unity", &Event::a);
}

void test_turn_should_refuse_what_no_line_says() {
  const Table table = scene(2,
                            "row well shrine mill inn market / deck farm / awards unity treasury"
                            " / built p1 flower-stand bridge / foundation p1 quarry");
  expect_bare(table, "p1 found well");
  expect_bare(table, "p1 gold market");
  expect_no_event(table, "p1 resource well quarry", &Event::c, 1);
  expect_bare(table, "p1 use flower-stand");
  expect_no_event(table, "p1 use flower-stand", &Event::a);
  expect_no_event(table, "p1 use bridge well", &Event::c, 1);
  expect_no_event(table, "p1 claim unity", &Event::a);
  expect_no_event(table, "p1 claim unity", &Event::b, 1);
  expect_no_event(table, "p1 claim unity", &Event::c, 1);
  for (const auto byte : {&Event::a, &Event::b, &Event::c}) {
    expect_no_event(table, "p1 end", byte, 1);
  }
}

void test_reveal_and_take_should_refuse_what_no_line_says() {
  Table table =
      scene(2,
            "row farm mill / deck well market inn stables / foundation p1 fishery palisade"
            " / foundation p1 quarry");
  table.does("p1 resource farm fishery / p1 use fishery");
  expect_bare(table, "@ reveal well");
  expect_no_event(table, "@ reveal well", &Event::a);
  table.does("@ reveal well / @ reveal market / @ reveal inn");
  expect_no_event(table, "p1 take inn quarry", &Event::c, 1);
  expect_no_event(table, "p1 take none", &Event::b, 1);
  expect_no_event(table, "p1 take none", &Event::c, 1);
}

void test_discard_should_refuse_what_no_line_says() {
  Table table(1);
  table.set_up("", "well shrine farm mill stables", "social housing", "unity industry");
  table.does("p1 found well / p1 found shrine / p1 end");
  expect_bare(table, "p1 discard farm");
}

void test_type_should_refuse_what_no_line_says() {
  Table table = scene(2, "row well / deck / built p1 orphanage / runs 1 / turn p1");
  table.state.left = 0;
  table.state.phase = rules::town_builder::Phase::kType;
  const char* const line = "p1 type orphanage social";
  TEST_ASSERT_TRUE(table.offers(line));
  expect_no_event(table, line, &Event::a, 2);
  expect_no_event(table, line, &Event::b, 5);
  expect_no_event(table, line, &Event::c, 1);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_set_up_should_refuse_what_no_line_says);
  RUN_TEST(test_turn_should_refuse_what_no_line_says);
  RUN_TEST(test_reveal_and_take_should_refuse_what_no_line_says);
  RUN_TEST(test_discard_should_refuse_what_no_line_says);
  RUN_TEST(test_type_should_refuse_what_no_line_says);
  return UNITY_END();
}
