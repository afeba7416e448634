// "Bonuses": stars, and what each card makes of them.
#include <unity.h>

#include "host_tests/townies/table.hpp"

using namespace townies_test;
using namespace rules::townies;

void setUp() {}
void tearDown() {}

namespace {

// One player, red. After three rounds a green Bank stands on the star c3, beside two of the blue
// Blocks d3 d4 d5 d6. The marker is brown then.
Table with_star(const std::string& bonus) {
  Table table = set_table(1, bonus);
  table.does({"@ roll bank bar", "p1 shape a1 a2 a3 a4",  // red
              "@ roll bank bar", "p1 shape d3 d4 d5 d6",  // blue
              "@ roll bank bar", "p1 object bank c3"});   // green
  return table;
}

void test_star_should_be_marked_when_an_object_is_drawn_on_a_star_space() {
  Table table = with_star("funding");
  TEST_ASSERT_EQUAL(1, table.town(1).stars);
  table.does("@ roll bank bar");
  TEST_ASSERT_TRUE(table.offers("p1 star"));
  TEST_ASSERT_EQUAL_STRING("", table.refusal("p1 star").c_str());
}

void test_star_should_not_be_marked_when_a_shape_covers_it_or_an_object_stands_elsewhere() {
  Table table = set_table(1, "funding");
  table.does({"@ roll bank bar", "p1 shape c3 c4 c5 c6", "@ roll game-court bar",
              "p1 object game-court c2", "@ roll bank bar"});
  TEST_ASSERT_EQUAL(0, table.town(1).stars);
  TEST_ASSERT_EQUAL_STRING("no-star", table.refusal("p1 star").c_str());
  TEST_ASSERT_FALSE(table.offers("p1 star"));
}

void test_stars_should_have_no_effect_in_the_first_mode() {
  Table table(1, {"mode first", "marker p1 red"});
  table.does({"@ roll bank bar", "p1 shape d3 d4 d5 d6", "@ roll game-court bar",
              "p1 object game-court c3", "@ roll bank bar"});
  TEST_ASSERT_EQUAL(0, table.town(1).stars);
  TEST_ASSERT_EQUAL(0, table.options("p1 star").size());
  TEST_ASSERT_EQUAL_STRING("no-such-bonus", table.refusal("p1 star").c_str());
  // One beside d3; two beside d3 and d4.
  TEST_ASSERT_TRUE((table.objects(1) == std::vector<int>{2}));
}

void test_stable_soil_should_add_two_to_the_own_score_of_that_object_and_keep_no_star() {
  Table table = with_star("stable-soil");
  // c3 touches d3 and d4: two blue, not at the edge, and 2 for the star.
  TEST_ASSERT_TRUE((table.objects(1) == std::vector<int>{5}));
  TEST_ASSERT_EQUAL(5, table.items(1)[0]);
  TEST_ASSERT_EQUAL(0, table.town(1).stars);
  table.does("@ roll bank bar");
  TEST_ASSERT_EQUAL_STRING("no-such-bonus", table.refusal("p1 star").c_str());
  // Off the star nothing is added.
  table.does("p1 object bank c4");
  TEST_ASSERT_TRUE((table.objects(1) == std::vector<int>{5, 3}));
}

void test_other_bonuses_should_not_change_the_score_on_a_star() {
  for (const char* bonus : {"funding", "repainting", "new-project"}) {
    TEST_ASSERT_TRUE((with_star(bonus).objects(1) == std::vector<int>{3}));
  }
}

void test_star_of_another_bonus_should_be_refused() {
  Table table = with_star("funding");
  table.does("@ roll bank bar");
  TEST_ASSERT_EQUAL_STRING("no-such-bonus", table.refusal("p1 star red").c_str());
  TEST_ASSERT_EQUAL_STRING("no-such-bonus", table.refusal("p1 star bar").c_str());
  table = with_star("repainting");
  table.does("@ roll bank bar");
  TEST_ASSERT_EQUAL_STRING("no-such-bonus", table.refusal("p1 star").c_str());
  TEST_ASSERT_EQUAL_STRING("no-such-bonus", table.refusal("p1 star bank").c_str());
  TEST_ASSERT_EQUAL(5, table.options("p1 star").size());
  table = with_star("new-project");
  table.does("@ roll bank bar");
  TEST_ASSERT_EQUAL_STRING("no-such-bonus", table.refusal("p1 star").c_str());
  TEST_ASSERT_EQUAL_STRING("no-such-bonus", table.refusal("p1 star red").c_str());
  TEST_ASSERT_EQUAL(12, table.options("p1 star").size());
}

// --- Funding -------------------------------------------------------------------------------------

void test_funding_should_allow_a_shape_and_an_object_in_either_order() {
  Table table = with_star("funding");
  table.does({"@ roll bank bee", "p1 star"});
  TEST_ASSERT_EQUAL(0, table.town(1).stars);
  TEST_ASSERT_EQUAL_STRING("nothing-drawn", table.refusal("p1 end").c_str());
  TEST_ASSERT_EQUAL_STRING("no-star", table.refusal("p1 star").c_str());
  Table other = table;
  table.does("p1 shape g5 g6 h5 h6");
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
  TEST_ASSERT_EQUAL_STRING("shape-drawn", table.refusal("p1 shape i1 i2 j1 j2").c_str());
  TEST_ASSERT_TRUE(table.offers("p1 object bank c4"));
  table.does("p1 object bank c4");
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());

