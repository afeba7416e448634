// What pays a tourist and what doesn't, as the screens tell it: tiles are entered, so that a zone
// is known in which two stand.
#include <bit>
#include <vector>

#include "cities_table.hpp"
#include "drivers/display/host.hpp"
#include "ui/cities/play_layout.hpp"
#include "ui/play/replay/replay_layout.hpp"
#include "ui/play/replay/replay_screen.hpp"

using namespace table;

namespace {

void enter(unsigned tile) {
  tap("tile " + std::to_string(tile));
  tap("button Enter");
}

void lay(const char* cell) {
  tap(cell);
  tap("button Build");
}

void send(const char* field) {
  tap(field);
  tap("button Send");
}

// Three starting tiles, then rows of fields from the top, A for attractions:
//
//   tile 16 at -1,-1 | tile 8, turned, at 0,-1 | tile 12 at 1,-1
//        P P         |         T A             |      A A
//        T T         |         T A             |      W W
//                    | tile 4 at 0,0           | tile 1 at 1,0
//                    |         A A             |      A A
//                    |         P P             |      P T
//
// One zone of eight attractions. A tourist stands in its upper row, one in its last tile.
void play_two_rounds(uint8_t players) {
  start();
  tap("button Cities");
  ui::Setup setup;
  setup.seats.players = players;
  setup.luck = ui::LuckKind::ours;
  game().begin(setup);
  ui::screens::replace(game().screen());
  finger::wait(50);
  for (const unsigned tile : {4u, 12u, 16u}) enter(tile);
  for (unsigned turn = 0; turn < players; ++turn) {
    take_device();
    for (const char* cell : {"cell 0,0", "cell 1,-1", "cell -1,-1"}) lay(cell);
  }
  enter(8);
  for (unsigned turn = 0; turn < players; ++turn) {
    take_device();
    tap("tile");
    lay("cell 0,-1");
    send("field 0,-1 ne");
  }
  enter(1);
  for (unsigned turn = 0; turn < players; ++turn) {
    take_device();
    lay("cell 1,0");
    send("field 1,0 nw");
  }
  enter(20);
  take_device();
}

void open_my_points() {
  tap("menu");
  tap("row 1");
}

std::vector<uint16_t> shown() {
  finger::wait(300);  // all that moves has come to rest
  std::vector<uint16_t> pixels(320 * 240);
  drivers::display::panel().seen(pixels.data());
  return pixels;
}

void test_why_should_say_that_a_zone_pays_another_tourist() {
  play_two_rounds(1);
  open_my_points();
  tap("field 0,-1 ne");
  TEST_ASSERT_TRUE(fake::shows("Why 8?"));
  TEST_ASSERT_FALSE(fake::shows("This zone pays another tourist."));
  tap("field 1,0 nw");
  TEST_ASSERT_TRUE(fake::shows("Why 0?"));
  TEST_ASSERT_TRUE(fake::shows("This zone pays another tourist."));
}

void test_why_should_stay_when_the_tourist_that_it_tells_of_is_touched() {
  play_two_rounds(1);
  open_my_points();
  tap("field 1,0 nw");
  tap("field 1,0 nw");
  TEST_ASSERT_TRUE(fake::shows("Why 0?"));
  tap("button Next");
  TEST_ASSERT_TRUE(fake::shows("Why 8?"));
}

// Only where the finger lifts, and once heard; what is seen is drawn at once.
void test_why_should_tell_of_another_tourist_when_the_finger_lifts_on_it() {
  play_two_rounds(1);
  open_my_points();
  TEST_ASSERT_TRUE(fake::shows("Why 8?"));
  const auto first = shown();
  const ui::Target other = finger::find("field 1,0 nw").target;
  const ui::Target own = finger::find("field 0,-1 ne").target;
  fake::clicks = 0;
  drivers::touch::set_finger(true, other.x + 5, other.y + 5);
  finger::wait(60);
  TEST_ASSERT_TRUE_MESSAGE(shown() == first, "not when it comes down");
  drivers::touch::set_finger(true, own.x + 5, own.y + 5);
  finger::wait(60);
  drivers::touch::set_finger(false, own.x + 5, own.y + 5);
  finger::wait(100);
  TEST_ASSERT_TRUE_MESSAGE(shown() == first, "its own again");
  TEST_ASSERT_EQUAL(0, fake::clicks);
  tap("field 1,0 nw");
  TEST_ASSERT_EQUAL(1, fake::clicks);
  const auto told = shown();
  TEST_ASSERT_TRUE(told != first);
  lv_obj_invalidate(lv_screen_active());
  TEST_ASSERT_TRUE_MESSAGE(shown() == told, "all of it was drawn");
  tap("button Next");
  TEST_ASSERT_TRUE_MESSAGE(shown() == first, "round the table");
}

ui::Color pixel(const std::vector<uint16_t>& pixels, int x, int y) {
  return {pixels[static_cast<size_t>(y * ui::frame().width + x)]};
}

// The zone of eight attractions: on each side where it ends there is a line of ink, and none
// inside.
void test_why_should_draw_a_line_around_the_zone() {
  play_two_rounds(1);
  open_my_points();
  const auto seen = shown();
  const ui::cities::Layout layout = ui::cities::play_layout(ui::cities::Stage::lay);
  const auto plan = ui::cities::plan_of(city(), ui::cities::Window::laid, layout.room);
  const unsigned tourist = kept().tourists.at[0];
  const uint64_t zone =
      rule::reason_of(rule::board_of<rule::FieldSet>(state(), kept()), game().level(), tourist)
          .zone;
  TEST_ASSERT_EQUAL(8, std::popcount(zone));
  const auto in_zone = [&](int row, int column) {
    if (row < 0 || column < 0 || row > 7 || column > 7) return false;
    return (zone >> (row * 8 + column) & 1u) != 0;
  };
  const ui::Color ink = ui::palette().ink;
  int sides = 0;
  for (unsigned field = 0; field < rule::kFields; ++field) {
    if ((zone >> field & 1u) == 0) continue;
    const auto row = static_cast<int>(field / 8), column = static_cast<int>(field % 8);
    const ui::Rect area =
        ui::cities::field_rect(plan, city(), ui::cities::field_from(state(), field));
    const ui::Point middle = area.center();
    const auto expect_line = [&](bool inside, int x, int y, int right, int down) {
      if (inside) return;
      ++sides;
      for (int off = -1; off <= 1; ++off) {
        TEST_ASSERT_TRUE(pixel(seen, x + off * right, y + off * down) == ink);
      }
    };
    expect_line(in_zone(row - 1, column), middle.x - 8, area.y, 0, 1);
    expect_line(in_zone(row + 1, column), middle.x - 8, area.bottom(), 0, 1);
    expect_line(in_zone(row, column - 1), area.x, middle.y - 8, 1, 0);
    expect_line(in_zone(row, column + 1), area.right(), middle.y - 8, 1, 0);
  }
  TEST_ASSERT_GREATER_OR_EQUAL(12, sides);
}

void test_city_should_step_among_its_tourists_both_ways() {
  play_two_rounds(2);
  tap("menu");
  tap("row 2");
  const auto first = shown();
  tap("button Next");
  const auto second = shown();
  TEST_ASSERT_TRUE(second != first);
  tap("button Before");
  TEST_ASSERT_TRUE(shown() == first);
  tap("button Before");
  TEST_ASSERT_TRUE_MESSAGE(shown() == second, "there are two: round the end");
}

void test_city_should_list_a_tourist_whose_zone_pays_another_with_no_points() {
  play_two_rounds(2);
  tap("menu");
  tap("row 2");  // the others' cities
  TEST_ASSERT_TRUE(fake::shows("same zone"));
  TEST_ASSERT_TRUE(shows_number(0));
  TEST_ASSERT_TRUE_MESSAGE(shows_number(8), "the one that is paid, and the total");
}

// One's own field chooses oneself, any other field of the zone who is paid for it; water nobody.
void test_city_should_tell_of_the_tourist_whose_field_or_zone_is_touched() {
  play_two_rounds(2);
  tap("menu");
  tap("row 2");
  const int field = finger::find("field 1,0 nw").target.width;
  tap("field 1,0 nw");
  const auto unpaid = shown();
  tap("field 0,-1 ne");
  const auto paid = shown();
  TEST_ASSERT_TRUE(paid != unpaid);
  tap("field 1,0 nw");
  TEST_ASSERT_TRUE(shown() == unpaid);
  tap_beside("field 1,0 nw", 0, -field);
  TEST_ASSERT_TRUE_MESSAGE(shown() == unpaid, "water");
  tap_beside("field 1,0 nw", field, 0);
  TEST_ASSERT_TRUE_MESSAGE(shown() == paid, "an attraction of the zone");
}

void test_replay_should_show_the_tile_that_was_drawn() {
  play_two_rounds(1);
  ui::open_replay(game());
  finger::wait(50);
  for (int step = 0; step < 2; ++step) tap("button Next");
  // The second one: two attractions above water.
  constexpr int kSide = 41;
  std::vector<uint16_t> tile(kSide * kSide);
  ui::Painter painter(tile.data(), {kSide, kSide});
  ui::cities::prepare_fields(20);
  ui::cities::paint_tile(painter, {0, 0}, 20, rule::laid_tile(12, 0));
  const auto seen = shown();
  const ui::Rect board = ui::replay_layout(ui::frame(), ui::BoardShape::square).moment;
  const ui::Rect place = board.middle({kSide, kSide});
  for (int y = 0; y < kSide; ++y) {
    const auto row = static_cast<size_t>((place.y + y) * 320 + place.x);
    TEST_ASSERT_EQUAL_MEMORY(&tile[static_cast<size_t>(y * kSide)], &seen[row], 2 * kSide);
  }
  // On a light plate with an edge of two, apart from the city behind it.
  const ui::Palette& colors = ui::palette();
  const auto at = [&](int x, int y) { return seen[static_cast<size_t>(y * 320 + x)]; };
  for (int i = 0; i < kSide; ++i) {
    for (const ui::Point beside : {ui::Point{place.x + i, place.y - 1},
                                   {place.x + i, place.bottom()},
                                   {place.x - 1, place.y + i},
                                   {place.right(), place.y + i}}) {
      TEST_ASSERT_EQUAL(colors.raised.value, at(beside.x, beside.y));
    }
  }
  tap("button Before");
  TEST_ASSERT_TRUE(shown() != seen);
}

// They pay from level 2 on.
void test_result_should_list_terraces_only_where_they_can_pay() {
  for (unsigned level = 1; level <= 3; ++level) {
    begin(1, level, 7);
    play_to_the_end(7);
    TEST_ASSERT_TRUE(fake::shows("\nParks\n"));
    TEST_ASSERT_EQUAL(level > 1, fake::shows("\nTerraces\n"));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_why_should_say_that_a_zone_pays_another_tourist);
  RUN_TEST(test_why_should_stay_when_the_tourist_that_it_tells_of_is_touched);
  RUN_TEST(test_why_should_tell_of_another_tourist_when_the_finger_lifts_on_it);
  RUN_TEST(test_why_should_draw_a_line_around_the_zone);
  RUN_TEST(test_city_should_step_among_its_tourists_both_ways);
  RUN_TEST(test_city_should_list_a_tourist_whose_zone_pays_another_with_no_points);
  RUN_TEST(test_city_should_tell_of_the_tourist_whose_field_or_zone_is_touched);
  RUN_TEST(test_replay_should_show_the_tile_that_was_drawn);
  RUN_TEST(test_result_should_list_terraces_only_where_they_can_pay);
  return UNITY_END();
}
