// Luck that people enter of which a part of each of two groups comes at once: the faces of two
// dice.
#include "entry_table.hpp"
#include "two_dice.hpp"
#include "ui/core/motion.hpp"

using namespace entry_test;

namespace {

constexpr char kMissing[] = "Touch what came, above and below.";

ui::EntryPicker& picker() { return ui::entry_picker(play()); }

rules::Event roll(unsigned white, unsigned black) {
  return rules::event(rules::kChance, two_dice::Verb::kRoll, white, black);
}
void expect_rolled(unsigned white, unsigned black) {
  TEST_ASSERT_TRUE(last_event() == roll(white, black));
}

void begin_rolls(const ui::Settings& settings = {}) { begin(two_dice::play, 1, settings); }

// --- touches -------------------------------------------------------------------------------------

void test_roll_should_be_entered_when_a_face_of_each_die_is_chosen() {
  begin_rolls();
  TEST_ASSERT_EQUAL(12, fake::count("black ") + fake::count("white "));
  TEST_ASSERT_TRUE(fake::shows("Motion") && fake::shows("Sound"));
  tap("black 2");
  TEST_ASSERT_TRUE(play().holds());
  TEST_ASSERT_FALSE(picker().ready());
  tap("button Enter");
  expect_said(kMissing);
  TEST_ASSERT_EQUAL(0, events());
  tap("white 3");
  TEST_ASSERT_TRUE(picker().ready());
  tap("button Enter");
  TEST_ASSERT_EQUAL(1, events());
  expect_rolled(3, 2);
}

void test_face_should_take_the_place_of_one_of_its_own_die() {
  begin_rolls();
  for (const char* face : {"black 2", "white 3", "black 4", "white 5", "button Enter"}) tap(face);
  expect_rolled(5, 4);
}

void test_chosen_face_should_enter_both_when_it_is_touched_again() {
  begin_rolls();
  tap("black 2");
  tap("black 2");
  expect_said(kMissing);
  TEST_ASSERT_EQUAL(0, events());
  tap("white 3");
  tap("black 2");
  TEST_ASSERT_EQUAL(1, events());
  expect_rolled(3, 2);
}

void test_undo_should_drop_the_face_that_was_chosen_last() {
  begin_rolls();
  for (const char* name : {"white 3", "black 2", "button Undo"}) tap(name);
  TEST_ASSERT_TRUE(play().holds());
  for (const char* name : {"black 5", "button Enter"}) tap(name);
  expect_rolled(3, 5);
  for (const char* name : {"black 1", "white 2", "button Undo", "button Undo"}) tap(name);
  TEST_ASSERT_FALSE(play().holds());
  TEST_ASSERT_EQUAL(1, events());
  tap("button Undo");
  TEST_ASSERT_EQUAL_MESSAGE(0, events(), "both of the roll before");
  TEST_ASSERT_FALSE(there("button Undo"));
}

// --- what can come -------------------------------------------------------------------------------

void test_face_should_be_possible_when_it_can_come_with_one_of_the_other_die() {
  begin_rolls();
  TEST_ASSERT_EQUAL(12, picker().size());
  TEST_ASSERT_EQUAL(6, picker().second());
  for (size_t i = 0; i < 12; ++i) {
    const bool worn = i == 11;  // the last white one
    TEST_ASSERT_EQUAL(!worn, picker().possible(i));
  }
}

void test_face_should_be_refused_with_its_sentence_when_it_never_comes() {
  begin_rolls();
  tap("white 6");
  expect_said("That face is worn off.");
  tap("black 3");
  tap("white 6");
  expect_said("That face is worn off.");
  tap("white 4");
  tap("button Enter");
  expect_rolled(4, 3);
}

void test_face_should_be_refused_when_it_does_not_come_with_the_chosen_one() {
  begin_rolls();
  tap("black 3");
  tap("white 3");
  expect_said("Two dice never agree.");
  TEST_ASSERT_FALSE(picker().ready());
  tap("white 4");
  tap("black 4");
  expect_said("Two dice never agree.");
  tap("button Enter");
  expect_rolled(4, 3);
}

// --- the picker ----------------------------------------------------------------------------------

void test_picker_should_choose_both_faces_of_a_roll_that_is_shown() {
  begin_rolls();
  tap("black 1");
  play().picker().show(roll(2, 6));
  TEST_ASSERT_TRUE(picker().ready());
  TEST_ASSERT_TRUE(picker().event() == roll(2, 6));
  TEST_ASSERT_EQUAL_STRING("button Enter", picker().target());
  for (size_t i = 0; i < 12; ++i) TEST_ASSERT_EQUAL(i == 5 || i == 7, picker().is_chosen(i));
  picker().drop();
  TEST_ASSERT_TRUE(picker().holds() && !picker().ready() && picker().is_chosen(5));
  picker().drop();
  TEST_ASSERT_FALSE(picker().holds());
}

void test_choices_should_be_one_group_again_when_a_coin_is_tossed() {
  begin_rolls();
  for (int time = 0; time < 2; ++time) {
    for (const char* name : {"black 1", "white 2", "button Enter"}) tap(name);
  }
  TEST_ASSERT_EQUAL(2, picker().size());
  TEST_ASSERT_EQUAL(1, picker().groups());
  TEST_ASSERT_FALSE(fake::shows("Motion"));
  tap("side 2");
  tap("side 2");
  TEST_ASSERT_EQUAL(3, events());
  TEST_ASSERT_TRUE(play().match().due() == rules::Due::act);
}

// --- what the device rolls in their place --------------------------------------------------------

std::vector<uint16_t> shown() {
  std::vector<uint16_t> pixels(320 * 240);
  drivers::display::panel().seen(pixels.data());
  return pixels;
}

// Both dice run over their faces and end at what the device rolled.
void test_device_should_say_and_show_both_faces_when_people_leave_the_roll_to_it() {
  begin_rolls();
  finger::wait(finger::kUnseenMs);
  tap("black 3");
  tap("button For us");
  TEST_ASSERT_EQUAL(1, events());
  const unsigned white = last_event().a, black = last_event().b;
  char words[32];
  std::snprintf(words, sizeof words, "Black %u, white %u.", black, white);
  expect_said(words);
  while (ui::motion::left(ui::motion::Kind::dice) > 1) finger::wait(1);
  finger::wait(15);  // it is drawn
  const auto last = ::shown();
  finger::wait(100);
  const auto rest = ::shown();
  const ui::EntryLayout place(ui::frame(), 12, 6);
  const ui::Rect above = place.choice(static_cast<int>(black) - 1);
  const ui::Rect below = place.choice(static_cast<int>(white) + 5);
  bool above_moved = false, below_moved = false;
  for (int y = 0; y < 240; ++y) {
    for (int x = 0; x < 320; ++x) {
      const auto at = static_cast<size_t>(y * 320 + x);
      if (last[at] == rest[at]) continue;
      TEST_ASSERT_TRUE(above.contains({x, y}) || below.contains({x, y}));
      (above.contains({x, y}) ? above_moved : below_moved) = true;
    }
  }
  TEST_ASSERT_TRUE(above_moved && below_moved);
}

void test_device_should_roll_the_last_time_and_the_coin_be_asked_for_at_rest() {
  begin_rolls();
  for (int time = 0; time < 2; ++time) finger::tap_seen("button For us");
  TEST_ASSERT_EQUAL(2, events());
  TEST_ASSERT_EQUAL(0, ui::motion::left(ui::motion::Kind::dice));
  TEST_ASSERT_EQUAL(2, fake::count("side "));
}

// --- places --------------------------------------------------------------------------------------

void test_faces_of_two_dice_should_have_room_for_fingers_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    begin_rolls(held);
    TEST_ASSERT_EQUAL(12, fake::count("black ") + fake::count("white "));
    fake::expect_room_for_fingers();
  });
}

