// What a tourist on a terrace sees, as the screens tell it: a line a direction.
#include <bit>

#include "canvas.hpp"
#include "cities_table.hpp"
#include "written.hpp"

using namespace table;

namespace {

using ui::Color;
using ui::Rect;

int count(rule::FieldSet set) { return std::popcount(set); }

// The numbers in this type, in the order they are written.
std::vector<Written> numbers(const DrawnScreen& drawn, const ui::Face& face) {
  std::vector<Written> found;
  for (const Written& line : drawn.written) {
    const bool digits = line.text.find_first_not_of("0123456789") == std::string::npos;
    if (line.face == &face && digits) found.push_back(line);
  }
  return found;
}

// Fields seen in each direction; in landscape, below one another, also how much of it is water and
// how much are parks, each behind its sign and none upon another.
void expect_views(const rule::Board& board, const rule::Reason& reason) {
  const DrawnScreen drawn;
  const auto views = numbers(drawn, ui::kTitle);
  const auto kinds = numbers(drawn, ui::kNote);
  TEST_ASSERT_EQUAL(rule::kDirections, views.size());
  const bool landscape = ui::frame().landscape();
  size_t next = 0;
  for (unsigned direction = 0; direction < rule::kDirections; ++direction) {
    const rule::FieldSet seen = reason.views[direction];
    const Written& all = views[direction];
    TEST_ASSERT_EQUAL(count(seen), std::stoi(all.text));
    if (!landscape) continue;
    if (direction > 0) TEST_ASSERT_EQUAL(views[direction - 1].baseline + 18, all.baseline);
    int left = all.right;
    for (const rule::Kind kind : {rule::kWater, rule::kPark}) {
      const int many = count(seen & board.fields[kind]);
      if (many == 0) continue;
      TEST_ASSERT_LESS_THAN(kinds.size(), next);
      const Written& told = kinds[next++];
      TEST_ASSERT_EQUAL(many, std::stoi(told.text));
      TEST_ASSERT_TRUE(told.top() < all.baseline && all.top() < told.baseline);
      // A sign of thirteen pixels in the colour of its kind stands before it.
      const Rect sign = {told.left - 14, all.top() - 1, 13, 13};
      TEST_ASSERT_GREATER_OR_EQUAL(left, sign.x);
      TEST_ASSERT_GREATER_THAN(20, drawn.canvas.count_in(sign, ui::cities::ground_color(kind)));
      left = told.right;
    }
  }
  TEST_ASSERT_EQUAL(next, kinds.size());
}

// Until a view of both water and parks was told of.
void test_why_of_a_terrace_should_tell_what_is_seen_in_each_direction() {
  fake::for_each_hold([](const ui::Settings& held) {
    rules::Rng rng(12);
    bool both = false;
    for (uint16_t challenge = 1; !both; ++challenge) {
      TEST_ASSERT_LESS_THAN(40, challenge);
      begin(1, 3, challenge, held);
      play_until(rng, [] { return over() || (laying() && city().tourists.count == 5); });
      if (over()) continue;
      tap("menu");
      tap("row 1");
      const rule::Board board = rule::board_of<rule::FieldSet>(state(), kept());
      for (unsigned i = 0; i < kept().tourists.count; ++i) {
        const rule::Reason reason = rule::reason_of(board, 3, kept().tourists.at[i]);
        if (reason.kind != rule::kTerrace) continue;
        tap(field_name(spot_of(city().tourists.at[i])));
        expect_views(board, reason);
        for (const rule::FieldSet seen : reason.views) {
          const bool water = (seen & board.fields[rule::kWater]) != 0;
          both = both || (water && (seen & board.fields[rule::kPark]) != 0);
        }
      }
      ui::screens::home();
    }
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_why_of_a_terrace_should_tell_what_is_seen_in_each_direction);
  return UNITY_END();
}