  other.does("p1 object bank c4");
  TEST_ASSERT_EQUAL_STRING("1", other.to_act().c_str());
  TEST_ASSERT_EQUAL_STRING("object-drawn", other.refusal("p1 object bank c5").c_str());
  TEST_ASSERT_EQUAL_STRING("can-draw", other.refusal("p1 pass").c_str());
  other.does("p1 shape g5 g6 h5 h6");
  TEST_ASSERT_EQUAL_MEMORY(&table.state, &other.state, sizeof table.state);
}

void test_funding_should_allow_the_basic_object_too() {
  // The printed example: with a blue marker the blue Shape that was rolled and a blue Bank.
  Table table(1, {"marker p1 yellow", "bonus funding", "additional hub"});
  table.does({"@ roll bank bar", "p1 shape d3 d4 d5 d6", "@ roll windmill bar",
              "p1 object windmill c3", "@ roll city-square bee", "p1 star"});
  TEST_ASSERT_FALSE(table.offers("p1 object bank g4"));
  table.does({"p1 shape g5 g6 h5 h6", "p1 object bank g4"});
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  TEST_ASSERT_TRUE(table.town(1).of(kBlue).has(space("g4")));
}

void test_funding_should_end_by_an_event_after_the_first_drawing() {
  Table table = with_star("funding");
  table.does({"@ roll bank bee", "p1 star", "p1 shape g5 g6 h5 h6"});
  TEST_ASSERT_TRUE(table.offers("p1 end"));
  TEST_ASSERT_FALSE(table.offers("p1 pass"));
  table.does("p1 end");
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  TEST_ASSERT_EQUAL(1, table.town(1).objects);
}

// All spaces but these are blue; on so many of the star spaces there are Objects, and one star is
// still to be spent.
void fill_but(Town& town, const Words& empty, unsigned objects) {
  unsigned left = objects;
  town.stars = 1;
  for (const char column : std::string("abcdefghijk")) {
    const unsigned height = column_height(static_cast<unsigned>(column - 'a'));
    for (unsigned number = 1; number <= height; ++number) {
      const std::string name = column + std::to_string(number);
      bool stays = false;
      for (const std::string& other : empty) stays = stays || name == other;
      if (stays) continue;
      const bool object = left != 0 && kStarBoard.has(space(name));
      put(town, name + (object ? " blue bank 1" : " blue"));
      if (object) --left;
    }
  }
}

