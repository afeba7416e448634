// What lies round a game of Cities: the others, why, resuming, its result.
#include "cities_table.hpp"
#include "ui/cities/play_layout.hpp"

using namespace table;

namespace {

void test_others_should_be_hidden_until_the_device_is_handed_over() {
  rules::Rng rng(13);
  begin(2, 3, 9);
  play_until(rng, laying);
  const uint32_t before = game().seen().cities[0].laid;
  // Who acted last in a round begins the next: set-up 1 2, rounds 2 1, 1 2, 2 1.
  TEST_ASSERT_EQUAL(2, game().holder());
  while (game().match().player() == 2) move(rng);
  TEST_ASSERT_TRUE(fake::shows("Pass to"));
  TEST_ASSERT_FALSE(fake::there("board"));
  TEST_ASSERT_FALSE(game().match().can_undo());
  finger::tap_seen("button Go on");
  TEST_ASSERT_EQUAL(1, game().holder());
  // What the other did in this round isn't seen yet.
  TEST_ASSERT_NOT_EQUAL(state().cities[1].laid, game().seen().cities[1].laid);
  TEST_ASSERT_EQUAL_HEX32(before, state().cities[0].laid);
}

void test_others_cities_should_open_from_the_menu() {
  rules::Rng rng(14);
  begin(3, 3, 9);
  play_until(rng, sending);
  constexpr const char* kNames[] = {"Red", "Yellow", "Blue"};
  const char* const first = kNames[game().holder() % 3];  // round the table from who holds it
  const char* const second = kNames[(game().holder() + 1) % 3];
  tap("menu");
  tap("row 2");
  TEST_ASSERT_TRUE(fake::shows(first) && fake::there("board"));
  tap("button Next city");
  TEST_ASSERT_TRUE(fake::shows(second));
  tap("button Next city");
  TEST_ASSERT_TRUE(fake::shows(first));
  tap("back");
}

void test_why_should_walk_through_the_tourists() {
  rules::Rng rng(15);
  begin(1, 3, 10);
  play_until(rng, [] { return city().has_to_lay() && city().tourists.count == 3; });
  tap("menu");
  tap("row 1");
  TEST_ASSERT_TRUE(fake::shows("Tourist 1 of 3"));
  tap("button Next");
  TEST_ASSERT_TRUE(fake::shows("Tourist 2 of 3"));
  tap("button Next");
  tap("button Next");
  TEST_ASSERT_TRUE(fake::shows("Tourist 1 of 3"));
  tap("button Back");
}

void test_why_should_open_when_a_tourist_is_touched_while_laying() {
  rules::Rng rng(16);
  begin(1, 3, 10);
  play_until(rng, sending);
  tap("button Undo");  // the tile: what stands there has a name only while it can be lifted
  TEST_ASSERT_TRUE(city().has_to_lay());
  const ui::cities::Layout layout = ui::cities::play_layout(ui::cities::Stage::lay);
  const auto plan = ui::cities::plan_of(city(), ui::cities::Window::near, layout.room);
  const ui::Rect field = ui::cities::field_rect(plan, city(), city().tourists.at[0]);
  finger::tap(field.center().x, field.center().y);
  TEST_ASSERT_TRUE(fake::shows("Why "));
  tap("button Back");
  TEST_ASSERT_TRUE(fake::there("tile"));
}

void test_game_should_go_on_where_it_was_when_it_is_resumed() {
  rules::Rng rng(17);
  begin(1, 2, 11);
  play_until(rng, sending);
  const rule::State before = state();
  ui::screens::home();
  finger::wait(50);
  tap("button Resume");
  TEST_ASSERT_EQUAL_MEMORY(&before, &state(), sizeof before);
  finger::tap_seen("button Stay");
  TEST_ASSERT_EQUAL(rule::Verb::kStay, last_of_players().verb());
}

void test_again_should_begin_with_the_same_set_up_and_other_luck() {
  begin(2, 3, 12);
  play_to_the_end(18);
  fake::next_random = 12;
  pause();
  finger::tap_seen("button Again");
  TEST_ASSERT_EQUAL(2, game().players());
  TEST_ASSERT_EQUAL(3, state().options.level);
  TEST_ASSERT_NOT_EQUAL(12, game().setup().challenge);
  TEST_ASSERT_FALSE(over());
}

void test_result_should_open_each_city_replay_and_record() {
  begin(2, 3, 13);
  play_to_the_end(19);
  pause();
  tap("button Why");
  const unsigned winner = rules::holds(Rules::winners(state()), 1) ? 1 : 2;
  TEST_ASSERT_TRUE(fake::shows(winner == 1 ? "Red" : "Yellow") && shows_number(total(winner)));
  tap("button Next city");
  TEST_ASSERT_TRUE(shows_number(total(3 - winner)));
  tap("back");
  tap("button Replay");
  tap("back");
  tap("menu");
  tap("button Record");
  TEST_ASSERT_TRUE(fake::shows("Places tile"));
  tap("button Code");
  TEST_ASSERT_TRUE(fake::shows("game cities"));
  tap("back");
  tap("back");
  tap("back");
  tap("button Home");
  TEST_ASSERT_TRUE(fake::there("button Cities"));
}

void test_pool_should_be_back_where_it_was_when_a_game_has_ended() {
  lv_mem_monitor_t before, after;
  begin(1, 3, 14);
  play_to_the_end(20);
  for (lv_mem_monitor_t* seen : {&before, &after}) {
    pause();
    finger::tap_seen("button Again");
    play_to_the_end(20);
    pause();
    tap("button Home");
    lv_mem_monitor(seen);
    ui::screens::open(game().screen());
    finger::wait(50);
  }
  TEST_ASSERT_EQUAL(before.free_size, after.free_size);
}

// What the sentence is for two or three players with these tourists.
std::string sentence(std::initializer_list<std::initializer_list<int16_t>> players) {
  rule::Sheet sheets[rule::kMostSeats];
  begin(static_cast<unsigned>(players.size()), 1, 7);
  rule::Sheet* sheet = sheets;
  for (const auto& tourists : players) {
    for (const int16_t points : tourists) {
      sheet->points[sheet->tourists++] = points;
      sheet->total = static_cast<int16_t>(sheet->total + points);
    }
    ++sheet;
  }
  char words[120];
  ui::cities::tell_tie(game(), sheets, words, sizeof words);
  return words;
}

void test_result_should_say_in_a_sentence_how_it_was_decided() {
  TEST_ASSERT_EQUAL_STRING(
      "Red wins. Yellow has 8 points too: the best paid tourist decides, 5 to 4.",
      sentence({{5, 3}, {4, 4}}).c_str());
  TEST_ASSERT_EQUAL_STRING(
      "Blue wins. Red has 10 points too: the second best paid tourist decides, 4 to 3.",
      sentence({{5, 3, 2}, {4, 4, 2}, {5, 4, 1}}).c_str());
  TEST_ASSERT_EQUAL_STRING("Red and Blue share the win with 8 points: tourists paid the same.",
                           sentence({{5, 3}, {4, 4}, {5, 3}}).c_str());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_others_should_be_hidden_until_the_device_is_handed_over);
  RUN_TEST(test_others_cities_should_open_from_the_menu);
  RUN_TEST(test_why_should_walk_through_the_tourists);
  RUN_TEST(test_why_should_open_when_a_tourist_is_touched_while_laying);
  RUN_TEST(test_game_should_go_on_where_it_was_when_it_is_resumed);
  RUN_TEST(test_again_should_begin_with_the_same_set_up_and_other_luck);
  RUN_TEST(test_result_should_open_each_city_replay_and_record);
  RUN_TEST(test_pool_should_be_back_where_it_was_when_a_game_has_ended);
  RUN_TEST(test_result_should_say_in_a_sentence_how_it_was_decided);
  return UNITY_END();
}
