#include "cities_table.hpp"
#include "ui/play/setup/setup_choices.hpp"

using namespace table;

namespace {

void expect_record_replays(unsigned players) {
  rules::Session<Rules> again({}, 1);
  TEST_ASSERT_TRUE(tests::play_record(record(), again));
  TEST_ASSERT_EQUAL_MEMORY(&state(), &again.state(), sizeof(rule::State));
  for (unsigned player = 1; player <= players; ++player) {
    TEST_ASSERT_TRUE(shows_number(Rules::score(again.state(), static_cast<uint8_t>(player)).total));
  }
}

// --- whole games ---------------------------------------------------------------------------------

void test_one_player_should_play_any_legal_game_by_touches_on_names() {
  for (uint16_t challenge = 1; challenge <= 3; ++challenge) {
    begin(1, challenge, challenge);
    play_to_the_end(challenge);
    TEST_ASSERT_TRUE(fake::there("button Again"));
    expect_record_replays(1);
  }
}

void test_two_players_should_play_any_legal_game_by_touches_on_names() {
  begin(2, 3, 4);
  play_to_the_end(9);
  TEST_ASSERT_TRUE(fake::shows("win"));
  expect_record_replays(2);
}

void test_four_players_should_play_any_legal_game_by_touches_on_names() {
  begin(4, 2, 6);
  play_to_the_end(10);
  TEST_ASSERT_TRUE(fake::there("button Why"));
  expect_record_replays(4);
}

void test_no_jumping_should_be_playable_by_touches_on_names() {
  begin(1, 3, 7, {}, rule::kNoJumping);
  play_to_the_end(11);
  expect_record_replays(1);
}

// Any of them together.
void test_set_up_should_offer_the_variants_that_the_screens_can_play() {
  for (unsigned bits = 0; bits < 1u << std::size(ui::cities::kVariantNames); ++bits) {
    start();
    tap("button Cities");
    tap("button New");
    tap("field Variant");
    for (unsigned row = 0; row < std::size(ui::cities::kVariantNames); ++row) {
      const bool was = ui::choice_of(ui::cities::kEntry).setup.values[1] >> row & 1u;
      if (was != (bits >> row & 1u)) tap("row " + std::to_string(row + 1));
    }
    tap("back");
    pause();
    tap("button Start");
    TEST_ASSERT_EQUAL(bits, state().options.variants);
  }
}

void test_game_should_be_playable_however_the_device_is_held() {
  fake::for_each_hold([](const ui::Settings& settings) {
    begin(1, 3, 8, settings);
    play_to_the_end(12);
    expect_record_replays(1);
  });
}

void test_tiles_should_be_the_same_for_a_challenge_whatever_was_done() {
  begin(1, 1, 21);
  play_to_the_end(1);
  const uint32_t first = state().unseen;
  begin(1, 1, 21);
  play_to_the_end(2);
  TEST_ASSERT_EQUAL_HEX32(first, state().unseen);
  begin(2, 3, 21);
  play_to_the_end(3);
  TEST_ASSERT_EQUAL_HEX32(first, state().unseen);
}

// --- laying --------------------------------------------------------------------------------------

void test_tile_should_lie_nowhere_until_build_is_touched() {
  begin(1, 1, 2);
  TEST_ASSERT_FALSE(fake::there("button Build"));
  tap("cell 0,0");
  TEST_ASSERT_TRUE(fake::there("button Build"));
  TEST_ASSERT_EQUAL(3, game().match().events());  // the draws
  tap("button Build");
  TEST_ASSERT_EQUAL(4, game().match().events());
}

// Three tiles were drawn: luck showed them.
void test_button_that_can_do_nothing_should_say_why_when_it_is_touched() {
  begin(1, 1, 2);
  tap("button Build");
  TEST_ASSERT_TRUE(fake::shows("First touch the place for this tile."));
  tap("button Undo");
  TEST_ASSERT_TRUE(fake::shows("Luck can't be undone."));
  TEST_ASSERT_EQUAL(3, game().match().events());
}

void test_round_should_be_told_also_when_a_tourist_is_to_be_sent() {
  for (const unsigned players : {1u, 2u}) {
    fake::for_each_hold([&](const ui::Settings& held) {
      rules::Rng rng(5);
      begin(players, 1, 5, held);
      play_until(rng, sending);
      const unsigned round = unsigned{state().draws} - rule::kStartTiles;
      TEST_ASSERT_TRUE(fake::shows((std::to_string(round) + " of 13").c_str()));
    });
  }
}

void test_undo_should_say_that_it_drops_as_long_as_something_is_chosen() {
  begin(1, 1, 2);
  TEST_ASSERT_TRUE(fake::shows("Undo") && !fake::shows("Drop"));
  tap("cell 0,0");
  TEST_ASSERT_TRUE(fake::shows("Drop") && !fake::shows("Undo"));
  tap("button Undo");
  TEST_ASSERT_TRUE(fake::shows("Undo") && !fake::shows("Drop"));
}

void test_tile_should_be_built_when_it_is_touched_twice() {
  begin(1, 1, 2);
  tap("cell 0,0");
  TEST_ASSERT_EQUAL(3, game().match().events());
  tap("cell 0,0");
  TEST_ASSERT_EQUAL(4, game().match().events());
}

void test_tile_should_only_be_turned_when_the_second_touch_comes_late() {
  begin(1, 1, 2);
  tap("cell 0,0");
  finger::wait(1000);
  tap("cell 0,0");
  TEST_ASSERT_EQUAL(3, game().match().events());
  TEST_ASSERT_EQUAL(1, game().moves().turns());
}

void test_tile_should_follow_the_finger_when_it_is_dragged() {
  rules::Rng rng(5);
  begin(1, 1, 2);
  play_until(rng, laying);
  const ui::Target tile = finger::find("tile").target;
  rule::Frame cells = rule::cells_to_lay(state(), kept());
  const unsigned site =
      rule::site_of_bit(static_cast<unsigned>(std::countr_zero(cells)), rule::bit_shift(kept()));
  const ui::Target cell = finger::find(cell_name(site).c_str()).target;
  drivers::touch::set_finger(true, tile.x + 20, tile.y + 20);
  finger::wait(60);
  drivers::touch::set_finger(true, cell.x + cell.width / 2, cell.y + cell.height / 2);
  finger::wait(60);
  drivers::touch::set_finger(false, 0, 0);
  finger::wait(100);
  tap("button Build");
  TEST_ASSERT_EQUAL(rule::Verb::kPlace, last_of_players().verb());
  TEST_ASSERT_EQUAL(site, last_of_players().a);
  TEST_ASSERT_EQUAL(0, last_of_players().b);  // a drag is no turn
}

void test_undo_should_take_back_the_tile_but_not_the_draw() {
  rules::Rng rng(6);
  begin(1, 1, 3);
  play_until(rng, laying);
  TEST_ASSERT_FALSE(game().match().can_undo());
  const rule::State before = state();
  rules::Event event = Rules::pick(state(), rng);
  act(event);
  tap("button Undo");
  TEST_ASSERT_EQUAL_MEMORY(&before, &state(), sizeof before);
  TEST_ASSERT_FALSE(game().match().can_undo());
}

void test_undo_should_first_drop_what_is_only_chosen() {
  begin(1, 1, 3);
  tap("cell 0,0");
  tap("button Build");
  tap("cell 1,1");
  tap("button Undo");
  TEST_ASSERT_FALSE(fake::there("button Build"));
  TEST_ASSERT_EQUAL(4, game().match().events());
  tap("button Undo");
  TEST_ASSERT_EQUAL(3, game().match().events());
}

void test_touch_should_say_why_a_tile_can_not_lie_there() {
  begin(1, 1, 3);
  tap_beside("cell 0,0", 60, 60);
  expect_said("The first tile goes to the middle.");
  tap("cell 0,0");
  tap("button Build");
  tap_beside("cell 1,1", 0, -30);
  expect_said("Starting tiles may not lie side by side.");
  tap_beside("cell 1,1", -30, -30);
  expect_said("A tile lies there already.");
}

// --- tourists ------------------------------------------------------------------------------------

void test_touch_should_say_why_a_tourist_can_not_stand_there() {
  rules::Rng rng(7);
  begin(1, 3, 5);
  play_until(rng, [] {
    return city().has_to_act() && city().tourists.count < rule::kTourists &&
           kept().open_quarters() != 15;
  });
  unsigned wet = 0;
  while (kept().open_quarters() >> wet & 1u) ++wet;
  unsigned dry = 0;
  while (!(kept().open_quarters() >> dry & 1u)) ++dry;
  const std::string name = field_name(new_spot(dry));
  const int side = finger::find(name.c_str()).target.width;
  tap_beside(name.c_str(), (static_cast<int>(wet % 2) - static_cast<int>(dry % 2)) * side,
             (static_cast<int>(wet / 2) - static_cast<int>(dry / 2)) * side);
  expect_said("Tourists can't stand on water.");
  TEST_ASSERT_FALSE(fake::there("button Send"));
}

void test_tourist_should_be_dropped_again_by_undo() {
  rules::Rng rng(8);
  begin(1, 3, 5);
  play_until(rng, sending);
  const size_t steps = game().match().events();
  const std::string name = field_name(spot_of(city().tourists.at[0]));
  tap(name);
  TEST_ASSERT_TRUE(fake::shows("Where to?"));
  tap("button Undo");
  TEST_ASSERT_FALSE(fake::shows("Where to?"));
  TEST_ASSERT_EQUAL(steps, game().match().events());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_one_player_should_play_any_legal_game_by_touches_on_names);
  RUN_TEST(test_two_players_should_play_any_legal_game_by_touches_on_names);
  RUN_TEST(test_four_players_should_play_any_legal_game_by_touches_on_names);
  RUN_TEST(test_no_jumping_should_be_playable_by_touches_on_names);
  RUN_TEST(test_set_up_should_offer_the_variants_that_the_screens_can_play);
  RUN_TEST(test_game_should_be_playable_however_the_device_is_held);
  RUN_TEST(test_tiles_should_be_the_same_for_a_challenge_whatever_was_done);
  RUN_TEST(test_tile_should_lie_nowhere_until_build_is_touched);
  RUN_TEST(test_button_that_can_do_nothing_should_say_why_when_it_is_touched);
  RUN_TEST(test_round_should_be_told_also_when_a_tourist_is_to_be_sent);
  RUN_TEST(test_undo_should_say_that_it_drops_as_long_as_something_is_chosen);
  RUN_TEST(test_tile_should_be_built_when_it_is_touched_twice);
  RUN_TEST(test_tile_should_only_be_turned_when_the_second_touch_comes_late);
  RUN_TEST(test_tile_should_follow_the_finger_when_it_is_dragged);
  RUN_TEST(test_undo_should_take_back_the_tile_but_not_the_draw);
  RUN_TEST(test_undo_should_first_drop_what_is_only_chosen);
  RUN_TEST(test_touch_should_say_why_a_tile_can_not_lie_there);
  RUN_TEST(test_touch_should_say_why_a_tourist_can_not_stand_there);
  RUN_TEST(test_tourist_should_be_dropped_again_by_undo);
  return UNITY_END();
}
