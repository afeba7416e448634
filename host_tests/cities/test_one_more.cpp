// "No jumping" and "Just one more", sentence by sentence, alone and with the other variants.
#include <unity.h>

#include "host_tests/cities/table.hpp"

using namespace cities_test;

namespace {

const char* const kQuarterWords[] = {"nw", "ne", "sw", "se"};

int total(const Table& table) { return Cities::score(table.state, 1).total; }

// --- no jumping ----------------------------------------------------------------------------------

// Tile 4 (AA/PP) at 1,0 with a tourist in the south-west, then tile 12 (AA/WW) at 0,1.
void test_jumps_should_be_refused_when_played_without() {
  for (const unsigned variants : {unsigned{kNoJumping}, kAllVariants}) {
    Table table = diagonal(variants);
    table.does({"@ draw 4", "p1 place 1,0 r0", "p1 tourist sw", "@ draw 12", "p1 place 0,1 r0"});
    TEST_ASSERT_EQUAL(0, table.options("p1 jump").size());
    TEST_ASSERT_EQUAL_STRING("no-jumping", table.refusal("p1 jump 1,0 sw nw").c_str());
    TEST_ASSERT_EQUAL(8, table.options("p1 walk").size());
    TEST_ASSERT_TRUE((Lines{"p1 tourist nw", "p1 tourist ne"}) == table.options("p1 tourist"));
    table.does("p1 walk 1,0 sw 0,1 ne");
  }
}

void test_jumps_should_be_refused_in_the_last_round_too_when_played_without() {
  for (const char* decision : {"p1 decline", "p1 cover 1,1 nw r0"}) {
    Table table = full_city(kNoJumping | kOneMore, 1, {{4, "tourist nw"}});
    table.does({"@ draw 24", decision});
    TEST_ASSERT_EQUAL_STRING("no-jumping", table.refusal("p1 jump 1,0 nw nw").c_str());
    TEST_ASSERT_EQUAL(0, table.options("p1 jump").size());
  }
}

// --- just one more -------------------------------------------------------------------------------

void test_one_more_tile_should_be_drawn_after_the_sixteenth() {
  Table table = full_city(kOneMore);
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  TEST_ASSERT_EQUAL(8, table.options().size());
  TEST_ASSERT_EQUAL_STRING("tile-already-drawn", table.refusal("@ draw 16").c_str());
  table.does({"@ draw 24", "p1 decline"});
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
  table.does("p1 stay");
  TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
  TEST_ASSERT_EQUAL_STRING("", full_city(kNone).to_act().c_str());
}

// Any four fields of eight by eight: seven by seven places, four turns, or not at all.
void test_one_more_tile_should_cover_any_four_fields_or_none() {
  Table table = full_city(kOneMore);
  table.does("@ draw 24");
  TEST_ASSERT_EQUAL(7 * 7 * 4 + 1, table.options().size());
  for (const char* turns : {"r0", "r90", "r180", "r270"}) {
    TEST_ASSERT_TRUE(table.offers(std::string("p1 cover 0,0 nw ") + turns));  // one tile
    TEST_ASSERT_TRUE(table.offers(std::string("p1 cover 0,0 ne ") + turns));  // half over two
    TEST_ASSERT_TRUE(table.offers(std::string("p1 cover 0,0 sw ") + turns));
    TEST_ASSERT_TRUE(table.offers(std::string("p1 cover 1,1 se ") + turns));  // over four
    TEST_ASSERT_TRUE(table.offers(std::string("p1 cover 3,3 nw ") + turns));
  }
  TEST_ASSERT_TRUE(table.offers("p1 decline"));
  for (const char* field : {"3,3 ne", "3,3 sw", "3,3 se", "3,0 ne", "0,3 sw", "4,0 nw", "-1,0 nw",
                            "-1,-1 se", "7,7 nw"}) {
    const std::string line = std::string("p1 cover ") + field + " r0";
    TEST_ASSERT_EQUAL_STRING("covers-no-field", table.refusal(line).c_str());
  }
}

void test_one_more_tile_should_be_covered_or_declined_once_and_in_its_round() {
  Table early = diagonal(kOneMore);
  early.does("@ draw 4");
  TEST_ASSERT_EQUAL_STRING("not-now", early.refusal("p1 cover 0,0 nw r0").c_str());
  TEST_ASSERT_EQUAL_STRING("not-now", early.refusal("p1 decline").c_str());
  early.does("p1 place 1,0 r0");
  TEST_ASSERT_EQUAL_STRING("not-now", early.refusal("p1 cover 0,0 nw r0").c_str());
  TEST_ASSERT_EQUAL_STRING("not-now", early.refusal("p1 decline").c_str());
  Table table = full_city(kOneMore);
  table.does("@ draw 24");
  for (const char* line : {"p1 place 0,0 r0", "p1 place 4,0 r0", "p1 start 24 0,0 r0", "p1 stay",
                           "p1 tourist nw", "p1 walk 0,0 nw 0,0 ne"}) {
    TEST_ASSERT_EQUAL_STRING("not-now", table.refusal(line).c_str());
  }
  table.does("p1 cover 0,0 nw r0");
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("p1 cover 1,0 nw r0").c_str());
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("p1 decline").c_str());
}

