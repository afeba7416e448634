// The cards of City Planner: where they and their cells lie, and how they look.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/city_planner/cards.hpp"

namespace {

namespace rule = rules::city_planner;
using rule::Building;
using ui::Color;
using ui::Point;
using ui::Rect;
using ui::city_planner::CardLook;
using ui::city_planner::CardTable;

// Of a turn, a moment of it, a larger display; upright ones are plans.
constexpr Rect kRows[] = {{0, 44, 320, 135}, {4, 30, 236, 120}, {0, 44, 480, 215}};
constexpr Rect kPlans[] = {{0, 24, 240, 231}, {10, 60, 220, 180}, {0, 24, 320, 391}};

bool holds(const Rect& outer, const Rect& inner) { return common(outer, inner) == inner; }

template <typename Each>
void for_each_table(Each each) {
  for (const Rect& area : kRows) each(CardTable(area), area);
  for (const Rect& area : kPlans) each(CardTable(area), area);
}

void test_cards_should_be_a_row_where_there_is_width_and_a_plan_upright() {
  for (const Rect& area : kRows) TEST_ASSERT_FALSE(CardTable(area).plan());
  for (const Rect& area : kPlans) TEST_ASSERT_TRUE(CardTable(area).plan());
}

void test_cards_should_lie_in_their_order_with_one_size_and_none_upon_another() {
  for_each_table([](const CardTable& table, const Rect& area) {
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      const Rect whole = table.card(card);
      TEST_ASSERT_TRUE(holds(area, whole));
      TEST_ASSERT_EQUAL(table.card(1).width, whole.width);
      TEST_ASSERT_EQUAL(table.card(1).height, whole.height);
      for (unsigned other = 1; other < card; ++other) {
        TEST_ASSERT_TRUE(common(whole, table.card(other)).empty());
      }
      if (card == 1) continue;
      const Rect before = table.card(card - 1);
      TEST_ASSERT_TRUE(whole.y > before.y || (whole.y == before.y && whole.x > before.x));
      if (!table.plan()) TEST_ASSERT_EQUAL(before.right() + 1, whole.x);
    }
    // As much is left on both sides.
    const Rect last = table.card(table.plan() ? 5 : 7);
    TEST_ASSERT_INT_WITHIN(2, table.card(table.plan() ? 3 : 1).x - area.x,
                           area.right() - last.right());
  });
}

// The third place of three by three is below the menu, the last one has what is to be done.
void test_plan_should_leave_two_places_free() {
  for (const Rect& area : kPlans) {
    const CardTable table(area);
    for (int index = 0; index < 2; ++index) {
      const Rect free = index == 0 ? table.corner_place() : table.last_place();
      TEST_ASSERT_EQUAL(table.card(5).x, free.x);
      TEST_ASSERT_EQUAL(table.card(index == 0 ? 1 : 7).y, free.y);
      for (unsigned card = 1; card <= rule::kCards; ++card) {
        TEST_ASSERT_TRUE(common(free, table.card(card)).empty());
      }
    }
  }
}

// Six below the head, 6 on top of a column; in a plan two lines of three.
void test_cells_should_divide_what_the_head_leaves() {
  for_each_table([](const CardTable& table, const Rect&) {
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      const Rect whole = table.card(card), head = table.head(card);
      TEST_ASSERT_TRUE(holds(whole, head));
      TEST_ASSERT_EQUAL(whole.y, head.y);
      TEST_ASSERT_TRUE(head.height >= 18 && head.height < 24);
      for (unsigned face = 1; face <= rule::kFaces; ++face) {
        const Rect cell = table.cell(card, face);
        TEST_ASSERT_TRUE(holds(whole, cell));
        TEST_ASSERT_TRUE(common(head, cell).empty());
        TEST_ASSERT_EQUAL(table.cell(card, 1).height, cell.height);
        TEST_ASSERT_EQUAL(face, table.face_at(card, cell.center()));
        TEST_ASSERT_EQUAL_MESSAGE(face, table.face_at(card, {cell.right(), cell.bottom()}),
                                  "the lines right and below belong to it");
        if (face == 1) continue;
        const Rect before = table.cell(card, face - 1);
        TEST_ASSERT_TRUE(common(before, cell).empty());
        if (!table.plan()) {
          TEST_ASSERT_EQUAL(before.x, cell.x);
          TEST_ASSERT_EQUAL(before.y, cell.bottom() + 1);
        } else if (face == 4) {
          TEST_ASSERT_EQUAL(table.cell(card, 1).x, cell.x);
          TEST_ASSERT_EQUAL(before.bottom() + 1, cell.y);
        } else {
          TEST_ASSERT_EQUAL(before.right() + 1, cell.x);
          TEST_ASSERT_EQUAL(before.y, cell.y);
        }
      }
      TEST_ASSERT_EQUAL(0, table.face_at(card, head.center()));
      TEST_ASSERT_EQUAL(0, table.face_at(card, {whole.x - 1, whole.center().y}));
      const unsigned lowest = table.plan() ? 4 : 1;
      TEST_ASSERT_INT_WITHIN(1, whole.bottom(), table.cell(card, lowest).bottom() + 1);
    }
  });
}

// --- how a card looks ----------------------------------------------------------------------------

Canvas drawn(const CardTable& table, const Rect& area, unsigned card, const CardLook& look) {
  Canvas canvas({area.right() + 10, area.bottom() + 10});
  ui::Painter painter = canvas.painter();
  table.paint(painter, card, look);
  return canvas;
}

