// The words of a lesson: how they stand in their bubble at every step of every lesson.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"
#include "written.hpp"

namespace {

using ui::Color;
using ui::Rect;

constexpr unsigned kMostShows = 40;
constexpr int kSide = 8, kEnd = 2;  // of the bubble, around all that is said
constexpr int kPitch = 6;           // of its squares

struct Bubble {
  Rect area = {};
  Canvas canvas;
  std::vector<Written> written;

  Bubble() : canvas({ui::frame().width, ui::frame().height}) {
    const ui::TargetSpec& spec = fake::spec_of("words");
    area = spec.area;
    written = written_by([&] {
      ui::Painter painter = canvas.painter();
      spec.paint(painter, {spec, area, false});
    });
  }
};

// Of how many; both 0 where it is done.
struct Step {
  unsigned now = 0, all = 0;
};
Step step_now() {
  Step step;
  const auto written = written_by([] {
    Canvas canvas({ui::frame().width, ui::frame().height});
    ui::Painter painter = canvas.painter();
    ui::screens::now().paint(painter);
  });
  for (const Written& line : written) {
    (void)std::sscanf(line.text.c_str(), "step %u of %u", &step.now, &step.all);
  }
  return step;
}

template <typename Each>
void for_each_step(Each each) {
  unsigned seen = 0;
  fake::for_each_hold([&](const ui::Settings& held) {
    for (const ui::GameEntry& game : ui::kGames) {
      if (game.lesson == nullptr) continue;
      fake::start(ui::kGames, held);
      finger::tap(game.target);
      finger::tap("button Lesson");
      for (unsigned shows = 0; !fake::there("button Done"); ++shows) {
        TEST_ASSERT_LESS_THAN(kMostShows, shows);
        each(step_now());
        ++seen;
        finger::tap("button Show");
      }
    }
  });
  TEST_ASSERT_GREATER_THAN(20, seen);
}

void test_bubble_should_be_a_light_plate_with_a_line_around_it() {
  for_each_step([](Step) {
    const Bubble bubble;
    const Rect& area = bubble.area;
    for (int x = area.x; x < area.right(); ++x) {
      TEST_ASSERT_TRUE(bubble.canvas.at(x, area.y) == ui::palette().ink);
      TEST_ASSERT_TRUE(bubble.canvas.at(x, area.bottom() - 1) == ui::palette().ink);
    }
    for (int y = area.y; y < area.bottom(); ++y) {
      TEST_ASSERT_TRUE(bubble.canvas.at(area.x, y) == ui::palette().ink);
      TEST_ASSERT_TRUE(bubble.canvas.at(area.right() - 1, y) == ui::palette().ink);
    }
    TEST_ASSERT_TRUE(bubble.canvas.at(area.x + 1, area.y + 1) == ui::palette().raised);
  });
}

// Each line begins at the same edge, below the one before, with a side of eight pixels.
void test_words_should_stand_below_each_other_inside_the_bubble() {
  for_each_step([](Step) {
    const Bubble bubble;
    TEST_ASSERT_GREATER_THAN(0, bubble.written.size());
    const Rect inside = bubble.area.inset(kSide, kEnd);
    for (const Written& line : bubble.written) {
      TEST_ASSERT_EQUAL_MESSAGE(inside.x, line.left, line.text.c_str());
      TEST_ASSERT_TRUE_MESSAGE(common(inside, line.area()) == line.area(), line.text.c_str());
      for (const Written& other : bubble.written) {
        if (&line == &other) continue;
        TEST_ASSERT_TRUE(line.baseline < other.top() || other.baseline < line.top());
      }
    }
  });
}

// A square a step in the lower right: full as far as it has come.
void test_squares_should_tell_how_far_the_lesson_is() {
  for_each_step([](Step step) {
    const Bubble bubble;
    const Rect inside = bubble.area.inset(kSide, kEnd);
    TEST_ASSERT_TRUE(step.now >= 1 && step.now <= step.all);
    const int left = inside.right() - kPitch * static_cast<int>(step.all) + 1;
    for (unsigned i = 0; i < step.all; ++i) {
      const Rect column = {left + kPitch * static_cast<int>(i), inside.bottom() - 21, 5, 21};
      const int full = 5 * 5, frame = 5 * 5 - 3 * 3;
      TEST_ASSERT_EQUAL(i < step.now ? full : frame,
                        bubble.canvas.count_in(column, ui::palette().ink));
    }
  });
}

// A small triangle in the upper right that points down: nine wide, then two less in each row.
void test_bubble_should_show_that_it_can_be_folded() {
  unsigned marked = 0;
  for_each_step([&](Step) {
    const Bubble bubble;
    const Rect corner = {bubble.area.right() - kSide - 9, bubble.area.y + kEnd, 9, 18};
    const int pixels = bubble.canvas.count_in(corner, ui::palette().faint);
    if (pixels == 0) return;  // brief words are folded always
    ++marked;
    TEST_ASSERT_EQUAL(9 + 7 + 5 + 3 + 1, pixels);
    TEST_ASSERT_EQUAL(pixels, bubble.canvas.count(ui::palette().faint));
    int before = 11;
    for (int y = corner.y; y < corner.bottom(); ++y) {
      const int wide = bubble.canvas.count_in({corner.x, y, 9, 1}, ui::palette().faint);
      if (wide == 0) continue;
      TEST_ASSERT_EQUAL(before - 2, wide);
      before = wide;
    }
  });
  TEST_ASSERT_GREATER_THAN(10, marked);
}

// What is to be done is said last, in accent; nothing else is.
void test_order_should_stand_in_accent_at_the_foot() {
  for_each_step([](Step) {
    const Bubble bubble;
    int lowest = 0;
    for (const Written& line : bubble.written) lowest = std::max(lowest, line.baseline);
    int orders = 0;
    for (const Written& line : bubble.written) {
      const int accent = bubble.canvas.count_in(line.area(), ui::palette().accent);
      if (accent > 0) ++orders;
      if (line.baseline == lowest) TEST_ASSERT_GREATER_THAN(5, accent);
      TEST_ASSERT_TRUE(accent == 0 || bubble.canvas.count_in(line.area(), ui::palette().ink) == 0);
    }
    TEST_ASSERT_TRUE(orders == 1 || orders == 2);
  });
}

// In the title line's place, without a gap, the game's own menu beside them.
void test_buttons_should_share_the_title_line() {
  for_each_step([](Step) {
    int right = -1;
    for (const char* name : {"button Back", "button Skip", "button Show"}) {
      const ui::TargetSpec& spec = fake::spec_of(name);
      const Rect area = spec.area;
      TEST_ASSERT_EQUAL(0, area.y);
      TEST_ASSERT_EQUAL(ui::kTouch, area.height);
      if (right >= 0) TEST_ASSERT_EQUAL(right, area.x);
      right = area.right();
      // Below the title line only: a plate with its line at the foot and on its right.
      Canvas canvas({ui::frame().width, 60});
      const auto written = written_by([&] {
        ui::Painter painter = canvas.painter();
        spec.paint(painter, {spec, area, false});
      });
      const Color ink = ui::palette().ink;
      TEST_ASSERT_TRUE(canvas.bare(area.x + 4, ui::kTitleHeight - 1));
      TEST_ASSERT_TRUE(canvas.at(area.x + 4, ui::kTitleHeight) == ui::palette().raised);
      TEST_ASSERT_EQUAL(area.width, canvas.count_in({area.x, ui::kTouch - 1, area.width, 1}, ink));
      TEST_ASSERT_EQUAL(20, canvas.count_in({area.right() - 1, ui::kTitleHeight, 1, 20}, ink));
      TEST_ASSERT_EQUAL(1, written.size());
      const Written& label = written[0];
      TEST_ASSERT_INT_WITHIN(1, label.left - area.x, area.right() - label.right);
      TEST_ASSERT_INT_WITHIN(1, label.top() - ui::kTitleHeight, ui::kTouch - label.baseline);
    }
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_bubble_should_be_a_light_plate_with_a_line_around_it);
  RUN_TEST(test_words_should_stand_below_each_other_inside_the_bubble);
  RUN_TEST(test_squares_should_tell_how_far_the_lesson_is);
  RUN_TEST(test_bubble_should_show_that_it_can_be_folded);
  RUN_TEST(test_order_should_stand_in_accent_at_the_foot);
  RUN_TEST(test_buttons_should_share_the_title_line);
  return UNITY_END();
}
