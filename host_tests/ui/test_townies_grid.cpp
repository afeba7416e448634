// Where the 91 spaces lie on a screen.
#include "townies_table.hpp"

using namespace town_table;
using ui::townies::for_each_space;
using ui::townies::HexGrid;
using ui::townies::kNowhere;

namespace {

constexpr ui::Rect kRooms[] = {
    {0, 28, 188, 212}, {0, 28, 218, 216}, {0, 28, 312, 292}, {3, 5, 120, 90}, {0, 0, 61, 57}};

// The left edge of a space is its own, the line on its right is its neighbour's.
void test_pixel_should_belong_to_one_space_at_most() {
  for (const ui::Rect& room : kRooms) {
    const HexGrid grid = HexGrid::of_map(room);
    for (int y = room.y; y < room.bottom(); ++y) {
      for (int x = room.x; x < room.right(); ++x) {
        unsigned owners = 0;
        for_each_space([&](unsigned space) {
          const ui::Rect hex = grid.hex(space);
          if (!hex.contains({x, y})) return;
          const int in = grid.left(y - hex.y);
          owners += x >= hex.x + in && x < hex.right() - in ? 1 : 0;
        });
        TEST_ASSERT_LESS_OR_EQUAL(1, owners);
        TEST_ASSERT_EQUAL(owners == 1, grid.find({x, y}) != kNowhere);
      }
    }
  }
}

void test_map_should_lie_whole_in_the_middle_of_its_room() {
  for (const ui::Rect& room : kRooms) {
    const HexGrid grid = HexGrid::of_map(room);
    const ui::Rect taken = grid.around(rt::kMap);
    TEST_ASSERT_TRUE(ui::common(taken, room).width == taken.width);
    TEST_ASSERT_TRUE(ui::common(taken, room).height == taken.height);
    TEST_ASSERT_INT_WITHIN(1, room.center().x, taken.center().x);
    TEST_ASSERT_INT_WITHIN(1, room.center().y, taken.center().y);
  }
}

// Eleven columns of so many rows; the next even height would not fit.
void test_map_should_be_as_large_as_its_room_lets_it() {
  for (const ui::Rect& room : kRooms) {
    const HexGrid grid = HexGrid::of_map(room);
    if (grid.row() + 2 > HexGrid::kMostRow) continue;
    const ui::Rect larger = HexGrid(grid.row() + 2, room.center()).around(rt::kMap);
    TEST_ASSERT_TRUE(larger.width >= room.width || larger.height >= room.height);
  }
}

void test_space_should_be_found_at_its_middle() {
  const HexGrid grid = HexGrid::of_map({0, 28, 188, 212});
  for_each_space(
      [&](unsigned space) { TEST_ASSERT_EQUAL(space, grid.find(grid.hex(space).center())); });
  TEST_ASSERT_EQUAL(kNowhere, grid.find({0, 28}));
}

// f4 has f3 above and f5 below, e3 and e4 on its left, g3 and g4 on its right.
void test_space_should_touch_its_six_neighbours() {
  const HexGrid grid = HexGrid::of_map({0, 28, 188, 212});
  const ui::Rect hex = grid.hex(space_of("f4"));
  const auto find = [&](int x, int y) { return grid.find({hex.x + x, hex.y + y}); };
  const int middle = hex.width / 2, quarter = grid.row() / 4;
  TEST_ASSERT_EQUAL(space_of("f3"), find(middle, -1));
  TEST_ASSERT_EQUAL(space_of("f5"), find(middle, grid.row()));
  TEST_ASSERT_EQUAL(space_of("e3"), find(grid.left(quarter) - 1, quarter));
  TEST_ASSERT_EQUAL(space_of("e4"), find(grid.left(3 * quarter) - 1, 3 * quarter));
  TEST_ASSERT_EQUAL(space_of("g3"), find(hex.width - grid.left(quarter), quarter));
  TEST_ASSERT_EQUAL(space_of("g4"), find(hex.width - grid.left(3 * quarter), 3 * quarter));
}

void test_part_of_the_map_should_be_larger_and_in_the_middle() {
  const ui::Rect room = {10, 20, 140, 100};
  const rt::Board spaces = spaces_of({"e4", "e5", "f4", "f5"});
  constexpr int kMost = 28;
  const HexGrid grid = HexGrid::of_spaces(room, spaces, kMost);
  TEST_ASSERT_EQUAL(kMost, grid.row());
  const ui::Rect taken = grid.around(spaces);
  TEST_ASSERT_INT_WITHIN(1, room.center().x, taken.center().x);
  TEST_ASSERT_INT_WITHIN(1, room.center().y, taken.center().y);
}

// The middle of c3 and c5 is that of c4.
void test_middle_should_be_that_of_all_spaces() {
  const HexGrid grid = HexGrid::of_map({0, 28, 188, 212});
  const ui::Point middle = grid.middle_of(spaces_of({"c3", "c5"}));
  TEST_ASSERT_EQUAL(grid.hex(space_of("c4")).center().x, middle.x);
  TEST_ASSERT_EQUAL(grid.hex(space_of("c4")).center().y, middle.y);
}

// Six times by a sixth, or twice over, and a Shape lies as before.
void test_shape_should_lie_as_before_when_turned_all_around() {
  for (unsigned form = 0; form < rt::kForms; ++form) {
    unsigned turned = form;
    for (int sixth = 0; sixth < 6; ++sixth) {
      turned = ui::townies::turned(turned);
      TEST_ASSERT_EQUAL(rt::kFormTable[form].shape, rt::kFormTable[turned].shape);
    }
    TEST_ASSERT_EQUAL(form, turned);
    TEST_ASSERT_EQUAL(form, ui::townies::flipped(ui::townies::flipped(form)));
  }
}

// A Bar upright, then up to the right, then down to the right.
void test_bar_should_lie_in_three_ways() {
  const auto blocks = [](unsigned form, const char* first) {
    return rt::blocks_of(rt::placement(form, space_of(first)));
  };
  unsigned form = rt::kShapeTable[kBar].form;
  while (blocks(form, "c3") != spaces_of({"c3", "c4", "c5", "c6"}))
    form = ui::townies::turned(form);
  form = ui::townies::turned(form);
  TEST_ASSERT_TRUE(blocks(form, "c5") == spaces_of({"c5", "d5", "e5", "f5"}));
  form = ui::townies::turned(form);
  TEST_ASSERT_TRUE(blocks(form, "c2") == spaces_of({"c2", "d3", "e4", "f5"}));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_pixel_should_belong_to_one_space_at_most);
  RUN_TEST(test_map_should_lie_whole_in_the_middle_of_its_room);
  RUN_TEST(test_map_should_be_as_large_as_its_room_lets_it);
  RUN_TEST(test_space_should_be_found_at_its_middle);
  RUN_TEST(test_space_should_touch_its_six_neighbours);
  RUN_TEST(test_part_of_the_map_should_be_larger_and_in_the_middle);
  RUN_TEST(test_middle_should_be_that_of_all_spaces);
  RUN_TEST(test_shape_should_lie_as_before_when_turned_all_around);
  RUN_TEST(test_bar_should_lie_in_three_ways);
  return UNITY_END();
}
