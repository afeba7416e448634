// Luck that people enter: the tiles they draw, the dice they roll, who begins.
#include "drivers/display/host.hpp"
#include "entry_table.hpp"
#include "ui/core/motion.hpp"

using namespace entry_test;

namespace {

// --- the picker ----------------------------------------------------------------------------------

void test_entry_should_be_asked_for_by_the_picker_when_luck_is_peoples() {
  begin(cities());
  const rules::Event tile = rules::event(rules::kChance, rules::cities::Verb::kDraw, 9);
  TEST_ASSERT_FALSE(play().picker().ready());
  play().picker().show(tile);
  TEST_ASSERT_TRUE(play().picker().ready());
  TEST_ASSERT_TRUE(play().holds());
  TEST_ASSERT_TRUE(play().picker().event() == tile);
  TEST_ASSERT_EQUAL_STRING("button Enter", play().picker().target());
  play().picker().drop();
  TEST_ASSERT_FALSE(play().picker().ready());
  TEST_ASSERT_FALSE(play().holds());
}

void test_entry_should_offer_all_tiles_when_some_were_drawn() {
  begin(cities());
  enter("tile", 7);
  const ui::EntryPicker& picker = ui::entry_picker(play());
  TEST_ASSERT_EQUAL(24, picker.size());
  for (size_t i = 0; i < 24; ++i) {
    TEST_ASSERT_EQUAL(i + 1, picker[i].a);
    TEST_ASSERT_EQUAL(i != 6, picker.possible(i));
  }
}

void test_entry_should_be_forgotten_when_another_game_begins() {
  begin(cities());
  tap("tile 7");
  TEST_ASSERT_TRUE(play().holds());
  begin(cities());
  TEST_ASSERT_FALSE(play().holds());
}

void test_luck_should_be_entered_again_when_the_same_people_play_again() {
  for (const auto luck : {ui::Play::Again::same_luck, ui::Play::Again::new_luck}) {
    begin(cities());
    enter("tile", 7);
    play().begin_again(play(), luck);
    TEST_ASSERT_TRUE(play().match().due() == rules::Due::entry);
    TEST_ASSERT_EQUAL(0, events());
  }
}

// --- touches -------------------------------------------------------------------------------------

void test_drawn_tile_should_be_refused_with_its_sentence_when_touched_again() {
  begin(cities());
  enter("tile", 7);
  TEST_ASSERT_EQUAL(1, events());
  tap("tile 7");
  expect_said("This tile came already.");
  TEST_ASSERT_FALSE(play().holds());
  tap("button Enter");
  TEST_ASSERT_EQUAL(1, events());
}

void test_refused_tile_should_leave_the_choice_as_it_was() {
  begin(cities());
  enter("tile", 7);
  tap("tile 8");
  tap("tile 7");
  tap("button Enter");
  TEST_ASSERT_EQUAL(8, last_event().a);
}

void test_entry_should_happen_when_the_chosen_one_is_touched_again() {
  begin(cities());
  tap("tile 24");
  TEST_ASSERT_EQUAL_MESSAGE(0, events(), "it is only chosen");
  tap("tile 24");
  TEST_ASSERT_EQUAL(1, events());
  TEST_ASSERT_EQUAL(24, last_event().a);
}

void test_entry_should_be_the_last_one_touched_when_fingers_change_their_mind() {
  begin(cities());
  tap("tile 24");
  tap("tile 1");
  TEST_ASSERT_EQUAL(0, events());
  tap("button Enter");
  TEST_ASSERT_EQUAL(1, last_event().a);
}

void test_entry_should_stay_as_it_was_when_the_finger_slides_off() {
  begin(cities());
  tap("tile 3");
  const ui::Target from = finger::find("tile 9").target;
  const ui::Target to = finger::find("tile 10").target;
  drivers::touch::set_finger(true, from.x + 20, from.y + 20);
  finger::wait(60);
  drivers::touch::set_finger(true, to.x + 20, to.y + 20);
  finger::wait(60);
  drivers::touch::set_finger(false, to.x + 20, to.y + 20);
  finger::wait(100);
  TEST_ASSERT_EQUAL(0, events());
  TEST_ASSERT_EQUAL(3, play().picker().event().a);
}

void test_enter_should_say_what_is_missing_when_nothing_is_chosen() {
  begin(planner());
  tap("button Enter");
  expect_said("Touch what came.");
  TEST_ASSERT_EQUAL(0, events());
}

void test_keys_should_begin_at_the_choices_when_enter_could_do_nothing() {
  begin(planner());
  for (const auto key : {drivers::keys::Key::next, drivers::keys::Key::press}) {
    drivers::keys::press(key);
    finger::wait(60);
  }
  TEST_ASSERT_TRUE(play().holds());
  TEST_ASSERT_EQUAL(1, play().picker().event().b);
}

// --- the course ----------------------------------------------------------------------------------

void test_dice_should_be_asked_for_card_by_card_and_never_thrown() {
  begin(planner());
  for (unsigned card = 1; card <= 7; ++card) {
    const std::string question = "Card " + std::to_string(card) + ": what came?";
    TEST_ASSERT_TRUE_MESSAGE(fake::shows(question.c_str()), question.c_str());
    TEST_ASSERT_FALSE(there("button Roll"));
    TEST_ASSERT_EQUAL(6, fake::count("face "));
    enter("face", card % 6 + 1);
  }
  TEST_ASSERT_TRUE(play().match().due() == rules::Due::act);
  TEST_ASSERT_FALSE(there("button Roll"));
  for (unsigned card = 1; card <= 7; ++card) {
    TEST_ASSERT_EQUAL(card % 6 + 1, rules::city_planner::face(dice(), card));
  }
}

void test_entered_dice_should_be_told_until_the_last_one() {
  begin(planner());
  enter_faces({5, 1, 6});
  TEST_ASSERT_TRUE(fake::shows("So far: 5 1 6"));
}

void test_people_should_say_who_begins_when_two_play() {
  begin(planner(), 2);
  TEST_ASSERT_TRUE(fake::shows("Who begins?"));
  enter("seat", 2);
  TEST_ASSERT_EQUAL(2, dice().active);
  TEST_ASSERT_TRUE(fake::shows("Yellow rolls"));
  TEST_ASSERT_TRUE(there("face 1"));
}

void test_starting_tiles_should_be_laid_when_three_are_entered() {
  begin(cities(), 2);
  enter("tile", 3);
  enter("tile", 11);
  TEST_ASSERT_TRUE(fake::shows("Which is starting tile 3?"));
  enter("tile", 20);
  for (const char* name : {"start tile 3", "start tile 11", "start tile 20"}) {
    TEST_ASSERT_TRUE_MESSAGE(there(name), name);
  }
}

void test_menu_should_tell_the_standing_when_nobody_has_the_turn() {
  begin(cities(), 2);
  tap("menu");
  TEST_ASSERT_TRUE(fake::shows("Starting tiles"));
  TEST_ASSERT_FALSE(fake::shows("turn"));
}

// --- what the device rolls in their place --------------------------------------------------------

void test_device_should_roll_one_die_when_people_leave_it_to_it() {
  begin(planner());
  enter_faces({3, 6});
  finger::tap_seen("button For us");
  TEST_ASSERT_EQUAL(3, events());
  TEST_ASSERT_EQUAL(3, last_event().a);
  const std::string told = "Card 3: the die shows " + std::to_string(last_event().b) + ".";
  expect_said(told.c_str());
  finger::wait(ui::kMessageMs + 100);
  TEST_ASSERT_TRUE(fake::shows("Card 4: what came?"));
  enter("face", 2);
  TEST_ASSERT_EQUAL(2, rules::city_planner::face(dice(), 4));
}

void test_device_should_draw_the_tile_and_the_game_go_on_when_people_leave_it_to_it() {
  begin(cities());
  enter("tile", 3);
  enter("tile", 11);
  tap("tile 20");  // chosen, but not entered
  finger::tap_seen("button For us");
  TEST_ASSERT_EQUAL(3, events());
  TEST_ASSERT_EQUAL(3, fake::count("start tile"));
  TEST_ASSERT_EQUAL_STRING(nullptr, ui::said());
}

void test_button_should_say_what_the_device_would_do() {
  begin(planner(), 2);
  TEST_ASSERT_TRUE(fake::shows("By lot"));
  enter("seat", 2);
  TEST_ASSERT_TRUE(fake::shows("Roll"));
  begin(cities());
  TEST_ASSERT_TRUE(fake::shows("Draw"));
}

// --- places --------------------------------------------------------------------------------------

void test_entries_should_have_room_for_fingers_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    begin(cities(), 1, held);
    TEST_ASSERT_EQUAL(24, fake::count("tile "));
    fake::expect_room_for_fingers();
    begin(planner(), 2, held);
    fake::expect_room_for_fingers();
    enter("seat", 1);
    fake::expect_room_for_fingers();
  });
}

