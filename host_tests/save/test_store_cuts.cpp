// The power goes at every operation of a session, and again at every one of what comes after:
// `test_store_cuts FIRST COUNT` plays so many random sessions instead.
#include "host_tests/save/kept.hpp"
#include "rules/core/rng.hpp"

using namespace kept;

namespace {

constexpr uint32_t kSessions = 150;
uint32_t first_seed = 1;
uint32_t sessions = kSessions;
uint64_t cuts = 0;

// What should be there, and what a write that met the cut wanted.
class Session {
 public:
  Session() { renew(); }

  bool write(unsigned slot, const Bytes& bytes) {
    attempt(slot, bytes);
    return done(kept::write(slot, bytes));
  }
  bool remove(unsigned slot) {
    attempt(slot, {});
    return done(store.remove(slot));
  }
  const Bytes& known(unsigned slot) { return known_[slot]; }

  // After a cut: as before the write that met it, or as after it, and the same at the next start.
  void come_back() {
    store.open();
    for (const auto& [slot, bytes] : known_) {
      const Bytes found = kept::read(slot);
      const bool new_one = slot == slot_ && found == wanted_;
      TEST_ASSERT_TRUE_MESSAGE(new_one || found == bytes,
                               "neither the old version nor the new one");
      TEST_ASSERT_FALSE_MESSAGE(store.is_damaged(slot), "damaged");
      if (new_one) known_[slot] = wanted_;
    }
    slot_ = Store::kSlots;
    check();
  }
  void check() {
    for (unsigned slot = 0; slot < Store::kSlots; ++slot) {
      const auto known = known_.find(slot);
      const bool there = known != known_.end() && !known->second.empty();
      TEST_ASSERT_EQUAL_MESSAGE(there, store.has(slot), "missing, or invented");
      if (there) expect(slot, known->second);
    }
  }

 private:
  void attempt(unsigned slot, const Bytes& bytes) {
    slot_ = slot;
    wanted_ = bytes;
    known_[slot];
  }
  bool done(bool written) {
    if (written) {
      known_[slot_] = wanted_;
      slot_ = Store::kSlots;
    }
    return written;
  }

