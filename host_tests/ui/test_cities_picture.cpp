// A city as it is drawn everywhere: its fields, edges, free cells and tourists.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/cities/city_picture.hpp"

namespace {

namespace rule = rules::cities;
using ui::Color;
using ui::Point;
using ui::Rect;
using ui::cities::City;
using ui::cities::ground_color;
using ui::cities::Look;
using ui::cities::Plan;

constexpr int kSizes[] = {13, 16, 20, 21, 26, 31};  // of a field
constexpr Point kCorner = {7, 9};
constexpr uint8_t kHomeField = 3 * 16 + 2, kOtherField = 1 * 16 + 1;

// Tiles 16 and 12 above, 4 (the first one) and 1 below, one to the right:
//
//     P P | A A |
//     T T | W W |
//         | A A | A A
//         | P P | P T
City city_of_four() {
  City city;
  city.lay(0, rule::laid_tile(16, 0));
  city.lay(1, rule::laid_tile(12, 0));
  city.lay(8 + 1, rule::laid_tile(4, 0));
  city.lay(8 + 2, rule::laid_tile(1, 0));
  city.home_row = city.home_column = 1;
  return city;
}
constexpr const char* kKinds[8] = {"PPAA    ", "TTWW    ", "  AAAA  ", "  PPPT  ",
                                   "        ", "        ", "        ", "        "};

int kind_at(int row, int column) {
  if (row < 0 || column < 0 || row > 7 || column > 7) return -1;
  switch (kKinds[row][column]) {
    case 'A':
      return rule::kAttraction;
    case 'P':
      return rule::kPark;
    case 'T':
      return rule::kTerrace;
    case 'W':
      return rule::kWater;
    default:
      return -1;
  }
}

struct Drawn {
  City city = city_of_four();
  Look look;
  Canvas canvas;
  int field;

  explicit Drawn(int size, const Look& how = {})
      : look(how), canvas({8 * size + 24, 8 * size + 24}, ui::palette().ground), field(size) {
    if (how.city != nullptr) city = *how.city;
    look.city = &city;
    look.plan = {-1, -1, 4, 4, size, kCorner};
    ui::Painter painter = canvas.painter();
    paint_city(painter, look);
  }

