// What City Planner's screens say: how a result comes about, what is true in the last turn, the
// end.
#include "planner_table.hpp"
#include "ui/city_planner/items.hpp"
#include "ui/core/fonts.hpp"

using namespace table;

namespace {

using ui::city_planner::Items;

std::string told(const Items& items) {
  std::string all;
  for (size_t i = 0; i < items.lines(); ++i) all += std::string(items.line(i)) + "|";
  return all;
}

constexpr int kNarrowest = 118;  // px that a row leaves for its items

// Every number that makes up a result has room in its row.
void test_items_of_every_best_result_should_fit_into_a_row() {
  for (uint64_t seed = 1; seed <= 300; ++seed) {
    rules::Rng rng(seed);
    Rules::State state = Rules::start({}, 1);
    while (!rules::over<Rules>(state)) {
      if (state.phase == Phase::kScore) {
        ui::city_planner::Outcomes listed;
        listed.collect(state);
        for (size_t i = 0; i < listed.size(); ++i) {
          Items items(state, listed[i]);
          const bool fits = items.lay(kNarrowest);
          TEST_ASSERT_TRUE_MESSAGE(fits, told(items).c_str());
          const rule::Working work = rule::working(state, listed[i].choice);
          const bool lonely = rule::result(work).lonely;
          TEST_ASSERT_EQUAL(lonely, told(items).find("lone") != std::string::npos);
        }
      }
      TEST_ASSERT_TRUE(Rules::apply(state, Rules::pick(state, rng)).ok());
    }
  }
}

void test_row_should_say_that_a_lone_red_or_yellow_costs_money() {
  begin(1, 7);
  roll();
  lock(4);
  TEST_ASSERT_TRUE(state().phase == Phase::kScore);
  unsigned parked = 0;
  rule::choices(state(), rule::shown_six(state())).each([&](const rule::Choice& choice) {
    const rule::Working work = rule::working(state(), choice);
    if (!rule::result(work).lonely || parked != 0) return true;
    Items items(state(), ui::city_planner::outcome(state(), choice));
    (void)items.lay(1000);
    TEST_ASSERT_TRUE_MESSAGE(told(items).find("lone ") != std::string::npos, told(items).c_str());
    TEST_ASSERT_TRUE_MESSAGE(told(items).find("−$5") != std::string::npos, told(items).c_str());
    parked = work.parked;
    return true;
  });
}

// What is parked and what a lone one costs stand side by side where a card is only chosen.
void test_preview_should_say_what_a_lone_one_costs_beside_what_is_parked() {
  unsigned seen = 0;
  for (uint16_t challenge = 1; challenge < 400 && seen == 0; ++challenge) {
    begin(1, challenge);
    roll();
    for (unsigned card = 1; card <= rule::kCards && seen == 0; ++card) {
      Rules::State after = state();
      TEST_ASSERT_TRUE(Rules::apply(after, rules::event(1, Verb::kLock, card)).ok());
      ui::city_planner::Outcomes listed;
      listed.collect(after);
      const rule::Working work = rule::working(after, listed[0].choice);
      if (!rule::result(work).lonely || work.parked == 0) continue;
      ++seen;
      tap_card(card);
      TEST_ASSERT_TRUE(fake::shows((std::to_string(work.parked) + " parked, lone −$").c_str()));
    }
  }
  TEST_ASSERT_EQUAL(1, seen);
}

// Points decide first, then money; where both are alike, both win.
void test_tie_should_be_told_with_the_money_that_decides_it() {
  begin(2, 7);
  while (state().money[0] == state().money[1]) {
    roll();
    lock(state().locked == 1 ? 2 : 1);
    score_best();
    if (fake::there("button Go on")) finger::tap_seen("button Go on");
  }
  const auto tie = [](rules::Actors winners) {
    ui::Result result;
    result.winners = winners;
    char words[96];
    ui::current_play()->result_picture()->tell_tie(result, words, sizeof words);
    return std::string(words);
  };
  const std::string red = "$" + std::to_string(state().money[0]);
  const std::string yellow = "$" + std::to_string(state().money[1]);
  const auto holds = [](const std::string& words, const std::string& part) {
    return words.find(part) != std::string::npos;
  };
  const std::string first = tie(rules::only(1)), second = tie(rules::only(2));
  TEST_ASSERT_TRUE(holds(first, "Red") && holds(first, red + " to " + yellow));
  TEST_ASSERT_TRUE(holds(second, "Yellow") && holds(second, yellow + " to " + red));
  const std::string shared = tie(rules::only(1) | rules::only(2));
  TEST_ASSERT_TRUE(holds(shared, red + " each"));
}

// The last page leads to the first one, and each row comes once.
void test_more_should_lead_round_through_all_results() {
  for (uint16_t challenge = 1; challenge < 40; ++challenge) {
    begin(1, challenge);
    roll();
    lock(1);
    if (state().phase != Phase::kScore || !fake::there("button More")) continue;
    ui::city_planner::Outcomes listed;
    listed.collect(state());
    pause();
    unsigned pages = 0;
    int rows = 0;
    do {
      ++pages;
      rows += fake::count("row ");
      finger::tap("button More");
    } while (!fake::there("row 1") && pages < 20);
    TEST_ASSERT_TRUE(pages > 1);
    TEST_ASSERT_EQUAL(listed.size(), rows);
    return;
  }
  TEST_FAIL_MESSAGE("no choice has more than a page");
}

void play_to_the_last_turn(uint16_t challenge) {
  begin(1, challenge);
  while (state().turns < 7) {
    roll();
    lock(state().locked == 1 ? 2 : 1);
    score_best();
  }
}

void test_last_choice_should_promise_no_next_turn() {
  bool purple = false;
  for (uint16_t challenge = 1; challenge < 40 && !purple; ++challenge) {
    play_to_the_last_turn(challenge);
    roll();
    lock(state().locked == 1 ? 2 : 1);
    if (state().phase != Phase::kScore) continue;
    TEST_ASSERT_FALSE(fake::shows("waits"));
    TEST_ASSERT_FALSE(fake::shows("roll"));
    TEST_ASSERT_TRUE(fake::shows("\nout\n"));
    tap_card(state().aside);
    expect_said("Set aside. No turn is left to count it.");
    purple = rule::count(rule::shown_six(state()), rule::Building::kPurple) > 0;
  }
  TEST_ASSERT_TRUE(purple);
}

void test_choice_before_the_last_one_should_say_that_a_card_waits() {
  for (uint16_t challenge = 1; challenge < 40; ++challenge) {
    begin(1, challenge);
    roll();
    lock(1);
    if (state().phase != Phase::kScore) continue;
    TEST_ASSERT_TRUE(fake::shows("waits"));
    tap_card(1);
    expect_said("It counts next turn.");
    return;
  }
  TEST_FAIL_MESSAGE("none of these turns left a choice");
}

void test_standing_should_be_the_total_when_the_game_is_over() {
  begin(1, 7);
  play_to_the_end(7);
  const int total = Rules::score(state(), 1).total;
  char words[48];
  game().tell_standing(words, sizeof words);
  TEST_ASSERT_EQUAL_STRING(("Total " + std::to_string(total) + " VP").c_str(), words);
}

void test_turns_should_add_up_to_the_total_in_one_sum() {
  begin(1, 7);
  play_to_the_end(7);
  pause();
  finger::tap("button Why");
  const rules::Score score = Rules::score(state(), 1);
  const std::string sum = std::to_string(score.items[0]) + " VP + " +
                          std::to_string(score.items[1]) + " for $" +
                          std::to_string(state().money[0]) + " = " + std::to_string(score.total);
  TEST_ASSERT_TRUE_MESSAGE(fake::shows(sum.c_str()), sum.c_str());
}

void test_order_before_the_first_roll_should_say_how_many_dice() {
  begin(1, 7);
  TEST_ASSERT_TRUE(fake::shows("Roll all seven dice."));
}

void test_replay_of_a_score_should_show_the_cards_that_were_scored() {
  begin(1, 7);
  play_to_the_end(7);
  pause();
  finger::tap("button Replay");
  auto& seen = const_cast<ui::city_planner::Game&>(game());
  for (unsigned step = 1; step <= seen.match().events(); ++step) {
    const rules::Event event = game().match().event(step - 1);
    if (!event.is(Verb::kScore)) continue;
    seen.moment_at(step);
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      const ui::city_planner::CardLook look = seen.seen_look(card);
      TEST_ASSERT_TRUE(look.face != 0 || look.locked);
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  init();
  UNITY_BEGIN();
  RUN_TEST(test_items_of_every_best_result_should_fit_into_a_row);
  RUN_TEST(test_row_should_say_that_a_lone_red_or_yellow_costs_money);
  RUN_TEST(test_preview_should_say_what_a_lone_one_costs_beside_what_is_parked);
  RUN_TEST(test_tie_should_be_told_with_the_money_that_decides_it);
  RUN_TEST(test_more_should_lead_round_through_all_results);
  RUN_TEST(test_last_choice_should_promise_no_next_turn);
  RUN_TEST(test_choice_before_the_last_one_should_say_that_a_card_waits);
  RUN_TEST(test_standing_should_be_the_total_when_the_game_is_over);
  RUN_TEST(test_turns_should_add_up_to_the_total_in_one_sum);
  RUN_TEST(test_order_before_the_first_roll_should_say_how_many_dice);
  RUN_TEST(test_replay_of_a_score_should_show_the_cards_that_were_scored);
  return UNITY_END();
}
