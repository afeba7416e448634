// Images that something damaged: `test_store_damage FIRST COUNT` makes so many of them. Whatever is
// in the flash, the store opens, gives nothing that was never written, and goes on.
#include "host_tests/save/kept.hpp"
#include "rules/core/rng.hpp"

using namespace kept;

namespace {

constexpr uint32_t kImages = 400;
uint32_t first_seed = 1;
uint32_t images = kImages;
uint64_t found = 0, damaged = 0;

constexpr unsigned kObjects = 20;
constexpr unsigned kVersions = 4;

// The version tells itself, so that any that was ever written is known.
Bytes version(unsigned slot, unsigned number) {
  return bytes_of(slot * 31 + number, 50 + (slot * 97 + number * 211) % (4 * kPartBytes));
}

Bytes image_of(unsigned versions) {
  renew();
  for (unsigned number = 0; number < versions; ++number) {
    for (unsigned slot = 0; slot < kObjects; ++slot) {
      TEST_ASSERT_TRUE(write(slot, version(slot, number)));
      store.prepare();
    }
  }
  return Bytes(storage::bytes(), storage::bytes() + storage::size());
}

class Damage {
 public:
  Damage(const Bytes& image, const Bytes& other, uint32_t seed) : rng_(seed), other_(other) {
    storage::renew();
    std::copy(image.begin(), image.end(), storage::bytes());
  }

  void flip_bits() {
    for (unsigned i = 1 + rng_.below(400); i > 0; --i) {
      storage::bytes()[place()] ^= static_cast<uint8_t>(1u << rng_.below(8));
    }
  }
  void swap_sectors() {
    uint8_t *const one = sector(), *const two = sector();
    if (one != two) std::swap_ranges(one, one + storage::kSectorBytes, two);
  }
  void take_sectors_of_another_store() {
    for (unsigned i = 1 + rng_.below(20); i > 0; --i) {
      const uint32_t at = rng_.below(sectors()) * storage::kSectorBytes;
      std::copy_n(other_.begin() + at, storage::kSectorBytes, storage::bytes() + at);
    }
  }
  void write_random_bytes() {
    uint8_t* const at = sector();
    for (uint32_t i = 0; i < storage::kSectorBytes; ++i)
      at[i] = static_cast<uint8_t>(rng_.below(256));
  }
  void any() {
    switch (rng_.below(4)) {
      case 0:
        return flip_bits();
      case 1:
        return swap_sectors();
      case 2:
        return take_sectors_of_another_store();
      default:
        return write_random_bytes();
    }
  }
  unsigned how_often() { return 1 + rng_.below(4); }

 private:
  static uint32_t sectors() { return storage::size() / storage::kSectorBytes; }
  // Most of the medium is blank: damage shall meet what is used.
  uint32_t place() {
    return rng_.below(32) * storage::kSectorBytes + rng_.below(storage::kSectorBytes);
  }
  uint8_t* sector() { return storage::bytes() + rng_.below(32) * storage::kSectorBytes; }

  rules::Rng rng_;
  const Bytes& other_;
};

bool was_written(unsigned slot, const Bytes& bytes) {
  for (unsigned number = 0; number < kVersions; ++number) {
    if (bytes == version(slot, number)) return true;
  }
  return false;
}

void test_store_should_give_only_what_was_written_when_its_image_is_damaged() {
  const Bytes image = image_of(3);
  const Bytes other = image_of(kVersions);  // of another machine
  for (uint32_t seed = first_seed; seed < first_seed + images; ++seed) {
    Damage damage(image, other, seed);
    for (unsigned i = damage.how_often(); i > 0; --i) damage.any();
    store.open();
    for (unsigned slot = 0; slot < Store::kSlots; ++slot) {
      if (store.is_damaged(slot)) ++damaged;
      if (!store.has(slot)) continue;
      ++found;
      TEST_ASSERT_LESS_THAN(kObjects, slot);
      TEST_ASSERT_TRUE_MESSAGE(was_written(slot, read(slot)), "never written");
    }
    for (unsigned slot = 0; slot < kObjects; ++slot) {
      TEST_ASSERT_TRUE(write(slot, version(slot, kVersions - 1)));
      for (int i = 0; i < 3 && store.prepare(); ++i) {
      }
    }
    store.open();
    for (unsigned slot = 0; slot < kObjects; ++slot) expect(slot, version(slot, kVersions - 1));
  }
  TEST_ASSERT_GREATER_THAN_UINT64(0, damaged);
}

void test_store_should_open_when_all_of_it_is_random() {
  rules::Rng rng(5);
  storage::renew();
  for (uint32_t i = 0; i < storage::size(); ++i) {
    storage::bytes()[i] = static_cast<uint8_t>(rng.below(256));
  }
  store.open();
  for (unsigned slot = 0; slot < Store::kSlots; ++slot) TEST_ASSERT_FALSE(store.has(slot));
  TEST_ASSERT_TRUE(write(1, bytes_of(1, 1000)));
  store.open();
  expect(1, bytes_of(1, 1000));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main(int count, char** words) {
  if (count == 3) {
    first_seed = static_cast<uint32_t>(std::atol(words[1]));
    images = static_cast<uint32_t>(std::atol(words[2]));
  }
  UNITY_BEGIN();
  RUN_TEST(test_store_should_give_only_what_was_written_when_its_image_is_damaged);
  RUN_TEST(test_store_should_open_when_all_of_it_is_random);
  std::printf("found %" PRIu64 ", damaged %" PRIu64 "\n", found, damaged);
  return UNITY_END();
}
