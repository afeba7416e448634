// The one suite that every game passes: whole random games, looked at after every step.
//
//   play_random_games<Game>(games, hides)
//
// So many games over all players and settings; `hides`: whether what others do at the same time is
// hidden from a player who still acts. For thousands of games `Care::kSampled` tries some of the
// options where there are many, and looks at some of the states from all sides.
#pragma once

#include <unity.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "host_tests/core/look.hpp"
#include "host_tests/core/random_setup.hpp"
#include "host_tests/core/record_text.hpp"
#include "rules/core/digest.hpp"
#include "rules/core/save.hpp"

namespace tests {

enum class Care { kEverything, kSampled };

template <rules::Recorded G>
class RandomGame {
 public:
  using State = typename G::State;
  using Session = rules::Session<G>;

  RandomGame(uint64_t seed, bool hides, Care care)
      : rng_(seed),
        hides_(hides),
        care_(care),
        setup_(rng_),
        players_(setup_.players),
        session_(setup_.options, players_) {}

  void run() {
    keep();
    while (!rules::over<G>(session_.state())) {
      TEST_ASSERT_LESS_THAN(Session::kMostEvents, session_.size());
      look();
      step();
    }
    look_at_the_end();
    replay_text();
    reload();
    undo_all();
  }

  const std::vector<std::pair<size_t, unsigned>>& settings() const { return setup_.settings; }
  uint8_t players() const { return players_; }

 private:
  void keep() {
    TEST_ASSERT_TRUE_MESSAGE(G::sound(session_.state()), "a state is not sound");
    states_.push_back(session_.state());
  }

  // The events that options() gives are those that apply, and no others.
  void look() {
    const State& state = session_.state();
    const std::vector<Event> events = listed<G>(state);
    TEST_ASSERT_FALSE_MESSAGE(events.empty(), "nothing can be done, but the game is not over");
    const std::vector<uint32_t> words = sorted_words(events);
    TEST_ASSERT_TRUE_MESSAGE(std::adjacent_find(words.begin(), words.end()) == words.end(),
                             "listed twice");
    rules::Actors actors = 0;
    for (const Event event : events) {
      actors = static_cast<rules::Actors>(actors | rules::only(event.actor()));
      if (events.size() <= kTried || one_of(static_cast<uint32_t>(events.size() / kTried))) {
        look_at_legal(state, event);
      }
    }
    TEST_ASSERT_EQUAL_HEX8_MESSAGE(G::to_act(state), actors, "to_act is not who has options");
    for (unsigned i = 0; i < kMutations; ++i) look_at_mutated(state, events, words);
    if (one_of(kStates)) {
      look_at_canonical(state, events, words);
      look_at_redacted(state);
    }
    if (events.front().actor() != rules::kChance) look_at_order(state, events);
  }

  // Of so many things one is looked at, drawn by lot; with every care all are.
  bool one_of(uint32_t many) { return care_ == Care::kEverything || rng_.below(many) == 0; }

  // The order in which a game lists says nothing.
  static std::vector<uint32_t> sorted_words(const std::vector<Event>& events) {
    std::vector<uint32_t> words;
    words.reserve(events.size());
    for (const Event event : events) words.push_back(word_of(event));
    std::sort(words.begin(), words.end());
    return words;
  }

  void look_at_legal(const State& state, Event event) {
    State next = state;
    const rules::Verdict verdict = G::apply(next, event);
    if (!verdict.ok()) fail(event, verdict.refusal().reason);
    if (!G::sound(next)) fail(event, "leads to a state that is not sound");
    const uint32_t weight = G::weight(state, event);
    TEST_ASSERT_TRUE(event.actor() == rules::kChance ? weight >= 1 : weight == 1);
    if (rng_.below(kTextEvery) != 0) return;
    Event read;
    if (!event_of<G>(text_of<G>(event), read) || read != event) fail(event, "is read otherwise");
  }

