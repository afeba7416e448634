// The examples of Townies' rules: what the pages say of them is what the rules count.
#include <array>
#include <string>

#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/townies/rules_pages.hpp"
#include "ui/townies/rules_sketches.hpp"

namespace {

using namespace rules::townies;
using ui::Text;
using ui::townies::Sketch;
using ui::townies::WrongShape;

constexpr uint8_t kBlock = Sketch::Filled::kBlock;

// "5 points", "1 point" as a word of its own.
void expect_said(Text text, unsigned points) {
  const std::string said = ui::text(text);
  const std::string words = std::to_string(points) + (points == 1 ? " point" : " points");
  for (size_t at = said.find(words); at != std::string::npos; at = said.find(words, at + 1)) {
    const size_t end = at + words.size();
    if (said[at - 1] == ' ' && (end == said.size() || said[end] == '.' || said[end] == ':')) return;
  }
  TEST_FAIL_MESSAGE((words + " is not in: " + said).c_str());
}

unsigned beside_of(const Town& town, unsigned colour, unsigned space) {
  return kRingFacts[town.colour_around(colour, space)].count;
}

// The Blocks of these cells are one of the Shape's forms, wherever it lies.
bool is_sketched_shape(const making::Cells& cells) {
  making::Maker maker;
  for (unsigned shape = 0; shape < kShapes; ++shape) maker.add_shape(shape);
  const making::Cells moved = making::from_first(cells);
  const ShapeForms& forms = kShapeTable[ui::townies::kSketchedShape];
  for (unsigned form = forms.form; form < forms.form + unsigned{forms.forms}; ++form) {
    bool same = true;
    for (unsigned i = 0; i < kShapeBlocks; ++i) {
      same = same && making::same(maker.made[form][i], moved[i]);
    }
    if (same) return true;
  }
  return false;
}

Axial axial_of(unsigned space) {
  const unsigned column = column_of(space);
  return {column_q(column), top_r(column) + static_cast<int>(space - top_space(column))};
}

const Sketch* const kOthers[] = {
    &ui::townies::kIdeaSketch,           &ui::townies::kBlocksSketch,
    &ui::townies::kSitesSketch,          &ui::townies::kStarSketch,
    &ui::townies::kWaysSketch,           &ui::townies::kSpecializationSketch,
    &ui::townies::kStandardizationSketch};

template <class Use>
void for_each_sketch(Use&& use) {
  for (const Sketch* sketch : kOthers) use(*sketch);
  for (const Sketch& sketch : ui::townies::kObjectSketches) use(sketch);
  for (const Sketch& sketch : ui::townies::kGoalSketches) use(sketch);
  for (const WrongShape& wrong : ui::townies::kWrongShapes) use(wrong.sketch);
}

void test_sketches_should_show_all_that_is_drawn_and_nothing_twice() {
  for_each_sketch([](const Sketch& sketch) {
    TEST_ASSERT_FALSE(sketch.shown.without(kMap).any());
    TEST_ASSERT_FALSE(sketch.town().blocks().without(sketch.shown).any());
    TEST_ASSERT_EQUAL(sketch.filled.size(), sketch.town().blocks().count());
  });
}

// In some order of drawing, each beside what it needs.
void test_objects_of_the_sketches_should_stand_where_they_may() {
  for_each_sketch([](const Sketch& sketch) {
    const Town town = sketch.town();
    for (const Sketch::Filled& filled : sketch.filled) {
      if (filled.object == kBlock) continue;
      TEST_ASSERT_GREATER_OR_EQUAL(0, object_points(town, filled.object, filled.space));
    }
  });
}

void test_objects_should_score_what_their_pages_say() {
  struct Said {
    Text text;
    unsigned own, points;  // Blocks of its colour beside it, or Objects
  };
  constexpr Said kSaid[kObjects] = {
      {Text::townies_rules_court_body, 4, 5},   {Text::townies_rules_windmill_body, 3, 4},
      {Text::townies_rules_station_body, 3, 4}, {Text::townies_rules_bike_body, 2, 3},
      {Text::townies_rules_bank_body, 2, 2},    {Text::townies_rules_square_body, 2, 4}};
  for (unsigned object = 0; object < kObjects; ++object) {
    const Sketch& sketch = ui::townies::kObjectSketches[object];
    const Sketch::Filled& last = sketch.last();
    const Town town = sketch.town_before_last();
    TEST_ASSERT_EQUAL(object, last.object);
    TEST_ASSERT_TRUE(town.is_empty(last.space));
    TEST_ASSERT_EQUAL(kSaid[object].points, object_points(town, object, last.space));
    const unsigned own = is_basic(object)
                             ? beside_of(town, object, last.space)
                             : kRingFacts[ring_on(town.object_board(), last.space)].count;
    TEST_ASSERT_EQUAL(kSaid[object].own, own);
    expect_said(kSaid[object].text, kSaid[object].points);
  }
}

// What the pages say beside the points.
void test_objects_should_have_around_them_what_their_pages_say() {
  const auto& sketches = ui::townies::kObjectSketches;
  const Town court = sketches[kGameCourt].town();
  TEST_ASSERT_EQUAL(1, beside_of(court, kBlue, sketches[kGameCourt].last().space));
  const Sketch& station = sketches[kStation];
  const Ring around = station.town().blocks_around(station.last().space);
  unsigned opposite = 0;
  for (unsigned bit = 0; bit < 3; ++bit) opposite += (around >> bit & around >> (6 - bit)) & 1u;
  TEST_ASSERT_EQUAL(2, opposite);
  TEST_ASSERT_TRUE(kEdge.has(sketches[kBank].last().space));
  const Sketch& square = sketches[kCitySquare];
  TEST_ASSERT_EQUAL(5, kRingFacts[square.town().blocks_around(square.last().space)].count);
}

void test_goals_should_count_what_their_pages_say() {
  struct Said {
    Text text;
    unsigned count, points;
  };
  constexpr Said kSaid[kGoals] = {
      {Text::townies_rules_crossroads_body, 1, 1}, {Text::townies_rules_recreation_body, 3, 4},
      {Text::townies_rules_downtown_body, 3, 4},   {Text::townies_rules_suburbs_body, 3, 2},
      {Text::townies_rules_hub_body, 4, 9},        {Text::townies_rules_surroundings_body, 2, 2},
      {Text::townies_rules_symmetry_body, 1, 1},   {Text::townies_rules_triangle_body, 4, 4},
      {Text::townies_rules_routes_body, 2, 2},     {Text::townies_rules_rose_body, 3, 5}};
  for (unsigned i = 0; i < kGoals; ++i) {
    const auto goal = static_cast<Goal>(i);
    const unsigned count = count_goal(ui::townies::kGoalSketches[i].town(), goal);
    TEST_ASSERT_EQUAL(kSaid[i].count, count);
    TEST_ASSERT_EQUAL(kSaid[i].points, points(kGoalCharts[i], count));
    expect_said(kSaid[i].text, kSaid[i].points);
  }
}

void test_own_goals_should_count_what_their_pages_say() {
  const Town one = ui::townies::kSpecializationSketch.town();
  TEST_ASSERT_EQUAL(kBlue, ui::townies::kSpecializationStart);
  TEST_ASSERT_EQUAL(3, one.of(kBlue).count());
  TEST_ASSERT_EQUAL(2, count_specialization(one, kBlue));
  TEST_ASSERT_EQUAL(1, points(kSpecializationChart, 2));
  expect_said(Text::townies_rules_specialization_body, 1);
  const Town other = ui::townies::kStandardizationSketch.town();
  TEST_ASSERT_EQUAL(kRed, ui::townies::kStandardizationStart);
  TEST_ASSERT_EQUAL(kBlue, colour_before(kRed));
  TEST_ASSERT_EQUAL(kYellow, colour_after(kRed));
  TEST_ASSERT_EQUAL(3, other.objects);
  TEST_ASSERT_EQUAL(2, count_standardization(other, kRed));
  TEST_ASSERT_EQUAL(1, points(kStandardizationChart, 2));
  expect_said(Text::townies_rules_standardization_body, 1);
  // The chart that the page of all goals shows.
  TEST_ASSERT_EQUAL(2, points(kSpecializationChart, 3));
  expect_said(Text::townies_rules_goals_body, 2);
}

// Who is named as one that does not count.
void test_goals_should_leave_out_what_their_pages_say() {
  const auto left_out = [](Goal goal, Object object) {
    const Sketch& sketch = ui::townies::kGoalSketches[goal];
    const Town town = sketch.town();
    unsigned found = 0;
    for (const Sketch::Filled& filled : sketch.filled) {
      if (filled.object != object) continue;
      ++found;
      TEST_ASSERT_FALSE(where_goal(town, goal).has(filled.space));
    }
    TEST_ASSERT_EQUAL(1, found);
  };
  left_out(kCrossroads, kBank);
  left_out(kRecreationalAreas, kBikeRental);
  left_out(kSurroundings, kBank);
  left_out(kSymmetry, kWindmill);
  left_out(kUrbanRoutes, kGameCourt);
  const auto objects_beside = [](Goal goal) {
    return ui::townies::kGoalSketches[goal].town().object_board().count();
  };
  TEST_ASSERT_EQUAL(4, objects_beside(kDowntown));
  TEST_ASSERT_EQUAL(4, objects_beside(kSuburbs));
  TEST_ASSERT_EQUAL(4, objects_beside(kWindRose));
}

void test_hub_and_crossroads_should_have_the_colours_that_are_named() {
  const auto colours = [](const Sketch& sketch) {
    unsigned seen = 0;
    for (unsigned colour = 0; colour < kColours; ++colour) {
      if (beside_of(sketch.town(), colour, sketch.last().space) != 0) seen |= 1u << colour;
    }
    return seen;
  };
  const auto& sketches = ui::townies::kGoalSketches;
  TEST_ASSERT_EQUAL(1u << kRed | 1u << kBlue | 1u << kGreen | 1u << kBrown,
                    colours(sketches[kHub]));
  TEST_ASSERT_EQUAL(1u << kBrown | 1u << kYellow | 1u << kRed, colours(sketches[kCrossroads]));
}

void test_star_that_the_page_shows_should_be_earned() {
  const Sketch& sketch = ui::townies::kStarSketch;
  TEST_ASSERT_TRUE(kStarBoard.has(sketch.last().space));
  TEST_ASSERT_TRUE((kStarBoard & sketch.shown & sketch.town().empty()).any());
}

void test_ways_should_be_the_shape_turned_and_flipped() {
  const auto& filled = ui::townies::kWaysSketch.filled;
  TEST_ASSERT_EQUAL(4 * kShapeBlocks, filled.size());
  std::array<making::Cells, 4> ways;
  for (size_t i = 0; i < filled.size(); ++i) {
    ways[i / kShapeBlocks][i % kShapeBlocks] = axial_of(filled[i].space);
  }
  for (making::Cells& way : ways) {
    TEST_ASSERT_TRUE(is_sketched_shape(way));
    way = making::from_first(way);
  }
  for (size_t one = 0; one < ways.size(); ++one) {
    for (size_t other = 0; other < one; ++other) {
      bool same = true;
      for (unsigned i = 0; i < kShapeBlocks; ++i) {
        same = same && making::same(ways[one][i], ways[other][i]);
      }
      TEST_ASSERT_FALSE(same);
    }
  }
}

void test_wrong_shapes_should_be_wrong_by_what_the_page_says_alone() {
  for (unsigned i = 0; i < ui::townies::kWrongs; ++i) {
    const WrongShape& wrong = ui::townies::kWrongShapes[i];
    const Town town = wrong.sketch.town();
    making::Cells cells;
    for (unsigned cell = 0; cell < kShapeBlocks; ++cell) {
      const Axial at = wrong.cells[cell];
      cells[cell] = at;
      const bool marked = cell == wrong.wrong;
      TEST_ASSERT_EQUAL(marked && i == ui::townies::kOverEdge, !on_map(at));
      if (!on_map(at)) continue;
      TEST_ASSERT_EQUAL(marked && i == ui::townies::kOverBlock, !town.is_empty(space_at(at)));
    }
    TEST_ASSERT_EQUAL(i != ui::townies::kChanged, is_sketched_shape(cells));
  }
}

void test_every_page_should_draw_its_picture_in_any_room() {
  for (const ui::Theme theme : {ui::Theme::paper, ui::Theme::grey}) {
    ui::use_theme(theme);
    for (const ui::RulesPage& page : ui::townies::kRulesPages) {
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
  RUN_TEST(test_sketches_should_show_all_that_is_drawn_and_nothing_twice);
  RUN_TEST(test_objects_of_the_sketches_should_stand_where_they_may);
  RUN_TEST(test_objects_should_score_what_their_pages_say);
  RUN_TEST(test_objects_should_have_around_them_what_their_pages_say);
  RUN_TEST(test_goals_should_count_what_their_pages_say);
  RUN_TEST(test_own_goals_should_count_what_their_pages_say);
  RUN_TEST(test_goals_should_leave_out_what_their_pages_say);
  RUN_TEST(test_hub_and_crossroads_should_have_the_colours_that_are_named);
  RUN_TEST(test_star_that_the_page_shows_should_be_earned);
  RUN_TEST(test_ways_should_be_the_shape_turned_and_flipped);
  RUN_TEST(test_wrong_shapes_should_be_wrong_by_what_the_page_says_alone);
  RUN_TEST(test_every_page_should_draw_its_picture_in_any_room);
  return UNITY_END();
}