void test_each_player_should_decide_alone() {
  Table table(2, 1, kOneMore);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3"});
  for (const char* name : {"p1", "p2"}) {
    for (const char* start : {" start 1 0,0 r0", " start 2 1,1 r0", " start 3 2,2 r0"}) {
      table.does(std::string(name) + start);
    }
  }
  for (unsigned round = 1; round <= 13; ++round) {
    table.does(*table.options("@ draw").begin());
    for (const char* name : {"p1", "p2"}) {
      table.does(*table.options(std::string(name) + " place").begin());
      table.does(std::string(name) + " stay");
    }
  }
  table.does({"@ draw 24", "p1 decline", "p2 cover 0,0 ne r90", "p2 stay"});
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
  table.does("p1 stay");
  TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
}

// Tourists in the zone of seven attractions in row 0, at its columns 2 (1,0) and 4 (2,0).
const Acts kTwoInRow0 = {{4, "tourist nw"}, {5, "tourist nw"}};

// Tile 20 (PP/WW) over columns 1 and 2 of rows 0 and 1: one tourist is under it, and columns 3 to 6
// are left of the zone.
Table covered_row_0(unsigned level) {
  Table table = full_city(kOneMore, level, kTwoInRow0);
  TEST_ASSERT_EQUAL(level == 3 ? 7 + 1 : 7, total(table));  // with a terrace in row 1
  table.does({"@ draw 20", "p1 cover 0,0 ne r0"});
  return table;
}

void test_tourists_under_the_tile_should_go_back_to_the_stock() {
  Table table = covered_row_0(1);
  TEST_ASSERT_EQUAL(1, table.tourists(1).size());
  TEST_ASSERT_EQUAL(4, total(table));
  TEST_ASSERT_EQUAL_STRING("no-tourist-there", table.refusal("p1 jump 1,0 nw nw").c_str());
}

// All seven stand; one of those in row 0 is under the tile.
void test_stock_should_be_open_again_when_a_tile_covers_tourists() {
  Acts acts = kTwoInRow0;
  for (const unsigned tile : {7u, 8u, 9u, 10u, 13u}) acts[tile] = "tourist nw";
  Table table = full_city(kOneMore, 1, acts);
  TEST_ASSERT_EQUAL(7, table.tourists(1).size());
  table.does("@ draw 20");
  Table declined = table;
  declined.does("p1 decline");
  TEST_ASSERT_EQUAL_STRING("stock-empty", declined.refusal("p1 tourist nw").c_str());
  table.does("p1 cover 0,0 ne r0");
  TEST_ASSERT_EQUAL(6, table.tourists(1).size());
  table.does("p1 tourist nw");
  TEST_ASSERT_EQUAL(7, table.tourists(1).size());
}

// The zone of four and, after the action, that of the two parks of the tile, with its two waters
// below them at level 3.
void test_fields_of_the_covering_tile_should_count_at_each_level() {
  const int sums[] = {4 + 2, 4 + 2, 4 + 2 + 2};
  for (unsigned level = 1; level <= 3; ++level) {
    Table table = covered_row_0(level);
    TEST_ASSERT_EQUAL(4, total(table));
    TEST_ASSERT_TRUE((Lines{"p1 tourist nw", "p1 tourist ne"}) == table.options("p1 tourist"));
    TEST_ASSERT_EQUAL_STRING("water", table.refusal("p1 tourist sw").c_str());
    table.does("p1 tourist nw");
    TEST_ASSERT_EQUAL(sums[level - 1], total(table));
  }
}

