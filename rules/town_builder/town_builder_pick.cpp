// One of all options by a number, without listing them.
#include "rules/town_builder/town_builder.hpp"

namespace rules::town_builder {
namespace {

using State = TownBuilder::State;

[[gnu::noinline]] Event pick_deck_judge(const State& state, Rng& rng, Verb verb) {
  const unsigned judges = kAllJudges & ~state.judges;
  return event(kChance, verb, kJudgeByte + nth_bit(judges, rng.below(count_bits(judges))));
}

[[gnu::always_inline]] inline Event pick_drawn(const State& state, Rng& rng, Verb verb) {
  if (judge_is_next(state)) return pick_deck_judge(state, rng, verb);
  return event(kChance, verb, nth_card(state.unseen, rng.below(unseen_count(state))));
}

Event pick_bit(Rng& rng, Verb verb, unsigned bits) {
  return event(kChance, verb, nth_bit(bits, rng.below(count_bits(bits))));
}

// The abilities that a player could use beside the crest, with their targets counted.
class Uses {
 public:
  void count_all(const State& state, const RowWays& ways, Abilities abilities, bool copied) {
    for (Abilities left = abilities; left != 0; left &= left - 1) {
      const unsigned ability = static_cast<unsigned>(std::countr_zero(left));
      const Deed& deed = kDeeds[ability];
      if (!holds(state, state.active - 1u, deed.condition)) continue;
      const unsigned found = count_aims(state, ways, deed.target);
      if (found == 0) continue;
      counted_[size_++] = {static_cast<uint8_t>(ability), copied, static_cast<uint16_t>(found)};
      sum_ += found;
    }
  }

  unsigned sum() const { return sum_; }

  // Before: n < sum().
  Event nth(const State& state, const OpenRow& row, unsigned n) const {
    const Counted* at = counted_;
    for (; n >= at->ways; ++at) n -= at->ways;
    const Aim aim = nth_aim(state, row, kDeeds[at->ability].target, n);
    const unsigned byte = at->copied ? copy_byte(owner_of_star(state, at->ability), at->ability)
                                     : unsigned{at->ability};
    return event(state.active, Verb::kUse, byte, aim.b, aim.c);
  }

 private:
  struct Counted {
    uint8_t ability;
    bool copied;
    uint16_t ways;
  };

