// "Just one more": the extra tile is laid over fields of the city, or declined.
#include "cities_table.hpp"

using namespace table;

namespace {

constexpr unsigned kOnFields = 7;  // fields in a row from which a full city can be covered

// A game alone up to its extra tile.
void begin_covering(uint16_t challenge, uint64_t seed, const ui::Settings& held = {}) {
  begin(1, 3, challenge, held, rule::kOneMore);
  rules::Rng rng(seed);
  while (!city().covers) move(rng);
}

std::string cover_name(unsigned field) { return field_name(spot_of(field)); }

ui::Point middle_of(const std::string& name) {
  const finger::Search search = finger::find(name.c_str());
  TEST_ASSERT_TRUE_MESSAGE(search.found, name.c_str());
  const ui::Target& at = search.target;
  return {at.x + at.width / 2, at.y + at.height / 2};
}

void test_one_more_should_be_playable_by_touches_on_names() {
  for (const unsigned more : {0u, unsigned{rule::kNoJumping}}) {
    const auto variants = static_cast<uint8_t>(rule::kOneMore | more);
    for (uint16_t challenge = 1; challenge <= 3; ++challenge) {
      begin(2, challenge, challenge, {}, variants);
      play_to_the_end(20u + challenge);
      TEST_ASSERT_EQUAL(variants, state().options.variants);
      TEST_ASSERT_EQUAL(rule::kMostDraws, state().draws);
      rules::Session<Rules> again({}, 1);
      TEST_ASSERT_TRUE(tests::play_record(record(), again));
      TEST_ASSERT_EQUAL_MEMORY(&state(), &again.state(), sizeof(rule::State));
    }
  }
}

// Every four fields that meet, and no others: seven by seven.
void test_extra_tile_should_have_a_place_over_any_four_fields() {
  fake::for_each_hold([](const ui::Settings& held) {
    begin_covering(4, 31, held);
    unsigned places = 0;
    for (unsigned row = 0; row < kOnFields; ++row) {
      for (unsigned column = 0; column < kOnFields; ++column, ++places) {
        const unsigned field = row * ui::cities::kFieldSide + column;
        tap(cover_name(field));
        TEST_ASSERT_EQUAL(field, game().moves().cover());
        finger::wait(700);
      }
    }
    TEST_ASSERT_EQUAL(49, places);
    TEST_ASSERT_FALSE(finger::find(cover_name(kOnFields).c_str()).found);
    TEST_ASSERT_FALSE(finger::find(cover_name(kOnFields * ui::cities::kFieldSide).c_str()).found);
  });
}

void test_extra_tile_should_move_by_a_field_when_it_is_dragged() {
  begin_covering(5, 32);
  const unsigned from = 2 * ui::cities::kFieldSide + 2;
  const ui::Point start = middle_of(cover_name(from));
  const int field = middle_of(cover_name(from + 1)).x - start.x;
  drivers::touch::set_finger(true, start.x, start.y);
  finger::wait(60);
  TEST_ASSERT_EQUAL(from, game().moves().cover());
  for (int step = 1; step <= 3; ++step) {
    drivers::touch::set_finger(true, start.x + step * field, start.y);
    finger::wait(60);
    TEST_ASSERT_EQUAL(from + static_cast<unsigned>(step), game().moves().cover());
  }
  drivers::touch::set_finger(false, 0, 0);
  finger::wait(100);
  tap("button Build");
  TEST_ASSERT_EQUAL(rule::Verb::kCover, last_of_players().verb());
  TEST_ASSERT_EQUAL(from + 3, kept().cover_at / 8 * 16 + kept().cover_at % 8);
}

void test_extra_tile_should_turn_when_it_is_touched_in_the_hand() {
  begin_covering(5, 32);
  tap(cover_name(0));
  tap("tile");
  tap("tile");
  finger::wait(700);
  tap("button Build");
  TEST_ASSERT_EQUAL(2, kept().cover_turns);
}

void test_declined_tile_should_leave_the_city_as_it_was_until_the_tourist_has_acted() {
  begin_covering(6, 33);
  const rule::State before = state();
  const ui::cities::City was = city();
  tap("button Decline");
  TEST_ASSERT_TRUE(fake::there("button Stay"));
  TEST_ASSERT_EQUAL_MEMORY(was.faces, city().faces, sizeof was.faces);
  finger::wait(700);
  tap("button Undo");
  TEST_ASSERT_EQUAL_MEMORY(&before, &state(), sizeof before);
  TEST_ASSERT_TRUE(fake::there("button Decline"));
}

// A tourist under it is back in the stock, its field shows what now lies on top.
void test_tourist_under_the_extra_tile_should_go_back_to_the_stock() {
  begin_covering(7, 34);
  const ui::cities::City was = city();
  TEST_ASSERT_GREATER_THAN(0, was.tourists.count);
  const unsigned stands = was.tourists.at[0];
  const unsigned row = std::min(stands / ui::cities::kFieldSide, kOnFields - 1);
  const unsigned column = std::min(stands % ui::cities::kFieldSide, kOnFields - 1);
  const unsigned first = row * ui::cities::kFieldSide + column;
  unsigned under = 0;
  for (unsigned i = 0; i < was.tourists.count; ++i) {
    under += ui::cities::is_quarter_of(first, was.tourists.at[i]);
  }
  const rule::Laid tile = game().moves().laid();
  tap(cover_name(first));
  finger::wait(700);
  tap("button Build");
  TEST_ASSERT_EQUAL(was.tourists.count - under, city().tourists.count);
  TEST_ASSERT_FALSE(city().tourists.has(stands));
  for (unsigned quarter = 0; quarter < rule::kQuarters; ++quarter) {
    TEST_ASSERT_EQUAL(rule::kind_of(tile, quarter),
                      ui::cities::kind_of_field(city(), ui::cities::quarter_from(first, quarter)));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_one_more_should_be_playable_by_touches_on_names);
  RUN_TEST(test_extra_tile_should_have_a_place_over_any_four_fields);
  RUN_TEST(test_extra_tile_should_move_by_a_field_when_it_is_dragged);
  RUN_TEST(test_extra_tile_should_turn_when_it_is_touched_in_the_hand);
  RUN_TEST(test_declined_tile_should_leave_the_city_as_it_was_until_the_tourist_has_acted);
  RUN_TEST(test_tourist_under_the_extra_tile_should_go_back_to_the_stock);
  return UNITY_END();
}
