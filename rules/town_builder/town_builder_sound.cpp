// What holds at any time.
#include <bit>

#include "rules/town_builder/town_builder.hpp"
#include "rules/town_builder/town_builder_awards.hpp"

namespace rules::town_builder {
namespace {

// Walks the lists of a state and writes down what its arrays have to hold then; every card has to
// be in exactly the list that its place says.
class Walk {
 public:
  explicit Walk(const State& state) : state_(state) {
    std::memset(next_, kNoCard, sizeof next_);
    std::memset(under_, kNoCard, sizeof under_);
  }

  bool all_good() {
    if (!discards_good() || !row_good() || !revealed_good()) return false;
    for (unsigned seat = 0; seat < kMostSeats; ++seat) {
      if (!gold_good(seat) || !foundations_good(seat)) return false;
      if (seat < state_.players && !in_set_up(state_)) continue;
      if (state_.gold[seat] != 0 || state_.foundations[seat] != kNoCard) return false;
      if (state_.kinds[seat] != 0) return false;
    }
    if (in_set_up(state_) && state_.discards != kNoCard) return false;
    return rest_good() && std::memcmp(next_, state_.next, sizeof next_) == 0 &&
           std::memcmp(needs_, state_.needs, sizeof needs_) == 0 &&
           std::memcmp(under_, state_.under, sizeof under_) == 0;
  }

 private:
  // A card of a list, met once, that has to be at `place`.
  bool meet(unsigned card, unsigned place) {
    if (card >= kCards || met_.has(card) || state_.place[card] != place) return false;
    met_.set(card);
    return true;
  }
  bool meet_in_list(unsigned card, unsigned place) {
    if (!meet(card, place)) return false;
    next_[card] = state_.next[card];
    return true;
  }

  bool discards_good() {
    unsigned gold = kNoCard;
    unsigned stone = kNoCard;
    for (unsigned card = state_.discards; card != kNoCard; card = state_.next[card]) {
      if (!meet_in_list(card, kDiscarded)) return false;
      if (gold == kNoCard && gives_gold(kFaces[card])) gold = card;
      if (stone == kNoCard && (kFaces[card] & kStone)) stone = card;
    }
    return state_.top_gold == gold && state_.top_stone == stone;
  }

  bool row_good() {
    if (state_.row_size > kMostRow) return false;
    for (unsigned i = 0; i < kMostRow; ++i) {
      const unsigned card = state_.row[i];
      if (i >= state_.row_size ? card != kNoCard : !meet(card, kInRow)) return false;
      if (i != 0 && card < state_.row[i - 1]) return false;
    }
    return true;
  }

  bool revealed_good() {
    const bool some = state_.revealing != kNone;
    if (some != (state_.phase == Phase::kReveal || state_.phase == Phase::kTake)) return false;
    if (some && state_.revealing != kFishery && state_.revealing != kOrchard) return false;
    for (unsigned i = 0; i < kReveals; ++i) {
      const unsigned card = state_.revealed[i];
      if (some && i < state_.left ? !meet(card, kRevealed) : card != kNoCard) return false;
    }
    return true;
  }

  bool gold_good(unsigned seat) {
    unsigned count = 0;
    unsigned last = kNoCard;
    for (unsigned card = state_.gold_first[seat]; card != kNoCard; card = state_.next[card]) {
      if (!meet_in_list(card, place_of(kStored, seat)) || !gives_gold(kFaces[card])) return false;
      last = card;
      ++count;
    }
    return state_.gold[seat] == count && state_.gold_last[seat] == last;
  }

  bool foundations_good(unsigned seat) {
    uint8_t fits[8] = {};
    unsigned before = 0;
    for (unsigned card = state_.foundations[seat]; card != kNoCard; card = state_.next[card]) {
      if (!meet_in_list(card, place_of(kFoundation, seat)) || card < before) return false;
      Slack left = kCosts[card] - kTakes[kAnyResource] * unnamed_under(state_, card);
      for (unsigned at = first_under(state_, card); at != kNoCard; at = state_.next[at]) {
        if (!meet_in_list(at, kUnder) || resources_of(kFaces[at]) == 0) return false;
        left -= kTakes[resources_of(kFaces[at])];
      }
      const unsigned needs = needs_of(left);
      if (left & 0x88888888u || needs == 0) return false;
      needs_[card] = static_cast<uint8_t>(needs);
      under_[card] = state_.under[card];
      for (unsigned set = 0; set < 8; ++set) {
        fits[set] = static_cast<uint8_t>(fits[set] + (needs >> set & 1u));
      }
      before = card;
    }
    return std::memcmp(fits, state_.fits[seat].by(), sizeof fits) == 0;
  }

