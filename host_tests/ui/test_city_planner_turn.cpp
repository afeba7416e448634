// The screen of a turn of City Planner: where its buttons lie, what it tells before and behind the
// roll.
#include "canvas.hpp"
#include "planner_table.hpp"
#include "written.hpp"

using namespace table;

namespace {

using ui::Color;
using ui::Rect;

struct Drawn : DrawnScreen {
  const Written& at(const std::string& text) const {
    const Written* const found = find_written(written, text);
    TEST_ASSERT_NOT_NULL_MESSAGE(found, text.c_str());
    return *found;
  }
};

Rect area_of(const char* name) { return fake::spec_of(name).area; }
Rect area_of_card(unsigned card) { return area_of(("card " + std::to_string(card)).c_str()); }

// Where the line between cards and buttons lies.
int strip_top() { return ui::frame().height - (ui::frame().landscape() ? 61 : 65); }

void open(const ui::Settings& held, unsigned players = 1) {
  begin(players, 7, held);
  finger::wait(50);
}

void test_strip_should_lie_below_the_cards_behind_a_line() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    const Drawn drawn;
    const int width = ui::frame().width;
    TEST_ASSERT_EQUAL(width, drawn.canvas.count_in({0, strip_top(), width, 1}, ui::palette().ink));
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      TEST_ASSERT_LESS_OR_EQUAL(strip_top(), area_of_card(card).bottom());
      TEST_ASSERT_GREATER_OR_EQUAL(ui::kTitleHeight, area_of_card(card).y);
    }
  });
}

// Minus, plus, another roll, lock: in this order from the left, or mirrored; even gaps.
void test_buttons_should_stand_side_by_side_in_the_strip() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    roll();
    const char* const names[] = {"button minus", "button plus", "button Re-roll", "button Lock"};
    const bool left = held.left_hand != 0;
    const int gap = ui::frame().landscape() ? 2 : 4;
    for (size_t i = 0; i < 4; ++i) {
      const Rect area = area_of(names[i]);
      TEST_ASSERT_GREATER_THAN(strip_top(), area.y);
      TEST_ASSERT_LESS_THAN(ui::frame().height, area.bottom());
      if (i == 0) continue;
      const Rect before = area_of(names[i - 1]);
      TEST_ASSERT_EQUAL(before.y, area.y);
      TEST_ASSERT_EQUAL(before.height, area.height);
      TEST_ASSERT_EQUAL(gap, left ? before.x - area.right() : area.x - before.right());
    }
    // To the edge on the side of the hand.
    const Rect lock = area_of("button Lock");
    TEST_ASSERT_EQUAL(gap, left ? lock.x : ui::frame().width - lock.right());
    TEST_ASSERT_EQUAL(area_of("button minus").width, area_of("button plus").width);
  });
}

// A picture over what it costs: minus and plus, a die with three pips.
void test_tools_should_show_what_they_do_over_what_it_costs() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    roll();
    tap_card(card_with(inner));
    for (const char* name : {"button minus", "button plus", "button Re-roll"}) {
      const ui::TargetSpec& spec = fake::spec_of(name);
      const Rect area = spec.area;
      Canvas canvas({ui::frame().width, ui::frame().height});
      const auto written = written_by([&] {
        ui::Painter painter = canvas.painter();
        spec.paint(painter, {spec, area, false});
      });
      TEST_ASSERT_EQUAL(1, written.size());
      const Written& label = written[0];
      TEST_ASSERT_INT_WITHIN(1, label.left - area.x, area.right() - label.right);
      TEST_ASSERT_TRUE(label.top() >= area.bottom() - 18 && label.baseline < area.bottom() - 2);
      const Rect picture = {area.x + 2, area.y + 2, area.width - 4, area.height - 20};
      const Color ink = ui::palette().ink;
      if (spec.symbol == nullptr) {
        TEST_ASSERT_EQUAL(1 + 3, canvas.patches(ui::palette().on_color, picture));
      } else {
        TEST_ASSERT_GREATER_THAN(8, canvas.count_in(picture, ink));
      }
      // As much above as below it.
      int first = picture.bottom(), last = picture.y;
      for (int y = picture.y; y < picture.bottom(); ++y) {
        const int bare = canvas.count_in({picture.x, y, picture.width, 1}, ui::palette().raised);
        if (bare == picture.width) continue;
        first = std::min(first, y);
        last = std::max(last, y + 1);
      }
      TEST_ASSERT_INT_WITHIN(2, first - picture.y, picture.bottom() - last);
    }
  });
}

