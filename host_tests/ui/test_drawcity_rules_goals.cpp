// The goals of DrawCity's rules: their sketches meet what the pages say, and no less would.
#include "drawcity_examples.hpp"
#include "fake_device.hpp"
#include "ui/drawcity/goal_texts.hpp"
#include "ui/drawcity/rules_pages.hpp"
#include "ui/drawcity/rules_sketches.hpp"

namespace {

using namespace examples;
using ui::drawcity::Sites;
using ui::drawcity::Sketch;

// Whether some build of player 1's could have been the one that brought the goal.
bool meets(const State& state, unsigned goal) {
  return !all_of(ui::drawcity::built_by(state, kRed), [&](Site site) {
    const unsigned type = ui::drawcity::type_at(state, site);
    State looked_at = state;
    add_goal(looked_at, 0, goal);
    tick_goals(looked_at, kRed, site, type);
    return looked_at.ticks[0] == 0;
  });
}

// By all that is not pale, and by nothing less.
void test_goals_should_be_met_by_what_is_not_pale() {
  for (unsigned goal = 0; goal < kGoalCards; ++goal) {
    const Sketch& sketch = ui::drawcity::kGoalSketches[goal];
    const Sites pale = sketch.pale();
    State state = sketch.state();
    TEST_ASSERT_TRUE_MESSAGE(meets(state, goal), kGoalIds[goal]);
    all_of(pale, [&](Site site) {
      state = without(state, site);
      return true;
    });
    TEST_ASSERT_TRUE_MESSAGE(meets(state, goal), kGoalIds[goal]);
    const State whole = sketch.state();
    all_of(ui::drawcity::built_on(whole), [&](Site site) {
      if (!pale.has(site)) {
        TEST_ASSERT_FALSE_MESSAGE(meets(without(whole, site), goal), kGoalIds[goal]);
      }
      return true;
    });
  }
}

// Pages that speak of a pale development of the player's have one.
void test_goals_should_leave_out_what_their_pages_say() {
  struct LeftOut {
    Goal goal;
    Type type;
    Site site;
  };
  constexpr LeftOut kLeftOut[] = {
      {kResidentialQuarter, kHouse, site_at(2, 8)},
      {kThreeStreetsOneCommunity, kHouse, site_at(4, 8)},
      {kConnectedHomes, kHouse, site_at(3, 5)},
      {kHighStreet, kShop, site_at(3, 7)},
      {kShopFront, kShop, site_at(3, 6)},
      {kLocalCustomers, kShop, site_at(2, 8)},
      {kIndustrialPark, kFactory, site_at(3, 8)},
      {kOutskirts, kFactory, site_at(3, 4)},
      {kMeetingPlace, kHouse, site_at(4, 6)},
      {kCentralPark, kPark, site_at(2, 4)},
      {kCentralPark, kPark, site_at(3, 8)},
      {kGreenLung, kPark, site_at(3, 8)},
      {kMixedUse, kFactory, site_at(3, 6)},
      {kMainRoad, kHouse, site_at(3, 5)},
  };
  for (const LeftOut& out : kLeftOut) {
    const Sketch& sketch = ui::drawcity::kGoalSketches[out.goal];
    TEST_ASSERT_TRUE_MESSAGE(sketch.pale().has(out.site), kGoalIds[out.goal]);
    const State state = sketch.state();
    TEST_ASSERT_EQUAL(kRed, ui::drawcity::builder_of(state, out.site));
    TEST_ASSERT_EQUAL(out.type, ui::drawcity::type_at(state, out.site));
  }
}

void test_goals_should_bring_what_the_pages_say_when_two_tick_one_in_the_same_round() {
  const State state = ui::drawcity::ticked_goal();
  constexpr unsigned kPoints[] = {6, 6, 2, 0, 0};
  for (unsigned player = 1; player <= state.players; ++player) {
    TEST_ASSERT_EQUAL(kPoints[player - 1], worth(state, player, kItemGoals));
  }
  expect_said(Text::drawcity_rules_same_round_body, 6);
  expect_said(Text::drawcity_rules_same_round_body, 2);
  expect_said(Text::drawcity_rules_spaces_body, kSpacePoints[1]);
  TEST_ASSERT_EQUAL(4, kSpacePoints[2]);
  TEST_ASSERT_EQUAL(2, kSpacePoints[3]);
  constexpr unsigned kOpen[] = {1, 2, 2, 3, 3};
  for (unsigned players = 2; players <= kMostSeats; ++players) {
    TEST_ASSERT_EQUAL(kOpen[players - 2], kSpacesFor[players]);
  }
}

void test_every_goal_should_have_a_page_with_its_name() {
  for (const Text goal : ui::drawcity::kGoalTexts) {
    const std::string name = ui::text(goal);
    bool found = false;
    for (const ui::RulesPage& page : ui::drawcity::kRulesPages) {
      found = found || ui::text(page.title) == name ||
              std::string(ui::text(page.body)).rfind(name + ":", 0) == 0;
    }
    TEST_ASSERT_TRUE_MESSAGE(found, name.c_str());
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_goals_should_be_met_by_what_is_not_pale);
  RUN_TEST(test_goals_should_leave_out_what_their_pages_say);
  RUN_TEST(test_goals_should_bring_what_the_pages_say_when_two_tick_one_in_the_same_round);
  RUN_TEST(test_every_goal_should_have_a_page_with_its_name);
  return UNITY_END();
}
