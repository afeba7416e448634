// The words of events, settings and positions, and which are malformed.
#include <unity.h>

#include "host_tests/core/record_text.hpp"
#include "host_tests/drawcity/table.hpp"

using namespace drawcity_test;

namespace {

void test_event_should_be_printed_as_it_is_read() {
  for (const char* line : {"@ first p1",
                           "@ first p6",
                           "@ number p1 1",
                           "@ number p6 9",
                           "@ development p2 H",
                           "@ development p3 P",
                           "@ goal residential-quarter",
                           "@ goal across-the-city",
                           "@ zone S",
                           "@ demand F",
                           "@ neighborhood P",
                           "p1 build H 5 1,1",
                           "p6 build P 9 10,11",
                           "p2 neighborhood 1,1 1,2 1,3",
                           "p2 neighborhood 10,9 10,10 10,11",
                           "p2 neighborhood 8,11 9,11 10,11",
                           "p3 skip",
                           "p3 skip 4",
                           "p3 skip F",
                           "p3 skip 4 F"}) {
    Event event;
    TEST_ASSERT_TRUE_MESSAGE(parses(line, event), line);
    TEST_ASSERT_EQUAL_STRING(line, text_of(event).c_str());
  }
}

void test_every_build_should_have_its_own_bytes() {
  std::set<std::string> lines;
  std::set<uint32_t> words;
  for (int street = 1; street <= 10; ++street) {
    for (int column = 1; column <= 11; ++column) {
      for (const char* type : {"H", "S", "F", "P"}) {
        const std::string line = std::string("p1 build ") + type + " 5 " + std::to_string(street) +
                                 ',' + std::to_string(column);
        const Event event = event_of(line);
        TEST_ASSERT_EQUAL_STRING(line.c_str(), text_of(event).c_str());
        words.insert(std::bit_cast<uint32_t>(event));
      }
    }
  }
  TEST_ASSERT_EQUAL(440, words.size());
}

void test_event_should_be_malformed_when_no_game_could_contain_it() {
  for (const char* line : {"",
                           "@",
                           "p1",
                           "@ first",
                           "@ first 1",
                           "@ first p0",
                           "@ first p7",
                           "@ first p01",
                           "@ first p1 p2",
                           "@ number p1",
                           "@ number p1 0",
                           "@ number p1 10",
                           "@ number p1 05",
                           "@ number p1 +5",
                           "@ number p1 -5",
                           "@ number p1 H",
                           "@ number 5 p1",
                           "@ number 5",
                           "@ number p7 5",
                           "@ number p1 5 5",
                           "p1 number p1 5",
                           "p1 number 5",
                           "@ development p1 5",
                           "@ development p1 h",
                           "@ development p1 X",
                           "@ development p1 HS",
                           "@ development p1",
                           "@ development H",
                           "@ goal",
                           "@ goal residential",
                           "@ goal Residential-Quarter",
                           "@ goal high-street chain-store",
                           "p1 goal high-street",
                           "@ zone",
                           "@ zone X",
                           "@ zone H S",
                           "@ zone p1 H",
                           "@ demand 3",
                           "@ demand 1 H",
                           "@ neighborhood",
                           "@ neighborhood 1",
                           "@ neighborhood H S F",
                           "@ neighborhood 1,1 1,2 1,3",
                           "@ build H 5 1,1",
                           "p7 build H 5 1,1",
                           "p0 build H 5 1,1",
                           "p1 build",
                           "p1 build H 5",
                           "p1 build 5 H 1,1",
                           "p1 build H 0 1,1",
                           "p1 build H 10 1,1",
                           "p1 build H 5 0,1",
                           "p1 build H 5 11,1",
                           "p1 build H 5 1,0",
                           "p1 build H 5 1,12",
                           "p1 build H 5 01,1",
                           "p1 build H 5 1,01",
                           "p1 build H 5 1",
                           "p1 build H 5 1, 1",
                           "p1 build H 5 1,1,1",
                           "p1 build H 5 1;1",
                           "p1 build H 5 -1,1",
                           "p1 build H 5 1,1 1,2",
                           "p1 build H5 1,1",
                           "p1 build House 5 1,1",
                           "p1 Build H 5 1,1",
                           "p1 neighborhood",
                           "p1 neighborhood H",
                           "p1 neighborhood 1,1 1,2",
                           "p1 neighborhood 1,1 1,2 1,3 1,4",
                           "p1 neighborhood 1,3 1,2 1,1",
                           "p1 neighborhood 3,1 2,1 1,1",
                           "p1 neighborhood 1,1 1,1 1,1",
                           "p1 neighborhood 1,1 1,2 1,4",
                           "p1 neighborhood 1,1 1,3 1,5",
                           "p1 neighborhood 1,1 1,2 2,2",
                           "p1 neighborhood 1,1 2,2 3,3",
                           "p1 neighborhood 1,10 1,11 1,12",
                           "p1 neighborhood 9,1 10,1 11,1",
                           "p1 neighborhood 1,10 1,11 2,1",
                           "@ skip",
                           "p1 skip 0",
                           "p1 skip 10",
                           "p1 skip X",
                           "p1 skip H 5",
                           "p1 skip 5 5",
                           "p1 skip H H",
                           "p1 skip 5 H H",
                           "p1 skip none",
                           "p1 pass"}) {
    Event event;
    TEST_ASSERT_FALSE_MESSAGE(parses(line, event), line);
  }
}

void test_apply_should_refuse_bytes_that_no_line_says() {
  Table table(2, kAllModules);
  for (unsigned moves = 0; moves < 60; ++moves) {
    const State before = table.state;
    for (unsigned head = 0; head < 256; ++head) {
      for (const unsigned byte : {0u, 4u, 5u, 10u, 12u, 17u, 20u, 28u, 171u, 176u, 255u}) {
        for (const Event event :
             {Event{static_cast<uint8_t>(head), static_cast<uint8_t>(byte), 0, 1},
              Event{static_cast<uint8_t>(head), 1, static_cast<uint8_t>(byte), 200},
              Event{static_cast<uint8_t>(head), static_cast<uint8_t>(byte), 11, 0},
              Event{static_cast<uint8_t>(head), static_cast<uint8_t>(byte), 200, 13}}) {
          State state = before;
          const rules::Verdict verdict = DrawCity::apply(state, event);
          TEST_ASSERT_FALSE(verdict.ok());
          TEST_ASSERT_EQUAL_STRING("no-such-event", verdict.refusal().reason);
          TEST_ASSERT_EQUAL_MEMORY(&before, &state, sizeof state);
        }
      }
    }
    table.does(*table.options().begin());
  }
}

// --- settings ----------------------------------------------------------------------------------

using Session = rules::Session<DrawCity>;

bool reads(const std::string& lines, Session& session) {
  return tests::play_record("plat 1\ngame drawcity\nplayers 3\n" + lines + "begin\n", session);
}

void test_settings_should_be_streets_modules_and_other_goal() {
  Session session({}, 3);
  const std::string none;
  for (const char* lines :
       {"", "set streets 3\n", "set streets 10\n", "set modules none\n", "set modules goals\n",
        "set modules goals zoning\n", "set modules neighborhoods locations goals demand zoning\n",
        "set other-goal on\n", "set other-goal off\n", "set modules zoning\nset other-goal on\n",
        "set other-goal on\nset modules demand\nset streets 7\n"}) {
    TEST_ASSERT_TRUE_MESSAGE(reads(lines, session), lines);
  }
  for (const char* lines :
       {"set streets\n", "set streets 2\n", "set streets 11\n", "set streets 03\n",
        "set streets 4 5\n", "set modules\n", "set modules parks\n", "set modules goals goals\n",
        "set modules none goals\n", "set modules goals none\n", "set modules none none\n",
        "set modules goals,zoning\n", "set other-goal\n", "set other-goal yes\n",
        "set other-goal on on\n", "set streets 4\nset streets 4\n",
        "set modules goals\nset modules zoning\n", "set level 1\n", "set Streets 4\n"}) {
    TEST_ASSERT_FALSE_MESSAGE(reads(lines, session), lines);
  }
}

void test_settings_should_be_printed_when_they_differ_from_the_default() {
  Session session({}, 3);
  TEST_ASSERT_TRUE(reads("set streets 5\nset modules goals\nset other-goal off\n", session));
  TEST_ASSERT_EQUAL_STRING("plat 1\ngame drawcity\nplayers 3\nbegin\n",
                           tests::record_of(session).c_str());
  TEST_ASSERT_TRUE(reads("set other-goal on\nset modules zoning goals\nset streets 4\n", session));
  TEST_ASSERT_EQUAL_STRING(
      "plat 1\ngame drawcity\nplayers 3\nset streets 4\nset modules goals zoning\n"
      "set other-goal on\nbegin\n",
      tests::record_of(session).c_str());
  TEST_ASSERT_TRUE(reads("set modules none\n", session));
  TEST_ASSERT_EQUAL_STRING("plat 1\ngame drawcity\nplayers 3\nset modules none\nbegin\n",
                           tests::record_of(session).c_str());
}

// --- positions ---------------------------------------------------------------------------------

const std::string kRow = "1H5* . . 2S3 . . . . . . .";
const std::string kZones = "zones H S F P H S F P H S F";

void test_position_should_be_read_when_it_is_whole() {
  TEST_ASSERT_TRUE(position_parses(board({})));
  TEST_ASSERT_TRUE(position_parses(board({kRow, kRow, kRow, kRow})));
  TEST_ASSERT_TRUE(position_parses(with(board({kRow}), {kZones}), 2, "zoning"));
  TEST_ASSERT_TRUE(position_parses(with({kZones}, board({kRow})), 2, "zoning"));
  TEST_ASSERT_TRUE(position_parses(with(board({kRow}), {"demand H S F P"}), 2, "demand"));
  TEST_ASSERT_TRUE(position_parses(board({kRow}), 2, "goals"));
  TEST_ASSERT_TRUE(
      position_parses(with(board({kRow}), {"goal high-street p1 6", "goal high-street p2 6",
                                           "goal chain-store p2 4", "goal broadband p1 2"}),
                      2, "goals"));
  TEST_ASSERT_TRUE(position_parses(board({kRow}), 2, "neighborhoods"));
  TEST_ASSERT_TRUE(
      position_parses(with(board({"1H5 1H6 1H7 . . . . . . . .", "2H5 . . . . . . . . . .",
                                  "2H5 . . . . . . . . . .", "2H5 . . . . . . . . . ."}),
                           {"neighborhood 1,1 1,2 1,3", "neighborhood 2,1 3,1 4,1"}),
                      2, "neighborhoods"));
  // Neither order nor stars nor goals are checked.
  TEST_ASSERT_TRUE(position_parses(board({"1H9 1H5 1H5 1P1* . . . . . . 1F3*"})));
}

void test_position_should_be_malformed_when_its_board_is_not_as_told() {
  const auto bad = [](const std::vector<std::string>& lines) {
    return !position_parses(lines, 2, "none", 4);
  };
  TEST_ASSERT_TRUE(bad({}));
  TEST_ASSERT_TRUE(bad({"streets"}));
  TEST_ASSERT_TRUE(bad({"streets", "end"}));
  TEST_ASSERT_TRUE(bad(board({kRow}, 3)));
  TEST_ASSERT_TRUE(bad(board({kRow}, 5)));
  std::vector<std::string> open = board({kRow});
  open.pop_back();
  TEST_ASSERT_TRUE(bad(open));
  TEST_ASSERT_TRUE(bad(with(board({}), board({}))));
  TEST_ASSERT_TRUE(bad(with(board({}), {"end"})));
  TEST_ASSERT_TRUE(bad(with(board({}), {"p1 skip"})));
  TEST_ASSERT_TRUE(bad(with({"begin"}, board({}))));
  std::vector<std::string> words = board({});
  words[0] = "streets 4";
  TEST_ASSERT_TRUE(bad(words));
  words = board({});
  words.back() = "end now";
  TEST_ASSERT_TRUE(bad(words));
  for (const char* row :
       {". . . . . . . . . .", ". . . . . . . . . . . .", "3H5 . . . . . . . . . .",
        "0H5 . . . . . . . . . .", "1X5 . . . . . . . . . .", "1H0 . . . . . . . . . .",
        "1H10 . . . . . . . . . .", "1H . . . . . . . . . .", "H5 . . . . . . . . . .",
        "1H5** . . . . . . . . . .", "1H5 * . . . . . . . . .", "1h5 . . . . . . . . . .",
        "*1H5 . . . . . . . . . .", "- . . . . . . . . . .", ".. . . . . . . . . .",
        ".* . . . . . . . . . .", "1H05 . . . . . . . . . .", "11H5 . . . . . . . . . ."}) {
    TEST_ASSERT_TRUE_MESSAGE(bad(board({row})), row);
  }
}

void test_position_should_be_malformed_when_blocks_are_not_as_the_modules_ask() {
  const auto good = [](const std::vector<std::string>& lines, const char* modules) {
    return position_parses(with(board({kRow}), lines), 2, modules);
  };
  TEST_ASSERT_FALSE(good({}, "zoning"));
  TEST_ASSERT_FALSE(good({}, "demand"));
  TEST_ASSERT_FALSE(good({kZones}, "none"));
  TEST_ASSERT_FALSE(good({"demand H S F P"}, "none"));
  TEST_ASSERT_FALSE(good({"demand H S F P"}, "zoning"));
  TEST_ASSERT_FALSE(good({kZones}, "demand"));
  TEST_ASSERT_FALSE(good({kZones, kZones}, "zoning"));
  TEST_ASSERT_FALSE(good({"demand H S F P", "demand H S F P"}, "demand"));
  TEST_ASSERT_FALSE(good({kZones + " P"}, "zoning"));
  TEST_ASSERT_FALSE(good({"zones H S F P H S F P H S"}, "zoning"));
  TEST_ASSERT_FALSE(good({"zones H S F P H S F P H S X"}, "zoning"));
  TEST_ASSERT_FALSE(good({"zones"}, "zoning"));
  TEST_ASSERT_FALSE(good({"demand H S F"}, "demand"));
  TEST_ASSERT_FALSE(good({"demand H S F P H"}, "demand"));
  TEST_ASSERT_TRUE(good({kZones, "demand H S F P"}, "demand zoning"));
  TEST_ASSERT_FALSE(good({"goal high-street p1 6"}, "zoning"));
  for (const char* line :
       {"goal", "goal high-street", "goal high-street p1", "goal high-street p1 0",
        "goal high-street p1 1", "goal high-street p1 3", "goal high-street p1 5",
        "goal high-street p1 8", "goal high-street p1 06", "goal high-street p3 6",
        "goal high-street 1 6", "goal p1 high-street 6", "goal market p1 6",
        "goal high-street p1 6 6"}) {
    TEST_ASSERT_FALSE_MESSAGE(good({line}, "goals"), line);
  }
  TEST_ASSERT_FALSE(good({"goal high-street p1 6", "goal high-street p1 4"}, "goals"));
}

void test_position_should_be_malformed_when_neighborhoods_are_not_on_the_board() {
  const std::vector<std::string> rows = {"1H5 1H6 1H7 1H8 . . . . . . .",
                                         "1H5 1H6 . . . . . . . . .", "1H5 . . . . . . . . . .",
                                         "1H5 . . . . . . . . . ."};
  const auto good = [&](const std::vector<std::string>& lines) {
    return position_parses(with(board(rows), lines), 2, "neighborhoods");
  };
  TEST_ASSERT_TRUE(good({"neighborhood 1,1 1,2 1,3"}));
  TEST_ASSERT_TRUE(good({"neighborhood 1,1 1,2 1,3", "neighborhood 2,1 3,1 4,1"}));
  TEST_ASSERT_TRUE(
      position_parses(with({"neighborhood 1,2 1,3 1,4"}, board(rows)), 2, "neighborhoods"));
  TEST_ASSERT_FALSE(position_parses(with(board(rows), {"neighborhood 1,1 1,2 1,3"}), 2, "goals"));
  for (const char* line :
       {"neighborhood", "neighborhood 1,1", "neighborhood 1,1 1,2", "neighborhood 1,3 1,2 1,1",
        "neighborhood 1,1 1,2 2,2", "neighborhood 1,1 1,2 1,4", "neighborhood 1,1 1,2 1,3 1,4",
        "neighborhood 1,3 1,4 1,5",  // a space is free
        "neighborhood 2,2 3,2 4,2",  // likewise
        "neighborhood 3,1 4,1 5,1",  // below the board
        "neighborhood 1,10 1,11 1,12", "neighborhood 0,1 1,1 2,1", "neighborhood H S F"}) {
    TEST_ASSERT_FALSE_MESSAGE(good({line}), line);
  }
  TEST_ASSERT_FALSE(good({"neighborhood 1,1 1,2 1,3", "neighborhood 1,1 1,2 1,3"}));
  TEST_ASSERT_FALSE(good({"neighborhood 1,1 1,2 1,3", "neighborhood 1,1 2,1 3,1"}));
  TEST_ASSERT_FALSE(good({"neighborhood 1,1 1,2 1,3", "neighborhood 1,2 1,3 1,4"}));
}

void test_position_should_be_malformed_when_a_neighborhood_on_the_last_street_is_not_built() {
  const auto good = [](const char* last, const char* line) {
    const std::string empty = ". . . . . . . . . . .";
    std::vector<std::string> rows(9, empty);
    rows[7] = rows[8] = "1H5 . . . . . . . . . .";
    rows.push_back(last);
    return position_parses(with(board(rows, 10), {line}), 2, "neighborhoods", 10);
  };
  const char* const built = "1H5 1H6 1H7 . . . . . . . .";
  TEST_ASSERT_TRUE(good(built, "neighborhood 10,1 10,2 10,3"));
  TEST_ASSERT_TRUE(good(built, "neighborhood 8,1 9,1 10,1"));
  TEST_ASSERT_FALSE(good(built, "neighborhood 10,2 10,3 10,4"));
  const char* const first_missing = ". 1H6 1H7 1H8 . . . . . . .";
  TEST_ASSERT_TRUE(good(first_missing, "neighborhood 10,2 10,3 10,4"));
  TEST_ASSERT_FALSE(good(first_missing, "neighborhood 10,1 10,2 10,3"));
  TEST_ASSERT_FALSE(good(first_missing, "neighborhood 8,1 9,1 10,1"));
}

void test_position_should_score_goals_and_neighborhoods() {
  const std::vector<std::string> lines =
      with(board({"1F5 2F6 1F7 . . . . . . . .", "1F5 1F5 1F5 . . . . . . . ."}),
           {"neighborhood 1,1 1,2 1,3", "goal high-street p1 6", "neighborhood 2,1 2,2 2,3",
            "goal high-street p2 6", "goal green-belt p1 4", "goal broadband p1 2"});
  Items first = show(lines, 1, 2, "goals neighborhoods");
  Items second = show(lines, 2, 2, "goals neighborhoods");
  TEST_ASSERT_EQUAL(12, first["goals"]);
  TEST_ASSERT_EQUAL(6, second["goals"]);
  TEST_ASSERT_EQUAL(4, first["neighborhoods"]);
  TEST_ASSERT_EQUAL(2, second["neighborhoods"]);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_event_should_be_printed_as_it_is_read);
  RUN_TEST(test_every_build_should_have_its_own_bytes);
  RUN_TEST(test_event_should_be_malformed_when_no_game_could_contain_it);
  RUN_TEST(test_apply_should_refuse_bytes_that_no_line_says);
  RUN_TEST(test_settings_should_be_streets_modules_and_other_goal);
  RUN_TEST(test_settings_should_be_printed_when_they_differ_from_the_default);
  RUN_TEST(test_position_should_be_read_when_it_is_whole);
  RUN_TEST(test_position_should_be_malformed_when_its_board_is_not_as_told);
  RUN_TEST(test_position_should_be_malformed_when_blocks_are_not_as_the_modules_ask);
  RUN_TEST(test_position_should_be_malformed_when_neighborhoods_are_not_on_the_board);
  RUN_TEST(test_position_should_be_malformed_when_a_neighborhood_on_the_last_street_is_not_built);
  RUN_TEST(test_position_should_score_goals_and_neighborhoods);
  return UNITY_END();
}
