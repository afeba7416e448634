// What is set is shown, whether it was set before or is touched now.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/core/screen.hpp"

namespace {

// Opened with `set`, and touched on the way to it: this one of its row is chosen, and its
// neighbours are not.
void expect_chosen(const char* tab, const char* segment, const char* other,
                   const ui::Settings& set) {
  fake::start({});
  finger::tap("button Settings");
  if (tab != nullptr) finger::tap(tab);
  finger::tap(segment);
  TEST_ASSERT_TRUE_MESSAGE(fake::applied == set, segment);
  TEST_ASSERT_TRUE_MESSAGE(fake::spec_of(segment).chosen, segment);
  TEST_ASSERT_FALSE_MESSAGE(fake::spec_of(other).chosen, other);
  fake::start({}, set);
  finger::tap("button Settings");
  if (tab != nullptr) finger::tap(tab);
  TEST_ASSERT_TRUE_MESSAGE(fake::spec_of(segment).chosen, segment);
  TEST_ASSERT_FALSE_MESSAGE(fake::spec_of(other).chosen, other);
}

void test_theme_light_and_motion_should_show_what_is_set() {
  constexpr const char* kHere = nullptr;
  expect_chosen(kHere, "segment Blueprint", "segment Paper", {.theme = ui::Theme::blueprint});
  expect_chosen(kHere, "segment Grey", "segment Blueprint", {.theme = ui::Theme::grey});
  expect_chosen(kHere, "segment Light 1", "segment Light 2", {.brightness = 1});
  expect_chosen(kHere, "segment Light 5", "segment Light 4", {.brightness = 5});
  expect_chosen(kHere, "segment Calm", "segment Full", {.calm = 1});
}

void test_screens_should_begin_in_the_theme_that_was_kept() {
  for (const ui::Theme theme : {ui::Theme::grey, ui::Theme::blueprint, ui::Theme::paper}) {
    fake::start({}, {.theme = theme});
    TEST_ASSERT_TRUE(ui::palette().ground == ui::palette(theme).ground);
    TEST_ASSERT_TRUE(fake::shows_color("button Settings", ui::palette(theme).ground));
  }
}

void test_hand_turn_and_sound_should_show_what_is_set() {
  expect_chosen("tab Feel", "segment Off", "segment Quiet", {.volume = 0});
  expect_chosen("tab Feel", "segment Loud", "segment Quiet", {.volume = 2});
  expect_chosen("tab Feel", "segment Left", "segment Right", {.left_hand = 1});
  expect_chosen("tab Feel", "segment Portrait", "segment Landscape", {.turn = ui::Turn::portrait});
}

// A frame around what could be chosen; what is chosen is full.
void test_segment_should_be_full_when_it_is_chosen() {
  fake::start({});
  finger::tap("button Settings");
  for (const char* name : {"segment Full", "segment Calm"}) {
    const ui::TargetSpec& spec = fake::spec_of(name);
    const ui::Rect area = spec.area;
    Canvas canvas({ui::frame().width, ui::frame().height});
    ui::Painter painter = canvas.painter();
    spec.paint(painter, {spec, area, false});
    const ui::Color ink = ui::palette().ink;
    const int edge = canvas.count_in(area, ink) - canvas.count_in(area.inset(1), ink);
    TEST_ASSERT_EQUAL(2 * area.width + 2 * area.height - 4, edge);
    const bool full = canvas.at(area.x + 2, area.y + 2) == ink;
    TEST_ASSERT_EQUAL(spec.chosen, full);
  }
}

}  // namespace

void setUp() { fake::applied = {}; }
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_theme_light_and_motion_should_show_what_is_set);
  RUN_TEST(test_screens_should_begin_in_the_theme_that_was_kept);
  RUN_TEST(test_hand_turn_and_sound_should_show_what_is_set);
  RUN_TEST(test_segment_should_be_full_when_it_is_chosen);
  return UNITY_END();
}
