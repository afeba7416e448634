// Everything that a game of Town Builder consists of, and what can be read off it at once.
#pragma once

#include <cstdint>
#include <cstring>

#include "rules/core/bits.hpp"
#include "rules/core/event.hpp"
#include "rules/town_builder/town_builder_abilities.hpp"

namespace rules::town_builder {

inline constexpr uint8_t kMostSeats = 4;
inline constexpr unsigned kRowSize = 5;
inline constexpr unsigned kActions = 2;
inline constexpr unsigned kAwardSlots = 2;
inline constexpr unsigned kDiscards = 2;  // alone, at the end of a turn
inline constexpr unsigned kBoxed = 5;     // alone, cards that are not in the game
// By players from 1: judges that lie face up at the beginning, and how often the deck runs out
// before the end is near.
inline constexpr uint8_t kFaceUp[kMostSeats] = {2, 2, 1, 1};
inline constexpr uint8_t kRuns[kMostSeats] = {1, 1, 2, 3};
inline constexpr uint8_t kNone = 0xFF;
inline constexpr unsigned kJudgeByte = 64;  // a judge beside cards: this and its number

// The row grows beyond five by the Flower Stand alone, by one a turn, and every action takes one
// away; so it is longer at the end of a turn than at its beginning only when nobody could act. Then
// all it holds has a price and gives no gold, but for two cards that others protect.
inline constexpr unsigned kMostRow = [] {
  unsigned stuck = 0;
  for (const CardData& card : kCardData) stuck += card.gold != 0 && (card.gives & kGold) == 0;
  return stuck + 2 + 1;
}();

enum class Phase : uint8_t {
  // Chance acts.
  kFirst,
  kRowSetUp,
  kJudgeSetUp,
  kAwardSetUp,
  kRefill,
  kFlower,  // the Flower Stand adds a card
  kJudge,   // the Armoury adds a judge
  kReveal,  // Fishery or Orchard turn cards over
  // A player acts.
  kAct,
  kTake,  // one of the cards turned over
  kDiscard,
  kType,  // what Orphanage or Library count as
  kOver,
};

// Where a card is. The last three begin a range of a seat each.
enum Place : uint8_t {
  kUnseen,
  kInRow,
  kDiscarded,
  kRevealed,
  kUnder,  // a foundation
  kAway,   // in the box
  kStored = 8,
  kFoundation = 12,
  kBuilt = 16,
};
constexpr uint8_t place_of(Place place, unsigned seat) {
  return static_cast<uint8_t>(place + seat);
}

// By what a card gives (a set of resources): how many foundations of a player take it, a byte each,
// added up as words. At 0: 0.
struct Fits {
  uint32_t words[2];

  const uint8_t* by() const { return reinterpret_cast<const uint8_t*>(words); }
};

// A byte a seat, in one word.
constexpr unsigned lane_shift(unsigned seat) { return 8 * seat; }
inline constexpr uint32_t kEachLane = 0x01010101;

struct State {
  // What every move asks for stands in the first 32 bytes: the chip reads those in one instruction.
  Actors acting;
  Phase phase;
  uint8_t active;   // whose turn it is; 0 before the first
  uint8_t actions;  // left in this turn

  uint8_t row_size;
  uint8_t row[kMostRow];  // in the order of their numbers, then kNoCard

  uint8_t deck;        // town cards left in it
  uint8_t next_judge;  // the deck's judge comes when so many are left; kNone: there is none
  uint8_t judges;      // face up, bit j for judge j

  uint8_t star;               // 1: this turn's star ability is used
  uint8_t pending;            // build abilities of this turn not yet used
  uint8_t turn_gold;          // the Festival's
  uint8_t completed;          // in this turn; 2 stands for more
  uint8_t trade;              // 1: of these a Commerce building
  uint8_t open[kAwardSlots];  // awards that can be claimed, or kNone
  uint8_t players;
  uint8_t first;      // the player who began; 0 before that is known
  uint8_t runs;       // times that the deck still has to run out before the end is near
  uint8_t discards;   // the head of a list, or kNoCard
  uint8_t top_gold;   // the topmost discard that gives it
  uint8_t top_stone;  // and that gives stone
  uint8_t left;       // to be drawn in the set-up, revealed, or discarded alone

  uint32_t bridges;  // by seat: the card that a player protects, or kNoCard
  CardSet unseen;    // in the deck or, alone before it runs out, in the box
  Kinds kinds[kMostSeats];
  CostCounts costs[kMostSeats];
  Fits fits[kMostSeats];

  uint8_t gold[kMostSeats];        // how many gold cards are stored
  uint8_t gold_first[kMostSeats];  // heads of lists, or kNoCard
  uint8_t gold_last[kMostSeats];
  uint8_t foundations[kMostSeats];
  uint8_t stars[kMostSeats];   // star abilities in the district, from kFirstStar on
  uint8_t awards[kMostSeats];  // claimed, bit a for award a

  // A card is in one list at most: discards from the top, stored gold from the oldest, foundations
  // of a player in the order of their numbers, resources under one in the order they were placed.
  uint8_t next[kCards];
  uint8_t place[kCards];
  uint8_t needs[kCards];  // Needs of a foundation; else 0
  // Of a foundation: what was placed under it first (6 bits), how many unnamed resources lie there.
  // Else kNoCard.
  uint8_t under[kCards];

  uint8_t closing;  // 1: alone, awards close with this turn
  uint8_t idle;     // turns in succession without an action; 0 when the end is near
  uint8_t ending;   // 1: the last round