  void look_at_mutated(const State& state, const std::vector<Event>& events,
                       const std::vector<uint32_t>& words) {
    const uint32_t size = static_cast<uint32_t>(events.size());
    uint32_t word = word_of(events[rng_.below(size)]);
    switch (rng_.below(4)) {
      case 0:
        word ^= 1u << rng_.below(32);
        break;
      case 1:
        word = rng_.next();
        break;
      case 2: {  // one byte of another event
        const uint32_t mask = 0xFFu << 8 * rng_.below(4);
        word = (word & ~mask) | (word_of(events[rng_.below(size)]) & mask);
        break;
      }
      default:  // something that was legal before
        if (session_.size() != 0) {
          word = word_of(session_.begin()[rng_.below(static_cast<uint32_t>(session_.size()))]);
        }
    }
    if (std::binary_search(words.begin(), words.end(), word)) return;
    State next = state;
    const Event event = std::bit_cast<Event>(word);
    const rules::Verdict verdict = G::apply(next, event);
    TEST_ASSERT_FALSE_MESSAGE(verdict.ok(), "what is not listed applied");
    TEST_ASSERT_TRUE_MESSAGE(same_bytes(next, state), "what was refused changed something");
    TEST_ASSERT_TRUE_MESSAGE(is_kebab(verdict.refusal().reason), verdict.refusal().reason);
    TEST_ASSERT_GREATER_THAN(8, std::strlen(verdict.refusal().sentence));
  }

  // The canonical state can't be told from the real one by playing on.
  void look_at_canonical(const State& state, const std::vector<Event>& events,
                         const std::vector<uint32_t>& words) {
    const State same = G::canonical(state);
    TEST_ASSERT_TRUE(same_bytes(G::canonical(same), same));
    TEST_ASSERT_EQUAL_HEX8(G::to_act(state), G::to_act(same));
    TEST_ASSERT_TRUE(sorted_words(listed<G>(same)) == words);
    for (uint8_t seat = 1; seat <= players_; ++seat) {
      TEST_ASSERT_EQUAL(G::score(state, seat).total, G::score(same, seat).total);
    }
    State after = state;
    State after_same = same;
    const Event event = events[rng_.below(static_cast<uint32_t>(events.size()))];
    TEST_ASSERT_TRUE(G::apply(after, event).ok() && G::apply(after_same, event).ok());
    TEST_ASSERT_EQUAL_HEX64(rules::digest<G>(after), rules::digest<G>(after_same));
  }

  void look_at_redacted(const State& state) {
    const uint8_t seat = static_cast<uint8_t>(1 + rng_.below(players_));
    State once = state;
    G::redact(once, seat);
    State twice = once;
    G::redact(twice, seat);
    TEST_ASSERT_TRUE_MESSAGE(same_bytes(once, twice), "redacted twice is less than once");
    TEST_ASSERT_EQUAL(G::score(state, seat).total, G::score(once, seat).total);
    const auto own = [&](const State& seen) {
      std::vector<Event> events;
      for (const Event event : listed<G>(seen)) {
        if (event.actor() == seat) events.push_back(event);
      }
      return events;
    };
    TEST_ASSERT_TRUE_MESSAGE(own(state) == own(once), "redacted, the own options are others");

    // What everybody may know follows from what anybody sees, and nobody knows less.
    State everybody = state;
    G::redact(everybody, 0);
    State by_seat = once;
    G::redact(by_seat, 0);
    TEST_ASSERT_TRUE_MESSAGE(same_bytes(everybody, by_seat), "everybody knows what a seat doesn't");
    State least = everybody;
    G::redact(least, seat);
    TEST_ASSERT_TRUE_MESSAGE(same_bytes(everybody, least), "a seat knows less than everybody");
    TEST_ASSERT_TRUE_MESSAGE(G::sound(everybody), "what everybody knows is not sound");
  }

  // Players who act at the same time: the order is of no matter, and hidden from each other.
  void look_at_order(const State& state, const std::vector<Event>& events) {
    const uint32_t size = static_cast<uint32_t>(events.size());
    const Event one = events[rng_.below(size)];
    const Event two = events[rng_.below(size)];
    if (one.actor() == two.actor()) {
      if (hides_) look_at_hidden(state, one, two);
      return;
    }
    State a = state;
    State b = state;
    TEST_ASSERT_TRUE(G::apply(a, one).ok() && G::apply(a, two).ok());
    TEST_ASSERT_TRUE(G::apply(b, two).ok() && G::apply(b, one).ok());
    TEST_ASSERT_TRUE_MESSAGE(same_bytes(a, b), "the order of players made a difference");
  }

  void look_at_hidden(const State& state, Event one, Event two) {
    State a = state;
    State b = state;
    TEST_ASSERT_TRUE(G::apply(a, one).ok() && G::apply(b, two).ok());
    const rules::Actors others = static_cast<rules::Actors>(
        G::to_act(a) & G::to_act(b) & ~(rules::only(one.actor()) | rules::only(rules::kChance)));
    for (uint8_t seat = 0; seat <= players_; ++seat) {
      // Everybody: as long as another one acts.
      const bool acts = seat == 0 ? others != 0 : rules::holds(others, seat);
      if (!acts) continue;
      State seen_a = a;
      State seen_b = b;
      G::redact(seen_a, seat);
      G::redact(seen_b, seat);
      TEST_ASSERT_TRUE_MESSAGE(same_bytes(seen_a, seen_b), "a player sees what others do");
    }
  }

