// The author's three variants, sentence by sentence, each alone and with the others.
#include <unity.h>

#include <map>

#include "host_tests/cities/table.hpp"

using namespace cities_test;

namespace {

using Rows = std::vector<std::string>;

const char* const kQuarterWords[] = {"nw", "ne", "sw", "se"};

// Four by four, all tiles as they are printed, 1 to 16; `acts` by the tile's number, else nobody
// moves. The fields:
//   0  AAAAAAAP   tiles  1  4  5  6
//   1  PTPPWPWT
//   2  PPAPAAPP          7  2  8  9
//   3  ATTWTTTW
//   4  ATPPAAAA         10 11  3 12
//   5  PWWATWWW
//   6  TTATTTPP         13 14 15 16
//   7  APWPPWTT
Table full_city(unsigned variants, unsigned level = 1,
                const std::map<unsigned, std::string>& acts = {}) {
  Table table(1, level, variants);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3", "p1 start 1 0,0 r0", "p1 start 2 1,1 r0",
              "p1 start 3 2,2 r0"});
  unsigned tile = 4;
  for (int y = 0; y < 4; ++y) {
    for (int x = 0; x < 4; ++x) {
      if (x == y && x < 3) continue;
      table.does("@ draw " + std::to_string(tile));
      table.does("p1 place " + std::to_string(x) + ',' + std::to_string(y) + " r0");
      table.does(acts.count(tile) ? "p1 " + acts.at(tile) : "p1 stay");
      ++tile;
    }
  }
  return table;
}

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

// --- free ----------------------------------------------------------------------------------------

// Tiles 1 to 16 as printed down a stair of eight cells by eight: on the diagonal, then beside it,
// then one more cell that makes a square.
const char* const kStair[] = {"3,3", "4,4", "5,5", "6,6", "7,7", "1,0", "2,1",
                              "3,2", "4,3", "5,4", "6,5", "7,6", "0,1"};
Table stair(unsigned variants, const std::map<unsigned, std::string>& acts = {}) {
  Table table = diagonal(variants);
  unsigned tile = 4;
  for (const char* cell : kStair) {
    table.does("@ draw " + std::to_string(tile));
    table.does(std::string("p1 place ") + cell + " r0");
    table.does(acts.count(tile) ? "p1 " + acts.at(tile) : "p1 stay");
    ++tile;
  }
  return table;
}