  uint8_t revealing;           // the ability that turns cards over; else kNone
  uint8_t revealed[kReveals];  // in the order they came, then kNoCard

  uint8_t types[2];   // of Orphanage and Library: type + 1, or 0 before one is chosen
  uint8_t claims;     // bit s: the active player can claim the award open[s]
  uint8_t unused[2];  // always 0: no byte of a state is left to chance
};
static_assert(sizeof(State) <= 384);

inline bool alone(const State& state) { return state.players == 1; }
inline bool in_set_up(const State& state) { return state.phase < Phase::kRefill; }
inline bool deck_holds(const State& state) { return state.deck != 0 || state.next_judge == 0; }
inline bool judge_is_next(const State& state) { return state.deck == state.next_judge; }

// Cards in the box are among the unseen ones until the deck runs out.
inline unsigned unseen_count(const State& state) {
  return state.deck + (alone(state) && state.runs != 0 ? kBoxed : 0u);
}

inline bool is_foundation_of(const State& state, unsigned card, unsigned seat) {
  return card < kCards && state.place[card] == place_of(kFoundation, seat);
}
inline unsigned first_under(const State& state, unsigned foundation) {
  return state.under[foundation] & kNoCard;
}
inline unsigned unnamed_under(const State& state, unsigned foundation) {
  return state.under[foundation] >> 6;
}
inline bool takes(const State& state, unsigned foundation, unsigned card) {
  return state.needs[foundation] >> resources_of(kFaces[card]) & 1u;
}
inline bool is_small(unsigned foundation) {
  return kSymbols[foundation] >= 1 && kSymbols[foundation] <= kBarracksMost;
}

// --- gold ---------------------------------------------------------------------------------------

inline unsigned gold_of(const State& state, unsigned seat) {
  return state.turn_gold + state.gold[seat];
}

// "Bank": its price in the row.
inline unsigned bank_price(const State& state, unsigned seat) {
  constexpr unsigned kFull = kCardData[card_with(kBank)].gold;
  const unsigned trade = count_of(state.kinds[seat], kCommerce);
  return trade >= kFull - kBankLeast ? kBankLeast : kFull - trade;
}

inline unsigned row_price(const State& state, unsigned seat, unsigned card) {
  const unsigned price = kFaces[card] >> kFacePrice;
  return price == kBankPrice ? bank_price(state, seat) : price;
}

// What the active player can pay of what lies in the row.
class Purse {
 public:
  Purse(const State& state, unsigned seat) {
    const unsigned gold = gold_of(state, seat);
    limit_ = ((gold < kMostPrice ? gold : kMostPrice) + 1) << kFacePrice;
    bank_ = state.place[kBankCard] == kInRow && gold >= bank_price(state, seat);
  }

  // The price is the highest part of a face; the Bank's is above all others.
  bool pays(Face face) const {
    return face < limit_ || (bank_ && face >= kBankPrice << kFacePrice);
  }
  unsigned limit() const { return limit_; }
  bool pays_bank() const { return bank_; }

 private:
  unsigned limit_;
  bool bank_;
};

// --- the row ------------------------------------------------------------------------------------

// "Bridge": whether anybody protects a card, and to protect one or, with kNoCard, none.
inline bool has_bridges(const State& state) { return state.bridges != kNoCard * kEachLane; }
inline unsigned bridge_of(const State& state, unsigned seat) {
  return state.bridges >> lane_shift(seat) & 0xFFu;
}
inline void set_bridge(State& state, unsigned seat, unsigned card) {
  state.bridges ^= (bridge_of(state, seat) ^ card) << lane_shift(seat);
}

// Alone: whether the Bridge keeps a card from the discards, and how many it leaves to them.
inline bool is_kept(const State& state, unsigned card) { return bridge_of(state, 0) == card; }
inline unsigned discardable_count(const State& state) {
  return state.row_size - (is_kept(state, kNoCard) ? 0u : 1u);
}

// The cards that others protect.
class Bars {
 public:
  Bars(const State& state, unsigned seat) {
    const uint32_t own = 0xFFu << lane_shift(seat);
    cards_ = state.bridges | own;
    some_ = cards_ != (kNoCard * kEachLane | own);
  }

  bool some() const { return some_; }
  bool hold(unsigned card) const {
    const uint32_t apart = cards_ ^ card * kEachLane;  // a byte is 0 where the card is
    return ((apart - kEachLane) & ~apart & kEachLane << 7) != 0;
  }

 private:
  uint32_t cards_;
  bool some_;
};

// The cards of the row that the active player may take.
class OpenRow {
 public:
  OpenRow(const State& state, unsigned seat) : cards_(state.row), size_(state.row_size) {
    const Bars bars(state, seat);
    if (bars.some()) leave_out(state, bars);
  }
  OpenRow(const OpenRow&) = delete;
  OpenRow& operator=(const OpenRow&) = delete;

  const uint8_t* begin() const { return cards_; }
  const uint8_t* end() const { return cards_ + size_; }

 private:
  void leave_out(const State& state, const Bars& bars) {
    size_ = 0;
    cards_ = kept_;
    for (unsigned i = 0; i < state.row_size; ++i) {
      if (!bars.hold(state.row[i])) kept_[size_++] = state.row[i];
    }
  }

  const uint8_t* cards_;
  unsigned size_;
  uint8_t kept_[kMostRow];
};

}  // namespace rules::town_builder
