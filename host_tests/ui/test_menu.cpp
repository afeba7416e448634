// The menu of a game and what it opens.
#include "fake_device.hpp"
#include "toy_entry.hpp"
#include "ui/play/rules_screen.hpp"
#include "ui/registry.hpp"

namespace {

using fake::there;
using toy::world;

void open(uint8_t players = 1) {
  fake::start({&toy::kEntry, 1});
  ui::screens::open(toy::board);
  ui::Setup setup;
  setup.seats.players = players;
  setup.luck = ui::LuckKind::numbered;
  setup.challenge = 412;
  world.match.begin(setup);
  ui::set_current_play(&toy::play);
  finger::wait(30);
  finger::tap("menu");
}

void test_menu_should_offer_undo_only_when_something_can_be_undone() {
  open();
  TEST_ASSERT_FALSE(there("button Undo"));
  finger::tap("back");
  world.match.undoable = true;
  finger::tap("menu");
  finger::tap("button Undo");
  TEST_ASSERT_EQUAL(1, world.match.undos);
  TEST_ASSERT_TRUE_MESSAGE(there("button Build"), "back at the game");
}

// In the fake match luck did event 3, a player event 4.
void test_menu_should_say_what_ended_undo_when_nothing_can_be_taken_back() {
  constexpr const char *kLuck = "Luck can't be undone.", *kHandOver = "Earlier turns stay.";
  const auto open_sealed = [](size_t sealed, bool undoable) {
    world.match.count = 6;
    world.match.sealed = sealed;
    world.match.undoable = undoable;
    open(2);
  };
  open_sealed(4, false);
  TEST_ASSERT_TRUE(fake::shows(kLuck));
  open_sealed(5, false);
  TEST_ASSERT_TRUE(fake::shows(kHandOver));
  open_sealed(4, true);
  TEST_ASSERT_FALSE(fake::shows(kLuck));
  open_sealed(0, false);
  TEST_ASSERT_FALSE(fake::shows(kLuck) || fake::shows(kHandOver));
}

void test_menu_should_call_the_games_own_row_when_it_has_gone() {
  open();
  finger::tap("row 1");
  TEST_ASSERT_EQUAL(1, world.own_rows);
  TEST_ASSERT_TRUE(there("button Build"));
}

// From the top left, row by row.
std::vector<std::string> in_order() {
  std::vector<ui::Target> all;
  ui::targets(
      [](const ui::Target& target, void* to) {
        static_cast<std::vector<ui::Target>*>(to)->push_back(target);
        return true;
      },
      &all);
  std::sort(all.begin(), all.end(), [](const ui::Target& a, const ui::Target& b) {
    return std::pair{a.y, a.x} < std::pair{b.y, b.x};
  });
  std::vector<std::string> names;
  for (const ui::Target& target : all) {
    if (std::strcmp(target.name, "back") != 0) names.emplace_back(target.name);
  }
  return names;
}

void test_menu_should_begin_with_the_games_own_rows_and_end_with_settings_and_leave() {
  fake::for_each_hold([](const ui::Settings& held) {
    fake::start({&toy::kEntry, 1}, held);
    ui::set_current_play(&toy::play);
    world.menu_rows = 2;
    ui::open_menu(toy::play);
    const std::vector<std::string> expected = {"row 1",         "row 2",           "button Rules",
                                               "button Undo",   "button Lesson",   "button Replay",
                                               "button Record", "button Settings", "button Leave"};
    TEST_ASSERT_TRUE(in_order() == expected);
  });
}

void test_menu_should_go_home_when_people_leave() {
  open();
  finger::tap("button Leave");
  TEST_ASSERT_TRUE(there("button Resume"));
}

// "Round 12 of 13 · Yellow's turn", and as much more as another language takes.
void test_home_should_tell_the_whole_standing_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    for (const char* standing :
         {"Round 12 of 13 \u00b7 Yellow's turn", "Spielrunde 12 von 13 \u00b7 Gelb am Zug jetzt"}) {
      open();
      world.standing = standing;
      std::string cut;
      ui::hear_cuts(
          {[](void* all, const char* text) { *static_cast<std::string*>(all) += text; }, &cut});
      fake::start({&toy::kEntry, 1}, held);
      TEST_ASSERT_TRUE(fake::shows(standing));
      ui::hear_cuts({});
      TEST_ASSERT_EQUAL_STRING("", cut.c_str());
    }
  });
}