  std::map<unsigned, Bytes> known_;
  unsigned slot_ = Store::kSlots;
  Bytes wanted_;
};

// Two games that go on in turn, one of them taken back over the border of two parts, one removed.
// False: the power went.
bool play(Session& session) {
  Growing one(1), other(2, kPartBytes - 21);
  for (uint32_t i = 0; i < 12; ++i) {
    one.event(i * 0x0101'0101);
    if (!session.write(1, one.bytes())) return false;
    if (i % 2 == 0) other.event(i);
    if (i % 2 != 0 && i % 3 == 0) other.undo();
    if (!session.write(2, other.bytes())) return false;
    if (i == 5 && !session.write(3, bytes_of(3, 3 * kPartBytes))) return false;
    if (i == 9 && !session.remove(3)) return false;
    store.prepare();
  }
  return true;
}

struct Torn {
  storage::Tear tear;
  uint32_t bytes;
};
constexpr uint32_t kEdges[] = {0, 1, 12, 20, 128, 254, 255, 2048, 4095};

template <class Use>
void each_tear(Use use) {
  for (const uint32_t bytes : kEdges) {
    use(Torn{storage::Tear::short_of, bytes});
    use(Torn{storage::Tear::garbage, bytes});
    use(Torn{storage::Tear::unstable, bytes});
  }
}

// Whether the session met the cut.
bool cut_once(const storage::Cut& cut, Session& session) {
  storage::cut_power(cut);
  const bool whole = play(session);
  storage::power_on();
  ++cuts;
  return !whole;
}

void test_nothing_should_be_lost_or_invented_when_the_power_goes_at_any_operation() {
  each_tear([](Torn torn) {
    for (int32_t after = 0;; ++after) {
      Session session;
      const bool met =
          cut_once({after, torn.tear, torn.bytes, static_cast<uint32_t>(after) + 7}, session);
      session.come_back();
      store.open();
      session.check();
      TEST_ASSERT_TRUE(session.write(1, bytes_of(5, 600)));
      store.open();
      session.check();
      if (!met) break;
    }
  });
}

void test_nothing_should_be_lost_when_the_power_goes_again_at_any_operation_after_the_start() {
  for (const storage::Tear tear : {storage::Tear::short_of, storage::Tear::unstable}) {
    for (int32_t after = 0;; ++after) {
      Session session;
      const bool met = cut_once({after, tear, 100, static_cast<uint32_t>(after) + 7}, session);
      const Bytes saved(storage::bytes(), storage::bytes() + storage::size());
      for (int32_t again = 0; again < 6; ++again) {
        std::copy(saved.begin(), saved.end(), storage::bytes());
        Session second = session;
        storage::cut_power({again, tear, 60, static_cast<uint32_t>(again) + 3});
        store.open();
        storage::power_on();
        ++cuts;
        second.come_back();
      }
      if (!met) break;
    }
  }
}

class RandomSession {
 public:
  explicit RandomSession(uint32_t seed) : rng_(seed), seed_(seed) {}

  void run() {
    for (uint32_t step = 0; step < kSteps; ++step) {
      if (rng_.below(kCutEvery) == 0) cut_soon();
      if (!one_step()) {
        ++cuts;
        while (rng_.below(2) == 0) {  // again while it starts
          storage::power_on();
          cut_soon();
          store.open();
          ++cuts;
        }
        storage::power_on();
        session_.come_back();
      }
    }
    storage::power_on();
    store.open();
    session_.check();
  }

 private:
  static constexpr uint32_t kSteps = 400;
  static constexpr uint32_t kCutEvery = 20;
  static constexpr uint32_t kObjects = 12;

  void cut_soon() {
    const auto tear = static_cast<storage::Tear>(rng_.below(3));
    storage::cut_power(
        {static_cast<int32_t>(rng_.below(6)), tear, rng_.below(300), seed_ + rng_.below(9999)});
  }
  bool one_step() {
    const unsigned slot = rng_.below(kObjects);
    switch (rng_.below(8)) {
      case 0:
        return session_.remove(slot);
      case 1:
      case 2:
        store.prepare();
        return true;
      case 3:
        return session_.write(slot, bytes_of(rng_.below(999), 1 + rng_.below(5 * kPartBytes)));
      default: {  // goes on at its end
        Bytes bytes = session_.known(slot);
        if (bytes.size() > 8 * kPartBytes) bytes.clear();
        for (unsigned i = 0; i < 4; ++i) bytes.push_back(static_cast<uint8_t>(rng_.below(256)));
        return session_.write(slot, bytes);
      }
    }
  }

  rules::Rng rng_;
  uint32_t seed_;
  Session session_;
};

void test_nothing_should_be_lost_when_the_power_goes_at_random() {
  for (uint32_t seed = first_seed; seed < first_seed + sessions; ++seed) RandomSession(seed).run();
  TEST_ASSERT_GREATER_THAN_UINT64(sessions, cuts);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main(int count, char** words) {
  UNITY_BEGIN();
  if (count == 3) {
    first_seed = static_cast<uint32_t>(std::atol(words[1]));
    sessions = static_cast<uint32_t>(std::atol(words[2]));
  } else {
    RUN_TEST(test_nothing_should_be_lost_or_invented_when_the_power_goes_at_any_operation);
    RUN_TEST(
        test_nothing_should_be_lost_when_the_power_goes_again_at_any_operation_after_the_start);
  }
  RUN_TEST(test_nothing_should_be_lost_when_the_power_goes_at_random);
  std::printf("cuts %" PRIu64 "\n", cuts);
  return UNITY_END();
}
