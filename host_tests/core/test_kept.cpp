// What the bytes of a kept match say without the match.
#include <string>
#include <vector>

#include "host_tests/core/match_table.hpp"
#include "rules/registry.hpp"

using namespace match_test;

namespace {

using Bytes = std::vector<uint8_t>;

rules::ByteSource source_of(Bytes& bytes) {
  const auto read = [](void* context, size_t offset, uint8_t* to, size_t count) {
    const auto& all = *static_cast<Bytes*>(context);
    std::copy_n(all.begin() + static_cast<ptrdiff_t>(offset), count, to);
  };
  return {read, &bytes, bytes.size()};
}

template <rules::Recorded G>
Bytes kept_after(Match<G>& match, unsigned steps) {
  tests::Decider decider(5);
  for (unsigned i = 0; i < steps && !match.over(); ++i) decider.step(match);
  Bytes bytes(Match<G>::most_kept_bytes());
  bytes.resize(match.keep(bytes.data(), bytes.size()));
  return bytes;
}

constexpr unsigned kSomeSteps = 30, kAllSteps = 10'000;

template <class Use>
void for_all_games(Use&& use) {
  rules::Games::any([&](auto game) {
    using G = decltype(game);
    for (const unsigned steps : {0u, kSomeSteps, kAllSteps}) {
      typename G::Options options{};
      Match<G> match(options, Party::of_persons(G::kMostPlayers), Luck::numbered(steps & 0xFF));
      Bytes bytes = kept_after(match, steps);
      use(match, bytes);
    }
    return false;
  });
}

void test_kept_record_should_have_the_lines_of_the_match_in_every_game() {
  for_all_games([]<class G>(Match<G>& match, Bytes& bytes) {
    const rules::KeptRecord record(rules::kGameForm<G>, source_of(bytes));
    TEST_ASSERT_EQUAL(match.record_lines(), record.lines());
    TEST_ASSERT_EQUAL(match.events(), record.events());
    TEST_ASSERT_EQUAL(match.party().players, record.players());
    for (unsigned i = 0; i < record.lines(); ++i) {
      char expected[rules::kMostLineChars + 1], line[rules::kMostLineChars + 1];
      match.record_line(i, expected);
      record.line(i, line);
      TEST_ASSERT_EQUAL_STRING(expected, line);
    }
  });
}

void test_kept_record_should_have_the_settings_when_there_are_some() {
  Cities::Options options{};
  TEST_ASSERT_TRUE(Cities::set(options, 2, 0, 0, 2));
  Match<Cities> match(options, Party::of_persons(2), Luck::numbered(1));
  Bytes bytes = kept_after(match, 0);
  const rules::KeptRecord record(rules::kGameForm<Cities>, source_of(bytes));
  char line[rules::kMostLineChars + 1];
  record.line(3, line);
  TEST_ASSERT_EQUAL_STRING("set level 3", line);
  record.line(4, line);
  TEST_ASSERT_EQUAL_STRING("begin", line);
}

void test_kept_match_should_come_to_the_standing_of_the_match_in_every_game() {
  for_all_games([]<class G>(Match<G>& match, Bytes& bytes) {
    rules::ByteReader reader(source_of(bytes));
    rules::Standing standing;
    TEST_ASSERT_TRUE(rules::kGameForm<G>.play(reader, standing));
    TEST_ASSERT_EQUAL(match.over(), standing.over);
    TEST_ASSERT_EQUAL(match.party().players, standing.players);
    TEST_ASSERT_EQUAL_HEX32(match.fingerprint(), standing.fingerprint);
    if (!standing.over) return;
    TEST_ASSERT_EQUAL(G::winners(match.seen()), standing.winners);
    for (uint8_t player = 1; player <= standing.players; ++player) {
      TEST_ASSERT_EQUAL(G::score(match.seen(), player).total, standing.totals[player - 1]);
    }
  });
}

void test_kept_match_should_not_be_played_when_a_byte_is_missing_or_an_event_is_not_legal() {
  Match<CityPlanner> match({}, Party::of_persons(2), Luck::numbered(1));
  const Bytes bytes = kept_after(match, kSomeSteps);
  rules::Standing standing;
  const auto plays = [&](Bytes changed) {
    rules::ByteReader reader(source_of(changed));
    return rules::kGameForm<CityPlanner>.play(reader, standing);
  };
  TEST_ASSERT_TRUE(plays(bytes));
  Bytes shorter = bytes;
  shorter.pop_back();
  TEST_ASSERT_FALSE(plays(shorter));
  Bytes other = bytes;
  other[other.size() - rules::kKeptEnd - 3] ^= 0x40;  // of the last event
  TEST_ASSERT_FALSE(plays(other));
}

void test_device_should_be_handed_over_again_when_hands_are_hidden_and_it_was_laid_down() {
  Match<DrawCity> match({}, Party::of_persons(2), Luck::numbered(7));
  match.take();
  const unsigned had = match.holder();
  TEST_ASSERT_TRUE(is_due(match, Due::act));
  match.lay_down();
  TEST_ASSERT_EQUAL(0, match.holder());
  TEST_ASSERT_TRUE(is_due(match, Due::hand_over));
  TEST_ASSERT_EQUAL(had, match.player());
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(0), match.seen()));
  match.take();
  TEST_ASSERT_TRUE(is_due(match, Due::act));
}

void test_device_should_stay_where_it_is_when_nothing_is_hidden_and_it_was_laid_down() {
  Match<DrawCity> alone({}, one_bot(2, 2, Sitter::greedy), Luck::numbered(7));
  const unsigned had = alone.holder();
  alone.lay_down();
  TEST_ASSERT_EQUAL(had, alone.holder());
  Match<Cities> open({}, Party::of_persons(2), Luck::numbered(7));
  open.lay_down();
  TEST_ASSERT_EQUAL(1, open.holder());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_kept_record_should_have_the_lines_of_the_match_in_every_game);
  RUN_TEST(test_kept_record_should_have_the_settings_when_there_are_some);
  RUN_TEST(test_kept_match_should_come_to_the_standing_of_the_match_in_every_game);
  RUN_TEST(test_kept_match_should_not_be_played_when_a_byte_is_missing_or_an_event_is_not_legal);
  RUN_TEST(test_device_should_be_handed_over_again_when_hands_are_hidden_and_it_was_laid_down);
  RUN_TEST(test_device_should_stay_where_it_is_when_nothing_is_hidden_and_it_was_laid_down);
  return UNITY_END();
}
