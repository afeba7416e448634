// The hand-over with as many lines as players, on a screen of every size.
#include <lvgl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <unity.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "host_tests/pictures/probe.hpp"
#include "host_tests/pictures/stage.hpp"
#include "pretend_play.hpp"
#include "ui/core/ui.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/play/hand_over.hpp"

namespace {

// The most that a game has.
constexpr unsigned kPlayers = 6;
constexpr ui::Size kSizes[] = {{480, 320}, {320, 480}, {320, 240}, {240, 320}};
constexpr int kTitleBottom = 25;

PretendPlay play;
std::set<std::string> heard, cut;

// What player `player` is told to have; empty for `left_out`.
const char* words_of(unsigned player, unsigned left_out) {
  static char words[kPlayers + 1][24];
  std::snprintf(words[player], sizeof words[player], "%u streets, %u points", player, 100 + player);
  return player == left_out ? "" : words[player];
}

std::vector<uint16_t> draw(unsigned left_out) {
  ui::HandOver& what = play.known;
  what = {.lead = "Round 12 of 44"};
  play.set_next(3);
  for (unsigned player = 1; player <= kPlayers; ++player) {
    what.add({player, words_of(player, left_out)});
  }
  ui::screens::replace(ui::hand_over(play));
  heard.clear();
  cut.clear();
  const auto hear = [](void* all, const char* text) {
    static_cast<std::set<std::string>*>(all)->insert(text);
  };
  ui::hear_texts({hear, &heard});
  ui::hear_cuts({hear, &cut});
  stage::draw_whole();
  ui::hear_texts({});
  ui::hear_cuts({});
  return {stage::pixels(), stage::pixels() + stage::width() * stage::height()};
}

struct Rows {
  int first, last;
};

// The rows in which two pictures differ.
Rows differing(const std::vector<uint16_t>& one, const std::vector<uint16_t>& other) {
  Rows rows = {stage::height(), -1};
  for (int y = 0; y < stage::height(); ++y) {
    const auto start = static_cast<ptrdiff_t>(y) * stage::width();
    if (std::equal(one.begin() + start, one.begin() + start + stage::width(),
                   other.begin() + start)) {
      continue;
    }
    if (rows.last < 0) rows.first = y;
    rows.last = y;
  }
  return rows;
}

void show(const ui::Size& size, bool left_hand) {
  lv_display_set_resolution(lv_display_get_default(), size.width, size.height);
  ui::Settings settings = ui::settings();
  settings.left_hand = left_hand ? 1 : 0;
  settings.turn = size.width > size.height ? ui::Turn::landscape : ui::Turn::portrait;
  ui::change(settings);
}

template <typename Each>
void for_each_look(Each each) {
  for (const ui::Size& size : kSizes) {
    for (const bool left_hand : {false, true}) {
      show(size, left_hand);
      each();
    }
  }
}

void test_hand_over_should_tell_every_line_when_six_play() {
  for_each_look([] {
    draw(0);
    for (unsigned player = 1; player <= kPlayers; ++player) {
      TEST_ASSERT_TRUE_MESSAGE(heard.contains(words_of(player, 0)), words_of(player, 0));
    }
    for (const char* name : {"Pass to", "Red", "Yellow", "Blue", "Green", "Brown", "Purple"}) {
      TEST_ASSERT_TRUE_MESSAGE(heard.contains(name), name);
    }
    TEST_ASSERT_TRUE_MESSAGE(cut.empty(), cut.empty() ? "" : cut.begin()->c_str());
  });
}

void test_hand_over_should_draw_each_line_below_the_one_before_and_above_the_button() {
  for_each_look([] {
    const std::vector<uint16_t> whole = draw(0);
    const auto spots = probe::spots();
    const int button = probe::find(spots, "button Go on")->area.y;
    int above = kTitleBottom;
    for (unsigned player = 1; player <= kPlayers; ++player) {
      const Rows rows = differing(whole, draw(player));
      TEST_ASSERT_GREATER_THAN_MESSAGE(0, rows.last, "nothing is drawn of a line");
      TEST_ASSERT_GREATER_THAN(above, rows.first);
      above = rows.last;
    }
    TEST_ASSERT_LESS_THAN(button, above);
  });
}

void test_hand_over_should_stop_the_program_when_more_are_told_of_than_can_play() {
  ui::HandOver what{.lead = "Round 1 of 44"};
  for (unsigned player = 1; player <= kPlayers; ++player) what.add({player, "0 points"});
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    std::freopen("/dev/null", "w", stderr);
    what.add({1, "0 points"});
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  TEST_ASSERT_TRUE(WIFSIGNALED(status));
  TEST_ASSERT_EQUAL(SIGABRT, WTERMSIG(status));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  play.set_players(kPlayers);
  stage::open({.width = 480, .height = 320});  // the largest: it has room for the others
  UNITY_BEGIN();
  RUN_TEST(test_hand_over_should_tell_every_line_when_six_play);
  RUN_TEST(test_hand_over_should_draw_each_line_below_the_one_before_and_above_the_button);
  RUN_TEST(test_hand_over_should_stop_the_program_when_more_are_told_of_than_can_play);
  return UNITY_END();
}
