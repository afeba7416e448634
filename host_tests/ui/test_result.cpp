// The result that all games share: what it says and shows, and what its bar does.
#include <string>

#include "fake_device.hpp"
#include "pretend_play.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/result/result_layout.hpp"
#include "ui/play/result/result_screen.hpp"
#include "ui/registry.hpp"

namespace {

constexpr uint32_t kMoved = 350;  // all that moves has come to rest

using Again = ui::Play::Again;

PretendPlay play;

// A tie is what the game says it is; the picture counts who looks closer.
class Picture final : public ui::ResultPicture {
 public:
  void paint_result(ui::Painter& painter, const ui::Rect& area) const override {
    painter.fill(area, ui::palette().raised);
  }
  void open_points() override { ++opened; }
  void tell_tie(const ui::Result&, char* to, size_t size) const override {
    std::snprintf(to, size, "The older one wins.");
  }
  int opened = 0;
};
Picture picture;

constexpr ui::Text kItems[] = {ui::Text::seat_red,   ui::Text::seat_yellow, ui::Text::seat_blue,
                               ui::Text::seat_green, ui::Text::seat_brown,  ui::Text::seat_purple,
                               ui::Text::players,    ui::Text::contents,    ui::Text::lesson,
                               ui::Text::score_total};

void end_with(std::initializer_list<int16_t> totals, rules::Actors winners) {
  play.set_players(static_cast<uint8_t>(totals.size()));
  rules::Score* score = play.ended.scores;
  for (const int16_t total : totals) (score++)->total = total;
  play.ended.winners = winners;
}

std::string verdict() {
  char words[120];
  ui::tell_verdict(play, play.ended, words, sizeof words);
  return words;
}

// A touch that comes at once would belong to the last move.
void pause() { finger::wait(600); }

void open() {
  ui::set_current_play(&play);
  ui::screens::open(play.screen());
  finger::wait(kMoved);
}

// --- what it says --------------------------------------------------------------------------------

void test_verdict_should_name_the_winner_with_the_points() {
  end_with({9, 43, 42}, rules::only(2));
  TEST_ASSERT_EQUAL_STRING("Yellow wins with 43 points.", verdict().c_str());
}

void test_verdict_should_name_all_winners_when_they_share_the_win() {
  end_with({8, 8}, rules::only(1) | rules::only(2));
  TEST_ASSERT_EQUAL_STRING("Red and Yellow share the win with 8 points.", verdict().c_str());
  end_with({8, 3, 8, 8}, rules::only(1) | rules::only(3) | rules::only(4));
  TEST_ASSERT_EQUAL_STRING("Red, Blue and Green share the win with 8 points.", verdict().c_str());
}

void test_verdict_should_be_the_games_own_when_points_alone_decide_nothing() {
  play.picture = &picture;
  end_with({8, 8, 2}, rules::only(2));
  TEST_ASSERT_EQUAL_STRING("The older one wins.", verdict().c_str());
  end_with({8, 8}, rules::only(1) | rules::only(2));
  TEST_ASSERT_EQUAL_STRING("The older one wins.", verdict().c_str());
  end_with({8, 2, 2}, rules::only(1));
  TEST_ASSERT_EQUAL_STRING("Red wins with 8 points.", verdict().c_str());
}

void test_result_of_one_player_should_say_the_points_and_what_they_are_called() {
  end_with({57}, rules::only(1));
  open();
  TEST_ASSERT_TRUE(fake::shows("\n57\n") && fake::shows("points"));
  TEST_ASSERT_FALSE_MESSAGE(fake::shows("Red"), "there is nobody to tell apart");
  play.ended.title = "Mayor";
  ui::screens::rebuild();
  TEST_ASSERT_TRUE(fake::shows("Mayor"));
  TEST_ASSERT_FALSE(fake::shows("points"));
}

void test_result_should_show_every_item_of_every_player() {
  play.set_items({kItems, 2});
  end_with({31, 24}, rules::only(1));
  play.ended.scores[0].items[0] = 30;
  play.ended.scores[0].items[1] = 1;
  play.ended.scores[1].items[0] = 17;
  play.ended.scores[1].items[1] = 7;
  open();
  for (const char* value : {"31", "24", "30", "1", "17", "7"}) {
    const std::string line = std::string("\n") + value + "\n";
    TEST_ASSERT_TRUE_MESSAGE(fake::shows(line.c_str()), value);
  }
}

void test_result_should_tell_the_number_of_its_luck() {
  end_with({3}, rules::only(1));
  open();
  TEST_ASSERT_TRUE(fake::shows("Result"));
  play.set_luck(ui::LuckKind::numbered, 4127);
  ui::screens::rebuild();
  TEST_ASSERT_TRUE(fake::shows("No. 4127"));
}

// --- what its buttons do -------------------------------------------------------------------------

void test_again_should_begin_with_new_luck_and_the_other_one_with_the_same() {
  end_with({3}, rules::only(1));
  open();
  pause();
  finger::tap_seen("button Again");
  finger::tap_seen("button Same luck");
  TEST_ASSERT_EQUAL(2, play.again.size());
  TEST_ASSERT_TRUE(play.again[0] == Again::new_luck && play.again[1] == Again::same_luck);
}

void test_same_luck_should_not_be_offered_when_people_enter_it() {
  end_with({3}, rules::only(1));
  play.set_luck(ui::LuckKind::ours);
  open();
  TEST_ASSERT_FALSE(fake::there("button Same luck"));
  TEST_ASSERT_TRUE(fake::there("button Again"));
}

void test_result_should_lead_home_to_the_replay_and_to_the_record() {
  end_with({3}, rules::only(1));
  play.set_record(3);
  open();
  pause();
  finger::tap("button Replay");
  TEST_ASSERT_TRUE(fake::there("slider"));
  finger::tap("back");
  finger::tap("menu");
  finger::tap("button Record");
  finger::tap("button Code");
  TEST_ASSERT_TRUE(fake::shows("p1 build 0"));
  finger::tap("back");
  finger::tap("back");
  finger::tap("back");
  finger::tap("button Home");
  TEST_ASSERT_TRUE(fake::there("button Settings"));
}

void test_picture_should_be_looked_at_closer_when_it_is_touched() {
  picture.opened = 0;
  play.picture = &picture;
  end_with({3}, rules::only(1));
  open();
  pause();
  finger::tap("button Why");
  TEST_ASSERT_EQUAL(1, picture.opened);
}

void test_touch_meant_for_the_last_move_should_do_nothing_on_the_result() {
  end_with({3}, rules::only(1));
  play.set_due(rules::Due::act);
  ui::set_current_play(&play);
  play.screen();  // the game goes on
  play.set_due(rules::Due::nothing);
  open();
  finger::tap("button Again");
  finger::tap("button Home");
  TEST_ASSERT_EQUAL(0, play.again.size());
  TEST_ASSERT_TRUE(fake::there("button Again"));
  pause();
  finger::tap("menu");
  finger::tap("back");
  finger::tap("button Again");
  TEST_ASSERT_EQUAL_MESSAGE(0, play.again.size(), "the menu lay there just now");
  finger::tap("button Home");
  TEST_ASSERT_TRUE_MESSAGE(fake::there("button Settings"), "it comes from no move, and is undone");
}

void test_result_of_a_lesson_should_only_be_done_and_leave_that_of_the_game_below() {
  end_with({3}, rules::only(1));
  open();
  static PretendPlay lesson;
  lesson.set_players(1);
  lesson.ended.scores[0].total = 88;
  ui::screens::open(lesson.screen());
  finger::wait(kMoved);
  TEST_ASSERT_TRUE(fake::shows("\n88\n") && fake::shows("Lesson"));
  for (const char* name : {"button Home", "button Replay", "button Again", "menu"}) {
    TEST_ASSERT_FALSE_MESSAGE(fake::there(name), name);
  }
  pause();
  finger::tap_seen("button Done");
  TEST_ASSERT_TRUE(fake::shows("\n3\n"));
  TEST_ASSERT_TRUE(fake::there("button Again"));
}

// --- where things are ----------------------------------------------------------------------------

// The largest sheet there can be, held every way.
void test_everything_should_be_readable_and_have_room_when_six_play_for_ten_items() {
  static int cuts;
  play.set_items(kItems);
  play.picture = &picture;
  for (const bool tie : {false, true}) {
    fake::for_each_hold([&](const ui::Settings& settings) {
      fake::start({}, settings);
      end_with({101, 102, 103, 104, 105, static_cast<int16_t>(tie ? 105 : 99)},
               rules::only(5) | (tie ? rules::only(6) : rules::Actors{0}));
      cuts = 0;
      ui::hear_cuts({[](void*, const char* text) {
                       ++cuts;
                       TEST_MESSAGE(text);
                     },
                     nullptr});
      open();
      TEST_ASSERT_TRUE(fake::there("button Why"));
      fake::expect_room_for_fingers();
      ui::hear_cuts({});
      TEST_ASSERT_EQUAL(0, cuts);
      ui::screens::home();
    });
  }
}

// No two parts lie over each other, and all lie on the screen.
void test_parts_should_have_places_of_their_own_for_any_number_of_players_and_items() {
  const ui::Size sizes[] = {{240, 320}, {320, 240}, {480, 320}, {320, 480}};
  for (const ui::Size& size : sizes) {
    for (const bool left : {false, true}) {
      const ui::Frame held = {size.width, size.height, left};
      for (uint8_t players = 1; players <= 6; ++players) {
        end_with({1, 2, 3, 4, 5, 6}, rules::only(1));
        play.set_players(players);
        ui::Verdict says;
        says.tell(play, play.ended);
        for (int rows = 1; rows <= 10; ++rows) {
          const ui::ResultLayout place(held, says, players, rows, true);
          const bool pictured = !place.picture.empty();
          TEST_ASSERT_TRUE(place.why == (pictured ? place.picture : place.sheet));
          // On the side where the board was.
          if (pictured && held.landscape()) {
            TEST_ASSERT_EQUAL(held.left_hand, place.picture.x > place.sheet.x);
          }
          const ui::Rect parts[] = {place.verdict, place.sheet, place.bar,
                                    pictured ? place.picture : place.verdict};
          for (const ui::Rect& part : parts) {
            TEST_ASSERT_FALSE(part.empty());
            TEST_ASSERT_TRUE(common(part, held.body()) == part);
            for (const ui::Rect& other : parts) {
              TEST_ASSERT_TRUE(part == other || common(part, other).empty());
            }
          }
        }
      }
    }
  }
}

}  // namespace

