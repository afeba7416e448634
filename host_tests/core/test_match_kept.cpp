// A match as bytes and as the lines of a record.
#include "host_tests/core/match_table.hpp"

using namespace match_test;

namespace {

void test_kept_match_should_begin_with_party_and_luck_as_written_down() {
  Party party = one_bot(2, 2, Sitter::greedy);
  party.seats[0].mark = 5;
  party.seats[1].mark = 3;
  Match<CityPlanner> match({}, party, Luck::of_device(0x1122334455667788));
  uint8_t bytes[Match<CityPlanner>::most_kept_bytes()];
  const size_t size = match.keep(bytes, sizeof bytes);
  const uint32_t id = rules::save_id<CityPlanner>();
  const auto byte = [id](unsigned index) { return static_cast<uint8_t>(id >> 8 * index); };
  const uint8_t expected[] = {2,    byte(0), byte(1), byte(2), byte(3),  // form, game
                              0,    0x88,    0x77,    0x66,    0x55,     // device, seed
                              0x44, 0x33,    0x22,    0x11,    2,
                              0,    5,       2,       3};  // players, seats
  TEST_ASSERT_EQUAL_HEX8_ARRAY(expected, bytes, sizeof expected);
  TEST_ASSERT_EQUAL(1, bytes[size - 1]);  // the holder
}

void test_match_should_not_be_kept_when_there_is_too_little_room() {
  Match<CityPlanner> match({}, Party::of_persons(2), Luck::of_device(kSecret));
  uint8_t bytes[Match<CityPlanner>::most_kept_bytes()];
  const size_t size = match.keep(bytes, sizeof bytes);
  for (size_t room = 0; room < size; ++room) TEST_ASSERT_EQUAL(0, match.keep(bytes, room));
}

void test_match_should_not_come_back_when_a_byte_of_its_head_is_wrong() {
  constexpr size_t kFromEnd = 1000;
  struct Wrong {
    size_t at;
    uint8_t value;
  };
  constexpr Wrong kWrong[] = {
      {0, 3},             // another form
      {5, 5},             // no such source
      {14, 1},            // fewer players than the session
      {14, 7},            // more than any game has
      {15, 3},            // no such sitter
      {17, 3},            // the same of a seat that holds nothing
      {kFromEnd + 1, 3},  // no such holder
      {kFromEnd + 1, 2},  // a bot holds nothing
  };
  Match<CityPlanner> match({}, one_bot(2, 2, Sitter::greedy), Luck::of_device(kSecret));
  uint8_t bytes[Match<CityPlanner>::most_kept_bytes()];
  const size_t size = match.keep(bytes, sizeof bytes);
  TEST_ASSERT_TRUE(match.bring_back(bytes, size));
  for (const Wrong& wrong : kWrong) {
    uint8_t& byte = bytes[wrong.at < kFromEnd ? wrong.at : size - (wrong.at - kFromEnd)];
    const uint8_t right = byte;
    byte = wrong.value;
    TEST_ASSERT_FALSE(match.bring_back(bytes, size));
    TEST_ASSERT_EQUAL(0, match.events());  // a new game
    byte = right;
  }
  TEST_ASSERT_FALSE(match.bring_back(bytes, 5));
  TEST_ASSERT_FALSE(match.bring_back(bytes, size - 1));
  TEST_ASSERT_TRUE(match.bring_back(bytes, size));
}

void test_record_should_have_the_lines_of_the_game_when_it_is_asked_for() {
  Cities::Options level_two{};
  TEST_ASSERT_TRUE(Cities::set(level_two, 1, 0, 0, 1));
  Match<Cities> match(level_two, Party::of_persons(1), Luck::of_people(kSecret));
  does(match, {"@ draw 4", "@ draw 12"});
  constexpr const char* kLines[] = {"plat 1", "game cities", "players 1", "set level 2",
                                    "begin",  "@ draw 4",    "@ draw 12"};
  TEST_ASSERT_EQUAL(sizeof kLines / sizeof kLines[0], match.record_lines());
  for (unsigned i = 0; i < match.record_lines(); ++i) {
    char line[rules::kMostLineChars + 1];
    match.record_line(i, line);
    TEST_ASSERT_EQUAL_STRING(kLines[i], line);
  }
}

void test_match_should_come_back_in_another_s_place_when_the_last_of_six_holds_the_device() {
  constexpr uint64_t kLong = 0x8000000100000002;
  Match<DrawCity> match({}, Party::of_persons(6), Luck::of_people(kLong));
  for (tests::Decider decider(9); match.holder() != 6;) decider.step(match);
  uint8_t bytes[Match<DrawCity>::most_kept_bytes()];
  const size_t size = match.keep(bytes, sizeof bytes);
  Match<DrawCity> other({}, Party::of_persons(2), Luck::numbered(3));
  TEST_ASSERT_TRUE(other.bring_back(bytes, size));
  TEST_ASSERT_EQUAL(6, other.party().players);
  TEST_ASSERT_EQUAL(6, other.holder());
  TEST_ASSERT_TRUE(other.luck().source == rules::LuckSource::people);
  TEST_ASSERT_EQUAL_HEX64(kLong, other.luck().seed);
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(), other.seen()));
}

