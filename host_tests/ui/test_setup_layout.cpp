// Where the parts of the set-up are, with as many fields and players as there can be.
#include "fake_device.hpp"
#include "ui/play/setup/setup_layout.hpp"
#include "ui/play/setup/setup_paint.hpp"

namespace {

using ui::Frame;
using ui::Rect;
using ui::SetupLayout;

constexpr ui::Size kSizes[] = {{320, 240}, {240, 320}, {480, 320}, {320, 480}};

template <class Each>
void for_each_frame(Each each) {
  for (const ui::Size& size : kSizes) {
    for (const bool left_hand : {false, true}) each(Frame{size.width, size.height, left_hand});
  }
}

std::vector<Rect> targets_of(const SetupLayout& parts) {
  std::vector<Rect> targets = {parts.start_button(), parts.lesson_button()};
  for (int i = 0; i < parts.fields; ++i) targets.push_back(parts.field(i));
  if (parts.seats > 0) targets.push_back(parts.seats_area());
  return targets;
}

void test_setup_should_have_room_for_fingers_with_six_fields_and_five_players_on_every_display() {
  for_each_frame([](const Frame& frame) {
    for (int fields = 1; fields <= 6; ++fields) {
      for (const int seats : {0, 2, 3, 4, 5}) {
        const SetupLayout parts = {frame, fields, seats, true};
        const std::vector<Rect> targets = targets_of(parts);
        const Rect words = parts.summary();
        TEST_ASSERT_GREATER_OR_EQUAL(3 * ui::kNote.line_height, words.height);
        for (size_t i = 0; i < targets.size(); ++i) {
          const Rect& target = targets[i];
          TEST_ASSERT_TRUE(target.width >= ui::kTouch && target.height >= ui::kTouch);
          TEST_ASSERT_TRUE(common(target, frame.body()) == target);
          TEST_ASSERT_TRUE(common(target, words).empty());
          for (size_t other = 0; other < i; ++other) {
            TEST_ASSERT_TRUE(common(target, targets[other]).empty());
          }
        }
      }
    }
  });
}

// A name of fifteen letters has 21 in a longer language; the field beside it a short one.
void test_field_should_be_as_wide_as_its_words_need_on_every_display() {
  const ui::ShownField shown[] = {
      {"Players", "3", 0},         {"Game", "Second", 1},
      {"Markers", "2 chosen", 2},  {"Goal", "ThatManyLettersInAWord", 3},
      {"Bonus", "New Project", 4}, {"Luck", "New", 5}};
  uint8_t needs[6];
  for (int i = 0; i < 6; ++i) needs[i] = static_cast<uint8_t>(ui::least_width(shown[i]));
  TEST_ASSERT_GREATER_THAN(320 / 3, needs[3]);
  TEST_ASSERT_LESS_THAN(60, needs[0]);
  for_each_frame([&](const Frame& frame) {
    const SetupLayout parts = {frame, 6, 5, true, needs};
    int right = 0;
    for (int i = 0; i < 6; ++i) {
      const Rect field = parts.field(i);
      TEST_ASSERT_GREATER_OR_EQUAL(needs[i], field.width);
      if (field.x == 0) right = 0;
      TEST_ASSERT_EQUAL(right, field.x);
      right = field.right();
      if (i == 5) TEST_ASSERT_EQUAL(frame.width, right);
    }
  });
}

void test_fields_should_be_as_wide_as_each_other_when_their_words_fit_or_never_would() {
  const Frame frame = {320, 240, false};
  for (const uint8_t need : {uint8_t{100}, uint8_t{200}}) {
    const uint8_t needs[] = {need, need, need};
    for (int i = 0; i < 3; ++i) {
      const SetupLayout plain = {frame, 3, 0, true}, told = {frame, 3, 0, true, needs};
      TEST_ASSERT_TRUE(told.field(i) == plain.field(i));
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(
      test_setup_should_have_room_for_fingers_with_six_fields_and_five_players_on_every_display);
  RUN_TEST(test_field_should_be_as_wide_as_its_words_need_on_every_display);
  RUN_TEST(test_fields_should_be_as_wide_as_each_other_when_their_words_fit_or_never_would);
  return UNITY_END();
}
