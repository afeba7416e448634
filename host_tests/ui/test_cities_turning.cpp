// A tile is turned by a touch on it, in the hand and where it would lie; built by Build, or by two
// quick touches on a cell. What it offers a tourist is told before that.
#include "canvas.hpp"
#include "cities_table.hpp"
#include "host_tests/core/decider.hpp"
#include "ui/cities/offer.hpp"
#include "ui/cities/play_layout.hpp"
#include "written.hpp"

namespace {

using namespace table;

ui::cities::CitiesPicker& picker() { return game().moves(); }
size_t done() { return game().match().events(); }

std::string any_cell() {
  const rule::Frame cells = rule::cells_to_lay(state(), kept());
  return cell_name(
      rule::site_of_bit(static_cast<unsigned>(std::countr_zero(cells)), rule::bit_shift(kept())));
}

// Somebody's tile in hand, and one of the cells where it may go.
std::string begin_laying() {
  rules::Rng rng(5);
  begin(1, 1, 2);
  play_until(rng, laying);
  pause();
  return any_cell();
}

// --- turning -------------------------------------------------------------------------------------

void test_tile_should_turn_where_it_would_lie_when_it_is_touched_there() {
  const std::string cell = begin_laying();
  tap(cell);
  const size_t before = done();
  for (unsigned turns = 1; turns <= 4; ++turns) {
    pause();
    tap(cell);
    TEST_ASSERT_EQUAL(turns % 4, picker().turns());
  }
  pause();
  tap(cell);
  TEST_ASSERT_EQUAL(before, done());
  tap("button Build");
  TEST_ASSERT_EQUAL(rule::Verb::kPlace, last_of_players().verb());
  TEST_ASSERT_EQUAL(1, last_of_players().b);
}

// Who turns it on and on is quick.
void test_tile_should_turn_on_and_build_nothing_when_the_touches_come_quickly() {
  const std::string cell = begin_laying();
  tap(cell);
  pause();
  const size_t before = done();
  for (unsigned turns = 1; turns <= 6; ++turns) {
    tap(cell);
    TEST_ASSERT_EQUAL(turns % 4, picker().turns());
  }
  TEST_ASSERT_EQUAL(before, done());
}

void test_two_quick_touches_on_a_cell_should_build_there_and_turn_nothing() {
  const std::string cell = begin_laying();
  tap(cell);
  tap(cell);
  TEST_ASSERT_EQUAL(rule::Verb::kPlace, last_of_players().verb());
  TEST_ASSERT_EQUAL(0, last_of_players().b);
}

void test_worth_should_be_that_of_the_tile_as_it_is_turned_on_its_cell() {
  const std::string cell = begin_laying();
  tap(cell);
  for (unsigned turns = 1; turns < 4; ++turns) {
    pause();
    tap(cell);
    const int then = picker().preview().after.total;
    rule::State ahead = state();
    TEST_ASSERT_TRUE(Rules::apply(ahead, picker().event()).ok());
    TEST_ASSERT_EQUAL(Rules::score(ahead, 1).total, then);
  }
}

void test_starting_tile_should_turn_where_it_would_lie() {
  begin(1, 1, 3);
  TEST_ASSERT_TRUE(fake::shows("Touch the tile to turn it, then Build."));
  tap("cell 0,0");
  pause();
  tap("cell 0,0");
  TEST_ASSERT_EQUAL(1, picker().turns());
  tap("button Build");
  TEST_ASSERT_EQUAL(rule::Verb::kStart, last_of_players().verb());
  TEST_ASSERT_EQUAL(1, last_of_players().c);
}

void test_screen_should_say_how_the_tile_on_a_cell_is_turned() {
  const std::string cell = begin_laying();
  TEST_ASSERT_FALSE(fake::shows("Touch it to turn it"));
  tap(cell);
  TEST_ASSERT_TRUE(fake::shows("Touch it to turn it"));
  tap("button Undo");
  TEST_ASSERT_FALSE(fake::shows("Touch it to turn it"));
}

void test_tile_should_not_turn_when_it_is_dragged_away_and_back() {
  const std::string cell = begin_laying();
  tap(cell);
  pause();
  const ui::Point here = finger::middle_of(cell);
  finger::slide({here, {here.x, here.y + 60}, here});
  TEST_ASSERT_EQUAL(0, picker().turns());
}

// --- what it offers ------------------------------------------------------------------------------

// The most that any move of a tourist to the tile just laid would bring, event by event.
int most_of_all(const rule::State& laid) {
  const rules::Actor actor = 1;
  const int now = Rules::score(laid, actor).total;
  const rule::City& own = laid.cities[0];
  const auto is_new = [&](unsigned site, unsigned quarter) {
    const unsigned field = rule::field_named(laid, own, site, quarter);
    for (unsigned i = 0; i < rule::kQuarters; ++i) {
      if (rule::field_of_last(laid, own, i) == field) return true;
    }
    return false;
  };
  int most = ui::cities::kNoOffer;
  for (const rules::Event event : tests::listed<Rules>(laid)) {
    if (event.actor() != actor || event.is(rule::Verb::kStay)) continue;
    if (event.is(rule::Verb::kWalk) && !is_new(event.c, event.b / rule::kQuarters)) continue;
    rule::State ahead = laid;
    TEST_ASSERT_TRUE(Rules::apply(ahead, event).ok());
    most = std::max({most, 0, Rules::score(ahead, actor).total - now});
  }
  return most;
}

// Sends one as long as there are some: then others have to move.
void send_or_move(rules::Rng& rng) {
  if (city().has_to_act()) {
    for (const rules::Event event : tests::listed<Rules>(state())) {
      if (event.is(rule::Verb::kTourist)) return act(event);
    }
  }
  move(rng);
}

void expect_offers_of_games(uint8_t variants) {
  for (unsigned level = 1; level <= 3; ++level) {
    rules::Rng rng(level);
    begin(1, level, static_cast<uint16_t>(level), {}, variants);
    unsigned without_stock = 0;
    while (!over()) {
      if (!rule::in_set_up(state()) && city().has_to_lay()) {
        tap(any_cell());
        rule::State laid = state();
        TEST_ASSERT_TRUE(Rules::apply(laid, picker().event()).ok());
        TEST_ASSERT_EQUAL(most_of_all(laid), picker().offer());
        without_stock += city().tourists.count == rule::kTourists ? 1 : 0;
        tap("button Undo");
      }
      send_or_move(rng);
    }
    TEST_ASSERT_GREATER_THAN(0, without_stock);
  }
}

void test_offer_should_be_the_most_that_a_tourist_on_the_new_tile_brings() {
  expect_offers_of_games(rule::kNone);
}

void test_offer_should_be_what_walkers_bring_when_nobody_jumps() {
  expect_offers_of_games(rule::kNoJumping);
}

// A pawn with what it would bring stands below the numbers, apart from the flag.
void test_offer_should_be_told_beside_the_board() {
  fake::for_each_hold([](const ui::Settings& held) {
    rules::Rng rng(5);
    begin(1, 1, 2, held);
    play_until(rng, laying);
    tap(any_cell());
    TEST_ASSERT_GREATER_THAN(0, picker().offer());
    const ui::Rect kinds = ui::cities::play_layout(ui::cities::Stage::lay).kinds;
    const std::string told = "+" + std::to_string(picker().offer());
    bool found = false;
    const DrawnScreen drawn;
    for (const Written& line : drawn.written) {
      const ui::Point middle = line.area().center();
      found |= line.text == told && kinds.contains(middle) && middle.x > kinds.center().x &&
               middle.y > kinds.center().y;
    }
    TEST_ASSERT_TRUE(found);
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_tile_should_turn_where_it_would_lie_when_it_is_touched_there);
  RUN_TEST(test_tile_should_turn_on_and_build_nothing_when_the_touches_come_quickly);
  RUN_TEST(test_two_quick_touches_on_a_cell_should_build_there_and_turn_nothing);
  RUN_TEST(test_worth_should_be_that_of_the_tile_as_it_is_turned_on_its_cell);
  RUN_TEST(test_starting_tile_should_turn_where_it_would_lie);
  RUN_TEST(test_screen_should_say_how_the_tile_on_a_cell_is_turned);
  RUN_TEST(test_tile_should_not_turn_when_it_is_dragged_away_and_back);
  RUN_TEST(test_offer_should_be_the_most_that_a_tourist_on_the_new_tile_brings);
  RUN_TEST(test_offer_should_be_what_walkers_bring_when_nobody_jumps);
  RUN_TEST(test_offer_should_be_told_beside_the_board);
  return UNITY_END();
}
