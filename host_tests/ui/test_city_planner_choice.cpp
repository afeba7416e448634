// The screen of a score: its cards, its rows, what they bring, by where they stand and what is
// seen.
#include <algorithm>

#include "canvas.hpp"
#include "planner_table.hpp"
#include "written.hpp"

using namespace table;

namespace {

using ui::Color;
using ui::Rect;

constexpr unsigned kLocked = 4;

// The first choice with three results, held as `held` says.
void open(const ui::Settings& held) {
  constexpr uint16_t kMost = 40;
  for (uint16_t challenge = 1; challenge < kMost; ++challenge) {
    begin(1, challenge, held);
    roll();
    lock(kLocked);
    if (state().phase != Phase::kScore) continue;
    ui::city_planner::Outcomes outcomes;
    outcomes.collect(state());
    if (outcomes.size() < 3) continue;
    return finger::wait(50);
  }
  TEST_FAIL_MESSAGE("none of them has three");
}

Rect area_of(const std::string& name) {
  const ui::TargetSpec& spec = fake::spec_of(name.c_str());
  return spec.area;
}

struct Drawn {
  Canvas canvas{{ui::frame().width, ui::frame().height}};
  std::vector<Written> written;

  Drawn() = default;
  explicit Drawn(const std::string& name) {
    const ui::TargetSpec& spec = fake::spec_of(name.c_str());
    written = written_by([&] {
      ui::Painter painter = canvas.painter();
      spec.paint(painter, {spec, spec.area, false});
    });
  }
  static Drawn screen() {
    Drawn drawn;
    drawn.written = written_by([&] {
      ui::Painter painter = drawn.canvas.painter();
      ui::screens::now().paint(painter);
    });
    return drawn;
  }
};

std::string card_name(unsigned card) { return "card " + std::to_string(card); }
std::string row_name(int row) { return "row " + std::to_string(row); }

int rows_there() { return fake::count("row "); }

void test_cards_should_lie_side_by_side_in_their_order() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      const Rect area = area_of(card_name(card));
      TEST_ASSERT_TRUE(common(ui::frame().body(), area) == area);
      TEST_ASSERT_INT_WITHIN(1, area_of("card 1").width, area.width);
      TEST_ASSERT_EQUAL(area_of("card 1").height, area.height);
      for (unsigned other = 1; other < card; ++other) {
        const Rect before = area_of(card_name(other));
        TEST_ASSERT_TRUE(common(before, area).empty());
        TEST_ASSERT_TRUE(before.y < area.y || (before.y == area.y && before.x < area.x));
      }
    }
    // In a row of seven, or four above four with one place for what it brings.
    const int lines = ui::frame().landscape() ? 1 : 2;
    const Rect first = area_of("card 1"), last = area_of("card 7");
    TEST_ASSERT_EQUAL(lines == 1, first.y == last.y);
    if (lines == 2) TEST_ASSERT_EQUAL(first.bottom() + 1, last.y);
  });
}

// The number in the upper left, a die or the lock in the upper right, what it does at the foot.
void test_card_should_tell_its_number_its_die_and_what_it_does() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    const ui::Palette& colors = ui::palette();
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      const Drawn drawn(card_name(card));
      const Rect area = area_of(card_name(card));
      TEST_ASSERT_EQUAL(2, drawn.written.size());
      const Written &number = drawn.written[0], &label = drawn.written[1];
      TEST_ASSERT_EQUAL_STRING(std::to_string(card).c_str(), number.text.c_str());
      TEST_ASSERT_EQUAL(area.x + 6, number.left);
      TEST_ASSERT_INT_WITHIN(5, area.y + 3, number.top());
      TEST_ASSERT_INT_WITHIN(1, label.left - area.x, area.right() - label.right);
      const Rect foot = {area.x, area.bottom() - 16, area.width, 16};
      TEST_ASSERT_TRUE(common(foot, label.area()) == label.area());
      TEST_ASSERT_INT_WITHIN(1, label.top() - foot.y, foot.bottom() - label.baseline);
      // Four from the right, twelve wide, in the middle of the head.
      const Rect mark = {area.right() - 16, area.y + 2, 12, 17};
      const bool locked = card == kLocked;
      TEST_ASSERT_EQUAL(!locked, drawn.canvas.count_in(mark, colors.light()) > 80);
      TEST_ASSERT_EQUAL(locked, drawn.canvas.count_in(mark, colors.note) > 10);
      if (locked) continue;
      const unsigned face = rule::face(state(), card);
      // Its edge is one patch, and each pip.
      TEST_ASSERT_EQUAL(1 + face, drawn.canvas.patches(colors.on_color, mark));
    }
  });
}

