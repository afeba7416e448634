// Games between bots over cuts of the power: what was kept is there, and the game goes on to the
// end that it would have come to.
#include "host_tests/save/kept_games.hpp"
#include "rules/core/match.hpp"
#include "rules/registry.hpp"

using namespace kept;

namespace {

constexpr unsigned kSlot = 8;
constexpr unsigned kMostCuts = 40;  // of a game, all over it
bool keep(const rules::AnyMatch& match) {
  store.begin(kSlot);
  const auto put = [](void*, const uint8_t* bytes, size_t count) { store.put(bytes, count); };
  match.keep({put, nullptr});
  return store.end();
}

template <class M>
bool bring_back(M& match) {
  const auto read = [](void*, size_t offset, uint8_t* to, size_t count) {
    store.read(kSlot, offset, to, count);
  };
  const rules::ByteSource source = {read, nullptr, store.size(kSlot)};
  rules::ByteReader bytes(source);
  return match.bring_back(bytes);
}

template <rules::Recorded G>
class Game {
 public:
  using Match = rules::Match<G>;

  static void cut_everywhere() {
    const unsigned operations = play({storage::kNoCut});
    const unsigned cuts = operations < kMostCuts ? operations : kMostCuts;
    TEST_ASSERT_GREATER_THAN(10, cuts);
    for (unsigned i = 0; i < cuts; ++i) {
      const auto after = static_cast<int32_t>(operations * i / cuts);
      play({after, static_cast<storage::Tear>(i % 3), i * 97 % 256, i + 1});
    }
  }

 private:
  static Match fresh() {
    const auto players = static_cast<uint8_t>(G::kMostPlayers < 2 ? 1 : 2);
    return Match({}, rules::Party::of(players, rules::Sitter::random), rules::Luck::numbered(77));
  }

  // Returns how many operations it took.
  static unsigned play(const storage::Cut& cut) {
    renew();
    static Match match = fresh();
    match = fresh();
    size_t kept_events = 0;
    const Watch watch;
    storage::cut_power(cut);
    while (!match.over()) {
      go_on(match);
      if (keep(match)) {
        kept_events = match.events();
        store.prepare();
        continue;
      }
      storage::power_on();
      store.open();
      if (!store.has(kSlot)) {
        TEST_ASSERT_EQUAL(0, kept_events);
        match = fresh();
        continue;
      }
      static Match back = fresh();
      TEST_ASSERT_TRUE(bring_back(back));
      TEST_ASSERT_GREATER_OR_EQUAL(kept_events, back.events());
      TEST_ASSERT_LESS_OR_EQUAL(match.events(), back.events());
      for (size_t i = 0; i < back.events(); ++i) TEST_ASSERT_TRUE(back.event(i) == match.event(i));
      match = back;
    }
    const uint64_t end = rules::digest<G>(match.seen());
    static uint64_t uncut = 0;
    if (cut.after == storage::kNoCut) uncut = end;
    TEST_ASSERT_EQUAL_HEX64(uncut, end);
    return watch.pages() + watch.erasures();
  }
};

void test_game_should_come_to_the_same_end_when_the_power_goes_in_it() {
  rules::Games::any([](auto game) {
    Game<decltype(game)>::cut_everywhere();
    return false;
  });
}

void test_game_played_last_should_come_back_when_the_machine_starts_again() {
  for (const ui::GameEntry& game : ui::kGames) {
    game.play->begin(bots(game));
    TEST_ASSERT_TRUE(keeps(Keeping::kept));
    for (int i = 0; i < 5; ++i) {
      go_on(game.play->match());
      TEST_ASSERT_TRUE(keeps(Keeping::kept));
      TEST_ASSERT_TRUE(keeps(Keeping::unchanged));
    }
    const size_t events = game.play->match().events();
    restart();
    TEST_ASSERT_TRUE(firmware::store::bring_back_game());
    TEST_ASSERT_EQUAL_PTR(game.play, ui::current_play());
    TEST_ASSERT_EQUAL(events, game.play->match().events());
    TEST_ASSERT_TRUE(keeps(Keeping::unchanged));
  }
}

void test_new_game_should_be_kept_when_it_stands_as_the_one_before_did() {
  const ui::GameEntry& game = ui::kGames[0];
  ui::Setup setup = bots(game);
  game.play->begin(setup);
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  setup.challenge = 5;
  game.play->begin(setup);
  TEST_ASSERT_TRUE(keeps(Keeping::kept));
  restart();
  TEST_ASSERT_TRUE(firmware::store::bring_back_game());
  TEST_ASSERT_EQUAL(5, game.play->setup().challenge);
}

void test_no_game_should_come_back_when_none_was_played() {
  TEST_ASSERT_FALSE(firmware::store::bring_back_game());
  TEST_ASSERT_NULL(ui::current_play());
}

}  // namespace

void setUp() {
  storage::renew();
  restart();
}
void tearDown() { ui::set_current_play(nullptr); }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_game_should_come_to_the_same_end_when_the_power_goes_in_it);
  RUN_TEST(test_game_played_last_should_come_back_when_the_machine_starts_again);
  RUN_TEST(test_new_game_should_be_kept_when_it_stands_as_the_one_before_did);
  RUN_TEST(test_no_game_should_come_back_when_none_was_played);
  return UNITY_END();
}
