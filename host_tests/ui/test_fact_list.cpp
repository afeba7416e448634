// Facts: names in a column, values in another one behind them.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/core/fact_list.hpp"
#include "written.hpp"

namespace {

using ui::Rect;

std::vector<Written> list(std::span<const ui::Fact> facts, const Rect& area) {
  Canvas canvas({320, 240});
  ui::Painter painter = canvas.painter();
  return written_by([&] { ui::paint_facts(painter, area, 20, facts); });
}

void test_values_should_begin_behind_the_longest_name() {
  constexpr ui::Fact kFacts[] = {{"Chip", "RP2040"}, {"Version", "0.1.0"}};
  const Rect area = {9, 30, 200, 60};
  const auto written = list(kFacts, area);
  TEST_ASSERT_EQUAL(4, written.size());
  const int longest = ui::text_width("Version", ui::kNote);
  for (size_t i = 0; i < 2; ++i) {
    const Written& name = written[2 * i];
    const Written& value = written[2 * i + 1];
    TEST_ASSERT_EQUAL_STRING(kFacts[i].name, name.text.c_str());
    TEST_ASSERT_EQUAL_STRING(kFacts[i].value, value.text.c_str());
    TEST_ASSERT_EQUAL(9, name.left);
    TEST_ASSERT_EQUAL(9 + longest + 12, value.left);
    // In rows of twenty, capitals in the middle.
    const int middle = 30 + 20 * static_cast<int>(i) + 10;
    TEST_ASSERT_INT_WITHIN(1, 2 * middle, name.top() + name.baseline);
    TEST_ASSERT_INT_WITHIN(1, 2 * middle, value.top() + value.baseline);
  }
}

// Two fifths of the width at most; the value gets the rest.
void test_name_that_is_long_should_be_cut_and_leave_the_value_three_fifths() {
  constexpr ui::Fact kFacts[] = {{"A name that is much too long for its column", "0.1.0"}};
  const auto written = list(kFacts, {10, 30, 200, 60});
  const Written* const value = find_written(written, "0.1.0");
  TEST_ASSERT_NOT_NULL(value);
  TEST_ASSERT_EQUAL(10 + 80 + 12, value->left);
  for (const Written& line : written) {
    if (&line != value) TEST_ASSERT_LESS_OR_EQUAL(10 + 80, line.right);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_values_should_begin_behind_the_longest_name);
  RUN_TEST(test_name_that_is_long_should_be_cut_and_leave_the_value_three_fifths);
  return UNITY_END();
}
