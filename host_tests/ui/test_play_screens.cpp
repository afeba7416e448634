#include <vector>

#include "drivers/display/host.hpp"
#include "fake_device.hpp"
#include "pretend_play.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/between/hand_over.hpp"
#include "ui/play/result/score_sheet.hpp"

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
  finger::tap_seen("button Go on");
  TEST_ASSERT_EQUAL(1, play.takes());
}

void test_way_back_of_a_hand_over_should_lead_home_and_not_to_what_is_hidden() {
  open_hand_over();
  open_hand_over();  // over another screen of the game
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::there("button Settings"));
}

void test_targets_should_be_at_least_44_pixels_in_every_turn_and_hand() {
  const auto wide = [](const ui::Target& target, void*) {
    TEST_ASSERT_TRUE_MESSAGE(target.width >= 44 && target.height >= 44, target.name);
    return true;
  };
  for (const ui::Turn turn : {ui::Turn::landscape, ui::Turn::portrait}) {
    for (const uint8_t left : {uint8_t{0}, uint8_t{1}}) {
      fake::start({}, {.left_hand = left, .turn = turn});
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

std::vector<uint16_t> show_sheet(uint8_t players, size_t rows, const ui::Rect& area,
                                 rules::Actors bots = 0) {
  screen.area = area;
  screen.sheet = {};
  screen.sheet.seats.players = players;
  screen.sheet.rows = {kRows, rows};
  for (int i = 0; i < players; ++i) screen.sheet.totals[i] = static_cast<int16_t>(101 + i);
  screen.sheet.winners = rules::only(players);
  screen.sheet.bots = bots;
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

// The columns from the left, each changed by the mark of its own player alone.
void test_score_sheet_should_mark_bots_in_their_columns_when_six_play() {
  for (const ui::Turn turn : {ui::Turn::landscape, ui::Turn::portrait}) {
    fake::start({}, {.turn = turn});
    const ui::Rect area =
        turn == ui::Turn::landscape ? ui::Rect{0, 24, 320, 150} : ui::Rect{0, 24, 240, 200};
    const int width = ui::frame().width;
    const auto persons = show_sheet(6, 4, area);
    int right = 0;
    for (rules::Actor player = 1; player <= 6; ++player) {
      ui::screens::back();
      const auto marked = show_sheet(6, 4, area, rules::only(player));
      int first = width, last = -1;
      for (int at = 0; at < static_cast<int>(marked.size()); ++at) {
        if (marked[static_cast<size_t>(at)] == persons[static_cast<size_t>(at)]) continue;
        if (at % width < first) first = at % width;
        if (at % width > last) last = at % width;
      }
      TEST_ASSERT_GREATER_OR_EQUAL(right, first);
      TEST_ASSERT_GREATER_THAN(first, last);
      right = last + 1;
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
  RUN_TEST(test_targets_should_be_at_least_44_pixels_in_every_turn_and_hand);
  RUN_TEST(test_score_sheet_should_cover_its_place_and_nothing_else);
  RUN_TEST(test_score_sheet_should_show_every_row_and_total_when_it_is_full);
  RUN_TEST(test_score_sheet_should_mark_bots_in_their_columns_when_six_play);
  return UNITY_END();
}
