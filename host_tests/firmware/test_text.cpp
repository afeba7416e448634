#include <unity.h>

#include "firmware/text.hpp"

using firmware::Text;

namespace {

char buffer[16];

void test_text_should_join_words_and_numbers() {
  Text(buffer, sizeof buffer).add("a ").add(0u).add(" ").add(4294967295u);
  TEST_ASSERT_EQUAL_STRING("a 0 4294967295", buffer);
}

void test_text_should_write_eight_hexadecimal_digits() {
  Text(buffer, sizeof buffer).add_hex(0x10ABu);
  TEST_ASSERT_EQUAL_STRING("000010ab", buffer);
}

void test_text_should_round_kibibytes_up() {
  Text(buffer, sizeof buffer)
      .add_kib(0)
      .add(" ")
      .add_kib(1)
      .add(" ")
      .add_kib(1024)
      .add(" ")
      .add_kib(1025);
  TEST_ASSERT_EQUAL_STRING("0 1 1 2", buffer);
}

void test_text_should_be_cut_and_ended_when_it_does_not_fit() {
  Text text(buffer, sizeof buffer);
  text.add("0123456789abcdefgh");
  TEST_ASSERT_EQUAL_STRING("0123456789abcde", buffer);
  TEST_ASSERT_EQUAL(15, text.length());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_text_should_join_words_and_numbers);
  RUN_TEST(test_text_should_write_eight_hexadecimal_digits);
  RUN_TEST(test_text_should_round_kibibytes_up);
  RUN_TEST(test_text_should_be_cut_and_ended_when_it_does_not_fit);
  return UNITY_END();
}
