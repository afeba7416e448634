#include "drivers/display/host.hpp"
#include "drivers/keys/host.hpp"
#include "fake_device.hpp"
#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"

namespace {

using drivers::keys::Key;
using ui::Touch;

void use(Key key) {
  drivers::keys::press(key);
  finger::wait(60);
}

// A board of two cells over a button, and a button that does nothing now.
class Board final : public ui::Screen {
 public:
  void build(lv_obj_t* root) override {
    ui::add_target(root, {.name = "board",
                          .area = {0, 50, 200, 100},
                          .paint = [](ui::Painter&, const ui::TargetView&) {},
                          .id = 1,
                          .follows = true});
    ui::add_button(root, {.name = "button Faint", .area = {0, 170, 60, 60}, .enabled = false});
    ui::add_button(root, {.name = "button Go", .area = {100, 170, 60, 60}, .id = 2});
    ui::add_menu(root, 3);
  }
  void paint(ui::Painter& painter) const override {
    painter.fill(ui::frame().whole(), ui::palette().ground);
  }
  void tapped(uint8_t id, uint8_t) override { tapped_id = id; }
  void touched(uint8_t id, Touch touch, ui::Point at) override {
    if (touch == Touch::down) touched_at = at;
    if (touch == Touch::up) touched_id = id;
  }
  void places(const ui::PlaceSink& sink) const override {
    if (!sink({.name = "cell 0", .area = {0, 60, 30, 30}, .two_step = true})) return;
    sink({.name = "cell 1", .area = {100, 60, 30, 30}, .two_step = true});
  }

  int tapped_id = 0, touched_id = 0;
  ui::Point touched_at = {};
};
Board board;

// Two places to the right of a first one, in its row: one is 60 away and 64 lower.
class Row final : public ui::Screen {
 public:
  void build(lv_obj_t* root) override {
    ui::add_button(root, {.name = "button First", .area = {0, 30, 44, 180}, .id = 1});
    ui::add_button(root, {.name = "button Lower", .area = {60, 162, 44, 44}, .id = 2});
    ui::add_button(root, {.name = "button Level", .area = {level_at, 98, 44, 44}, .id = 3});
  }
  void paint(ui::Painter& painter) const override {
    painter.fill(ui::frame().whole(), ui::palette().ground);
  }
  void tapped(uint8_t id, uint8_t) override { tapped_id = id; }

  int level_at = 0;
  int tapped_id = 0;
};
Row row;

uint32_t changes_of(Key key) {
  const uint32_t before = drivers::display::panel().changes();
  use(key);
  return drivers::display::panel().changes() - before;
}

void test_keys_should_lead_from_home_to_the_settings_and_back() {
  use(Key::down);  // shows the focus, on Settings
  use(Key::press);
  TEST_ASSERT_TRUE(fake::there("segment Paper"));
  use(Key::down);  // from the tab Look to the theme
  use(Key::right);
  use(Key::press);
  TEST_ASSERT_TRUE(fake::applied.theme == ui::Theme::blueprint);
  use(Key::back);
  TEST_ASSERT_TRUE(fake::there("button Settings"));
  use(Key::press);  // the focus is where it was
  TEST_ASSERT_TRUE(fake::there("segment Paper"));
}

void test_focus_should_stay_where_it_is_when_its_screen_is_built_again() {
  finger::tap("button Settings");
  use(Key::next);
  use(Key::next);  // the tab Feel
  use(Key::press);
  TEST_ASSERT_TRUE(fake::there("segment Left"));
  use(Key::down);  // from the tab to the hand, the turn, the sound
  use(Key::down);
  use(Key::down);
  use(Key::right);
  use(Key::right);
  use(Key::press);
  TEST_ASSERT_EQUAL(2, fake::applied.volume);
}

void test_focus_should_be_hidden_until_a_key_and_after_a_touch() {
  lv_mem_monitor_t before, after;
  lv_mem_monitor(&before);
  TEST_ASSERT_TRUE(changes_of(Key::down) > 0);
  TEST_ASSERT_EQUAL(1, lv_obj_get_child_count(lv_layer_top()));
  finger::tap(10, 40);  // the card
  TEST_ASSERT_EQUAL(0, lv_obj_get_child_count(lv_layer_top()));
  lv_mem_monitor(&after);
  TEST_ASSERT_EQUAL(before.free_size, after.free_size);
}

void test_focus_should_step_among_the_places_of_a_board() {
  ui::screens::open(board);
  use(Key::right);  // shows it, on the first cell
  use(Key::press);
  TEST_ASSERT_EQUAL(1, board.touched_id);
  TEST_ASSERT_EQUAL(15, board.touched_at.x);
  TEST_ASSERT_EQUAL(75, board.touched_at.y);
  use(Key::right);
  use(Key::press);
  TEST_ASSERT_EQUAL(115, board.touched_at.x);
}

void test_focus_should_pass_by_what_does_nothing() {
  ui::screens::open(board);
  use(Key::right);
  use(Key::down);
  use(Key::press);
  TEST_ASSERT_EQUAL(2, board.tapped_id);
}

// 60 + 64 / 4 are less than 77, and more than 75.
void test_focus_should_count_a_quarter_of_what_lies_aside_in_its_row() {
  for (const auto& [away, nearer] : {std::pair{77, 2}, {75, 3}}) {
    row.level_at = away;
    ui::screens::open(row);
    use(Key::right);  // shows it, on the first one
    use(Key::right);
    use(Key::press);
    TEST_ASSERT_EQUAL(nearer, row.tapped_id);
    ui::screens::back();
    finger::tap(10, 10);  // hides it
  }
}

void test_back_should_open_the_menu_when_there_is_no_way_back() {
  ui::screens::open(board);
  use(Key::back);
  TEST_ASSERT_EQUAL(3, board.tapped_id);
}

void test_next_should_go_round_through_everything() {
  ui::screens::open(board);
  use(Key::next);  // cell 0
  for (int i = 0; i < 4; ++i) use(Key::next);
  use(Key::press);
  TEST_ASSERT_EQUAL(15, board.touched_at.x);
}

}  // namespace

void setUp() {
  finger::tap(10, 100);  // hides the focus
  fake::start({});
  board.tapped_id = board.touched_id = 0;
}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_keys_should_lead_from_home_to_the_settings_and_back);
  RUN_TEST(test_focus_should_stay_where_it_is_when_its_screen_is_built_again);
  RUN_TEST(test_focus_should_be_hidden_until_a_key_and_after_a_touch);
  RUN_TEST(test_focus_should_step_among_the_places_of_a_board);
  RUN_TEST(test_focus_should_pass_by_what_does_nothing);
  RUN_TEST(test_focus_should_count_a_quarter_of_what_lies_aside_in_its_row);
  RUN_TEST(test_back_should_open_the_menu_when_there_is_no_way_back);
  RUN_TEST(test_next_should_go_round_through_everything);
  return UNITY_END();
}
