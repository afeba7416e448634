// One match at a time: who acts, who holds the device, what undo reaches.
#include "host_tests/core/match_table.hpp"

using namespace match_test;

namespace {

void test_undo_should_stop_at_what_luck_showed_when_the_device_draws() {
  Match<CityPlanner> match({}, Party::of_persons(1), Luck::of_device(kSecret));
  match.throw_dice();
  TEST_ASSERT_FALSE(match.can_undo());
  does(match, {"p1 lock 1"});
  TEST_ASSERT_TRUE(match.can_undo());
  match.undo();
  TEST_ASSERT_EQUAL(7, match.events());
  TEST_ASSERT_FALSE(match.can_undo());
}

void test_undo_should_take_back_the_bot_s_answer_too_when_luck_showed_nothing() {
  Match<Cities> match({}, one_bot(2, 2, Sitter::random), Luck::of_people(kSecret));
  does(match, {"@ draw 4", "@ draw 12", "@ draw 16", "p1 start 4 0,0 r0", "p1 start 12 1,1 r0",
               "p1 start 16 2,2 r0"});
  TEST_ASSERT_TRUE(is_due(match, Due::bot));
  while (is_due(match, Due::bot)) {
    while (!match.think(1)) {
    }
    match.do_decided();
  }
  TEST_ASSERT_EQUAL(9, match.events());
  match.undo();
  TEST_ASSERT_EQUAL(5, match.events());
  TEST_ASSERT_TRUE(is_due(match, Due::act));
}

void test_undo_should_hand_the_device_back_when_it_was_another_s() {
  Match<Cities> match({}, Party::of_persons(2), Luck::of_people(kSecret));
  does(match, {"@ draw 4", "@ draw 12", "@ draw 16", "p1 start 4 0,0 r0", "p1 start 12 1,1 r0",
               "p1 start 16 2,2 r0", "take"});
  TEST_ASSERT_EQUAL(2, match.holder());
  const Cities::State seen = match.seen();
  match.undo();
  TEST_ASSERT_TRUE(is_due(match, Due::hand_over));
  TEST_ASSERT_EQUAL(1, match.player());
  TEST_ASSERT_EQUAL(2, match.holder());
  // The second player sees as little of the first one's city as before.
  TEST_ASSERT_TRUE(tests::same_bytes(seen, match.seen()));
  TEST_ASSERT_FALSE(match.act(event_of<Cities>("p2 start 4 0,0 r0")).ok());
  TEST_ASSERT_FALSE(match.act(event_of<Cities>("p1 start 16 2,2 r0")).ok());
  match.take();
  TEST_ASSERT_TRUE(is_due(match, Due::act));
  TEST_ASSERT_EQUAL(1, match.holder());
  TEST_ASSERT_FALSE(tests::same_bytes(seen, match.seen()));
  // And on, within the first player's own moves.
  match.undo();
  TEST_ASSERT_TRUE(is_due(match, Due::act));
}

void test_undo_should_give_the_device_back_to_its_holder_when_the_move_before_is_theirs() {
  Match<Cities> match({}, Party::of_persons(2), Luck::of_people(kSecret));
  does(match, {"@ draw 4", "@ draw 12", "@ draw 16", "p1 start 4 0,0 r0", "p1 start 12 1,1 r0",
               "p1 start 16 2,2 r0", "take", "p2 start 4 0,0 r0"});
  match.undo();
  TEST_ASSERT_TRUE(is_due(match, Due::act));
  TEST_ASSERT_EQUAL(2, match.player());
}

// The second player takes back which card the first one drew: its hand is shown to nobody else.
void test_undo_should_hand_the_device_to_whose_card_was_entered_when_hands_are_hidden() {
  DrawCity::Options no_modules{};
  TEST_ASSERT_TRUE(DrawCity::set(no_modules, 2, 1, 0, 0));
  Match<DrawCity> match(no_modules, Party::of_persons(2), Luck::of_people(kSecret));
  Match<DrawCity> other(no_modules, Party::of_persons(2), Luck::of_people(kSecret));
  for (Match<DrawCity>* one : {&match, &other}) {
    deal(*one, "@ number p2 4");
    const char* number = one == &match ? "@ number p1 6" : "@ number p1 9";
    does(*one, {"take", "p1 build H 5 1,1", number, "@ development p1 F", "take"});
    TEST_ASSERT_EQUAL(2, one->holder());
    one->undo();
    TEST_ASSERT_TRUE(is_due(*one, Due::hand_over));
    TEST_ASSERT_EQUAL(1, one->player());
    TEST_ASSERT_EQUAL(2, one->holder());
  }
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(), other.seen()));
  for (Match<DrawCity>* one : {&match, &other}) {
    one->take();
    TEST_ASSERT_TRUE(is_due(*one, Due::entry));
    TEST_ASSERT_EQUAL(1, one->holder());
    TEST_ASSERT_EQUAL(0, one->player());
  }
  TEST_ASSERT_FALSE(tests::same_bytes(match.seen(), other.seen()));
}

