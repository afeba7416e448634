// Lists and the keypad.
#include "fake_device.hpp"
#include "ui/core/list_screen.hpp"
#include "ui/core/number_screen.hpp"
#include "ui/core/screen.hpp"

namespace {

using fake::there;

constexpr unsigned kNothing = 12345;
unsigned taken;
bool list_was_gone;

void paint(void*, ui::Painter& painter, const ui::Rect& area, unsigned row, bool inverted) {
  char words[16];
  std::snprintf(words, sizeof words, "entry %u", row);
  ui::paint_row(painter, area, words, inverted);
}

void take(void* context, unsigned row) {
  TEST_ASSERT_EQUAL_PTR(&taken, context);
  taken = row;
  list_was_gone = !there("row 1") && !there("key 1");
}

void open(unsigned rows, unsigned chosen = ui::ListSpec::kNone, uint8_t columns = 1) {
  ui::open_list({.title = "List",
                 .rows = rows,
                 .chosen = chosen,
                 .paint = paint,
                 .take = take,
                 .context = &taken,
                 .columns = columns});
  finger::wait(30);
}

void open_number(uint8_t digits) {
  ui::open_number({.title = "Number",
                   .most_digits = digits,
                   .take = take,
                   .context = &taken,
                   .note = "What for."});
  finger::wait(30);
}

void test_list_should_have_no_pages_when_its_rows_fit() {
  open(4);
  TEST_ASSERT_EQUAL(4, fake::count("row "));
  TEST_ASSERT_FALSE(there("button next"));
}

void test_list_should_give_the_touched_row_when_it_has_gone() {
  open(4);
  finger::tap("row 3");
  TEST_ASSERT_EQUAL(2, taken);
  TEST_ASSERT_TRUE(list_was_gone);
}

class Below final : public ui::Screen {
 public:
  void build(lv_obj_t* /*root*/) override { ++builds; }

  int builds = 0;
};

void test_screen_below_should_be_built_once_when_a_row_changes_it() {
  Below below;
  ui::screens::open(below);
  ui::open_list({.title = "List", .rows = 2, .paint = paint, .take = [](void*, unsigned) {
                   ui::screens::rebuild();
                 }});
  finger::wait(30);
  finger::tap("row 2");
  TEST_ASSERT_EQUAL_PTR(&below, &ui::screens::now());
  TEST_ASSERT_EQUAL(2, below.builds);
  ui::screens::back();
}

void test_list_should_take_nothing_when_people_go_back() {
  open(4);
  finger::tap("back");
  TEST_ASSERT_EQUAL(kNothing, taken);
  TEST_ASSERT_TRUE(there("button Settings"));
}

void test_list_should_reach_every_row_by_its_pages() {
  constexpr unsigned kRows = 11;
  for (unsigned row = 0; row < kRows; ++row) {
    open(kRows);
    char name[16];
    std::snprintf(name, sizeof name, "row %u", row + 1);
    while (!there(name)) finger::tap("button next");
    finger::tap(name);
    TEST_ASSERT_EQUAL(row, taken);
  }
}

void test_list_should_lead_nowhere_behind_its_ends() {
  open(5);
  TEST_ASSERT_FALSE(there("button before"));
  finger::tap("button next");
  TEST_ASSERT_FALSE(there("button next"));
  TEST_ASSERT_TRUE(there("row 5"));
  finger::tap("button before");
  TEST_ASSERT_TRUE(there("row 1"));
}

void test_list_should_open_at_the_chosen_row() {
  open(30, 20);
  TEST_ASSERT_TRUE(there("row 21"));
  TEST_ASSERT_TRUE(fake::shows("entry 20"));
}

void test_list_should_show_twice_as_many_rows_when_it_has_two_columns() {
  open(8, ui::ListSpec::kNone, 2);
  TEST_ASSERT_EQUAL(8, fake::count("row "));
  finger::tap("row 8");
  TEST_ASSERT_EQUAL(7, taken);
}

void test_list_should_have_room_for_fingers_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    fake::start({}, held);
    for (const unsigned rows : {1u, 4u, 6u, 40u}) {
      open(rows, rows - 1, 2);
      fake::expect_room_for_fingers();
      finger::tap("back");
    }
  });
}

void test_number_should_be_read_digit_by_digit() {
  open_number(4);
  for (const char* key : {"key 4", "key 0", "key 7"}) finger::tap(key);
  finger::tap("button OK");
  TEST_ASSERT_EQUAL(407, taken);
  TEST_ASSERT_TRUE(list_was_gone);
}

void test_number_should_lose_its_last_digit_when_back_is_touched() {
  open_number(4);
  for (const char* key : {"key 4", "key 1", "key back", "key 2"}) finger::tap(key);
  finger::tap("button OK");
  TEST_ASSERT_EQUAL(42, taken);
}

void test_number_should_not_be_taken_when_it_is_empty() {
  open_number(4);
  TEST_ASSERT_FALSE(there("button OK"));
  TEST_ASSERT_FALSE(there("key back"));
  finger::tap("key 5");
  TEST_ASSERT_TRUE(there("button OK"));
  finger::tap("key back");
  TEST_ASSERT_FALSE(there("button OK"));
}

void test_number_should_take_no_more_digits_than_it_has() {
  open_number(2);
  finger::tap("key 9");
  finger::tap("key 9");
  TEST_ASSERT_FALSE(there("key 9"));
  finger::tap("key back");
  TEST_ASSERT_TRUE(there("key 9"));
}

void test_number_should_have_room_for_fingers_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    fake::start({}, held);
    open_number(9);
    finger::tap("key 1");
    fake::expect_room_for_fingers();
  });
}

}  // namespace

void setUp() {
  taken = kNothing;
  list_was_gone = false;
  fake::start({});
}
void tearDown() {}

int main() {
  firmware::port::init();
  firmware::port::set_backlight(100);
  fake::start({});
  finger::wait(400);
  UNITY_BEGIN();
  RUN_TEST(test_list_should_have_no_pages_when_its_rows_fit);
  RUN_TEST(test_list_should_give_the_touched_row_when_it_has_gone);
  RUN_TEST(test_screen_below_should_be_built_once_when_a_row_changes_it);
  RUN_TEST(test_list_should_take_nothing_when_people_go_back);
  RUN_TEST(test_list_should_reach_every_row_by_its_pages);
  RUN_TEST(test_list_should_lead_nowhere_behind_its_ends);
  RUN_TEST(test_list_should_open_at_the_chosen_row);
  RUN_TEST(test_list_should_show_twice_as_many_rows_when_it_has_two_columns);
  RUN_TEST(test_list_should_have_room_for_fingers_however_it_is_held);
  RUN_TEST(test_number_should_be_read_digit_by_digit);
  RUN_TEST(test_number_should_lose_its_last_digit_when_back_is_touched);
  RUN_TEST(test_number_should_not_be_taken_when_it_is_empty);
  RUN_TEST(test_number_should_take_no_more_digits_than_it_has);
  RUN_TEST(test_number_should_have_room_for_fingers_however_it_is_held);
  return UNITY_END();
}
