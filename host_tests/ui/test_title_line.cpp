// The line on top of every screen: what stands where, what gives way, the battery.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "written.hpp"

namespace {

using ui::Color;
using ui::Rect;
using ui::TitleLine;

constexpr int kHigh = 24;

ui::Battery charge = {true, 50};

void hold(const ui::Settings& held) {
  fake::device.battery = [] { return charge; };
  fake::start({}, held);
}

struct Line {
  Canvas canvas;
  std::vector<Written> written;

  explicit Line(const TitleLine& line) : canvas({ui::frame().width, 40}) {
    written = written_by([&] {
      ui::Painter painter = canvas.painter();
      ui::paint_title_line(painter, line);
    });
  }
  const Written& at(const char* text) const {
    const Written* const found = find_written(written, text);
    TEST_ASSERT_NOT_NULL_MESSAGE(found, text);
    return *found;
  }
  bool has(const char* text) const { return find_written(written, text) != nullptr; }
};

void test_title_line_should_be_a_ground_with_a_line_below_it() {
  hold({});
  const Line line({.title = "Settings"});
  for (int x = 0; x < ui::frame().width; ++x) {
    TEST_ASSERT_TRUE(line.canvas.at(x, kHigh - 1) == ui::palette().ink);
    TEST_ASSERT_TRUE(line.canvas.at(x, 0) == ui::palette().ground);
    for (int y = kHigh; y < 40; ++y) TEST_ASSERT_TRUE(line.canvas.bare(x, y));
  }
}

// Capitals in the middle of what is above the line.
void test_words_of_the_title_line_should_stand_on_its_middle() {
  hold({});
  const Line line({.title = "Plat", .lead = "Round 3", .note = "No. 7", .score = "27"});
  TEST_ASSERT_EQUAL(4, line.written.size());
  for (const Written& words : line.written) {
    TEST_ASSERT_INT_WITHIN(1, words.top(), kHigh - 1 - words.baseline);
  }
}

void paint_nothing(ui::Painter&, const Rect&, uint8_t) {}

Rect marked;
uint8_t mark_heard;
void keep_mark(ui::Painter&, const Rect& area, uint8_t mark) {
  marked = area;
  mark_heard = mark;
}

Rect room_left;
void keep_room(ui::Painter&, const Rect& room, const void*) { room_left = room; }

// From the left title, lead, mark and name; from the right battery, note and score.
void test_words_of_the_title_line_should_stand_in_their_order() {
  hold({});
  const Line line({.title = "Plat",
                   .lead = "Round 3",
                   .note = "No. 7",
                   .score = "27",
                   .who = "Red",
                   .paint_mark = keep_mark,
                   .mark = 5});
  const Written &title = line.at("Plat"), &lead = line.at("Round 3"), &who = line.at("Red");
  const Written &note = line.at("No. 7"), &score = line.at("27");
  TEST_ASSERT_EQUAL(8, title.left);
  TEST_ASSERT_TRUE(title.face == &ui::kTitle && lead.face == &ui::kText);
  TEST_ASSERT_TRUE(note.face == &ui::kNote && score.face == &ui::kTitle);
  TEST_ASSERT_EQUAL(title.right + 10, lead.left);
  TEST_ASSERT_EQUAL(5, mark_heard);
  TEST_ASSERT_EQUAL(lead.right + 10, marked.x);
  TEST_ASSERT_EQUAL(marked.right() + 5, who.left);
  TEST_ASSERT_INT_WITHIN(1, marked.y, kHigh - 1 - marked.bottom());
  TEST_ASSERT_LESS_THAN(score.left, who.right);
  TEST_ASSERT_EQUAL(score.right + 8, note.left);
  // 18 wide with its pole of 2, eight from the edge and from the words.
  const int battery = ui::frame().width - 8 - 20;
  TEST_ASSERT_EQUAL(battery - 8, note.right);
}

void test_title_should_begin_behind_what_stands_in_the_corner() {
  hold({});
  const int plain = Line({.title = "Plat"}).at("Plat").left;
  const int back = Line({.title = "Plat", .back = true}).at("Plat").left;
  const Line emblem({.title = "Plat", .emblem = &symbol_plat_house});
  const int menu = Line({.title = "Plat", .menu = true}).at("Plat").left;
  TEST_ASSERT_EQUAL(8, plain);
  TEST_ASSERT_EQUAL_MESSAGE(32 + 8, back, "the way back is 32 wide");
  TEST_ASSERT_EQUAL_MESSAGE(8, menu, "it is on the right");
  const auto width = static_cast<int>(symbol_plat_house.header.w);
  TEST_ASSERT_EQUAL(8 + width + 5, emblem.at("Plat").left);
  TEST_ASSERT_GREATER_THAN(8, emblem.canvas.count_in({8, 0, width, kHigh}, ui::palette().accent));
  hold({.left_hand = 1});
  TEST_ASSERT_EQUAL(44, Line({.title = "Plat", .menu = true}).at("Plat").left);
  TEST_ASSERT_EQUAL(8, Line({.title = "Plat"}).at("Plat").left);
}

// The battery makes room for a menu on the right, or for what else stands there.
void test_battery_should_stand_beside_what_is_in_the_right_corner() {
  for (const bool left : {false, true}) {
    hold({.left_hand = left ? uint8_t{1} : uint8_t{0}});
    const auto right_of = [](const TitleLine& line) {
      const Line drawn(line);
      return drawn.at("n").right;
    };
    const int width = ui::frame().width;
    TEST_ASSERT_EQUAL(width - 36, right_of({.title = "Plat", .note = "n"}));
    TEST_ASSERT_EQUAL(width - 72, right_of({.title = "Plat", .note = "n", .corner = true}));
    const int menu = right_of({.title = "Plat", .note = "n", .menu = true});
    TEST_ASSERT_EQUAL(left ? width - 36 : width - 72, menu);
  }
}

// Lead before name, and the name before the mark; a note stays.
void test_name_should_give_way_before_the_lead_when_there_is_no_room() {
  hold({.turn = ui::Turn::portrait});
  const char* const wide = "A title that takes nearly all";
  const Line line({.title = wide,
                   .lead = "Round 3",
                   .note = "No. 7",
                   .who = "Red",
                   .paint_mark = paint_nothing});
  TEST_ASSERT_FALSE(line.has("Red"));
  TEST_ASSERT_TRUE(line.has("No. 7"));
  TEST_ASSERT_TRUE(line.has(wide));
  for (const Written& first : line.written) {
    for (const Written& second : line.written) {
      if (&first == &second) continue;
      TEST_ASSERT_TRUE(first.right <= second.left || second.right <= first.left);
    }
  }
}

void test_title_should_be_smaller_when_lead_and_name_would_have_no_room() {
  hold({.turn = ui::Turn::portrait});
  const TitleLine full = {
      .title = "The City Planner", .lead = "Round 3", .who = "Red", .paint_mark = paint_nothing};
  const Line line(full);
  TEST_ASSERT_TRUE(line.has("Red"));
  TEST_ASSERT_TRUE(line.at("The City Planner").face != &ui::kTitle);
  TEST_ASSERT_TRUE(Line({.title = "The City Planner"}).at("The City Planner").face == &ui::kTitle);
}

// What else is drawn there gets all that title and lead leave.
void test_room_behind_the_title_should_be_given_on() {
  hold({});
  const Line line({.title = "Plat", .lead = "Round 3", .note = "No. 7", .paint_more = keep_room});
  TEST_ASSERT_EQUAL(line.at("Round 3").right + 10, room_left.x);
  TEST_ASSERT_EQUAL(line.at("No. 7").left - 8, room_left.right());
  TEST_ASSERT_EQUAL(0, room_left.y);
  TEST_ASSERT_EQUAL(kHigh - 1, room_left.height);
}

// A can of 18 × 8 with a pole; a cell of 4 × 4 for each third, a thin one in accent where less is
// left; no battery, no can.
void test_battery_should_show_its_charge_in_thirds() {
  constexpr struct {
    uint8_t percent;
    int cells;
  } kCharges[] = {{0, 0}, {16, 0}, {17, 1}, {49, 1}, {50, 2}, {83, 2}, {84, 3}, {100, 3}};
  const ui::Palette& colors = ui::palette();
  constexpr int kCan = 2 * 18 + 2 * 6 + 2 * 4;
  for (const auto& [percent, cells] : kCharges) {
    charge = {true, percent};
    hold({});
    const Line line({.title = "Plat"});
    const Rect place = {ui::frame().width - 8 - 20, 7, 20, 8};
    TEST_ASSERT_EQUAL(cells == 0 ? 0 : kCan + 16 * cells, line.canvas.count_in(place, colors.note));
    TEST_ASSERT_EQUAL(cells == 0 ? kCan + 8 : 0, line.canvas.count_in(place, colors.accent));
  }
  charge = {false, 50};
  hold({});
  const Line none({.title = "Plat", .note = "n"});
  TEST_ASSERT_EQUAL(ui::frame().width - 8, none.at("n").right);
  TEST_ASSERT_EQUAL(0, none.canvas.count_in({250, 0, 50, 23}, colors.note));
  charge = {true, 50};
}

// Three bars in the upper 24 pixels; below a finger they are light on ink.
void test_menu_should_be_three_bars_that_answer_a_finger() {
  hold({});
  lv_obj_t* const root = ui::screens::root();
  ui::add_menu(root, 7);
  const ui::TargetSpec& spec = fake::spec_of("menu");
  TEST_ASSERT_EQUAL(7, spec.id);
  for (const bool pressed : {false, true}) {
    Canvas canvas({60, 60});
    ui::Painter painter = canvas.painter();
    spec.paint(painter, {spec, {5, 0, 44, 44}, pressed});
    const Color bar = pressed ? ui::palette().raised : ui::palette().ink;
    TEST_ASSERT_EQUAL(3 * 18 * 2, canvas.count(bar));
    TEST_ASSERT_EQUAL(3, canvas.patches(bar, canvas.whole()));
    TEST_ASSERT_EQUAL(3 * 18 * 2, canvas.count_in({5 + 13, 5, 18, 12}, bar));
    if (pressed) TEST_ASSERT_EQUAL(44 * 23 - 3 * 18 * 2, canvas.count(ui::palette().ink));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_title_line_should_be_a_ground_with_a_line_below_it);
  RUN_TEST(test_words_of_the_title_line_should_stand_on_its_middle);
  RUN_TEST(test_words_of_the_title_line_should_stand_in_their_order);
  RUN_TEST(test_title_should_begin_behind_what_stands_in_the_corner);
  RUN_TEST(test_battery_should_stand_beside_what_is_in_the_right_corner);
  RUN_TEST(test_name_should_give_way_before_the_lead_when_there_is_no_room);
  RUN_TEST(test_title_should_be_smaller_when_lead_and_name_would_have_no_room);
  RUN_TEST(test_room_behind_the_title_should_be_given_on);
  RUN_TEST(test_battery_should_show_its_charge_in_thirds);
  RUN_TEST(test_menu_should_be_three_bars_that_answer_a_finger);
  return UNITY_END();
}