void test_what_the_device_drew_for_people_should_stay_sealed_when_the_match_comes_back() {
  Match<Cities> match({}, Party::of_persons(1), Luck::of_people(kSecret));
  does(match, {"@ draw 4"});
  match.draw_for_people();
  uint8_t bytes[Match<Cities>::most_kept_bytes()];
  const size_t size = match.keep(bytes, sizeof bytes);
  Match<Cities> other({}, Party::of_persons(2), Luck::numbered(3));
  TEST_ASSERT_TRUE(other.bring_back(bytes, size));
  TEST_ASSERT_EQUAL(2, other.events());
  TEST_ASSERT_FALSE(other.can_undo());
  match.draw_for_people();
  other.draw_for_people();
  TEST_ASSERT_TRUE(match.event(2) == other.event(2));
}

void test_device_should_still_be_on_its_way_back_when_the_match_comes_back() {
  Match<Cities> match({}, Party::of_persons(2), Luck::of_people(kSecret));
  does(match, {"@ draw 4", "@ draw 12", "@ draw 16", "p1 start 4 0,0 r0", "p1 start 12 1,1 r0",
               "p1 start 16 2,2 r0", "take"});
  match.undo();
  uint8_t bytes[Match<Cities>::most_kept_bytes()];
  const size_t size = match.keep(bytes, sizeof bytes);
  Match<Cities> other({}, Party::of_persons(1), Luck::numbered(3));
  TEST_ASSERT_TRUE(other.bring_back(bytes, size));
  TEST_ASSERT_TRUE(is_due(other, Due::hand_over));
  TEST_ASSERT_EQUAL(1, other.player());
  TEST_ASSERT_EQUAL(2, other.holder());
}

void test_match_should_not_come_back_when_its_session_has_more_players() {
  Match<CityPlanner> match({}, Party::of_persons(2), Luck::of_device(kSecret));
  uint8_t bytes[Match<CityPlanner>::most_kept_bytes()];
  const size_t size = match.keep(bytes, sizeof bytes);
  constexpr size_t kPlayersAt = 14, kSecondSeatAt = 17;
  bytes[kPlayersAt] = 1;
  std::copy(bytes + kSecondSeatAt + 2, bytes + size, bytes + kSecondSeatAt);
  TEST_ASSERT_FALSE(match.bring_back(bytes, size - 2));
}

void test_match_should_not_come_back_when_luck_that_acts_by_itself_would_have_to_act() {
  Match<Cities> match({}, Party::of_persons(1), Luck::of_people(kSecret));
  does(match, {"@ draw 4"});
  uint8_t bytes[Match<Cities>::most_kept_bytes()];
  const size_t size = match.keep(bytes, sizeof bytes);
  constexpr size_t kSourceAt = 5;
  TEST_ASSERT_TRUE(match.bring_back(bytes, size));
  bytes[kSourceAt] = static_cast<uint8_t>(rules::LuckSource::challenge);
  TEST_ASSERT_FALSE(match.bring_back(bytes, size));
  TEST_ASSERT_EQUAL(0, match.events());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_kept_match_should_begin_with_party_and_luck_as_written_down);
  RUN_TEST(test_match_should_not_be_kept_when_there_is_too_little_room);
  RUN_TEST(test_match_should_not_come_back_when_a_byte_of_its_head_is_wrong);
  RUN_TEST(test_record_should_have_the_lines_of_the_game_when_it_is_asked_for);
  RUN_TEST(test_match_should_come_back_in_another_s_place_when_the_last_of_six_holds_the_device);
  RUN_TEST(test_what_the_device_drew_for_people_should_stay_sealed_when_the_match_comes_back);
  RUN_TEST(test_device_should_still_be_on_its_way_back_when_the_match_comes_back);
  RUN_TEST(test_match_should_not_come_back_when_its_session_has_more_players);
  RUN_TEST(test_match_should_not_come_back_when_luck_that_acts_by_itself_would_have_to_act);
  return UNITY_END();
}
