// Events, settings and positions as records.md has them.
#include <unity.h>

#include <cstring>

#include "host_tests/core/record_text.hpp"
#include "host_tests/townies/table.hpp"

using namespace townies_test;
using namespace rules::townies;

void setUp() {}
void tearDown() {}

namespace {

void expect_malformed(const char* line) {
  Event event;
  TEST_ASSERT_FALSE_MESSAGE(parses(line, event), line);
}

void test_every_event_should_be_printed_as_it_is_read() {
  for (const char* line :
       {"@ marker p5 blue", "@ marker p1 red", "@ additional recreational-areas",
        "@ additional wind-rose", "@ bonus new-project", "@ roll city-square bee",
        "@ roll game-court bar", "p1 shape a1 a2 a3 a4", "p5 shape f8 f9 f10 f11",
        "p2 shape h5 i4 j3 k2", "p1 object bike-rental k6", "p1 pass", "p1 star", "p1 star brown",
        "p1 star pistol", "p1 star station", "p1 end"}) {
    TEST_ASSERT_EQUAL_STRING(line, text_of(event_of(line)).c_str());
  }
}

void test_events_should_be_malformed_when_no_game_of_townies_could_have_them() {
  for (const char* line : {"@ marker p6 red",
                           "@ marker p0 red",
                           "@ marker p1 purple",
                           "@ marker p1",
                           "@ marker red",
                           "@ additional",
                           "@ additional specialization",
                           "@ additional hub hub",
                           "@ bonus luck",
                           "@ roll bank",
                           "@ roll bar bank",
                           "@ roll bank propeller",
                           "@ roll bank bar bar",
                           "p6 pass",
                           "@ pass",
                           "p1 roll bank bar",
                           "p1 marker p1 red",
                           "p1 pass now",
                           "p1 end now",
                           "p1 shape a1 a2 a3",
                           "p1 shape a1 a2 a3 a4 a5",
                           "p1 shape a1 a3 a2 a4",
                           "p1 shape a4 a3 a2 a1",
                           "p1 shape a1 a1 a2 a3",
                           "p1 shape b1 a2 a3 a4",
                           "p1 shape a1 a2 a3 a7",
                           "p1 shape a0 a1 a2 a3",
                           "p1 shape f9 f10 f11 f12",
                           "p1 shape a01 a2 a3 a4",
                           "p1 shape A1 a2 a3 a4",
                           "p1 shape l1 l2 l3 l4",
                           "p1 shape +a1 a2 a3 a4",
                           "p1 object bank",
                           "p1 object bank a7",
                           "p1 object a1 bank",
                           "p1 object house a1",
                           "p1 object bank a1 b1",
                           "p1 object bank f12",
                           "p1 star purple",
                           "p1 star bar bar",
                           "p1 star red bank",
                           "p1 star propeller",
                           "p1 build a1"}) {
    expect_malformed(line);
  }
}

void test_shape_should_be_well_formed_when_it_is_no_shape_of_the_game() {
  Event event;
  TEST_ASSERT_TRUE(parses("p1 shape a1 b1 c1 k6", event));
  TEST_ASSERT_TRUE(parses("p1 shape a1 a2 a3 a5", event));
  TEST_ASSERT_TRUE(parses("p1 shape f9 f10 f11 g1", event));
}

void test_shape_should_be_read_by_column_then_number() {
  // f10 comes after f9, and column letters go before numbers.
  TEST_ASSERT_EQUAL_STRING("p1 shape f8 f9 f10 f11",
                           text_of(event_of("p1 shape f8 f9 f10 f11")).c_str());
  expect_malformed("p1 shape f10 f11 f8 f9");
  expect_malformed("p1 shape f10 f9 g9 g10");
  TEST_ASSERT_EQUAL_STRING("p1 shape e9 e10 f10 f11",
                           text_of(event_of("p1 shape e9 e10 f10 f11")).c_str());
}

// --- settings ------------------------------------------------------------------------------------

// Where these lines of a header (from the fourth on) are wrong: "" or "set" or "conflict" with the
// line's number.
std::string wrong(const Words& settings, unsigned players) {
  rules::HeaderReader<Townies> header;
  using Step = rules::HeaderReader<Townies>::Step;
  const std::string first = "players " + std::to_string(players);
  TEST_ASSERT_TRUE(header.line(rules::Reader(first.data(), first.size()), 3) == Step::kMore);
  uint32_t number = 4;
  for (const std::string& setting : settings) {
    const std::string line = "set " + setting;
    if (header.line(rules::Reader(line.data(), line.size()), number) != Step::kMore) {
      return "set " + std::to_string(number);
    }
    ++number;
  }
  if (header.conflict() != nullptr) return "conflict " + std::to_string(header.conflict()->number);
  return "";
}

void test_settings_should_be_taken_in_any_order() {
  TEST_ASSERT_EQUAL_STRING("", wrong({"mode full", "additional hub", "bonus funding"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("", wrong({"additional hub", "bonus funding"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("", wrong({"bonus funding", "mode second"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("", wrong({"marker p2 red", "mode first", "marker p1 blue"}, 2).c_str());
}

void test_settings_should_be_malformed_where_the_mode_lacks_the_card() {
  TEST_ASSERT_EQUAL_STRING("conflict 5", wrong({"mode first", "bonus funding"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("conflict 4", wrong({"bonus funding", "mode first"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("conflict 5", wrong({"mode second", "additional hub"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("conflict 4", wrong({"additional hub", "mode second"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("conflict 4", wrong({"additional hub", "mode first"}, 1).c_str());
}

void test_settings_should_be_malformed_when_wrong_by_themselves() {
  TEST_ASSERT_EQUAL_STRING("set 4", wrong({"marker p3 red"}, 2).c_str());
  TEST_ASSERT_EQUAL_STRING("set 5", wrong({"marker p1 red", "marker p2 red"}, 2).c_str());
  TEST_ASSERT_EQUAL_STRING("set 5", wrong({"marker p2 red", "marker p1 red"}, 2).c_str());
  TEST_ASSERT_EQUAL_STRING("set 5", wrong({"marker p1 red", "marker p1 blue"}, 2).c_str());
  TEST_ASSERT_EQUAL_STRING("set 5", wrong({"mode full", "mode full"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("set 4", wrong({"mode third"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("set 4", wrong({"marker red"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("set 4", wrong({"marker p1"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("set 4", wrong({"additional standardization"}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("set 4", wrong({"bonus none"}, 1).c_str());
}

void test_settings_should_be_printed_as_they_were_given() {
  const Words settings{"mode second", "marker p1 blue", "marker p3 red", "bonus repainting"};
  const std::string text = tests::header_of<Townies>(options_of(settings, 3), 3);
  TEST_ASSERT_EQUAL_STRING(
      "plat 1\ngame townies\nplayers 3\nset mode second\nset marker p1 blue\n"
      "set marker p3 red\nset bonus repainting\nbegin\n",
      text.c_str());
  TEST_ASSERT_EQUAL_STRING("plat 1\ngame townies\nplayers 1\nbegin\n",
                           tests::header_of<Townies>(options_of({"mode full"}, 1), 1).c_str());
}

// --- positions -----------------------------------------------------------------------------------

void test_position_should_be_read_as_in_the_contract() {
  TEST_ASSERT_TRUE(position_parses({"map p1", "e3 red", "e4 yellow windmill 4", "end"}));
  TEST_ASSERT_TRUE(position_parses({"map p1", "end"}));
  TEST_ASSERT_TRUE(position_parses({}));
  TEST_ASSERT_TRUE(position_parses({"map p2", "a1 red", "end", "map p1", "a1 red", "end"}, 2));
  TEST_ASSERT_TRUE(position_parses({"map p1", "a1 red bank 15", "a2 red city-square 0", "end"}));
  TEST_ASSERT_TRUE((show({"e3 red", "e4 yellow windmill 4"}, {}) == Shown{4, 0, 0}));
}

void test_position_should_be_malformed_when_it_breaks_the_form() {
  for (const Words& lines : std::vector<Words>{
           {"map p2", "end"},
           {"map", "end"},
           {"map p1 p1", "end"},
           {"map p1"},
           {"map p1", "a1 red"},
           {"a1 red"},
           {"end"},
           {"map p1", "end", "end"},
           {"map p1", "end now"},
           {"map p1", "end", "map p1", "end"},
           {"map p1", "map p1", "end"},
           {"map p1", "a1", "end"},
           {"map p1", "a7 red", "end"},
           {"map p1", "l1 red", "end"},
           {"map p1", "a1 purple", "end"},
           {"map p1", "a1 red bank", "end"},
           {"map p1", "a1 red bank 16", "end"},
           {"map p1", "a1 red bank -1", "end"},
           {"map p1", "a1 red bank 03", "end"},
           {"map p1", "a1 red house 3", "end"},
           {"map p1", "a1 red bank 3 4", "end"},
           {"map p1", "a1 red", "a1 blue", "end"},
           {"map p1", "a1 red bank 3", "a1 red", "end"},
           {"money 5"},
       }) {
    TEST_ASSERT_FALSE(position_parses(lines));
  }
}

void test_position_should_have_nine_objects_at_most() {
  Words lines{"map p1"};
  for (const char* name : {"a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3"}) {
    lines.push_back(std::string(name) + " red bank 1");
  }
  Words more = lines;
  lines.push_back("end");
  TEST_ASSERT_TRUE(position_parses(lines));
  more.push_back("c1 red bank 1");
  more.push_back("end");
  TEST_ASSERT_FALSE(position_parses(more));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_event_should_be_printed_as_it_is_read);
  RUN_TEST(test_events_should_be_malformed_when_no_game_of_townies_could_have_them);
  RUN_TEST(test_shape_should_be_well_formed_when_it_is_no_shape_of_the_game);
  RUN_TEST(test_shape_should_be_read_by_column_then_number);
  RUN_TEST(test_settings_should_be_taken_in_any_order);
  RUN_TEST(test_settings_should_be_malformed_where_the_mode_lacks_the_card);
  RUN_TEST(test_settings_should_be_malformed_when_wrong_by_themselves);
  RUN_TEST(test_settings_should_be_printed_as_they_were_given);
  RUN_TEST(test_position_should_be_read_as_in_the_contract);
  RUN_TEST(test_position_should_be_malformed_when_it_breaks_the_form);
  RUN_TEST(test_position_should_have_nine_objects_at_most);
  return UNITY_END();
}
