// Points, judges, winners and positions.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

Shown show_one(const std::string& lines) { return show(lines, 2, 1); }

void test_buildings_should_score_their_printed_points() {
  const Shown shown = show_one("district p1 / bank / town-hall / well / gardens / end");
  TEST_ASSERT_EQUAL(5 + 8 + 1 + 0, shown.buildings);
  TEST_ASSERT_EQUAL(4, shown.built);
  TEST_ASSERT_TRUE(show("district p1 / bank / end", 2, 2) == Shown{});
}

void test_farm_should_score_buildings_worth_1_itself_too() {
  // Farm 1, Well 1, Cottage 1, Gardens 0, Inn 2.
  TEST_ASSERT_EQUAL(3, show("district p1 / farm / well / cottage-1 / inn / end", 2, 1).abilities);
  TEST_ASSERT_EQUAL(1, show_one("district p1 / farm / end").abilities);
}

void test_gardens_should_score_types_their_own_too() {
  TEST_ASSERT_EQUAL(1, show_one("district p1 / gardens / well / park / end").abilities);
  TEST_ASSERT_EQUAL(3, show_one("district p1 / gardens / chapel / shrine / mill / end").abilities);
  TEST_ASSERT_EQUAL(
      5, show_one("district p1 / gardens / chapel / mill / manor / palisade / end").abilities);
}

void test_bell_tower_should_score_culture_itself_too() {
  TEST_ASSERT_EQUAL(1, show_one("district p1 / bell-tower / mill / end").abilities);
  TEST_ASSERT_EQUAL(3, show_one("district p1 / bell-tower / library / shrine / end").abilities);
}

void test_types_of_judges_should_not_change_what_abilities_score() {
  // Gardens: Housing and Social; Bell Tower: two of Culture, whatever the Library is named.
  TEST_ASSERT_EQUAL(2, show_one("district p1 / gardens / orphanage / type orphanage culture"
                                " / end")
                           .abilities);
  TEST_ASSERT_EQUAL(2, show_one("district p1 / bell-tower / library / type library culture"
                                " / end")
                           .abilities);
}

void test_watchtower_should_score_the_best_ability_of_others_for_ones_own_district() {
  // Watchtower and Palisade are worth 1; two types; no Culture.
  const std::string own = "district p1 / watchtower / palisade / bakery / end / ";
  TEST_ASSERT_EQUAL(0, show_one(own).abilities);
  TEST_ASSERT_EQUAL(3, show_one(own + "district p2 / farm / end").abilities);
  TEST_ASSERT_EQUAL(2, show_one(own + "district p2 / gardens / end").abilities);
  TEST_ASSERT_EQUAL(0, show_one(own + "district p2 / bell-tower / end").abilities);
  TEST_ASSERT_EQUAL(
      3, show_one(own + "district p2 / farm / gardens / bell-tower / library / end").abilities);
  // Spread over two players; only the best counts.
  TEST_ASSERT_EQUAL(
      3, show(own + "district p2 / gardens / end / district p3 / farm / end", 3, 1).abilities);
}

void test_watchtower_should_not_look_at_ones_own_district_but_alone() {
  const std::string own = "district p1 / watchtower / farm / end";
  // The Farm's own 2, and nothing to copy.
  TEST_ASSERT_EQUAL(2, show_one(own).abilities);
  TEST_ASSERT_EQUAL(4, show(own, 1, 1).abilities);
  TEST_ASSERT_EQUAL(0, show("district p1 / watchtower / end", 1, 1).abilities);
}

void test_award_should_be_worth_3() {
  const std::string lines = "award unity p1 / award unity p2 / award sturdy p2";
  TEST_ASSERT_EQUAL(3, show(lines, 2, 1).awards);
  TEST_ASSERT_EQUAL(6, show(lines, 2, 2).awards);
  TEST_ASSERT_EQUAL(6, show(lines, 2, 2).total);
}

void test_judge_should_go_to_the_most_buildings_of_the_type_not_points() {
  const std::string lines =
      "judge social / district p1 / well / festival / end"
      " / district p2 / town-hall / end";
  TEST_ASSERT_EQUAL(3, show(lines, 2, 1).judges);
  TEST_ASSERT_EQUAL(0, show(lines, 2, 2).judges);
}

void test_judge_should_be_scored_by_all_who_tie_and_by_nobody_without_a_building() {
  const std::string lines =
      "judge social / judge culture / district p1 / well / end"
      " / district p2 / town-hall / end / district p3 / farm / end";
  TEST_ASSERT_EQUAL(3, show(lines, 3, 1).judges);
  TEST_ASSERT_EQUAL(3, show(lines, 3, 2).judges);
  TEST_ASSERT_EQUAL(0, show(lines, 3, 3).judges);
}

void test_ability_judge_should_count_every_building_with_an_ability() {
  // The Bank's counts, and the Library's once, whatever it is named.
  const std::string lines =
      "judge ability / district p1 / bank / library / type library social"
      " / mill / end / district p2 / farm / inn / end";
  TEST_ASSERT_EQUAL(3, show(lines, 2, 1).judges);
  TEST_ASSERT_EQUAL(3, show(lines, 2, 2).judges);
}

