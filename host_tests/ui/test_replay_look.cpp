// How the replay looks: who acted and what they did, the buttons that tell what goes on.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "pretend_play.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/replay/replay_screen.hpp"
#include "ui/play/replay/replay_slider.hpp"
#include "written.hpp"

namespace {

using ui::Color;
using ui::Rect;

PretendPlay play;

void open_replay(const ui::Settings& held = {}, uint8_t players = 3) {
  fake::start({}, held);
  play.set_players(players);
  ui::open_replay(play);
  finger::wait(50);
}

Canvas target(const char* name, bool pressed = false) {
  const ui::TargetSpec& spec = fake::spec_of(name);
  Canvas canvas({ui::frame().width, ui::frame().height});
  ui::Painter painter = canvas.painter();
  spec.paint(painter, {spec, spec.area, pressed});
  return canvas;
}

// A triangle, or two bars of four by fourteen while it plays.
void test_play_should_show_whether_it_plays() {
  open_replay();
  const Color ink = ui::palette().ink;
  const Rect inside = Rect(fake::spec_of("button Play").area).inset(2);
  TEST_ASSERT_EQUAL(1, target("button Play").patches(ink, inside));
  finger::tap("button Play");
  const Canvas playing = target("button Pause");
  TEST_ASSERT_EQUAL(2, playing.patches(ink, inside));
  TEST_ASSERT_EQUAL(2 * 4 * 14, playing.count_in(inside, ink));
  const Rect bars = inside.middle({12, 14});
  TEST_ASSERT_EQUAL(4 * 14, playing.count_in({bars.x, bars.y, 4, 14}, ink));
  TEST_ASSERT_EQUAL(4 * 14, playing.count_in({bars.right() - 4, bars.y, 4, 14}, ink));
  finger::tap("button Pause");
}

// Ten wide and 22 high, eight from the ends: 174 pixels to go.
void test_knob_should_go_from_end_to_end_however_many_steps_there_are() {
  const Rect area = {10, 50, 200, 44};
  const Rect first = {18, 61, 10, 22}, last = {192, 61, 10, 22};
  TEST_ASSERT_TRUE(ui::ReplaySlider(area, 0).knob(0) == first);
  for (const unsigned steps : {1u, 2u, 3u, 40u}) {
    const ui::ReplaySlider slider(area, steps);
    TEST_ASSERT_TRUE(slider.knob(0) == first);
    TEST_ASSERT_TRUE(slider.knob(steps) == last);
    TEST_ASSERT_EQUAL(18 + 174 / steps, slider.knob(1).x);
    for (unsigned step = 0; step <= steps; ++step) {
      TEST_ASSERT_EQUAL(step, slider.step_at(slider.knob(step).center().x));
    }
  }
}

// The chip of who acted; on an inverted plate once somebody was chosen, or below a finger.
void test_whose_should_show_the_seat_that_is_looked_at() {
  open_replay();
  finger::tap("button Next");
  finger::tap("button Next");
  const ui::Palette& colors = ui::palette();
  const auto chip = [&](const Canvas& canvas, unsigned player) {
    return canvas.count(colors.area(ui::seat_wash(play.seat(player))).color) > 40;
  };
  const Rect area = fake::spec_of("button Whose").area;
  const auto plate = [&](const Canvas& canvas) { return canvas.at(area.x + 2, area.y + 1); };
  const Canvas follows = target("button Whose");
  TEST_ASSERT_TRUE(chip(follows, 2) && !chip(follows, 1));
  TEST_ASSERT_TRUE(plate(follows) == colors.raised);
  TEST_ASSERT_TRUE(plate(target("button Whose", true)) == colors.ink);
  TEST_ASSERT_EQUAL(23, follows.count_in({area.x, area.y, 1, 44}, colors.grid));
  TEST_ASSERT_TRUE(follows.bare(area.x, area.y + 23));
  finger::tap("button Whose");
  const Canvas stays = target("button Whose");
  TEST_ASSERT_TRUE(chip(stays, 1) && !chip(stays, 2));
  TEST_ASSERT_TRUE(plate(stays) == colors.ink);
  TEST_ASSERT_TRUE(plate(target("button Whose", true)) == colors.raised);
}

// Clear of the picture and of all buttons; behind the chip of who did it, where there are several.
void test_event_should_be_told_beside_the_picture_with_who_did_it() {
  fake::for_each_hold([](const ui::Settings& held) {
    for (const uint8_t players : {uint8_t{1}, uint8_t{3}}) {
      open_replay(held, players);
      finger::tap("button Next");
      finger::tap("button Next");
      Canvas canvas({ui::frame().width, ui::frame().height});
      const auto written = written_by([&] {
        ui::Painter painter = canvas.painter();
        ui::screens::now().paint(painter);
      });
      const unsigned actor = players == 1 ? 1 : 2;
      const Color color = ui::palette().area(ui::seat_wash(play.seat(actor))).color;
      TEST_ASSERT_EQUAL(players > 1, canvas.count(color) > 40);
      const Written* first = nullptr;
      for (const Written& line : written) {
        if (line.top() < ui::kTitleHeight) continue;
        if (line.text.find("Builds") == 0) first = &line;
        for (const char* name : {"slider", "button Play", "button Next", "button Before"}) {
          const Rect area = fake::spec_of(name).area;
          TEST_ASSERT_TRUE_MESSAGE(common(area, line.area()).empty(), line.text.c_str());
        }
      }
      TEST_ASSERT_NOT_NULL(first);
      if (players == 1) continue;
      // The chip is left of the words, or above them.
      const Rect before = {first->left - 20, first->top() - 2, 14, 14};
      const Rect above = {first->left, first->top() - 24, 14, 20};
      TEST_ASSERT_TRUE(canvas.count_in(before, color) > 40 || canvas.count_in(above, color) > 40);
    }
  });
}

}  // namespace

void setUp() { play = {}; }
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_play_should_show_whether_it_plays);
  RUN_TEST(test_knob_should_go_from_end_to_end_however_many_steps_there_are);
  RUN_TEST(test_whose_should_show_the_seat_that_is_looked_at);
  RUN_TEST(test_event_should_be_told_beside_the_picture_with_who_did_it);
  return UNITY_END();
}
