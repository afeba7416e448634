// The contract of a game. A game is a pure state machine of fixed size; whoever plays, rolls, saves
// or replays does it through these functions.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "rules/core/event.hpp"
#include "rules/core/rng.hpp"
#include "rules/core/verdict.hpp"

namespace rules {

inline constexpr size_t kMostStateBytes = 512;
inline constexpr size_t kMostItems = 10;

// What a player would have if the game ended here. The items' names are the game's kItems.
struct Score {
  int16_t total = 0;
  int16_t items[kMostItems] = {};
};

// How the device goes round the table.
enum class Passing : uint8_t {
  open,      // everybody sees everything: whoever acts acts
  together,  // all act in the same round, hidden from those who are not done: who acted last in a
             // round begins the next
  hidden,    // hands are kept from each other, from the first turn on
};

// A sink takes one event and says whether it wants more.
struct AnySink {
  bool operator()(Event) const { return true; }
};

template <class State>
concept PlainBytes = std::is_trivially_copyable_v<State> &&
                     std::has_unique_object_representations_v<State> &&
                     sizeof(State) <= kMostStateBytes;

// A game is a type with static members only. `State` holds everything that can still matter,
// pending choices and the options of the game included.
template <class G>
concept Game = PlainBytes<typename G::State> && std::is_trivially_copyable_v<typename G::Options> &&
    requires(typename G::State& state, const typename G::State& seen,
             const typename G::Options& options, Event event, Rng& rng, uint8_t seat,
             AnySink sink) {
  { G::kId } -> std::convertible_to<const char*>;
  // Another one whenever events of before could be refused now or lead elsewhere: games that were
  // kept under another number are shown and not gone on with. From 1.
  { G::kRules } -> std::convertible_to<uint16_t>;
  { G::kLeastPlayers } -> std::convertible_to<uint8_t>;
  { G::kMostPlayers } -> std::convertible_to<uint8_t>;
  { G::kItemCount } -> std::convertible_to<size_t>;
  { G::kItems[0] } -> std::convertible_to<const char*>;

  // A new game. Before: kLeastPlayers <= players <= kMostPlayers, the options are sound for them.
  { G::start(options, seat) } -> std::same_as<typename G::State>;

  // Who may act now; none when the game is over.
  { G::to_act(seen) } -> std::same_as<Actors>;

  // Gives every legal event to `sink` until it returns false. At least one where the game is not
  // over; where chance acts, all its outcomes.
  {G::options(seen, sink)};

  // All or nothing: what is not legal changes nothing and is told why. Checks directly. Takes
  // exactly what options() gives: bytes that a verb doesn't use have to be 0.
  { G::apply(state, event) } -> std::same_as<Verdict>;

  // How likely a chance event is against the others that options() gives now, at least 1; 1 for
  // a player's.
  { G::weight(seen, event) } -> std::same_as<uint32_t>;

  // One event: a chance event by its weight; else uniform over what options() gives.
  // Before: the game is not over.
  { G::pick(seen, rng) } -> std::same_as<Event>;

  { G::score(seen, seat) } -> std::same_as<Score>;

  // The winners, by what `state` shows: bit k is player k.
  { G::winners(seen) } -> std::same_as<Actors>;

  // What a player alone is called for this result, or nullptr.
  { G::title(seen) } -> std::same_as<const char*>;

  // Takes out of `state` what this player may not know; 0: what not everybody may.
  {G::redact(state, seat)};

  // Whether the invariants hold; the tests ask after every step.
  { G::sound(seen) } -> std::same_as<bool>;

  // The same bytes for all states that cannot differ in what is still to come.
  { G::canonical(seen) } -> std::same_as<typename G::State>;
};

template <Game G>
bool over(const typename G::State& state) {
  return G::to_act(state) == 0;
}

// Luck waits until this player throws the dice; 0: it acts by itself.
template <Game G>
unsigned thrower(const typename G::State& state) {
  if constexpr (requires { G::thrower(state); }) {
    return G::thrower(state);
  } else {
    return 0;
  }
}

}  // namespace rules
