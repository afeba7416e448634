// What can be done, as data: the three actions and each ability are a condition, a price, what they
// are aimed at and an effect.
#pragma once

#include <array>
#include <cstdint>

#include "rules/town_builder/town_builder_tables.hpp"

namespace rules::town_builder {

enum class Condition : uint8_t {
  kAlways,
  kDeckHolds,       // the deck holds a card or a judge
  kSomeCompleted,   // something was completed in this turn
  kTradeCompleted,  // and it was a Commerce building
  kNoneStored,      // no gold card is stored, and the discards hold one
  kStoneDiscarded,
  kGold,  // stored, or of this turn
};

enum class Price : uint8_t { kFree, kGold, kItself };

// What an event names.
enum class Target : uint8_t {
  kNothing,
  kStart,            // a card of the row that can be paid
  kResource,         // a card of the row and a foundation that takes it
  kGold,             // a card of the row that gives gold
  kRow,              // any card of the row
  kFoundation,       // any
  kSmallFoundation,  // one with few resources in its cost
  kStoneFoundation,  // one that takes the topmost discard that gives stone
};

enum class Effect : uint8_t {
  kStart,
  kResource,
  kStore,
  kTurnGold,
  kReveal,
  kAddJudge,
  kAddToRow,
  kFinish,
  kStoreDiscard,
  kStoneDiscard,
  kUnnamed,
  kProtect,
};

struct Deed {
  Condition condition;
  Price price;
  Target target;
  Effect effect;
};

// The first of the star abilities and their number, the Gatehouse's and the crest's aside: those
// that the Gatehouse copies.
inline constexpr unsigned kFirstStar = kBakery;
inline constexpr unsigned kCopied = kGatehouse - kFirstStar;
inline constexpr unsigned kUsed = kCrest + 1;  // abilities with an event of their own

inline constexpr std::array<Deed, kUsed> kDeeds{{
    /* festival */ {Condition::kAlways, Price::kFree, Target::kNothing, Effect::kTurnGold},
    /* fishery */ {Condition::kDeckHolds, Price::kFree, Target::kNothing, Effect::kReveal},
    /* orchard */ {Condition::kDeckHolds, Price::kFree, Target::kNothing, Effect::kReveal},
    /* almshouse */ {Condition::kAlways, Price::kFree, Target::kResource, Effect::kResource},
    /* statue */ {Condition::kAlways, Price::kFree, Target::kStart, Effect::kStart},
    /* armoury */ {Condition::kAlways, Price::kFree, Target::kNothing, Effect::kAddJudge},
    /* barracks */ {Condition::kAlways, Price::kFree, Target::kSmallFoundation, Effect::kFinish},
    /* bakery */ {Condition::kNoneStored, Price::kFree, Target::kNothing, Effect::kStoreDiscard},
    /* art-gallery */ {Condition::kTradeCompleted, Price::kFree, Target::kGold, Effect::kStore},
    /* flower-stand */ {Condition::kDeckHolds, Price::kFree, Target::kNothing, Effect::kAddToRow},
    /* storehouse */
    {Condition::kAlways, Price::kItself, Target::kFoundation, Effect::kUnnamed},
    /* quarry */
    {Condition::kStoneDiscarded, Price::kFree, Target::kStoneFoundation, Effect::kStoneDiscard},
    /* inn */ {Condition::kSomeCompleted, Price::kFree, Target::kResource, Effect::kResource},
    /* bridge */ {Condition::kAlways, Price::kFree, Target::kRow, Effect::kProtect},
    /* gatehouse: as what it copies */ {},
    /* crest */ {Condition::kGold, Price::kGold, Target::kResource, Effect::kResource},
}};

inline constexpr Deed kFoundDeed{Condition::kAlways, Price::kFree, Target::kStart, Effect::kStart};
inline constexpr Deed kResourceDeed{Condition::kAlways, Price::kFree, Target::kResource,
                                    Effect::kResource};
inline constexpr Deed kGoldDeed{Condition::kAlways, Price::kFree, Target::kGold, Effect::kStore};

// A set of abilities, one bit each.
using Abilities = uint32_t;
constexpr Abilities ability_bit(unsigned ability) { return 1u << ability; }
inline constexpr Abilities kBuildAbilities = ability_bit(kFirstStar) - 1;
inline constexpr Abilities kCopiedAbilities = ability_bit(kGatehouse) - ability_bit(kFirstStar);

// --- the byte `a` of a use ----------------------------------------------------------------------

// The ability; or, of the Gatehouse, the top bit, whose ability it copies (2 bits from 0) and
// which one (4 bits, from the first star ability).
struct Use {
  uint8_t ability;
  uint8_t owner;  // 0: it is the user's own; else the player whose ability the Gatehouse copies
};
inline constexpr unsigned kCopyBit = 0x80;
constexpr unsigned copy_byte(unsigned owner, unsigned ability) {
  return kCopyBit | (owner - 1) << 4 | (ability - kFirstStar);
}

// False: the byte is no use of an ability.
constexpr bool read_use(uint8_t byte, Use& use) {
  if ((byte & kCopyBit) == 0) {
    use = {byte, 0};
    return byte < kUsed && byte != kGatehouse;
  }
  const unsigned copied = byte & 15u;
  use = {static_cast<uint8_t>(kFirstStar + copied), static_cast<uint8_t>((byte >> 4 & 7u) + 1)};
  return copied < kCopied;
}

}  // namespace rules::town_builder
