// What stands beside the board of Cities while it is played: points now and then, what changes by
// kind, tourists left, the tile in hand.
#include "canvas.hpp"
#include "cities_table.hpp"
#include "ui/cities/play_layout.hpp"
#include "written.hpp"

using namespace table;

namespace {

using ui::Color;
using ui::Rect;
using ui::cities::Layout;
using ui::cities::play_layout;
using ui::cities::Stage;

struct Drawn : DrawnScreen {
  std::vector<Written> in(const Rect& part) const {
    std::vector<Written> found;
    for (const Written& line : written) {
      if (part.contains(line.area().center())) found.push_back(line);
    }
    return found;
  }
};

bool holds(const Rect& outer, const Rect& inner) { return common(outer, inner) == inner; }

constexpr Stage kStages[] = {Stage::start, Stage::lay, Stage::tourist};

// Each part has a place of its own; all that can be touched is 44 high and wide.
void test_parts_of_the_rail_should_have_places_of_their_own() {
  fake::for_each_hold([](const ui::Settings& held) {
    start(held);
    for (const Stage stage : kStages) {
      const Layout layout = play_layout(stage);
      TEST_ASSERT_TRUE(common(layout.board, layout.rail).empty());
      TEST_ASSERT_TRUE(holds(ui::frame().body(), layout.board));
      TEST_ASSERT_TRUE(holds(ui::frame().body(), layout.rail));
      TEST_ASSERT_TRUE(holds(layout.board, layout.room));
      const bool tourist = stage == Stage::tourist;
      std::vector<Rect> parts = {layout.undo, layout.go};
      if (tourist) parts.push_back(layout.stay);
      for (const Rect& part : parts) {
        TEST_ASSERT_TRUE(part.width >= ui::kTouch && part.height >= ui::kTouch);
      }
      if (stage != Stage::start) parts.insert(parts.end(), {layout.numbers, layout.kinds});
      if (stage == Stage::lay) parts.push_back(layout.tile);
      for (const Rect& part : parts) {
        TEST_ASSERT_TRUE(holds(layout.rail, part));
        for (const Rect& other : parts) {
          TEST_ASSERT_TRUE(part == other || common(part, other.inset(0, 1)).empty());
        }
      }
      if (stage != Stage::start) continue;
      for (int i = 0; i < 3; ++i) {
        const Rect tile = layout.start(i);
        TEST_ASSERT_TRUE(holds(layout.board, tile) && common(layout.room, tile).empty());
        TEST_ASSERT_TRUE(tile.width >= ui::kTouch && tile.height >= ui::kTouch);
        if (i > 0) TEST_ASSERT_EQUAL(layout.start(i - 1).right() + 4, tile.x);
      }
    }
  });
}

// A finger that goes there for Undo finds it also when the tile has just been laid.
void test_undo_should_stay_in_its_place_when_the_tile_is_laid() {
  fake::for_each_hold([](const ui::Settings& held) {
    start(held);
    const Layout before = play_layout(Stage::lay);
    const Layout after = play_layout(Stage::tourist);
    TEST_ASSERT_TRUE(before.undo == after.undo && before.go == after.go);
    TEST_ASSERT_TRUE(common(before.undo, after.stay).empty());
    TEST_ASSERT_TRUE(common(before.go, after.stay).empty());
  });
}

// In landscape the rail's parts share their edges; the last button ends three above the bottom.
void test_rail_should_be_a_column_of_one_width() {
  for (const uint8_t left : {uint8_t{0}, uint8_t{1}}) {
    start({.left_hand = left});
    for (const Stage stage : kStages) {
      const Layout layout = play_layout(stage);
      const Rect& rail = layout.rail;
      for (const Rect& part :
           {layout.numbers, layout.kinds, layout.stock, layout.tile, layout.undo, layout.go}) {
        TEST_ASSERT_EQUAL(rail.x + 4, part.x);
        TEST_ASSERT_EQUAL(rail.right() - 4, part.right());
      }
      TEST_ASSERT_EQUAL(ui::frame().height - 3, layout.go.bottom());
      TEST_ASSERT_EQUAL(layout.go.y - 2, layout.undo.bottom());
      if (stage == Stage::tourist) TEST_ASSERT_EQUAL(layout.undo.y - 2, layout.stay.bottom());
      TEST_ASSERT_EQUAL(left != 0, rail.x == 0);
    }
  }
}

// Somebody's turn with a place chosen that changes the points.
void choose(const ui::Settings& held, uint16_t challenge) {
  begin(1, 1, challenge, held);
  rules::Rng rng(challenge);
  const auto there = [] { return laying() && state().draws > 9; };
  while (!there()) move(rng);
  take_device();
  rules::Event event;
  do {
    event = Rules::pick(state(), rng);
  } while (event.actor() != game().holder());
  choose_cell(event.a, event.b);
  finger::wait(50);
}

// Large what it is, then an arrow and what it would be, in accent; not both beyond the part.
void test_numbers_should_be_told_now_and_then() {
  fake::for_each_hold([](const ui::Settings& held) {
    choose(held, 5);
    const Layout layout = play_layout(Stage::lay);
    const ui::cities::Preview& preview = game().moves().preview();
    const Drawn drawn;
    const std::vector<Written> numbers = drawn.in(layout.numbers);
    TEST_ASSERT_EQUAL(2, numbers.size());
    const Written &now = numbers[0], &then = numbers[1];
    TEST_ASSERT_EQUAL(preview.before.total, std::stoi(now.text));
    TEST_ASSERT_EQUAL(preview.after.total, std::stoi(then.text));
    TEST_ASSERT_EQUAL(layout.numbers.x, now.left);
    TEST_ASSERT_LESS_OR_EQUAL(layout.numbers.right(), then.right);
    const Rect arrow = {now.right + 1, layout.numbers.y, then.left - now.right - 2,
                        layout.numbers.height};
    TEST_ASSERT_TRUE(arrow.width >= 10 && arrow.width <= 18);
    TEST_ASSERT_GREATER_THAN(20, drawn.canvas.count_in(arrow, ui::palette().accent));
    TEST_ASSERT_GREATER_THAN(5, drawn.canvas.count_in(then.area(), ui::palette().accent));
    TEST_ASSERT_GREATER_THAN(5, drawn.canvas.count_in(now.area(), ui::palette().ink));
    // Their middles are at most two apart.
    TEST_ASSERT_INT_WITHIN(2, now.area().center().y, then.area().center().y);
  });
}

// The first field that a tourist from the stock can be sent to.
void choose_tourist(const ui::Settings& held, uint16_t challenge) {
  begin(1, 2, challenge, held);
  rules::Rng rng(challenge);
  play_until(rng, [] { return city().has_to_act() && state().draws > 5; });
  const auto lifts = game().moves().lifted();
  TEST_ASSERT_EQUAL(ui::cities::kNoField, lifts);
  TEST_ASSERT_GREATER_THAN(0, game().moves().goals());
  char name[ui::cities::kMostName];
  ui::cities::name_field(city(), game().moves().goal(0).field, name);
  tap(name);
  finger::wait(50);
}

// What a tourist changes is told with the sign of its kind.
void test_kinds_that_change_should_be_told_with_their_signs() {
  unsigned told = 0;
  fake::for_each_hold([&](const ui::Settings& held) {
    for (uint16_t challenge = 3; challenge < 7; ++challenge) {
      choose_tourist(held, challenge);
      const Layout layout = play_layout(Stage::tourist);
      const ui::cities::Preview& preview = game().moves().preview();
      const Drawn drawn;
      const std::vector<Written> changes = drawn.in(layout.kinds);
      size_t at = 0;
      for (unsigned kind = 0; kind <= rule::kTerrace; ++kind) {
        const int change = preview.after.by_kind[kind] - preview.before.by_kind[kind];
        if (change == 0) continue;
        TEST_ASSERT_LESS_THAN(changes.size(), at);
        const Written& line = changes[at];
        char words[ui::kSigned];
        ui::tell_signed(words, change);
        TEST_ASSERT_EQUAL_STRING(words, line.text.c_str());
        const Rect half = {layout.kinds.x + static_cast<int>(at % 2) * layout.kinds.width / 2,
                           layout.kinds.y + static_cast<int>(at / 2) * layout.kinds.height / 2,
                           layout.kinds.width / 2, layout.kinds.height / 2};
        TEST_ASSERT_INT_WITHIN(1, half.x + 14, line.left);
        TEST_ASSERT_INT_WITHIN(1, line.top() - half.y, half.bottom() - line.baseline);
        const Rect sign = {half.x, half.y, 13, half.height};
        TEST_ASSERT_GREATER_THAN(8, drawn.canvas.count_in(sign, ui::palette().ink));
        ++at;
        ++told;
      }
      TEST_ASSERT_EQUAL(changes.size(), at);
    }
  });
  TEST_ASSERT_GREATER_THAN(0, told);
}

// The tile in hand lies as it would be laid, with the sign of turning beside it.
void test_tile_in_hand_should_be_drawn_as_it_is_turned() {
  fake::for_each_hold([](const ui::Settings& held) {
    begin(1, 1, 6, held);
    rules::Rng rng(6);
    play_until(rng, laying);
    for (unsigned turns = 0; turns < 4; ++turns) {
      finger::wait(50);
      const ui::TargetSpec& spec = fake::spec_of("tile");
      const Rect area = spec.area;
      Canvas canvas({ui::frame().width, ui::frame().height});
      ui::Painter painter = canvas.painter();
      spec.paint(painter, {spec, area, false});
      TEST_ASSERT_TRUE(canvas.at(area.x, area.y) == ui::palette().ink);
      TEST_ASSERT_TRUE(canvas.at(area.x + 1, area.y + 1) == ui::palette().raised);
      // As large as has room beside fifteen for the sign.
      const int wide = area.width - 9 - 15, high = area.height - 7;
      const int field = std::min(wide, high) / 2;
      const Rect room = {area.x + 1, area.y, area.width - 17, area.height};
      const Rect tile = room.middle({2 * field + 1, 2 * field + 1});
      const rule::Laid laid = rule::laid_tile(game().moves().tile(), turns);
      for (unsigned quarter = 0; quarter < rule::kQuarters; ++quarter) {
        const int x = tile.x + static_cast<int>(quarter % 2) * field;
        const int y = tile.y + static_cast<int>(quarter / 2) * field;
        const Color ground = ui::cities::ground_color(rule::kind_of(laid, quarter));
        TEST_ASSERT_TRUE(canvas.at(x + 1, y + 1) == ground);
      }
      TEST_ASSERT_TRUE(canvas.at(tile.x, tile.y) == ui::palette().ink);
      TEST_ASSERT_TRUE(canvas.at(tile.right() - 1, tile.bottom() - 1) == ui::palette().ink);
      const Rect sign = {area.right() - 17, area.y + 2, 15, area.height - 4};
      TEST_ASSERT_GREATER_THAN(10, canvas.count_in(sign, ui::palette().ink));
      tap("tile");
    }
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_parts_of_the_rail_should_have_places_of_their_own);
  RUN_TEST(test_undo_should_stay_in_its_place_when_the_tile_is_laid);
  RUN_TEST(test_rail_should_be_a_column_of_one_width);
  RUN_TEST(test_numbers_should_be_told_now_and_then);
  RUN_TEST(test_kinds_that_change_should_be_told_with_their_signs);
  RUN_TEST(test_tile_in_hand_should_be_drawn_as_it_is_turned);
  return UNITY_END();
}
