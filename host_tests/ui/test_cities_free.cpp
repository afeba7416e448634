// "Free": a city wider than four tiles, looked at as a whole or in parts.
#include <set>
#include <vector>

#include "cities_table.hpp"
#include "ui/cities/city_picture.hpp"
#include "ui/cities/play_layout.hpp"

using namespace table;

namespace {

constexpr unsigned kMixes = 1u << rule::kVariants;

void begin_free(unsigned players, unsigned level, uint16_t challenge, uint8_t more = rule::kNone,
                const ui::Settings& held = {}) {
  begin(players, level, challenge, held, static_cast<uint8_t>(rule::kFree | more));
}

// Until the tile to lay can go to more than four cells in a line.
void play_until_it_is_wide(rules::Rng& rng) {
  play_until(rng, [] { return laying() && fake::there("button Part"); });
}

int width_of(const std::string& name) {
  const finger::Search search = finger::find(name.c_str());
  TEST_ASSERT_TRUE_MESSAGE(search.found, name.c_str());
  return search.target.width;
}
bool is_there(const std::string& name) { return finger::find(name.c_str()).found; }

// All cells where a tile may go.
std::vector<std::string> cells() {
  std::vector<std::string> names;
  Rules::options(state(), [&](rules::Event event) {
    if (event.is(rule::Verb::kPlace) && event.b == 0) names.push_back(cell_name(event.a));
    return true;
  });
  return names;
}

void test_all_variants_together_should_be_playable_by_touches_on_names() {
  for (unsigned mix = 0; mix < kMixes; ++mix) {
    begin(1 + mix % 2, 1 + mix % 3, static_cast<uint16_t>(40 + mix), {}, static_cast<uint8_t>(mix));
    play_to_the_end(50 + mix);
    TEST_ASSERT_EQUAL(mix, state().options.variants);
    rules::Session<Rules> again({}, 1);
    TEST_ASSERT_TRUE(tests::play_record(record(), again));
    TEST_ASSERT_EQUAL_MEMORY(&state(), &again.state(), sizeof(rule::State));
    TEST_ASSERT_TRUE(shows_number(total(1)));
  }
}

void test_free_city_should_be_playable_however_the_device_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    begin_free(1, 3, 61, rule::kOneMore, held);
    play_to_the_end(62);
    TEST_ASSERT_TRUE(shows_number(total(1)));
  });
}

// What screens draw and explain is worth what the rules say.
void test_city_of_any_variant_should_be_worth_what_the_rules_say() {
  for (unsigned mix = 0; mix < kMixes; ++mix) {
    for (uint16_t challenge = 1; challenge <= 20; ++challenge) {
      rule::Options options;
      options.level = static_cast<uint8_t>(1 + challenge % 3);
      options.variants = static_cast<uint8_t>(mix);
      rules::Rng rng(challenge);
      rule::State played = Rules::start(options, 2);
      while (Rules::to_act(played) != 0) {
        TEST_ASSERT_TRUE(Rules::apply(played, Rules::pick(played, rng)).ok());
        for (unsigned seat = 1; seat <= 2; ++seat) {
          const ui::cities::City shown = ui::cities::city_of(played, seat);
          const rule::Sheet sheet = rule::sheet_of(ui::cities::board_of(shown), options.level);
          TEST_ASSERT_EQUAL(rule::sheet_of(played, seat).total, sheet.total);
        }
      }
    }
  }
}

void test_whole_should_show_all_cells_and_a_part_those_around_the_candidate() {
  fake::for_each_hold([](const ui::Settings& held) {
    rules::Rng rng(63);
    begin_free(1, 2, 64, rule::kNone, held);
    play_until_it_is_wide(rng);
    const std::vector<std::string> all = cells();
    for (const std::string& name : all) {
      TEST_ASSERT_TRUE_MESSAGE(is_there(name), name.c_str());
      const int small = width_of(name);
      tap(name);
      finger::wait(700);
      tap("button Part");
      TEST_ASSERT_TRUE_MESSAGE(is_there(name), "the part follows the candidate");
      TEST_ASSERT_GREATER_THAN(small, width_of(name));
      tap("button All");
    }
  });
}

void test_second_touch_on_the_whole_should_look_closer_and_build_nothing() {
  rules::Rng rng(63);
  begin_free(1, 2, 64);
  play_until_it_is_wide(rng);
  const size_t events = game().match().events();
  const std::string name = cells().front();
  tap(name);
  tap(name);
  TEST_ASSERT_TRUE(fake::there("button All"));
  TEST_ASSERT_EQUAL(events, game().match().events());
  tap("button Undo");
  finger::wait(700);
  tap(name);
  tap(name);
  TEST_ASSERT_EQUAL(events + 1, game().match().events());
}

