#include "rules/town_builder/town_builder_course.hpp"

#include "rules/town_builder/town_builder_awards.hpp"

namespace rules::town_builder {
namespace {

void discards_to_deck(State& state) {
  unsigned count = 0;
  for (unsigned card = state.discards; card != kNoCard; ++count) {
    const unsigned below = state.next[card];
    state.next[card] = kNoCard;
    state.place[card] = kUnseen;
    state.unseen.set(card);
    card = below;
  }
  state.deck = static_cast<uint8_t>(count);
  state.discards = kNoCard;
  state.top_gold = kNoCard;
  state.top_stone = kNoCard;
}

// Alone: what has not been seen by now is in the box and stays there.
void put_box_away(State& state) {
  for (unsigned card = 0; card < kCards; ++card) {
    if (state.unseen.has(card)) state.place[card] = kAway;
  }
  state.unseen = {};
}

// What belongs to one turn.
void clear_turn(State& state) {
  state.actions = 0;
  state.pending = 0;
  state.turn_gold = 0;
  state.completed = 0;
  state.trade = 0;
  state.star = 0;
  state.claims = 0;
}

// The player who has built the card, or 0.
unsigned owner_of(const State& state, unsigned card) {
  const unsigned place = state.place[card];
  return place >= kBuilt ? place - kBuilt + 1 : 0;
}

// Types are chosen in turn order, the Orphanage's before the Library's of the same player.
void end_game(State& state) {
  const unsigned orphanage = owner_of(state, kOrphanageCard);
  const unsigned library = owner_of(state, kLibraryCard);
  const auto turn = [&](unsigned player) {
    return player >= state.first ? player - state.first : player + state.players - state.first;
  };
  const bool library_first = library != 0 && (orphanage == 0 || turn(library) < turn(orphanage));
  state.left = library_first ? 1 : 0;
  state.active = static_cast<uint8_t>(library_first ? library : orphanage);
  enter(state, state.active == 0 ? Phase::kOver : Phase::kType);
}

}  // namespace

void enter(State& state, Phase phase) {
  state.phase = phase;
  state.acting = phase < Phase::kAct     ? only(kChance)
                 : phase == Phase::kOver ? Actors{0}
                                         : only(state.active);
}

void turn_up_judge(State& state, unsigned judge) {
  state.judges = static_cast<uint8_t>(state.judges | 1u << judge);
  state.next_judge = state.players > 2 && state.next_judge != 0 ? 0 : kNone;
  if (alone(state)) state.closing = 1;
}

void run_out(State& state) {
  if (alone(state) && state.runs != 0) put_box_away(state);
  if (state.runs != 0 && --state.runs == 0) state.idle = 0;
  discards_to_deck(state);
}

void go_on_refilling(State& state) {
  if (!deck_holds(state)) run_out(state);
  const bool done = state.row_size >= kRowSize || !deck_holds(state);
  enter(state, done ? Phase::kAct : Phase::kRefill);
}

void end_ability(State& state) {
  state.revealing = kNone;
  state.left = 0;
  if (!deck_holds(state)) run_out(state);
  enter(state, Phase::kAct);
}

void begin_turn(State& state, unsigned player) {
  const unsigned seat = player - 1;
  state.active = static_cast<uint8_t>(player);
  state.actions = kActions;
  set_bridge(state, seat, kNoCard);
  // Claimed before: gone. Whoever holds one took it.
  if (player == state.first) {
    unsigned claimed = 0;
    for (const uint8_t held : state.awards) claimed |= held;
    for (uint8_t& award : state.open) {
      if (award != kNone && (claimed >> award & 1u)) award = kNone;
    }
  }
  update_claims(state, seat);
  if (!deck_holds(state)) discards_to_deck(state);
  const bool done = state.row_size >= kRowSize || !deck_holds(state);
  enter(state, done ? Phase::kAct : Phase::kRefill);
}

void end_turn(State& state) {
  if (alone(state)) {
    if (state.closing) state.open[0] = state.open[1] = kNone;
    state.closing = 0;
    const unsigned discardable = discardable_count(state);
    state.left = static_cast<uint8_t>(discardable < kDiscards ? discardable : kDiscards);
    clear_turn(state);
    if (state.left != 0) {
      enter(state, Phase::kDiscard);
    } else {
      next_turn(state);
    }
    return;
  }
  // The guard: nobody could act for a whole round.
  if (state.runs != 0) {
    state.idle = state.actions == kActions ? static_cast<uint8_t>(state.idle + 1) : uint8_t{0};
    if (state.idle == state.players) state.runs = state.idle = 0;
  }
  clear_turn(state);
  next_turn(state);
}

void next_turn(State& state) {
  const unsigned player = state.active == state.players ? 1u : state.active + 1u;
  if (alone(state) ? state.runs == 0 : player == state.first && state.ending) {
    end_game(state);
    return;
  }
  if (!alone(state) && player == state.first && state.runs == 0) state.ending = 1;
  begin_turn(state, player);
}

void next_type(State& state) {
  const unsigned other = 1u - state.left;
  const unsigned owner =
      state.types[other] != 0 ? 0 : owner_of(state, other == 0 ? kOrphanageCard : kLibraryCard);
  state.left = owner == 0 ? 0 : static_cast<uint8_t>(other);
  state.active = static_cast<uint8_t>(owner);
  enter(state, owner == 0 ? Phase::kOver : Phase::kType);
}

}  // namespace rules::town_builder
