#include <vector>

#include "drivers/display/host.hpp"
#include "fake_device.hpp"
#include "pretend_play.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/hand_over.hpp"
#include "ui/play/replay_screen.hpp"
#include "ui/play/score_sheet.hpp"

namespace {

PretendPlay play;

void open_hand_over() {
  play.known = {.lead = "Round 4 of 13", .lines = 2, .line = {{1, "16 points"}, {3, "9 points"}}};
  play.set_next(2);
  ui::screens::open(ui::hand_over(play));
  finger::wait(50);
}

void test_hand_over_should_name_who_comes_and_what_everybody_knows() {
  open_hand_over();
  for (const char* text : {"Pretend", "Round 4 of 13", "Pass to", "Yellow", "I am Yellow", "Red",
                           "16 points", "Blue", "9 points"}) {
    TEST_ASSERT_TRUE_MESSAGE(fake::shows(text), text);
  }
  finger::tap("button Go on");
  TEST_ASSERT_EQUAL(1, play.takes());
}

void test_way_back_of_a_hand_over_should_lead_home_and_not_to_what_is_hidden() {
  open_hand_over();
  open_hand_over();  // over another screen of the game
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::there("button Settings"));
}

void open_replay(uint8_t players = 3) {
  play.set_players(players);
  ui::open_replay(play);
  finger::wait(50);
}

void test_replay_should_begin_at_the_start_and_go_step_by_step() {
  open_replay();
  TEST_ASSERT_EQUAL(0, play.looked_at);
  TEST_ASSERT_TRUE(fake::shows("The game begins."));
  TEST_ASSERT_TRUE(fake::shows("0 / 12"));
  TEST_ASSERT_FALSE(fake::there("button Before"));
  finger::tap("button Next");
  finger::tap("button Next");
  TEST_ASSERT_EQUAL(2, play.looked_at);
  TEST_ASSERT_TRUE(fake::shows("Builds a house. +2"));
  finger::tap("button Before");
  TEST_ASSERT_EQUAL(1, play.looked_at);
  finger::tap("button Last");
  TEST_ASSERT_EQUAL(12, play.looked_at);
  TEST_ASSERT_FALSE(fake::there("button Next"));
  finger::tap("button First");
  TEST_ASSERT_EQUAL(0, play.looked_at);
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::there("button Settings"));
}

void test_replay_should_follow_a_finger_on_the_slider() {
  open_replay();
  const ui::Target slider = finger::find("slider").target;
  const int y = slider.y + slider.height / 2;
  drivers::touch::set_finger(true, slider.x + slider.width / 2, y);
  finger::wait(60);
  TEST_ASSERT_EQUAL(6, play.looked_at);
  drivers::touch::set_finger(true, slider.x + slider.width - 2, y);
  finger::wait(60);
  TEST_ASSERT_EQUAL(12, play.looked_at);
  drivers::touch::set_finger(true, 0, 60);  // also off the slider
  finger::wait(60);
  TEST_ASSERT_EQUAL(0, play.looked_at);
  drivers::touch::set_finger(false, 0, 60);
  finger::wait(60);
}

void test_replay_should_show_who_acted_or_who_is_chosen() {
  open_replay();
  TEST_ASSERT_EQUAL(1, play.drawn_for);
  finger::tap("button Next");
  finger::tap("button Next");
  TEST_ASSERT_EQUAL(2, play.drawn_for);
  finger::tap("button Whose");
  TEST_ASSERT_EQUAL(1, play.drawn_for);
  finger::tap("button Next");
  TEST_ASSERT_EQUAL(1, play.drawn_for);
  for (int i = 0; i < 3; ++i) finger::tap("button Whose");
  TEST_ASSERT_EQUAL_MESSAGE(3, play.drawn_for, "of who acted again");
  finger::tap("button Next");  // luck: still what was looked at
  TEST_ASSERT_EQUAL(3, play.drawn_for);
}

void test_replay_should_not_ask_whose_city_when_one_plays() {
  open_replay(1);
  TEST_ASSERT_FALSE(fake::there("button Whose"));
}

void test_targets_should_be_at_least_44_pixels_in_every_turn_and_hand() {
  const auto wide = [](const ui::Target& target, void*) {
    TEST_ASSERT_TRUE_MESSAGE(target.width >= 44 && target.height >= 44, target.name);
    return true;
  };
  for (const ui::Turn turn : {ui::Turn::landscape, ui::Turn::portrait}) {
    for (const uint8_t left : {uint8_t{0}, uint8_t{1}}) {
      fake::start({}, {.left_hand = left, .turn = turn});
      open_replay();
      ui::targets(wide, nullptr);
      ui::screens::home();
      open_hand_over();
      ui::targets(wide, nullptr);
    }
  }
}

