// That random games come to everything there is: each card built, each ability used, each award
// claimed and shared, each judge scored, each way that a deck runs out and a game ends.
#include <unity.h>

#include <map>

#include "host_tests/town_builder/table.hpp"
#include "rules/town_builder/town_builder_ids.hpp"

using namespace town_builder_test;

namespace {

using namespace rules::town_builder;

std::map<std::string, unsigned> seen;

void see(const std::string& what) { ++seen[what]; }

std::string seat_place(const State& state, unsigned player) {
  const unsigned place = (player + state.players - state.first) % state.players;
  return place == 0 ? "first" : place + 1u == state.players ? "last" : "middle";
}

void look_at_event(const State& before, const State& after, Event event) {
  const std::string line = text_of(event);
  const Words words = words_of(line);
  const std::string verb = words[1];
  if (verb == "use" && words[2] == "gatehouse") see("copied " + words[4]);
  if (verb == "use") see("used " + words[2]);
  if (verb == "claim") {
    bool shared = false;
    for (const uint8_t held : before.awards) shared = shared || (held >> event.a & 1u);
    see((shared ? "shared " : "claimed ") + words[2]);
  }
  if (verb == "take")
    see((before.revealing == kFishery ? "fishery " : "orchard ") +
        std::string(words[2] == "none" ? "none" : "card"));
  if (verb == "type") see("type " + words[2] + ' ' + words[3]);
  if (words.size() > 2 && words[2] == "judge") {
    see(before.phase == Phase::kRefill   ? "judge by refill"
        : before.phase == Phase::kFlower ? "judge by flower-stand"
                                         : "judge by fishery or orchard");
  }
  for (unsigned card = 0; card < kCards; ++card) {
    if (before.place[card] < kBuilt && after.place[card] >= kBuilt) {
      see(std::string("built ") + kCardData[card].id);
    }
    if (before.place[card] >= kBuilt && after.place[card] == kDiscarded) {
      see(std::string("discarded ") + kCardData[card].id);
    }
  }
  if (after.runs != before.runs) {
    const bool guard = verb == "end";
    const std::string how = guard                            ? "guard"
                            : before.phase == Phase::kRefill ? "refill"
                            : before.phase == Phase::kFlower ? "flower-stand"
                                                             : "fishery or orchard";
    if (!guard || before.runs - after.runs == 1) see("run out by " + how);
    if (after.runs == 0 && before.players > 1) {
      see("end near in the turn of the " + seat_place(before, after.active) + " of " +
          std::to_string(before.players));
    }
    if (!guard && after.deck == 0) see("run out without discards");
  }
  if (after.trade) see("trade");
  if (unnamed_under(after, card_with(kLibrary)) != 0) see("unnamed resource");
}

void look_at_end(const State& state) {
  see("over with " + std::to_string(state.players));
  for (unsigned judge = 0; judge < kJudges; ++judge) {
    if ((state.judges >> judge & 1u) == 0) continue;
    State without = state;
    without.judges = static_cast<uint8_t>(state.judges & ~(1u << judge));
    unsigned claims = 0;
    for (uint8_t seat = 1; seat <= state.players; ++seat) {
      claims += TownBuilder::score(state, seat).total > TownBuilder::score(without, seat).total;
    }
    const std::string id = kJudgeIds[judge];
    if (claims == 1) see("judge " + id);
    if (claims > 1) see("judge tied " + id);
    if (claims == 0) see("judge of nobody");
  }
  if (state.players == 1) see(std::string("title ") + TownBuilder::title(state));
  if (rules::count_bits(TownBuilder::winners(state)) > 1) see("shared win");
  for (uint8_t seat = 1; seat <= state.players; ++seat) {
    if (TownBuilder::score(state, seat).items[1] != 0) see("points of abilities");
    if (TownBuilder::score(state, seat).items[1] != 0 &&
        state.place[card_with(kWatchtower)] == place_of(kBuilt, seat - 1u)) {
      see("watchtower");
    }
  }
}

// Random whole games. Then what has to have come up at least so often.
void play(unsigned games) {
  for (unsigned seed = 1; seed <= games; ++seed) {
    rules::Rng rng(seed);
    State state = TownBuilder::start({}, static_cast<uint8_t>(1 + seed % 4));
    while (!rules::over<TownBuilder>(state)) {
      const State before = state;
      const Event event = TownBuilder::pick(state, rng);
      TEST_ASSERT_TRUE(TownBuilder::apply(state, event).ok());
      look_at_event(before, state, event);
    }
    look_at_end(state);
  }
}

void expect_seen(const std::string& what, unsigned least = 3) {
  const std::string message = what + ": " + std::to_string(seen[what]);
  TEST_ASSERT_TRUE_MESSAGE(seen[what] >= least, message.c_str());
}

void test_random_games_should_build_each_card() {
  for (const CardData& card : kCardData) expect_seen(std::string("built ") + card.id);
}

void test_random_games_should_use_each_ability() {
  for (unsigned ability = 0; ability < kUsed; ++ability) {
    expect_seen(std::string("used ") + kAbilityIds[ability]);
  }
  for (unsigned star = kFirstStar; star < kFirstStar + kCopied; ++star) {
    expect_seen(std::string("copied ") + kAbilityIds[star]);
  }
  expect_seen("discarded storehouse");
  expect_seen("discarded gatehouse");
  expect_seen("points of abilities");
  expect_seen("watchtower");
  for (const char* what : {"fishery card", "fishery none", "orchard card", "orchard none"}) {
    expect_seen(what);
  }
  for (const char* building : {"orphanage", "library"}) {
    for (unsigned type = 0; type < kTypes; ++type) {
      expect_seen(std::string("type ") + building + ' ' + kJudgeIds[type]);
    }
  }
}

void test_random_games_should_claim_and_share_each_award() {
  for (const char* award : kAwardIds) {
    expect_seen(std::string("claimed ") + award);
    // Four gold cards in two stores within a round: not by luck alone.
    if (std::string(award) != "treasury") expect_seen(std::string("shared ") + award);
  }
}

void test_random_games_should_score_each_judge() {
  for (const char* judge : kJudgeIds) {
    expect_seen(std::string("judge ") + judge);
    expect_seen(std::string("judge tied ") + judge);
  }
  expect_seen("judge of nobody");
  expect_seen("judge by refill");
  expect_seen("judge by flower-stand", 1);
  expect_seen("judge by fishery or orchard", 1);
}

void test_random_games_should_reach_each_ending() {
  for (unsigned players = 1; players <= 4; ++players) {
    expect_seen("over with " + std::to_string(players), 100);
    const std::string of = " of " + std::to_string(players);
    if (players > 1) expect_seen("end near in the turn of the first" + of);
    if (players > 1) expect_seen("end near in the turn of the last" + of);
    if (players > 2) expect_seen("end near in the turn of the middle" + of);
  }
  expect_seen("run out by refill");
  expect_seen("run out by flower-stand");
  expect_seen("run out by fishery or orchard");
  for (const char* title : {"Peasant", "Commoner", "Merchant"}) {
    expect_seen(std::string("title ") + title, 1);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  play(4000);
  RUN_TEST(test_random_games_should_build_each_card);
  RUN_TEST(test_random_games_should_use_each_ability);
  RUN_TEST(test_random_games_should_claim_and_share_each_award);
  RUN_TEST(test_random_games_should_score_each_judge);
  RUN_TEST(test_random_games_should_reach_each_ending);
  return UNITY_END();
}
