// What holds at any time.
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
    }
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

bool awards_good(const State& state) {
  if (state.open[0] != kNone && state.open[0] >= state.open[1] && state.open[1] != kNone) {
    return false;
  }
  for (const uint8_t award : state.open) {
    if (award != kNone && award >= kAwards) return false;
  }
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    if (count_bits(state.awards[seat]) > kAwardSlots) return false;
    if (seat >= state.players && state.awards[seat] != 0) return false;
  }
  const bool in_turn = state.active != 0 && state.phase < Phase::kDiscard;
  if (state.claims != (in_turn ? claims_of(state, state.active - 1u) : 0)) return false;
  return state.judges <= kAllJudges && state.types[0] <= kTypes && state.types[1] <= kTypes;
}

bool bridges_good(const State& state) {
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    const unsigned card = bridge_of(state, seat);
    if (card == kNoCard) continue;
    if (seat >= state.players || card >= kCards || state.place[card] != kInRow) return false;
  }
  return true;
}

bool turn_good(const State& state) {
  const bool act = state.phase == Phase::kAct || state.phase == Phase::kTake ||
                   state.phase == Phase::kFlower || state.phase == Phase::kJudge ||
                   state.phase == Phase::kReveal;
  if (state.actions > kActions || state.completed > 2 || state.trade > 1 || state.star > 1 ||
      state.turn_gold > kFestivalGold || state.pending >= ability_bit(kFirstStar)) {
    return false;
  }
  if (!act && (state.pending | state.turn_gold | state.completed | state.trade | state.star)) {
    return false;
  }
  if (state.trade && state.completed == 0) return false;
  if (state.runs == 0 && state.idle != 0) return false;
  return state.runs <= 3 && state.ending <= 1 && state.closing <= 1 &&
         (state.unused[0] | state.unused[1]) == 0 &&
         (state.idle < state.players || state.idle == 0) && !(alone(state) && state.idle);
}

bool phase_good(const State& state) {
  if (state.phase > Phase::kOver || state.first > state.players || state.active > state.players) {
    return false;
  }
  const Actors acting = state.phase < Phase::kAct     ? only(kChance)
                        : state.phase == Phase::kOver ? Actors{0}
                                                      : only(state.active);
  return state.acting == acting && (acting & 1u || acting == 0 || state.active != 0);
}

}  // namespace

bool TownBuilder::sound(const State& state) {
  if (state.players < kLeastPlayers || state.players > kMostPlayers) return false;
  return phase_good(state) && turn_good(state) && awards_good(state) && bridges_good(state) &&
         Walk(state).all_good();
}

}  // namespace rules::town_builder
