// The power goes at every operation of whole games of all kinds, torn in every manner:
// `test_game_cuts FIRST COUNT` plays so many games of each with other luck, each operation torn
// after other bytes. The medium is noted once a game; each cut is made from what was noted.
#include "host_tests/save/kept_games.hpp"
#include "rules/core/match.hpp"
#include "rules/registry.hpp"

using namespace kept;

namespace {

constexpr unsigned kSlot = 8;
constexpr uint32_t kTearsOfAnOperation = 51;
constexpr uint32_t kGoOnEvery = 64;  // cuts: plays to the end
uint64_t cuts = 0;

bool keep(const rules::AnyMatch& match) {
  store.begin(kSlot);
  const auto put = [](void*, const uint8_t* bytes, size_t count) { store.put(bytes, count); };
  match.keep({put, nullptr});
  return store.end();
}

// The image of a medium, and what has to be there while the next operation goes on: so many events,
// or so many once the write is done.
struct Moment {
  storage::Operation operation;
  size_t confirmed, wanted;
};

class Medium {
 public:
  Medium() : bytes_(storage::bytes(), storage::bytes() + storage::size()) {}
  void restore() const {
    storage::renew();
    std::copy(bytes_.begin(), bytes_.end(), storage::bytes());
  }

 private:
  Bytes bytes_;
};

template <rules::Recorded G>
class Games {
 public:
  using Match = rules::Match<G>;

  explicit Games(uint16_t challenge) : challenge_(challenge) {
    renew();
    Match match = fresh();
    story_ = play_on(match, 0);
    events_.assign(match.events(), {});
    for (size_t i = 0; i < match.events(); ++i) events_[i] = match.event(i);
    end_ = match.fingerprint();
  }
  size_t operations() const { return story_.size(); }

  // `tear(index, number)`: how operation `index` is torn the so manieth time, kTearsOfAnOperation
  // times in all.
  template <class TearOf>
  void cut_everywhere(TearOf tear_of) {
    storage::renew();
    for (uint32_t index = 0; index < story_.size(); ++index) {
      const Medium before;
      for (uint32_t number = 0; number < kTearsOfAnOperation; ++number) {
        before.restore();
        cut(story_[index], tear_of(index, number));
        expect_game(story_[index]);
      }
      before.restore();
      storage::repeat(story_[index].operation);
    }
  }

  // Each operation is cut, and then each one of what the next start and the rest of the game do.
  void cut_twice_everywhere(storage::Tear tear) {
    const Story first = story_;
    storage::renew();
    for (uint32_t index = 0; index < first.size(); ++index) {
      const Medium before;
      cut(first[index], {0, tear, index * 7 % 256, index + 1});
      const Medium torn;
      Match match = fresh();
      const Story second = start_and_play_on(match, first[index]);
      torn.restore();
      for (uint32_t again = 0; again < second.size(); ++again) {
        const Medium between;
        cut(second[again], {0, tear, again * 11 % 256, again + 1});
        expect_game(second[again]);
        between.restore();
        storage::repeat(second[again].operation);
      }
      before.restore();
      storage::repeat(first[index].operation);
    }
  }

 private:
  using Story = std::vector<Moment>;

  Match fresh() const {
    return Match({}, rules::Party::of(kPlayers, rules::Sitter::random),
                 rules::Luck::numbered(challenge_));
  }

  static void add(Story& story, std::vector<storage::Operation>& operations, size_t confirmed,
                  size_t wanted) {
    for (const storage::Operation& operation : operations) {
      story.push_back({operation, confirmed, wanted});
    }
    operations.clear();
  }

  // Plays to the end and keeps every step.
  static Story play_on(Match& match, size_t confirmed) {
    Story story;
    std::vector<storage::Operation> operations;
    storage::note_operations(&operations);
    const auto keep_it = [&] {
      TEST_ASSERT_TRUE(keep(match));
      add(story, operations, confirmed, match.events());
      confirmed = match.events();
      store.prepare();
      add(story, operations, confirmed, confirmed);
    };
    keep_it();
    while (!match.over()) {
      go_on(match);
      keep_it();
    }
    storage::note_operations(nullptr);
    return story;
  }

