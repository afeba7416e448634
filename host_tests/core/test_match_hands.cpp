// Hands that players keep from each other, and those that lie open on the table.
#include "host_tests/core/match_table.hpp"

using namespace match_test;

namespace {

void test_hands_should_be_seen_and_nobody_pass_the_device_when_they_lie_open() {
  Match<DrawCity> match({}, Party::of_persons(2), Luck::of_table(kSecret));
  unsigned turns = 0;
  for (tests::Decider decider(3); !match.over(); decider.step(match)) {
    TEST_ASSERT_FALSE(is_due(match, Due::hand_over));
    TEST_ASSERT_TRUE(tests::same_bytes(match.seen(), raw(match)));
    TEST_ASSERT_TRUE(tests::same_bytes(match.open_at(match.events()), raw(match)));
    if (!is_due(match, Due::act)) continue;
    TEST_ASSERT_EQUAL(match.player(), match.holder());
    ++turns;
  }
  TEST_ASSERT_GREATER_THAN(10, turns);
}

void test_device_should_still_go_round_when_only_hands_lie_open_and_all_act_together() {
  Match<Cities> match({}, Party::of_persons(2), Luck::of_table(kSecret));
  bool passed = false;
  for (tests::Decider decider(3); !match.over(); decider.step(match)) {
    passed = passed || is_due(match, Due::hand_over);
  }
  TEST_ASSERT_TRUE(passed);
}

void test_open_hands_should_stay_open_when_the_match_is_brought_back() {
  Match<DrawCity> match({}, Party::of_persons(2), Luck::of_table(kSecret));
  while (is_due(match, Due::entry)) match.draw_for_people();
  Match<DrawCity> other({}, Party::of_persons(2), Luck::of_people(0));
  uint8_t bytes[Match<DrawCity>::most_kept_bytes()];
  TEST_ASSERT_TRUE(other.bring_back(bytes, match.keep(bytes, sizeof bytes)));
  TEST_ASSERT_TRUE(is_due(other, Due::act));
  TEST_ASSERT_TRUE(tests::same_bytes(other.seen(), raw(other)));
}

// The bot's hand is none of the person's business, and yet its build is shown before it is done.
void test_bot_s_move_should_be_seen_ahead_without_its_hand() {
  Match<DrawCity> match({}, one_bot(2, 2, Sitter::greedy), Luck::numbered(1));
  for (tests::Decider decider(6); !is_due(match, Due::bot);) decider.step(match);
  while (!match.think(SIZE_MAX)) {
  }
  const Event move = match.decided();
  const DrawCity::State ahead = match.seen_after(move);
  TEST_ASSERT_EQUAL(match.seen().built + 1, ahead.built);
  for (const uint8_t card : ahead.hands[1].numbers) TEST_ASSERT_EQUAL(0, card);
  for (const uint8_t card : ahead.hands[1].developments) TEST_ASSERT_EQUAL(0, card);
  // The person's own hand is still there.
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen().hands[0], ahead.hands[0]));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_hands_should_be_seen_and_nobody_pass_the_device_when_they_lie_open);
  RUN_TEST(test_device_should_still_go_round_when_only_hands_lie_open_and_all_act_together);
  RUN_TEST(test_open_hands_should_stay_open_when_the_match_is_brought_back);
  RUN_TEST(test_bot_s_move_should_be_seen_ahead_without_its_hand);
  return UNITY_END();
}
