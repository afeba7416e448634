// Whole random games by touches: each event, luck that people enter included, is shown by the
// picker and done by the target that it names. No script is written for any of them.
#include <deque>
#include <map>

#include "fake_device.hpp"
#include "host_tests/core/match_property.hpp"
#include "ui/cities/entry.hpp"
#include "ui/city_planner/city_planner.hpp"
#include "ui/core/screen.hpp"

namespace {

constexpr uint16_t kGames = 200;
constexpr uint16_t kEntered = 36;  // games with luck that people enter

// What a random game of this number decided, by player; what luck did is that of 0.
template <class G>
class Recorded {
 public:
  Recorded(const typename G::Options& options, uint8_t players, uint16_t number)
      : match_(options, rules::Party::of(players, rules::Sitter::random),
               rules::Luck::numbered(number)) {
    for (tests::Decider decider(number); !match_.over();) decider.step(match_);
    for (size_t i = 0; i < match_.events(); ++i) {
      decisions_[match_.event(i).actor()].push_back(match_.event(i));
    }
  }

  // The next one of this player.
  rules::Event take(unsigned player) {
    std::deque<rules::Event>& own = decisions_[player];
    TEST_ASSERT_FALSE(own.empty());
    const rules::Event next = own.front();
    own.pop_front();
    return next;
  }
  uint64_t digest() const { return rules::digest<G>(tests::raw(match_)); }

 private:
  rules::Match<G> match_;
  std::map<unsigned, std::deque<rules::Event>> decisions_;
};

void show_and_do(ui::Play& play, rules::Event event) {
  play.picker().show(event);
  TEST_ASSERT_TRUE(play.picker().ready());
  TEST_ASSERT_TRUE(play.picker().event() == event);
  ui::screens::rebuild();
  finger::wait(1);
  const size_t before = play.match().events();
  finger::tap(play.picker().target());
  TEST_ASSERT_GREATER_THAN_MESSAGE(before, play.match().events(), "nothing was done");
  TEST_ASSERT_TRUE_MESSAGE(play.match().event(before) == event, "another event was done");
}

// A touch that comes at once would belong to the one before.
void pause() { finger::wait(600); }

// Where every way to score comes to the same it is done with the lock.
bool is_scored_already(const rules::city_planner::CityPlanner::State& seen, rules::Event event) {
  using rules::city_planner::Phase;
  using rules::city_planner::Verb;
  return event.verb() == static_cast<uint8_t>(Verb::kScore) && seen.phase != Phase::kScore;
}
bool is_scored_already(const rules::cities::State&, rules::Event) { return false; }

template <class G>
void play_by_show(ui::PlayOf<G>& play, const ui::Setup& setup) {
  ui::screens::home();
  play.begin(setup);
  ui::screens::open(play.screen());
  finger::wait(1);
  Recorded<G> recorded(play.match().options(), setup.seats.players, setup.challenge);
  while (!play.over()) {
    switch (play.match().due()) {
      case rules::Due::hand_over:
        finger::tap("button Go on");
        break;
      case rules::Due::throwing:
        pause();
        finger::tap("button Roll");
        break;
      default: {
        const rules::Event event = recorded.take(play.match().player());
        if (is_scored_already(play.seen(), event)) break;
        pause();
        show_and_do(play, event);
      }
    }
  }
  TEST_ASSERT_EQUAL_HEX64(recorded.digest(), rules::digest<G>(tests::raw(play.match())));
}

void play_cities(uint16_t games, ui::LuckKind luck) {
  for (uint16_t number = 0; number < games; ++number) {
    ui::Setup setup;
    setup.seats.players = static_cast<uint8_t>(number % rules::Cities::kMostPlayers + 1);
    setup.values[0] = static_cast<uint8_t>(number / 4 % 3);
    setup.values[1] = static_cast<uint8_t>(number / 12 % 2);
    setup.luck = luck;
    setup.challenge = number;
    play_by_show(ui::cities::the_game, setup);
  }
}

void play_city_planner(uint16_t games, ui::LuckKind luck) {
  for (uint16_t number = 0; number < games; ++number) {
    ui::Setup setup;
    setup.seats.players = static_cast<uint8_t>(number % 2 + 1);
    setup.luck = luck;
    setup.challenge = number;
    play_by_show(ui::planner::the_game, setup);
  }
}

void test_any_game_of_cities_should_be_played_by_touches_when_its_events_are_shown() {
  play_cities(kGames, ui::LuckKind::numbered);
}

void test_any_game_of_cities_should_be_played_by_touches_when_its_tiles_are_entered() {
  play_cities(kEntered, ui::LuckKind::ours);
}

void test_any_game_of_city_planner_should_be_played_by_touches_when_its_events_are_shown() {
  play_city_planner(kGames, ui::LuckKind::numbered);
}

void test_any_game_of_city_planner_should_be_played_by_touches_when_its_dice_are_entered() {
  play_city_planner(kEntered, ui::LuckKind::ours);
}

}  // namespace

void setUp() { fake::start({}); }
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_any_game_of_cities_should_be_played_by_touches_when_its_events_are_shown);
  RUN_TEST(test_any_game_of_cities_should_be_played_by_touches_when_its_tiles_are_entered);
  RUN_TEST(test_any_game_of_city_planner_should_be_played_by_touches_when_its_events_are_shown);
  RUN_TEST(test_any_game_of_city_planner_should_be_played_by_touches_when_its_dice_are_entered);
  return UNITY_END();
}