// Before the roll: whose turn, and how many dice.
void test_turn_should_say_whose_it_is_before_the_roll() {
  fake::for_each_hold([](const ui::Settings& held) {
    for (const unsigned players : {1u, 2u}) {
      open(held, players);
      const Drawn drawn;
      const Rect roll_area = area_of("button Roll");
      size_t told = 0;
      for (const Written& line : drawn.written) {
        TEST_ASSERT_TRUE_MESSAGE(common(roll_area, line.area()).empty(), line.text.c_str());
        for (unsigned card = 1; card <= rule::kCards; ++card) {
          TEST_ASSERT_TRUE_MESSAGE(common(area_of_card(card), line.area()).empty(),
                                   line.text.c_str());
        }
        told += line.top() >= ui::kTitleHeight;
      }
      TEST_ASSERT_GREATER_OR_EQUAL(2, told);
      if (players == 1) continue;
      const ui::Seat seat = game().seat(state().active);
      const Color color = ui::palette().area(ui::seat_wash(seat)).color;
      TEST_ASSERT_GREATER_THAN_MESSAGE(60, drawn.canvas.count(color), "the seat's chip");
    }
  });
}

// Nothing chosen: what to touch. A card chosen: what it would bring.
void test_turn_should_say_what_to_touch_and_then_what_it_brings() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    roll();
    const Drawn asked;
    const Color accent = ui::palette().accent;
    int orders = 0;
    for (const Written& line : asked.written) {
      orders += asked.canvas.count_in(line.area(), accent) > 4;
    }
    TEST_ASSERT_GREATER_OR_EQUAL(1, orders);
    tap_card(1);
    finger::wait(50);
    const Drawn told;
    const Rect tools = area_of("button minus");
    bool brings = false;
    for (const Written& line : told.written) {
      brings = brings || line.text.find(" \u00D7 ") != std::string::npos;
      if (ui::frame().landscape()) TEST_ASSERT_TRUE(common(tools, line.area()).empty());
    }
    TEST_ASSERT_TRUE_MESSAGE(brings, "two products");
  });
}

// Points above money in the free place of a plan, the rounds at its foot; in landscape in a line.
void test_standing_should_be_told_clear_of_the_cards() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    roll();
    lock(4);
    score_best();
    finger::wait(700);
    const Drawn drawn;
    const Color accent = ui::palette().accent;
    const ui::Frame frame = ui::frame();
    if (frame.landscape()) {
      const Rect band = frame.hand({0, ui::kTitleHeight, frame.width - ui::kTouch, 20});
      TEST_ASSERT_GREATER_THAN(10, drawn.canvas.count_in(band, ui::palette().ink));
      TEST_ASSERT_GREATER_THAN(10, drawn.canvas.count_in(band, accent));
      return;
    }
    const Written& points = drawn.at(std::to_string(state().vp[0]));
    const Written& money = drawn.at("$" + std::to_string(state().money[0]));
    TEST_ASSERT_EQUAL(points.left, money.left);
    TEST_ASSERT_GREATER_THAN(points.baseline, money.top());
    const Written& unit = drawn.at("VP");
    TEST_ASSERT_EQUAL(points.right + 5, unit.left);
    const Rect below = {points.left - 6, money.baseline + 2, 70, 24};
    TEST_ASSERT_GREATER_THAN(10, drawn.canvas.count_in(below, accent));
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  init();
  UNITY_BEGIN();
  RUN_TEST(test_strip_should_lie_below_the_cards_behind_a_line);
  RUN_TEST(test_buttons_should_stand_side_by_side_in_the_strip);
  RUN_TEST(test_tools_should_show_what_they_do_over_what_it_costs);
  RUN_TEST(test_turn_should_say_whose_it_is_before_the_roll);
  RUN_TEST(test_turn_should_say_what_to_touch_and_then_what_it_brings);
  RUN_TEST(test_standing_should_be_told_clear_of_the_cards);
  return UNITY_END();
}
