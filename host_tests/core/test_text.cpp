#include <unity.h>

#include <string>
#include <vector>

#include "rules/core/line.hpp"
#include "rules/core/text.hpp"

using rules::LineCutter;
using rules::Reader;
using rules::WordReader;
using rules::Writer;
using Step = LineCutter::Step;

void setUp() {}
void tearDown() {}

namespace {

Reader reader(const char* text) { return Reader(text, std::char_traits<char>::length(text)); }

bool is_number(const char* text, unsigned least, unsigned most) {
  unsigned value = 0;
  Reader words = reader(text);
  return words.number(value, least, most) && words.at_end();
}

bool is_word_number(const char* text, int least, int most) {
  int value = 0;
  WordReader word(text, std::char_traits<char>::length(text));
  if (!word.number(value, least, most)) return false;
  TEST_ASSERT_TRUE_MESSAGE(word.at_end(), text);
  TEST_ASSERT_EQUAL_STRING(text, std::to_string(value).c_str());
  return true;
}

struct Cut {
  std::vector<std::string> lines;
  std::vector<uint32_t> numbers;
  Step end = Step::kMore;
  uint32_t last = 0;
};

Cut cut(const std::string& text) {
  LineCutter cutter;
  Cut made;
  const auto take = [&](Step step) {
    if (step == Step::kLine) {
      made.lines.emplace_back(cutter.text(), cutter.length());
      made.numbers.push_back(cutter.number());
    } else {
      made.end = step;
    }
    return step == Step::kMore || step == Step::kLine;
  };
  bool good = true;
  for (size_t i = 0; i < text.size() && good; ++i) {
    good = take(cutter.feed(static_cast<uint8_t>(text[i])));
  }
  if (good) take(cutter.finish());
  made.last = cutter.number();
  return made;
}

void test_number_should_be_read_when_it_is_in_range() {
  TEST_ASSERT_TRUE(is_number("0", 0, 9));
  TEST_ASSERT_TRUE(is_number("7", 1, 7));
  TEST_ASSERT_TRUE(is_number("10", 1, 10));
  TEST_ASSERT_TRUE(is_number("4294967295", 0, 4294967295u));
}

void test_number_should_be_refused_when_it_is_written_in_another_way() {
  for (const char* text : {"", "+1", "-1", "-0", "01", "00", "1.0", "1x", "x1", "0x1", "1e0"}) {
    TEST_ASSERT_FALSE_MESSAGE(is_number(text, 0, 100), text);
  }
}

void test_number_should_be_refused_when_it_is_out_of_range() {
  TEST_ASSERT_FALSE(is_number("0", 1, 7));
  TEST_ASSERT_FALSE(is_number("8", 1, 7));
  TEST_ASSERT_FALSE(is_number("11", 1, 10));
  TEST_ASSERT_FALSE(is_number("4294967296", 0, 4294967295u));
  TEST_ASSERT_FALSE(is_number("18446744073709551617", 0, 4294967295u));
}

void test_signed_number_should_be_read_only_when_written_in_the_one_way() {
  for (const char* text : {"0", "3", "-1", "-3"}) {
    TEST_ASSERT_TRUE_MESSAGE(is_word_number(text, -3, 3), text);
  }
  for (const char* text : {"-0", "--1", "+1", "-01", "01", "4", "-4", "-", ""}) {
    TEST_ASSERT_FALSE_MESSAGE(is_word_number(text, -3, 3), text);
  }
  TEST_ASSERT_FALSE(is_word_number("-1", 0, 3));
}

void test_word_number_should_be_refused_when_it_is_out_of_range() {
  TEST_ASSERT_TRUE(is_word_number("3", 3, 9));
  TEST_ASSERT_TRUE(is_word_number("9", 3, 9));
  TEST_ASSERT_TRUE(is_word_number("-3", -3, -2));
  TEST_ASSERT_TRUE(is_word_number("-2", -3, -2));
  for (const char* text : {"0", "2", "10", "-3"}) {
    TEST_ASSERT_FALSE_MESSAGE(is_word_number(text, 3, 9), text);
  }
  for (const char* text : {"-4", "-1", "0", "2"}) {
    TEST_ASSERT_FALSE_MESSAGE(is_word_number(text, -3, -2), text);
  }
}

void test_word_should_stay_as_it_is_when_its_number_is_refused() {
  WordReader word("2", 1);
  int value = 7;
  TEST_ASSERT_FALSE(word.number(value, 3, 9));
  TEST_ASSERT_EQUAL(7, value);
  TEST_ASSERT_TRUE(word.number(value, 2, 9));
  TEST_ASSERT_EQUAL(2, value);
}

void test_player_should_be_read_when_in_the_game() {
  unsigned seat = 0;
  Reader good = reader("p4");
  TEST_ASSERT_TRUE(good.player(seat, 4));
  TEST_ASSERT_EQUAL(4, seat);
  for (const char* text : {"p0", "p5", "p", "p01", "P1", "1", "p1x", "p-1", "@"}) {
    Reader bad = reader(text);
    TEST_ASSERT_FALSE_MESSAGE(bad.player(seat, 4), text);
  }
}

void test_words_should_be_taken_one_by_one_when_blanks_are_between() {
  Reader words = reader("  one \t two  ");
  const char* const known[] = {"zero", "one", "two"};
  unsigned index = 0;
  TEST_ASSERT_FALSE(words.word("on"));
  TEST_ASSERT_FALSE(words.word("ones"));
  TEST_ASSERT_TRUE(words.one_of(known, 3, index));
  TEST_ASSERT_EQUAL(1, index);
  TEST_ASSERT_TRUE(words.word("two"));
  TEST_ASSERT_TRUE(words.at_end());
  TEST_ASSERT_FALSE(words.word("two"));
}

void test_word_should_be_one_of_a_list_as_a_byte() {
  Reader words = reader("two one three");
  const char* const known[] = {"zero", "one", "two"};
  uint8_t index = 9;
  TEST_ASSERT_TRUE(words.one_of(known, 3, index));
  TEST_ASSERT_EQUAL(2, index);
  TEST_ASSERT_TRUE(words.one_of(known, 3, index));
  TEST_ASSERT_EQUAL(1, index);
  TEST_ASSERT_FALSE(words.one_of(known, 3, index));
  TEST_ASSERT_EQUAL(1, index);
}

void test_letters_should_be_taken_one_by_one_when_they_are_those_expected() {
  const char text[] = {'p', 'S', 'X', 0};
  WordReader word(text, sizeof text);
  unsigned index = 9;
  TEST_ASSERT_FALSE(word.letter('q'));
  TEST_ASSERT_TRUE(word.letter('p'));
  TEST_ASSERT_FALSE(word.one_of("HFP", index));
  TEST_ASSERT_TRUE(word.one_of("HFSP", index));
  TEST_ASSERT_EQUAL(2, index);
  TEST_ASSERT_FALSE(word.at_end());
  TEST_ASSERT_TRUE(word.letter('X'));
  TEST_ASSERT_FALSE(word.one_of("HFSP", index));  // a zero is no letter of any list
  TEST_ASSERT_EQUAL(2, index);
  WordReader short_word(text, 1);
  TEST_ASSERT_TRUE(short_word.letter('p'));
  TEST_ASSERT_TRUE(short_word.at_end());
  TEST_ASSERT_FALSE(short_word.letter('S'));
  TEST_ASSERT_FALSE(short_word.one_of("S", index));
}

void test_writer_should_put_blanks_between_words_when_writing() {
  char line[40];
  Writer writer(line, sizeof line);
  writer.word("p").add(1).word("walk").word("").add(-3).add(',').add(0).word("").add(-2147483647);
  TEST_ASSERT_EQUAL_STRING("p1 walk -3,0 -2147483647", line);
  TEST_ASSERT_EQUAL(24, writer.length());
}

void test_lines_should_lose_comments_and_blanks_when_cut() {
  const Cut made = cut("  a\tb  # comment\n\n# only this\r\n\tc   d#e\r\nlast");
  TEST_ASSERT_EQUAL(3, made.lines.size());
  TEST_ASSERT_EQUAL_STRING("a b", made.lines[0].c_str());
  TEST_ASSERT_EQUAL_STRING("c d", made.lines[1].c_str());
  TEST_ASSERT_EQUAL_STRING("last", made.lines[2].c_str());
  TEST_ASSERT_EQUAL(1, made.numbers[0]);
  TEST_ASSERT_EQUAL(4, made.numbers[1]);
  TEST_ASSERT_EQUAL(5, made.numbers[2]);
}

void test_last_line_should_be_counted_as_in_the_file_when_the_text_ends() {
  TEST_ASSERT_EQUAL(1, cut("").last);
  TEST_ASSERT_EQUAL(1, cut("a").last);
  TEST_ASSERT_EQUAL(1, cut("a\n").last);
  TEST_ASSERT_EQUAL(2, cut("a\n\n").last);
  TEST_ASSERT_EQUAL(2, cut("a\n#").last);
}

void test_line_should_be_taken_when_it_has_200_characters() {
  const std::string full(200, 'x');
  TEST_ASSERT_EQUAL(1, cut(full).lines.size());
  TEST_ASSERT_EQUAL(1, cut(full + "\n").lines.size());
  TEST_ASSERT_EQUAL(1, cut(full + "\r\n").lines.size());
  TEST_ASSERT_EQUAL(1, cut("x " + std::string(198, '#')).lines.size());
}

void test_line_should_be_malformed_when_it_has_201_characters() {
  TEST_ASSERT_TRUE(cut(std::string(201, 'x')).end == Step::kTooLong);
  TEST_ASSERT_TRUE(cut(std::string(201, ' ')).end == Step::kTooLong);
  TEST_ASSERT_TRUE(cut("x #" + std::string(198, 'c')).end == Step::kTooLong);
  TEST_ASSERT_TRUE(cut(std::string(200, 'x') + "\rx").end == Step::kTooLong);
}

void test_line_should_be_malformed_when_it_holds_another_byte() {
  for (const int byte : {0, 1, 8, 11, 12, 27, 31, 127, 128, 200, 255}) {
    const std::string bad(1, static_cast<char>(byte));
    TEST_ASSERT_TRUE(cut("game" + bad + "\n").end == Step::kBadByte);
    TEST_ASSERT_TRUE(cut("# comment " + bad + "\n").end == Step::kBadByte);
    TEST_ASSERT_EQUAL(2, cut("a\n" + bad).last);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_number_should_be_read_when_it_is_in_range);
  RUN_TEST(test_number_should_be_refused_when_it_is_written_in_another_way);
  RUN_TEST(test_number_should_be_refused_when_it_is_out_of_range);
  RUN_TEST(test_signed_number_should_be_read_only_when_written_in_the_one_way);
  RUN_TEST(test_word_number_should_be_refused_when_it_is_out_of_range);
  RUN_TEST(test_word_should_stay_as_it_is_when_its_number_is_refused);
  RUN_TEST(test_player_should_be_read_when_in_the_game);
  RUN_TEST(test_words_should_be_taken_one_by_one_when_blanks_are_between);
  RUN_TEST(test_word_should_be_one_of_a_list_as_a_byte);
  RUN_TEST(test_letters_should_be_taken_one_by_one_when_they_are_those_expected);
  RUN_TEST(test_writer_should_put_blanks_between_words_when_writing);
  RUN_TEST(test_lines_should_lose_comments_and_blanks_when_cut);
  RUN_TEST(test_last_line_should_be_counted_as_in_the_file_when_the_text_ends);
  RUN_TEST(test_line_should_be_taken_when_it_has_200_characters);
  RUN_TEST(test_line_should_be_malformed_when_it_has_201_characters);
  RUN_TEST(test_line_should_be_malformed_when_it_holds_another_byte);
  return UNITY_END();
}