// What was set aside is washed and lies on the ground; lines above and below the building.
void test_building_should_be_seen_between_head_and_foot() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    const ui::Palette& colors = ui::palette();
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      const Drawn drawn(card_name(card));
      const Rect area = area_of(card_name(card));
      const bool locked = card == kLocked;
      const Color plate = locked ? colors.ground : colors.raised;
      TEST_ASSERT_TRUE(drawn.canvas.at(area.x + 3, area.y + 3) == plate);
      const int foot = area.bottom() - 16;
      const int line = drawn.canvas.count_in({area.x + 3, foot, area.width - 6, 1},
                                             locked ? colors.faint : colors.ink);
      TEST_ASSERT_EQUAL(area.width - 6, line);
      int lines = 0;
      for (int y = area.y + 12; y < area.y + 22; ++y) {
        lines += drawn.canvas.count_in({area.x + 3, y, area.width - 6, 1},
                                       locked ? colors.faint : colors.ink) == area.width - 6;
      }
      TEST_ASSERT_EQUAL_MESSAGE(1, lines, "below the head");
      if (locked) continue;
      int painted = 0;
      for (int y = area.y + 20; y < foot; ++y) {
        for (int x = area.x + 3; x < area.right() - 3; ++x) {
          const Color at = drawn.canvas.at(x, y);
          painted += at != colors.raised && at != colors.ground;
        }
      }
      TEST_ASSERT_GREATER_THAN((area.width - 6) * (foot - area.y - 20) * 3 / 4, painted);
    }
  });
}

// --- rows ----------------------------------------------------------------------------------------

// Points in large digits, the unit beside, money right of them ending at the same edge in all rows,
// a line, then what makes them up.
void test_rows_should_tell_points_money_and_how_they_come_about() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    ui::city_planner::Outcomes outcomes;
    outcomes.collect(state());
    TEST_ASSERT_GREATER_OR_EQUAL(2, rows_there());
    for (int row = 1; row <= rows_there(); ++row) {
      const Drawn drawn(row_name(row));
      const Rect area = area_of(row_name(row));
      const ui::city_planner::Outcome& shown = outcomes[static_cast<size_t>(row - 1)];
      TEST_ASSERT_EQUAL(ui::kTouch, area.height);
      if (row > 1) TEST_ASSERT_EQUAL(area_of(row_name(row - 1)).bottom(), area.y);
      const Written* number = nullptr;
      const Written* money = nullptr;
      for (const Written& line : drawn.written) {
        if (line.face == &ui::kNumber) number = &line;
        if (line.face == &ui::kTitle) money = &line;
      }
      TEST_ASSERT_NOT_NULL(number);
      TEST_ASSERT_NOT_NULL(money);
      TEST_ASSERT_EQUAL(shown.vp, std::stoi(number->text));
      TEST_ASSERT_EQUAL(area.x + 6, number->left);
      TEST_ASSERT_INT_WITHIN(1, number->top() - area.y, area.bottom() - number->baseline);
      const Written* const unit = find_written(drawn.written, "VP");
      TEST_ASSERT_NOT_NULL(unit);
      TEST_ASSERT_TRUE(unit->left > number->right && unit->right < money->left);
      TEST_ASSERT_EQUAL(area.x + 86, money->right);
      // The line and, right of it, the items; none beyond the row.
      const bool chosen = row == 1;
      const Color note = chosen ? ui::palette().raised : ui::palette().note;
      TEST_ASSERT_TRUE(drawn.canvas.at(area.x + 91, area.y + 8) == note);
      TEST_ASSERT_EQUAL(area.height - 16,
                        drawn.canvas.count_in({area.x + 91, area.y + 2, 1, area.height - 4}, note));
      // The line above is its own, the one below is the next row's.
      const Color ink = ui::palette().ink;
      TEST_ASSERT_EQUAL(area.width, drawn.canvas.count_in({area.x, area.y, area.width, 1}, ink));
      if (!chosen) TEST_ASSERT_TRUE(drawn.canvas.at(area.x + 2, area.bottom() - 1) != ink);
      int items = 0;
      int lowest = area.y;
      for (const Written& line : drawn.written) {
        if (line.left <= area.x + 91) continue;
        ++items;
        TEST_ASSERT_EQUAL(area.x + 97, line.left);
        TEST_ASSERT_LESS_THAN(area.right() - 1, line.right);
        TEST_ASSERT_GREATER_THAN(lowest, line.top());
        lowest = line.baseline;
      }
      TEST_ASSERT_GREATER_THAN(0, items);
      TEST_ASSERT_LESS_THAN(area.bottom() - 1, lowest);
      const Color plate = chosen ? ui::palette().ink : ui::palette().raised;
      TEST_ASSERT_TRUE(drawn.canvas.at(area.x + 3, area.y + 3) == plate);
      TEST_ASSERT_TRUE(drawn.canvas.at(area.x, area.y + 10) == ui::palette().ink);
    }
  });
}