void test_orphanage_should_count_as_the_type_chosen_in_place_of_housing() {
  const std::string begin = "judge housing / judge military / district p1 / orphanage";
  TEST_ASSERT_EQUAL(3, show_one(begin + " / end").judges);
  TEST_ASSERT_EQUAL(3, show_one(begin + " / type orphanage housing / end").judges);
  TEST_ASSERT_EQUAL(
      3, show_one(begin + " / type orphanage military / end / district p2 / manor / end").judges);
  TEST_ASSERT_EQUAL(
      0, show_one(begin + " / type orphanage social / end / district p2 / manor / end").judges);
}

void test_library_should_stay_culture_and_add_one_of_the_type_chosen() {
  const std::string other = " / end / district p2 / shrine / chapel / well / end";
  const std::string begin = "judge culture / judge social / district p1 / library";
  TEST_ASSERT_EQUAL(0, show_one(begin + other).judges);
  TEST_ASSERT_EQUAL(3, show_one(begin + " / type library culture" + other).judges);
  TEST_ASSERT_EQUAL(3, show_one(begin + " / type library social" + other).judges);
  TEST_ASSERT_EQUAL(0, show_one(begin + " / type library housing" + other).judges);
}

void test_winner_should_have_the_most_points_then_buildings() {
  expect("1", winners("district p1 / town-hall / end / district p2 / citadel / end"
                      " / award unity p1",
                      2));
  // 8 each: two buildings against one.
  expect("2", winners("district p1 / town-hall / end / district p2 / brewery / mill / end", 2));
  expect("12", winners("district p1 / town-hall / end / district p2 / citadel / end", 2));
  // Awards are no buildings.
  expect("2",
         winners("award unity p1 / award sturdy p1 / district p2 / park / bathhouse / end", 2));
  expect("123", winners("", 3));
  expect("1", winners("", 1));
}

void test_position_should_be_read_in_any_order() {
  const Shown shown = show_one(
      "district p1 / type library social / farm / library / end"
      " / award sturdy p1 / judge social");
  TEST_ASSERT_EQUAL(3 + 1 + 1 + 3 + 3, shown.total);
  TEST_ASSERT_TRUE(position_parses(""));
  TEST_ASSERT_TRUE(position_parses("district p2 / end"));
  TEST_ASSERT_TRUE(position_parses("judge ability"));
}

void test_position_should_be_malformed_when_something_is_there_twice_or_unknown() {
  for (const char* lines :
       {"district p1",
        "district p3 / end",
        "district / end",
        "district p1 p2 / end",
        "end",
        "district p1 / end / district p1 / end",
        "district p1 / well / well / end",
        "district p1 / well / end / district p2 / well / end",
        "district p1 / cottage / end",
        "district p1 / well mill / end",
        "district p1 / end end",
        "award unity",
        "award unity p3",
        "award unity p1 / award unity p1",
        "award gold p1",
        "award unity p1 p2",
        "judge",
        "judge social / judge social",
        "judge farm",
        "judge social p1",
        "well",
        "district p1 / award unity p1 / end",
        "district p1 / judge social / end",
        "district p1 / type library social / end",
        "district p1 / type orphanage social / end",
        "district p1 / library / end / district p2 / type library social / end",
        "type library social",
        "district p1 / library / type library / end",
        "district p1 / library / type library ability / end",
        "district p1 / library / type farm social / end",
        "district p1 / library / type library social / type library social / end",
        "district p1 / library / type library social social / end",
        "district p1 / district p2 / end",
        "row well",
        "judge social end"}) {
    TEST_ASSERT_FALSE_MESSAGE(position_parses(lines), lines);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_buildings_should_score_their_printed_points);
  RUN_TEST(test_farm_should_score_buildings_worth_1_itself_too);
  RUN_TEST(test_gardens_should_score_types_their_own_too);
  RUN_TEST(test_bell_tower_should_score_culture_itself_too);
  RUN_TEST(test_types_of_judges_should_not_change_what_abilities_score);
  RUN_TEST(test_watchtower_should_score_the_best_ability_of_others_for_ones_own_district);
  RUN_TEST(test_watchtower_should_not_look_at_ones_own_district_but_alone);
  RUN_TEST(test_award_should_be_worth_3);
  RUN_TEST(test_judge_should_go_to_the_most_buildings_of_the_type_not_points);
  RUN_TEST(test_judge_should_be_scored_by_all_who_tie_and_by_nobody_without_a_building);
  RUN_TEST(test_ability_judge_should_count_every_building_with_an_ability);
  RUN_TEST(test_orphanage_should_count_as_the_type_chosen_in_place_of_housing);
  RUN_TEST(test_library_should_stay_culture_and_add_one_of_the_type_chosen);
  RUN_TEST(test_winner_should_have_the_most_points_then_buildings);
  RUN_TEST(test_position_should_be_read_in_any_order);
  RUN_TEST(test_position_should_be_malformed_when_something_is_there_twice_or_unknown);
  return UNITY_END();
}
