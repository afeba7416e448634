// Town Builder, by Eric Raué: cards are foundations, resources or gold; buildings have abilities.
#pragma once

#include <bit>

#include "rules/core/plain_game.hpp"
#include "rules/town_builder/town_builder_aims.hpp"
#include "rules/town_builder/town_builder_score.hpp"
#include "rules/town_builder/town_builder_state.hpp"

namespace rules::town_builder {

// What a, b and c are. A card is its number; a judge beside cards has kJudgeByte added.
enum class Verb : uint8_t {
  kFirst,     // player
  kRow,       // card or judge
  kJudge,     // judge
  kAward,     // award
  kReveal,    // card or judge
  kFound,     // card
  kResource,  // card, foundation
  kGold,      // card
  kUse,       // see read_use(); card or foundation where it is aimed at one; foundation
  kTake,      // card or kNoCard, foundation or kNoCard where there is none
  kClaim,     // award
  kEnd,
  kDiscard,  // card
  kType,     // 0 Orphanage or 1 Library, type
};
inline constexpr size_t kVerbKinds = 14;
inline constexpr unsigned kAllJudges = (1u << kJudges) - 1;

struct TownBuilder : PlainGame<TownBuilder> {
  using State = town_builder::State;

  static constexpr const char* kId = "town-builder";
  static constexpr uint16_t kRules = 1;
  static constexpr uint8_t kLeastPlayers = 1;
  static constexpr uint8_t kMostPlayers = kMostSeats;
  static constexpr size_t kItemCount = 4;
  static constexpr const char* kItems[kItemCount] = {"buildings", "abilities", "awards", "judges"};
  static constexpr size_t kVerbCount = kVerbKinds;
  static const VerbText kVerbs[kVerbCount];

  static State start(const Options& options, uint8_t players);
  static Actors to_act(const State& state) { return state.acting; }
  template <class Sink>
  static void options(const State& state, Sink&& sink);
  static Verdict apply(State& state, Event event);
  static Event pick(const State& state, Rng& rng);
  static Score score(const State& state, uint8_t seat);
  static Extra extra(const State& state, uint8_t seat);
  static Actors winners(const State& state);
  static const char* title(const State& state);
  static bool sound(const State& state);
  static State canonical(const State& state);

  class Position;

 private:
  template <class Sink>
  static void list_chance(const State& state, Sink& sink);
  template <class Sink>
  static void list_acts(const State& state, Sink& sink);
  template <class Sink>
  static void list_takes(const State& state, Sink& sink);
};

class TownBuilder::Position {
 public:
  Position(const Options&, uint8_t players) { board_.players = players; }

  bool line(Reader reader);
  bool finish() { return open_ == 0; }

  Score score(uint8_t seat) const;
  Extra extra(uint8_t seat) const;
  Actors winners() const;
  const char* title() const;

 private:
  bool open_block(Reader& reader);
  bool block_line(Reader& reader);
  bool close_block();
  bool add_award(Reader& reader);
  bool add_judge(Reader& reader);

