// The Gatehouse: star abilities of other players, and alone of oneself.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

void test_gatehouse_should_use_a_star_of_another_district_as_the_one_of_the_turn() {
  Table table = scene(3,
                      "row well shrine mill inn palisade / deck farm stables"
                      " / built p1 gatehouse / built p2 flower-stand / built p3 bridge");
  TEST_ASSERT_TRUE(
      table.options("p1 use") ==
      (Lines{"p1 use gatehouse p2 flower-stand", "p1 use gatehouse p3 bridge well",
             "p1 use gatehouse p3 bridge shrine", "p1 use gatehouse p3 bridge mill",
             "p1 use gatehouse p3 bridge inn", "p1 use gatehouse p3 bridge palisade"}));
  table.does("p1 use gatehouse p2 flower-stand / @ row farm");
  expect("star-used", table.refusal("p1 use gatehouse p3 bridge well"));
}

void test_gatehouse_should_refuse_what_is_not_there() {
  Table table = scene(3,
                      "row well shrine mill inn palisade / deck farm stables"
                      " / built p1 gatehouse bridge / built p2 flower-stand");
  expect("building-missing", table.refusal("p1 use gatehouse p3 flower-stand"));
  expect("building-missing", table.refusal("p1 use gatehouse p2 bridge well"));
  expect("not-to-be-copied", table.refusal("p1 use gatehouse p1 bridge well"));
  expect("no-such-player", table.refusal("p1 use gatehouse p4 bridge well"));
  Table without = scene(2, "row well / deck farm / built p2 flower-stand");
  expect("building-missing", without.refusal("p1 use gatehouse p2 flower-stand"));
  // A foundation is no building.
  Table unfinished = scene(2,
                           "row well / deck farm / built p1 gatehouse"
                           " / foundation p2 flower-stand");
  expect("building-missing", unfinished.refusal("p1 use gatehouse p2 flower-stand"));
}

void test_gatehouse_should_copy_only_the_seven_stars() {
  for (const char* ability : {"gatehouse", "festival", "armoury", "fishery", "statue mill",
                              "barracks mill", "crest well mill", "gatehouse p2 flower-stand"}) {
    TEST_ASSERT_FALSE_MESSAGE(parses(std::string("p1 use gatehouse p2 ") + ability), ability);
  }
  for (const char* ability : {"bakery", "art-gallery market", "flower-stand", "storehouse mill",
                              "quarry mill", "inn well mill", "bridge well"}) {
    TEST_ASSERT_TRUE_MESSAGE(parses(std::string("p1 use gatehouse p2 ") + ability), ability);
  }
}

void test_gatehouse_should_look_at_the_users_own_conditions() {
  // Player 2 has gold stored, player 1 has not.
  Table table = scene(2,
                      "row well / deck farm / built p1 gatehouse / built p2 bakery"
                      " / gold p2 tavern / discards market");
  table.does("p1 use gatehouse p2 bakery");
  expect("market", table.gold(1));
  Table rich = scene(2,
                     "row well / deck farm / built p1 gatehouse / built p2 bakery"
                     " / gold p1 tavern / discards market");
  expect("gold-stored", rich.refusal("p1 use gatehouse p2 bakery"));
  Table idle = scene(2,
                     "row well market / deck farm / built p1 gatehouse"
                     " / built p2 inn art-gallery / foundation p1 statue");
  expect("nothing-completed", idle.refusal("p1 use gatehouse p2 inn well statue"));
  expect("no-commerce-completed", idle.refusal("p1 use gatehouse p2 art-gallery market"));
}

void test_gatehouse_should_copy_inn_gallery_and_quarry() {
  const std::string town =
      "row farm well market / deck stables / built p1 gatehouse"
      " / built p2 inn art-gallery quarry / foundation p1 flower-stand"
      " / foundation p1 statue / discards shrine";
  Table inn = scene(2, town);
  inn.does("p1 resource farm flower-stand / p1 use gatehouse p2 inn well statue");
  expect("well", inn.under("statue"));
  Table gallery = scene(2, town);
  gallery.does("p1 resource farm flower-stand / p1 use gatehouse p2 art-gallery market");
  expect("market", gallery.gold(1));
  Table quarry = scene(2, town);
  quarry.does("p1 use gatehouse p2 quarry statue");
  expect("shrine", quarry.under("statue"));
}

