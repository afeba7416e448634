// Whole random games of all that have screens, played by bots: their result and their replay.
#include <string>

#include "fake_device.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/result/verdict.hpp"
#include "ui/registry.hpp"

namespace {

// Calls `each` with every game of the registry, finished, for the least and the most players.
template <typename Each>
void for_each_finished(Each each) {
  for (const ui::GameEntry& entry : ui::kGames) {
    for (const uint8_t players : {entry.least_players, entry.most_players}) {
      fake::start(ui::kGames);
      ui::Setup setup;
      setup.seats.players = players;
      for (rules::Sitter& sitter : setup.sitters) sitter = rules::Sitter::random;
      setup.luck = ui::LuckKind::numbered;
      setup.challenge = 7;
      ui::Play& play = *entry.play;
      play.begin(setup);
      rules::AnyMatch& match = play.match();
      while (!match.over()) {
        if (match.due() == rules::Due::throwing) {
          match.throw_dice();
        } else if (match.think(1000)) {
          match.do_decided();
        }
      }
      each(play, entry);
    }
  }
}

bool shows_number(int number) {
  return fake::shows(("\n" + std::to_string(number) + "\n").c_str());
}

void test_result_of_any_game_should_show_the_totals_and_items_of_the_rules() {
  for_each_finished([](ui::Play& play, const ui::GameEntry& entry) {
    ui::screens::open(play.screen());
    finger::wait(400);  // until nothing moves
    TEST_ASSERT_TRUE_MESSAGE(fake::there("button Again"), entry.id);
    const ui::Result result = play.result();
    for (unsigned i = 0; i < play.players(); ++i) {
      TEST_ASSERT_TRUE_MESSAGE(shows_number(result.scores[i].total), entry.id);
      int sum = 0;
      for (size_t item = 0; item < entry.items.size(); ++item) {
        if (play.has_item(item)) {
          TEST_ASSERT_TRUE_MESSAGE(shows_number(result.scores[i].items[item]), entry.id);
        }
        sum += result.scores[i].items[item];
      }
      TEST_ASSERT_EQUAL_MESSAGE(result.scores[i].total, sum, "an item is missing");
    }
    for (size_t item = 0; item < entry.items.size(); ++item) {
      TEST_ASSERT_EQUAL_MESSAGE(play.has_item(item), fake::shows(ui::text(entry.items[item])),
                                entry.id);
    }
    TEST_ASSERT_EQUAL_MESSAGE(play.result_picture() != nullptr, fake::there("button Why"),
                              entry.id);
    if (!fake::there("button Why")) return;
    finger::wait(600);
    finger::tap("button Why");
    const std::string won = std::to_string(result.scores[ui::first_winner(result) - 1].total);
    TEST_ASSERT_TRUE_MESSAGE(fake::shows(won.c_str()), entry.id);
    finger::tap("back");
    TEST_ASSERT_TRUE(fake::there("button Again"));
  });
}

// Whether others change one's points, too: where hands are hidden all build on one board.
bool is_shared(const ui::Play& play) { return play.form().hidden; }

// What each event changed adds up to what the rules say at the end.
void test_changes_of_all_events_should_add_up_to_the_totals() {
  for_each_finished([](ui::Play& play, const ui::GameEntry& entry) {
    const auto steps = static_cast<unsigned>(play.match().events());
    for (unsigned player = 1; player <= play.players() && !is_shared(play); ++player) {
      int points = 0;
      bool acted = false;
      for (unsigned step = 1; step <= steps; ++step) {
        const ui::Moment& moment = play.moment_at(step);
        TEST_ASSERT_TRUE(moment.step == step && moment.event == play.match().event(step - 1));
        if (moment.event.actor() != player) continue;
        if (!acted) points = moment.change.before;
        acted = true;
        points += moment.change.after - moment.change.before;
      }
      TEST_ASSERT_EQUAL_MESSAGE(play.result().scores[player - 1].total, points, entry.id);
    }
  });
}

void test_changes_should_end_at_the_total_of_whoever_acts_last_when_all_build_on_one_board() {
  unsigned looked_at = 0;
  for_each_finished([&looked_at](ui::Play& play, const ui::GameEntry& entry) {
    if (!is_shared(play)) return;
    unsigned step = static_cast<unsigned>(play.match().events());
    while (play.match().event(step - 1).actor() == rules::kChance) --step;
    const unsigned last = play.match().event(step - 1).actor();
    TEST_ASSERT_EQUAL_MESSAGE(play.result().scores[last - 1].total,
                              play.moment_at(step).change.after, entry.id);
    ++looked_at;
  });
  TEST_ASSERT_GREATER_THAN(0, looked_at);
}

void test_replay_of_any_game_should_go_through_all_events_and_back() {
  for_each_finished([](ui::Play& play, const ui::GameEntry& entry) {
    ui::screens::open(play.screen());
    finger::wait(600);
    finger::tap("button Replay");
    const auto steps = static_cast<unsigned>(play.match().events());
    const auto expect_at = [&](unsigned step) {
      const std::string count = std::to_string(step) + " / " + std::to_string(steps);
      TEST_ASSERT_TRUE_MESSAGE(fake::shows(count.c_str()), entry.id);
      char words[64] = "";
      play.tell_moment(words, sizeof words);
      TEST_ASSERT_NOT_EQUAL(0, words[0]);
    };
    expect_at(0);
    TEST_ASSERT_TRUE(fake::shows("The game begins."));
    for (unsigned step = 1; step <= steps; ++step) {
      finger::tap("button Next");
      expect_at(step);
    }
    TEST_ASSERT_FALSE(fake::there("button Next"));
    for (unsigned step = steps; step-- > 0;) finger::tap("button Before");
    expect_at(0);
    TEST_ASSERT_FALSE(fake::there("button Before"));
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_result_of_any_game_should_show_the_totals_and_items_of_the_rules);
  RUN_TEST(test_changes_of_all_events_should_add_up_to_the_totals);
  RUN_TEST(test_changes_should_end_at_the_total_of_whoever_acts_last_when_all_build_on_one_board);
  RUN_TEST(test_replay_of_any_game_should_go_through_all_events_and_back);
  return UNITY_END();
}