void setUp() {
  fake::start({});
  play = PretendPlay();
}
void tearDown() { ui::set_current_play(nullptr); }

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_verdict_should_name_the_winner_with_the_points);
  RUN_TEST(test_verdict_should_name_all_winners_when_they_share_the_win);
  RUN_TEST(test_verdict_should_be_the_games_own_when_points_alone_decide_nothing);
  RUN_TEST(test_result_of_one_player_should_say_the_points_and_what_they_are_called);
  RUN_TEST(test_result_should_show_every_item_of_every_player);
  RUN_TEST(test_result_should_tell_the_number_of_its_luck);
  RUN_TEST(test_again_should_begin_with_new_luck_and_the_other_one_with_the_same);
  RUN_TEST(test_same_luck_should_not_be_offered_when_people_enter_it);
  RUN_TEST(test_result_should_lead_home_to_the_replay_and_to_the_record);
  RUN_TEST(test_picture_should_be_looked_at_closer_when_it_is_touched);
  RUN_TEST(test_touch_meant_for_the_last_move_should_do_nothing_on_the_result);
  RUN_TEST(test_result_of_a_lesson_should_only_be_done_and_leave_that_of_the_game_below);
  RUN_TEST(test_everything_should_be_readable_and_have_room_when_six_play_for_ten_items);
  RUN_TEST(test_parts_should_have_places_of_their_own_for_any_number_of_players_and_items);
  return UNITY_END();
}