  Point corner(int row, int column) const {
    return {kCorner.x + column * field, kCorner.y + row * field};
  }
  Rect inside(int row, int column) const {
    const Point at = corner(row, column);
    return {at.x + 1, at.y + 1, field - 1, field - 1};
  }
};

void test_field_should_be_where_its_tile_lies() {
  for (const int size : kSizes) {
    const Drawn drawn(size);
    for (int row = 0; row < 8; ++row) {
      for (int column = 0; column < 8; ++column) {
        const int kind = kind_at(row, column);
        const Rect area = drawn.inside(row, column);
        const Color upper_left = drawn.canvas.at(area.x, area.y);
        if (kind < 0) {
          TEST_ASSERT_TRUE(upper_left == ui::palette().ground || upper_left == ui::palette().grid);
          continue;
        }
        TEST_ASSERT_TRUE(upper_left == ground_color(static_cast<rule::Kind>(kind)));
        TEST_ASSERT_GREATER_THAN_MESSAGE(
            10, drawn.canvas.count_in(area, ui::cities::color_on(static_cast<rule::Kind>(kind))),
            "symbol");
      }
    }
  }
}

// Ink around the city, the dark of symbols between kinds, dots where terraces or water go on, and
// nothing where attractions or parks do.
void expect_edge(const Drawn& drawn, Point from, bool down, int first, int second) {
  const auto at = [&](int i) {
    return drawn.canvas.at(from.x + (down ? 0 : i), from.y + (down ? i : 0));
  };
  const ui::Palette& colors = ui::palette();
  if (first != second) {
    const Color line = first < 0 || second < 0 ? colors.ink : colors.on_color;
    // Its ends lie below the lines across.
    for (int i = 1; i < drawn.field; ++i) TEST_ASSERT_TRUE(at(i) == line);
    return;
  }
  const auto kind = static_cast<rule::Kind>(second);
  const bool dotted = kind == rule::kTerrace || kind == rule::kWater;
  for (int i = 1; i < drawn.field; ++i) {
    const bool dot = dotted && i % 4 == 2;
    TEST_ASSERT_TRUE(at(i) == (dot ? ui::cities::color_on(kind) : ground_color(kind)));
  }
}

void test_edge_should_tell_where_zones_end() {
  for (const int size : kSizes) {
    const Drawn drawn(size);
    for (int row = 0; row <= 8; ++row) {
      for (int column = 0; column <= 8; ++column) {
        const int kind = kind_at(row, column);
        const int west = kind_at(row, column - 1), north = kind_at(row - 1, column);
        const Point from = drawn.corner(row, column);
        if (kind >= 0 || west >= 0) expect_edge(drawn, from, true, west, kind);
        if (kind >= 0 || north >= 0) expect_edge(drawn, from, false, north, kind);
      }
    }
  }
}

void test_city_should_end_with_the_line_around_it() {
  for (const int size : kSizes) {
    const Drawn drawn(size);
    const Rect whole = {kCorner.x, kCorner.y, 8 * size + 1, 8 * size + 1};
    for (int y = 0; y < 8 * size + 24; ++y) {
      for (int x = 0; x < 8 * size + 24; ++x) {
        if (!whole.contains({x, y})) TEST_ASSERT_TRUE(drawn.canvas.bare(x, y));
      }
    }
    TEST_ASSERT_TRUE(drawn.canvas.at(whole.right() - 1, whole.bottom() - 1) == ui::palette().grid);
  }
}

// A free cell has a thin frame and a small cross in its middle; one where a tile may go has dashes
// inside the frame and a cross of ink, twice four pixels and one long, or where it is small a dot.
void test_free_cell_should_tell_whether_a_tile_may_go_there() {
  const ui::Palette& colors = ui::palette();
  for (const int size : kSizes) {
    const bool small = 2 * size < 28;
    Look look;
    // The cells of a frame lie one further right and down; this one is row 0, column 2.
    look.pegs = ui::cities::cells_from(rule::frame_bit(0 + 1, 2 + 1));
    const Drawn drawn(size, look);
    for (int row = 0; row < 4; ++row) {
      for (int column = 0; column < 4; ++column) {
        if (kind_at(2 * row, 2 * column) >= 0) continue;
        const Point at = drawn.corner(2 * row, 2 * column);
        const Point middle = {at.x + size, at.y + size};
        const Rect inside = {at.x + 1, at.y + 1, 2 * size - 1, 2 * size - 1};
        const bool peg = row == 0 && column == 2;
        for (int reach = 0; reach <= 6; ++reach) {
          const Color arm = peg && small ? reach <= 1 ? colors.ink : colors.raised
                            : peg        ? reach <= 4 ? colors.ink : colors.ground
                            : reach <= 1 ? colors.grid
                                         : colors.ground;
          TEST_ASSERT_TRUE(drawn.canvas.at(middle.x - reach, middle.y) == arm);
          TEST_ASSERT_TRUE(drawn.canvas.at(middle.x + reach, middle.y) == arm);
          TEST_ASSERT_TRUE(drawn.canvas.at(middle.x, middle.y - reach) == arm);
          TEST_ASSERT_TRUE(drawn.canvas.at(middle.x, middle.y + reach) == arm);
        }
        const int dashes = drawn.canvas.count_in(inside, colors.faint);
        if (!peg || small) {
          TEST_ASSERT_EQUAL(0, dashes);
          continue;
        }
        // Half of four sides that lie two or three pixels inside.
        const int side = 2 * size - 1 - (2 * size > 36 ? 6 : 4);
        TEST_ASSERT_INT_WITHIN(8, 4 * side / 2, dashes);
        TEST_ASSERT_EQUAL(dashes,
                          drawn.canvas.count_in(inside.inset(size > 18 ? 3 : 2), colors.faint));
        TEST_ASSERT_EQUAL(0, drawn.canvas.count_in(inside.inset(size > 18 ? 4 : 3), colors.faint));
      }
    }
  }
}

// Also those around the four by four.
void test_cross_should_stand_on_that_free_cell_which_is_offered() {
  constexpr int kField = 15;
  constexpr auto kFrame = static_cast<int>(rule::kFrameSide);
  const City city = city_of_four();
  for (int offered = 0; offered < kFrame * kFrame; ++offered) {
    Look look{.city = &city, .plan = {-2, -2, kFrame, kFrame, kField, kCorner}};
    const auto bit_row = static_cast<unsigned>(offered / kFrame);
    const auto bit_column = static_cast<unsigned>(offered % kFrame);
    look.pegs = ui::cities::cells_from(rule::frame_bit(bit_row, bit_column));
    Canvas canvas({220, 220}, ui::palette().ground);
    ui::Painter painter = canvas.painter();
    paint_city(painter, look);
    for (int cell = 0; cell < kFrame * kFrame; ++cell) {
      const int row = cell / kFrame, column = cell % kFrame;
      if (kind_at(2 * (row - 1), 2 * (column - 1)) >= 0) continue;
      const Point middle = {kCorner.x + (2 * column + 1) * kField,
                            kCorner.y + (2 * row + 1) * kField};
      const bool cross = canvas.at(middle.x + 4, middle.y) == ui::palette().ink;
      TEST_ASSERT_EQUAL(cell == offered, cross);
    }
  }
}

Look with_tourists(City& city) {
  city = city_of_four();
  city.tourists.count = 2;
  city.tourists.at[0] = kOtherField;
  city.tourists.at[1] = kHomeField;
  Look look;
  look.city = &city;
  return look;
}

// In the lower right, with the symbol of its field in the upper left and the edges as they were.
void test_tourist_should_stand_on_its_own_field_only() {
  for (const int size : kSizes) {
    City city;
    const Look look = with_tourists(city);
    const Drawn drawn(size, look), empty(size);
    Look plain = look;
    plain.plain = true;
    const Drawn without(size, plain);
    for (int row = 0; row < 4; ++row) {
      for (int column = 0; column < 6; ++column) {
        const bool stands = row * 16 + column == kHomeField || row * 16 + column == kOtherField;
        const Rect area = drawn.inside(row, column);
        // On the smallest fields a tourist is seen beyond its own.
        if (kind_at(row, column) < 0 || size < 16) continue;
        const int raised = drawn.canvas.count_in(area, ui::palette().raised);
        TEST_ASSERT_EQUAL(stands, raised > 5);
        TEST_ASSERT_EQUAL(0, without.canvas.count_in(area, ui::palette().raised));
        if (!stands) continue;
        const Color ground = ground_color(static_cast<rule::Kind>(kind_at(row, column)));
        TEST_ASSERT_TRUE(drawn.canvas.at(area.x, area.y) == ground);
        const Rect corner = {area.x + area.width / 2, area.y + area.height / 2,
                             area.width - area.width / 2, area.height - area.height / 2};
        TEST_ASSERT_GREATER_THAN(raised / 2, drawn.canvas.count_in(corner, ui::palette().raised));
        const Point at = drawn.corner(row, column);
        for (int i = 1; i < size / 2; ++i) {
          TEST_ASSERT_TRUE(drawn.canvas.at(at.x, at.y + i) == empty.canvas.at(at.x, at.y + i));
          TEST_ASSERT_TRUE(drawn.canvas.at(at.x + i, at.y) == empty.canvas.at(at.x + i, at.y));
        }
      }
    }
  }
}

// What can be lifted has a dashed frame two pixels inside its field; what is lifted is hollow.
void test_tourist_should_look_as_if_it_could_be_lifted_and_as_if_it_were() {
  const Color light = ui::palette().raised;
  const auto frame_of = [&](const Drawn& drawn, int row, int column) {
    const Rect area = drawn.inside(row, column).inset(1);
    return drawn.canvas.count_in({area.x, area.y, area.width, 1}, light) +
           drawn.canvas.count_in({area.x, area.y, 1, area.height}, light);
  };
  for (const int size : kSizes) {
    City city;
    Look look = with_tourists(city);
    const Drawn standing(size, look);
    look.dashed = true;
    const Drawn liftable(size, look);
    look.dashed = false;
    look.lifted = kHomeField;
    const Drawn lifted(size, look);
    TEST_ASSERT_EQUAL(0, frame_of(standing, 3, 2));
    TEST_ASSERT_GREATER_THAN(size / 2, frame_of(liftable, 3, 2));
    TEST_ASSERT_GREATER_THAN(size / 2, frame_of(liftable, 1, 1));
    TEST_ASSERT_GREATER_THAN(size / 2, frame_of(lifted, 3, 2));
    TEST_ASSERT_EQUAL(0, frame_of(lifted, 1, 1));
    const Rect field = lifted.inside(3, 2).inset(2);
    TEST_ASSERT_GREATER_THAN(lifted.canvas.count_in(field, light) + 5,
                             standing.canvas.count_in(field, light));
  }
}

void test_field_that_is_not_concerned_should_be_pale_in_the_city() {
  Look look;
  rule::add_field(look.pale, 2 * 16 + 3);
  rule::add_field(look.pale, 1 * 16 + 0);
  const Drawn drawn(20, look);
  for (int row = 0; row < 8; ++row) {
    for (int column = 0; column < 8; ++column) {
      const int kind = kind_at(row, column);
      if (kind < 0) continue;
      const Color ground = ground_color(static_cast<rule::Kind>(kind));
      const bool pale = (row == 2 && column == 3) || (row == 1 && column == 0);
      const Rect area = drawn.inside(row, column);
      TEST_ASSERT_TRUE(drawn.canvas.at(area.x, area.y) == (pale ? ui::washed(ground) : ground));
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_field_should_be_where_its_tile_lies);
  RUN_TEST(test_edge_should_tell_where_zones_end);
  RUN_TEST(test_city_should_end_with_the_line_around_it);
  RUN_TEST(test_free_cell_should_tell_whether_a_tile_may_go_there);
  RUN_TEST(test_cross_should_stand_on_that_free_cell_which_is_offered);
  RUN_TEST(test_tourist_should_stand_on_its_own_field_only);
  RUN_TEST(test_tourist_should_look_as_if_it_could_be_lifted_and_as_if_it_were);
  RUN_TEST(test_field_that_is_not_concerned_should_be_pale_in_the_city);
  return UNITY_END();
}