void test_undo_should_lay_the_device_between_the_players_when_nobody_had_it() {
  DrawCity::Options no_modules{};
  TEST_ASSERT_TRUE(DrawCity::set(no_modules, 2, 1, 0, 0));
  Match<DrawCity> match(no_modules, Party::of_persons(2), Luck::of_people(kSecret));
  deal(match, "@ number p2 4");
  match.take();
  TEST_ASSERT_EQUAL(1, match.holder());
  match.undo();
  TEST_ASSERT_TRUE(is_due(match, Due::entry));
  TEST_ASSERT_EQUAL(0, match.holder());
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(0), match.seen()));
}

void test_undo_should_go_straight_on_when_everything_lies_open() {
  Match<CityPlanner> match({}, Party::of_persons(2), Luck::of_people(kSecret));
  does(match, {"@ first p1", "@ die 1 3", "@ die 2 3", "@ die 3 3", "@ die 4 3", "@ die 5 3",
               "@ die 6 3", "@ die 7 3", "p1 lock 1"});
  const size_t locked = match.events();
  while (match.player() != 2) {
    const unsigned actor = is_due(match, Due::entry) ? 0 : 1;
    TEST_ASSERT_TRUE(match.act(tests::own_options(match, actor).front()).ok());
  }
  while (match.events() > locked) {
    match.undo();
    TEST_ASSERT_FALSE(is_due(match, Due::hand_over));
  }
  TEST_ASSERT_TRUE(is_due(match, Due::act));
  TEST_ASSERT_EQUAL(1, match.player());
}

void test_who_acted_last_should_begin_the_next_round_when_all_act_together() {
  Match<Cities> match({}, Party::of_persons(2), Luck::of_device(kSecret));
  unsigned hand_overs = 0;
  for (tests::Decider decider(3); !match.over(); decider.step(match)) {
    hand_overs += is_due(match, Due::hand_over) ? 1 : 0;
  }
  // The set-up and thirteen rounds: one each.
  TEST_ASSERT_EQUAL(14, hand_overs);
}

void test_nobody_should_act_before_the_device_was_handed_over() {
  Match<Cities> match({}, Party::of_persons(2), Luck::of_people(kSecret));
  does(match, {"@ draw 4", "@ draw 12", "@ draw 16"});
  const rules::Verdict early = match.act(event_of<Cities>("p2 start 4 0,0 r0"));
  TEST_ASSERT_FALSE(early.ok());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", early.refusal().reason);
  does(match, {"p1 start 4 0,0 r0", "p1 start 12 1,1 r0", "p1 start 16 2,2 r0"});
  TEST_ASSERT_TRUE(is_due(match, Due::hand_over));
  TEST_ASSERT_EQUAL(2, match.player());
  TEST_ASSERT_FALSE(match.act(event_of<Cities>("p2 start 4 0,0 r0")).ok());
  does(match, {"take", "p2 start 4 0,0 r0"});
}

void test_device_should_not_go_round_when_one_person_plays_with_bots() {
  Match<DrawCity> match({}, one_bot(2, 2, Sitter::random), Luck::of_device(kSecret));
  for (tests::Decider decider(4); !match.over(); decider.step(match)) {
    TEST_ASSERT_FALSE(is_due(match, Due::hand_over));
    TEST_ASSERT_EQUAL(1, match.holder());
  }
}

void test_device_should_not_go_round_when_everything_lies_open() {
  Match<CityPlanner> match({}, Party::of_persons(2), Luck::of_device(kSecret));
  for (tests::Decider decider(5); !match.over(); decider.step(match)) {
    TEST_ASSERT_FALSE(is_due(match, Due::hand_over));
  }
}

