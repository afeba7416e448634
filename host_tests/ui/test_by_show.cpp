// Whole random games by touches, of each game that has screens: each event, luck that people enter
// included, is shown by the picker and done by the target that it names. `test_ui.by_show GAMES`
// plays so many of each.
#include <cstdlib>
#include <set>

#include "by_show.hpp"
#include "each_game.hpp"
#include "fake_device.hpp"
#include "host_tests/core/match_property.hpp"

namespace {

uint16_t games = 200;
constexpr uint16_t kEnteredOf = 6;  // one of so many has luck that people enter

class Finger final : public by_show::Hand {
 public:
  void wait(unsigned milliseconds) override { finger::wait(milliseconds); }
  bool tap(const char* target) override {
    finger::tap(target);
    return true;
  }
};

// Goes through all numbers of players and values in turn.
ui::Setup setup_of(const ui::GameEntry& game, uint16_t number, ui::LuckKind luck) {
  ui::Setup setup;
  const unsigned seats = game.most_players - game.least_players + 1u;
  setup.seats.players = static_cast<uint8_t>(game.least_players + number % seats);
  unsigned rest = number / seats;
  for (size_t i = 0; i < game.fields.size(); ++i) {
    setup.values[i] = static_cast<uint8_t>(rest % by_show::values_of(game.fields[i]));
    rest /= by_show::values_of(game.fields[i]);
  }
  setup.luck = luck;
  setup.challenge = number;
  return setup;
}

// What a random game of this number decided; what luck did is that of 0.
template <class G>
rules::Match<G> random_match(const typename G::Options& options, unsigned players,
                             uint16_t number) {
  const auto seats = static_cast<uint8_t>(players);
  rules::Match<G> match(options, rules::Party::of(seats, rules::Sitter::random),
                        rules::Luck::numbered(number));
  for (tests::Decider decider(number); !match.over();) decider.step(match);
  return match;
}

template <class G>
void play_by_show(ui::Play& play, const ui::Setup& setup) {
  ui::screens::home();
  play.begin(setup);
  const auto& match = static_cast<const rules::Match<G>&>(play.match());
  const rules::Match<G> meant = random_match<G>(match.options(), play.players(), setup.challenge);
  by_show::Decisions decisions;
  for (size_t i = 0; i < meant.events(); ++i) decisions.add(meant.event(i));
  Finger hand;
  const char* const wrong = by_show::play(play, decisions, hand);
  TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
  TEST_ASSERT_EQUAL_HEX64(rules::digest<G>(tests::raw(meant)), rules::digest<G>(tests::raw(match)));
}

void play_all(unsigned count, ui::LuckKind luck) {
  each_game::with_rules([&](const ui::GameEntry& entry, auto game) {
    for (uint16_t number = 0; number < count; ++number) {
      play_by_show<decltype(game)>(*entry.play, setup_of(entry, number, luck));
    }
  });
}

void test_any_game_should_be_played_by_touches_when_its_events_are_shown() {
  play_all(games, ui::LuckKind::numbered);
}

void test_any_game_should_be_played_by_touches_when_its_luck_is_entered() {
  play_all(games / kEnteredOf + 3u, ui::LuckKind::ours);
}

void test_all_that_can_come_should_be_called_by_a_name_of_its_own_where_luck_is_entered() {
  for (const ui::GameEntry& game : ui::kGames) {
    ui::Play& play = *game.play;
    play.begin(setup_of(game, 0, ui::LuckKind::ours));
    TEST_ASSERT_TRUE_MESSAGE(play.match().due() == rules::Due::entry, game.name);
    ui::resume_play(play);
    finger::wait(600);
    if (play.opening() != nullptr) finger::tap("button Go on");
    rules::Event events[ui::kMostEntries];
    const size_t count = play.entered_luck()->entries(events);
    std::set<std::string> names;
    for (size_t i = 0; i < count; ++i) {
      char name[32];
      play.entered_luck()->name_entry(events[i], name, sizeof name);
      TEST_ASSERT_TRUE_MESSAGE(fake::stands(name), name);
      names.insert(name);
    }
    TEST_ASSERT_EQUAL_MESSAGE(count, names.size(), game.name);
    ui::screens::home();
  }
}

}  // namespace

void setUp() { fake::start({}); }
void tearDown() {}

int main(int count, char** words) {
  if (count == 2) games = static_cast<uint16_t>(std::atoi(words[1]));
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_any_game_should_be_played_by_touches_when_its_events_are_shown);
  RUN_TEST(test_any_game_should_be_played_by_touches_when_its_luck_is_entered);
  RUN_TEST(test_all_that_can_come_should_be_called_by_a_name_of_its_own_where_luck_is_entered);
  return UNITY_END();
}