  unsigned sum_ = 0;
  unsigned size_ = 0;
  Counted counted_[kUsed + kCopied];
};

// One of the three actions, of `ways.sum()`.
Event nth_action(const State& state, const OpenRow& row, const RowWays& ways, unsigned n) {
  const Actor actor = state.active;
  if (n < ways.start) return event(actor, Verb::kFound, nth_start(state, row, n));
  n -= ways.start;
  if (n >= ways.resource) return event(actor, Verb::kGold, nth_gold(row, n - ways.resource));
  const Aim aim = nth_resource(state, row, n);
  return event(actor, Verb::kResource, aim.b, aim.c);
}

// Before: nobody can use anything but the crest, unless kMore.
template <bool kMore>
[[gnu::always_inline]] inline Event pick_act_of(const State& state, Rng& rng, Abilities own,
                                                Abilities copied) {
  const Actor actor = state.active;
  const unsigned seat = actor - 1u;
  const OpenRow row(state, seat);
  const bool crest = (own & ability_bit(kCrest)) && gold_of(state, seat) != 0;

  RowWays ways;
  if (kMore || state.actions != 0 || crest) ways.count(state, row, seat);
  const unsigned acts = state.actions != 0 ? ways.sum() : 0;
  const unsigned ends = acts == 0 ? 1 : 0;
  const unsigned claim_count = (state.claims >> 1) + (state.claims & 1u);
  const unsigned crests = crest ? ways.resource : 0;
  unsigned sum = acts + ends + claim_count + crests;
  Uses uses;
  if (kMore) {
    uses.count_all(state, ways, own & ~ability_bit(kCrest), false);
    if (copied != 0) uses.count_all(state, ways, copied, true);
    sum += uses.sum();
  }

  unsigned n = rng.below(sum);
  if (n < acts) return nth_action(state, row, ways, n);
  n -= acts;
  if (n < ends) return event(actor, Verb::kEnd);
  n -= ends;
  if (n < claim_count) {
    const unsigned slot = state.claims == 2 ? 1u : n;
    return event(actor, Verb::kClaim, state.open[slot]);
  }
  n -= claim_count;
  if (kMore && n >= crests) return uses.nth(state, row, n - crests);
  const Aim aim = nth_resource(state, row, n);
  return event(actor, Verb::kUse, kCrest, aim.b, aim.c);
}

[[gnu::noinline]] Event pick_act_with_uses(const State& state, Rng& rng, Abilities own,
                                           Abilities copied) {
  return pick_act_of<true>(state, rng, own, copied);
}

[[gnu::always_inline]] inline Event pick_act(const State& state, Rng& rng) {
  const unsigned seat = state.active - 1u;
  const Abilities own = own_abilities(state, seat);
  const Abilities copied = copied_abilities(state, seat);
  // The crest is nearly always there, others seldom.
  if (((own & ~ability_bit(kCrest)) | copied) != 0) {
    return pick_act_with_uses(state, rng, own, copied);
  }
  return pick_act_of<false>(state, rng, own, 0);
}

Event pick_take(const State& state, Rng& rng) {
  const Actor actor = state.active;
  const unsigned seat = actor - 1u;
  const bool orchard = state.revealing == kOrchard;
  unsigned ways[kReveals] = {};
  unsigned sum = 1;
  for (unsigned i = 0; i < state.left; ++i) {
    const unsigned card = state.revealed[i];
    ways[i] = orchard ? can_start_revealed(state, seat, card)
                      : state.fits[seat].by()[resources_of(kFaces[card])];
    sum += ways[i];
  }
  unsigned n = rng.below(sum);
  for (unsigned i = 0; i < state.left; ++i) {
    if (n >= ways[i]) {
      n -= ways[i];
      continue;
    }
    const unsigned card = state.revealed[i];
    if (orchard) return event(actor, Verb::kTake, card, kNoCard);
    return event(actor, Verb::kTake, card,
                 nth_foundation(state, seat, resources_of(kFaces[card]), n));
  }
  return event(actor, Verb::kTake, kNoCard, kNoCard);
}

Event pick_discard(const State& state, Rng& rng) {
  const uint8_t* card = state.row;
  for (unsigned n = rng.below(discardable_count(state));; ++card) {
    if (!is_kept(state, *card) && n-- == 0) return event(state.active, Verb::kDiscard, *card);
  }
}

[[gnu::noinline]] Event pick_rare(const State& state, Rng& rng) {
  switch (state.phase) {
    case Phase::kFirst:
      return event(kChance, Verb::kFirst, 1 + rng.below(state.players));
    case Phase::kJudgeSetUp:
    case Phase::kJudge:
      return pick_bit(rng, Verb::kJudge, kAllJudges & ~state.judges);
    case Phase::kAwardSetUp:
      return pick_bit(rng, Verb::kAward, open_awards(state));
    case Phase::kReveal:
      return pick_drawn(state, rng, Verb::kReveal);
    case Phase::kTake:
      return pick_take(state, rng);
    case Phase::kDiscard:
      return pick_discard(state, rng);
    case Phase::kType:
      return event(state.active, Verb::kType, state.left, rng.below(kTypes));
    default:
      return pick_drawn(state, rng, Verb::kRow);
  }
}

}  // namespace

Event TownBuilder::pick(const State& state, Rng& rng) {
  if (state.phase == Phase::kAct) return pick_act(state, rng);
  if (state.phase == Phase::kRefill) return pick_drawn(state, rng, Verb::kRow);
  return pick_rare(state, rng);
}

}  // namespace rules::town_builder
