#include <unity.h>

#include <cmath>
#include <map>

#include "rules/core/digest.hpp"
#include "rules/core/rng.hpp"

using rules::Rng;

void setUp() {}
void tearDown() {}

namespace {

// From the reference implementation with the state 1, 2, 3, 4; also in the tests of rand_xoshiro.
void test_rng_should_give_the_reference_numbers_when_its_state_is_1_2_3_4() {
  constexpr uint32_t kExpected[] = {641,        1573767,    3222811527, 3517856514, 836907274,
                                    4247214768, 3867114732, 1355841295, 495546011,  621204420};
  Rng rng(1, 2, 3, 4);
  for (const uint32_t expected : kExpected) TEST_ASSERT_EQUAL_UINT32(expected, rng.next());
}

// What rand's Xoshiro128PlusPlus gives for seed_from_u64(0).
void test_rng_should_give_the_published_numbers_when_seeded_with_0() {
  constexpr uint32_t kExpected[] = {1179900579, 1938959192, 3089844957,
                                    3657088315, 1015453891, 479942911};
  Rng rng(0);
  for (const uint32_t expected : kExpected) TEST_ASSERT_EQUAL_UINT32(expected, rng.next());
}

// splitmix64 from the seed 1234567, as published with the algorithm.
void test_rng_should_be_seeded_by_splitmix64_when_given_a_seed() {
  constexpr uint64_t kFirst = 6457827717110365317;
  constexpr uint64_t kSecond = 3203168211198807973;
  Rng seeded(1234567);
  Rng expected(static_cast<uint32_t>(kFirst), static_cast<uint32_t>(kFirst >> 32),
               static_cast<uint32_t>(kSecond), static_cast<uint32_t>(kSecond >> 32));
  for (int i = 0; i < 100; ++i) TEST_ASSERT_EQUAL_UINT32(expected.next(), seeded.next());
}

void test_below_should_stay_in_range_and_reach_all_of_it_when_asked_often() {
  for (const uint32_t bound : {1u, 2u, 3u, 6u, 7u, 24u, 100u, 1000u}) {
    Rng rng(bound);
    std::map<uint32_t, unsigned> drawn;
    for (uint32_t i = 0; i < bound * 50; ++i) ++drawn[rng.below(bound)];
    TEST_ASSERT_EQUAL(bound, drawn.size());
    TEST_ASSERT_EQUAL(bound - 1, drawn.rbegin()->first);
  }
}

// All 65536 bits: each number as often as it can be for all, and the rest thrown away.
void test_scaled_bits_should_give_each_number_equally_often() {
  for (const uint32_t bound : {1u, 2u, 3u, 36u, 100u, 4803u, 40000u, 65535u}) {
    static uint32_t given[65536];
    for (uint32_t& times : given) times = 0;
    for (uint32_t bits = 0; bits < 65536; ++bits) {
      uint32_t number = 0;
      if (Rng::scaled(bits, bound, number)) ++given[number];
    }
    for (uint32_t number = 0; number < bound; ++number) {
      TEST_ASSERT_EQUAL_UINT32(65536 / bound, given[number]);
    }
    for (uint32_t number = bound; number < 65536; ++number) TEST_ASSERT_EQUAL(0, given[number]);
  }
}

// The 16 bits behind one draw fall on 40000 numbers unevenly: 25536 of them would come up twice as
// often as the others if no draw were thrown away.
void test_below_should_prefer_no_number_when_the_bound_does_not_divide_the_range() {
  constexpr uint32_t kBound = 40000;
  constexpr uint32_t kDraws = 100 * kBound;
  static uint32_t drawn[kBound];
  Rng rng(42);
  for (uint32_t i = 0; i < kDraws; ++i) ++drawn[rng.below(kBound)];
  double chi_square = 0;
  for (const uint32_t count : drawn) chi_square += (count - 100.0) * (count - 100.0) / 100.0;
  const double freedom = kBound - 1;
  TEST_ASSERT_TRUE(std::fabs(chi_square - freedom) < 4 * std::sqrt(2 * freedom));
}

void test_below_should_give_the_whole_range_when_the_bound_is_the_greatest() {
  constexpr uint32_t kBound = 65535;
  Rng rng(7);
  uint32_t most = 0;
  for (int i = 0; i < 1000000; ++i) {
    const uint32_t drawn = rng.below(kBound);
    TEST_ASSERT_LESS_THAN(kBound, drawn);
    most = drawn > most ? drawn : most;
  }
  TEST_ASSERT_EQUAL(kBound - 1, most);
}

// Published with the algorithm (Fowler, Noll, Vo).
void test_fnv1a_should_give_the_published_hashes_when_fed_their_texts() {
  const auto hash = [](const char* text, size_t length) {
    rules::Fnv1a fnv;
    fnv.add(text, length);
    return fnv.value();
  };
  TEST_ASSERT_EQUAL_HEX64(0xCBF29CE484222325, hash("", 0));
  TEST_ASSERT_EQUAL_HEX64(0xAF63DC4C8601EC8C, hash("a", 1));
  TEST_ASSERT_EQUAL_HEX64(0x85944171F73967E8, hash("foobar", 6));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_rng_should_give_the_reference_numbers_when_its_state_is_1_2_3_4);
  RUN_TEST(test_rng_should_give_the_published_numbers_when_seeded_with_0);
  RUN_TEST(test_rng_should_be_seeded_by_splitmix64_when_given_a_seed);
  RUN_TEST(test_below_should_stay_in_range_and_reach_all_of_it_when_asked_often);
  RUN_TEST(test_scaled_bits_should_give_each_number_equally_often);
  RUN_TEST(test_below_should_prefer_no_number_when_the_bound_does_not_divide_the_range);
  RUN_TEST(test_below_should_give_the_whole_range_when_the_bound_is_the_greatest);
  RUN_TEST(test_fnv1a_should_give_the_published_hashes_when_fed_their_texts);
  return UNITY_END();
}