void test_hands_should_be_hidden_when_the_device_lies_between_players() {
  DrawCity::Options no_modules{};
  TEST_ASSERT_TRUE(DrawCity::set(no_modules, 2, 1, 0, 0));
  Match<DrawCity> match(no_modules, Party::of_persons(2), Luck::of_people(kSecret));
  Match<DrawCity> other(no_modules, Party::of_persons(2), Luck::of_people(kSecret));
  deal(match, "@ number p2 4");
  deal(other, "@ number p2 7");
  TEST_ASSERT_FALSE(tests::same_bytes(raw(match), raw(other)));
  // Before anybody has taken it, nobody's hand is seen.
  TEST_ASSERT_TRUE(is_due(match, Due::hand_over));
  TEST_ASSERT_EQUAL(0, match.holder());
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(), other.seen()));
  TEST_ASSERT_FALSE(tests::same_bytes(match.seen(), match.seen(1)));
  does(match, {"take"});
  does(other, {"take"});
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(), other.seen()));
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(1), match.seen()));
  TEST_ASSERT_FALSE(tests::same_bytes(match.seen(2), other.seen(2)));
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen_at(9, 1), other.seen_at(9, 1)));
}

void test_only_person_should_hold_the_device_from_the_start_when_bots_sit_before_them() {
  const Match<Toy> match({}, one_bot(2, 1, Sitter::random), Luck::of_people(kSecret));
  TEST_ASSERT_TRUE(is_due(match, Due::entry));
  TEST_ASSERT_EQUAL(2, match.holder());
}

void test_nobody_should_hold_the_device_when_bots_play_alone() {
  const Match<Toy> match({}, Party::of(2, Sitter::random), Luck::of_device(kSecret));
  TEST_ASSERT_TRUE(is_due(match, Due::bot));
  TEST_ASSERT_EQUAL(0, match.holder());
}

void test_bots_should_wait_for_all_persons_when_both_may_act() {
  Match<Toy> match({}, one_bot(4, 2, Sitter::random), Luck::of_people(kSecret));
  does(match, {"@ take 2", "p1 take 1"});
  TEST_ASSERT_TRUE(is_due(match, Due::act));
  TEST_ASSERT_EQUAL(3, match.player());
  does(match, {"p3 take 1", "p4 take 1"});
  TEST_ASSERT_TRUE(is_due(match, Due::bot));
  TEST_ASSERT_EQUAL(2, match.player());
}

void test_bot_s_hand_should_be_hidden_until_the_game_is_over() {
  Match<DrawCity> match({}, one_bot(2, 2, Sitter::random), Luck::of_device(kSecret));
  TEST_ASSERT_FALSE(tests::same_bytes(match.seen(), raw(match)));
  for (tests::Decider decider(6); !match.over();) decider.step(match);
  for (unsigned player = 0; player <= 2; ++player) {
    TEST_ASSERT_TRUE(tests::same_bytes(match.seen(player), raw(match)));
  }
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(), raw(match)));
}

void test_all_hands_should_be_seen_when_bots_play_alone() {
  const Match<DrawCity> match({}, Party::of(2, Sitter::random), Luck::of_device(kSecret));
  DrawCity::State of_nobody = raw(match);
  DrawCity::redact(of_nobody, 0);
  TEST_ASSERT_FALSE(tests::same_bytes(of_nobody, raw(match)));  // there is something to hide
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(), raw(match)));
}

void test_undo_should_stop_at_a_hand_over_when_the_device_draws() {
  Match<Cities> match({}, Party::of_persons(2), Luck::of_device(kSecret));
  tests::Decider decider(7);
  decider.step(match);  // the first of three starting tiles
  TEST_ASSERT_TRUE(match.can_undo());
  while (!is_due(match, Due::hand_over)) decider.step(match);
  TEST_ASSERT_EQUAL(6, match.events());
  TEST_ASSERT_FALSE(match.can_undo());
  TEST_ASSERT_EQUAL(6, match.undo_reaches());
}

void test_undo_should_not_reach_a_move_when_the_device_drew_after_it() {
  Match<Cities> match({}, Party::of_persons(1), Luck::of_device(kSecret));
  for (tests::Decider decider(8); match.events() < 7;) decider.step(match);
  TEST_ASSERT_EQUAL(rules::kChance, match.event(6).actor());  // behind the starting tiles
  TEST_ASSERT_FALSE(match.can_undo());
  TEST_ASSERT_EQUAL(7, match.undo_reaches());
}

