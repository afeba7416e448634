// The words of events and settings, and which are malformed.
#include <unity.h>

#include "host_tests/cities/table.hpp"

using namespace cities_test;

namespace {

void test_event_should_be_printed_as_it_is_read() {
  for (const char* line :
       {"@ draw 1", "@ draw 24", "p1 start 7 0,0 r0", "p4 start 24 -1,-2 r270", "p1 place -3,3 r90",
        "p2 place 3,-3 r180", "p1 tourist nw", "p1 tourist se", "p3 jump -3,3 ne sw",
        "p1 walk 0,0 nw 0,0 se", "p1 walk 3,3 se -3,-3 nw", "p4 stay"}) {
    Event event;
    TEST_ASSERT_TRUE_MESSAGE(parses(line, event), line);
    TEST_ASSERT_EQUAL_STRING(line, text_of(event).c_str());
  }
}

void test_every_site_and_quarter_should_have_its_own_bytes() {
  std::set<unsigned> words;
  for (int y = -3; y <= 3; ++y) {
    for (int x = -3; x <= 3; ++x) {
      for (const char* quarter : {"nw", "ne", "sw", "se"}) {
        const std::string line =
            "p1 jump " + std::to_string(x) + ',' + std::to_string(y) + ' ' + quarter + " nw";
        const Event event = event_of(line);
        TEST_ASSERT_EQUAL_STRING(line.c_str(), text_of(event).c_str());
        words.insert(event.a);
      }
    }
  }
  TEST_ASSERT_EQUAL(49 * 4, words.size());
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
                           "p1 start 1 4,0 r0",
                           "p1 start 1 0,-4 r0",
                           "p1 start 1 -0,0 r0",
                           "p1 start 1 0, 0 r0",
                           "p1 start 1 0,0, r0",
                           "p1 start 1 00,0 r0",
                           "p1 start 1 +1,0 r0",
                           "p1 start r0 1 0,0",
                           "p1 place 0,0",
                           "p1 place 4,0 r0",
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
                           "p1 jump 0,5 nw nw",
                           "p1 walk 0,0 nw",
                           "p1 walk 0,0 nw ne",
                           "p1 walk 0,0 nw 0,4 ne",
                           "p1 walk 0,0 nw 0,0",
                           "p1 jump 0,0 nw nw nw",
                           "p1 walk 0,0 nw 0,0 ne se",
                           "@ start 1 0,0 r0",
                           "@ place 0,0 r0"}) {
    Event event;
    TEST_ASSERT_FALSE_MESSAGE(parses(line, event), line);
  }
}

void test_settings_should_be_level_and_variant() {
  TEST_ASSERT_EQUAL(2, Cities::kSettingCount);
  TEST_ASSERT_EQUAL_STRING("level", Cities::kSettings[0].key);
  TEST_ASSERT_EQUAL_STRING("variant", Cities::kSettings[1].key);
  TEST_ASSERT_EQUAL_STRING("1", Cities::kSettings[0].fallback);
  TEST_ASSERT_EQUAL_STRING("none", Cities::kSettings[1].fallback);
  Cities::Options options;
  unsigned value = 0;
  TEST_ASSERT_FALSE(Cities::given(options, 0, 0, value));
  TEST_ASSERT_FALSE(Cities::given(options, 1, 0, value));
  TEST_ASSERT_TRUE(Cities::set(options, 2, 0, 0, 2));
  TEST_ASSERT_TRUE(Cities::set(options, 2, 1, 0, 1));
  TEST_ASSERT_EQUAL(3, options.level);
  TEST_ASSERT_EQUAL(kNoJumping, options.variant);
  TEST_ASSERT_TRUE(Cities::given(options, 0, 0, value));
  TEST_ASSERT_EQUAL_STRING("3", Cities::kSettings[0].values[value]);
  TEST_ASSERT_TRUE(Cities::given(options, 1, 0, value));
  TEST_ASSERT_EQUAL_STRING("no-jumping", Cities::kSettings[1].values[value]);
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
  RUN_TEST(test_event_should_be_malformed_when_no_game_could_contain_it);
  RUN_TEST(test_settings_should_be_level_and_variant);
  RUN_TEST(test_apply_should_refuse_bytes_that_no_line_says);
  return UNITY_END();
}
