// What a State shows: points, winners, and what no longer matters.
#include "rules/town_builder/town_builder.hpp"

namespace rules::town_builder {
namespace {

// Only the order of what gives gold and of what gives stone can ever matter: of the discards the
// topmost of each is taken. What gives neither goes to the bottom; between two cards that give
// both, what gives gold goes below what gives stone.
void put_in_order(uint8_t* cards, unsigned count) {
  if (count < 2) return;
  uint8_t gold[kCards];
  uint8_t stone[kCards];
  unsigned golds = 0;
  unsigned stones = 0;
  unsigned size = 0;  // of what is in its place
  const auto put_both = [&] {
    for (unsigned i = 0; i < golds; ++i) cards[size++] = gold[i];
    for (unsigned i = 0; i < stones; ++i) cards[size++] = stone[i];
    golds = stones = 0;
  };
  // What gives neither comes first, sorted in; the others move up behind it.
  unsigned neither = 0;
  for (unsigned i = 0; i < count; ++i) {
    const uint8_t card = cards[i];
    if (kFaces[card] & (kGold | kStone)) continue;
    for (unsigned at = i; at > neither; --at) cards[at] = cards[at - 1];
    unsigned at = neither++;
    for (; at != 0 && cards[at - 1] > card; --at) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  size = neither;
  for (unsigned i = neither; i < count; ++i) {
    const uint8_t card = cards[i];
    const unsigned gives = kFaces[card] & (kGold | kStone);
    if (gives == kGold) gold[golds++] = card;
    if (gives == kStone) stone[stones++] = card;
    if (gives != (kGold | kStone)) continue;
    put_both();
    cards[size++] = card;
  }
  put_both();
}

unsigned revealed(const State& state) {
  unsigned count = 0;
  while (count < kReveals && state.revealed[count] != kNoCard) ++count;
  return count;
}

// Of a list from its head.
unsigned read_list(const State& state, unsigned head, uint8_t* cards) {
  unsigned count = 0;
  for (unsigned card = head; card != kNoCard; card = state.next[card]) {
    cards[count++] = static_cast<uint8_t>(card);
  }
  return count;
}

unsigned write_list(State& state, const uint8_t* cards, unsigned count) {
  for (unsigned i = 0; i < count; ++i) {
    state.next[cards[i]] = i + 1 < count ? cards[i + 1] : kNoCard;
  }
  return count == 0 ? unsigned{kNoCard} : cards[0];
}

void reverse(uint8_t* cards, unsigned count) {
  for (unsigned i = 0; i < count / 2; ++i) {
    const uint8_t other = cards[count - 1 - i];
    cards[count - 1 - i] = cards[i];
    cards[i] = other;
  }
}

void put_lists_in_order(State& state) {
  uint8_t cards[kCards];
  unsigned count = read_list(state, state.discards, cards);
  reverse(cards, count);
  put_in_order(cards, count);
  reverse(cards, count);
  state.discards = static_cast<uint8_t>(write_list(state, cards, count));
  for (unsigned seat = 0; seat < state.players; ++seat) {
    for (unsigned at = state.foundations[seat]; at != kNoCard; at = state.next[at]) {
      count = read_list(state, first_under(state, at), cards);
      put_in_order(cards, count);
      const unsigned unnamed = state.under[at] & ~unsigned{kNoCard};
      state.under[at] = static_cast<uint8_t>(unnamed | write_list(state, cards, count));
    }
  }
}

// Nothing but districts, awards, judges and types is left to matter, and the row alone's discards.
State only_results(const State& state) {
  State shown = TownBuilder::start({}, state.players);
  shown.unseen = {};
  shown.deck = 0;
  shown.next_judge = kNone;
  shown.first = 0;
  shown.active = state.active;
  shown.acting = state.acting;
  shown.phase = state.phase;
  shown.left = state.left;
  shown.runs = 0;
  shown.judges = state.judges;
  std::memcpy(shown.kinds, state.kinds, sizeof shown.kinds);
  std::memcpy(shown.awards, state.awards, sizeof shown.awards);
  std::memcpy(shown.types, state.types, sizeof shown.types);
  std::memset(shown.place, kAway, sizeof shown.place);
  for (unsigned card = 0; card < kCards; ++card) {
    if (state.place[card] >= kBuilt) shown.place[card] = state.place[card];
  }
  return shown;
}

}  // namespace

Score TownBuilder::score(const State& state, uint8_t seat) {
  const Board board = board_of(state);
  return Scores(board).of(seat);
}

Extra TownBuilder::extra(const State& state, uint8_t seat) {
  const unsigned built = building_count(state.kinds[seat - 1]);
  return {"built", false, 1, {static_cast<int16_t>(built)}};
}

Actors TownBuilder::winners(const State& state) {
  const Board board = board_of(state);
  return Scores(board).winners();
}

const char* TownBuilder::title(const State& state) {
  const Board board = board_of(state);
  return Scores(board).title();
}

State TownBuilder::canonical(const State& state) {
  if (state.phase >= Phase::kType) return only_results(state);
  State shown = state;
  put_lists_in_order(shown);
  put_in_order(shown.revealed, revealed(state));  // most go to the discards in this order
  return shown;
}

}  // namespace rules::town_builder
