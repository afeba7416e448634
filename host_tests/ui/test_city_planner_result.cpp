// Lines and bars of City Planner: the ruler of titles, the turns, the map, the rounds, a sum.
#include "canvas.hpp"
#include "planner_table.hpp"
#include "ui/city_planner/result.hpp"
#include "ui/city_planner/sum.hpp"
#include "ui/core/ui.hpp"
#include "written.hpp"

using namespace table;

namespace {

using ui::Color;
using ui::Rect;
using ui::city_planner::Sum;
using ui::city_planner::Turns;

void play(unsigned players, uint16_t challenge) {
  begin(players, challenge);
  play_to_the_end(challenge);
}

int total() { return Rules::score(state(), 1).total; }

// Two pixels a point, of a hundred.
constexpr Rect kRuler = {10, 12, 150, 201};
int height_of(int points) { return kRuler.bottom() - 1 - 2 * points; }

Canvas ruler(const Rect& area = kRuler) {
  Canvas canvas({260, 220});
  ui::Painter painter = canvas.painter();
  ui::kCityPlanner.play->result_picture()->prepare_result();
  ui::kCityPlanner.play->result_picture()->paint_result(painter, area);
  return canvas;
}

// The field of the title that was reached is accent, from its least points to the next title's.
void test_ruler_should_mark_the_title_that_was_reached() {
  for (uint16_t challenge = 1; challenge <= 6; ++challenge) {
    play(1, challenge);
    const Canvas canvas = ruler();
    const char* const reached = Rules::title(state());
    for (unsigned points = 0; points < 100; ++points) {
      const int y = height_of(static_cast<int>(points)) - 1;
      const bool in = rule::rank(points) == reached;
      TEST_ASSERT_EQUAL(in, canvas.at(kRuler.x + 18, y) == ui::palette().accent);
      TEST_ASSERT_EQUAL(in, canvas.at(kRuler.right() - 1, y) == ui::palette().accent);
    }
    TEST_ASSERT_TRUE(fake::shows(reached));
  }
}

// Each title with its points stands in its own field, `scale` pixels a point: below one another or,
// where fields are low, side by side.
void expect_titles_in_their_fields(const Rect& area, int scale) {
  const std::vector<Written> written = written_by([&] { (void)ruler(area); });
  const auto height = [&](int points) { return area.bottom() - 1 - scale * points; };
  size_t titles = 0;
  for (int from = 0; from <= 100;) {
    const char* const name = rule::rank(static_cast<unsigned>(from));
    int next = from;
    while (next <= 100 && rule::rank(static_cast<unsigned>(next)) == name) ++next;
    const int top = next > 100 ? area.y : height(next);
    const Rect field = {area.x + 14, top, area.width - 14, height(from) - top};
    const std::string points = next > 100
                                   ? "from " + std::to_string(from)
                                   : std::to_string(from) + " to " + std::to_string(next - 1);
    for (const std::string& words : {std::string(name), points}) {
      const Written* const line = find_written(written, words);
      TEST_ASSERT_NOT_NULL_MESSAGE(line, words.c_str());
      TEST_ASSERT_TRUE_MESSAGE(common(field, line->area()) == line->area(), words.c_str());
    }
    ++titles;
    from = next;
  }
  TEST_ASSERT_EQUAL(2 * titles, written.size());
}

void test_ruler_should_name_every_title_in_its_field() {
  play(1, 2);
  expect_titles_in_their_fields(kRuler, 2);
  expect_titles_in_their_fields({10, 12, 240, 101}, 1);
}

// A mark every five points, a long one every twenty, left of the line that has them all.
void test_ruler_should_have_a_mark_every_five_points() {
  play(1, 1);
  const Canvas canvas = ruler();
  const Color ink = ui::palette().ink, accent = ui::palette().accent;
  const int line = kRuler.x + 12;
  for (int y = kRuler.y; y < kRuler.bottom(); ++y) {
    for (const int x : {line, line + 1}) TEST_ASSERT_TRUE(canvas.at(x, y) == ink);
  }
  for (int points = 0; points <= 100; ++points) {
    if (points > total() - 6 && points < total() + 6) continue;  // the pointer is there
    const int y = height_of(points);
    TEST_ASSERT_EQUAL(points % 5 == 0, canvas.at(line - 1, y) == ink);
    TEST_ASSERT_EQUAL(points % 5 == 0, canvas.at(line - 4, y) == ink);
    TEST_ASSERT_EQUAL(points % 20 == 0, canvas.at(line - 5, y) == ink);
    TEST_ASSERT_EQUAL(points % 20 == 0, canvas.at(line - 8, y) == ink);
    TEST_ASSERT_TRUE(canvas.at(line - 9, y) == ui::palette().ground);
  }
  // A triangle that points at the total.
  const int at = height_of(total());
  for (int i = 0; i < 8; ++i) {
    int high = 0;
    for (int y = kRuler.y; y < kRuler.bottom(); ++y) high += canvas.at(line - 9 + i, y) == accent;
    TEST_ASSERT_EQUAL(9 - i, high);
    TEST_ASSERT_TRUE(canvas.at(line - 9 + i, at) == accent);
  }
}

// --- turns ---------------------------------------------------------------------------------------

// How many points a turn brought, by the events.
std::vector<int> turns_of(unsigned player) {
  std::vector<int> points;
  Rules::State now = game().after(0);
  for (size_t i = 0; i < game().match().events(); ++i) {
    const bool scores = now.phase == Phase::kScore && now.active == player;
    const int before = now.active == player ? now.vp[player - 1] : 0;
    TEST_ASSERT_TRUE(Rules::apply(now, game().match().event(i)).ok());
    if (scores) points.push_back(now.vp[player - 1] - before);
  }
  return points;
}

// On one floor, as high as its points; the best in accent, a frame around each.
void test_turns_should_be_bars_as_high_as_their_points() {
  play(2, 3);
  const ui::Palette& colors = ui::palette();
  const Color green = colors.area(ui::Wash::green).color;
  Turns turns;
  turns.read(game());
  for (unsigned player = 1; player <= 2; ++player) {
    const std::vector<int> points = turns_of(player);
    TEST_ASSERT_EQUAL(rule::kTurnsEach, points.size());
    const int best = *std::max_element(points.begin(), points.end());
    const Rect area = {8, 5, 24 * static_cast<int>(rule::kTurnsEach) - 3, 150};
    Canvas canvas({240, 170}, colors.ground);
    ui::Painter painter = canvas.painter();
    turns.paint(painter, area, player);
    const int floor = area.bottom() - 16;
    for (int x = area.x - 2; x < area.right() + 2; ++x) {
      TEST_ASSERT_TRUE(canvas.at(x, floor) == colors.ink);
    }
    TEST_ASSERT_TRUE(canvas.bare(area.x - 3, floor) && canvas.bare(area.right() + 2, floor));
    const int room = floor - area.y - 16;
    for (size_t i = 0; i < points.size(); ++i) {
      const Rect column = {area.x + 24 * static_cast<int>(i), area.y, 21, floor - area.y};
      const int high = room * points[i] / static_cast<int>(rule::kMostOfTurn);
      const Color fill = points[i] == best ? colors.accent : green;
      const Color other = points[i] == best ? green : colors.accent;
      TEST_ASSERT_EQUAL(0, canvas.count_in(column, other));
      if (high <= 1) continue;
      TEST_ASSERT_EQUAL((column.width - 2) * (high - 2), canvas.count_in(column, fill));
      const Rect bar = {column.x, floor - high, column.width, high};
      TEST_ASSERT_EQUAL((bar.width - 2) * (high - 2), canvas.count_in(bar.inset(1), fill));
      for (int x = bar.x; x < bar.right(); ++x) {
        TEST_ASSERT_TRUE(canvas.at(x, bar.y) == colors.ink);
        TEST_ASSERT_TRUE(canvas.at(x, bar.bottom() - 1) == colors.ink);
      }
      const Rect above = {bar.x, bar.y - 16, bar.width, 16};
      TEST_ASSERT_LESS_THAN_MESSAGE(16 * bar.width - 4, canvas.count_in(above, colors.ground),
                                    "its points");
      const Rect below = {bar.x, floor + 1, bar.width, 15};
      TEST_ASSERT_LESS_THAN_MESSAGE(15 * bar.width - 4, canvas.count_in(below, colors.ground),
                                    "its number");
    }
  }
}

// Small columns for the cards, a square where each die stands, six from below.
void test_map_should_show_where_the_dice_stand() {
  begin(1, 7);
  roll();
  ui::SmallMap map;
  ui::kCityPlanner.play->map(map);
  TEST_ASSERT_EQUAL(7, map.columns);
  TEST_ASSERT_EQUAL(6, map.rows);
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    for (unsigned face = 1; face <= rule::kFaces; ++face) {
      const bool there = map.has(static_cast<int>(6 - face), static_cast<int>(card - 1));
      TEST_ASSERT_EQUAL(face == rule::face(state(), card), there);
      if (!there) continue;
      const Color color = ui::city_planner::ground_color(rule::building(card, face));
      TEST_ASSERT_TRUE(color == map.color(static_cast<int>(6 - face), static_cast<int>(card - 1)));
    }
  }
}

