// A finger on the streets of DrawCity: where spaces lie, what a touch means, and what is said where
// it means nothing.
#include "drawcity_table.hpp"
#include "drivers/touch/host.hpp"
#include "ui/core/theme.hpp"

using namespace street_table;
using ui::drawcity::BoardGrid;

namespace {

// --- where spaces lie ----------------------------------------------------------------------------

struct Laid {
  ui::Rect room;  // what the play screen leaves to the streets
  unsigned streets, modules;
  ui::Rect first, last;  // spaces
};
constexpr unsigned kAround = rd::kZoning | rd::kDemand;
// Displays of 320 × 240, 240 × 320 and 480 × 320: a line of 24 on top, a rail of 88 or 120, a strip
// of 90; upright they begin below the menu's button where no zones lie above them. A column is an
// eleventh of the room, a street as high as it fits, at most half as high again as a column is
// wide. Zones take 18 above, demand 12 on the right.
constexpr Laid kLaid[] = {
    {{0, 25, 232, 214}, 4, 0, {0, 25, 21, 31}, {210, 118, 21, 31}},
    {{0, 25, 232, 214}, 10, 0, {0, 25, 21, 21}, {210, 214, 21, 21}},
    {{0, 25, 232, 214}, 10, kAround, {0, 43, 20, 19}, {200, 214, 20, 19}},
    {{0, 45, 240, 184}, 4, 0, {4, 45, 21, 31}, {214, 138, 21, 31}},
    {{0, 25, 240, 204}, 10, kAround, {4, 43, 20, 18}, {204, 205, 20, 18}},
    {{0, 25, 360, 294}, 4, 0, {4, 25, 32, 48}, {324, 169, 32, 48}},
    {{0, 25, 360, 294}, 10, kAround, {3, 43, 31, 27}, {313, 286, 31, 27}},
};

State city_of(unsigned streets, unsigned modules) {
  rd::Options options;
  options.streets = static_cast<uint8_t>(streets);
  options.modules = static_cast<uint8_t>(modules);
  return rules::DrawCity::start(options, 2);
}

void expect_rect(const ui::Rect& wanted, const ui::Rect& rect) {
  TEST_ASSERT_EQUAL(wanted.x, rect.x);
  TEST_ASSERT_EQUAL(wanted.y, rect.y);
  TEST_ASSERT_EQUAL(wanted.width, rect.width);
  TEST_ASSERT_EQUAL(wanted.height, rect.height);
}

void test_streets_should_lie_on_top_of_their_room_and_in_the_middle_of_its_width() {
  for (const Laid& laid : kLaid) {
    const BoardGrid grid = BoardGrid::in(laid.room, city_of(laid.streets, laid.modules));
    expect_rect(laid.first, grid.cell(1, 1));
    expect_rect(laid.last, grid.cell(site_at(laid.streets, rd::kColumns)));
    TEST_ASSERT_TRUE(common(grid.area(), laid.room) == grid.area());
  }
}

void test_zones_should_lie_above_their_columns_and_demand_beside_its_streets() {
  const BoardGrid bare = BoardGrid::in({0, 25, 232, 214}, city_of(10, 0));
  TEST_ASSERT_TRUE(bare.zones.empty());
  TEST_ASSERT_TRUE(bare.demand.empty());
  const BoardGrid grid = BoardGrid::in({0, 25, 232, 214}, city_of(10, kAround));
  expect_rect({0, 25, 220, 18}, grid.zones);
  expect_rect({220, 43, 12, 190}, grid.demand);
}

// Every pixel is of one space, or of none.
void test_space_should_be_found_at_all_its_pixels() {
  for (const Laid& laid : kLaid) {
    const BoardGrid grid = BoardGrid::in(laid.room, city_of(laid.streets, laid.modules));
    const ui::Rect cells = around(laid.first, laid.last);
    for (int y = laid.room.y - 1; y <= laid.room.bottom(); ++y) {
      for (int x = laid.room.x - 1; x <= laid.room.right(); ++x) {
        const Site found = grid.find({x, y});
        TEST_ASSERT_EQUAL(cells.contains({x, y}), found != 0);
        if (found != 0) TEST_ASSERT_TRUE(grid.cell(found).contains({x, y}));
      }
    }
  }
}

void test_spaces_should_be_low_where_number_and_symbol_have_no_room_for_two_lines() {
  constexpr ui::Rect kRoom = {0, 25, 232, 214};
  TEST_ASSERT_FALSE(BoardGrid::in(kRoom, city_of(7, kAround)).low());
  TEST_ASSERT_TRUE(BoardGrid::in(kRoom, city_of(8, kAround)).low());
  TEST_ASSERT_TRUE(BoardGrid::in(kRoom, city_of(9, 0)).low());
}

// A 3 and a 6 in hand, nothing built: all is offered.
void begin_bare(const ui::Settings& settings = {}, unsigned streets = 4) {
  begin({.streets = streets}, settings);
  deal({"36HS", "67HH"});
  see_turn();
}

void test_spaces_should_be_named_where_they_lie_on_the_screen() {
  const auto expect_space = [](const char* name, const ui::Rect& area) {
    const finger::Search space = finger::find(name);
    TEST_ASSERT_TRUE_MESSAGE(space.found, name);
    expect_rect(area, {space.target.x, space.target.y, space.target.width, space.target.height});
  };
  begin_bare();
  expect_space("space 1,1", {0, 25, 21, 31});
  expect_space("space 4,11", {210, 118, 21, 31});
  begin_bare({.left_hand = 1});
  expect_space("space 1,1", {88, 25, 21, 31});
  begin_bare({.turn = ui::Turn::portrait}, 10);
  expect_space("space 10,11", {214, 207, 21, 18});
}

// --- touches -------------------------------------------------------------------------------------

ui::Point middle(unsigned street, unsigned column) {
  const unsigned streets = seen().street_count;
  const int width = 21, height = streets == 4 ? 31 : 21;
  return {static_cast<int>(column - 1) * width + width / 2,
          25 + static_cast<int>(street - 1) * height + height / 2};
}
void tap_space(unsigned street, unsigned column) {
  const ui::Point at = middle(street, column);
  finger::tap(at.x, at.y);
}

void test_touched_space_should_be_chosen() {
  begin_ordered();
  tap_space(1, 3);
  TEST_ASSERT_EQUAL(site_at(1, 3), picker().site());
  tap_space(4, 11);
  TEST_ASSERT_EQUAL(site_at(4, 11), picker().site());
}

// The 3 does not fit into 1,7. The middle of 2,7 is 16 below the last line of 1,7.
void test_nearest_space_should_be_chosen_when_the_number_does_not_fit_into_the_touched_one() {
  begin_ordered();
  const ui::Point below = middle(2, 7);
  finger::tap(below.x, below.y - 16);
  TEST_ASSERT_EQUAL(site_at(2, 7), picker().site());
  picker().drop();
  finger::tap(below.x, below.y - 17);
  TEST_ASSERT_EQUAL(0, picker().site());
}

// The last street ends at 149, and its middle lies 16 above.
void test_nearest_space_should_be_chosen_when_the_finger_is_beside_the_streets() {
  begin_ordered();
  ui::say("");
  finger::tap(middle(4, 7).x, 150);
  TEST_ASSERT_EQUAL(0, picker().site());
  expect_said("");
  finger::tap(middle(4, 7).x, 149);
  TEST_ASSERT_EQUAL(site_at(4, 7), picker().site());
}

void test_occupied_space_should_say_who_built_what_there() {
  begin_ordered();
  tap_space(1, 8);
  expect_said("Taken: Yellow, house 7.");
  tap_space(1, 6);
  expect_said("Taken: Red, shop 5.");
  TEST_ASSERT_EQUAL(0, picker().site());
}

// Also right beside a space that is offered: what stands there is meant.
void test_occupied_space_should_not_give_way_to_the_one_beside_it() {
  begin_ordered();
  const ui::Point at = middle(1, 6);
  finger::tap(at.x - 10, at.y);
  expect_said("Taken: Red, shop 5.");
  TEST_ASSERT_EQUAL(0, picker().site());
}

void test_free_space_should_say_which_own_number_forbids_it() {
  begin_ordered();
  tap_space(1, 9);
  expect_said("Right of your 5 only higher fit.");
  tap_space(1, 3);  // of the 3
  TEST_ASSERT_EQUAL(site_at(1, 3), picker().site());
  tap("number 2");
  tap_space(1, 4);
  expect_said("Left of your 5 only lower fit.");
  tap_space(1, 9);  // yellow's 7 does not matter
  TEST_ASSERT_EQUAL(site_at(1, 9), picker().site());
}

// Between the 3 and the 7 only 4 to 6 fit, and no number twice.
void test_free_space_should_name_the_number_on_the_side_that_forbids_it() {
  struct Case {
    const char* drawn;
    const char* sentence;
  };
  constexpr Case kCases[] = {{"2H", "Right of your 3 only higher fit."},
                             {"3H", "Right of your 3 only higher fit."},
                             {"7H", "Left of your 7 only lower fit."},
                             {"8H", "Left of your 7 only lower fit."}};
  for (const Case& forbidden : kCases) {
    begin({});
    deal({"37HS", "55FF"});
    turn("H3 1,2", forbidden.drawn);
    turn("F5 3,1", "5F");
    turn("S7 1,6", "9H");
    turn("F5 4,1", "6F");
    see_turn();
    if (picker().number() == 9) tap("number 1");
    TEST_ASSERT_EQUAL(forbidden.drawn[0] - '0', picker().number());
    tap_space(1, 4);
    expect_said(forbidden.sentence);
  }
}

void test_choice_should_stay_when_another_space_is_refused() {
  begin_ordered();
  tap_space(2, 2);
  tap_space(1, 9);
  tap_space(1, 8);
  TEST_ASSERT_EQUAL(site_at(2, 2), picker().site());
}

// --- dragging ------------------------------------------------------------------------------------

void hold(ui::Point at) {
  drivers::touch::set_finger(true, at.x, at.y);
  finger::wait(60);
}
void let_go(ui::Point at) {
  drivers::touch::set_finger(false, at.x, at.y);
  finger::wait(100);
}

void test_candidate_should_follow_the_finger() {
  begin_ordered();
  hold(middle(2, 2));
  TEST_ASSERT_EQUAL(site_at(2, 2), picker().site());
  hold(middle(2, 5));
  TEST_ASSERT_EQUAL(site_at(2, 5), picker().site());
  hold(middle(3, 5));
  let_go(middle(3, 5));
  TEST_ASSERT_EQUAL(site_at(3, 5), picker().site());
}

void test_candidate_should_stay_behind_when_the_finger_goes_where_it_does_not_fit() {
  begin_ordered();
  ui::say("");
  finger::slide({middle(2, 9), middle(1, 9), middle(1, 8)});
  TEST_ASSERT_EQUAL(site_at(2, 9), picker().site());
  expect_said("");
}

// --- two quick touches ---------------------------------------------------------------------------

void test_second_quick_touch_should_build() {
  begin_bare();
  const size_t before = match().events();
  tap_space(2, 2);
  tap_space(2, 2);
  TEST_ASSERT_EQUAL(before + 1, match().events());
  TEST_ASSERT_TRUE(match().event(before) == event_of("p1 build H 3 2,2"));
}

void test_second_touch_should_build_nothing_when_it_is_late_or_elsewhere() {
  begin_bare();
  const size_t before = match().events();
  tap_space(2, 2);
  finger::wait(ui::kTwice);
  tap_space(2, 2);
  finger::wait(ui::kTwice);
  tap_space(2, 3);
  tap_space(2, 4);
  TEST_ASSERT_EQUAL(before, match().events());
  TEST_ASSERT_EQUAL(site_at(2, 4), picker().site());
}

// --- the lens ------------------------------------------------------------------------------------

// On ten streets spaces are 21 high. The lens has 3 × 3 of them, 38 wide and high.
constexpr int kSpace = 38;
constexpr ui::Rect kLowerRight = {117, 121, 3 * kSpace, 3 * kSpace};
constexpr ui::Rect kUpperLeft = {0, 25, 3 * kSpace, 3 * kSpace};
constexpr int kFrame = 1;  // around it

std::vector<uint16_t> shown_in(const ui::Rect& area) { return pixels_in(pixels(), area); }

void test_lens_should_be_shown_while_a_finger_is_on_low_spaces() {
  begin_bare({}, 10);
  const ui::Rect lens = kLowerRight.inset(-kFrame);
  const std::vector<uint16_t> before = shown_in(lens);
  hold(middle(1, 1));
  TEST_ASSERT_TRUE(shown_in(lens) != before);
  let_go(middle(1, 1));
  TEST_ASSERT_TRUE(shown_in(lens) == before);
}

void test_lens_should_not_be_there_when_spaces_are_tall() {
  begin_bare();
  const std::vector<uint16_t> before = shown_in(kLowerRight);
  hold(middle(1, 1));
  TEST_ASSERT_TRUE(shown_in(kLowerRight) == before);
  let_go(middle(1, 1));
}

void test_lens_should_give_way_to_the_finger() {
  begin_bare({}, 10);
  const std::vector<uint16_t> upper = shown_in(kUpperLeft.inset(kFrame));
  const std::vector<uint16_t> lower = shown_in(kLowerRight.inset(-kFrame));
  hold(middle(1, 1));
  hold(middle(9, 10));
  TEST_ASSERT_TRUE(shown_in(kUpperLeft.inset(kFrame)) != upper);
  let_go(middle(9, 10));
  TEST_ASSERT_TRUE(shown_in(kUpperLeft.inset(kFrame)) == upper);
  tap("button Undo");
  TEST_ASSERT_TRUE(shown_in(kLowerRight.inset(-kFrame)) == lower);
}

// What was drawn in parts is what a whole picture would be, the lens's frame included.
void test_lens_should_leave_nothing_behind() {
  begin_bare({}, 10);
  hold(middle(1, 1));
  lv_obj_invalidate(lv_screen_active());
  finger::wait(60);
  let_go(middle(1, 1));
  const std::vector<uint16_t> parts = pixels();
  lv_obj_invalidate(lv_screen_active());
  finger::wait(60);
  TEST_ASSERT_TRUE(parts == pixels());
}

// With a finger on 10,11 it shows streets 8 to 10 and columns 9 to 11. One's own is inverted, what
// is chosen as well.
void test_lens_should_show_what_lies_around_the_finger() {
  begin({.streets = 10});
  deal({"36HS", "67HH"});
  turn("H3 10,10", "4H");
  turn("H6 1,1", "8H");
  see_turn();
  hold(middle(10, 11));
  const auto inks = [](int street, int column) {
    const ui::Rect space = {kUpperLeft.x + column * kSpace, kUpperLeft.y + street * kSpace, kSpace,
                            kSpace};
    const std::vector<uint16_t> shown = shown_in(space);
    return std::count(shown.begin(), shown.end(), ui::palette().ink.value);
  };
  constexpr int kHalf = kSpace * kSpace / 2;
  for (int street = 0; street < 3; ++street) {
    for (int column = 0; column < 3; ++column) {
      const bool own = street == 2 && column > 0;
      TEST_ASSERT_EQUAL(own, inks(street, column) > kHalf * 2 / 3);
    }
  }
  let_go(middle(10, 11));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_streets_should_lie_on_top_of_their_room_and_in_the_middle_of_its_width);
  RUN_TEST(test_zones_should_lie_above_their_columns_and_demand_beside_its_streets);
  RUN_TEST(test_space_should_be_found_at_all_its_pixels);
  RUN_TEST(test_spaces_should_be_low_where_number_and_symbol_have_no_room_for_two_lines);
  RUN_TEST(test_spaces_should_be_named_where_they_lie_on_the_screen);
  RUN_TEST(test_touched_space_should_be_chosen);
  RUN_TEST(test_nearest_space_should_be_chosen_when_the_number_does_not_fit_into_the_touched_one);
  RUN_TEST(test_nearest_space_should_be_chosen_when_the_finger_is_beside_the_streets);
  RUN_TEST(test_occupied_space_should_say_who_built_what_there);
  RUN_TEST(test_occupied_space_should_not_give_way_to_the_one_beside_it);
  RUN_TEST(test_free_space_should_say_which_own_number_forbids_it);
  RUN_TEST(test_free_space_should_name_the_number_on_the_side_that_forbids_it);
  RUN_TEST(test_choice_should_stay_when_another_space_is_refused);
  RUN_TEST(test_candidate_should_follow_the_finger);
  RUN_TEST(test_candidate_should_stay_behind_when_the_finger_goes_where_it_does_not_fit);
  RUN_TEST(test_second_quick_touch_should_build);
  RUN_TEST(test_second_touch_should_build_nothing_when_it_is_late_or_elsewhere);
  RUN_TEST(test_lens_should_be_shown_while_a_finger_is_on_low_spaces);
  RUN_TEST(test_lens_should_not_be_there_when_spaces_are_tall);
  RUN_TEST(test_lens_should_give_way_to_the_finger);
  RUN_TEST(test_lens_should_leave_nothing_behind);
  RUN_TEST(test_lens_should_show_what_lies_around_the_finger);
  return UNITY_END();
}
