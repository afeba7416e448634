#include <unity.h>

#include "drivers/system/thumb_call.hpp"

namespace {

using drivers::fault::is_call;

constexpr uint16_t kNop = 0x46C0;

// ARMv6-M Architecture Reference Manual, A6.7.13: 11110 S imm10, 11 J1 1 J2 imm11.
void test_bl_should_be_a_call_whatever_its_distance() {
  TEST_ASSERT_TRUE(is_call(0xF000, 0xF800));  // 0 bytes on
  TEST_ASSERT_TRUE(is_call(0xF7FF, 0xFFFE));  // to itself
  TEST_ASSERT_TRUE(is_call(0xF400, 0xD000));  // 16 MiB back
  TEST_ASSERT_TRUE(is_call(0xF3FF, 0xD7FF));  // 16 MiB on
}

// A6.7.14: 0100 0111 1 Rm 000.
void test_blx_should_be_a_call_by_every_register() {
  for (unsigned reg = 0; reg < 16; ++reg) {
    TEST_ASSERT_TRUE(is_call(kNop, static_cast<uint16_t>(0x4780 | reg << 3)));
  }
}

void test_other_instructions_should_be_no_calls() {
  TEST_ASSERT_FALSE(is_call(kNop, kNop));
  TEST_ASSERT_FALSE(is_call(kNop, 0x4718));    // bx r3
  TEST_ASSERT_FALSE(is_call(kNop, 0xE7FE));    // b to itself
  TEST_ASSERT_FALSE(is_call(0x4798, kNop));    // blx r3, one instruction before
  TEST_ASSERT_FALSE(is_call(0xF3BF, 0x8F4F));  // dsb
  TEST_ASSERT_FALSE(is_call(0xF3EF, 0x8008));  // mrs r0, msp
  TEST_ASSERT_FALSE(is_call(kNop, 0xF800));    // the second half of bl alone
  TEST_ASSERT_FALSE(is_call(0, 0));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_bl_should_be_a_call_whatever_its_distance);
  RUN_TEST(test_blx_should_be_a_call_by_every_register);
  RUN_TEST(test_other_instructions_should_be_no_calls);
  return UNITY_END();
}
