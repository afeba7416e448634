// A finger on the map of Townies: what it means, and what is said where it means nothing.
#include "drivers/keys/host.hpp"
#include "townies_table.hpp"
#include "ui/townies/play_screen.hpp"

using namespace town_table;
using ui::townies::Die;
using ui::townies::HexGrid;

namespace {

constexpr int kRow = 18;  // of a space on this display

// By the named place of a Shape that is there.
ui::Point middle_of_space(const std::string& space) {
  const unsigned site = picker().sites().first();
  char name[16];
  ui::townies::name_place(picker(), site, name);
  const bool shape = picker().die() == Die::shape;
  const unsigned named =
      shape ? ui::townies::held_space(rt::placement(picker().form(), site)) : site;
  const HexGrid grid(kRow, {});
  const ui::Point from = grid.hex(named).center(), to = grid.hex(space_of(space)).center();
  const ui::Point at = finger::middle_of(name);
  return {at.x + to.x - from.x, at.y + to.y - from.y};
}
void tap_space(const std::string& space) {
  const ui::Point at = middle_of_space(space);
  finger::tap(at.x, at.y);
}

void turn_until(const char* place) {
  for (unsigned turns = 0; !finger::find(place).found; ++turns) {
    TEST_ASSERT_LESS_THAN_MESSAGE(rt::kMostForms, turns, place);
    tap("button Rotate");
  }
}

void begin_with_bar() {
  begin({});
  roll(rt::kBank, kBar);
  turn_until("at f3f4f5f6");
}

void expect_drawn(std::initializer_list<const char*> spaces) {
  TEST_ASSERT_TRUE(picker().placed());
  TEST_ASSERT_TRUE(picker().drawn() == spaces_of(spaces));
}

// --- Shapes --------------------------------------------------------------------------------------

void test_shape_should_be_held_by_the_touched_block() {
  begin_with_bar();
  tap_space("f4");
  expect_drawn({"f3", "f4", "f5", "f6"});
  tap_space("b2");
  expect_drawn({"b1", "b2", "b3", "b4"});
}

// Held by f1 it would stick out of the map.
void test_shape_should_lie_on_the_touched_space_when_it_cannot_be_held_by_it() {
  begin_with_bar();
  tap_space("f1");
  expect_drawn({"f1", "f2", "f3", "f4"});
  tap_space("f11");
  expect_drawn({"f8", "f9", "f10", "f11"});
}

void test_shape_should_lie_near_when_the_finger_is_beside_the_map() {
  begin_with_bar();
  const ui::Point second = middle_of_space("a2"), third = middle_of_space("a3");
  finger::tap(second.x - kRow, (second.y + third.y) / 2);
  expect_drawn({"a1", "a2", "a3", "a4"});
}

void test_nothing_should_happen_when_the_finger_is_far_from_the_map() {
  begin_with_bar();
  const ui::Point corner = middle_of_space("a1");
  ui::say("");
  finger::tap(corner.x, corner.y - 3 * kRow);
  TEST_ASSERT_FALSE(picker().placed());
  expect_said("");
}

void test_two_quick_touches_should_draw_what_is_chosen() {
  begin_with_bar();
  const ui::Point at = middle_of_space("f4");
  finger::tap(at.x, at.y);
  finger::tap(at.x, at.y);
  TEST_ASSERT_FALSE(picker().placed());
  TEST_ASSERT_TRUE(town().blocks() == spaces_of({"f3", "f4", "f5", "f6"}));
}

// A finger on f6 hides what is below it. It means 20 pixels above, between f4 and f5 rather than
// between f5 and f6.
void test_dragged_shape_should_lie_above_the_finger() {
  begin_with_bar();
  finger::slide({middle_of_space("f9"), middle_of_space("f7"), middle_of_space("f6")});
  expect_drawn({"f3", "f4", "f5", "f6"});
}

// Its middle moves by less than a space.
void test_turned_shape_should_stay_where_it_is() {
  begin_with_bar();
  tap_space("f4");
  const HexGrid grid(kRow, {});
  for (int turn = 0; turn < 3; ++turn) {
    const ui::Point before = grid.middle_of(picker().drawn());
    tap("button Rotate");
    TEST_ASSERT_TRUE(picker().placed());
    const ui::Point after = grid.middle_of(picker().drawn());
    TEST_ASSERT_INT_WITHIN(kRow - 1, before.x, after.x);
    TEST_ASSERT_INT_WITHIN(kRow - 1, before.y, after.y);
  }
}

void test_flipped_shape_should_stay_where_it_is() {
  begin({});
  roll(rt::kBank, kWorm);
  tap_space("f5");
  const rt::Board before = picker().drawn();
  tap("button Flip");
  TEST_ASSERT_TRUE(picker().placed());
  TEST_ASSERT_FALSE(picker().drawn() == before);
  TEST_ASSERT_GREATER_OR_EQUAL(2, (picker().drawn() & before).count());
}

void test_choice_should_be_dropped_when_its_die_or_undo_is_touched() {
  for (const char* name : {"die Shape", "button Undo"}) {
    begin_with_bar();
    tap_space("f4");
    tap(name);
    TEST_ASSERT_FALSE_MESSAGE(picker().placed(), name);
    TEST_ASSERT_FALSE(town().blocks().any());
  }
}

// Three Bars side by side in columns e, f and g: above them there is room for three Blocks only.
void test_no_room_should_be_said_when_it_does_not_lie_there_as_it_is() {
  begin_with_bar();
  for (const char* place : {"at e4e5e6e7", "at f4f5f6f7", "at g4g5g6g7"}) {
    if (town().blocks().any()) roll(rt::kCitySquare, kBar);
    build_shape(place);
  }
  roll(rt::kCitySquare, kBar);
  tap_space("f2");
  expect_said("It has no room there as it lies. Turn it.");
  tap_space("f5");
  expect_said("Only empty spaces can be filled.");
}

// Columns reach a little into each other: what lies half a space lower beside it is not below.
void test_keys_should_go_along_a_column() {
  using drivers::keys::Key;
  const auto use = [](Key key) {
    drivers::keys::press(key);
    finger::wait(200);
  };
  begin_with_bar();
  use(Key::next);
  for (const Key key : {Key::down, Key::down, Key::up, Key::press}) use(key);
  expect_drawn({"a2", "a3", "a4", "a5"});
}

// --- Objects -------------------------------------------------------------------------------------

// A Bar in red, so that a Game Court can stand around it.
void begin_with_court() {
  begin_with_bar();
  build_shape("at f3f4f5f6");
  roll(rt::kGameCourt, kBee);
  tap("die Object");
}

void test_object_should_stand_where_a_number_is_touched() {
  begin_with_court();
  tap_space("f2");
  expect_drawn({"f2"});
  tap("space g4");
  expect_drawn({"g4"});
}

// 9 pixels to the left of e4 are d4 and d5: no place, but e4 is near.
void test_object_should_stand_near_the_finger() {
  begin_with_court();
  const ui::Point at = middle_of_space("e4");
  finger::tap(at.x - 12, at.y);
  expect_drawn({"e4"});
}

void test_object_should_say_why_it_cannot_stand_there() {
  begin_with_court();
  tap_space("f4");
  expect_said("Only empty spaces can be filled.");
  tap_space("b2");
  expect_said("It goes beside a Block of its colour.");
  build_object(Die::object, "f2");
  roll(rt::kCitySquare, kBee);
  tap("die Object");
  tap_space("b2");
  expect_said("It goes beside another Object.");
  TEST_ASSERT_FALSE(picker().placed());
}

void test_objects_should_not_turn() {
  begin_with_court();
  for (const char* name : {"button Rotate", "button Flip"}) {
    ui::say("");
    tap(name);
    expect_said("Only Shapes can be turned.");
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_shape_should_be_held_by_the_touched_block);
  RUN_TEST(test_shape_should_lie_on_the_touched_space_when_it_cannot_be_held_by_it);
  RUN_TEST(test_shape_should_lie_near_when_the_finger_is_beside_the_map);
  RUN_TEST(test_nothing_should_happen_when_the_finger_is_far_from_the_map);
  RUN_TEST(test_two_quick_touches_should_draw_what_is_chosen);
  RUN_TEST(test_dragged_shape_should_lie_above_the_finger);
  RUN_TEST(test_turned_shape_should_stay_where_it_is);
  RUN_TEST(test_flipped_shape_should_stay_where_it_is);
  RUN_TEST(test_choice_should_be_dropped_when_its_die_or_undo_is_touched);
  RUN_TEST(test_no_room_should_be_said_when_it_does_not_lie_there_as_it_is);
  RUN_TEST(test_keys_should_go_along_a_column);
  RUN_TEST(test_object_should_stand_where_a_number_is_touched);
  RUN_TEST(test_object_should_stand_near_the_finger);
  RUN_TEST(test_object_should_say_why_it_cannot_stand_there);
  RUN_TEST(test_objects_should_not_turn);
  return UNITY_END();
}
