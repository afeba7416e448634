// Fields, tiles, tourists and the lines of Why, by what is seen in them.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/cities/field_look.hpp"
#include "ui/cities/why_paint.hpp"

namespace {

namespace rule = rules::cities;
using rule::Kind;
using ui::washed;
using ui::cities::ground_color;

constexpr Kind kKinds[] = {rule::kAttraction, rule::kPark, rule::kTerrace, rule::kWater};
constexpr int kSizes[] = {13, 16, 20, 21, 25, 26, 27, 31, 41};

int most_of(const Canvas& canvas, ui::Color color) {
  const ui::Rect whole = canvas.whole();
  return 100 * canvas.count(color) / (whole.width * whole.height);
}

void test_field_should_lie_on_the_colour_of_its_kind_at_any_size() {
  for (const Kind kind : kKinds) {
    for (const int size : kSizes) {
      Canvas canvas({size, size});
      ui::Painter painter = canvas.painter();
      ui::cities::paint_field(painter, canvas.whole(), kind);
      TEST_ASSERT_GREATER_THAN(30, most_of(canvas, ground_color(kind)));
      for (const Kind other : kKinds) {
        if (other != kind) TEST_ASSERT_EQUAL(0, canvas.count(ground_color(other)));
      }
      TEST_ASSERT_EQUAL_MESSAGE(0, canvas.count({0xF81F}), "all of it is painted");
    }
  }
}

void test_field_that_is_not_concerned_should_be_paler() {
  for (const Kind kind : kKinds) {
    for (const int size : kSizes) {
      Canvas canvas({size, size});
      ui::Painter painter = canvas.painter();
      ui::cities::paint_field(painter, canvas.whole(), kind, true);
      TEST_ASSERT_EQUAL(0, canvas.count(ground_color(kind)));
      TEST_ASSERT_GREATER_THAN(30, most_of(canvas, washed(ground_color(kind))));
    }
  }
}

// A prepared picture is the field as it is drawn.
void test_prepared_field_should_look_as_a_drawn_one() {
  for (const Kind kind : kKinds) {
    for (const bool pale : {false, true}) {
      const int size = 20;
      ui::cities::prepare_fields(16);
      Canvas drawn({size, size}), copied({size, size});
      ui::Painter on_drawn = drawn.painter(), on_copied = copied.painter();
      ui::cities::paint_field(on_drawn, drawn.whole(), kind, pale);
      ui::cities::prepare_fields(size);
      ui::cities::paint_field(on_copied, copied.whole(), kind, pale);
      for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) TEST_ASSERT_TRUE(drawn.at(x, y) == copied.at(x, y));
      }
    }
  }
}

// In the lower right of its field, so that the kind is still seen in the upper left.
void test_tourist_should_stand_in_the_lower_right_and_be_told_apart() {
  using ui::cities::Pawn;
  for (const int size : kSizes) {
    const auto drawn = [&](Pawn how) {
      Canvas canvas({size, size}, ui::palette().ground);
      ui::Painter painter = canvas.painter();
      ui::cities::paint_pawn(painter, canvas.whole(), how);
      return canvas;
    };
    const Canvas standing = drawn(Pawn::standing);
    const Canvas chosen = drawn(Pawn::chosen);
    const Canvas lifted = drawn(Pawn::lifted);
    TEST_ASSERT_TRUE_MESSAGE(standing.bare(0, 0), "the upper left is free");
    TEST_ASSERT_GREATER_THAN(5, standing.count(ui::palette().on_color));
    TEST_ASSERT_GREATER_THAN(5, standing.count(ui::palette().raised));
    TEST_ASSERT_GREATER_THAN(5, chosen.count(ui::palette().accent));
    TEST_ASSERT_EQUAL(0, standing.count(ui::palette().accent));
    TEST_ASSERT_EQUAL(0, lifted.count(ui::palette().raised));
    int in_corner = 0;
    for (int i = 0; i < size / 2; ++i) {
      for (int j = 0; j < size / 2; ++j) {
        if (!standing.bare(size - 1 - i, size - 1 - j)) ++in_corner;
      }
    }
    TEST_ASSERT_GREATER_THAN(size * size / 4 / 3, in_corner);
  }
}

// Seven, of which those are full that are still to be sent.
void test_stock_should_show_as_many_full_tourists_as_are_left() {
  for (unsigned left = 0; left <= rule::kTourists; ++left) {
    Canvas canvas(ui::cities::kStock, ui::palette().ground);
    ui::Painter painter = canvas.painter();
    ui::cities::paint_stock(painter, {0, 0}, left);
    for (unsigned i = 0; i < rule::kTourists; ++i) {
      const ui::Rect one = {static_cast<int>(i) * 10, 0, 8, ui::cities::kStock.height};
      TEST_ASSERT_EQUAL(i<left, canvas.patches(ui::palette().ink, one)> 0);
      TEST_ASSERT_EQUAL(i >= left, canvas.patches(ui::palette().faint, one) > 0);
    }
  }
}

// --- the arrows of a view ------------------------------------------------------------------------

// The tip is one pixel in the middle of the side to which it points; the head is seven wide.
void test_arrow_should_point_where_its_direction_is() {
  constexpr ui::Point kTips[] = {{4, 0}, {8, 4}, {4, 8}, {0, 4}};  // north, east, south, west
  const ui::Color ink = ui::palette().ink;
  for (unsigned direction = 0; direction < std::size(kTips); ++direction) {
    Canvas canvas({11, 11});
    ui::Painter painter = canvas.painter();
    ui::cities::paint_direction(painter, {1, 1}, direction, ink);
    const ui::Point tip = {kTips[direction].x + 1, kTips[direction].y + 1};
    TEST_ASSERT_TRUE(canvas.at(tip.x, tip.y) == ink);
    TEST_ASSERT_EQUAL_MESSAGE(1 + 3 + 5 + 7 + 5, canvas.count(ink), "head and shaft");
    TEST_ASSERT_EQUAL_MESSAGE(1, canvas.patches(ink, canvas.whole()), "in one piece");
    const bool upright = tip.x == 5;
    int widest = 0;
    for (int along = 0; along < 11; ++along) {
      int wide = 0;
      for (int across = 0; across < 11; ++across) {
        if ((upright ? canvas.at(across, along) : canvas.at(along, across)) == ink) ++wide;
      }
      widest = std::max(widest, wide);
    }
    TEST_ASSERT_EQUAL(7, widest);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_field_should_lie_on_the_colour_of_its_kind_at_any_size);
  RUN_TEST(test_field_that_is_not_concerned_should_be_paler);
  RUN_TEST(test_prepared_field_should_look_as_a_drawn_one);
  RUN_TEST(test_tourist_should_stand_in_the_lower_right_and_be_told_apart);
  RUN_TEST(test_stock_should_show_as_many_full_tourists_as_are_left);
  RUN_TEST(test_arrow_should_point_where_its_direction_is);
  return UNITY_END();
}
