// The screen of a few letters: where its keys lie, and how they are typed.
#include "fake_device.hpp"
#include "ui/core/letters_screen.hpp"

namespace {

using ui::Rect;

std::string taken;
int takes = 0;

void open(const char* before = "", uint8_t most = 3) {
  takes = 0;
  ui::open_letters({.title = "Name",
                    .most_letters = most,
                    .before = before,
                    .take = [](void*, const char* letters) {
                      taken = letters;
                      ++takes;
                    }});
  finger::wait(50);
}

Rect place_of(const std::string& name) {
  const finger::Search search = finger::find(name.c_str());
  TEST_ASSERT_TRUE_MESSAGE(search.found, name.c_str());
  return {search.target.x, search.target.y, search.target.width, search.target.height};
}
std::string key(char letter) { return std::string("key ") + letter; }

void type(const std::string& letters) {
  for (const char letter : letters) finger::tap(key(letter).c_str());
}

void test_letters_should_be_taken_as_they_were_typed() {
  fake::start({});
  open();
  type("ONA");
  finger::tap("button OK");
  TEST_ASSERT_EQUAL_STRING("ONA", taken.c_str());
  TEST_ASSERT_EQUAL(1, takes);
  TEST_ASSERT_FALSE_MESSAGE(fake::stands("key A"), "the screen has gone");
}

void test_every_letter_should_have_its_key() {
  fake::start({});
  for (char letter = 'A'; letter <= 'Z'; ++letter) {
    open();
    type(std::string(1, letter));
    finger::tap("button OK");
    TEST_ASSERT_EQUAL_STRING(std::string(1, letter).c_str(), taken.c_str());
  }
}

void test_keys_should_be_faint_when_there_is_room_for_no_more_letters() {
  fake::start({});
  open();
  type("AB");
  TEST_ASSERT_TRUE(fake::there("key C"));
  type("C");
  TEST_ASSERT_FALSE(fake::there("key D"));
  finger::tap("key back");
  type("D");
  finger::tap("button OK");
  TEST_ASSERT_EQUAL_STRING("ABD", taken.c_str());
}

void test_first_letter_should_take_the_place_of_what_was_there() {
  fake::start({});
  open("MAX");
  type("E");
  finger::tap("button OK");
  TEST_ASSERT_EQUAL_STRING("E", taken.c_str());
}

void test_what_was_there_should_stay_but_for_what_is_erased() {
  fake::start({});
  open("MAX");
  finger::tap("key back");
  type("Y");
  finger::tap("button OK");
  TEST_ASSERT_EQUAL_STRING("MAY", taken.c_str());
}

void test_no_letters_should_be_an_answer_too() {
  fake::start({});
  open("M");
  finger::tap("key back");
  TEST_ASSERT_FALSE(fake::there("key back"));
  finger::tap("button OK");
  TEST_ASSERT_EQUAL_STRING("", taken.c_str());
  TEST_ASSERT_EQUAL(1, takes);
}

void test_nothing_should_be_taken_when_people_go_back() {
  fake::start({});
  open("MAX");
  type("E");
  finger::tap("back");
  TEST_ASSERT_EQUAL(0, takes);
}

// All at once, in the order of the alphabet, row by row, no key upon another.
void test_all_letters_should_have_room_for_fingers_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    fake::start({}, held);
    open("M");
    fake::expect_room_for_fingers();
    const Rect back = place_of("back");
    std::vector<Rect> all = {back};
    for (char letter = 'A'; letter <= 'Z'; ++letter) {
      const Rect place = place_of(key(letter));
      for (const Rect& other : all) TEST_ASSERT_TRUE(common(place, other).empty());
      if (letter > 'A') {
        const Rect& last = all.back();
        TEST_ASSERT_TRUE(place.y > last.y || (place.y == last.y && place.x > last.x));
      }
      all.push_back(place);
    }
    TEST_ASSERT_EQUAL(ui::frame().landscape() ? place_of("key G").y : place_of("key E").y,
                      place_of("key A").y);
    for (const char* name : {"key back", "button OK"}) {
      const Rect place = place_of(name);
      TEST_ASSERT_EQUAL(place_of("key Z").y, place.y);
      for (const Rect& other : all) TEST_ASSERT_TRUE(common(place, other).empty());
      all.push_back(place);
    }
    TEST_ASSERT_EQUAL_MESSAGE(ui::frame().width - 1, place_of("button OK").right(), "to the edge");
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_letters_should_be_taken_as_they_were_typed);
  RUN_TEST(test_every_letter_should_have_its_key);
  RUN_TEST(test_keys_should_be_faint_when_there_is_room_for_no_more_letters);
  RUN_TEST(test_first_letter_should_take_the_place_of_what_was_there);
  RUN_TEST(test_what_was_there_should_stay_but_for_what_is_erased);
  RUN_TEST(test_no_letters_should_be_an_answer_too);
  RUN_TEST(test_nothing_should_be_taken_when_people_go_back);
  RUN_TEST(test_all_letters_should_have_room_for_fingers_however_it_is_held);
  return UNITY_END();
}
