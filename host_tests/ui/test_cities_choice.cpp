// What is chosen on the screen of Cities but not done yet, and what the screens around it make of
// it.
#include "cities_table.hpp"
#include "finger.hpp"
#include "ui/cities/city.hpp"
#include "ui/cities/play_layout.hpp"

namespace {

using namespace table;

std::string standing(unsigned tourist) { return field_name(spot_of(city().tourists.at[tourist])); }

void test_undo_of_the_menu_should_drop_what_is_in_the_hand_first() {
  rules::Rng rng(8);
  begin(1, 3, 5);
  play_until(rng, sending);
  const size_t steps = game().match().events();
  tap(standing(0));
  tap("menu");
  tap("button Undo");
  TEST_ASSERT_EQUAL(steps, game().match().events());
  TEST_ASSERT_FALSE(fake::shows("Where to?"));
  tap("menu");
  tap("button Undo");
  TEST_ASSERT_EQUAL_MESSAGE(steps - 1, game().match().events(), "then the tile just laid");
}

// Walks and jumps that end alike differ in the record alone: the tourist walks.
void test_stay_should_be_there_also_where_a_tourist_can_walk_and_jump() {
  rules::Rng rng(3);
  begin(1, 3, 5);
  const auto try_it = [] {
    for (unsigned i = 0; i < city().tourists.count; ++i) {
      const unsigned from = spot_of(city().tourists.at[i]);
      for (unsigned quarter = 0; quarter < rule::kQuarters; ++quarter) {
        rule::State walked = state();
        rule::State jumped = state();
        if (!Rules::apply(walked, walk_event(1, from, new_spot(quarter))).ok()) {
          continue;
        }
        if (!Rules::apply(jumped, jump_event(1, from, quarter)).ok()) continue;
        tap(standing(i));
        tap(field_name(new_spot(quarter)));
        return true;
      }
    }
    return false;
  };
  for (;;) {
    TEST_ASSERT_FALSE_MESSAGE(over(), "no tourist could do both");
    play_until(rng, [] { return over() || sending(); });
    if (try_it()) break;
    finger::tap_seen("button Stay");
  }
  TEST_ASSERT_TRUE(fake::there("button Stay"));
  tap("button Walk");
  TEST_ASSERT_EQUAL(rule::Verb::kWalk, last_of_players().verb());
}

// What was chosen before counts no more: who stays, a field, a tourist in the hand.
void test_shown_event_should_be_chosen_whatever_was_chosen_before() {
  rules::Rng rng(3);
  begin(1, 3, 5);
  play_until(rng, sending);
  auto& picker = static_cast<ui::cities::CitiesPicker&>(game().picker());
  const rules::Event stay = rules::event(1, rule::Verb::kStay);
  std::vector<rules::Event> moves = {stay};
  for (unsigned quarter = 0; quarter < rule::kQuarters; ++quarter) {
    const rules::Event sent = rules::event(1, rule::Verb::kTourist, quarter);
    rule::State tried = state();
    if (Rules::apply(tried, sent).ok()) moves.push_back(sent);
  }
  const size_t sends = moves.size();
  for (unsigned i = 0; i < city().tourists.count; ++i) {
    const unsigned from = city().tourists.at[i];
    picker.lift(from);
    for (size_t goal = 0; goal < picker.goals(); ++goal) {
      if (picker.goal(goal).move != rule::Verb::kWalk) continue;
      moves.push_back(walk_event(1, spot_of(from), spot_of(picker.goal(goal).field)));
    }
  }
  TEST_ASSERT_GREATER_THAN(2, sends);
  TEST_ASSERT_GREATER_THAN(sends, moves.size());
  for (const rules::Event& before : moves) {
    for (const rules::Event& after : moves) {
      picker.show(before);
      TEST_ASSERT_TRUE(picker.ready() && picker.event() == before);
      picker.show(after);
      TEST_ASSERT_TRUE(picker.ready() && picker.event() == after);
      TEST_ASSERT_EQUAL(after.is(rule::Verb::kWalk), picker.lifted() != ui::cities::kNoField);
      rule::State done = state();
      TEST_ASSERT_TRUE(Rules::apply(done, after).ok());
      TEST_ASSERT_EQUAL(Rules::score(done, 1).total, picker.preview().after.total);
    }
  }
}

void test_touch_should_say_that_no_tourist_is_left_wherever_it_is() {
  rules::Rng rng(4);
  begin(1, 3, 6);
  for (unsigned sent = 0; sent < rule::kTourists;) {
    play_until(rng, [] { return city().has_to_act(); });
    const unsigned open = kept().open_quarters();
    if (open == 0) {
      finger::tap_seen("button Stay");
      continue;
    }
    tap(field_name(new_spot(static_cast<unsigned>(std::countr_zero(open)))));
    tap("button Send");
    ++sent;
  }
  play_until(rng, [] { return city().has_to_act(); });
  TEST_ASSERT_TRUE(fake::shows("Move one?"));
  const ui::cities::Layout layout = ui::cities::play_layout(ui::cities::Stage::tourist);
  const auto plan = ui::cities::plan_of(city(), ui::cities::Window::laid, layout.room);
  for (unsigned field = 0; field < ui::cities::kFields; ++field) {
    if (!city().has_tile(ui::cities::index_of_field(field))) continue;
    if (ui::cities::is_quarter_of(city().last, field)) continue;
    if (city().tourists.find(field) < city().tourists.count) continue;
    const ui::Point middle = ui::cities::field_rect(plan, city(), field).center();
    finger::tap(middle.x, middle.y);
    expect_said("All your tourists are in the city.");
    return;
  }
  TEST_FAIL();
}

void test_title_should_offer_no_move_before_a_tourist_stands() {
  rules::Rng rng(4);
  begin(1, 1, 6);
  play_until(rng, [] { return city().has_to_act(); });
  TEST_ASSERT_TRUE(fake::shows("Send one?"));
}

void test_starting_tile_should_stay_turned_when_another_one_is_taken() {
  begin(1, 1, 3);
  const auto first = static_cast<unsigned>(std::countr_zero(city().todo));
  const auto second = static_cast<unsigned>(std::countr_zero(city().todo & (city().todo - 1)));
  const std::string one = "start tile " + std::to_string(first);
  const std::string two = "start tile " + std::to_string(second);
  tap(one);  // it is in the hand at first
  tap(two);
  tap(one);
  tap("cell 0,0");
  tap("button Build");
  TEST_ASSERT_EQUAL(first, last_of_players().a);
  TEST_ASSERT_EQUAL(1, last_of_players().c);
}

void test_others_cities_should_be_titled_by_the_round_that_they_show() {
  rules::Rng rng(14);
  begin(2, 3, 9);
  // Both have done with round 1; the first looks before anything of round 2 is done.
  play_until(rng, [] { return state().draws == 5 && game().match().player() == 1; });
  tap("menu");
  tap(fake::there("row 2") ? "row 2" : "row 1");
  TEST_ASSERT_TRUE(fake::shows("1 of 13"));
}

void test_finished_game_should_show_its_result_again_from_home() {
  begin(2, 3, 13);
  play_to_the_end(19);
  pause();
  tap("button Home");
  TEST_ASSERT_TRUE(fake::shows("Final score"));
  tap("button Result");
  TEST_ASSERT_TRUE(fake::there("button Why"));
  tap("button Replay");
  tap("back");
}

void test_set_up_should_say_that_a_game_which_goes_on_is_put_aside() {
  begin(1, 1, 3);
  ui::screens::home();
  finger::wait(50);
  tap("button Cities");
  finger::tap_seen("button New");
  TEST_ASSERT_TRUE(fake::shows("Your waiting game goes to History at Start."));
  begin(2, 3, 13);
  play_to_the_end(19);
  pause();
  tap("button Home");
  tap("button Cities");
  finger::tap_seen("button New");
  TEST_ASSERT_FALSE_MESSAGE(fake::shows("Start puts"), "it is over");
}

void test_menu_of_a_lesson_should_leave_that_of_the_game_below() {
  begin(1, 1, 3);
  tap("cell 0,0");
  tap("button Build");
  tap("menu");
  tap("button Lesson");
  tap("menu");
  TEST_ASSERT_FALSE(fake::there("button Record"));
  TEST_ASSERT_FALSE(fake::shows("No. "));
  tap("back");
  finger::tap_seen("button Skip");
  TEST_ASSERT_TRUE(fake::shows("No. 3"));
  tap("button Undo");
  TEST_ASSERT_EQUAL_MESSAGE(3, game().match().events(), "the game's own move");
}

void test_words_of_the_lesson_should_fold_when_they_are_touched() {
  start();
  tap("button Cities");
  tap("button Lesson");
  TEST_ASSERT_TRUE(fake::shows("Your city"));
  tap("words");
  TEST_ASSERT_FALSE(fake::shows("Your city"));
  TEST_ASSERT_TRUE(fake::shows("Touch the cell"));
  tap("words");
  TEST_ASSERT_TRUE(fake::shows("Your city"));
  tap("words");
  tap("cell 0,0");
  TEST_ASSERT_TRUE_MESSAGE(fake::shows("Build it"), "the next step's are not folded");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_undo_of_the_menu_should_drop_what_is_in_the_hand_first);
  RUN_TEST(test_stay_should_be_there_also_where_a_tourist_can_walk_and_jump);
  RUN_TEST(test_shown_event_should_be_chosen_whatever_was_chosen_before);
  RUN_TEST(test_touch_should_say_that_no_tourist_is_left_wherever_it_is);
  RUN_TEST(test_title_should_offer_no_move_before_a_tourist_stands);
  RUN_TEST(test_starting_tile_should_stay_turned_when_another_one_is_taken);
  RUN_TEST(test_others_cities_should_be_titled_by_the_round_that_they_show);
  RUN_TEST(test_finished_game_should_show_its_result_again_from_home);
  RUN_TEST(test_set_up_should_say_that_a_game_which_goes_on_is_put_aside);
  RUN_TEST(test_menu_of_a_lesson_should_leave_that_of_the_game_below);
  RUN_TEST(test_words_of_the_lesson_should_fold_when_they_are_touched);
  return UNITY_END();
}