// Those that were played are full, the one that is played has a double frame.
void test_rounds_should_tell_how_many_turns_were_played() {
  const ui::Palette& colors = ui::palette();
  constexpr int kPitch = 12, kSide = ui::city_planner::kRound;
  for (unsigned turn = 1; turn <= rule::kTurnsEach; ++turn) {
    for (const bool over : {false, true}) {
      Canvas canvas({140, 30}, colors.ground);
      ui::Painter painter = canvas.painter();
      ui::city_planner::paint_rounds(painter, {5, 7}, turn, over, kPitch);
      int painted = 0;
      for (unsigned round = 1; round <= rule::kTurnsEach; ++round) {
        const Rect square = {5 + kPitch * static_cast<int>(round - 1), 7, kSide, kSide};
        const bool played = over || round < turn;
        const bool now = !over && round == turn;
        const int thick = played ? kSide : now ? 2 : 1;
        const Color color = played ? colors.ink : now ? colors.accent : colors.faint;
        const int pixels = played ? kSide * kSide : 4 * thick * (kSide - thick);
        TEST_ASSERT_EQUAL(pixels, canvas.count_in(square, color));
        painted += pixels;
      }
      TEST_ASSERT_EQUAL(140 * 30 - painted, canvas.count(colors.ground));
    }
  }
}