// Tile 24 (TT/WW) over a field of each of four tiles, rows 3 and 4, columns 3 and 4. Its terrace in
// the north-west sees its own water in the south, and at level 3 two parks in the north.
void test_terrace_of_the_covering_tile_should_see_at_each_level() {
  const int views[] = {0, 1, 1 + 2};
  for (unsigned level = 1; level <= 3; ++level) {
    Table table = full_city(kOneMore, level);
    table.does({"@ draw 24", "p1 cover 1,1 se r0", "p1 tourist nw"});
    TEST_ASSERT_EQUAL(views[level - 1], total(table));
  }
}

void test_jump_should_go_to_the_covering_tile() {
  Table table = covered_row_0(1);
  TEST_ASSERT_TRUE((Lines{"p1 jump 2,0 nw nw", "p1 jump 2,0 nw ne"}) == table.options("p1 jump"));
  table.does("p1 jump 2,0 nw ne");
  TEST_ASSERT_EQUAL(2, total(table));
}

// Column 3 of row 0 is the north-east of 1,0; west of it lies what was the north-west of 1,0.
void test_covered_fields_should_be_named_by_the_grid() {
  Table table = full_city(kOneMore, 1, {{4, "tourist ne"}});
  table.does({"@ draw 20", "p1 cover 0,0 ne r0"});
  TEST_ASSERT_TRUE(table.offers("p1 walk 1,0 ne 1,0 nw"));
  TEST_ASSERT_EQUAL_STRING("water", table.refusal("p1 walk 1,0 ne 1,0 sw").c_str());
  table.does("p1 walk 1,0 ne 1,0 nw");
  TEST_ASSERT_EQUAL(2, total(table));
}

// Tile 16 (PP/TT) was the last; the tourist of its round stands in its north-west.
void test_declining_should_leave_the_last_tile_to_act_on() {
  for (unsigned level = 1; level <= 3; ++level) {
    Table table = full_city(kOneMore, level, {{16, "tourist nw"}});
    const int before = total(table);
    table.does({"@ draw 24", "p1 decline"});
    TEST_ASSERT_EQUAL(before, total(table));
    TEST_ASSERT_TRUE((Lines{"p1 tourist ne", "p1 tourist sw", "p1 tourist se"}) ==
                     table.options("p1 tourist"));
    TEST_ASSERT_EQUAL_STRING("field-taken", table.refusal("p1 tourist nw").c_str());
    TEST_ASSERT_TRUE((Lines{"p1 jump 3,3 nw ne", "p1 jump 3,3 nw sw", "p1 jump 3,3 nw se"}) ==
                     table.options("p1 jump"));
    TEST_ASSERT_TRUE(table.offers("p1 walk 3,3 nw 3,3 se"));
    TEST_ASSERT_TRUE(table.offers("p1 stay"));
    table.does("p1 jump 3,3 nw se");
    TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
  }
}

void test_stay_should_be_possible_after_either_decision() {
  for (const char* decision : {"p1 decline", "p1 cover 2,1 sw r180"}) {
    Table table = full_city(kOneMore);
    table.does({"@ draw 24", decision});
    TEST_ASSERT_TRUE(table.offers("p1 stay"));
  }
}

// --- together ------------------------------------------------------------------------------------

// A stair of sixteen tiles: on one tile each, half over the eight pairs side by side and the eight
// one above the other, and over the square.
void test_one_more_tile_should_lie_on_the_fields_of_a_free_city_alone() {
  Table table = stair(kFree | kOneMore);
  table.does("@ draw 24");
  TEST_ASSERT_EQUAL((16 + 8 + 8 + 1) * 4 + 1, table.options().size());
  TEST_ASSERT_TRUE(table.offers("p1 cover 0,0 se r0"));
  TEST_ASSERT_TRUE(table.offers("p1 cover 7,7 nw r0"));
  for (const char* field : {"1,1 se", "7,7 ne", "7,7 sw", "0,7 nw", "3,5 nw", "-1,0 ne"}) {
    const std::string line = std::string("p1 cover ") + field + " r0";
    TEST_ASSERT_EQUAL_STRING("covers-no-field", table.refusal(line).c_str());
  }
  for (const char* cell : {"0,0", "1,2", "0,2"}) {  // taken, and free
    const std::string line = std::string("p1 place ") + cell + " r0";
    TEST_ASSERT_EQUAL_STRING("not-now", table.refusal(line).c_str());
  }
}

