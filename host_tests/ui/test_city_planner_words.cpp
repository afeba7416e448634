// What City Planner's screens say: how a result comes about, what is true in the last turn, the
// end.
#include "planner_table.hpp"
#include "rules/core/bits.hpp"
#include "ui/city_planner/items.hpp"
#include "ui/core/fonts.hpp"

using namespace table;

namespace {

using ui::city_planner::Items;

std::string told(const Items& items) {
  std::string all;
  for (size_t i = 0; i < items.lines(); ++i) all += std::string(items.line(i)) + "|";
  // Without the signs of colours, three bytes each.
  for (size_t at; (at = all.find("\xEE\x80")) != std::string::npos;) all.erase(at, 3);
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
          Items items(state, listed[i], 3);
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
    Items items(state(), ui::city_planner::outcome(state(), choice), 0);
    (void)items.lay(1000);
    TEST_ASSERT_TRUE_MESSAGE(told(items).find("lone ") != std::string::npos, told(items).c_str());
    TEST_ASSERT_TRUE_MESSAGE(told(items).find("−$5") != std::string::npos, told(items).c_str());
    parked = work.parked;
    return true;
  });
}

// Cards by their numbers and counts without: two greens, card 4 as green.
void test_row_should_tell_cards_from_counts() {
  unsigned parked = 0, several = 0, mixed = 0;
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    rules::Rng rng(seed);
    Rules::State state = Rules::start({}, 1);
    while (!rules::over<Rules>(state)) {
      if (state.phase == Phase::kScore) {
        rule::choices(state, rule::shown_six(state)).each([&](const rule::Choice& choice) {
          Items items(state, ui::city_planner::outcome(state, choice), 0);
          (void)items.lay(1000);
          const std::string all = told(items);
          const auto names = [&](rule::Cards cards) {
            std::string list;
            for (unsigned card = 1; card <= rule::kCards; ++card) {
              if (!(cards & rule::card_bit(card))) continue;
              list += (list.empty() ? "" : ",") + std::to_string(card);
            }
            return (rules::count_bits(cards) == 1 ? "card " : "cards ") + list;
          };
          const unsigned count = rules::count_bits(choice.parked);
          const std::string income = ": $" + std::to_string(2 * count);
          if (count > 3) {
            ++several;
            const std::string counted = std::to_string(count) + " cards parked" + income;
            TEST_ASSERT_TRUE_MESSAGE(all.find(counted) != std::string::npos, all.c_str());
          } else if (count > 0) {
            ++parked;
            const std::string named = names(choice.parked) + " parked" + income;
            TEST_ASSERT_TRUE_MESSAGE(all.find(named) != std::string::npos, all.c_str());
          }
          if (choice.green == 0) return true;
          ++mixed;
          const std::string green = names(choice.green) + " as green";
          TEST_ASSERT_TRUE_MESSAGE(all.find(green) != std::string::npos, all.c_str());
          return true;
        });
      }
      TEST_ASSERT_TRUE(Rules::apply(state, Rules::pick(state, rng)).ok());
    }
  }
  TEST_ASSERT_TRUE(parked > 20 && several > 5 && mixed > 20);
}

// "a × b" of an item, or its dollars; those with a minus are lost.
int dollars_of(const std::string& item) {
  const size_t dollar = item.find('$');
  if (dollar != std::string::npos) {
    const int value = std::stoi(item.substr(dollar + 1));
    return item.find("−$") != std::string::npos ? -value : value;
  }
  if (item.find(" blue") != 1) return 0;  // "2 blue × 3", "1 blue"
  const size_t times = item.find("× ");
  return std::stoi(item) * (times == std::string::npos ? 1 : std::stoi(item.substr(times + 3)));
}

// All money of a row, item by item, is the money that it says; with what dice cost.
void test_items_should_add_up_to_the_money_of_their_row() {
  unsigned lost = 0;
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    rules::Rng rng(seed);
    Rules::State state = Rules::start({}, 1);
    while (!rules::over<Rules>(state)) {
      if (state.phase == Phase::kScore) {
        ui::city_planner::Outcomes listed;
        listed.collect(state);
        for (size_t i = 0; i < listed.size(); ++i) {
          constexpr unsigned kDice = 2;
          int sum = 0;
          Items whole(state, listed[i], kDice);
          (void)whole.lay(1000);
          std::string line = told(whole);
          line.pop_back();
          for (size_t from = 0; from != std::string::npos;) {
            const size_t to = line.find(", ", from);
            sum += dollars_of(line.substr(from, to - from));
            from = to == std::string::npos ? to : to + 2;
          }
          const int said = listed[i].money - static_cast<int>(kDice);
          TEST_ASSERT_EQUAL_MESSAGE(said, sum, line.c_str());
          lost += said < 0 ? 1 : 0;
        }
      }
      TEST_ASSERT_TRUE(Rules::apply(state, Rules::pick(state, rng)).ok());
    }
  }
  TEST_ASSERT_GREATER_THAN(3, lost);
}

