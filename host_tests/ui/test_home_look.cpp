// What home and the settings draw: lots, icons, emblem, samples of what is set.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/cities/entry.hpp"
#include "ui/cities/field_look.hpp"
#include "ui/city_planner/city_planner.hpp"
#include "ui/core/symbols.hpp"
#include "ui/home/lot.hpp"
#include "ui/settings/samples.hpp"
#include "written.hpp"

namespace {

using ui::Color;
using ui::Point;
using ui::Rect;
using ui::TargetSpec;
using ui::Turn;

Canvas target(void (*paint)(ui::Painter&, const ui::TargetView&), const TargetSpec& spec,
              const Rect& area, bool pressed = false) {
  Canvas canvas({area.right() + 10, area.bottom() + 10});
  ui::Painter painter = canvas.painter();
  paint(painter, {spec, area, pressed});
  return canvas;
}

// --- samples -------------------------------------------------------------------------------------

// A small plan in the colours of the theme that it would set, above its name.
void test_sample_of_a_theme_should_show_its_own_colours() {
  for (const ui::Theme theme : {ui::Theme::paper, ui::Theme::blueprint, ui::Theme::grey}) {
    const TargetSpec spec = {.value = static_cast<uint8_t>(theme), .label = "Grey"};
    const Rect area = {4, 6, 92, 47};
    Canvas canvas({110, 60});
    const auto written = written_by([&] {
      ui::Painter painter = canvas.painter();
      ui::paint_theme_segment(painter, {spec, area, false});
    });
    const ui::Palette& shown = ui::palette(theme);
    // 40 × 21, in the middle, four from the top.
    const Rect sample = {area.x + 26, area.y + 4, 40, 21};
    TEST_ASSERT_TRUE(canvas.at(sample.x + 1, sample.y + 1) == shown.ground);
    TEST_ASSERT_TRUE(canvas.at(sample.right() - 2, sample.bottom() - 2) == shown.ground);
    for (const Point edge : {Point{sample.x, sample.y},
                             {sample.right() - 1, sample.y},
                             {sample.x, sample.bottom() - 1},
                             {sample.right() - 1, sample.bottom() - 1}}) {
      TEST_ASSERT_TRUE(canvas.at(edge.x, edge.y) == shown.ink);
    }
    // Two lots side by side, two lines of words beside them.
    const Rect left = {sample.x + 4, sample.y + 6, 8, 9}, right = {sample.x + 14, left.y, 8, 9};
    const bool grey = theme == ui::Theme::grey;
    const Color first = grey ? ui::rgb(0x8E8E8E) : shown.area(ui::Wash::red).color;
    const Color second = grey ? ui::rgb(0xC9C9C9) : shown.area(ui::Wash::blue).color;
    TEST_ASSERT_EQUAL(72, canvas.count_in(left, first));
    TEST_ASSERT_EQUAL(72, canvas.count_in(right, second));
    TEST_ASSERT_EQUAL(72, canvas.count_in(sample, first));
    TEST_ASSERT_EQUAL(72, canvas.count_in(sample, second));
    const Rect inside = sample.inset(1);
    TEST_ASSERT_EQUAL(2 * 11 + 2 * 8, canvas.count_in(inside, shown.ink));
    TEST_ASSERT_EQUAL(2 * 11 + 2 * 8,
                      canvas.count_in({sample.x + 25, sample.y + 7, 11, 7}, shown.ink));
    TEST_ASSERT_EQUAL(1, written.size());
    TEST_ASSERT_INT_WITHIN(2, written[0].left - area.x, area.right() - written[0].right);
    TEST_ASSERT_GREATER_THAN(sample.bottom(), written[0].top());
    TEST_ASSERT_LESS_THAN(area.bottom() - 2, written[0].baseline);
  }
}

// What is chosen is inside out.
void test_samples_should_be_turned_inside_out_when_they_are_chosen() {
  const auto paints = {ui::paint_theme_segment, ui::paint_turn_segment, ui::paint_light_segment};
  for (const auto paint : paints) {
    for (const bool chosen : {false, true}) {
      for (const bool pressed : {false, true}) {
        const TargetSpec spec = {.label = "Paper", .chosen = chosen};
        const Rect area = {3, 2, 92, 47};
        const Canvas canvas = target(paint, spec, area, pressed);
        const bool inverted = chosen || pressed;
        const Color plate = inverted ? ui::palette().ink : ui::palette().raised;
        TEST_ASSERT_TRUE(canvas.at(area.x + 1, area.y + 1) == plate);
        TEST_ASSERT_TRUE(canvas.at(area.right() - 2, area.bottom() - 2) == plate);
        TEST_ASSERT_TRUE(canvas.at(area.x, area.y) == ui::palette().ink);
        TEST_ASSERT_TRUE(canvas.at(area.right() - 1, area.y + 20) == ui::palette().ink);
        TEST_ASSERT_TRUE(canvas.bare(area.right(), area.y));
      }
    }
  }
}

// The thick side is the one that is below in landscape.
void test_sample_of_a_turn_should_show_where_the_lower_side_of_the_device_is() {
  constexpr struct {
    Turn turn;
    Rect thick;
  } kTurns[] = {{Turn::landscape, {0, 16, 26, 4}},
                {Turn::portrait, {0, 0, 4, 26}},
                {Turn::landscape_turned, {0, 0, 26, 4}},
                {Turn::portrait_turned, {16, 0, 4, 26}}};
  for (const auto& [turn, thick] : kTurns) {
    const TargetSpec spec = {.value = static_cast<uint8_t>(turn), .chosen = true};
    const Rect area = {5, 4, 70, 44};
    const Canvas canvas = target(ui::paint_turn_segment, spec, area);
    const bool wide = thick.width == 26 || turn == Turn::landscape;
    const Rect device = area.middle(wide ? ui::Size{26, 20} : ui::Size{20, 26});
    const Color light = ui::palette().raised;
    TEST_ASSERT_EQUAL(4 * 26, canvas.count_in(thick.moved(device.x, device.y), light));
    // The other sides are one thin.
    TEST_ASSERT_EQUAL(4 * 26 + 26 + 2 * (20 - 5), canvas.count(light));
    TEST_ASSERT_EQUAL(canvas.count(light), canvas.count_in(device, light));
  }
}

// The same to all sides; brighter is larger, and the rays of one are those of the next and more.
void test_sample_of_the_light_should_be_a_sun_that_grows() {
  const Rect area = {4, 3, 52, 44};
  const Point middle = area.center();
  int before = 0;
  for (uint8_t step = 0; step < 5; ++step) {
    const Canvas canvas = target(ui::paint_light_segment, {.value = step, .chosen = true}, area);
    const Color light = ui::palette().raised;
    const auto lit = [&](int x, int y) { return canvas.at(middle.x + x, middle.y + y) == light; };
    int rays = 0;
    for (int out = 5; out < 20; ++out) {
      const bool ray = out >= 6 && out < 6 + 2 * step;
      TEST_ASSERT_EQUAL(ray, lit(out, 0));
      TEST_ASSERT_EQUAL(ray, lit(-out, 0));
      TEST_ASSERT_EQUAL(ray, lit(0, out));
      TEST_ASSERT_EQUAL(ray, lit(0, -out));
      const bool slant = lit(out, out);
      TEST_ASSERT_EQUAL(slant, lit(-out, out));
      TEST_ASSERT_EQUAL(slant, lit(out, -out));
      TEST_ASSERT_EQUAL(slant, lit(-out, -out));
      rays += slant;
    }
    // Ever the same from whichever side it is looked at.
    for (int y = 0; y < 20; ++y) {
      for (int x = 0; x < 20; ++x) {
        TEST_ASSERT_EQUAL(lit(x, y), lit(-x, y));
        TEST_ASSERT_EQUAL(lit(x, y), lit(x, -y));
        TEST_ASSERT_EQUAL(lit(x, y), lit(y, x));
      }
    }
    // About as long, as a diagonal step is longer.
    TEST_ASSERT_INT_WITHIN(1, 2 * step * 10 / 14, rays);
    if (step > 0) TEST_ASSERT_GREATER_THAN(before, canvas.count(light));
    before = canvas.count(light);
  }
}

// --- lots ----------------------------------------------------------------------------------------

// Its name below its icon, below that what was reached; a finger on it is seen by a frame.
void test_lot_of_a_game_should_show_icon_name_and_state() {
  fake::start({&ui::cities::kEntry, 1}, {});
  const TargetSpec& spec = fake::spec_of("button Cities");
  const ui::Palette& colors = ui::palette();
  const Rect area = {10, 12, 80, 80};
  Canvas canvas({100, 100});
  const auto written = written_by([&] {
    ui::Painter painter = canvas.painter();
    spec.paint(painter, {spec, area, false});
  });
  const Written* const name = find_written(written, "Cities");
  TEST_ASSERT_NOT_NULL(name);
  TEST_ASSERT_INT_WITHIN(1, name->left - area.x - 1, area.right() - name->right);
  const Written* const state = find_written(written, "not played");
  TEST_ASSERT_NOT_NULL(state);
  TEST_ASSERT_TRUE(name->top() > area.y + 45 && name->baseline < state->top());
  TEST_ASSERT_TRUE(state->baseline < area.bottom() - 4);
  TEST_ASSERT_TRUE(canvas.at(area.x + 2, area.y + 2) == colors.raised);
  const Rect icon = {area.x + 20, area.y + 6, 42, 44};
  TEST_ASSERT_GREATER_THAN(400, canvas.count_in(icon, colors.area(ui::Wash::red).color) +
                                    canvas.count_in(icon, colors.area(ui::Wash::green).color) +
                                    canvas.count_in(icon, colors.area(ui::Wash::blue).color) +
                                    canvas.count_in(icon, colors.area(ui::Wash::yellow).color));
  const Canvas pressed = target(spec.paint, spec, area, true);
  const Rect inside = {area.x + 1, area.y + 1, area.width - 1, area.height - 1};
  TEST_ASSERT_EQUAL(inside.width * 3,
                    pressed.count_in({inside.x, inside.y, inside.width, 3}, colors.ink));
  TEST_ASSERT_TRUE(pressed.at(inside.right() - 3, inside.bottom() - 3) == colors.ink);
  TEST_ASSERT_TRUE(canvas.at(inside.right() - 3, inside.bottom() - 3) == colors.raised);
}

// --- icons ---------------------------------------------------------------------------------------

// Tile 6: four kinds, and a tourist on the first.
void test_icon_of_cities_should_be_a_tile_of_all_kinds_with_a_tourist() {
  namespace rule = rules::cities;
  Canvas canvas({80, 70});
  ui::Painter painter = canvas.painter();
  ui::cities::draw_icon(painter, canvas.whole());
  const Rect tile = canvas.whole().middle({41, 41});
  for (unsigned quarter = 0; quarter < rule::kQuarters; ++quarter) {
    const Rect field = {tile.x + static_cast<int>(quarter % 2) * 20,
                        tile.y + static_cast<int>(quarter / 2) * 20, 20, 20};
    const rule::Kind kind = rule::kind_of(rule::laid_tile(6, 0), quarter);
    TEST_ASSERT_GREATER_THAN(60, canvas.count_in(field, ui::cities::ground_color(kind)));
    TEST_ASSERT_EQUAL(quarter == 0, canvas.count_in(field, ui::palette().raised) > 10);
    for (int i = 0; i <= 20; ++i) {
      TEST_ASSERT_TRUE(canvas.at(tile.x + 2 * i, tile.y) == ui::palette().ink);
      TEST_ASSERT_TRUE(canvas.at(tile.right() - 1, tile.y + 2 * i) == ui::palette().ink);
    }
  }
}

// Three cards side by side with a dark head: an office with a 3, a house with a 6, a bank with a 4.
void test_icon_of_city_planner_should_be_three_cards_with_a_die_each() {
  Canvas canvas({80, 70});
  ui::Painter painter = canvas.painter();
  ui::kCityPlanner.draw_icon(painter, canvas.whole());
  const ui::Palette& colors = ui::palette();
  const Rect spot = canvas.whole().middle(ui::kGameIcon);
  constexpr ui::Wash kKinds[] = {ui::Wash::red, ui::Wash::green, ui::Wash::blue};
  constexpr int kPips[] = {3, 6, 4};
  for (int i = 0; i < 3; ++i) {
    const Rect card = {spot.x + 15 * i, spot.y, 14, spot.height};
    TEST_ASSERT_EQUAL(14 * 5, canvas.count_in({card.x, card.y, 14, 5}, colors.ink));
    TEST_ASSERT_EQUAL(14, canvas.count_in({card.x, card.bottom() - 1, 14, 1}, colors.ink));
    TEST_ASSERT_EQUAL(spot.height, canvas.count_in({card.x, card.y, 1, card.height}, colors.ink));
    TEST_ASSERT_GREATER_THAN(14 * 8, canvas.count_in(card, colors.ground));
    TEST_ASSERT_GREATER_THAN(20, canvas.count_in(card, colors.area(kKinds[i]).color));
    // A die has an edge of the same dark.
    TEST_ASSERT_EQUAL(1 + kPips[i], canvas.patches(colors.on_color, card));
    TEST_ASSERT_GREATER_THAN(50, canvas.count_in(card, colors.light()));
    TEST_ASSERT_TRUE(canvas.bare(card.right(), card.y + 10));
  }
}

// A grid every eleven pixels in a frame, and the house with its red roof on it.
void test_emblem_should_be_a_house_on_a_grid() {
  const ui::Palette& colors = ui::palette();
  Canvas canvas({60, 60});
  ui::Painter painter = canvas.painter();
  const Rect area = {7, 5, 44, 44};
  ui::paint_plat_emblem(painter, area);
  TEST_ASSERT_EQUAL(60 * 60 - 44 * 44, canvas.count({0xF81F}));
  for (int i = 0; i < 44; ++i) {
    TEST_ASSERT_TRUE(canvas.at(area.x + i, area.y) == colors.ink);
    TEST_ASSERT_TRUE(canvas.at(area.right() - 1, area.y + i) == colors.ink);
    if (i == 0 || i == 43) continue;
    TEST_ASSERT_EQUAL(i % 11 == 0, canvas.at(area.x + i, area.y + 1) == colors.grid);
    TEST_ASSERT_EQUAL(i % 11 == 0, canvas.at(area.x + 1, area.y + i) == colors.grid);
  }
  TEST_ASSERT_GREATER_THAN(20, canvas.count(colors.area(ui::Wash::red).color));
  TEST_ASSERT_GREATER_THAN(60, canvas.count_in(area.inset(1), colors.ink));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_sample_of_a_theme_should_show_its_own_colours);
  RUN_TEST(test_samples_should_be_turned_inside_out_when_they_are_chosen);
  RUN_TEST(test_sample_of_a_turn_should_show_where_the_lower_side_of_the_device_is);
  RUN_TEST(test_sample_of_the_light_should_be_a_sun_that_grows);
  RUN_TEST(test_lot_of_a_game_should_show_icon_name_and_state);
  RUN_TEST(test_icon_of_cities_should_be_a_tile_of_all_kinds_with_a_tourist);
  RUN_TEST(test_icon_of_city_planner_should_be_three_cards_with_a_die_each);
  RUN_TEST(test_emblem_should_be_a_house_on_a_grid);
  return UNITY_END();
}
