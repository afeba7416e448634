// Random histories of a journal whose power goes at random, and again while it opens:
// `test_journal_cuts FIRST COUNT` plays those of so many seeds.
#include <cinttypes>
#include <cstdio>
#include <cstdlib>

#include "host_tests/save/numbers.hpp"
#include "rules/core/rng.hpp"

using namespace journal_test;

namespace {

constexpr uint32_t kHistories = 500;
constexpr uint32_t kSteps = 120;       // fill both sectors more than once
constexpr uint32_t kMostUntilCut = 6;  // operations; a move to the other sector takes four
constexpr uint32_t kCutEvery = 8;

uint32_t first_seed = 1;
uint32_t histories = kHistories;
uint64_t cuts = 0, cut_twice = 0;

class History {
 public:
  explicit History(uint32_t seed) : rng_(seed) { open(); }

  void run() {
    for (uint32_t step = 0; step < kSteps; ++step) {
      if (rng_.below(kCutEvery) == 0) cut_soon();
      switch (rng_.below(8)) {
        case 0:
          write(kFault, fault_);
          break;
        case 1:
          journal_.prepare();
          break;
        case 2:
          open();
          break;
        default:
          write(kSettings, settings_);
      }
      TEST_ASSERT_EQUAL_MESSAGE(settings_, read_number(journal_, kSettings), "settings");
      TEST_ASSERT_EQUAL_MESSAGE(fault_, read_number(journal_, kFault), "the fault");
    }
  }

 private:
  void cut_soon() {
    storage::cut_power_after(static_cast<int32_t>(rng_.below(kMostUntilCut)));
    power_may_go_ = true;
  }

  void open() {
    journal_ = {};
    journal_.open();
  }

  void write(Journal::Id id, uint32_t& known) {
    const uint32_t wanted = ++number_;
    if (write_number(journal_, id, wanted)) {
      known = wanted;
      return;
    }
    TEST_ASSERT_TRUE_MESSAGE(power_may_go_, "refused although the power is there");
    ++cuts;
    come_back();
    const uint32_t found = read_number(journal_, id);
    TEST_ASSERT_TRUE_MESSAGE(found == known || found == wanted, "neither the old nor the new");
    known = found;
  }

  // Half of the times the power goes again in what opening does.
  void come_back() {
    if (rng_.below(2) == 0) {
      storage::cut_power_after(static_cast<int32_t>(rng_.below(2)));
      const Watch watch;
      open();
      if (watch.pages() + watch.erasures() > 0) ++cut_twice;
    }
    storage::cut_power_after(storage::kNoCut);
    power_may_go_ = false;
    open();
  }

  rules::Rng rng_;
  Journal journal_;
  uint32_t number_ = 0, settings_ = 0, fault_ = 0;
  bool power_may_go_ = false;
};

void test_journal_should_hold_the_old_or_the_new_version_when_power_goes_again_and_again() {
  for (uint32_t seed = first_seed; seed < first_seed + histories; ++seed) {
    wipe();
    History(seed).run();
  }
  TEST_ASSERT_GREATER_THAN(histories, cuts);
  TEST_ASSERT_GREATER_THAN(0, cut_twice);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main(int count, char** words) {
  if (count == 3) {
    first_seed = static_cast<uint32_t>(std::atol(words[1]));
    histories = static_cast<uint32_t>(std::atol(words[2]));
  }
  UNITY_BEGIN();
  RUN_TEST(test_journal_should_hold_the_old_or_the_new_version_when_power_goes_again_and_again);
  std::printf("cuts %" PRIu64 ", again while opening %" PRIu64 "\n", cuts, cut_twice);
  return UNITY_END();
}