void test_moves_should_be_open_when_their_round_is_over() {
  Match<Cities> match({}, Party::of_persons(2), Luck::of_people(kSecret));
  does(match, {"@ draw 4", "@ draw 12", "@ draw 16", "p1 start 4 0,0 r0"});
  TEST_ASSERT_EQUAL(3, match.open_events());
  does(match, {"p1 start 12 1,1 r0", "p1 start 16 2,2 r0", "take", "p2 start 4 0,0 r0",
               "p2 start 12 1,1 r0", "p2 start 16 2,2 r0"});
  TEST_ASSERT_EQUAL(3, match.open_events());
  does(match, {"@ draw 8", "p2 place 1,0 r0"});
  TEST_ASSERT_EQUAL(10, match.open_events());
  // The first player's starting tiles lie open now, and nothing of them at the start.
  TEST_ASSERT_FALSE(tests::same_bytes(match.open_at(4), match.open_at(3)));
}

void test_hands_should_be_in_nothing_that_is_open_when_they_are_hidden() {
  DrawCity::Options no_modules{};
  TEST_ASSERT_TRUE(DrawCity::set(no_modules, 2, 1, 0, 0));
  Match<DrawCity> match(no_modules, Party::of_persons(2), Luck::of_people(kSecret));
  Match<DrawCity> other(no_modules, Party::of_persons(2), Luck::of_people(kSecret));
  deal(match, "@ number p2 4");
  deal(other, "@ number p2 7");
  TEST_ASSERT_EQUAL(9, match.open_events());
  TEST_ASSERT_TRUE(tests::same_bytes(match.open_at(9), other.open_at(9)));
}

void test_nothing_should_be_done_when_the_game_is_over() {
  Match<Toy> match({}, Party::of_persons(1), Luck::of_people(kSecret));
  does(match, {"@ take 2", "p1 pass"});
  TEST_ASSERT_TRUE(match.over());
  const rules::Verdict late = match.act(event_of<Toy>("p1 pass"));
  TEST_ASSERT_FALSE(late.ok());
  TEST_ASSERT_EQUAL_STRING("game-over", late.refusal().reason);
  TEST_ASSERT_EQUAL(2, match.events());
}

void test_what_is_seen_should_go_back_too_when_a_move_is_undone() {
  Match<Toy> match({}, Party::of_persons(2), Luck::of_people(kSecret));
  does(match, {"@ take 3"});
  const Toy::State before = match.seen();
  does(match, {"p1 take 2"});
  TEST_ASSERT_FALSE(tests::same_bytes(before, match.seen()));
  match.undo();
  TEST_ASSERT_TRUE(tests::same_bytes(before, match.seen()));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_undo_should_stop_at_what_luck_showed_when_the_device_draws);
  RUN_TEST(test_undo_should_take_back_the_bot_s_answer_too_when_luck_showed_nothing);
  RUN_TEST(test_undo_should_hand_the_device_back_when_it_was_another_s);
  RUN_TEST(test_undo_should_give_the_device_back_to_its_holder_when_the_move_before_is_theirs);
  RUN_TEST(test_undo_should_hand_the_device_to_whose_card_was_entered_when_hands_are_hidden);
  RUN_TEST(test_undo_should_lay_the_device_between_the_players_when_nobody_had_it);
  RUN_TEST(test_undo_should_go_straight_on_when_everything_lies_open);
  RUN_TEST(test_who_acted_last_should_begin_the_next_round_when_all_act_together);
  RUN_TEST(test_nobody_should_act_before_the_device_was_handed_over);
  RUN_TEST(test_device_should_not_go_round_when_one_person_plays_with_bots);
  RUN_TEST(test_device_should_not_go_round_when_everything_lies_open);
  RUN_TEST(test_hands_should_be_hidden_when_the_device_lies_between_players);
  RUN_TEST(test_only_person_should_hold_the_device_from_the_start_when_bots_sit_before_them);
  RUN_TEST(test_nobody_should_hold_the_device_when_bots_play_alone);
  RUN_TEST(test_bots_should_wait_for_all_persons_when_both_may_act);
  RUN_TEST(test_bot_s_hand_should_be_hidden_until_the_game_is_over);
  RUN_TEST(test_all_hands_should_be_seen_when_bots_play_alone);
  RUN_TEST(test_undo_should_stop_at_a_hand_over_when_the_device_draws);
  RUN_TEST(test_undo_should_not_reach_a_move_when_the_device_drew_after_it);
  RUN_TEST(test_moves_should_be_open_when_their_round_is_over);
  RUN_TEST(test_hands_should_be_in_nothing_that_is_open_when_they_are_hidden);
  RUN_TEST(test_nothing_should_be_done_when_the_game_is_over);
  RUN_TEST(test_what_is_seen_should_go_back_too_when_a_move_is_undone);
  return UNITY_END();
}