void test_menu_should_show_replay_and_record_where_they_hide_nothing() {
  open(1);
  TEST_ASSERT_TRUE(there("button Replay") && there("button Record"));
  open(2);
  TEST_ASSERT_FALSE_MESSAGE(there("button Replay"), "others' boards are hidden");
  TEST_ASSERT_FALSE_MESSAGE(there("button Record"), "others' moves are hidden");
  world.match.now = rules::Due::nothing;
  open(2);
  TEST_ASSERT_TRUE(there("button Replay") && there("button Record"));
  world.match.count = 0;
  open(1);
  TEST_ASSERT_FALSE(there("button Replay"));
  TEST_ASSERT_TRUE(there("button Record"));
}

void test_menu_should_tell_the_luck_only_when_it_is_no_secret_any_more() {
  open();
  TEST_ASSERT_TRUE(fake::shows("No. 412"));
  finger::tap("back");
  ui::Setup fresh;
  world.match.begin(fresh);
  finger::tap("menu");
  TEST_ASSERT_FALSE(fake::shows("No."));
  TEST_ASSERT_FALSE(fake::shows("0123456789abcdef"));
  finger::tap("back");
  world.match.now = rules::Due::nothing;
  finger::tap("menu");
  TEST_ASSERT_TRUE(fake::shows("0123456789abcdef"));
}

void test_menu_should_come_back_when_what_it_opened_is_left() {
  open();
  for (const char* button : {"button Rules", "button Record", "button Replay", "button Settings"}) {
    finger::tap(button);
    TEST_ASSERT_FALSE_MESSAGE(there(button), button);
    finger::tap("back");
    TEST_ASSERT_TRUE_MESSAGE(there(button), button);
  }
}

void test_menu_should_offer_no_lesson_when_it_is_the_lessons_own() {
  open();
  TEST_ASSERT_TRUE(there("button Lesson"));
  finger::tap("back");
  ui::set_current_play(nullptr);
  finger::tap("menu");
  TEST_ASSERT_FALSE(there("button Lesson"));
}

void test_menu_should_have_room_for_fingers_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    for (size_t rows = 0; rows <= ui::kMostMenuRows; ++rows) {
      fake::start({&toy::kEntry, 1}, held);
      ui::set_current_play(&toy::play);
      world.menu_rows = rows;
      ui::open_menu(toy::play);
      fake::expect_room_for_fingers();
      for (const char* button : {"button Rules", "button Record"}) {
        finger::tap(button);
        fake::expect_room_for_fingers();
        finger::tap("back");
      }
    }
  });
}

void test_rules_should_turn_page_by_page_when_touched() {
  open();
  ui::open_rules(toy::kEntry, 1);
  finger::wait(30);
  TEST_ASSERT_TRUE(fake::shows("Rules: Luck"));
  TEST_ASSERT_TRUE(fake::shows("2 / 8"));
  finger::tap("button before");
  TEST_ASSERT_TRUE(fake::shows("1 / 8"));
  TEST_ASSERT_FALSE(there("button before"));
  for (int i = 0; i < 7; ++i) finger::tap("button next");
  TEST_ASSERT_TRUE(fake::shows("8 / 8"));
  TEST_ASSERT_FALSE(there("button next"));
}

void test_rules_should_open_the_page_that_is_touched_in_the_contents() {
  open();
  finger::tap("button Rules");
  finger::tap("button Contents");
  finger::tap("row 3");
  TEST_ASSERT_TRUE(fake::shows("3 / 8"));
  finger::tap("back");
  TEST_ASSERT_TRUE(there("button Rules"));
}

void test_rules_should_have_room_for_their_words_in_every_game() {
  fake::for_each_hold([](const ui::Settings& held) {
    fake::start({}, held);
    for (const ui::GameEntry& game : ui::kGames) {
      for (uint8_t page = 0; page < game.rules.size(); ++page) {
        TEST_ASSERT_TRUE_MESSAGE(ui::rules_fit(game, page), ui::text(game.rules[page].title));
      }
    }
  });
}

void test_record_should_show_every_line_by_its_pages() {
  open();
  finger::tap("button Record");
  finger::tap("button Code");
  TEST_ASSERT_TRUE(fake::shows("p1 build 0 at"));
  TEST_ASSERT_FALSE(fake::shows("p3 build 119 at"));
  while (there("button next")) finger::tap("button next");
  TEST_ASSERT_TRUE(fake::shows("p3 build 119 at"));
}

void test_record_should_be_kept_once_and_say_where_when_saved() {
  open();
  finger::tap("button Record");
  finger::tap("button Code");
  finger::tap("button Save");
  TEST_ASSERT_EQUAL_STRING("plat-toy-412", fake::kept_name.c_str());
  TEST_ASSERT_EQUAL(0, fake::kept_text.find("p1 build 0 at 1,-1\np2 build 1 at 1,-1\n"));
  TEST_ASSERT_EQUAL_STRING("plat-toy-7.txt", ui::said());
  TEST_ASSERT_FALSE(there("button Save"));
}