Color color_of(Building kind) {
  switch (kind) {
    case Building::kBlue:
      return ui::palette().area(ui::Wash::blue).color;
    case Building::kPurple:
      return ui::palette().area(ui::Wash::purple).color;
    case Building::kYellow:
      return ui::palette().area(ui::Wash::yellow).color;
    case Building::kRed:
      return ui::palette().area(ui::Wash::red).color;
    case Building::kBlack:
      return ui::palette().black;
    default:  // mixed ones are green in the upper left
      return ui::palette().area(ui::Wash::green).color;
  }
}

int percent(const Canvas& canvas, const Rect& area, Color color) {
  return 100 * canvas.count_in(area, color) / (area.width * area.height);
}

// The building where the die stands in its full colour, all others washed.
void test_card_should_show_its_buildings_and_where_the_die_stands() {
  for_each_table([](const CardTable& table, const Rect& area) {
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      for (unsigned stands = 0; stands <= rule::kFaces; ++stands) {
        const Canvas canvas = drawn(table, area, card, {.face = static_cast<uint8_t>(stands)});
        for (unsigned face = 1; face <= rule::kFaces; ++face) {
          const Rect cell = table.cell(card, face);
          const Color full = color_of(rule::building(card, face));
          const Color pale = ui::washed(full);
          TEST_ASSERT_GREATER_THAN(4, percent(canvas, cell, face == stands ? full : pale));
          TEST_ASSERT_EQUAL(0, canvas.count_in(cell.inset(2), face == stands ? pale : full));
          // A die has a light side; else its number is a note.
          const int light = canvas.count_in(cell, ui::palette().raised);
          TEST_ASSERT_EQUAL(face == stands, light > 60);
          TEST_ASSERT_EQUAL(face != stands, canvas.count_in(cell, ui::palette().note) > 8);
        }
      }
    }
  });
}

void test_card_should_be_drawn_in_its_place_with_a_frame() {
  for_each_table([](const CardTable& table, const Rect& area) {
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      for (const bool chosen : {false, true}) {
        const Canvas canvas = drawn(table, area, card, {.face = 3, .chosen = chosen});
        const Rect whole = table.card(card);
        const Color edge = chosen ? ui::palette().accent : ui::palette().ink;
        for (int y = 0; y < area.bottom() + 10; ++y) {
          for (int x = 0; x < area.right() + 10; ++x) {
            TEST_ASSERT_EQUAL(!whole.contains({x, y}), canvas.bare(x, y));
          }
        }
        for (const Point corner : {Point{whole.x, whole.y},
                                   {whole.right() - 1, whole.y},
                                   {whole.x, whole.bottom() - 1},
                                   {whole.right() - 1, whole.bottom() - 1}}) {
          TEST_ASSERT_TRUE(canvas.at(corner.x, corner.y) == edge);
        }
        // Three wide where it is chosen.
        for (int i = 0; i < 3; ++i) {
          const Color side = canvas.at(whole.x + i, whole.bottom() - 2);
          TEST_ASSERT_EQUAL(chosen || i == 0, side == edge);
        }
        TEST_ASSERT_GREATER_THAN(50, percent(canvas, table.head(card).inset(3, 3), edge));
        // Around where the die stands.
        const Rect stands = table.cell(card, 3);
        for (int x = stands.x; x < stands.right(); ++x) {
          TEST_ASSERT_TRUE(canvas.at(x, stands.y - 1) == edge);
          TEST_ASSERT_TRUE(canvas.at(x, stands.bottom()) == edge);
        }
      }
    }
  });
}

// Its number on the left of the head; on the right a lock, or the price with an arrow.
void test_head_should_tell_number_lock_and_change() {
  for_each_table([](const CardTable& table, const Rect& area) {
    const Rect head = table.head(2);
    const Rect left = {head.x, head.y, 18, head.height};
    const Rect right = {head.x + 18, head.y, head.width - 18, head.height};
    const Color light = ui::palette().ground;
    const Canvas usual = drawn(table, area, 2, {.face = 4});
    const Canvas locked = drawn(table, area, 2, {.face = 4, .locked = true});
    const Canvas raised = drawn(table, area, 2, {.face = 4, .change = 1});
    const Canvas lowered = drawn(table, area, 2, {.face = 4, .change = -1});
    TEST_ASSERT_GREATER_THAN(6, usual.count_in(left, light));
    TEST_ASSERT_EQUAL(0, usual.count_in(right, light));
    TEST_ASSERT_GREATER_THAN(4, locked.count_in(right, light));
    TEST_ASSERT_GREATER_THAN(4, raised.count_in(right, light));
    // The head of an arrow is where it points.
    int brighter_above = 0, brighter_below = 0;
    const int middle = head.center().y;
    for (int y = head.y; y < head.bottom(); ++y) {
      for (int x = head.x; x < head.right(); ++x) {
        const int by = static_cast<int>(brightness(raised.at(x, y))) -
                       static_cast<int>(brightness(lowered.at(x, y)));
        (y < middle ? brighter_above : brighter_below) += by;
      }
    }
    TEST_ASSERT_TRUE(brighter_above > 0 && brighter_below < 0);
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_cards_should_be_a_row_where_there_is_width_and_a_plan_upright);
  RUN_TEST(test_cards_should_lie_in_their_order_with_one_size_and_none_upon_another);
  RUN_TEST(test_plan_should_leave_two_places_free);
  RUN_TEST(test_cells_should_divide_what_the_head_leaves);
  RUN_TEST(test_card_should_show_its_buildings_and_where_the_die_stands);
  RUN_TEST(test_card_should_be_drawn_in_its_place_with_a_frame);
  RUN_TEST(test_head_should_tell_number_lock_and_change);
  return UNITY_END();
}
