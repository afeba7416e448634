// Fields, seats and rows of the set-up, by where their words stand and what is seen of them.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/play/setup/setup_paint.hpp"
#include "written.hpp"

namespace {

using ui::Color;
using ui::Point;
using ui::Rect;
using ui::Seat;

struct Drawn {
  Canvas canvas{{320, 80}};
  std::vector<Written> written;

  template <typename Draw>
  explicit Drawn(Draw draw) {
    written = written_by([&] {
      ui::Painter painter = canvas.painter();
      draw(painter);
    });
  }
  const Written& at(const char* text) const {
    const Written* const found = find_written(written, text);
    TEST_ASSERT_NOT_NULL_MESSAGE(found, text);
    return *found;
  }
};

Drawn field(const Rect& area, const char* value, bool pressed = false) {
  const ui::ShownField shown = {"Players", value};
  const ui::TargetSpec spec = {.more = &shown};
  return Drawn([&](ui::Painter& painter) {
    ui::paint_setup_field(painter, {spec, area, pressed});
  });
}

constexpr Rect kField = {4, 6, 106, 48};

// The label small above the value, both from the same edge.
void test_field_should_show_its_label_above_its_value() {
  const Drawn drawn = field(kField, "Four");
  const Written &label = drawn.at("Players"), &value = drawn.at("Four");
  TEST_ASSERT_TRUE(label.face == &ui::kNote && value.face == &ui::kTitle);
  TEST_ASSERT_EQUAL(kField.x + 8, label.left);
  TEST_ASSERT_EQUAL(label.left, value.left);
  TEST_ASSERT_GREATER_THAN(kField.y + 3, label.top());
  TEST_ASSERT_GREATER_THAN(label.baseline + 3, value.top());
  TEST_ASSERT_LESS_THAN(kField.bottom() - 3, value.baseline);
}

// Lines part it from its neighbours: below, and on its right unless the display ends there.
void test_field_should_be_parted_from_its_neighbours() {
  const Color grid = ui::palette().grid;
  for (const Rect& area : {kField, Rect{320 - 106, 6, 106, 48}}) {
    const Drawn drawn = field(area, "Four");
    TEST_ASSERT_EQUAL(area.width,
                      drawn.canvas.count_in({area.x, area.bottom() - 1, area.width, 1}, grid));
    const Rect side = {area.right() - 1, area.y, 1, area.height};
    TEST_ASSERT_EQUAL(area.right() < 320 ? area.height : 1, drawn.canvas.count_in(side, grid));
    TEST_ASSERT_TRUE(drawn.canvas.at(area.x, area.y) == ui::palette().raised);
    TEST_ASSERT_TRUE(drawn.canvas.bare(area.x - 1, area.y));
  }
  const Drawn pressed = field(kField, "Four", true);
  TEST_ASSERT_TRUE(pressed.canvas.at(kField.x, kField.y) == ui::palette().ink);
  TEST_ASSERT_GREATER_THAN(
      20, pressed.canvas.count_in(pressed.at("Four").area(), ui::palette().raised));
}

// The pixels of the mark in the column behind the value, row by row.
std::vector<int> rows_of(const Drawn& drawn, const Rect& column) {
  std::vector<int> rows;
  for (int y = column.y; y < column.bottom(); ++y) {
    const int wide = drawn.canvas.count_in({column.x, y, column.width, 1}, ui::palette().ink);
    if (wide > 0) rows.push_back(wide);
  }
  return rows;
}

void test_field_should_show_by_a_mark_that_it_opens_a_list() {
  // Its middle is fifteen from the right.
  const Rect column = {kField.right() - 15 - 6, kField.y + 20, 13, 24};
  const std::vector<int> list = rows_of(field(kField, "Four"), column);
  const std::vector<int> wanted = {9, 7, 5, 3, 1};
  TEST_ASSERT_EQUAL(wanted.size(), list.size());
  for (size_t i = 0; i < list.size(); ++i) TEST_ASSERT_EQUAL(wanted[i], list[i]);
}

// A triangle on each side, two pixels beside it; their tips point away from each other.
void test_what_a_touch_changes_should_have_a_mark_on_both_sides() {
  const Rect chip = {20, 10, 28, 28};
  const Drawn drawn(
      [&](ui::Painter& painter) { ui::paint_changes(painter, chip, ui::palette().ink); });
  const auto high = [&](int x) {
    return drawn.canvas.count_in({x, chip.y, 1, chip.height}, ui::palette().ink);
  };
  for (int step = 0; step < 4; ++step) {
    TEST_ASSERT_EQUAL(2 * step + 1, high(chip.x - 6 + step));
    TEST_ASSERT_EQUAL(2 * step + 1, high(chip.right() + 5 - step));
  }
  TEST_ASSERT_EQUAL(2 * (1 + 3 + 5 + 7), drawn.canvas.count(ui::palette().ink));
}

// Then the mark stands beside the label.
void test_long_value_should_take_two_lines() {
  const Drawn drawn = field(kField, "Numbers that all of us know");
  TEST_ASSERT_EQUAL(3, drawn.written.size());
  const Written &first = drawn.written[1], &second = drawn.written[2];
  TEST_ASSERT_EQUAL(kField.x + 8, first.left);
  TEST_ASSERT_EQUAL(kField.x + 8, second.left);
  TEST_ASSERT_GREATER_THAN(first.baseline, second.top());
  TEST_ASSERT_LESS_THAN(kField.bottom() - 1, second.baseline);
  const Rect beside = {kField.right() - 21, kField.y + 4, 13, 16};
  TEST_ASSERT_EQUAL(9 + 7 + 5 + 3 + 1, drawn.canvas.count_in(beside, ui::palette().ink));
}

// --- seats ---------------------------------------------------------------------------------------

Drawn seat(const Rect& area, unsigned player, rules::Sitter sitter = rules::Sitter::person) {
  ui::Setup setup;
  setup.seats.players = 3;
  setup.sitters[player - 1] = sitter;
  return Drawn(
      [&](ui::Painter& painter) { ui::paint_setup_seat(painter, area, setup, player - 1, false); });
}

// Chip and name side by side where there is room, else the name below; its number in the corner.
void test_seat_should_show_number_chip_and_name() {
  for (const Rect& area : {Rect{2, 3, 106, 48}, {2, 3, 80, 48}, {2, 3, 60, 48}}) {
    const bool wide = area.width > 78;
    const Drawn drawn = seat(area, 2);
    const Written &number = drawn.at("2"), &name = drawn.at("Yellow");
    TEST_ASSERT_EQUAL(area.x + 5, number.left);
    TEST_ASSERT_LESS_THAN(area.y + 16, number.baseline);
    const Color color = ui::palette().area(ui::seat_wash(Seat::yellow)).color;
    const Rect chip = wide ? Rect{name.left - 26, area.y + 14, 20, 20}
                           : Rect{area.center().x - 10, area.y + 6, 20, 20};
    TEST_ASSERT_TRUE(drawn.canvas.at(chip.x + 1, chip.y + 1) == color);
    TEST_ASSERT_TRUE(drawn.canvas.at(chip.right() - 2, chip.bottom() - 2) == color);
    TEST_ASSERT_TRUE(drawn.canvas.at(chip.x, chip.y) == ui::palette().ink);
    TEST_ASSERT_TRUE(drawn.canvas.at(chip.x - 1, chip.y + 9) == ui::palette().raised);
    if (wide) {
      TEST_ASSERT_INT_WITHIN(2, name.top() - area.y, area.bottom() - 1 - name.baseline);
      TEST_ASSERT_GREATER_OR_EQUAL(area.x + 16, chip.x);
      TEST_ASSERT_TRUE(common(chip, number.area()).empty());
      TEST_ASSERT_TRUE(name.face == (area.width < 96 ? &ui::kNote : &ui::kText));
    } else {
      TEST_ASSERT_INT_WITHIN(1, name.left - area.x, area.right() - name.right);
      TEST_ASSERT_GREATER_THAN(chip.bottom(), name.top());
    }
  }
}

void test_seat_of_a_bot_should_be_marked_in_the_upper_right() {
  const Rect area = {2, 3, 106, 48};
  const Rect corner = {area.right() - 22, area.y + 2, 20, 18};
  const Color ink = ui::palette().ink;
  TEST_ASSERT_EQUAL(0, seat(area, 1).canvas.count_in(corner, ink));
  TEST_ASSERT_GREATER_THAN(30, seat(area, 1, rules::Sitter::greedy).canvas.count_in(corner, ink));
}

// Two rows where one is too narrow for chips with names below; the mark that it opens on the right.
void test_players_should_stand_side_by_side_beside_the_mark_that_opens_their_seats() {
  ui::Setup setup;
  setup.seats.players = 6;
  const ui::TargetSpec spec = {.more = &setup};
  for (const Rect& area : {Rect{0, 3, 320, 48}, {0, 3, 240, 96}}) {
    const Drawn drawn([&](ui::Painter& painter) {
      ui::paint_setup_seats(painter, {spec, area, false});
    });
    const bool two_rows = area.height == 96;
    const char* const names[] = {"Red", "Yellow", "Blue", "Green", "Brown", "Purple"};
    const int columns = two_rows ? 3 : 6;
    for (int i = 0; i < 6; ++i) {
      const Written& name = drawn.at(names[i]);
      const int width = (area.width - 20) / columns;
      const int left = width * (i % columns), top = area.y + 48 * (i / columns);
      TEST_ASSERT_GREATER_OR_EQUAL(left, name.left);
      TEST_ASSERT_LESS_OR_EQUAL(left + width + 1, name.right);
      TEST_ASSERT_TRUE(name.baseline > top && name.baseline < top + 48);
    }
    const Rect mark = {area.right() - 20, area.center().y - 6, 20, 12};
    TEST_ASSERT_EQUAL(9 + 7 + 5 + 3 + 1, drawn.canvas.count_in(mark, ui::palette().ink));
  }
}

// --- rows of lists -------------------------------------------------------------------------------

constexpr Rect kRow = {8, 10, 300, 44};

// The chips of so many players on the right, from the first on.
void test_row_of_players_should_show_their_chips() {
  for (unsigned players = 1; players <= 6; ++players) {
    const ui::Seats seats;
    const Drawn drawn(
        [&](ui::Painter& painter) { ui::paint_players_row(painter, kRow, seats, players, false); });
    for (unsigned player = 1; player <= 6; ++player) {
      const Color color = ui::palette().area(ui::seat_wash(seats.at(player))).color;
      const int step = static_cast<int>(players - player + 1) * 18;
      const Rect chip = {kRow.right() - step, kRow.y + 15, 14, 14};
      TEST_ASSERT_EQUAL(player <= players, drawn.canvas.count(color) > 0);
      if (player > players) continue;
      TEST_ASSERT_EQUAL(drawn.canvas.count(color), drawn.canvas.count_in(chip, color));
      TEST_ASSERT_TRUE(drawn.canvas.at(chip.x + 1, chip.y + 1) == color);
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  fake::start({});
  UNITY_BEGIN();
  RUN_TEST(test_field_should_show_its_label_above_its_value);
  RUN_TEST(test_field_should_be_parted_from_its_neighbours);
  RUN_TEST(test_field_should_show_by_a_mark_that_it_opens_a_list);
  RUN_TEST(test_what_a_touch_changes_should_have_a_mark_on_both_sides);
  RUN_TEST(test_long_value_should_take_two_lines);
  RUN_TEST(test_seat_should_show_number_chip_and_name);
  RUN_TEST(test_seat_of_a_bot_should_be_marked_in_the_upper_right);
  RUN_TEST(test_players_should_stand_side_by_side_beside_the_mark_that_opens_their_seats);
  RUN_TEST(test_row_of_players_should_show_their_chips);
  return UNITY_END();
}