  void step() {
    const Event event = G::pick(session_.state(), rng_);
    const rules::Verdict verdict = session_.apply(event);
    if (!verdict.ok()) fail(event, verdict.refusal().reason);
    keep();
  }

  void look_at_the_end() {
    const State& state = session_.state();
    TEST_ASSERT_TRUE(listed<G>(state).empty());
    const rules::Actors winners = G::winners(state);
    TEST_ASSERT_TRUE(winners != 0 && (winners & 1u) == 0 && winners >> (players_ + 1) == 0);
    State after = state;
    for (const Event event : session_) {
      TEST_ASSERT_FALSE(G::apply(after, event).ok());
      TEST_ASSERT_TRUE(same_bytes(after, state));
    }
  }

  void replay_text() {
    const std::string text = record_of(session_);
    Session other({}, G::kLeastPlayers);
    TEST_ASSERT_TRUE_MESSAGE(play_record(text, other), "a record that was printed is not read");
    TEST_ASSERT_TRUE(same_bytes(other.state(), session_.state()));
    TEST_ASSERT_EQUAL_HEX64(rules::digest<G>(session_.state()), rules::digest<G>(other.state()));
    TEST_ASSERT_TRUE_MESSAGE(record_of(other) == text, "printed again, a record is another");
  }

  void reload() {
    static uint8_t bytes[rules::most_save_bytes<G>()];
    const size_t size = rules::save(session_, bytes, sizeof bytes);
    TEST_ASSERT_NOT_EQUAL(0, size);
    Session other({}, G::kLeastPlayers);
    TEST_ASSERT_TRUE(rules::load(other, bytes, size));
    TEST_ASSERT_TRUE(same_bytes(other.state(), session_.state()));
    TEST_ASSERT_FALSE(rules::load(other, bytes, size - 1));
  }

  // One undo plays all before it anew. So a long game is taken back event by event for a while, and
  // what that would come to further back is looked at in one run.
  void undo_all() {
    const size_t events = states_.size() - 1;
    const size_t last = events > kUndone ? events - kUndone : 0;
    for (size_t at = events; at-- > last;) {
      TEST_ASSERT_TRUE(session_.can_undo());
      session_.undo();
      TEST_ASSERT_TRUE_MESSAGE(same_bytes(session_.state(), states_[at]), "undo is inexact");
    }
    State state = session_.start();
    for (size_t at = 0; at <= last; ++at) {
      TEST_ASSERT_TRUE_MESSAGE(same_bytes(state, states_[at]), "undo is inexact");
      if (at != last) TEST_ASSERT_TRUE(G::apply(state, session_.begin()[at]).ok());
    }
    TEST_ASSERT_EQUAL(last != 0, session_.can_undo());
  }

  [[noreturn]] void fail(Event event, const char* why) {
    TEST_FAIL_MESSAGE((text_of<G>(event) + ": " + why).c_str());
    std::abort();
  }

  static constexpr size_t kUndone = 64;
  static constexpr unsigned kMutations = 6;
  static constexpr unsigned kTextEvery = 4;
  // Of Care::kSampled.
  static constexpr size_t kTried = 24;
  static constexpr unsigned kStates = 4;

  Rng rng_;
  bool hides_;
  Care care_;
  RandomSetup<G> setup_;
  uint8_t players_;
  Session session_;
  std::vector<State> states_;
};

// So many games; every number of players and every value of every setting has to come up.
template <rules::Recorded G>
void play_random_games(unsigned games, bool hides, unsigned first_seed = 1,
                       Care care = Care::kEverything) {
  std::set<std::pair<size_t, unsigned>> seen;
  std::set<unsigned> players;
  for (unsigned seed = first_seed; seed < first_seed + games; ++seed) {
    RandomGame<G> game(seed, hides, care);
    game.run();
    players.insert(game.players());
    for (const auto& setting : game.settings()) seen.insert(setting);
  }
  TEST_ASSERT_EQUAL(G::kMostPlayers - G::kLeastPlayers + 1, players.size());
  size_t values = 0;
  for (size_t i = 0; i < G::kSettingCount; ++i) {
    const rules::SettingText& text = G::kSettings[i];
    values += text.several ? size_t{1} << text.value_count : text.value_count;
  }
  TEST_ASSERT_EQUAL(values, seen.size());
}

}  // namespace tests
