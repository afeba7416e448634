// The examples of DrawCity's rules: what the pages say of them is what the rules count.
#include <bit>

#include "canvas.hpp"
#include "drawcity_examples.hpp"
#include "fake_device.hpp"
#include "ui/drawcity/rules_pages.hpp"
#include "ui/drawcity/rules_sketches.hpp"

namespace {

using namespace examples;
using rules::DrawCity;
using ui::drawcity::Sketch;

const Sketch* const kOthers[] = {
    &ui::drawcity::kIdeaSketch,         &ui::drawcity::kOrderSketch,
    &ui::drawcity::kHousesSketch,       &ui::drawcity::kShopsSketch,
    &ui::drawcity::kFactoriesSketch,    &ui::drawcity::kParksSketch,
    &ui::drawcity::kInternetSketch,     &ui::drawcity::kZoningSketch,
    &ui::drawcity::kDemandSketch,       &ui::drawcity::kLocationsSketch,
    &ui::drawcity::kNeighborhoodsSketch};

template <class Use>
void for_each_sketch(Use&& use) {
  for (const Sketch* sketch : kOthers) use(*sketch);
  for (const Sketch& sketch : ui::drawcity::kGoalSketches) use(sketch);
}

void test_sketches_should_hold_what_they_are_written_as_when_they_are_read() {
  for_each_sketch([](const Sketch& sketch) {
    const State state = sketch.state();
    const size_t columns = row_size(sketch.columns);
    TEST_ASSERT_EQUAL(0, std::strlen(sketch.built) % (Sketch::kSpace * columns));
    TEST_ASSERT_LESS_OR_EQUAL(state.street_count, sketch.street + sketch.streets() - 1);
    const char* at = sketch.built;
    for (unsigned street = sketch.street; *at != '\0'; ++street) {
      for (unsigned column = 1; column <= kColumns; ++column) {
        if ((sketch.columns & column_bit(column)) == 0) continue;
        const Site site = site_at(street, column);
        const bool empty = *at == '.';
        TEST_ASSERT_EQUAL(empty ? 0 : at[0] - '0', ui::drawcity::builder_of(state, site));
        TEST_ASSERT_EQUAL(empty ? 0 : at[2] - '0', ui::drawcity::number_at(state, site));
        if (!empty) {
          TEST_ASSERT_EQUAL_INT8(at[1], " HSFP"[ui::drawcity::type_at(state, site)]);
        }
        at += Sketch::kSpace;
      }
    }
  });
}

// Each player's numbers on a street are different ones, so that they tell their places.
void test_numbers_of_sketches_should_ascend_on_every_street() {
  for_each_sketch([](const Sketch& sketch) {
    const State state = sketch.state();
    unsigned built = 0;
    for (unsigned player = 1; player <= state.players; ++player) {
      for (unsigned i = 0; i < state.street_count; ++i) {
        const Own own = state.own[player - 1][i];
        const auto numbers = static_cast<unsigned>(std::popcount(numbers_of(own)));
        TEST_ASSERT_EQUAL(row_size(columns_of(own)), numbers);
        built += numbers;
      }
    }
    TEST_ASSERT_EQUAL(state.built, built);
  });
}

// What has it hangs together with a space where it begins; nothing there is without it but parks.
void test_internet_of_sketches_should_come_from_where_it_begins() {
  for_each_sketch([](const Sketch& sketch) {
    const State state = sketch.state();
    Row reached[kMostStreets + 2] = {};
    for (unsigned times = 0; times < kMostStreets * kColumns; ++times) {
      for (unsigned street = 1; street <= state.street_count; ++street) {
        const rules::drawcity::Street& at = state.streets[street - 1];
        Row near = beside(reached[street]) | reached[street - 1] | reached[street + 1];
        for (unsigned column = 1; column <= kColumns; ++column) {
          if (!begins_internet(state, street, column)) continue;
          near |= column_bit(column);
          const Row bare = kWholeRow & ~Row{at.free} & ~Row{at.internet} & ~Row{at.of[kPark - 1]};
          TEST_ASSERT_FALSE(bare & column_bit(column));
        }
        reached[street] |= near & at.internet;
      }
    }
    for (unsigned street = 1; street <= state.street_count; ++street) {
      TEST_ASSERT_EQUAL(state.streets[street - 1].internet, reached[street]);
      TEST_ASSERT_FALSE(state.streets[street - 1].internet & state.streets[street - 1].of[3]);
    }
  });
}

void test_spaces_should_be_offered_where_the_page_says() {
  const State state = ui::drawcity::kOrderSketch.state();
  TEST_ASSERT_EQUAL(5, ui::drawcity::kOrderNumber);
  const auto may = [&](unsigned street, unsigned column) {
    const bool free = state.streets[street - 1].free >> column & 1u;
    return free && keeps_order(state.own[0][street - 1], 5, column);
  };
  // Between its 3 and 7.
  TEST_ASSERT_EQUAL(3, ui::drawcity::number_at(state, site_at(2, 4)));
  TEST_ASSERT_EQUAL(7, ui::drawcity::number_at(state, site_at(2, 8)));
  TEST_ASSERT_TRUE(may(2, 6) && may(2, 7));
  TEST_ASSERT_FALSE(may(2, 5));  // another player's
  // Left of its 6.
  TEST_ASSERT_EQUAL(6, ui::drawcity::number_at(state, site_at(3, 5)));
  TEST_ASSERT_TRUE(may(3, 4));
  for (unsigned column = 6; column <= 9; ++column) TEST_ASSERT_FALSE(may(3, column));
}

void test_developments_should_score_what_their_pages_say() {
  struct Said {
    const Sketch& sketch;
    Item item;
    unsigned points;
    Text text;
  };
  const Said kSaid[] = {
      {ui::drawcity::kHousesSketch, kItemHouses, (11 + 3) + (1 + 1),
       Text::drawcity_rules_houses_sum_body},
      {ui::drawcity::kShopsSketch, kItemShops, 11 + 4, Text::drawcity_rules_shops_sum_body},
      {ui::drawcity::kFactoriesSketch, kItemFactories, 2 + 1, Text::drawcity_rules_factories_body},
      {ui::drawcity::kParksSketch, kItemParks, 4 + 3 + 2 + 3, Text::drawcity_rules_parks_body},
      {ui::drawcity::kInternetSketch, kItemInternet, 3, Text::drawcity_rules_internet_sum_body}};
  for (const Said& said : kSaid) {
    TEST_ASSERT_EQUAL(said.points, worth(said.sketch.state(), kRed, said.item));
    expect_said(said.text, said.points);
  }
}

// The parts of the sums.
void test_single_developments_should_score_what_their_pages_say() {
  const State houses = ui::drawcity::kHousesSketch.state();
  TEST_ASSERT_EQUAL(11 + 3, worth(without(houses, site_at(3, 8)), kRed, kItemHouses));
  const State shops = ui::drawcity::kShopsSketch.state();
  TEST_ASSERT_EQUAL(11,
                    worth(without(without(shops, site_at(3, 5)), site_at(3, 8)), kRed, kItemShops));
  const State factories = ui::drawcity::kFactoriesSketch.state();
  TEST_ASSERT_EQUAL(2, worth(without(factories, site_at(3, 8)), kRed, kItemFactories));
  const State parks = ui::drawcity::kParksSketch.state();
  TEST_ASSERT_EQUAL(12 - (4 + 1), worth(without(parks, site_at(3, 5)), kRed, kItemParks));
  TEST_ASSERT_EQUAL(12 - (3 + 1), worth(without(parks, site_at(3, 7)), kRed, kItemParks));
  TEST_ASSERT_EQUAL(12 - (2 + 1), worth(without(parks, site_at(4, 6)), kRed, kItemParks));
}

void test_internet_should_be_as_the_page_says_when_the_6_is_built_before_the_5() {
  struct Built {
    unsigned player, type, number;
    Site site;
  };
  const Built kOrder[] = {{kRed, kShop, 3, site_at(2, 2)},    {kYellow, kHouse, 4, site_at(1, 2)},
                          {kYellow, kPark, 2, site_at(3, 2)}, {kRed, kHouse, 6, site_at(2, 4)},
                          {kRed, kHouse, 5, site_at(2, 3)},   {kBlue, kFactory, 4, site_at(3, 3)},
                          {kRed, kShop, 7, site_at(3, 4)}};
  State state = DrawCity::start({.modules = 0}, 3);
  for (const Built& built : kOrder) {
    state.phase = Phase::kAct;
    state.due = 0;
    state.first = state.active = static_cast<uint8_t>(built.player);
    const auto number = static_cast<uint8_t>(built.number);
    const auto type = static_cast<uint8_t>(built.type);
    state.hands[built.player - 1] = {{number, number}, {type, type}};
    const auto made = rules::event(state.active, Verb::kBuild, type, number, built.site);
    TEST_ASSERT_TRUE(DrawCity::apply(state, made).ok());
  }
  const State shown = ui::drawcity::kInternetSketch.state();
  TEST_ASSERT_EQUAL(shown.built, state.built);
  for (unsigned i = 0; i < shown.street_count; ++i) {
    TEST_ASSERT_EQUAL(shown.streets[i].internet, state.streets[i].internet);
    TEST_ASSERT_EQUAL(shown.streets[i].free, state.streets[i].free);
  }
  TEST_ASSERT_FALSE(shown.streets[1].internet >> 4 & 1u);
  TEST_ASSERT_EQUAL(1, worth(shown, kYellow, kItemInternet));
  TEST_ASSERT_EQUAL(1, worth(shown, kBlue, kItemInternet));
  expect_said(Text::drawcity_rules_internet_sum_body, 1);
}

void test_modules_should_score_what_their_pages_say() {
  const State zones = ui::drawcity::kZoningSketch.state();
  TEST_ASSERT_EQUAL(3, worth(zones, kRed, kItemZoning));
  TEST_ASSERT_EQUAL(0, worth(zones, kYellow, kItemZoning));
  expect_said(Text::drawcity_rules_zoning_body, 3);
  const State demand = ui::drawcity::kDemandSketch.state();
  TEST_ASSERT_EQUAL(5 + 5, worth(demand, kRed, kItemDemand));
  TEST_ASSERT_EQUAL(2 + 5, worth(demand, kYellow, kItemDemand));
  TEST_ASSERT_EQUAL(5, worth(demand, kBlue, kItemDemand));
  const State spots = ui::drawcity::kLocationsSketch.state();
  TEST_ASSERT_EQUAL(4 + 1, worth(spots, kRed, kItemLocations));
  expect_said(Text::drawcity_rules_locations_body, 4);
  expect_said(Text::drawcity_rules_locations_body, 1);
  const State hoods = ui::drawcity::kNeighborhoodsSketch.state();
  TEST_ASSERT_EQUAL(4, worth(hoods, kRed, kItemNeighborhoods));
  TEST_ASSERT_EQUAL(2, worth(hoods, kYellow, kItemNeighborhoods));
  TEST_ASSERT_EQUAL(2, worth(hoods, kBlue, kItemNeighborhoods));
  expect_said(Text::drawcity_rules_neighborhoods_sum_body, 4);
  expect_said(Text::drawcity_rules_neighborhoods_sum_body, 2);
}

// Those that the rules find, wherever the last one was built, and no others.
void test_neighborhoods_should_be_marked_where_the_patterns_are_met() {
  const Sketch& sketch = ui::drawcity::kNeighborhoodsSketch;
  const State shown = sketch.state();
  State state = shown;
  for (rules::drawcity::Street& street : state.streets) street.marked = street.across = 0;
  all_of(ui::drawcity::built_on(state), [&](Site site) {
    const bool marked = shown.streets[street_of(site) - 1].marked >> column_at(site) & 1u;
    TEST_ASSERT_EQUAL(marked ? 1 : 0, lines_through(state, site).count());
    return true;
  });
  for (const ui::drawcity::MarkedLine& line : sketch.marked) {
    TEST_ASSERT_TRUE(
        offers(lines_through(state, line.first), line.first, line.first, line.direction));
  }
}

void test_tables_should_have_what_the_pages_say() {
  constexpr uint8_t kOften[kNumbers] = {2, 4, 6, 8, 10, 8, 6, 4, 2};
  unsigned numbers = 0;
  for (unsigned i = 0; i < kNumbers; ++i) {
    TEST_ASSERT_EQUAL(kOften[i], kNumberCards[i]);
    numbers += kNumberCards[i];
  }
  TEST_ASSERT_EQUAL(50, numbers);
  for (const uint8_t count : kDevelopmentCards) TEST_ASSERT_EQUAL(12, count);
  constexpr uint8_t kStreets[] = {4, 5, 7, 9, 10};
  for (unsigned i = 0; i < 5; ++i) TEST_ASSERT_EQUAL(kStreets[i], kStreetsFor[i + 2]);
  constexpr uint8_t kSets[] = {1, 2, 4, 6, 8};
  for (unsigned i = 0; i < kColours; ++i) TEST_ASSERT_EQUAL(kSets[i], kSetPoints[i + 1]);
  constexpr uint8_t kFrom[] = {1, 3, 5, 8, 10, 12};  // 2, 2, 3, 2 and 2 columns
  for (unsigned i = 0; i <= kDistricts; ++i) TEST_ASSERT_EQUAL(kFrom[i], kDistrictFrom[i]);
}

void test_every_page_should_draw_its_picture_in_any_room() {
  for (const ui::Theme theme : {ui::Theme::paper, ui::Theme::grey}) {
    ui::use_theme(theme);
    for (const ui::RulesPage& page : ui::drawcity::kRulesPages) {
      if (page.picture == nullptr) continue;
      for (const ui::Size size : {ui::Size{112, 158}, ui::Size{232, 76}, ui::Size{232, 262}}) {
        Canvas canvas(size);
        ui::Painter painter = canvas.painter();
        page.picture(painter, canvas.whole());
        TEST_ASSERT_GREATER_THAN(0, canvas.count(ui::palette().ink));
      }
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() { ui::use_theme(ui::Theme::paper); }

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_sketches_should_hold_what_they_are_written_as_when_they_are_read);
  RUN_TEST(test_numbers_of_sketches_should_ascend_on_every_street);
  RUN_TEST(test_internet_of_sketches_should_come_from_where_it_begins);
  RUN_TEST(test_spaces_should_be_offered_where_the_page_says);
  RUN_TEST(test_developments_should_score_what_their_pages_say);
  RUN_TEST(test_single_developments_should_score_what_their_pages_say);
  RUN_TEST(test_internet_should_be_as_the_page_says_when_the_6_is_built_before_the_5);
  RUN_TEST(test_modules_should_score_what_their_pages_say);
  RUN_TEST(test_neighborhoods_should_be_marked_where_the_patterns_are_met);
  RUN_TEST(test_tables_should_have_what_the_pages_say);
  RUN_TEST(test_every_page_should_draw_its_picture_in_any_room);
  return UNITY_END();
}
