// How much the flash wears: 1,000 events a day of one game after the other, in a store that holds
// 200 of the longest finished games. `test_store_wear FIRST COUNT` does so many years.
#include "host_tests/save/kept.hpp"
#include "rules/core/rng.hpp"

using namespace kept;

namespace {

constexpr uint32_t kEventsADay = 1000;
constexpr uint32_t kDaysAYear = 365;
constexpr uint32_t kMostErasures = 50'000;  // in 20 years; what a sector endures is 100,000
constexpr uint32_t kYearsOfADevice = 20;
constexpr unsigned kFinished = 200;
constexpr unsigned kEventsOfAGame = 414;

uint32_t seed = 1;
uint32_t days = 40;

void prepare_all() {
  while (store.prepare()) {
  }
}

void test_no_sector_should_wear_out_in_twenty_years() {
  renew();
  for (unsigned slot = 0; slot < kFinished; ++slot) {
    TEST_ASSERT_TRUE(write(slot, bytes_of(slot, 70 + 4 * kEventsOfAGame)));
    prepare_all();
  }
  rules::Rng rng(seed);
  unsigned oldest = 0;
  Growing game(0, 70);
  unsigned played = 0;
  for (uint32_t event = 0; event < days * kEventsADay; ++event) {
    game.event(rng.below(1u << 16));
    TEST_ASSERT_TRUE(write(kFinished, game.bytes()));
    prepare_all();
    if (++played < kEventsOfAGame) continue;
    TEST_ASSERT_TRUE(write(oldest, game.bytes()));  // in place of the oldest finished one
    oldest = (oldest + 1) % kFinished;
    game = Growing(event, 70);
    played = 0;
  }
  const uint32_t most = store.most_erased();
  std::printf("days %" PRIu32 ", erased %" PRIu32 "\n", days, most);
  TEST_ASSERT_LESS_THAN(uint64_t{kMostErasures} * days / kDaysAYear / kYearsOfADevice, most);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main(int count, char** words) {
  if (count == 3) {
    seed = static_cast<uint32_t>(std::atol(words[1]));
    days = static_cast<uint32_t>(std::atol(words[2])) * kDaysAYear;
  }
  UNITY_BEGIN();
  RUN_TEST(test_no_sector_should_wear_out_in_twenty_years);
  return UNITY_END();
}
