#include <unity.h>

#include <cstring>
#include <vector>

#include "host_tests/core/record_text.hpp"
#include "host_tests/core/toy_game.hpp"
#include "rules/core/save.hpp"
#include "rules/registry.hpp"

using rules::CityPlanner;
using rules::Session;
using tests::Toy;
using Bytes = std::vector<uint8_t>;

void setUp() {}
void tearDown() {}

namespace {

template <rules::Recorded G>
Bytes save(const Session<G>& session) {
  Bytes bytes(rules::most_save_bytes<G>());
  bytes.resize(rules::save(session, bytes.data(), bytes.size()));
  return bytes;
}

template <rules::Recorded G>
bool load(const Bytes& bytes) {
  Session<G> session({}, G::kLeastPlayers);
  return rules::load(session, bytes.data(), bytes.size());
}

template <rules::Recorded G>
Session<G> played(const typename G::Options& options, uint8_t players, unsigned events) {
  Session<G> session(options, players);
  rules::Rng rng(99);
  for (unsigned i = 0; i < events && !rules::over<G>(session.state()); ++i) {
    TEST_ASSERT_TRUE(session.apply(G::pick(session.state(), rng)).ok());
  }
  return session;
}

Toy::Options toy_options() {
  Toy::Options options;
  options.extra = 2;
  options.modules = 0;
  options.markers[1] = 6;
  return options;
}

void test_save_should_have_the_bytes_of_its_form_when_written() {
  Session<CityPlanner> session({}, 2);
  TEST_ASSERT_TRUE(session.apply(rules::event(rules::kChance, 0, 2)).ok());
  session.seal();
  TEST_ASSERT_TRUE(session.apply(rules::event(rules::kChance, 1, 1, 6)).ok());
  const Bytes bytes = save(session);
  const uint32_t id = rules::save_id<CityPlanner>();
  const Bytes expected = {2,
                          2,
                          static_cast<uint8_t>(id),
                          static_cast<uint8_t>(id >> 8),
                          static_cast<uint8_t>(id >> 16),
                          static_cast<uint8_t>(id >> 24),
                          0,  // settings
                          0,
                          2,
                          0,
                          0,  // @ first p2
                          8,
                          1,
                          6,
                          0,  // @ die 1 6
                          2,
                          0,
                          1,
                          0};  // events, sealed
  TEST_ASSERT_EQUAL(expected.size(), bytes.size());
  TEST_ASSERT_EQUAL_HEX8_ARRAY(expected.data(), bytes.data(), bytes.size());
}

void test_load_should_give_the_same_session_when_a_save_is_whole() {
  Session<CityPlanner> session = played<CityPlanner>({}, 2, 60);
  session.seal();
  for (int i = 0; i < 3; ++i) {
    rules::Rng rng(3);
    TEST_ASSERT_TRUE(session.apply(CityPlanner::pick(session.state(), rng)).ok());
  }
  const Bytes bytes = save(session);
  Session<CityPlanner> other({}, 1);
  TEST_ASSERT_TRUE(rules::load(other, bytes.data(), bytes.size()));
  TEST_ASSERT_EQUAL(63, other.size());
  TEST_ASSERT_EQUAL(60, other.sealed());
  TEST_ASSERT_EQUAL(2, other.players());
  TEST_ASSERT_EQUAL(0, std::memcmp(&session.state(), &other.state(), sizeof(CityPlanner::State)));
  TEST_ASSERT_TRUE(save(other) == bytes);
}

void test_load_should_bring_back_every_setting_when_there_are_some() {
  const Session<Toy> session = played<Toy>(toy_options(), 3, 3);
  const Bytes bytes = save(session);
  Session<Toy> other({}, 1);
  TEST_ASSERT_TRUE(rules::load(other, bytes.data(), bytes.size()));
  TEST_ASSERT_EQUAL(2, other.options().extra);
  TEST_ASSERT_EQUAL(0, other.options().modules);
  TEST_ASSERT_EQUAL(6, other.options().markers[1]);
  TEST_ASSERT_EQUAL(0, other.options().markers[0]);
}

void test_save_should_write_nothing_when_the_room_is_too_small() {
  const Session<CityPlanner> session = played<CityPlanner>({}, 1, 10);
  const size_t size = save(session).size();
  Bytes room(size);
  TEST_ASSERT_EQUAL(size, rules::save(session, room.data(), size));
  for (size_t less = 0; less < size; ++less) {
    TEST_ASSERT_EQUAL(0, rules::save(session, room.data(), less));
  }
}

void test_load_should_refuse_a_save_when_it_is_cut_or_has_more() {
  Bytes bytes = save(played<CityPlanner>({}, 1, 30));
  for (size_t size = 0; size < bytes.size(); ++size) {
    TEST_ASSERT_FALSE(
        load<CityPlanner>(Bytes(bytes.begin(), bytes.begin() + static_cast<long>(size))));
  }
  bytes.push_back(0);
  TEST_ASSERT_FALSE(load<CityPlanner>(bytes));
}

void test_load_should_refuse_a_save_when_it_is_of_another_game_or_form() {
  const Bytes bytes = save(played<Toy>({}, 1, 1));
  TEST_ASSERT_TRUE(load<Toy>(bytes));
  TEST_ASSERT_FALSE(load<CityPlanner>(bytes));
  for (const size_t at : {0, 2, 3, 4, 5}) {
    Bytes other = bytes;
    ++other[at];
    TEST_ASSERT_FALSE(load<Toy>(other));
  }
}

void test_load_should_refuse_a_save_when_its_players_are_not_of_the_game() {
  for (const uint8_t players : Bytes{0, 3, 4, 255}) {
    Bytes bytes = save(Session<CityPlanner>({}, 1));
    bytes[1] = players;
    TEST_ASSERT_FALSE(load<CityPlanner>(bytes));
  }
}

void test_load_should_refuse_a_save_when_more_is_sealed_than_happened() {
  Bytes bytes = save(played<CityPlanner>({}, 1, 5));
  uint8_t& sealed = bytes[bytes.size() - 2];
  sealed = 5;
  TEST_ASSERT_TRUE(load<CityPlanner>(bytes));
  sealed = 6;
  TEST_ASSERT_FALSE(load<CityPlanner>(bytes));
}

// Byte 7 begins the first setting: index, seat, value (two bytes).
void test_load_should_refuse_a_save_when_a_setting_is_none() {
  Toy::Options options;
  options.full = 0;
  options.markers[0] = 1;
  const Bytes bytes = save(Session<Toy>(options, 2));
  const Bytes settings = {2, 0, 0, 0, 0, 1, 1, 0, 0};
  TEST_ASSERT_EQUAL_HEX8_ARRAY(settings.data(), bytes.data() + 6, settings.size());
  const auto with = [&](size_t at, uint8_t value) {
    Bytes other = bytes;
    other[at] = value;
    return load<Toy>(other);
  };
  TEST_ASSERT_TRUE(load<Toy>(bytes));
  TEST_ASSERT_TRUE(with(12, 2));    // the marker is for the second player
  TEST_ASSERT_FALSE(with(12, 3));   // there is no third one
  TEST_ASSERT_FALSE(with(12, 0));   // it is for nobody
  TEST_ASSERT_FALSE(with(8, 1));    // the mode is for one player
  TEST_ASSERT_FALSE(with(9, 2));    // there are two modes
  TEST_ASSERT_FALSE(with(10, 1));   // … and not 256
  TEST_ASSERT_FALSE(with(7, 4));    // there are four settings
  TEST_ASSERT_FALSE(with(11, 0));   // the mode twice
  TEST_ASSERT_FALSE(with(6, 255));  // settings without end
}

void test_load_should_refuse_a_save_when_settings_contradict() {
  Toy::Options options;
  options.full = 0;
  options.extra = 1;
  TEST_ASSERT_FALSE(load<Toy>(save(Session<Toy>(options, 1))));
}

// No flipped bit may do more than refuse, or lead to another game that could have been.
void test_load_should_stay_sound_when_any_bit_is_flipped() {
  const Bytes bytes = save(played<CityPlanner>({}, 2, 100));
  Session<CityPlanner> session({}, 1);
  for (size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    Bytes other = bytes;
    other[bit / 8] = static_cast<uint8_t>(other[bit / 8] ^ 1u << bit % 8);
    const bool loaded = rules::load(session, other.data(), other.size());
    TEST_ASSERT_TRUE(CityPlanner::sound(session.state()));
    if (loaded) TEST_ASSERT_TRUE(save(session) == other);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_save_should_have_the_bytes_of_its_form_when_written);
  RUN_TEST(test_load_should_give_the_same_session_when_a_save_is_whole);
  RUN_TEST(test_load_should_bring_back_every_setting_when_there_are_some);
  RUN_TEST(test_save_should_write_nothing_when_the_room_is_too_small);
  RUN_TEST(test_load_should_refuse_a_save_when_it_is_cut_or_has_more);
  RUN_TEST(test_load_should_refuse_a_save_when_it_is_of_another_game_or_form);
  RUN_TEST(test_load_should_refuse_a_save_when_its_players_are_not_of_the_game);
  RUN_TEST(test_load_should_refuse_a_save_when_more_is_sealed_than_happened);
  RUN_TEST(test_load_should_refuse_a_save_when_a_setting_is_none);
  RUN_TEST(test_load_should_refuse_a_save_when_settings_contradict);
  RUN_TEST(test_load_should_stay_sound_when_any_bit_is_flipped);
  return UNITY_END();
}