// Before and after, points above money, with an arrow between them.
void test_values_should_be_told_before_and_after() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    ui::city_planner::Outcomes outcomes;
    outcomes.collect(state());
    const int vp = state().vp[0], money = state().money[0];
    const int more = outcomes[0].vp, income = outcomes[0].money;
    const Drawn drawn = Drawn::screen();
    const auto pair = [&](const std::string& before, const std::string& after) {
      for (const Written& first : drawn.written) {
        if (first.text != before) continue;
        for (const Written& second : drawn.written) {
          const bool same = second.top() < first.baseline && first.top() < second.baseline;
          if (second.text != after || !same || second.left <= first.right) continue;
          // A symbol of twelve between them.
          TEST_ASSERT_TRUE(second.left - first.right >= 14 && second.left - first.right <= 24);
          const Rect between = {first.right, first.top(), second.left - first.right, 14};
          const Color ground = ui::palette().ground;
          TEST_ASSERT_LESS_THAN(between.width * between.height,
                                drawn.canvas.count_in(between, ground));
          return first.baseline;
        }
      }
      TEST_FAIL_MESSAGE((before + " and " + after).c_str());
      return 0;
    };
    const int points = pair(std::to_string(vp), std::to_string(vp + more));
    const int dollars = pair("$" + std::to_string(money), "$" + std::to_string(money + income));
    const ui::Face& face = ui::frame().landscape() ? ui::kTitle : ui::kText;
    TEST_ASSERT_EQUAL_MESSAGE(face.line_height, dollars - points, "a line apart");
  });
}

// --- in the lesson ------------------------------------------------------------------------------

// Four between them, two beside them, one below them.
void test_lesson_should_have_both_buttons_of_a_choice_side_by_side_upright() {
  for (const uint8_t left : {uint8_t{0}, uint8_t{1}}) {
    pause();
    ui::set_current_play(nullptr);
    start({.left_hand = left, .turn = ui::Turn::portrait});
    finger::tap("button City Planner");
    finger::tap("button Lesson");
    for (int shows = 0; !fake::stands("row 1"); ++shows) {
      TEST_ASSERT_LESS_THAN(20, shows);
      finger::tap("button Show");
    }
    const ui::Target undo = finger::find("button Undo").target;
    const ui::Target score = finger::find("button Score").target;
    const ui::Target& first = left != 0 ? score : undo;
    const ui::Target& second = left != 0 ? undo : score;
    TEST_ASSERT_EQUAL(2, first.x);
    TEST_ASSERT_EQUAL(116, first.width);
    TEST_ASSERT_EQUAL(122, second.x);
    TEST_ASSERT_EQUAL(116, second.width);
    for (const ui::Target& button : {first, second}) {
      TEST_ASSERT_EQUAL(319, button.y + button.height);
      TEST_ASSERT_EQUAL(44, button.height);
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  init();
  UNITY_BEGIN();
  RUN_TEST(test_cards_should_lie_side_by_side_in_their_order);
  RUN_TEST(test_card_should_tell_its_number_its_die_and_what_it_does);
  RUN_TEST(test_building_should_be_seen_between_head_and_foot);
  RUN_TEST(test_rows_should_tell_points_money_and_how_they_come_about);
  RUN_TEST(test_values_should_be_told_before_and_after);
  RUN_TEST(test_lesson_should_have_both_buttons_of_a_choice_side_by_side_upright);
  return UNITY_END();
}