void test_faces_of_two_dice_should_have_room_for_fingers_on_every_display() {
  constexpr ui::Size kSizes[] = {{320, 240}, {240, 320}, {480, 320}, {320, 480}};
  for (const ui::Size& size : kSizes) {
    for (const bool left_hand : {false, true}) {
      const ui::Frame frame = {size.width, size.height, left_hand};
      const ui::EntryLayout place(frame, 12, 6);
      std::vector<ui::Rect> parts = {frame.hand({size.width - 44, 0, 44, 44}), place.undo,
                                     place.draw, place.enter};
      for (int i = 0; i < 12; ++i) parts.push_back(place.choice(i));
      for (const ui::Rect& target : parts) {
        TEST_ASSERT_TRUE(target.width >= 44 && target.height >= 44);
      }
      for (int group = 0; group < 2; ++group) {
        TEST_ASSERT_GREATER_OR_EQUAL(ui::kNote.line_height, place.head(group).height);
        TEST_ASSERT_EQUAL(place.head(group).bottom(), place.choice(6 * group).y);
        TEST_ASSERT_TRUE(place.spare(group).empty());
        parts.push_back(place.head(group));
      }
      for (size_t i = 0; i < parts.size(); ++i) {
        TEST_ASSERT_TRUE(common(parts[i], frame.whole()) == parts[i]);
        for (size_t other = 0; other < i; ++other) {
          TEST_ASSERT_TRUE(common(parts[i], parts[other]).empty());
        }
      }
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_roll_should_be_entered_when_a_face_of_each_die_is_chosen);
  RUN_TEST(test_face_should_take_the_place_of_one_of_its_own_die);
  RUN_TEST(test_chosen_face_should_enter_both_when_it_is_touched_again);
  RUN_TEST(test_undo_should_drop_the_face_that_was_chosen_last);
  RUN_TEST(test_face_should_be_possible_when_it_can_come_with_one_of_the_other_die);
  RUN_TEST(test_face_should_be_refused_with_its_sentence_when_it_never_comes);
  RUN_TEST(test_face_should_be_refused_when_it_does_not_come_with_the_chosen_one);
  RUN_TEST(test_picker_should_choose_both_faces_of_a_roll_that_is_shown);
  RUN_TEST(test_choices_should_be_one_group_again_when_a_coin_is_tossed);
  RUN_TEST(test_device_should_say_and_show_both_faces_when_people_leave_the_roll_to_it);
  RUN_TEST(test_device_should_roll_the_last_time_and_the_coin_be_asked_for_at_rest);
  RUN_TEST(test_faces_of_two_dice_should_have_room_for_fingers_however_it_is_held);
  RUN_TEST(test_faces_of_two_dice_should_have_room_for_fingers_on_every_display);
  return UNITY_END();
}
