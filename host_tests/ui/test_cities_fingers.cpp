// Fingers on the board of Cities: that lift elsewhere than where they came down, beside what is
// small, twice, and what is heard.
#include "cities_table.hpp"
#include "ui/cities/city.hpp"
#include "ui/cities/play_layout.hpp"

namespace {

using namespace table;

using finger::middle_of;
using finger::slide;

// --- the city ------------------------------------------------------------------------------------

// Two starting tiles lie at 0,0 and 1,1: the third may go to four corners.
void begin_with_two_tiles() {
  begin(1, 1, 3);
  for (const char* cell : {"cell 0,0", "cell 1,1"}) {
    tap(cell);
    tap("button Build");
    finger::wait(700);
  }
}

void test_tile_should_lie_where_the_finger_that_drags_it_lifts() {
  begin_with_two_tiles();
  slide({middle_of("cell -1,-1"), middle_of("cell 2,2")});
  TEST_ASSERT_TRUE(fake::there("button Build"));
  tap("button Build");
  TEST_ASSERT_EQUAL(rule::Verb::kStart, last_of_players().verb());
  TEST_ASSERT_EQUAL_STRING("cell 2,2", cell_name(last_of_players().b).c_str());
}

void test_tile_should_not_be_built_when_a_drag_ends_where_it_already_lay() {
  begin_with_two_tiles();
  tap("cell 2,2");
  const size_t done = game().match().events();
  slide({middle_of("cell 2,2"), middle_of("cell -1,-1"), middle_of("cell 2,2")});
  TEST_ASSERT_EQUAL(done, game().match().events());
  tap("button Build");
  TEST_ASSERT_EQUAL_STRING("cell 2,2", cell_name(last_of_players().b).c_str());
}

void test_tile_should_stay_where_it_was_last_when_the_finger_lifts_beside_the_cells() {
  begin_with_two_tiles();
  const size_t done = game().match().events();
  const ui::Point cell = middle_of("cell 2,2");
  slide({middle_of("cell -1,-1"), cell, middle_of("button Undo")});
  TEST_ASSERT_EQUAL_MESSAGE(done, game().match().events(), "no button hears a drag's end");
  tap("button Build");
  TEST_ASSERT_EQUAL_STRING("cell 2,2", cell_name(last_of_players().b).c_str());
}

void test_tile_should_go_to_the_cell_onto_which_the_finger_slides_from_beside_the_board() {
  begin_with_two_tiles();
  slide({{ui::frame().width / 2, ui::kTitleHeight / 2}, middle_of("cell 2,2")});
  tap("button Build");
  TEST_ASSERT_EQUAL_STRING("cell 2,2", cell_name(last_of_players().b).c_str());
}

void test_drag_from_the_hand_should_be_no_turn_wherever_it_ends() {
  rules::Rng rng(5);
  begin(1, 1, 2);
  play_until(rng, laying);
  const ui::Target tile = finger::find("tile").target;
  const ui::Point hand = {tile.x + tile.width / 2, tile.y + tile.height / 2};
  rule::Frame cells = rule::cells_to_lay(state(), kept());
  const unsigned site =
      rule::site_of_bit(static_cast<unsigned>(std::countr_zero(cells)), rule::bit_shift(kept()));
  slide({hand, middle_of(cell_name(site)), hand});  // and back to the hand
  tap("button Build");
  TEST_ASSERT_EQUAL(rule::Verb::kPlace, last_of_players().verb());
  TEST_ASSERT_EQUAL(site, last_of_players().a);
  TEST_ASSERT_EQUAL_MESSAGE(0, last_of_players().b, "not turned");
}

void test_tile_should_not_turn_when_the_finger_lifts_beside_the_hand() {
  rules::Rng rng(5);
  begin(1, 1, 2);
  play_until(rng, laying);
  slide({middle_of("tile"), {ui::frame().width / 2, ui::kTitleHeight / 2}});
  rule::Frame cells = rule::cells_to_lay(state(), kept());
  const unsigned site =
      rule::site_of_bit(static_cast<unsigned>(std::countr_zero(cells)), rule::bit_shift(kept()));
  tap(cell_name(site));
  tap("button Build");
  TEST_ASSERT_EQUAL(0, last_of_players().b);
}

// --- tourists ------------------------------------------------------------------------------------

// On the tile just laid two fields at least are free.
void begin_sending(rules::Rng& rng) {
  begin(1, 3, 5);
  play_until(rng, [] {
    return sending() && std::popcount(static_cast<unsigned>(kept().open_quarters())) >= 2;
  });
}

unsigned open_quarter(unsigned index) {
  unsigned open = kept().open_quarters();
  while (index-- > 0) open &= open - 1;
  return static_cast<unsigned>(std::countr_zero(open));
}
std::string open_field(unsigned index) { return field_name(new_spot(open_quarter(index))); }

std::string standing(unsigned tourist) { return field_name(spot_of(city().tourists.at[tourist])); }

void test_tourist_should_go_to_the_field_where_the_finger_lifts() {
  rules::Rng rng(8);
  begin_sending(rng);
  const size_t done = game().match().events();
  const unsigned second = open_quarter(1);
  slide({middle_of(open_field(0)), middle_of(open_field(1))});
  TEST_ASSERT_EQUAL(done, game().match().events());
  tap("button Send");
  TEST_ASSERT_EQUAL(rule::Verb::kTourist, last_of_players().verb());
  TEST_ASSERT_EQUAL(second, last_of_players().a);
}

void test_tourist_should_not_be_set_when_a_drag_ends_on_the_chosen_field() {
  rules::Rng rng(8);
  begin_sending(rng);
  tap(open_field(0));
  const size_t done = game().match().events();
  slide({middle_of(open_field(0)), middle_of(open_field(1)), middle_of(open_field(0))});
  TEST_ASSERT_EQUAL(done, game().match().events());
}

void test_tourist_should_stand_again_when_it_is_touched_a_second_time() {
  rules::Rng rng(8);
  begin_sending(rng);
  tap(standing(0));
  TEST_ASSERT_TRUE(fake::shows("Where to?"));
  finger::wait(700);
  tap(standing(0));
  TEST_ASSERT_FALSE(fake::shows("Where to?"));
  TEST_ASSERT_FALSE_MESSAGE(fake::shows("Drop"), "nothing is in the hand");
}

void test_no_tourist_should_be_lifted_when_the_finger_slides_off_it() {
  rules::Rng rng(8);
  begin_sending(rng);
  const ui::Point tourist = middle_of(standing(0));
  const int away = finger::find(standing(0).c_str()).target.width * 3;
  const ui::Point aside = {tourist.x + (tourist.x > ui::frame().width / 3 ? -away : away),
                           tourist.y};
  slide({tourist, aside});
  TEST_ASSERT_FALSE(fake::shows("Where to?"));
}

void test_tourist_should_be_set_when_its_field_is_touched_twice_at_once() {
  rules::Rng rng(8);
  begin_sending(rng);
  const size_t done = game().match().events();
  const unsigned quarter = open_quarter(1);
  tap(open_field(0));
  tap(open_field(1));
  TEST_ASSERT_EQUAL_MESSAGE(done, game().match().events(), "another field");
  finger::wait(700);
  tap(open_field(1));
  TEST_ASSERT_EQUAL_MESSAGE(done, game().match().events(), "too late");
  tap(open_field(1));
  TEST_ASSERT_EQUAL(rule::Verb::kTourist, last_of_players().verb());
  TEST_ASSERT_EQUAL(quarter, last_of_players().a);
}

// --- a finger beside a small field ---------------------------------------------------------------

// The tile just laid has free fields above each other's side, and what lies over them is no goal.
void begin_with_a_free_top(rules::Rng& rng) {
  begin(1, 3, 5);
  play_until(rng, [] {
    if (!city().has_to_act() || city().tourists.count == rule::kTourists) return false;
    if ((kept().open_quarters() & 3u) != 3u) return false;  // both upper ones
    const unsigned site = rule::site_of(new_spot(0));
    const ui::Target left = finger::find(field_name(new_spot(0)).c_str()).target;
    for (unsigned quarter = 2; quarter < rule::kQuarters; ++quarter) {
      const std::string above =
          "field " + std::to_string(rule::x_of(site)) + "," + std::to_string(rule::y_of(site) - 1);
      if (fake::stands((above + (quarter == 2 ? " sw" : " se")).c_str())) return false;
    }
    return left.y - left.height > ui::kTitleHeight;
  });
}

void expect_chosen_by_touch(int x, int y, unsigned quarter) {
  finger::wait(700);
  finger::tap(x, y);
  TEST_ASSERT_TRUE_MESSAGE(fake::there("button Send"), "a field is chosen");
  TEST_ASSERT_EQUAL(quarter, game().moves().event().a);
  tap("button Undo");
}

void test_finger_just_over_two_fields_should_choose_the_nearer_one() {
  rules::Rng rng(21);
  begin_with_a_free_top(rng);
  const ui::Target left = finger::find(field_name(new_spot(0)).c_str()).target;
  const int edge = left.x + left.width;
  expect_chosen_by_touch(edge - 2, left.y - 1, 0);
  expect_chosen_by_touch(edge + 2, left.y - 1, 1);
  expect_chosen_by_touch(left.x + left.width / 2, left.y - left.height / 8, 0);
}

// Three quarters of a field from its middle it ends.
void test_finger_far_over_a_field_should_not_choose_it() {
  rules::Rng rng(21);
  begin_with_a_free_top(rng);
  const ui::Target left = finger::find(field_name(new_spot(0)).c_str()).target;
  finger::tap(left.x + left.width / 2, left.y - left.height / 3);
  TEST_ASSERT_FALSE(fake::there("button Send"));
}

// --- what is heard -------------------------------------------------------------------------------

void expect_clicks(int clicks, const char* touched) {
  TEST_ASSERT_EQUAL_MESSAGE(clicks, fake::clicks, touched);
  fake::clicks = 0;
}

void test_touch_that_does_something_should_be_heard_once() {
  begin_with_two_tiles();
  fake::clicks = 0;
  tap("cell 2,2");
  expect_clicks(1, "a cell");
  finger::wait(700);
  tap("cell 2,2");
  expect_clicks(1, "the same cell");
  rules::Rng rng(8);
  begin_sending(rng);
  fake::clicks = 0;
  tap(open_field(0));
  expect_clicks(1, "a field");
  finger::wait(700);
  tap("button Undo");
  fake::clicks = 0;
  tap(standing(0));
  expect_clicks(1, "a tourist");
  tap("button Undo");
  tap("button Undo");
  TEST_ASSERT_TRUE(city().has_to_lay());
  fake::clicks = 0;
  tap("tile");
  expect_clicks(1, "the tile in the hand");
  const ui::cities::Layout layout = ui::cities::play_layout(ui::cities::Stage::lay);
  const auto plan = ui::cities::plan_of(city(), ui::cities::Window::near, layout.room);
  const ui::Point tourist = ui::cities::field_rect(plan, city(), city().tourists.at[0]).center();
  finger::wait(700);
  finger::tap(tourist.x, tourist.y);
  TEST_ASSERT_TRUE(fake::shows("Why "));
  expect_clicks(1, "a tourist of the city");
}

// --- touches on what may not be ------------------------------------------------------------------

void test_free_cell_far_from_the_city_should_say_why_nothing_goes_there() {
  begin(1, 1, 3);
  tap("cell 0,0");
  tap("button Build");
  finger::wait(700);
  const ui::Target corner = finger::find("cell 1,1").target;
  const ui::Point beside = {corner.x + corner.width * 3 / 2, corner.y + corner.height / 2};
  finger::tap(beside.x, beside.y);
  TEST_ASSERT_NOT_NULL(ui::said());
  TEST_ASSERT_FALSE_MESSAGE(fake::there("button Build"), "nothing is chosen");
}

// While laying, a tourist's field tells what it is paid, another field of its tile says why nothing
// goes there.
void test_field_beside_a_tourist_should_say_that_a_tile_lies_there() {
  rules::Rng rng(16);
  begin(1, 3, 10);
  play_until(rng, sending);
  tap("button Undo");
  TEST_ASSERT_TRUE(city().has_to_lay());
  const ui::cities::Layout layout = ui::cities::play_layout(ui::cities::Stage::lay);
  const auto plan = ui::cities::plan_of(city(), ui::cities::Window::near, layout.room);
  const unsigned own = city().tourists.at[0];
  for (unsigned field = 0; field < ui::cities::kFields; ++field) {
    const bool same_tile =
        ui::cities::index_of_field(field) == ui::cities::index_of_field(own) && field != own;
    if (!same_tile || city().tourists.has(field)) continue;
    const ui::Point middle = ui::cities::field_rect(plan, city(), field).center();
    finger::tap(middle.x, middle.y);
    TEST_ASSERT_FALSE(fake::shows("Why "));
    expect_said("A tile lies there already.");
    return;
  }
  TEST_FAIL_MESSAGE("no free field beside a tourist");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_tile_should_lie_where_the_finger_that_drags_it_lifts);
  RUN_TEST(test_tile_should_not_be_built_when_a_drag_ends_where_it_already_lay);
  RUN_TEST(test_tile_should_stay_where_it_was_last_when_the_finger_lifts_beside_the_cells);
  RUN_TEST(test_tile_should_go_to_the_cell_onto_which_the_finger_slides_from_beside_the_board);
  RUN_TEST(test_drag_from_the_hand_should_be_no_turn_wherever_it_ends);
  RUN_TEST(test_tile_should_not_turn_when_the_finger_lifts_beside_the_hand);
  RUN_TEST(test_tourist_should_go_to_the_field_where_the_finger_lifts);
  RUN_TEST(test_tourist_should_not_be_set_when_a_drag_ends_on_the_chosen_field);
  RUN_TEST(test_tourist_should_stand_again_when_it_is_touched_a_second_time);
  RUN_TEST(test_no_tourist_should_be_lifted_when_the_finger_slides_off_it);
  RUN_TEST(test_tourist_should_be_set_when_its_field_is_touched_twice_at_once);
  RUN_TEST(test_finger_just_over_two_fields_should_choose_the_nearer_one);
  RUN_TEST(test_finger_far_over_a_field_should_not_choose_it);
  RUN_TEST(test_touch_that_does_something_should_be_heard_once);
  RUN_TEST(test_free_cell_far_from_the_city_should_say_why_nothing_goes_there);
  RUN_TEST(test_field_beside_a_tourist_should_say_that_a_tile_lies_there);
  return UNITY_END();
}