  Story start_and_play_on(Match& match, const Moment& moment) {
    std::vector<storage::Operation> operations;
    storage::power_on();
    storage::note_operations(&operations);
    store.open();
    storage::note_operations(nullptr);
    if (store.has(kSlot)) TEST_ASSERT_TRUE(bring_back(match));
    Story story;
    add(story, operations, moment.confirmed, moment.wanted);
    const Story rest = play_on(match, store.has(kSlot) ? match.events() : 0);
    story.insert(story.end(), rest.begin(), rest.end());
    return story;
  }

  static void cut(const Moment& moment, const storage::Cut& how) {
    storage::cut_power(how);
    storage::repeat(moment.operation);
    storage::power_on();
    ++cuts;
  }

  static bool bring_back(Match& match) {
    const auto read = [](void*, size_t offset, uint8_t* to, size_t count) {
      store.read(kSlot, offset, to, count);
    };
    rules::ByteReader bytes({read, nullptr, store.size(kSlot)});
    return match.bring_back(bytes);
  }

  void expect_game(const Moment& moment) {
    store.open();
    TEST_ASSERT_FALSE(store.is_damaged(kSlot));
    if (!store.has(kSlot)) {
      TEST_ASSERT_EQUAL_MESSAGE(0, moment.confirmed, "missing");
      return;
    }
    Match match = fresh();
    TEST_ASSERT_TRUE(bring_back(match));
    const bool right = match.events() == moment.confirmed || match.events() == moment.wanted;
    TEST_ASSERT_TRUE_MESSAGE(right, "neither what was confirmed nor what was wanted");
    for (size_t i = 0; i < match.events(); ++i) {
      TEST_ASSERT_TRUE_MESSAGE(match.event(i) == events_[i], "invented");
    }
    if (cuts % kGoOnEvery != 0) return;
    play_to_the_end(match);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(end_, match.fingerprint(), "other luck");
  }

  static constexpr uint8_t kPlayers = G::kMostPlayers < 2 ? 1 : 2;

  uint16_t challenge_;
  Story story_;
  std::vector<rules::Event> events_;
  uint32_t end_ = 0;
};

// No-op, torn after a byte, garbage behind it, bits that read as they like behind it.
storage::Cut tear_of(uint32_t index, uint32_t number, uint32_t seed) {
  constexpr uint32_t kTears = 3, kStep = 23;
  const auto tear = static_cast<storage::Tear>(number % kTears);
  const uint32_t bytes =
      number == 0 ? 0 : (seed + index * 7 + number * kStep) % storage::kPageBytes;
  return {0, tear, bytes, seed + index * kTearsOfAnOperation + number + 1};
}

uint32_t first_seed = 1;
uint32_t seeds = 1;
constexpr uint16_t kChallenge = 77;

void test_every_game_should_be_there_and_go_on_when_the_power_goes_at_any_operation() {
  for (uint32_t seed = first_seed; seed < first_seed + seeds; ++seed) {
    rules::Games::any([seed](auto game) {
      Games<decltype(game)> games(static_cast<uint16_t>(seed % (rules::kMostChallenge + 1)));
      games.cut_everywhere(
          [seed](uint32_t index, uint32_t number) { return tear_of(index, number, seed); });
      return false;
    });
  }
}

void test_the_shortest_game_should_be_there_when_the_power_goes_at_any_two_operations() {
  size_t least = SIZE_MAX;
  rules::Games::any([&least](auto game) {
    least = std::min(least, Games<decltype(game)>(kChallenge).operations());
    return false;
  });
  const bool played = rules::Games::any([least](auto game) {
    Games<decltype(game)> games(kChallenge);
    if (games.operations() != least) return false;
    for (const storage::Tear tear : {storage::Tear::short_of, storage::Tear::garbage}) {
      games.cut_twice_everywhere(tear);
    }
    return true;
  });
  TEST_ASSERT_TRUE(played);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main(int count, char** words) {
  UNITY_BEGIN();
  if (count == 3) {
    first_seed = static_cast<uint32_t>(std::atol(words[1]));
    seeds = static_cast<uint32_t>(std::atol(words[2]));
  } else {
    RUN_TEST(test_the_shortest_game_should_be_there_when_the_power_goes_at_any_two_operations);
  }
  RUN_TEST(test_every_game_should_be_there_and_go_on_when_the_power_goes_at_any_operation);
  constexpr uint64_t kLeastCuts = 20'000;  // of a seed
  TEST_ASSERT_GREATER_OR_EQUAL_UINT64(kLeastCuts * seeds, cuts);
  std::printf("cuts %" PRIu64 "\n", cuts);
  return UNITY_END();
}