void test_entries_should_have_room_for_fingers_on_every_display() {
  constexpr ui::Size kSizes[] = {{320, 240}, {240, 320}, {480, 320}, {320, 480}};
  for (const ui::Size& size : kSizes) {
    for (const bool left_hand : {false, true}) {
      for (const int choices : {2, 5, 6, 24}) {
        const ui::Frame frame = {size.width, size.height, left_hand};
        const ui::EntryLayout place(frame, choices);
        const ui::Rect menu = frame.hand({size.width - 44, 0, 44, 44});
        std::vector<ui::Rect> targets = {menu, place.undo, place.draw, place.enter};
        for (int i = 0; i < choices; ++i) targets.push_back(place.choice(i));
        for (size_t i = 0; i < targets.size(); ++i) {
          const ui::Rect& target = targets[i];
          TEST_ASSERT_TRUE(target.width >= 44 && target.height >= 44);
          TEST_ASSERT_TRUE(ui::common(target, frame.whole()) == target);
          for (size_t other = 0; other < i; ++other) {
            TEST_ASSERT_TRUE(ui::common(target, targets[other]).empty());
          }
          TEST_ASSERT_TRUE(ui::common(target, place.note).empty());
          TEST_ASSERT_TRUE(place.question.empty() || ui::common(target, place.question).empty());
        }
        TEST_ASSERT_FALSE(place.note.empty());
      }
    }
  }
}

