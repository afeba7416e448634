// The words of events and settings, and which are malformed.
#include <unity.h>

#include "host_tests/cities/table.hpp"
#include "rules/core/header.hpp"

using namespace cities_test;

namespace {

void test_event_should_be_printed_as_it_is_read() {
  for (const char* line :
       {"@ draw 1", "@ draw 24", "p1 start 7 0,0 r0", "p4 start 24 -1,-2 r270", "p1 place -7,7 r90",
        "p2 place 7,-7 r180", "p1 tourist nw", "p1 tourist se", "p3 jump -3,3 ne sw",
        "p1 walk 0,0 nw 0,0 se", "p1 walk 7,7 se -7,-7 nw", "p1 walk -7,7 ne 7,-7 sw", "p4 stay",
        "p2 cover -7,7 sw r270", "p2 cover 7,-1 ne r0", "p3 decline"}) {
    Event event;
    TEST_ASSERT_TRUE_MESSAGE(parses(line, event), line);
    TEST_ASSERT_EQUAL_STRING(line, text_of(event).c_str());
  }
}

void test_every_site_and_quarter_should_have_its_own_bytes() {
  std::set<unsigned> words;
  for (int y = -7; y <= 7; ++y) {
    for (int x = -7; x <= 7; ++x) {
      for (const char* quarter : {"nw", "ne", "sw", "se"}) {
        const std::string line =
            "p1 jump " + std::to_string(x) + ',' + std::to_string(y) + ' ' + quarter + " nw";
        const Event event = event_of(line);
        TEST_ASSERT_EQUAL_STRING(line.c_str(), text_of(event).c_str());
        words.insert(tests::word_of(event));
      }
    }
  }
  TEST_ASSERT_EQUAL(15 * 15 * 4, words.size());
}

// 30 x 30 fields and as many again.
void test_every_walk_should_have_its_own_bytes() {
  std::set<unsigned> words;
  for (int from = 0; from < 15; ++from) {
    for (int to = 0; to < 30; ++to) {
      for (const char* quarter : {"nw", "ne", "sw", "se"}) {
        const std::string line = "p1 walk " + std::to_string(from - 7) + ",0 " + quarter + " 0," +
                                 std::to_string(to % 15 - 7) + (to < 15 ? " ne" : " sw");
        const Event event = event_of(line);
        TEST_ASSERT_EQUAL_STRING(line.c_str(), text_of(event).c_str());
        words.insert(tests::word_of(event));
      }
    }
  }
  TEST_ASSERT_EQUAL(15 * 4 * 30, words.size());
}

void test_event_should_be_malformed_when_no_game_could_contain_it() {
  for (const char* line : {"",
                           "@",
                           "p1",
                           "draw 1",
                           "@ draw",
                           "@ draw 0",
                           "@ draw 25",
                           "@ draw 01",
                           "@ draw +1",
                           "@ draw 1 2",
                           "@ draw x",
                           "@ stay",
                           "p1 draw 1",
                           "p5 stay",
                           "p0 stay",
                           "p01 stay",
                           "P1 stay",
                           "p1 stay 1",
                           "p1 Stay",
                           "p1 start 1 0,0",
                           "p1 start 0 0,0 r0",
                           "p1 start 25 0,0 r0",
                           "p1 start 1 0,0 r45",
                           "p1 start 1 0,0 0",
                           "p1 start 1 8,0 r0",
                           "p1 start 1 0,-8 r0",
                           "p1 start 1 -0,0 r0",
                           "p1 start 1 0, 0 r0",
                           "p1 start 1 0,0, r0",
                           "p1 start 1 00,0 r0",
                           "p1 start 1 +1,0 r0",
                           "p1 start r0 1 0,0",
                           "p1 place 0,0",
                           "p1 place 8,0 r0",
                           "p1 place 0,0 r0 r0",
                           "p1 place 0 0 r0",
                           "p1 place 0;0 r0",
                           "p1 place 1 0,0 r0",
                           "p1 tourist",
                           "p1 tourist n",
                           "p1 tourist NW",
                           "p1 tourist 0,0 nw",
                           "p1 tourist nw nw",
                           "p1 jump 0,0 nw",
                           "p1 jump nw 0,0 nw",
                           "p1 jump 0,0 nw 0,0 nw",
                           "p1 jump 0,8 nw nw",
                           "p1 walk 0,0 nw",
                           "p1 walk 0,0 nw ne",
                           "p1 walk 0,0 nw 0,8 ne",
                           "p1 walk -8,0 nw 0,0 ne",
                           "p1 walk 0,0 nw 0,0",
                           "p1 jump 0,0 nw nw nw",
                           "p1 walk 0,0 nw 0,0 ne se",
                           "p1 cover 0,0 r0",
                           "p1 cover 0,0 nw",
                           "p1 cover 8,0 nw r0",
                           "p1 cover 0,-8 nw r0",
                           "p1 cover 0,0 n r0",
                           "p1 cover 0,0 nw r45",
                           "p1 cover 4 0,0 nw r0",
                           "p1 cover 0,0 nw r0 r0",
                           "p1 decline 1",
                           "p1 decline r0",
                           "@ cover 0,0 nw r0",
                           "@ decline",
                           "@ start 1 0,0 r0",
                           "@ place 0,0 r0"}) {
    Event event;
    TEST_ASSERT_FALSE_MESSAGE(parses(line, event), line);
  }
}

void test_settings_should_be_level_and_variants() {
  TEST_ASSERT_EQUAL(2, Cities::kSettingCount);
  TEST_ASSERT_EQUAL_STRING("level", Cities::kSettings[0].key);
  TEST_ASSERT_EQUAL_STRING("variants", Cities::kSettings[1].key);
  TEST_ASSERT_EQUAL_STRING("1", Cities::kSettings[0].fallback);
  TEST_ASSERT_EQUAL_STRING("none", Cities::kSettings[1].fallback);
  TEST_ASSERT_TRUE(Cities::kSettings[1].several);
  Cities::Options options;
  unsigned value = 0;
  TEST_ASSERT_FALSE(Cities::given(options, 0, 0, value));
  TEST_ASSERT_FALSE(Cities::given(options, 1, 0, value));
  TEST_ASSERT_TRUE(Cities::set(options, 2, 0, 0, 2));
  TEST_ASSERT_EQUAL(3, options.level);
  TEST_ASSERT_TRUE(Cities::given(options, 0, 0, value));
  TEST_ASSERT_EQUAL_STRING("3", Cities::kSettings[0].values[value]);
}

// What a list of variants makes of the options, as it would be printed; "" where it is malformed.
std::string variants_of(const std::string& list) {
  rules::SettingLine line;
  const std::string words = "variants " + list;
  const rules::Reader reader(words.data(), words.size());
  if (rules::parse_setting(Cities::kSettings, 2, 1, reader, line) != nullptr) return "";
  Cities::Options options;
  if (!Cities::set(options, 1, line.setting, 0, line.value)) return "";
  unsigned value = 0;
  if (!Cities::given(options, 1, 0, value)) return "nothing";
  line.value = value;
  char text[rules::kMostLineChars + 1];
  rules::Writer writer(text, sizeof text);
  rules::print_setting(Cities::kSettings, line, writer);
  return text;
}

void test_variants_should_be_a_list_of_any_of_three_words() {
  TEST_ASSERT_EQUAL_STRING("nothing", variants_of("none").c_str());
  TEST_ASSERT_EQUAL_STRING("set variants no-jumping", variants_of("no-jumping").c_str());
  TEST_ASSERT_EQUAL_STRING("set variants one-more free", variants_of("free one-more").c_str());
  TEST_ASSERT_EQUAL_STRING("set variants no-jumping one-more free",
                           variants_of("one-more free no-jumping").c_str());
  for (const char* list : {"", "none free", "free none", "free free", "one_more", "jumping"}) {
    TEST_ASSERT_EQUAL_STRING("", variants_of(list).c_str());
  }
}

void test_apply_should_refuse_bytes_that_no_line_says() {
  Table table = diagonal();
  for (const char* next : {"@ draw 4", "p1 place 1,0 r0", "p1 stay"}) {
    const rules::cities::State before = table.state;
    for (unsigned head = 0; head < 256; ++head) {
      for (const unsigned byte : {0u, 3u, 4u, 7u, 27u, 28u, 56u, 64u, 128u, 224u, 255u}) {
        for (const Event event :
             {Event{static_cast<uint8_t>(head), static_cast<uint8_t>(byte), 0, 1},
              Event{static_cast<uint8_t>(head), 27, static_cast<uint8_t>(byte), 200},
              Event{static_cast<uint8_t>(head), static_cast<uint8_t>(byte), 250, 0}}) {
          rules::cities::State state = before;
          TEST_ASSERT_FALSE(Cities::apply(state, event).ok());
          TEST_ASSERT_EQUAL_MEMORY(&before, &state, sizeof state);
        }
      }
    }
    table.does(next);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_event_should_be_printed_as_it_is_read);
  RUN_TEST(test_every_site_and_quarter_should_have_its_own_bytes);
  RUN_TEST(test_every_walk_should_have_its_own_bytes);
  RUN_TEST(test_event_should_be_malformed_when_no_game_could_contain_it);
  RUN_TEST(test_settings_should_be_level_and_variants);
  RUN_TEST(test_variants_should_be_a_list_of_any_of_three_words);
  RUN_TEST(test_apply_should_refuse_bytes_that_no_line_says);
  return UNITY_END();
}
