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
#include "ui/play/between/hand_over.hpp"

namespace {

// The most that a game has.
constexpr unsigned kPlayers = 6;
constexpr ui::Size kSizes[] = {{480, 320}, {320, 480}, {320, 240}, {240, 320}};
constexpr int kTitleBottom = 25;

PretendPlay play;
std::set<std::string> heard, cut;
std::vector<std::string> in_order;  // the same as heard, as they are drawn

// What player `player` is told to have; empty for `left_out`.
const char* words_of(unsigned player, unsigned left_out) {
  static char words[kPlayers + 1][24];
  std::snprintf(words[player], sizeof words[player], "%u streets, %u points", player, 100 + player);
  return player == left_out ? "" : words[player];
}

std::vector<uint16_t> draw_shown() {
  ui::screens::replace(ui::hand_over(play));
  heard.clear();
  cut.clear();
  in_order.clear();
  ui::hear_texts({[](void*, const char* text) {
                    if (heard.insert(text).second) in_order.push_back(text);
                  },
                  nullptr});
  ui::hear_cuts({[](void*, const char* text) { cut.insert(text); }, nullptr});
  stage::draw_whole();
  ui::hear_texts({});
  ui::hear_cuts({});
  return {stage::pixels(), stage::pixels() + stage::width() * stage::height()};
}

std::vector<uint16_t> draw(unsigned left_out) {
  ui::HandOver& what = play.known;
  what = {.lead = "Round 12 of 44"};
  play.set_next(3);
  for (unsigned player = 1; player <= kPlayers; ++player) {
    what.add({player, words_of(player, left_out)});
  }
  return draw_shown();
}

// With what `known` players are known to have; the match takes turns p1, p2, p3, luck. `next` gets
// the device after so many events.
std::vector<uint16_t> draw_missed(unsigned known, unsigned next, size_t events) {
  play.known = {.lead = "Round 12 of 44"};
  for (unsigned player = 1; player <= known; ++player) play.known.add({player, "43 points"});
  play.set_next(next);
  play.fake().count = events;
  const auto picture = draw_shown();
  play.fake().count = 12;
  return picture;
}

// As the play tells the event that led to this step.
std::string move_of(size_t step) { return "Builds a house. +" + std::to_string(step); }

size_t place_of(const std::string& text) {
  const auto found = std::find(in_order.begin(), in_order.end(), text);
  TEST_ASSERT_TRUE_MESSAGE(found != in_order.end(), text.c_str());
  return static_cast<size_t>(found - in_order.begin());
}

size_t count_of(const char* start) {
  return static_cast<size_t>(std::count_if(
      heard.begin(), heard.end(), [&](const auto& text) { return text.starts_with(start); }));
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

// The third player did event 10; events 12 and 13 are the first two players', 11 is luck's.
void test_hand_over_should_tell_what_others_did_since_with_the_newest_last() {
  for_each_look([] {
    draw_missed(3, 3, 14);
    TEST_ASSERT_EQUAL(2, count_of("Builds"));
    TEST_ASSERT_LESS_THAN(place_of(move_of(14)), place_of(move_of(13)));
    TEST_ASSERT_EQUAL(0, count_of("and 1 move earlier"));
    TEST_ASSERT_TRUE_MESSAGE(cut.empty(), cut.empty() ? "" : cut.begin()->c_str());
  });
}

// The fourth player did nothing yet: of 14 events 3 are luck's.
void test_hand_over_should_count_the_moves_that_have_no_room() {
  for (const unsigned known : {0u, 3u}) {
    for_each_look([known] {
      draw_missed(known, 4, 14);
      const size_t told = count_of("Builds");
      TEST_ASSERT_GREATER_OR_EQUAL(1, told);
      TEST_ASSERT_EQUAL(1, heard.count("and " + std::to_string(11 - told) + " moves earlier"));
      TEST_ASSERT_TRUE(heard.contains(move_of(14)));
      TEST_ASSERT_TRUE(cut.empty());
    });
  }
}

void test_hand_over_should_keep_the_moves_of_the_round_that_goes_on() {
  play.fake().open = 13;
  draw_missed(3, 3, 14);
  play.fake().open = SIZE_MAX;
  TEST_ASSERT_EQUAL(1, count_of("Builds"));
  TEST_ASSERT_TRUE(heard.contains(move_of(13)));
}

// In the lines of what they have and of what they did.
void test_hand_over_should_mark_who_is_a_bot() {
  show(kSizes[0], false);
  const std::vector<uint16_t> persons = draw_missed(3, 3, 14);
  play.fake().sit(2, rules::Sitter::greedy);
  const std::vector<uint16_t> bot = draw_missed(3, 3, 14);
  const Rows both = differing(persons, bot);
  const std::vector<uint16_t> known = draw_missed(3, 3, 12);
  play.fake().sit(2, rules::Sitter::person);
  const Rows first = differing(draw_missed(3, 3, 12), known);
  TEST_ASSERT_GREATER_THAN(0, first.last);
  TEST_ASSERT_EQUAL(first.first, both.first);
  TEST_ASSERT_GREATER_THAN(first.last, both.last);
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
  RUN_TEST(test_hand_over_should_tell_what_others_did_since_with_the_newest_last);
  RUN_TEST(test_hand_over_should_count_the_moves_that_have_no_room);
  RUN_TEST(test_hand_over_should_keep_the_moves_of_the_round_that_goes_on);
  RUN_TEST(test_hand_over_should_mark_who_is_a_bot);
  RUN_TEST(test_hand_over_should_stop_the_program_when_more_are_told_of_than_can_play);
  return UNITY_END();
}
