// Where the lots of home lie, with each number of games that a device may have.
#include <cstdio>

#include "canvas.hpp"
#include "fake_device.hpp"
#include "pretend_play.hpp"
#include "ui/home/lot.hpp"
#include "written.hpp"

namespace {

using ui::Rect;
using ui::Turn;

constexpr const char* kNames[] = {"Cities",       "City Planner", "Townies",
                                  "Town Builder", "DrawCity",     "Towers"};
constexpr const char* kTargets[] = {"lot 1", "lot 2", "lot 3", "lot 4", "lot 5", "lot 6"};
constexpr int kMost = ui::kMostGames;
static_assert(std::size(kNames) == kMost);

struct Games {
  ui::GameEntry all[kMost];

  Games() {
    for (int i = 0; i < kMost; ++i) {
      all[i] = {.id = kNames[i],
                .name = kNames[i],
                .target = kTargets[i],
                .draw_icon = [](ui::Painter& painter, const Rect& area) {
                  painter.fill(area.middle(ui::kGameIcon), ui::palette().note);
                }};
    }
  }
};
Games games;
PretendPlay pretend;
ui::Lesson lesson(pretend, nullptr, {});

// Of all games but the last: "best 96", "best 100" …
void keep_results() {
  fake::kept.games.clear();
  for (int i = 0; i < kMost - 1; ++i) {
    ui::KeptGame game;
    game.entry = &games.all[i];
    game.over = true;
    game.totals[0] = static_cast<int16_t>(96 + 4 * i);
    fake::kept.add(game);
  }
}

void open_with(int lots, const ui::Settings& held) {
  fake::start({games.all, static_cast<size_t>(lots - 1)}, held);
}

const char* target_of(int index, int lots) {
  return index == lots - 1 ? "button Settings" : kTargets[index];
}

Rect place_of(const char* name) {
  const finger::Search search = finger::find(name);
  TEST_ASSERT_TRUE_MESSAGE(search.found, name);
  return {search.target.x, search.target.y, search.target.width, search.target.height};
}

void expect_lots(Turn turn, const std::vector<Rect>& expected) {
  for (uint8_t left = 0; left < 2; ++left) {
    const int lots = static_cast<int>(expected.size());
    open_with(lots, {.left_hand = left, .turn = turn});
    for (int i = 0; i < lots; ++i) {
      char which[40];
      std::snprintf(which, sizeof which, "%d of %d, left %d", i, lots, left);
      TEST_ASSERT_TRUE_MESSAGE(place_of(target_of(i, lots)) == expected[static_cast<size_t>(i)],
                               which);
    }
  }
}

template <typename Each>
void for_each_number(Each each) {
  for (int lots = 1; lots <= kMost + 1; ++lots) {
    fake::for_each_hold([&](const ui::Settings& held) {
      open_with(lots, held);
      each(lots);
    });
  }
}

// Title line and card take 24 + 56 pixels: 320 x 160 are left.
void test_lots_should_lie_side_by_side_in_full_lines_in_landscape() {
  expect_lots(Turn::landscape, {{0, 80, 106, 160}, {106, 80, 107, 160}, {213, 80, 107, 160}});
  expect_lots(Turn::landscape,
              {{0, 80, 80, 160}, {80, 80, 80, 160}, {160, 80, 80, 160}, {240, 80, 80, 160}});
  expect_lots(Turn::landscape, {{0, 80, 106, 80},
                                {106, 80, 107, 80},
                                {213, 80, 107, 80},
                                {0, 160, 160, 80},
                                {160, 160, 160, 80}});
  expect_lots(Turn::landscape, {{0, 80, 106, 80},
                                {106, 80, 107, 80},
                                {213, 80, 107, 80},
                                {0, 160, 106, 80},
                                {106, 160, 107, 80},
                                {213, 160, 107, 80}});
  expect_lots(Turn::landscape, {{0, 80, 80, 80},
                                {80, 80, 80, 80},
                                {160, 80, 80, 80},
                                {240, 80, 80, 80},
                                {0, 160, 106, 80},
                                {106, 160, 107, 80},
                                {213, 160, 107, 80}});
}

// 240 x 240 are left. Where two lie in a line, an odd number leaves the settings a whole one.
void test_lots_should_lie_below_one_another_or_two_in_a_line_upright() {
  expect_lots(Turn::portrait, {{0, 80, 240, 80}, {0, 160, 240, 80}, {0, 240, 240, 80}});
  expect_lots(Turn::portrait,
              {{0, 80, 240, 60}, {0, 140, 240, 60}, {0, 200, 240, 60}, {0, 260, 240, 60}});
  expect_lots(Turn::portrait, {{0, 80, 120, 80},
                               {120, 80, 120, 80},
                               {0, 160, 120, 80},
                               {120, 160, 120, 80},
                               {0, 240, 240, 80}});
  expect_lots(Turn::portrait, {{0, 80, 120, 80},
                               {120, 80, 120, 80},
                               {0, 160, 120, 80},
                               {120, 160, 120, 80},
                               {0, 240, 120, 80},
                               {120, 240, 120, 80}});
  expect_lots(Turn::portrait, {{0, 80, 120, 60},
                               {120, 80, 120, 60},
                               {0, 140, 120, 60},
                               {120, 140, 120, 60},
                               {0, 200, 120, 60},
                               {120, 200, 120, 60},
                               {0, 260, 240, 60}});
}

// The card's button takes a line upright.
void test_lots_should_have_room_for_fingers_however_many_there_are() {
  games.all[0].lesson = &lesson;
  for_each_number([](int lots) {
    TEST_ASSERT_EQUAL(lots > 1, fake::there("button First lesson"));
    fake::expect_room_for_fingers();
  });
  games.all[0].lesson = nullptr;
}

// A line above each lot, and one on its left where another lot is there.
void test_lots_should_leave_no_place_empty_and_lines_between_them() {
  for_each_number([](int lots) {
    Canvas canvas({ui::frame().width, ui::frame().height});
    ui::Painter painter = canvas.painter();
    ui::screens::now().paint(painter);
    for (int i = 0; i < lots; ++i) {
      const char* const name = target_of(i, lots);
      const ui::TargetSpec& spec = fake::spec_of(name);
      spec.paint(painter, {spec, place_of(name), false});
    }
    for (int y = 80; y < canvas.whole().height; ++y) {
      for (int x = 0; x < canvas.whole().width; ++x) TEST_ASSERT_FALSE(canvas.bare(x, y));
    }
    for (int i = 0; i < lots; ++i) {
      const Rect lot = place_of(target_of(i, lots));
      const ui::Color ink = ui::palette().ink;
      TEST_ASSERT_EQUAL(lot.width, canvas.count_in({lot.x, lot.y, lot.width, 1}, ink));
      const bool another = lot.x > 0;
      TEST_ASSERT_EQUAL(another ? lot.height - 1 : 0,
                        canvas.count_in({lot.x, lot.y + 1, 1, lot.height - 1}, ink));
      TEST_ASSERT_EQUAL(0, canvas.count_in({lot.right() - 1, lot.y + 1, 1, lot.height - 1}, ink));
    }
  });
}

struct Words {
  std::vector<Written> lines;
  Rect room;  // of a name and its state
};

Words words_of(const char* name) {
  const Rect lot = place_of(name);
  const ui::TargetSpec& spec = fake::spec_of(name);
  Canvas canvas({ui::frame().width, ui::frame().height});
  Words words;
  words.lines = written_by([&] {
    ui::Painter painter = canvas.painter();
    spec.paint(painter, {spec, lot, false});
  });
  // Beside the picture to the edge, below it in all of the lot but its lines.
  const bool below = words.lines[0].top() > lot.center().y;
  const int left = below ? lot.x + 2 : words.lines[0].left;
  words.room = {left, lot.y + 2, lot.right() - 1 - left, lot.height - 2};
  return words;
}

void test_lots_should_tell_name_and_state_in_full_however_many_there_are() {
  keep_results();
  for_each_number([](int lots) {
    for (int i = 0; i < lots; ++i) {
      const auto [lines, room] = words_of(target_of(i, lots));
      const bool last = i == lots - 1;
      char state[20];
      std::snprintf(state, sizeof state, i == kMost - 1 ? "not played" : "best %d", 96 + 4 * i);
      TEST_ASSERT_EQUAL(2, lines.size());
      TEST_ASSERT_EQUAL_STRING(last ? "Settings" : kNames[i], lines[0].text.c_str());
      TEST_ASSERT_EQUAL_STRING(last ? "and About" : state, lines[1].text.c_str());
      // 80 high: a line above, 3 for a bar below, and one free each; 40 for the icon, 18 and 15 for
      // the words.
      const Rect lot = place_of(target_of(i, lots));
      if (lot.height == 80 && lot.width < 240) {
        TEST_ASSERT_EQUAL(lot.bottom() - 3 - 1 - (15 - 12), lines[1].baseline);
      }
      // Beside an icon of 44, three from both; beside a wide lot's picture three more on each side.
      const bool beside = lines[0].top() < lot.center().y && lines[0].left > lot.x + 44;
      const int picture = std::min(44, lot.height - 7);
      if (beside && lot.width == 120)
        TEST_ASSERT_EQUAL((lot.x > 0 ? 51 : 50), lines[0].left - lot.x);
      if (beside && lot.width == 240) TEST_ASSERT_EQUAL(picture + 12, lines[0].left);
      for (const Written& line : lines) {
        TEST_ASSERT_TRUE(line.left >= room.x && line.right <= room.right());
        TEST_ASSERT_TRUE(line.top() >= room.y && line.baseline < room.bottom() - 3);
      }
    }
  });
}

// As the pseudo-language has them; names of games are the same in all languages. Upright, with the
// card's button, four lines of lots leave no second line to a state that is too long for one.
void test_lots_should_have_room_for_longer_words_or_leave_out_a_state() {
  constexpr const char* kStates[] = {"\u00f1\u00f3t\u017e\u00e4 pl\u00e1y\u00e9d\u0173\u0161",
                                     "b\u00e9st\u017e\u00e4 108", "12 \u00f3f\u017e 13"};
  constexpr const char* kSettings = "S\u00e9tt\u00ed\u00f1gs\u017e\u00e4\u0173\u0161";
  games.all[0].lesson = &lesson;
  for (const bool played : {false, true}) {
    if (played) keep_results();
    for_each_number([&](int lots) {
      for (int i = 0; i < lots; ++i) {
        const bool last = i == lots - 1;
        const char* const name = target_of(i, lots);
        const Rect place = place_of(name);
        for (const char* const state : kStates) {
          ui::Lot lot = *static_cast<const ui::Lot*>(fake::spec_of(name).more);
          std::snprintf(lot.state, sizeof lot.state, "%s", state);
          TEST_ASSERT_EQUAL_STRING(state, lot.state);
          ui::TargetSpec spec = fake::spec_of(name);
          spec.more = &lot;
          if (last) spec.label = kSettings;
          std::string told;
          const auto hear = [](void* all, const char* text) {
            static_cast<std::string*>(all)->append(text).append("|");
          };
          ui::hear_texts({hear, &told});
          ui::hear_cuts({[](void*, const char* text) { TEST_FAIL_MESSAGE(text); }});
          Canvas canvas({ui::frame().width, ui::frame().height});
          ui::Painter painter = canvas.painter();
          spec.paint(painter, {spec, place, false});
          ui::hear_texts({});
          ui::hear_cuts({});
          const bool left_out = state == kStates[0] && place.width == 120 && place.height < 50;
          const std::string expected =
              std::string(spec.label) + "|" + (left_out ? "" : std::string(state) + "|");
          TEST_ASSERT_EQUAL_STRING(expected.c_str(), told.c_str());
        }
      }
    });
  }
  games.all[0].lesson = nullptr;
}

}  // namespace

void setUp() {}
void tearDown() { fake::kept.games.clear(); }

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_lots_should_lie_side_by_side_in_full_lines_in_landscape);
  RUN_TEST(test_lots_should_lie_below_one_another_or_two_in_a_line_upright);
  RUN_TEST(test_lots_should_have_room_for_fingers_however_many_there_are);
  RUN_TEST(test_lots_should_leave_no_place_empty_and_lines_between_them);
  RUN_TEST(test_lots_should_tell_name_and_state_in_full_however_many_there_are);
  RUN_TEST(test_lots_should_have_room_for_longer_words_or_leave_out_a_state);
  return UNITY_END();
}