// Two rows of eight: fifteen places in three lines; none goes on from the east end of a row to the
// west end of the next.
void test_one_more_tile_should_not_lie_over_the_edge_of_a_free_city() {
  Table table(1, 1, kFree | kOneMore);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3", "p1 start 1 0,0 r0", "p1 start 2 1,1 r0",
              "p1 start 3 2,0 r0"});
  unsigned tile = 4;
  for (int x = 0; x < 8; ++x) {
    for (int y = 0; y < 2; ++y) {
      if (x < 3 && y == x % 2) continue;
      table.does("@ draw " + std::to_string(tile++));
      table.does("p1 place " + std::to_string(x) + ',' + std::to_string(y) + " r0");
      table.does("p1 stay");
    }
  }
  table.does("@ draw 24");
  TEST_ASSERT_EQUAL(15 * 3 * 4 + 1, table.options().size());
  for (const char* field : {"7,0 ne", "7,0 se", "7,1 ne", "0,1 sw"}) {
    const std::string line = std::string("p1 cover ") + field + " r0";
    TEST_ASSERT_EQUAL_STRING("covers-no-field", table.refusal(line).c_str());
  }
}

// Tile 8 (AA/TT) at 7,7 and tile 15 (TT/PW) at 7,6 above it. Tile 20 (PP/WW), turned half round
// (WW/PP), lies on the south of one and the north of the other.
void test_all_variants_should_go_together_at_each_level() {
  const int sums[] = {2, 2, 2 + 2};  // its parks; above them its waters
  for (unsigned level = 1; level <= 3; ++level) {
    Table table = stair(kAllVariants, {{8, "tourist nw"}});
    table.state.options.level = static_cast<uint8_t>(level);
    table.does({"@ draw 20", "p1 cover 7,6 sw r180"});
    TEST_ASSERT_EQUAL(0, table.tourists(1).size());
    TEST_ASSERT_TRUE((Lines{"p1 stay", "p1 tourist sw", "p1 tourist se"}) == table.options());
    table.does("p1 tourist sw");
    TEST_ASSERT_EQUAL(sums[level - 1], total(table));
    TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
  }
}

void test_quarters_should_be_those_of_the_tile_as_it_lies() {
  // Tile 17 (TT/WA) turned once: W T over A T.
  Table table = full_city(kOneMore);
  table.does({"@ draw 17", "p1 cover 1,1 nw r90"});
  Lines dry;
  for (const char* quarter : kQuarterWords) {
    const std::string line = std::string("p1 tourist ") + quarter;
    if (table.offers(line)) dry.insert(line);
  }
  TEST_ASSERT_TRUE((Lines{"p1 tourist ne", "p1 tourist sw", "p1 tourist se"}) == dry);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_jumps_should_be_refused_when_played_without);
  RUN_TEST(test_jumps_should_be_refused_in_the_last_round_too_when_played_without);
  RUN_TEST(test_one_more_tile_should_be_drawn_after_the_sixteenth);
  RUN_TEST(test_one_more_tile_should_cover_any_four_fields_or_none);
  RUN_TEST(test_one_more_tile_should_be_covered_or_declined_once_and_in_its_round);
  RUN_TEST(test_each_player_should_decide_alone);
  RUN_TEST(test_tourists_under_the_tile_should_go_back_to_the_stock);
  RUN_TEST(test_stock_should_be_open_again_when_a_tile_covers_tourists);
  RUN_TEST(test_fields_of_the_covering_tile_should_count_at_each_level);
  RUN_TEST(test_terrace_of_the_covering_tile_should_see_at_each_level);
  RUN_TEST(test_jump_should_go_to_the_covering_tile);
  RUN_TEST(test_covered_fields_should_be_named_by_the_grid);
  RUN_TEST(test_declining_should_leave_the_last_tile_to_act_on);
  RUN_TEST(test_stay_should_be_possible_after_either_decision);
  RUN_TEST(test_one_more_tile_should_lie_on_the_fields_of_a_free_city_alone);
  RUN_TEST(test_one_more_tile_should_not_lie_over_the_edge_of_a_free_city);
  RUN_TEST(test_all_variants_should_go_together_at_each_level);
  RUN_TEST(test_quarters_should_be_those_of_the_tile_as_it_lies);
  return UNITY_END();
}
