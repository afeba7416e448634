// Cards of hands and decks.
#pragma once

#include "rules/drawcity/drawcity_state.hpp"

namespace rules::drawcity {

// Into a hand with room.
inline void take(uint8_t (&cards)[kHand], unsigned card) {
  if (cards[1] >= card) {
    cards[0] = static_cast<uint8_t>(card);
  } else {
    cards[0] = cards[1];
    cards[1] = static_cast<uint8_t>(card);
  }
}

// Before: it is there.
inline void drop(uint8_t (&cards)[kHand], unsigned card) {
  if (cards[1] == card) cards[1] = cards[0];
  cards[0] = 0;
}

// False: there is none left.
template <unsigned kCards>
bool draw(Deck<kCards>& deck, unsigned card) {
  if (card - 1 >= kCards || deck.left[card - 1] == 0) return false;
  --deck.left[card - 1];
  --deck.size;
  return true;
}

}  // namespace rules::drawcity