void test_funding_should_end_by_itself_when_the_other_kind_does_not_fit() {
  Table table = set_table(2, "funding");
  fill_but(table.town(1), {"f6", "f7", "a1"}, 4);
  table.does({"@ roll bank bee", "p1 star"});
  TEST_ASSERT_EQUAL(0, table.options("p1 shape").size());
  table.does("p1 object bank f6");
  TEST_ASSERT_EQUAL_STRING("2", table.to_act().c_str());

  Table full = set_table(2, "funding");
  fill_but(full.town(1), {"g5", "g6", "h5", "h6"}, 3);
  full.does({"@ roll bank bee", "p1 star", "p1 shape g5 g6 h5 h6"});
  TEST_ASSERT_EQUAL_STRING("2", full.to_act().c_str());
}

void test_funding_should_leave_only_passing_when_nothing_fits() {
  Table table = set_table(2, "funding");
  fill_but(table.town(1), {"f6", "f7", "a1"}, 4);
  table.does({"@ roll windmill bee"});
  TEST_ASSERT_TRUE((table.options("p1") == Lines{"p1 pass", "p1 star"}));
  table.does("p1 star");
  TEST_ASSERT_TRUE((table.options("p1") == Lines{"p1 pass"}));
  table.does("p1 pass");
  TEST_ASSERT_EQUAL_STRING("2", table.to_act().c_str());
}

void test_star_should_be_spent_before_anything_is_drawn_and_once_a_round() {
  Table table = with_star("new-project");
  put(table.town(1), "c6 blue bank 1");
  table.town(1).stars = 2;
  table.does({"@ roll bank bee", "p1 star windmill"});
  TEST_ASSERT_EQUAL(1, table.town(1).stars);
  TEST_ASSERT_EQUAL(0, table.options("p1 star").size());
  TEST_ASSERT_EQUAL_STRING("star-too-late", table.refusal("p1 star bar").c_str());
  table.does({"p1 shape g5 g6 h5 h6", "@ roll bank bee"});
  TEST_ASSERT_EQUAL(12, table.options("p1 star").size());
  Table funding = with_star("funding");
  put(funding.town(1), "c6 blue bank 1");
  funding.town(1).stars = 2;
  funding.does({"@ roll bank bee", "p1 star", "p1 shape g5 g6 h5 h6"});
  TEST_ASSERT_EQUAL_STRING("star-too-late", funding.refusal("p1 star").c_str());
}

void test_star_should_not_be_spent_in_the_round_it_was_marked() {
  Table table = with_star("funding");
  table.does({"@ roll bank bee", "p1 star", "p1 object bank c6"});
  TEST_ASSERT_EQUAL(1, table.town(1).stars);
  TEST_ASSERT_EQUAL(0, table.options("p1 star").size());
  TEST_ASSERT_EQUAL_STRING("star-too-late", table.refusal("p1 star").c_str());
  table.does({"p1 shape g5 g6 h5 h6", "@ roll bank bee"});
  TEST_ASSERT_TRUE(table.offers("p1 star"));
}

// --- Repainting ----------------------------------------------------------------------------------

void test_repainting_should_change_colour_and_basic_object_for_this_round_only() {
  Table table = with_star("repainting");  // the marker is brown
  table.does({"@ roll city-square bee", "p1 star blue"});
  TEST_ASSERT_TRUE(table.offers("p1 object bank c4"));
  TEST_ASSERT_FALSE(table.offers("p1 object station c4"));
  table.does("p1 shape g5 g6 h5 h6");
  TEST_ASSERT_TRUE(table.town(1).of(kBlue).has(space("g5")));
  // Passing goes on from brown to yellow.
  table.does("@ roll city-square bee");
  TEST_ASSERT_EQUAL(kYellow, table.town(1).turn.colour);
  TEST_ASSERT_EQUAL(kRed + 1, table.town(1).start);
}