  // What is in no list: unseen, built or in the box.
  bool rest_good() const {
    Kinds kinds[kMostSeats] = {};
    CostCounts costs[kMostSeats] = {};
    unsigned stars[kMostSeats] = {};
    CardSet unseen;
    for (unsigned card = 0; card < kCards; ++card) {
      if (met_.has(card)) continue;
      const unsigned place = state_.place[card];
      if (place == kUnseen) {
        unseen.set(card);
      } else if (place >= kBuilt && place < place_of(kBuilt, state_.players)) {
        const unsigned seat = place - kBuilt;
        kinds[seat] += kKinds[card];
        costs[seat] += kCostCounts[card];
        const unsigned ability = kAbilities[card];
        if (ability >= kFirstStar && ability <= kGatehouse) {
          stars[seat] |= 1u << (ability - kFirstStar);
        }
      } else if (place != kAway || !alone(state_)) {
        return false;
      }
    }
    for (unsigned seat = 0; seat < kMostSeats; ++seat) {
      if (kinds[seat] != state_.kinds[seat] || costs[seat] != state_.costs[seat] ||
          stars[seat] != state_.stars[seat]) {
        return false;
      }
    }
    return std::memcmp(&unseen, &state_.unseen, sizeof unseen) == 0 &&
           count_bits(unseen.words[0]) + count_bits(unseen.words[1]) == unseen_count(state_);
  }

  const State& state_;
  CardSet met_;
  uint8_t next_[kCards];
  uint8_t needs_[kCards] = {};
  uint8_t under_[kCards];
};

// Whether the active player has built what has this ability and has used it in this turn.
bool is_used(const State& state, unsigned ability) {
  return state.place[card_with(static_cast<Ability>(ability))] ==
             place_of(kBuilt, state.active - 1u) &&
         (state.pending & ability_bit(ability)) == 0;
}

bool is_built(const State& state, unsigned card) { return state.place[card] >= kBuilt; }

bool awards_good(const State& state) {
  if (state.open[0] != kNone && state.open[0] >= state.open[1] && state.open[1] != kNone) {
    return false;
  }
  unsigned awards = 0;
  for (const uint8_t award : state.open) {
    if (award == kNone) continue;
    if (award >= kAwards || state.phase < Phase::kAwardSetUp) return false;
    awards |= 1u << award;
  }
  if (state.phase == Phase::kAwardSetUp && state.open[1] != kNone) return false;
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    if ((seat >= state.players || in_set_up(state)) && state.awards[seat] != 0) return false;
    awards |= state.awards[seat];
  }
  if (count_bits(awards) > kAwardSlots) return false;
  const bool in_turn = !in_set_up(state) && state.phase < Phase::kDiscard;
  return state.claims == (in_turn ? claims_of(state, state.active - 1u) : 0);
}

bool judges_good(const State& state) {
  if (state.judges > kAllJudges) return false;
  if (in_set_up(state)) {
    const unsigned all = kFaceUp[state.players - 1];
    const unsigned drawn = state.phase < Phase::kJudgeSetUp    ? 0
                           : state.phase == Phase::kJudgeSetUp ? all - state.left
                                                               : all;
    if (count_bits(state.judges) != drawn) return false;
  }
  return state.next_judge == kNone ||
         (state.next_judge <= state.deck && (state.next_judge != 0 || state.players > 2));
}

// Orphanage and Library: before one is chosen by an owner, there is no type.
bool types_good(const State& state) {
  const unsigned cards[] = {kOrphanageCard, kLibraryCard};
  for (unsigned i = 0; i < 2; ++i) {
    const bool built = is_built(state, cards[i]);
    if (state.types[i] > kTypes) return false;
    if (state.types[i] != 0 && (state.phase < Phase::kType || !built)) return false;
    if (state.phase == Phase::kOver && built && state.types[i] == 0) return false;
  }
  if (state.phase != Phase::kType) return true;
  return state.left < 2 && state.types[state.left] == 0 &&
         state.place[cards[state.left]] == place_of(kBuilt, state.active - 1u);
}

bool bridges_good(const State& state) {
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    const unsigned card = bridge_of(state, seat);
    if (card == kNoCard) continue;
    if (seat >= state.players || card >= kCards || state.place[card] != kInRow) return false;
    if (!is_built(state, card_with(kBridge))) return false;
    if (state.phase == Phase::kRefill && seat + 1 == state.active) return false;
  }
  return true;
}

