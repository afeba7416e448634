// Where the luck of a match comes from, and when it acts.
#include "host_tests/core/match_table.hpp"

using namespace match_test;

namespace {

void test_luck_should_act_until_a_player_can_when_it_is_the_device_s() {
  Match<Cities> match({}, Party::of_persons(1), Luck::of_device(kSecret));
  TEST_ASSERT_EQUAL(3, match.events());  // the starting tiles
  TEST_ASSERT_TRUE(is_due(match, Due::act));
  TEST_ASSERT_EQUAL(1, match.player());
  TEST_ASSERT_FALSE(match.can_undo());
}

void test_dice_should_wait_for_a_touch_when_people_throw_them() {
  Match<CityPlanner> match({}, Party::of_persons(1), Luck::of_device(kSecret));
  TEST_ASSERT_EQUAL(0, match.events());
  TEST_ASSERT_TRUE(is_due(match, Due::throwing));
  match.throw_dice();
  TEST_ASSERT_EQUAL(7, match.events());  // all seven in the first turn of the game
  TEST_ASSERT_TRUE(is_due(match, Due::act));
}

void test_dice_should_not_wait_when_only_bots_play() {
  Match<CityPlanner> match({}, Party::of(1, Sitter::random), Luck::of_device(kSecret));
  TEST_ASSERT_EQUAL(7, match.events());
  TEST_ASSERT_TRUE(is_due(match, Due::bot));
}

void test_luck_should_be_another_when_the_secret_is_another() {
  unsigned same = 0;
  for (uint64_t secret = 0; secret < 60; ++secret) {
    const Match<Cities> one({}, Party::of_persons(1), Luck::of_device(secret));
    const Match<Cities> two({}, Party::of_persons(1), Luck::of_device(secret + 1));
    same += one.event(0) == two.event(0) ? 1 : 0;
  }
  TEST_ASSERT_LESS_THAN(12, same);  // one of 24 by chance: 2.5 of 60
}

void test_luck_should_use_all_bits_of_the_secret() {
  const Match<CityPlanner> low({}, Party::of(1, Sitter::random), Luck::of_device(1));
  const Match<CityPlanner> high({}, Party::of(1, Sitter::random), Luck::of_device(1 | 1ull << 63));
  unsigned same = 0;
  for (size_t i = 0; i < 7; ++i) same += low.event(i) == high.event(i) ? 1 : 0;
  TEST_ASSERT_LESS_THAN(7, same);
}

void test_a_number_should_bring_the_same_tiles_when_other_moves_were_made() {
  Match<Cities> one({}, Party::of_persons(1), Luck::numbered(412));
  Match<Cities> two({}, Party::of_persons(1), Luck::numbered(412));
  for (tests::Decider decider(1); !one.over();) decider.step(one);
  for (tests::Decider decider(2); !two.over();) decider.step(two);
  std::vector<uint8_t> drawn[2];
  for (size_t i = 0; i < one.events(); ++i) {
    if (one.event(i).actor() == rules::kChance) drawn[0].push_back(one.event(i).a);
  }
  for (size_t i = 0; i < two.events(); ++i) {
    if (two.event(i).actor() == rules::kChance) drawn[1].push_back(two.event(i).a);
  }
  TEST_ASSERT_EQUAL(16, drawn[0].size());
  TEST_ASSERT_TRUE(drawn[0] == drawn[1]);
}

void test_a_die_should_stay_the_same_when_another_one_was_rolled_again_before_it() {
  const Luck luck = Luck::numbered(7);
  const CityPlanner::State state = CityPlanner::start({}, 1);
  const Event first[] = {event_of<CityPlanner>("@ die 1 3")};
  const Event again[] = {event_of<CityPlanner>("@ die 1 3"), event_of<CityPlanner>("@ die 1 5")};
  CityPlanner::State second_die = state;
  TEST_ASSERT_TRUE(CityPlanner::apply(second_die, first[0]).ok());
  TEST_ASSERT_TRUE(rules::drawn<CityPlanner>(luck, second_die, first, 1) ==
                   rules::drawn<CityPlanner>(luck, second_die, again, 2));
}

void test_nth_card_should_stay_the_same_when_more_of_another_deck_was_drawn() {
  // Ten numbers were drawn both times, but two developments less.
  DrawCity::State state = DrawCity::start({}, 2);
  std::vector<Event> log;
  const auto draw = [&](const char* line) {
    log.push_back(event_of<DrawCity>(line));
    TEST_ASSERT_TRUE_MESSAGE(DrawCity::apply(state, log.back()).ok(), line);
  };
  draw("@ first p1");
  draw("@ number p1 5");
  const uint32_t second_number = rules::luck_place<DrawCity>(state, log.data(), log.size());
  draw("@ number p1 5");
  const uint32_t first_development = rules::luck_place<DrawCity>(state, log.data(), log.size());
  TEST_ASSERT_EQUAL(1, second_number & 0xFFFFFF);
  TEST_ASSERT_EQUAL(0, first_development & 0xFFFFFF);
  TEST_ASSERT_NOT_EQUAL(second_number >> 24, first_development >> 24);
}

void test_script_should_come_first_when_there_is_one() {
  const Event script[] = {event_of<Cities>("@ draw 4"), event_of<Cities>("@ draw 12"),
                          event_of<Cities>("@ draw 4"),  // can't be: it was drawn
                          event_of<Cities>("@ draw 16"), event_of<Cities>("@ draw 8")};
  Match<Cities> match({}, Party::of_persons(1), Luck::written(script, 5));
  TEST_ASSERT_EQUAL_STRING("@ draw 4", line_of(match, 0).c_str());
  TEST_ASSERT_EQUAL_STRING("@ draw 12", line_of(match, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("@ draw 16", line_of(match, 2).c_str());
  does(match, {"p1 start 4 0,0 r0", "p1 start 12 1,1 r0", "p1 start 16 2,2 r0"});
  TEST_ASSERT_EQUAL_STRING("@ draw 8", line_of(match, 6).c_str());
  // The script is over; the game goes on.
  does(match, {"p1 place 1,0 r0", "p1 stay"});
  TEST_ASSERT_EQUAL(10, match.events());
  // What it showed can be taken back, for who learns; it then comes again.
  match.undo();
  TEST_ASSERT_EQUAL_STRING("p1 place 1,0 r0", line_of(match, match.events() - 1).c_str());
  match.undo();
  match.undo();
  TEST_ASSERT_EQUAL(5, match.events());
  does(match, {"p1 start 16 0,2 r0"});
  TEST_ASSERT_EQUAL_STRING("@ draw 8", line_of(match, 6).c_str());
}

void test_luck_should_be_entered_when_people_roll() {
  Match<Cities> match({}, Party::of_persons(1), Luck::of_people(kSecret));
  TEST_ASSERT_TRUE(is_due(match, Due::entry));
  does(match, {"@ draw 4", "@ draw 12", "@ draw 16", "p1 start 4 0,0 r0"});
  // Any die is taken back, at any depth.
  for (size_t left = 4; left > 0; --left) {
    TEST_ASSERT_EQUAL(left, match.events());
    TEST_ASSERT_TRUE(match.can_undo());
    match.undo();
  }
  TEST_ASSERT_FALSE(match.can_undo());
  TEST_ASSERT_TRUE(is_due(match, Due::entry));
}

void test_device_should_draw_what_its_own_luck_would_when_people_let_it() {
  const Match<Cities> of_device({}, Party::of_persons(1), Luck::of_device(kSecret));
  Match<Cities> match({}, Party::of_persons(1), Luck::of_people(kSecret));
  for (size_t drawn = 0; drawn < 3; ++drawn) {
    TEST_ASSERT_TRUE(is_due(match, Due::entry));
    TEST_ASSERT_EQUAL_MESSAGE(drawn, match.events(), "one at a time");
    match.draw_for_people();
    TEST_ASSERT_TRUE(match.event(drawn) == of_device.event(drawn));
  }
  TEST_ASSERT_TRUE(is_due(match, Due::act));
}

void test_undo_should_stop_at_what_the_device_drew_when_people_let_it() {
  Match<Cities> match({}, Party::of_persons(1), Luck::of_people(kSecret));
  does(match, {"@ draw 4"});
  match.draw_for_people();
  TEST_ASSERT_EQUAL(2, match.events());
  TEST_ASSERT_FALSE_MESSAGE(match.can_undo(), "nor what was entered before it");
  TEST_ASSERT_EQUAL(2, match.undo_reaches());
  while (is_due(match, Due::entry)) {
    for (const Event event : tests::own_options(match, 0)) {
      if (match.act(event).ok()) break;
    }
  }
  TEST_ASSERT_TRUE(match.can_undo());
  match.undo();
  TEST_ASSERT_EQUAL(2, match.events());
  TEST_ASSERT_FALSE(match.can_undo());
}

void test_luck_should_be_another_when_the_number_is_another() {
  TEST_ASSERT_EQUAL(412, Luck::numbered(412).number());
  const Match<CityPlanner> one({}, Party::of(1, Sitter::random), Luck::numbered(412));
  const Match<CityPlanner> two({}, Party::of(1, Sitter::random), Luck::numbered(413));
  unsigned same = 0;
  for (size_t i = 0; i < 7; ++i) same += one.event(i) == two.event(i) ? 1 : 0;
  TEST_ASSERT_LESS_THAN(7, same);
}

void test_draw_should_be_another_when_the_secret_is_another_in_a_bit_of_its_place() {
  constexpr uint32_t kPlace = 1u << 24 | 3;
  for (const uint32_t bit : {1u, 2u, 1u << 24}) {
    rules::Rng one = Luck::of_device(kSecret & ~uint64_t{bit}).at(kPlace);
    rules::Rng two = Luck::of_device(kSecret | bit).at(kPlace);
    TEST_ASSERT_NOT_EQUAL(one.next(), two.next());
  }
}

void test_place_of_a_draw_should_count_the_draws_before_it_and_no_more() {
  const Event log[] = {event_of<Cities>("@ draw 4"), event_of<Cities>("@ draw 12"),
                       event_of<Cities>("@ draw 16")};
  Cities::State state = Cities::start({}, 1);
  for (uint32_t drawn = 0; drawn < 3; ++drawn) {
    TEST_ASSERT_EQUAL(drawn, rules::luck_place<Cities>(state, log, drawn) & 0xFFFFFF);
    TEST_ASSERT_TRUE(Cities::apply(state, log[drawn]).ok());
  }
}

void test_script_should_end_where_it_was_said_to() {
  const Event script[] = {event_of<Cities>("@ draw 4"), event_of<Cities>("@ draw 12"),
                          event_of<Cities>("@ draw 16")};
  const Luck luck = Luck::written(script, 2);
  Cities::State state = Cities::start({}, 1);
  Event next;
  for (unsigned drawn = 0; drawn < 2; ++drawn) {
    TEST_ASSERT_TRUE(rules::next_written<Cities>(luck, state, script, drawn, next));
    TEST_ASSERT_TRUE(next == script[drawn]);
    TEST_ASSERT_TRUE(Cities::apply(state, next).ok());
  }
  TEST_ASSERT_FALSE(rules::next_written<Cities>(luck, state, script, 2, next));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_luck_should_act_until_a_player_can_when_it_is_the_device_s);
  RUN_TEST(test_dice_should_wait_for_a_touch_when_people_throw_them);
  RUN_TEST(test_dice_should_not_wait_when_only_bots_play);
  RUN_TEST(test_luck_should_be_another_when_the_secret_is_another);
  RUN_TEST(test_luck_should_use_all_bits_of_the_secret);
  RUN_TEST(test_a_number_should_bring_the_same_tiles_when_other_moves_were_made);
  RUN_TEST(test_a_die_should_stay_the_same_when_another_one_was_rolled_again_before_it);
  RUN_TEST(test_nth_card_should_stay_the_same_when_more_of_another_deck_was_drawn);
  RUN_TEST(test_script_should_come_first_when_there_is_one);
  RUN_TEST(test_luck_should_be_entered_when_people_roll);
  RUN_TEST(test_device_should_draw_what_its_own_luck_would_when_people_let_it);
  RUN_TEST(test_undo_should_stop_at_what_the_device_drew_when_people_let_it);
  RUN_TEST(test_luck_should_be_another_when_the_number_is_another);
  RUN_TEST(test_draw_should_be_another_when_the_secret_is_another_in_a_bit_of_its_place);
  RUN_TEST(test_place_of_a_draw_should_count_the_draws_before_it_and_no_more);
  RUN_TEST(test_script_should_end_where_it_was_said_to);
  return UNITY_END();
}
