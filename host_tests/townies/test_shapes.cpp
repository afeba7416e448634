// The map, and the Shapes on it: every placement against a slow, independent count.
#include <unity.h>

#include <map>

#include "host_tests/townies/reference.hpp"
#include "host_tests/townies/table.hpp"

using namespace townies_test;
using namespace rules::townies;

void setUp() {}
void tearDown() {}

namespace {

void test_map_should_have_the_columns_edge_centre_and_stars_of_the_decisions() {
  TEST_ASSERT_EQUAL(91, kSpaces);
  TEST_ASSERT_EQUAL(30, kEdge.count());
  TEST_ASSERT_EQUAL(19, kCentre.count());
  TEST_ASSERT_EQUAL(4, kStarBoard.count());
  const unsigned heights[] = {6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6};
  for (unsigned column = 0; column < 11; ++column) {
    TEST_ASSERT_EQUAL(heights[column], column_height(column));
  }
  for (const char* star : {"c3", "c6", "i3", "i6"}) TEST_ASSERT_TRUE(kStarBoard.has(space(star)));
  for (const char* name : {"d4", "d6", "e4", "e7", "f4", "f8", "g4", "g7", "h4", "h6"}) {
    TEST_ASSERT_TRUE_MESSAGE(kCentre.has(space(name)), name);
  }
  for (const char* name : {"d3", "d7", "e3", "e8", "f3", "f9", "g3", "g8", "h3", "h7", "c4"}) {
    TEST_ASSERT_FALSE_MESSAGE(kCentre.has(space(name)), name);
  }
}

void test_every_space_should_have_the_neighbours_that_the_slow_map_has() {
  for (const reference::At at : reference::all_spaces()) {
    const std::string name = reference::name_of(at);
    const unsigned own = space(name);
    TEST_ASSERT_EQUAL(reference::is_at_edge(at), kEdge.has(own));
    Board expected;
    for (const reference::At other : reference::all_spaces()) {
      const int q = other.q - at.q;
      const int r = other.r - at.r;
      if (q * q + q * r + r * r == 1) expected.set(space(reference::name_of(other)));
    }
    TEST_ASSERT_TRUE_MESSAGE((beside(only_space(own)) & kMap) == expected, name.c_str());
    TEST_ASSERT_EQUAL(expected.count(), kRingFacts[ring_on(kMap, own)].count);
    TEST_ASSERT_EQUAL(expected.count() == 6, surrounded(kMap).has(own));
    // One neighbour is never opposite; with all of them some are, but in a corner.
    TEST_ASSERT_FALSE(kRingFacts[ring_on(expected & only_space(own), own)].opposite);
    TEST_ASSERT_EQUAL(expected.count() > 3, kRingFacts[ring_on(kMap, own)].opposite);
  }
}

void test_shapes_should_lie_on_the_empty_map_in_as_many_ways_as_counted_slowly() {
  // A line of n spaces takes n - 3 bars: 2 x (3 + 4 + 5 + 6 + 7) + 8 in each of three directions.
  TEST_ASSERT_EQUAL(3 * 58, kShapeTable[0].placements);
  const unsigned forms[] = {3, 12, 6, 6, 12, 3};
  for (unsigned shape = 0; shape < kShapes; ++shape) {
    const ShapeForms& its = kShapeTable[shape];
    const auto& slow = reference::placements(kShapeNames[shape]);
    TEST_ASSERT_EQUAL(forms[shape], its.forms);
    TEST_ASSERT_EQUAL(slow.size(), its.placements);
    std::set<std::string> lines;
    for (unsigned i = 0; i < its.placements; ++i) {
      const Placement one = kPlacementTable[its.placement + i];
      lines.insert(text_of(rules::event(1, Verb::kShape, one.form(), one.space())));
    }
    for (const auto& four : slow) {
      std::string line = "p1 shape";
      for (const reference::At at : four) line += " " + reference::name_of(at);
      TEST_ASSERT_TRUE_MESSAGE(lines.count(line) == 1, line.c_str());
    }
    TEST_ASSERT_EQUAL(slow.size(), lines.size());
  }
}

void test_spaces_beside_a_placement_should_be_as_many_as_counted_slowly() {
  const auto beside = [](const reference::At& one, const reference::At& other) {
    const int q = other.q - one.q;
    const int r = other.r - one.r;
    return q * q + q * r + r * r == 1;
  };
  for (unsigned shape = 0; shape < kShapes; ++shape) {
    for (const auto& four : reference::placements(kShapeNames[shape])) {
      std::string line = "p1 shape";
      for (const reference::At at : four) line += " " + reference::name_of(at);
      unsigned expected = 0;
      for (const reference::At at : reference::all_spaces()) {
        bool in = false;
        bool near = false;
        for (const reference::At block : four) {
          in = in || (block.q == at.q && block.r == at.r);
          near = near || beside(block, at);
        }
        expected += near && !in ? 1 : 0;
      }
      const Event event = event_of(line);
      TEST_ASSERT_EQUAL_MESSAGE(expected, kBesidePlacement[placement(event.a, event.b).code],
                                line.c_str());
    }
  }
  // A corner, another one at the edge, one inside.
  TEST_ASSERT_EQUAL(3, kBesideSpace[space("a1")]);
  TEST_ASSERT_EQUAL(4, kBesideSpace[space("a2")]);
  TEST_ASSERT_EQUAL(6, kBesideSpace[space("f6")]);
}

void test_every_shape_should_be_offered_everywhere_on_the_empty_map() {
  for (unsigned shape = 0; shape < kShapes; ++shape) {
    Table table = set_table(1);
    table.does(std::string("@ roll bank ") + kShapeNames[shape]);
    TEST_ASSERT_EQUAL(reference::placements(kShapeNames[shape]).size(),
                      table.options("p1 shape").size());
    TEST_ASSERT_EQUAL(0, table.options("p1 object").size());
    TEST_ASSERT_EQUAL(0, table.options("p1 pass").size());
  }
}

void test_every_shape_should_fit_while_the_map_is_open() {
  // As many placements as this, none over another, for each Shape.
  // Bars upright: 1 + 1 + 2 + 2 + 2 + 2 + 2 + 2 + 2 + 1 + 1 in the eleven columns.
  TEST_ASSERT_EQUAL(18 - 1, kOpenFilled);
  for (unsigned shape = 0; shape < kShapes; ++shape) {
    reference::Map taken;
    unsigned apart = 0;
    for (const auto& four : reference::placements(kShapeNames[shape])) {
      bool free = true;
      for (const reference::At at : four) free = free && taken.count(at) == 0;
      if (!free) continue;
      for (const reference::At at : four) taken[at] = {"red", ""};
      ++apart;
    }
    TEST_ASSERT_GREATER_THAN(kOpenFilled, apart);
  }
}

void test_shapes_should_be_turned_and_flipped_but_neither_changed_nor_put_over_blocks() {
  Table table = set_table(1);
  table.does({"@ roll bank worm", "p1 shape f6 g6 h6 h7", "@ roll bank worm"});
  for (const char* line : {"p1 shape f2 f3 f4 g4", "p1 shape f2 f3 f4 g3", "p1 shape a1 a2 a3 b4",
                           "p1 shape c8 d8 e8 f9", "p1 shape h1 i1 j1 k1"}) {
    Event event;
    TEST_ASSERT_TRUE(parses(line, event));
  }
  TEST_ASSERT_TRUE(table.offers("p1 shape a1 a2 a3 b4"));
  TEST_ASSERT_EQUAL_STRING("space-taken", table.refusal("p1 shape f4 f5 f6 g6").c_str());
  TEST_ASSERT_EQUAL_STRING("other-shape", table.refusal("p1 shape a1 a2 a3 a4").c_str());
  TEST_ASSERT_EQUAL_STRING("not-a-shape", table.refusal("p1 shape a1 a2 a3 a5").c_str());
  TEST_ASSERT_EQUAL_STRING("not-a-shape", table.refusal("p1 shape a1 b1 b2 k1").c_str());
  // The way that is not on the die.
  TEST_ASSERT_EQUAL_STRING("not-a-shape", table.refusal("p1 shape e4 f5 f6 g4").c_str());
  // It need not lie beside anything.
  table.does("p1 shape a1 a2 a3 b4");
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_map_should_have_the_columns_edge_centre_and_stars_of_the_decisions);
  RUN_TEST(test_every_space_should_have_the_neighbours_that_the_slow_map_has);
  RUN_TEST(test_shapes_should_lie_on_the_empty_map_in_as_many_ways_as_counted_slowly);
  RUN_TEST(test_spaces_beside_a_placement_should_be_as_many_as_counted_slowly);
  RUN_TEST(test_every_shape_should_be_offered_everywhere_on_the_empty_map);
  RUN_TEST(test_every_shape_should_fit_while_the_map_is_open);
  RUN_TEST(test_shapes_should_be_turned_and_flipped_but_neither_changed_nor_put_over_blocks);
  return UNITY_END();
}