void test_gatehouse_should_be_discarded_in_place_of_the_storehouse() {
  Table table = scene(2,
                      "row well / deck farm / built p1 gatehouse / built p2 storehouse"
                      " / foundation p1 quarry inn / discards market");
  table.does("p1 use gatehouse p2 storehouse quarry");
  expect("quarry", table.built(1));
  expect("storehouse", table.built(2));
  expect("inn gatehouse market", table.discards());
}

void test_gatehouse_should_protect_a_card_for_its_user() {
  // Both protect the Well: nobody may take it.
  Table table = scene(2,
                      "row well shrine mill stables palisade / deck farm chapel monastery"
                      " museum townhouse / built p1 gatehouse / built p2 bridge");
  table.does("p1 use gatehouse p2 bridge well / p1 found shrine / p1 found mill / p1 end");
  table.refill("farm chapel");
  expect("card-protected", table.refusal("p2 found well"));
  table.does("p2 use bridge well");
  expect("card-protected", table.refusal("p2 found well"));
  table.does("p2 found farm / p2 found chapel / p2 end");
  table.refill("monastery townhouse");
  // The turn of player 1 ended that protection; player 2's goes on.
  expect("card-protected", table.refusal("p1 found well"));
  TEST_ASSERT_TRUE(table.offers("p1 use gatehouse p2 bridge well"));
  table.does("p1 found monastery / p1 found townhouse / p1 end");
  table.refill();
  TEST_ASSERT_TRUE(table.offers("p2 found well"));
}

void test_gatehouse_should_copy_ones_own_stars_when_alone() {
  Table table = scene(1,
                      "row well / deck farm stables / built p1 gatehouse storehouse flower-stand"
                      " / foundation p1 quarry inn / runs 1");
  TEST_ASSERT_TRUE(
      table.options("p1 use") ==
      (Lines{"p1 use flower-stand", "p1 use storehouse quarry", "p1 use gatehouse p1 flower-stand",
             "p1 use gatehouse p1 storehouse quarry"}));
  expect("no-such-player", table.refusal("p1 use gatehouse p2 flower-stand"));
  table.does("p1 use gatehouse p1 storehouse quarry");
  expect("flower-stand storehouse quarry", table.built(1));
  expect("inn gatehouse", table.discards());
}

void test_gatehouses_bridge_should_keep_its_card_from_the_discards_when_alone() {
  Table table = scene(1,
                      "row well shrine farm mill / deck inn stables / runs 1"
                      " / built p1 gatehouse bridge");
  table.does("p1 use gatehouse p1 bridge mill / p1 found well / p1 found shrine / p1 end");
  TEST_ASSERT_TRUE(table.options() == Lines{"p1 discard farm"});
  table.does("p1 discard farm");
  expect("@", table.to_act());
}

void test_gatehouse_should_run_the_deck_out_like_the_building_itself() {
  Table table = scene(2,
                      "row / deck farm / runs 1 / built p1 gatehouse / built p2 flower-stand"
                      " / discards mill");
  table.does("p1 use gatehouse p2 flower-stand / @ row farm");
  TEST_ASSERT_EQUAL(0, table.state.runs);
  TEST_ASSERT_EQUAL(1, table.state.deck);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_gatehouse_should_use_a_star_of_another_district_as_the_one_of_the_turn);
  RUN_TEST(test_gatehouse_should_refuse_what_is_not_there);
  RUN_TEST(test_gatehouse_should_copy_only_the_seven_stars);
  RUN_TEST(test_gatehouse_should_look_at_the_users_own_conditions);
  RUN_TEST(test_gatehouse_should_copy_inn_gallery_and_quarry);
  RUN_TEST(test_gatehouse_should_be_discarded_in_place_of_the_storehouse);
  RUN_TEST(test_gatehouse_should_protect_a_card_for_its_user);
  RUN_TEST(test_gatehouse_should_copy_ones_own_stars_when_alone);
  RUN_TEST(test_gatehouses_bridge_should_keep_its_card_from_the_discards_when_alone);
  RUN_TEST(test_gatehouse_should_run_the_deck_out_like_the_building_itself);
  return UNITY_END();
}
