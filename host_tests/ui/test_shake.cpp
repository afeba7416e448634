#include <vector>

#include "drivers/display/host.hpp"
#include "fake_device.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/shake.hpp"
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
  RUN_TEST(test_refused_place_should_rest_when_motion_is_calm);
  RUN_TEST(test_shake_should_end_with_its_screen);
  return UNITY_END();
}