// Held at the edge of the part, a finger that came from within brings in what lies there.
void test_part_should_move_when_a_finger_is_dragged_to_its_edge() {
  rules::Rng rng(63);
  begin_free(1, 2, 64);
  play_until_it_is_wide(rng);
  tap("button Part");
  const auto layout = ui::cities::play_layout(ui::cities::Stage::lay, true);
  const std::vector<std::string> all = cells();
  std::set<std::string> seen;
  const ui::Point middle = layout.room.center();
  const int x = middle.x, y = middle.y;
  const ui::Point edges[] = {{layout.room.x + 3, y},
                             {layout.room.right() - 4, y},
                             {x, layout.room.y + 3},
                             {x, layout.room.bottom() - 4}};
  const auto look = [&] {
    for (const std::string& name : all) {
      if (is_there(name)) seen.insert(name);
    }
  };
  for (const ui::Point& side : edges) {
    for (const ui::Point& end : edges) {
      drivers::touch::set_finger(true, x, y);
      finger::wait(60);
      drivers::touch::set_finger(true, side.x, side.y);
      finger::wait(4000);
      look();
      drivers::touch::set_finger(true, x, y);
      finger::wait(60);
      drivers::touch::set_finger(true, end.x, end.y);
      finger::wait(4000);
      look();
      drivers::touch::set_finger(false, 0, 0);
      finger::wait(700);
    }
  }
  TEST_ASSERT_EQUAL(all.size(), seen.size());
}

void test_touch_at_the_edge_of_a_part_should_move_nothing() {
  rules::Rng rng(63);
  begin_free(1, 2, 64);
  play_until_it_is_wide(rng);
  tap("button Part");
  const auto layout = ui::cities::play_layout(ui::cities::Stage::lay, true);
  const auto seen = [] {
    std::string names;
    for (const std::string& name : cells()) names += is_there(name) ? name + ";" : "";
    return names;
  };
  const std::string before = seen();
  drivers::touch::set_finger(true, layout.room.x + 5, layout.room.center().y);
  finger::wait(2000);
  drivers::touch::set_finger(false, 0, 0);
  finger::wait(100);
  TEST_ASSERT_EQUAL_STRING(before.c_str(), seen().c_str());
}

// Where it could walk to is in sight, wherever the part begins.
void test_lifted_tourist_should_have_all_its_steps_in_the_part() {
  rules::Rng rng(65);
  begin_free(1, 3, 66);
  unsigned lifted = 0;
  for (unsigned moves = 0; moves < 60 && !over(); ++moves) {
    take_device();
    if (sending() && fake::there("button All")) {
      const ui::cities::City was = city();
      for (unsigned i = 0; i < was.tourists.count; ++i) {
        const std::string name = field_name(spot_of(was.tourists.at[i]));
        if (!is_there(name)) continue;
        tap(name);
        ++lifted;
        for (uint8_t goal = 0; goal < game().moves().goals(); ++goal) {
          const ui::cities::Goal& to = game().moves().goal(goal);
          if (to.move != rule::Verb::kWalk) continue;
          TEST_ASSERT_TRUE(is_there(field_name(spot_of(to.field))));
        }
        tap("button Undo");
        finger::wait(700);
      }
    }
    if (!over()) move(rng);
  }
  TEST_ASSERT_GREATER_THAN(3, lifted);
}

// A hole of the city, or the ground beside it.
void test_extra_tile_should_say_that_it_goes_over_no_hole() {
  rules::Rng rng(67);
  begin_free(1, 1, 68, rule::kOneMore);
  while (!city().covers) move(rng);
  const auto layout = ui::cities::play_layout(ui::cities::Stage::cover, true);
  const auto plan = ui::cities::plan_of(city(), ui::cities::Window::laid, layout.room);
  for (unsigned field = 0; field < ui::cities::kFields; ++field) {
    if (ui::cities::can_cover(city(), field)) continue;
    const ui::cities::Cell cell = ui::cities::cell_of_field(city(), field);
    const ui::Rect tile = ui::cities::tile_rect(plan, city(), field);
    if (!plan.shows(cell) || ui::common(tile, plan.whole()) != tile) continue;
    finger::tap(tile.center().x, tile.center().y);
    expect_said("Only on the city, over no hole.");
    TEST_ASSERT_FALSE(fake::there("button Build"));
    return;
  }
  TEST_FAIL_MESSAGE("a city without holes");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_all_variants_together_should_be_playable_by_touches_on_names);
  RUN_TEST(test_free_city_should_be_playable_however_the_device_is_held);
  RUN_TEST(test_city_of_any_variant_should_be_worth_what_the_rules_say);
  RUN_TEST(test_whole_should_show_all_cells_and_a_part_those_around_the_candidate);
  RUN_TEST(test_second_touch_on_the_whole_should_look_closer_and_build_nothing);
  RUN_TEST(test_part_should_move_when_a_finger_is_dragged_to_its_edge);
  RUN_TEST(test_touch_at_the_edge_of_a_part_should_move_nothing);
  RUN_TEST(test_lifted_tourist_should_have_all_its_steps_in_the_part);
  RUN_TEST(test_extra_tile_should_say_that_it_goes_over_no_hole);
  return UNITY_END();
}
