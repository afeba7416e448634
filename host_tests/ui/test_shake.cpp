#include <string>

#include "drivers/display/host.hpp"
#include "pretend_device.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/title_line.hpp"

namespace {

constexpr ui::Rect kCell = {100, 100, 20, 20};
constexpr ui::Rect kOther = {140, 100, 20, 20};
int least, most, others;

class Board final : public ui::Screen {
 public:
  void paint(ui::Painter& painter) const override {
    painter.fill(ui::frame().whole(), ui::palette().ground);
    const int moved = ui::shaken(kCell);
    if (moved < least) least = moved;
    if (moved > most) most = moved;
    others += ui::shaken(kOther) != 0 ? 1 : 0;
    painter.fill(kCell.moved(moved, 0), ui::palette().ink);
  }
};
Board board;

uint32_t changes() { return drivers::display::panel().changes(); }

void open_board(const ui::Settings& settings) {
  pretend::start(settings);
  ui::screens::open(board);
  finger::wait(50);
  least = most = others = 0;
}

void test_refused_place_should_move_2_pixels_to_both_sides_and_rest_after_160_ms() {
  open_board({});
  ui::shake(kCell);
  finger::wait(200);
  TEST_ASSERT_EQUAL(-2, least);
  TEST_ASSERT_EQUAL(2, most);
  TEST_ASSERT_EQUAL(0, others);
  TEST_ASSERT_EQUAL(0, ui::shaken(kCell));
  const uint32_t rest = changes();
  finger::wait(200);
  TEST_ASSERT_EQUAL(rest, changes());
}

void test_refusal_should_say_why() {
  open_board({});
  ui::refuse("A field is taken.", kCell);
  TEST_ASSERT_EQUAL_STRING("A field is taken.", ui::said());
  TEST_ASSERT_EQUAL(2, ui::shaken(kCell));
}

void test_refused_place_should_rest_when_motion_is_calm() {
  open_board({.calm = 1});
  ui::refuse("A field is taken.", kCell);
  finger::wait(200);
  TEST_ASSERT_EQUAL(0, most);
  TEST_ASSERT_EQUAL_STRING("A field is taken.", ui::said());
}

void test_shake_should_end_with_its_screen() {
  open_board({});
  lv_mem_monitor_t before, after;
  lv_mem_monitor(&before);
  ui::shake(kCell);
  ui::shake(kOther);
  ui::screens::home();
  TEST_ASSERT_EQUAL(0, ui::shaken(kOther));
  finger::wait(100);
  ui::screens::open(board);
  lv_mem_monitor(&after);
  TEST_ASSERT_EQUAL(before.free_size, after.free_size);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  pretend::init();
  UNITY_BEGIN();
  RUN_TEST(test_refused_place_should_move_2_pixels_to_both_sides_and_rest_after_160_ms);
  RUN_TEST(test_refusal_should_say_why);
  RUN_TEST(test_refused_place_should_rest_when_motion_is_calm);
  RUN_TEST(test_shake_should_end_with_its_screen);
  return UNITY_END();
}
