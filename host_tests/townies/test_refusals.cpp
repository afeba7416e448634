// What no line can say, and what a line says that fits no map.
#include <unity.h>

#include "host_tests/townies/table.hpp"

using namespace townies_test;
using namespace rules::townies;

void setUp() {}
void tearDown() {}

namespace {

void expect(const char* reason, const std::string& shown) {
  TEST_ASSERT_EQUAL_STRING(reason, shown.c_str());
}

void test_event_of_a_player_should_be_none_when_no_line_says_it() {
  Table table = set_table(1);
  table.does("@ roll bank bar");
  for (const Event event :
       {rules::event(1, Verb::kShape, kForms + 1, 1), rules::event(1, Verb::kShape, 0, 6),
        rules::event(1, Verb::kShape, 0, 1, 1), rules::event(1, Verb::kObject, kObjects, 1),
        rules::event(1, Verb::kObject, 1, 127), rules::event(1, Verb::kObject, 1, 1, 1),
        rules::event(1, Verb::kPass, 1), rules::event(1, Verb::kPass, 0, 1),
        rules::event(1, Verb::kEnd, 0, 0, 1), rules::event(1, Verb::kStar, kStarUses),
        rules::event(1, Verb::kStar, 0, 1), rules::event(1, kVerbs),
        rules::event(1, Verb::kRoll)}) {
    expect("no-such-event", table.refusal(event));
  }
}

void test_event_of_chance_should_be_none_when_no_line_says_it() {
  Table table(2, {"marker p2 red"});
  for (const Event event :
       {rules::event(rules::kChance, Verb::kDealMarker, 0, kBlue),
        rules::event(rules::kChance, Verb::kDealMarker, kMostSeats + 1, kBlue),
        rules::event(rules::kChance, Verb::kDealMarker, 1, kColours),
        rules::event(rules::kChance, Verb::kDealMarker, 1, kBlue, 1),
        rules::event(rules::kChance, Verb::kDealAdditional, kGoals),
        rules::event(rules::kChance, Verb::kDealAdditional, 0, 1),
        rules::event(rules::kChance, Verb::kDealBonus, kBonuses),
        rules::event(rules::kChance, Verb::kDealBonus, 0, 1), rules::event(rules::kChance, kVerbs),
        rules::event(rules::kChance, Verb::kRoll, kObjects),
        rules::event(rules::kChance, Verb::kPass)}) {
    expect("no-such-event", table.refusal(event));
  }
  Table later = set_table(1);
  expect("no-such-event", later.refusal_with("@ roll bank bar", &Event::b, kShapes));
  expect("no-such-event", later.refusal_with("@ roll bank bar", &Event::c, 1));
}

// Column a has six spaces: four down from its fourth leave the map.
void test_shape_should_be_refused_when_it_leaves_the_map() {
  Table table = set_table(1);
  table.does("@ roll bank bar");
  TEST_ASSERT_TRUE(table.offers("p1 shape a1 a2 a3 a4"));
  TEST_ASSERT_TRUE(table.offers("p1 shape a3 a4 a5 a6"));
  expect("not-a-shape",
         table.refusal_with("p1 shape a1 a2 a3 a4", &Event::b, event_of("p1 object bank a4").b));
}

// Under Funding the turn goes on while something can be drawn, and is then ended, not passed.
void test_pass_should_be_refused_after_the_first_drawing_under_funding() {
  Table table = set_table(1, "funding");
  // The Bank on the star c3, beside two blue Blocks.
  table.does({"@ roll bank bar", "p1 shape a1 a2 a3 a4", "@ roll bank bar", "p1 shape d3 d4 d5 d6",
              "@ roll bank bar", "p1 object bank c3"});
  table.does({"@ roll bank bee", "p1 star", "p1 shape g5 g6 h5 h6"});
  expect("can-draw", table.refusal("p1 pass"));
  expect("shape-drawn", table.refusal("p1 shape i1 i2 j1 j2"));
  table.does("p1 end");
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_event_of_a_player_should_be_none_when_no_line_says_it);
  RUN_TEST(test_event_of_chance_should_be_none_when_no_line_says_it);
  RUN_TEST(test_shape_should_be_refused_when_it_leaves_the_map);
  RUN_TEST(test_pass_should_be_refused_after_the_first_drawing_under_funding);
  return UNITY_END();
}
