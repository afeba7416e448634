#include <string>
#include <vector>

#include "drivers/display/host.hpp"
#include "fake_device.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/target.hpp"
#include "ui/core/title_line.hpp"

namespace {

constexpr ui::Rect kCell = {100, 130, 20, 20};
constexpr ui::Rect kOther = {140, 130, 20, 20};

// Two cells, each a dark field with an edge of the ground.
class Board final : public ui::Screen {
 public:
  void paint(ui::Painter& painter) const override {
    painter.fill(ui::frame().whole(), ui::palette().ground);
    painter.fill(kCell.inset(4), ui::palette().ink);
    painter.fill(kOther.inset(4), ui::palette().ink);
  }
};
Board board;

uint32_t changes() { return drivers::display::panel().changes(); }

// Where the dark field of a cell begins, counted from the cell.
int field_of(const ui::Rect& cell, int row = 10) {
  std::vector<uint16_t> pixels(320 * 240);
  drivers::display::panel().seen(pixels.data());
  int x = cell.x;
  const auto at = [&] { return static_cast<size_t>((cell.y + row) * 320 + x); };
  while (x < cell.right() && pixels[at()] != ui::palette().ink.value) ++x;
  return x - cell.x;
}

void open_board(const ui::Settings& settings) {
  fake::start({}, settings);
  ui::screens::open(board);
  finger::wait(50);
  TEST_ASSERT_EQUAL(4, field_of(kCell));
}

void test_refused_place_should_move_2_pixels_to_both_sides_twice_and_rest_after_160_ms() {
  open_board({});
  ui::shake(kCell);
  int least = 99, most = 0, turns = 0, before = 4;
  for (int i = 0; i < 200; ++i) {
    finger::wait(1);
    const int now = field_of(kCell);
    TEST_ASSERT_EQUAL_MESSAGE(now, field_of(kCell, 4), "the whole place moves");
    TEST_ASSERT_EQUAL_MESSAGE(now, field_of(kCell, 15), "the whole place moves");
    least = now < least ? now : least;
    most = now > most ? now : most;
    turns += now != before ? 1 : 0;
    before = now;
    TEST_ASSERT_EQUAL(4, field_of(kOther));
  }
  TEST_ASSERT_EQUAL(2, least);
  TEST_ASSERT_EQUAL(6, most);
  TEST_ASSERT_EQUAL(5, turns);  // right, left, right, left, rest
  TEST_ASSERT_EQUAL(4, before);
  const uint32_t rest = changes();
  finger::wait(200);
  TEST_ASSERT_EQUAL(rest, changes());
}

void test_refusal_should_say_why() {
  open_board({});
  ui::refuse("A field is taken.", kCell);
  TEST_ASSERT_EQUAL_STRING("A field is taken.", ui::said());
  finger::wait(30);
  TEST_ASSERT_EQUAL(6, field_of(kCell));
}

// A screen with a title line: it leaves 270 px to a sentence.
class Titled final : public ui::Screen {
 public:
  void build(lv_obj_t* root) override {
    ui::add_target(root, {.name = "button Below",
                          .area = {0, 24, 320, 100},
                          .paint = [](ui::Painter&, const ui::TargetView&) {},
                          .opaque = false});
  }
  void paint(ui::Painter& painter) const override {
    painter.fill(ui::frame().whole(), ui::palette().ground);
    ui::paint_title_line(painter, {.title = "Board"});
  }
  void tapped(uint8_t, uint8_t) override { ++taps; }
  int taps = 0;
};
Titled titled;

constexpr const char* kLong =
    "This sentence is so long that it cannot stand in the title line, whatever type is taken.";

uint32_t panes() { return lv_obj_get_child_count(lv_layer_top()); }

void test_long_refusal_should_hang_below_the_title_line_when_it_has_no_room_there() {
  fake::start({}, {.calm = 1});
  ui::screens::open(titled);
  finger::wait(50);
  ui::say("A field is taken.");
  TEST_ASSERT_EQUAL(0, panes());
  std::string cut;
  ui::hear_cuts(
      {[](void* all, const char* text) { *static_cast<std::string*>(all) += text; }, &cut});
  ui::say(kLong);
  TEST_ASSERT_EQUAL(1, panes());
  TEST_ASSERT_TRUE(fake::shows(kLong));
  ui::hear_cuts({});
  TEST_ASSERT_EQUAL_STRING("", cut.c_str());
  finger::tap(160, 40);
  TEST_ASSERT_EQUAL_MESSAGE(1, titled.taps, "touches go through it");
  finger::wait(ui::kMessageMs);
  TEST_ASSERT_EQUAL(0, panes());
}

void test_long_refusal_should_end_with_its_screen() {
  fake::start({}, {.calm = 1});
  ui::screens::open(titled);
  finger::wait(50);
  ui::say(kLong);
  ui::screens::home();
  TEST_ASSERT_EQUAL(0, panes());
  TEST_ASSERT_NULL(ui::said());
}

void test_refused_place_should_rest_when_motion_is_calm() {
  open_board({.calm = 1});
  ui::refuse("A field is taken.", kCell);
  for (int i = 0; i < 20; ++i) {
    finger::wait(10);
    TEST_ASSERT_EQUAL(4, field_of(kCell));
  }
  TEST_ASSERT_EQUAL_STRING("A field is taken.", ui::said());
}

void test_shake_should_end_with_its_screen() {
  open_board({});
  lv_mem_monitor_t before, after;
  lv_mem_monitor(&before);
  ui::shake(kCell);
  ui::shake(kOther);
  ui::screens::home();
  finger::wait(100);
  ui::screens::open(board);
  finger::wait(50);
  TEST_ASSERT_EQUAL(4, field_of(kCell));
  TEST_ASSERT_EQUAL(4, field_of(kOther));
  lv_mem_monitor(&after);
  TEST_ASSERT_EQUAL(before.free_size, after.free_size);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_refused_place_should_move_2_pixels_to_both_sides_twice_and_rest_after_160_ms);
  RUN_TEST(test_refusal_should_say_why);
  RUN_TEST(test_long_refusal_should_hang_below_the_title_line_when_it_has_no_room_there);
  RUN_TEST(test_long_refusal_should_end_with_its_screen);
  RUN_TEST(test_refused_place_should_rest_when_motion_is_calm);
  RUN_TEST(test_shake_should_end_with_its_screen);
  return UNITY_END();
}