void test_record_should_stay_saved_on_its_other_pages() {
  open();
  finger::tap("button Record");
  finger::tap("button Code");
  finger::tap("button Save");
  TEST_ASSERT_TRUE(fake::shows("Saved"));
  finger::tap("button next");
  TEST_ASSERT_TRUE(fake::shows("Saved"));
  TEST_ASSERT_FALSE(there("button Save"));
}

void test_record_should_be_called_by_its_game_alone_when_its_luck_has_no_number() {
  open();
  world.match.begin({});
  finger::tap("button Record");
  finger::tap("button Code");
  finger::tap("button Save");
  TEST_ASSERT_EQUAL_STRING("plat-toy", fake::kept_name.c_str());
}

void test_record_should_say_why_when_it_could_not_be_saved() {
  open();
  fake::disk_full = true;
  finger::tap("button Record");
  finger::tap("button Code");
  finger::tap("button Save");
  TEST_ASSERT_EQUAL_STRING("It could not be saved: the disk is full.", ui::said());
  TEST_ASSERT_TRUE_MESSAGE(there("button Save"), "one may try again");
}

void test_record_should_offer_no_file_when_there_are_none() {
  const auto keep = fake::device.keep_text;
  fake::device.keep_text = nullptr;
  open();
  finger::tap("button Record");
  finger::tap("button Code");
  TEST_ASSERT_FALSE(there("button Save"));
  TEST_ASSERT_TRUE(there("button next"));
  fake::device.keep_text = keep;
}

void test_pool_should_be_back_where_it_was_when_the_menu_was_left() {
  open();
  finger::tap("button Leave");
  const auto round = [] {
    finger::tap("button Resume");
    finger::tap("menu");
    finger::tap("button Rules");
    finger::tap("button Contents");
    finger::tap("row 2");
    finger::tap("back");
    finger::tap("button Record");
    finger::tap("button Code");
    finger::tap("button Save");
    finger::tap("back");
    finger::tap("back");
    finger::tap("button Leave");
  };
  round();
  lv_mem_monitor_t before, after;
  lv_mem_monitor(&before);
  for (int i = 0; i < 10; ++i) round();
  lv_mem_monitor(&after);
  TEST_ASSERT_EQUAL(before.free_size, after.free_size);
}

}  // namespace

void setUp() {
  world = {};
  fake::disk_full = false;
}
void tearDown() {}

int main() {
  firmware::port::init();
  firmware::port::set_backlight(100);
  fake::start({});
  finger::wait(400);
  UNITY_BEGIN();
  RUN_TEST(test_menu_should_offer_undo_only_when_something_can_be_undone);
  RUN_TEST(test_menu_should_say_what_ended_undo_when_nothing_can_be_taken_back);
  RUN_TEST(test_menu_should_call_the_games_own_row_when_it_has_gone);
  RUN_TEST(test_menu_should_begin_with_the_games_own_rows_and_end_with_settings_and_leave);
  RUN_TEST(test_menu_should_go_home_when_people_leave);
  RUN_TEST(test_home_should_tell_the_whole_standing_however_it_is_held);
  RUN_TEST(test_menu_should_show_replay_and_record_where_they_hide_nothing);
  RUN_TEST(test_menu_should_tell_the_luck_only_when_it_is_no_secret_any_more);
  RUN_TEST(test_menu_should_come_back_when_what_it_opened_is_left);
  RUN_TEST(test_menu_should_offer_no_lesson_when_it_is_the_lessons_own);
  RUN_TEST(test_menu_should_have_room_for_fingers_however_it_is_held);
  RUN_TEST(test_rules_should_turn_page_by_page_when_touched);
  RUN_TEST(test_rules_should_open_the_page_that_is_touched_in_the_contents);
  RUN_TEST(test_rules_should_have_room_for_their_words_in_every_game);
  RUN_TEST(test_record_should_show_every_line_by_its_pages);
  RUN_TEST(test_record_should_be_kept_once_and_say_where_when_saved);
  RUN_TEST(test_record_should_stay_saved_on_its_other_pages);
  RUN_TEST(test_record_should_be_called_by_its_game_alone_when_its_luck_has_no_number);
  RUN_TEST(test_record_should_say_why_when_it_could_not_be_saved);
  RUN_TEST(test_record_should_offer_no_file_when_there_are_none);
  RUN_TEST(test_pool_should_be_back_where_it_was_when_the_menu_was_left);
  return UNITY_END();
}