void test_repainting_should_take_every_colour_the_one_in_hand_too() {
  Table table = with_star("repainting");
  table.does("@ roll city-square bee");
  TEST_ASSERT_TRUE(
      (table.options("p1 star") ==
       Lines{"p1 star red", "p1 star yellow", "p1 star brown", "p1 star green", "p1 star blue"}));
  table.does("p1 star brown");
  TEST_ASSERT_EQUAL(0, table.town(1).stars);
}

// --- New Project ---------------------------------------------------------------------------------

void test_new_project_should_set_one_die_for_this_player_alone() {
  Table table = set_table(2, "new-project");
  table.does({"@ roll bank bar", "p1 shape d3 d4 d5 d6", "p2 shape d3 d4 d5 d6",
              "@ roll game-court bar", "p1 object game-court c3", "p2 shape a1 a2 a3 a4",
              "@ roll windmill bar"});
  TEST_ASSERT_EQUAL(12, table.options("p1 star").size());
  TEST_ASSERT_EQUAL(0, table.options("p2 star").size());
  Table object = table;
  table.does("p1 star bee");
  TEST_ASSERT_EQUAL_STRING("other-shape", table.refusal("p1 shape k1 k2 k3 k4").c_str());
  TEST_ASSERT_TRUE(table.offers("p1 shape g5 g6 h5 h6"));
  TEST_ASSERT_TRUE(table.offers("p2 shape k1 k2 k3 k4"));
  TEST_ASSERT_FALSE(table.offers("p2 shape g5 g6 h5 h6"));
  object.does("p1 star game-court");
  TEST_ASSERT_TRUE(object.offers("p1 object game-court c4"));
  TEST_ASSERT_EQUAL_STRING("other-object", object.refusal("p1 object windmill c4").c_str());
  TEST_ASSERT_TRUE(object.offers("p1 shape k1 k2 k3 k4"));
}

void test_new_project_should_take_faces_in_force_too() {
  Table table = with_star("new-project");
  table.does({"@ roll bank bee", "p1 star bee"});
  TEST_ASSERT_EQUAL(0, table.town(1).stars);
  TEST_ASSERT_TRUE(table.offers("p1 shape g5 g6 h5 h6"));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_star_should_be_marked_when_an_object_is_drawn_on_a_star_space);
  RUN_TEST(test_star_should_not_be_marked_when_a_shape_covers_it_or_an_object_stands_elsewhere);
  RUN_TEST(test_stars_should_have_no_effect_in_the_first_mode);
  RUN_TEST(test_stable_soil_should_add_two_to_the_own_score_of_that_object_and_keep_no_star);
  RUN_TEST(test_other_bonuses_should_not_change_the_score_on_a_star);
  RUN_TEST(test_star_of_another_bonus_should_be_refused);
  RUN_TEST(test_funding_should_allow_a_shape_and_an_object_in_either_order);
  RUN_TEST(test_funding_should_allow_the_basic_object_too);
  RUN_TEST(test_funding_should_end_by_an_event_after_the_first_drawing);
  RUN_TEST(test_funding_should_end_by_itself_when_the_other_kind_does_not_fit);
  RUN_TEST(test_funding_should_leave_only_passing_when_nothing_fits);
  RUN_TEST(test_star_should_be_spent_before_anything_is_drawn_and_once_a_round);
  RUN_TEST(test_star_should_not_be_spent_in_the_round_it_was_marked);
  RUN_TEST(test_repainting_should_change_colour_and_basic_object_for_this_round_only);
  RUN_TEST(test_repainting_should_take_every_colour_the_one_in_hand_too);
  RUN_TEST(test_new_project_should_set_one_die_for_this_player_alone);
  RUN_TEST(test_new_project_should_take_faces_in_force_too);
  return UNITY_END();
}