void test_free_city_should_not_be_bound_to_four_cells() {
  Table bound = diagonal();
  Table free = diagonal(kFree);
  for (Table* const table : {&bound, &free}) {
    table->does({"@ draw 4", "p1 place 3,3 r0", "p1 stay", "@ draw 5"});
  }
  TEST_ASSERT_EQUAL(10 * 4, bound.options().size());
  TEST_ASSERT_EQUAL_STRING("city-too-large", bound.refusal("p1 place 4,4 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("city-too-large", bound.refusal("p1 place -1,0 r0").c_str());
  // Nine around the first, five more with each of the others, but for the four tiles themselves.
  TEST_ASSERT_EQUAL((9 + 3 * 5 - 4) * 4, free.options().size());
  for (const char* cell : {"4,4", "-1,0", "4,2", "2,4"}) {
    TEST_ASSERT_TRUE(free.offers(std::string("p1 place ") + cell + " r270"));
  }
  TEST_ASSERT_EQUAL_STRING("touches-no-tile", free.refusal("p1 place 0,3 r0").c_str());
}

void test_free_city_should_span_eight_cells_at_most() {
  Table table = diagonal(kFree);
  unsigned tile = 4;
  for (const char* cell : {"3,3", "4,4", "5,5", "6,6"}) {
    table.does("@ draw " + std::to_string(tile++));
    table.does(std::string("p1 place ") + cell + " r0");
    table.does("p1 stay");
  }
  table.does("@ draw 24");  // seven by seven: one more on either side
  Table north = table;
  north.does({"p1 place -1,-1 r0", "p1 stay", "@ draw 23"});
  TEST_ASSERT_EQUAL_STRING("city-too-large", north.refusal("p1 place 7,7 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("city-too-large", north.refusal("p1 place -2,0 r0").c_str());
  TEST_ASSERT_TRUE(north.offers("p1 place 6,5 r0"));
  TEST_ASSERT_TRUE(north.offers("p1 place -1,0 r0"));
  Table south = table;
  south.does({"p1 place 7,7 r0", "p1 stay", "@ draw 23"});
  TEST_ASSERT_EQUAL_STRING("city-too-large", south.refusal("p1 place -1,-1 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("city-too-large", south.refusal("p1 place 0,-1 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("city-too-large", south.refusal("p1 place -1,0 r0").c_str());
  TEST_ASSERT_TRUE(south.offers("p1 place 7,6 r0"));
  TEST_ASSERT_TRUE(south.offers("p1 place 0,1 r0"));
}

void test_free_city_should_reach_seven_cells_from_home_both_ways() {
  Table table(1, 1, kFree);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3", "p1 start 1 0,0 r0", "p1 start 2 -1,-1 r0",
              "p1 start 3 -2,-2 r0"});
  unsigned tile = 4;
  for (const char* cell : {"-3,-3", "-4,-4", "-5,-5", "-6,-6", "-7,-7"}) {
    table.does("@ draw " + std::to_string(tile++));
    table.does(std::string("p1 place ") + cell + " r0");
    table.does("p1 tourist nw");
  }
  table.does("@ draw 9");
  TEST_ASSERT_EQUAL_STRING("city-too-large", table.refusal("p1 place 1,0 r0").c_str());
  table.does("p1 place -7,-6 r0");
  TEST_ASSERT_TRUE(table.offers("p1 jump -3,-3 nw ne"));
  table.does("p1 walk -7,-7 nw -7,-7 ne");
}

// Cells 1,0 and 1,2 get closed in: the one is filled later, the other stays a hole.
void test_free_city_may_have_holes() {
  Table table = diagonal(kFree);
  unsigned tile = 4;
  for (const char* cell : {"2,0", "1,-1", "0,2", "0,3", "1,3"}) {
    table.does("@ draw " + std::to_string(tile++));
    table.does(std::string("p1 place ") + cell + " r0");
    table.does("p1 stay");
  }
  table.does("@ draw 9");
  TEST_ASSERT_TRUE(table.offers("p1 place 1,0 r0"));
  TEST_ASSERT_TRUE(table.offers("p1 place 1,2 r0"));
  table.does({"p1 place 1,0 r0", "p1 stay", "@ draw 10"});
  TEST_ASSERT_TRUE(table.offers("p1 place 1,2 r0"));
}

void test_free_city_should_have_sixteen_tiles_too() {
  Table table = stair(kFree);
  TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
  TEST_ASSERT_EQUAL(0, table.options().size());
  TEST_ASSERT_EQUAL_STRING("game-over", table.refusal("@ draw 17").c_str());
}

void test_starting_tiles_should_meet_at_corners_in_a_free_city_too() {
  Table table(1, 1, kFree);
  table.does({"@ draw 7", "@ draw 24", "@ draw 1"});
  TEST_ASSERT_EQUAL(3 * 4, table.options().size());
  TEST_ASSERT_EQUAL_STRING("first-tile-not-home", table.refusal("p1 start 7 5,5 r0").c_str());
  table.does("p1 start 24 0,0 r0");
  TEST_ASSERT_EQUAL(2 * 4 * 4, table.options().size());
  TEST_ASSERT_EQUAL_STRING("start-beside-a-tile", table.refusal("p1 start 7 1,0 r0").c_str());
  table.does("p1 start 7 1,1 r0");
  TEST_ASSERT_EQUAL(6 * 4, table.options().size());
  TEST_ASSERT_EQUAL_STRING("start-off-corner", table.refusal("p1 start 1 7,7 r0").c_str());
}

// Tile 7 (PP/AT) lies at 6,6, tile 8 (AA/TT) at 7,7, tile 9 (PP/TW) at 1,0, tile 10 (AT/PW) at 2,1.
void test_tourists_should_walk_and_jump_in_a_free_city_as_in_any() {
  Table table = diagonal(kFree);
  unsigned tile = 4;
  for (const char* cell : {"3,3", "4,4", "5,5", "6,6", "7,7"}) {
    table.does("@ draw " + std::to_string(tile++));
    table.does(std::string("p1 place ") + cell + " r0");
    table.does(tile == 9 ? "p1 tourist nw" : "p1 stay");
  }
  table.does({"@ draw 9", "p1 place 1,0 r0"});
  // Around 7,7 nw: the other three fields of its tile, and the south-east of 6,6.
  TEST_ASSERT_TRUE((Lines{"p1 walk 7,7 nw 6,6 se", "p1 walk 7,7 nw 7,7 ne", "p1 walk 7,7 nw 7,7 sw",
                          "p1 walk 7,7 nw 7,7 se"}) == table.options("p1 walk"));
  TEST_ASSERT_TRUE((Lines{"p1 jump 7,7 nw nw", "p1 jump 7,7 nw ne", "p1 jump 7,7 nw sw"}) ==
                   table.options("p1 jump"));
  TEST_ASSERT_EQUAL_STRING("water", table.refusal("p1 jump 7,7 nw se").c_str());
  TEST_ASSERT_EQUAL_STRING("no-tourist-there", table.refusal("p1 jump -7,7 nw ne").c_str());
  TEST_ASSERT_EQUAL_STRING("too-far", table.refusal("p1 walk 7,7 nw 0,0 nw").c_str());
  TEST_ASSERT_EQUAL_STRING("no-tile-there", table.refusal("p1 walk 7,7 nw -7,-7 se").c_str());
  TEST_ASSERT_EQUAL_STRING("no-tile-there", table.refusal("p1 walk 7,7 nw 7,6 sw").c_str());
  table.does({"p1 jump 7,7 nw ne", "@ draw 10", "p1 place 2,1 r0", "p1 jump 1,0 ne nw"});
}

// The eight cells of a row, all attractions or water, and eight more below the first.
Rows corner_of(char ground, char field) {
  Rows rows(16, std::string(2, ground) + std::string(14, '.'));
  rows[0] = rows[1] = std::string(16, ground);
  rows[0][0] = field;
  for (unsigned row = 14; row < 16; ++row) rows[row] = std::string(16, '.');
  rows[2].replace(2, 2, std::string(2, ground));
  rows[3].replace(2, 2, std::string(2, ground));
  return rows;
}

void test_score_should_count_fields_over_eight_cells_at_level_1() {
  const Shown shown = show(corner_of('A', 'a'), 1, kFree);
  TEST_ASSERT_EQUAL(15 * 4, shown.total);
  TEST_ASSERT_EQUAL(0, show(corner_of('W', 't'), 1, kFree).total);
}

void test_score_should_see_over_eight_cells_at_levels_2_and_3() {
  for (unsigned level = 2; level <= 3; ++level) {
    TEST_ASSERT_EQUAL(15 + 13, show(corner_of('W', 't'), level, kFree).total);
  }
  TEST_ASSERT_EQUAL(15 + 13, show(corner_of('P', 't'), 3, kFree).total);
  TEST_ASSERT_EQUAL(0, show(corner_of('P', 't'), 2, kFree).total);
}

void test_score_should_end_at_the_edge_of_sixteen_fields() {
  Rows rows = {std::string(14, 'W') + "Wt", "WWWW" + std::string(12, 'A')};
  TEST_ASSERT_EQUAL(15, show(rows, 2, kFree).total);
  rows = {std::string(14, 'T') + "Ta", "AAAA" + std::string(12, 'W')};
  TEST_ASSERT_EQUAL(1, show(rows, 1, kFree).total);
  TEST_ASSERT_EQUAL(1 + 1, show(rows, 3, kFree).total);
}

void test_score_should_end_at_a_hole() {
  const Rows rows = {"tW..WWpA", "WW..WWAA"};
  TEST_ASSERT_EQUAL(2 + 1, show(rows, 2, kFree).total);
  TEST_ASSERT_EQUAL(2 + 1 + 1, show(rows, 3, kFree).total);
  TEST_ASSERT_EQUAL(4, show({"aA..AA", "AA..AA"}, 1, kFree).total);
}

void test_score_should_join_rows_of_different_words_of_a_wide_set() {
  Rows rows(16, "AA");
  rows[0] = "aA";
  TEST_ASSERT_EQUAL(32, show(rows, 1, kFree).total);
  for (unsigned row = 0; row < 16; ++row) rows[row] = row == 9 ? "tA" : "WA";
  TEST_ASSERT_EQUAL(9 + 6, show(rows, 2, kFree).total);
  for (unsigned row = 0; row < 16; ++row) rows[row] = row == 3 || row == 8 ? "pT" : "WT";
  TEST_ASSERT_EQUAL(2 * (1 + 2), show(rows, 3, kFree).total);
}

void test_winner_should_be_the_best_of_free_cities() {
  TEST_ASSERT_EQUAL_STRING(
      "2", winners({{"aAAA", "AAWW"}, corner_of('A', 'a'), {"pPPP", "WWWW"}}, 1, kFree).c_str());
}

void test_position_should_have_sixteen_fields_a_side_when_free() {
  tests::Words lines = corner_of('A', 'a');
  lines.insert(lines.begin(), "city p1");
  lines.push_back("end");
  TEST_ASSERT_TRUE(position_parses(lines, 1, kFree));
  TEST_ASSERT_TRUE(position_parses(lines, 1, kAllVariants));
  TEST_ASSERT_FALSE(position_parses(lines, 1, kNoJumping | kOneMore));
  tests::Words wide = {"city p1", std::string(18, 'A'), std::string(18, 'A'), "end"};
  TEST_ASSERT_FALSE(position_parses(wide, 1, kFree));
  tests::Words high(20, "AA");
  high.front() = "city p1";
  high.back() = "end";
  TEST_ASSERT_FALSE(position_parses(high, 1, kFree));
}

void test_position_should_be_malformed_when_it_has_seventeen_tiles() {
  tests::Words lines = {"city p1",
                        std::string(16, 'A'),
                        std::string(16, 'A'),
                        std::string(16, 'A'),
                        std::string(16, 'A'),
                        "end"};
  TEST_ASSERT_TRUE(position_parses(lines, 1, kFree));
  lines.insert(lines.end() - 1, {"AA" + std::string(14, '.'), "AA" + std::string(14, '.')});
  TEST_ASSERT_FALSE(position_parses(lines, 1, kFree));
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
const std::map<unsigned, std::string> kTwoInRow0 = {{4, "tourist nw"}, {5, "tourist nw"}};

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
  std::map<unsigned, std::string> acts = kTwoInRow0;
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
  RUN_TEST(test_free_city_should_not_be_bound_to_four_cells);
  RUN_TEST(test_free_city_should_span_eight_cells_at_most);
  RUN_TEST(test_free_city_should_reach_seven_cells_from_home_both_ways);
  RUN_TEST(test_free_city_may_have_holes);
  RUN_TEST(test_free_city_should_have_sixteen_tiles_too);
  RUN_TEST(test_starting_tiles_should_meet_at_corners_in_a_free_city_too);
  RUN_TEST(test_tourists_should_walk_and_jump_in_a_free_city_as_in_any);
  RUN_TEST(test_score_should_count_fields_over_eight_cells_at_level_1);
  RUN_TEST(test_score_should_see_over_eight_cells_at_levels_2_and_3);
  RUN_TEST(test_score_should_end_at_the_edge_of_sixteen_fields);
  RUN_TEST(test_score_should_end_at_a_hole);
  RUN_TEST(test_score_should_join_rows_of_different_words_of_a_wide_set);
  RUN_TEST(test_winner_should_be_the_best_of_free_cities);
  RUN_TEST(test_position_should_have_sixteen_fields_a_side_when_free);
  RUN_TEST(test_position_should_be_malformed_when_it_has_seventeen_tiles);
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