// A sheet over a ground of its own.
class Sheet final : public ui::Screen {
 public:
  void paint(ui::Painter& painter) const override {
    painter.fill(ui::frame().whole(), ui::palette().accent);
    ui::paint_score_sheet(painter, area, sheet);
  }
  ui::Rect area = {};
  ui::ScoreSheet sheet = {};
};
Sheet screen;

constexpr ui::ScoreRow kRows[] = {
    {"Houses", {6, 15, 2, 19, 4, 6}}, {"Shops", {4, 6, 16, 10, 5, 5}},
    {"C", {1, 1, 1, 1, 1, 1}},        {"D", {1, 2, 3, 4, 5, 6}},
    {"E", {1, 2, 3, 4, 5, 6}},        {"F", {1, 2, 3, 4, 5, 6}},
    {"G", {1, 2, 3, 4, 5, 6}},        {"H", {1, 2, 3, 4, 5, 6}},
    {"I", {1, 2, 3, 4, 5, 6}},        {"Last", {-7, -8, -9, -10, -11, -12}}};

std::vector<uint16_t> show_sheet(uint8_t players, size_t rows, const ui::Rect& area) {
  screen.area = area;
  screen.sheet = {};
  screen.sheet.seats.players = players;
  screen.sheet.rows = {kRows, rows};
  for (int i = 0; i < players; ++i) screen.sheet.totals[i] = static_cast<int16_t>(101 + i);
  screen.sheet.winners = rules::only(players);
  ui::screens::open(screen);
  finger::wait(50);
  std::vector<uint16_t> pixels(320 * 240);
  drivers::display::panel().seen(pixels.data());
  return pixels;
}

void test_score_sheet_should_cover_its_place_and_nothing_else() {
  for (const ui::Turn turn : {ui::Turn::landscape, ui::Turn::portrait}) {
    const ui::Rect area =
        turn == ui::Turn::landscape ? ui::Rect{0, 24, 320, 150} : ui::Rect{0, 24, 240, 200};
    const uint16_t accent = ui::palette(ui::Theme::paper).accent.value;
    for (uint8_t players = 1; players <= 6; ++players) {
      for (size_t rows = 1; rows <= 10; ++rows) {
        fake::start({}, {.turn = turn});
        const auto pixels = show_sheet(players, rows, area);
        for (int y = 0; y < ui::frame().height; ++y) {
          for (int x = 0; x < ui::frame().width; ++x) {
            const auto at = static_cast<size_t>(y) * static_cast<size_t>(ui::frame().width) +
                            static_cast<size_t>(x);
            TEST_ASSERT_EQUAL(area.contains({x, y}), pixels[at] != accent);
          }
        }
      }
    }
  }
}

void test_score_sheet_should_show_every_row_and_total_when_it_is_full() {
  for (const ui::Turn turn : {ui::Turn::landscape, ui::Turn::portrait}) {
    fake::start({}, {.turn = turn});
    show_sheet(6, 10,
               turn == ui::Turn::landscape ? ui::Rect{0, 24, 320, 150} : ui::Rect{0, 24, 240, 200});
    for (const char* text : {"Houses", "Last", "Total", "19", "-12", "101", "106"}) {
      TEST_ASSERT_TRUE_MESSAGE(fake::shows(text), text);
    }
  }
}

}  // namespace

void setUp() {
  play = {};
  fake::start({});
}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_hand_over_should_name_who_comes_and_what_everybody_knows);
  RUN_TEST(test_way_back_of_a_hand_over_should_lead_home_and_not_to_what_is_hidden);
  RUN_TEST(test_replay_should_begin_at_the_start_and_go_step_by_step);
  RUN_TEST(test_replay_should_follow_a_finger_on_the_slider);
  RUN_TEST(test_replay_should_show_who_acted_or_who_is_chosen);
  RUN_TEST(test_replay_should_not_ask_whose_city_when_one_plays);
  RUN_TEST(test_targets_should_be_at_least_44_pixels_in_every_turn_and_hand);
  RUN_TEST(test_score_sheet_should_cover_its_place_and_nothing_else);
  RUN_TEST(test_score_sheet_should_show_every_row_and_total_when_it_is_full);
  return UNITY_END();
}