// --- a sum ---------------------------------------------------------------------------------------

// Two products with their signs on the left, what they bring on the right: points in accent, money
// in ink; what is to be said about them below.
void test_sum_should_show_two_products_and_what_they_bring() {
  begin(1, 7);
  roll();
  lock(4);
  TEST_ASSERT_TRUE(state().phase == Phase::kScore);
  ui::city_planner::Outcomes outcomes;
  outcomes.collect(state());
  Sum sum;
  TEST_ASSERT_FALSE(sum.shown());
  sum.show(state(), outcomes[0], 0);
  TEST_ASSERT_TRUE(sum.shown());
  const ui::Palette& colors = ui::palette();
  for (const bool narrow : {false, true}) {
    const Rect area = {6, 8, narrow ? 76 : 130, 52};
    Canvas canvas({150, 70}, colors.ground);
    ui::Painter painter = canvas.painter();
    sum.paint(painter, area, narrow);
    for (int y = 0; y < 70; ++y) {
      for (int x = 0; x < 150; ++x) {
        if (!area.contains({x, y})) TEST_ASSERT_TRUE(canvas.bare(x, y));
      }
    }
    const int accent = canvas.count(colors.accent);
    TEST_ASSERT_GREATER_THAN(10, accent);
    const Rect right = {area.x + area.width / 2, area.y, area.width / 2, area.height};
    TEST_ASSERT_EQUAL_MESSAGE(accent, canvas.count_in(right, colors.accent), "points on the right");
    const int last = area.right() - 3;
    TEST_ASSERT_GREATER_THAN(0, canvas.count_in({last, area.y, 3, 18}, colors.accent));
    const int line = narrow ? 18 : 16;
    TEST_ASSERT_EQUAL_MESSAGE(
        accent, canvas.count_in({area.x, area.y, area.width, line + 1}, colors.accent),
        "in the first line");
    const auto signs = [&](int index) {
      return canvas.count_in({area.x, area.y + index * line, 16, line}, colors.ink);
    };
    TEST_ASSERT_GREATER_THAN(10, signs(0));
    TEST_ASSERT_GREATER_THAN(10, signs(1));
    const Rect money = {area.right() - 30, area.y + line, 30, line};
    TEST_ASSERT_GREATER_THAN(5, canvas.count_in(money, colors.ink));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  init();
  UNITY_BEGIN();
  RUN_TEST(test_ruler_should_mark_the_title_that_was_reached);
  RUN_TEST(test_ruler_should_name_every_title_in_its_field);
  RUN_TEST(test_ruler_should_have_a_mark_every_five_points);
  RUN_TEST(test_turns_should_be_bars_as_high_as_their_points);
  RUN_TEST(test_map_should_show_where_the_dice_stand);
  RUN_TEST(test_rounds_should_tell_how_many_turns_were_played);
  RUN_TEST(test_sum_should_show_two_products_and_what_they_bring);
  return UNITY_END();
}