  Board board_;
  uint8_t seen_ = 0;   // players whose block has begun, bit k
  uint8_t open_ = 0;   // the player whose block is open, 0: none
  uint8_t typed_ = 0;  // whose type this block has: bit 0 Orphanage, 1 Library
};

template <class Sink>
void TownBuilder::options(const State& state, Sink&& sink) {
  if (state.phase < Phase::kAct) {
    list_chance(state, sink);
    return;
  }
  switch (state.phase) {
    case Phase::kAct:
      list_acts(state, sink);
      return;
    case Phase::kTake:
      list_takes(state, sink);
      return;
    case Phase::kDiscard:
      for (unsigned i = 0; i < state.row_size; ++i) {
        if (is_kept(state, state.row[i])) continue;
        if (!sink(event(state.active, Verb::kDiscard, state.row[i]))) return;
      }
      return;
    case Phase::kType:
      for (unsigned type = 0; type < kTypes; ++type) {
        if (!sink(event(state.active, Verb::kType, state.left, type))) return;
      }
      return;
    default:
      return;
  }
}

template <class Sink>
void TownBuilder::list_chance(const State& state, Sink& sink) {
  const auto each = [&](Verb verb, unsigned least, uint32_t bits, unsigned more) {
    for (uint32_t left = bits; left != 0; left &= left - 1) {
      const unsigned bit = static_cast<unsigned>(std::countr_zero(left));
      if (!sink(event(kChance, verb, least + bit + more))) return false;
    }
    return true;
  };
  const unsigned judges = kAllJudges & ~state.judges;
  switch (state.phase) {
    case Phase::kFirst:
      each(Verb::kFirst, 1, (1u << state.players) - 1, 0);
      return;
    case Phase::kJudgeSetUp:
    case Phase::kJudge:
      each(Verb::kJudge, 0, judges, 0);
      return;
    case Phase::kAwardSetUp:
      each(Verb::kAward, 0, open_awards(state), 0);
      return;
    default:
      break;
  }
  const Verb verb = state.phase == Phase::kReveal ? Verb::kReveal : Verb::kRow;
  if (judge_is_next(state)) {
    each(verb, kJudgeByte, judges, 0);
  } else if (each(verb, 0, state.unseen.words[0], 0)) {
    each(verb, 32, state.unseen.words[1], 0);
  }
}

template <class Sink>
void TownBuilder::list_acts(const State& state, Sink& sink) {
  const Actor actor = state.active;
  const unsigned seat = actor - 1u;
  const OpenRow row(state, seat);
  bool acts = false;
  if (state.actions != 0) {
    const auto act = [&](Verb verb, Target target) {
      return list_aims(state, row, target, [&](unsigned b, unsigned c) {
        acts = true;
        return sink(event(actor, verb, b, c));
      });
    };
    if (!act(Verb::kFound, Target::kStart) || !act(Verb::kResource, Target::kResource) ||
        !act(Verb::kGold, Target::kGold)) {
      return;
    }
  }
  if (!acts && !sink(event(actor, Verb::kEnd))) return;
  for (unsigned slot = 0; slot < kAwardSlots; ++slot) {
    if ((state.claims >> slot & 1u) == 0) continue;
    if (!sink(event(actor, Verb::kClaim, state.open[slot]))) return;
  }
  const auto use = [&](unsigned ability, unsigned byte) {
    if (!holds(state, seat, kDeeds[ability].condition)) return true;
    return list_aims(state, row, kDeeds[ability].target, [&](unsigned b, unsigned c) {
      return sink(event(actor, Verb::kUse, byte, b, c));
    });
  };
  for (Abilities left = own_abilities(state, seat); left != 0; left &= left - 1) {
    const unsigned ability = static_cast<unsigned>(std::countr_zero(left));
    if (!use(ability, ability)) return;
  }
  for (Abilities left = copied_abilities(state, seat); left != 0; left &= left - 1) {
    const unsigned ability = static_cast<unsigned>(std::countr_zero(left));
    if (!use(ability, copy_byte(owner_of_star(state, ability), ability))) return;
  }
}

template <class Sink>
void TownBuilder::list_takes(const State& state, Sink& sink) {
  const Actor actor = state.active;
  const unsigned seat = actor - 1u;
  for (const uint8_t card : state.revealed) {
    if (card == kNoCard) break;
    if (state.revealing == kOrchard) {
      if (!can_start_revealed(state, seat, card)) continue;
      if (!sink(event(actor, Verb::kTake, card, kNoCard))) return;
      continue;
    }
    const bool more = list_foundations(state, seat, resources_of(kFaces[card]), [&](unsigned b) {
      return sink(event(actor, Verb::kTake, card, b));
    });
    if (!more) return;
  }
  sink(event(actor, Verb::kTake, kNoCard, kNoCard));
}

}  // namespace rules::town_builder

namespace rules {
using town_builder::TownBuilder;
}