// What belongs to one turn. Festival and what may be used once stay where they were built.
bool turn_good(const State& state) {
  const bool act = state.phase > Phase::kRefill && state.phase < Phase::kDiscard;
  if (!act) {
    const unsigned actions = state.phase == Phase::kRefill ? kActions : 0;
    return state.actions == actions && state.pending == 0 && state.turn_gold == 0 &&
           state.completed == 0 && state.trade == 0 && state.star == 0;
  }
  if (state.actions > kActions || state.completed > 2 || state.trade > 1 || state.star > 1 ||
      state.turn_gold > kFestivalGold || state.pending >= ability_bit(kFirstStar)) {
    return false;
  }
  if (state.completed == 0 && (state.pending | state.trade) != 0) return false;
  if (state.turn_gold != 0 && !is_used(state, kFestival)) return false;
  for (Abilities left = state.pending; left != 0; left &= left - 1) {
    const unsigned card = card_with(static_cast<Ability>(std::countr_zero(left)));
    if (state.place[card] != place_of(kBuilt, state.active - 1u)) return false;
  }
  return true;
}

// How near the end is.
bool course_good(const State& state) {
  if (state.runs > kRuns[state.players - 1] || state.ending > 1 || state.closing > 1) return false;
  if (in_set_up(state) && state.runs != kRuns[state.players - 1]) return false;
  if (state.ending && (alone(state) || state.runs != 0)) return false;
  if (state.idle >= state.players || (state.idle != 0 && state.runs == 0)) return false;
  if (state.idle != 0 && in_set_up(state)) return false;
  // Alone, from the judge of the deck to the end of the turn.
  const bool in_turn = !in_set_up(state) && state.phase < Phase::kDiscard;
  if (state.closing && (!alone(state) || !in_turn || state.next_judge != kNone)) return false;
  return (state.unused[0] | state.unused[1]) == 0;
}

// What there is to draw, and how much of it.
bool phase_good(const State& state) {
  const unsigned row = state.row_size;
  const unsigned left = state.left;
  switch (state.phase) {
    case Phase::kFirst:
      return !alone(state) && left == 0 && row == 0;
    case Phase::kRowSetUp:
      return left != 0 && row + left == kRowSize;
    case Phase::kJudgeSetUp:
      return left != 0 && row == kRowSize;  // judges_good()
    case Phase::kAwardSetUp:
      return left == 0 && row == kRowSize;
    case Phase::kRefill:
      return left == 0 && row < kRowSize && deck_holds(state);
    case Phase::kFlower:
      return left == 0 && state.star && deck_holds(state);
    case Phase::kJudge:
      return left == 0 && is_used(state, kArmoury) && state.judges != kAllJudges;
    case Phase::kReveal:
      return left < kReveals && is_used(state, state.revealing) && deck_holds(state);
    case Phase::kAct:
      return left == 0;
    case Phase::kTake:
      return left != 0 && left <= kReveals && is_used(state, state.revealing);
    case Phase::kDiscard:
      return alone(state) && left != 0 && left <= kDiscards && left <= discardable_count(state);
    case Phase::kType:
      return true;  // types_good()
    case Phase::kOver:
      return left == 0;
  }
  return false;
}

bool actors_good(const State& state) {
  if (state.first > state.players || state.active > state.players) return false;
  if ((state.first == 0) != (state.phase == Phase::kFirst)) return false;
  const bool active = !in_set_up(state) && state.phase != Phase::kOver;
  if ((state.active != 0) != active) return false;
  const Actors acting = state.phase < Phase::kAct     ? only(kChance)
                        : state.phase == Phase::kOver ? Actors{0}
                                                      : only(state.active);
  return state.acting == acting;
}

}  // namespace

bool TownBuilder::sound(const State& state) {
  if (state.players < kLeastPlayers || state.players > kMostPlayers) return false;
  return actors_good(state) && Walk(state).all_good() && phase_good(state) && turn_good(state) &&
         course_good(state) && awards_good(state) && judges_good(state) && types_good(state) &&
         bridges_good(state);
}

}  // namespace rules::town_builder
