// What moves on a screen, and how it comes to rest.
#include <iterator>
#include <string>
#include <tuple>
#include <vector>

#include "drivers/display/host.hpp"
#include "fake_device.hpp"
#include "ui/core/motion.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/stamp.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/write.hpp"

namespace {

namespace motion = ui::motion;
using motion::Kind;

constexpr Kind kAll[] = {Kind::dice, Kind::tile, Kind::points, Kind::zone, Kind::stamp};
static_assert(std::size(kAll) == motion::kKinds);

constexpr ui::Rect kPlace = {100, 80, 40, 30};
constexpr ui::Stamp kTitle = {{100, 140, 120, 22}, "Architect", ui::kTitle};

// A number that tells the steps that are left, a title, a button.
class Board final : public ui::Screen {
 public:
  void build(lv_obj_t* root) override {
    ui::add_target(root, {.name = "button Do",
                          .area = {0, 200, 60, 40},
                          .paint = [](ui::Painter& painter, const ui::TargetView& view) {
                            painter.fill(view.area, ui::palette().ink);
                          }});
  }
  void paint(ui::Painter& painter) const override {
    painter.fill(ui::frame().whole(), ui::palette().ground);
    painter.text(kPlace, ui::Digits(motion::left(kind)), ui::kNumber, ui::palette().ink);
    painter.text(kTitle.line, kTitle.words, kTitle.face, ui::palette().ink);
    ui::paint_stamp(painter, kTitle);
  }
  void tapped(uint8_t, uint8_t) override { ++taps; }
  Kind kind = Kind::dice;
  int taps = 0;
};
Board board;

std::vector<uint16_t> shown() {
  std::vector<uint16_t> pixels(320 * 240);
  drivers::display::panel().seen(pixels.data());
  return pixels;
}

uint32_t changes() { return drivers::display::panel().changes(); }

int timers() {
  int count = 0;
  for (lv_timer_t* timer = lv_timer_get_next(nullptr); timer != nullptr;
       timer = lv_timer_get_next(timer)) {
    ++count;
  }
  return count;
}

void open_board(const ui::Settings& settings = {}) {
  fake::start({}, settings);
  ui::screens::open(board);
  finger::wait(50);
}

void test_each_kind_should_move_and_rest_within_300_ms_as_before() {
  for (const Kind kind : kAll) {
    board.kind = kind;
    open_board();
    const auto rest = shown();
    motion::start(kind, kPlace);
    int last = 0;
    for (int ms = 1; ms <= 400; ++ms) {
      const uint32_t before = changes();
      finger::wait(1);
      if (changes() != before) last = ms;
      if (ms == 20) TEST_ASSERT_TRUE(shown() != rest);
    }
    TEST_ASSERT_GREATER_THAN(100, last);
    TEST_ASSERT_LESS_THAN(300, last);
    TEST_ASSERT_TRUE(shown() == rest);
  }
}

void test_steps_should_come_one_by_one() {
  board.kind = Kind::tile;
  open_board();
  motion::start(Kind::tile, kPlace);
  std::string told;
  for (int ms = 0; ms < 200; ++ms) {
    const std::string left = std::to_string(motion::left(Kind::tile));
    if (told.empty() || told.substr(told.size() - 1) != left) told += left;
    finger::wait(1);
  }
  TEST_ASSERT_EQUAL_STRING("43210", told.c_str());
}

void test_nothing_should_move_when_motion_is_calm() {
  open_board({.calm = 1});
  const uint32_t before = changes();
  for (const Kind kind : kAll) {
    motion::start(kind, kPlace);
    TEST_ASSERT_EQUAL(0, motion::left(kind));
  }
  finger::wait(400);
  TEST_ASSERT_EQUAL(before, changes());
}

void test_nothing_should_tick_when_nothing_moves() {
  open_board();
  const int at_rest = timers();
  motion::start(Kind::dice, kPlace);
  TEST_ASSERT_EQUAL(at_rest + 1, timers());
  finger::wait(300);
  TEST_ASSERT_EQUAL(at_rest, timers());
}

// Beside everything, and on a button.
void test_touch_anywhere_should_end_what_moves_at_once() {
  board.kind = Kind::points;
  for (const ui::Point at : {ui::Point{160, 100}, ui::Point{30, 220}}) {
    open_board();
    const auto rest = shown();
    motion::start(Kind::points, kPlace);
    finger::wait(50);
    TEST_ASSERT_GREATER_THAN(0, motion::left(Kind::points));
    drivers::touch::set_finger(true, at.x, at.y);
    finger::wait(30);
    TEST_ASSERT_EQUAL(0, motion::left(Kind::points));
    drivers::touch::set_finger(false, at.x, at.y);
    finger::wait(40);
    TEST_ASSERT_TRUE(shown() == rest);
  }
}

void test_button_should_act_while_something_moves() {
  open_board();
  board.taps = 0;
  motion::start(Kind::zone, kPlace);
  finger::tap("button Do");
  TEST_ASSERT_EQUAL(1, board.taps);
}

void test_motion_should_end_with_its_screen_and_give_back_what_it_took() {
  open_board();
  lv_mem_monitor_t before, after;
  lv_mem_monitor(&before);
  motion::start(Kind::dice, kPlace);
  motion::start(Kind::stamp, kPlace);
  ui::screens::home();
  for (const Kind kind : kAll) TEST_ASSERT_EQUAL(0, motion::left(kind));
  ui::screens::open(board);
  finger::wait(50);
  lv_mem_monitor(&after);
  TEST_ASSERT_EQUAL(before.free_size, after.free_size);
}

void test_what_begins_later_should_end_what_moves() {
  open_board();
  motion::start(Kind::dice, kPlace);
  finger::wait(100);
  motion::start(Kind::tile, kPlace);
  TEST_ASSERT_EQUAL(0, motion::left(Kind::dice));
  TEST_ASSERT_EQUAL(4, motion::left(Kind::tile));
}

void test_what_begins_together_should_move_together() {
  open_board();
  motion::start(Kind::dice, kPlace);
  motion::start(Kind::stamp, kPlace);
  motion::start(Kind::points, kPlace, 3);
  motion::start(Kind::points, kTitle.line);
  TEST_ASSERT_EQUAL(6, motion::left(Kind::dice));
  TEST_ASSERT_EQUAL(5, motion::left(Kind::stamp));
  TEST_ASSERT_EQUAL(3, motion::counted(9));
  finger::wait(210);
  TEST_ASSERT_EQUAL(0, motion::left(Kind::stamp));
  TEST_ASSERT_EQUAL(1, motion::left(Kind::dice));
}

void test_points_should_count_from_what_they_were_to_what_they_are() {
  for (const auto& [from, to, told] :
       {std::tuple{10, 16, " 10 11 12 13 14 15 16"}, std::tuple{8, 5, " 8 7 6 5"},
        std::tuple{4, 4, " 4"}, std::tuple{-3, 3, " -3 -2 -1 0 1 2 3"}}) {
    open_board();
    motion::start(Kind::points, kPlace, from);
    std::string heard;
    for (int ms = 0; ms < 300; ++ms) {
      const std::string now = " " + std::to_string(motion::counted(to));
      if (heard.size() < now.size() || heard.substr(heard.size() - now.size()) != now) heard += now;
      finger::wait(1);
    }
    TEST_ASSERT_EQUAL_STRING(told, heard.c_str());
  }
}

void test_tumbling_die_should_show_another_face_at_every_step_and_then_its_own() {
  for (unsigned die = 1; die <= 7; ++die) {
    for (uint8_t face = 1; face <= 6; ++face) {
      open_board();
      motion::start(Kind::dice, kPlace);
      uint8_t before = 0;
      for (int left = motion::steps(Kind::dice); left >= 0; --left) {
        while (motion::left(Kind::dice) > left) finger::wait(1);
        const uint8_t now = motion::tumbled(face, die);
        TEST_ASSERT_TRUE(now >= 1 && now <= 6 && now != before);
        before = now;
      }
      TEST_ASSERT_EQUAL(face, before);
    }
  }
}

void test_zone_should_be_washed_one_by_one() {
  open_board();
  motion::start(Kind::zone, kPlace);
  unsigned before = 3;
  std::string told;
  for (int ms = 0; ms < 300; ++ms) {
    unsigned waiting = 0;
    for (unsigned i = 0; i < 3; ++i) waiting += motion::waits(i, 3) ? 1 : 0;
    TEST_ASSERT_TRUE(waiting <= before);
    for (unsigned i = 0; i + 1 < 3; ++i) {
      TEST_ASSERT_TRUE_MESSAGE(motion::waits(i + 1, 3) || !motion::waits(i, 3), "in their order");
    }
    if (told.empty() || waiting != before) told += std::to_string(waiting);
    before = waiting;
    finger::wait(1);
  }
  TEST_ASSERT_EQUAL_STRING("3210", told.c_str());
}

void test_stamp_should_come_down_and_stand_on_colour_before_it_rests() {
  open_board();
  const auto on_accent = [] {
    const auto pixels = shown();
    int count = 0;
    for (const uint16_t pixel : pixels) count += pixel == ui::palette().accent.value ? 1 : 0;
    return count;
  };
  TEST_ASSERT_EQUAL(0, on_accent());
  ui::start_stamp(kTitle);
  finger::wait(20);
  const int first = on_accent();
  finger::wait(80);
  const int third = on_accent();
  finger::wait(40);
  const int coloured = on_accent();
  TEST_ASSERT_TRUE_MESSAGE(first > third && third > 0, "the frame gets smaller");
  TEST_ASSERT_GREATER_THAN(first, coloured);
  finger::wait(100);
  TEST_ASSERT_EQUAL(0, on_accent());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_each_kind_should_move_and_rest_within_300_ms_as_before);
  RUN_TEST(test_steps_should_come_one_by_one);
  RUN_TEST(test_nothing_should_move_when_motion_is_calm);
  RUN_TEST(test_nothing_should_tick_when_nothing_moves);
  RUN_TEST(test_touch_anywhere_should_end_what_moves_at_once);
  RUN_TEST(test_button_should_act_while_something_moves);
  RUN_TEST(test_motion_should_end_with_its_screen_and_give_back_what_it_took);
  RUN_TEST(test_what_begins_later_should_end_what_moves);
  RUN_TEST(test_what_begins_together_should_move_together);
  RUN_TEST(test_points_should_count_from_what_they_were_to_what_they_are);
  RUN_TEST(test_tumbling_die_should_show_another_face_at_every_step_and_then_its_own);
  RUN_TEST(test_zone_should_be_washed_one_by_one);
  RUN_TEST(test_stamp_should_come_down_and_stand_on_colour_before_it_rests);
  return UNITY_END();
}
