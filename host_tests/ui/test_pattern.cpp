// What is drawn on areas in Grey, pixel by pixel: it hangs on the corner of the screen.
#include "canvas.hpp"
#include "fake_device.hpp"

namespace {

using ui::Pattern;

struct Drawn {
  Pattern pattern;
  const char* rows[8];  // then again, as the columns
};
constexpr Drawn kDrawn[] = {{Pattern::dots,
                             {"#...#...#...", "............", "............", "............",
                              "..#...#...#.", "............", "............", "............"}},
                            {Pattern::dashes,
                             {"###...###...", "............", "............", "............",
                              "...###...###", "............", "............", "............"}},
                            {Pattern::lines,
                             {"############", "............", "............", "............",
                              "############", "............", "............", "............"}},
                            {Pattern::checks,
                             {"##..##..##..", "##..##..##..", "..##..##..##", "..##..##..##",
                              "##..##..##..", "##..##..##..", "..##..##..##", "..##..##..##"}}};

void test_pattern_should_be_drawn_from_the_corner_of_the_screen() {
  ui::use_theme(ui::Theme::grey);
  for (size_t i = 0; i < ui::kWashes; ++i) {
    const auto wash = static_cast<ui::Wash>(i);
    const ui::Area& area = ui::palette().area(wash);
    if (area.color == ui::palette().faint) continue;
    Canvas canvas({48, 40});
    ui::Painter painter = canvas.painter();
    painter.wash({5, 3, 40, 35}, wash);
    for (int y = 3; y < 38; ++y) {
      for (int x = 5; x < 45; ++x) {
        bool drawn = false;
        // From a row to the next one further left.
        if (area.pattern == Pattern::diagonals) drawn = (x + y) % 5 == 0;
        for (const Drawn& each : kDrawn) {
          if (each.pattern == area.pattern) drawn = each.rows[y % 8][x % 12] == '#';
        }
        const ui::Color expected = drawn ? ui::palette().faint : area.color;
        TEST_ASSERT_TRUE(canvas.at(x, y) == expected);
      }
    }
  }
  ui::use_theme(ui::Theme::paper);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_pattern_should_be_drawn_from_the_corner_of_the_screen);
  return UNITY_END();
}
