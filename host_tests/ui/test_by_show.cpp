// Whole random games by touches, of each game that has screens: each event, luck that people enter
// included, is shown by the picker and done by the target that it names.
#include <algorithm>
#include <cstdlib>

#include "by_show.hpp"
#include "fake_device.hpp"
#include "host_tests/core/match_property.hpp"
#include "rules/registry.hpp"
#include "ui/registry.hpp"

namespace {

constexpr uint16_t kGames = 200;
constexpr uint16_t kEntered = 36;  // games with luck that people enter
uint16_t most = kGames;            // fewer where the program is told so

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

void play_all(uint16_t games, ui::LuckKind luck) {
  for (const ui::GameEntry& game : ui::kGames) {
    const bool known = rules::Games::any([&](auto rules_game) {
      using G = decltype(rules_game);
      if (!rules::same_text(G::kId, game.id)) return false;
      for (uint16_t number = 0; number < games; ++number) {
        play_by_show<G>(*game.play, setup_of(game, number, luck));
      }
      return true;
    });
    TEST_ASSERT_TRUE_MESSAGE(known, game.id);
  }
}

void test_any_game_should_be_played_by_touches_when_its_events_are_shown() {
  play_all(most, ui::LuckKind::numbered);
}

void test_any_game_should_be_played_by_touches_when_its_luck_is_entered() {
  play_all(std::min(kEntered, most), ui::LuckKind::ours);
}

}  // namespace

void setUp() { fake::start({}); }
void tearDown() {}

int main(int count, char** words) {
  if (count == 2) most = static_cast<uint16_t>(std::atoi(words[1]));
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_any_game_should_be_played_by_touches_when_its_events_are_shown);
  RUN_TEST(test_any_game_should_be_played_by_touches_when_its_luck_is_entered);
  return UNITY_END();
}