// --- what moves ----------------------------------------------------------------------------------

std::vector<uint16_t> shown() {
  std::vector<uint16_t> pixels(320 * 240);
  drivers::display::panel().seen(pixels.data());
  return pixels;
}

void test_luck_should_run_over_the_choices_and_end_at_what_the_device_rolled() {
  begin(planner());
  finger::wait(finger::kUnseenMs);
  tap("button For us");
  TEST_ASSERT_GREATER_THAN(1, ui::motion::left(ui::motion::Kind::dice));
  while (ui::motion::left(ui::motion::Kind::dice) > 1) finger::wait(1);
  finger::wait(15);  // it is drawn
  const auto last = shown();
  finger::wait(100);
  const auto rest = shown();
  TEST_ASSERT_TRUE(last != rest);
  const ui::Rect came = ui::EntryLayout(ui::frame(), 6).choice(last_event().b - 1);
  for (int y = 0; y < 240; ++y) {
    for (int x = 0; x < 320; ++x) {
      const auto at = static_cast<size_t>(y * 320 + x);
      TEST_ASSERT_TRUE(last[at] == rest[at] || came.contains({x, y}));
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_entry_should_be_asked_for_by_the_picker_when_luck_is_peoples);
  RUN_TEST(test_entry_should_offer_all_tiles_when_some_were_drawn);
  RUN_TEST(test_entry_should_be_forgotten_when_another_game_begins);
  RUN_TEST(test_luck_should_be_entered_again_when_the_same_people_play_again);
  RUN_TEST(test_drawn_tile_should_be_refused_with_its_sentence_when_touched_again);
  RUN_TEST(test_refused_tile_should_leave_the_choice_as_it_was);
  RUN_TEST(test_entry_should_happen_when_the_chosen_one_is_touched_again);
  RUN_TEST(test_entry_should_be_the_last_one_touched_when_fingers_change_their_mind);
  RUN_TEST(test_entry_should_stay_as_it_was_when_the_finger_slides_off);
  RUN_TEST(test_enter_should_say_what_is_missing_when_nothing_is_chosen);
  RUN_TEST(test_keys_should_begin_at_the_choices_when_enter_could_do_nothing);
  RUN_TEST(test_dice_should_be_asked_for_card_by_card_and_never_thrown);
  RUN_TEST(test_entered_dice_should_be_told_until_the_last_one);
  RUN_TEST(test_people_should_say_who_begins_when_two_play);
  RUN_TEST(test_starting_tiles_should_be_laid_when_three_are_entered);
  RUN_TEST(test_menu_should_tell_the_standing_when_nobody_has_the_turn);
  RUN_TEST(test_device_should_roll_one_die_when_people_leave_it_to_it);
  RUN_TEST(test_device_should_draw_the_tile_and_the_game_go_on_when_people_leave_it_to_it);
  RUN_TEST(test_button_should_say_what_the_device_would_do);
  RUN_TEST(test_entries_should_have_room_for_fingers_however_it_is_held);
  RUN_TEST(test_entries_should_have_room_for_fingers_on_every_display);
  RUN_TEST(test_luck_should_run_over_the_choices_and_end_at_what_the_device_rolled);
  return UNITY_END();
}