// Two dice are changed for $1 each: the preview says so, and its money is that much less.
void test_preview_should_count_what_changes_of_dice_cost() {
  begin(1, 7);
  roll();
  const auto change_one = [](unsigned from) {
    for (unsigned card = from; card <= rule::kCards; ++card) {
      if (!inner(rule::face(state(), card))) continue;
      change(card, true);
      return card;
    }
    TEST_FAIL_MESSAGE("no die has a face above it");
    return 0u;
  };
  const unsigned first = change_one(1);
  TEST_ASSERT_TRUE(fake::shows("dice −$1"));
  change_one(first + 1);
  TEST_ASSERT_TRUE(fake::shows("dice −$2"));
  TEST_ASSERT_EQUAL(3, state().money[0]);
}

// What goes back is shown as money that comes back; the other button costs a dollar as before.
void test_button_should_show_a_refund_where_it_takes_a_change_back() {
  begin(1, 7);
  roll();
  const unsigned card = card_with(inner);
  tap_card(card);
  const auto says = [](const char* button, const char* label) {
    TEST_ASSERT_EQUAL_STRING(label, fake::spec_of(button).label);
  };
  says("button minus", "$1");
  says("button plus", "$1");
  finger::tap("button plus");
  TEST_ASSERT_EQUAL(4, state().money[0]);
  says("button minus", "+$1");
  says("button plus", "$1");
  finger::tap("button minus");
  TEST_ASSERT_EQUAL(5, state().money[0]);
  says("button minus", "$1");
  finger::tap("button minus");
  says("button minus", "$1");
  says("button plus", "+$1");
}

// The track of a choice goes from before the dice were changed to after the score: $5 is what a
// game begins with.
void test_track_should_begin_before_the_dice_were_changed() {
  for (uint16_t challenge = 1; challenge < 60; ++challenge) {
    begin(1, challenge);
    roll();
    change(card_with(inner), true);
    lock(1);
    if (state().phase != Phase::kScore) continue;
    TEST_ASSERT_EQUAL(4, state().money[0]);
    TEST_ASSERT_TRUE(fake::shows("\n$5\n"));
    TEST_ASSERT_TRUE(fake::shows("dice −$1"));
    return;
  }
  TEST_FAIL_MESSAGE("none of these turns left a choice");
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
      const std::string parked = "parked $" + std::to_string(2 * work.parked);
      TEST_ASSERT_TRUE_MESSAGE(fake::shows(parked.c_str()), parked.c_str());
      TEST_ASSERT_TRUE(fake::shows("lone −$"));
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
    TEST_ASSERT_FALSE(fake::shows("roll"));
    TEST_ASSERT_TRUE(fake::shows("\naside\n"));
    tap_card(state().aside);
    expect_said("Set aside: no turn is left to count it.");
    purple = rule::count(rule::shown_six(state()), rule::Building::kPurple) > 0;
  }
  TEST_ASSERT_TRUE(purple);
}

void test_choice_before_the_last_one_should_say_that_a_card_counts_next_turn() {
  for (uint16_t challenge = 1; challenge < 40; ++challenge) {
    begin(1, challenge);
    roll();
    lock(1);
    if (state().phase != Phase::kScore) continue;
    TEST_ASSERT_TRUE(fake::shows("\naside\n"));
    tap_card(1);
    expect_said("Set aside: it counts in the next turn.");
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
  RUN_TEST(test_row_should_tell_cards_from_counts);
  RUN_TEST(test_items_should_add_up_to_the_money_of_their_row);
  RUN_TEST(test_preview_should_count_what_changes_of_dice_cost);
  RUN_TEST(test_button_should_show_a_refund_where_it_takes_a_change_back);
  RUN_TEST(test_track_should_begin_before_the_dice_were_changed);
  RUN_TEST(test_preview_should_say_what_a_lone_one_costs_beside_what_is_parked);
  RUN_TEST(test_tie_should_be_told_with_the_money_that_decides_it);
  RUN_TEST(test_more_should_lead_round_through_all_results);
  RUN_TEST(test_last_choice_should_promise_no_next_turn);
  RUN_TEST(test_choice_before_the_last_one_should_say_that_a_card_counts_next_turn);
  RUN_TEST(test_standing_should_be_the_total_when_the_game_is_over);
  RUN_TEST(test_turns_should_add_up_to_the_total_in_one_sum);
  RUN_TEST(test_order_before_the_first_roll_should_say_how_many_dice);
  RUN_TEST(test_replay_of_a_score_should_show_the_cards_that_were_scored);
  return UNITY_END();
}
