// What is told of a game that is kept.
#pragma once

#include "firmware/store/kept_game.hpp"
#include "firmware/text.hpp"

namespace firmware::cable {

inline constexpr const char* kColours[] = {"red", "yellow", "blue", "green", "brown", "purple"};
inline constexpr size_t kColourCount = 6;

// Its id, or a number where this program doesn't know it.
void tell_game(uint32_t game, Text& text);
// Such as `played`, `left`, `set aside: other rules`.
void tell_state(unsigned slot, const store::GameHead& head, Text& text);
void tell_totals(const store::GameHead& head, Text& text);
// Such as `seat p1 person red` and `luck challenge 412`, the secret only where the game is over.
void tell_seat(const rules::KeptHead& kept, unsigned player, Text& text);
void tell_luck(const rules::KeptHead& kept, bool over, Text& text);

// What its match was begun with. False: that can't be read.
bool read_kept(unsigned slot, const store::GameHead& head, rules::KeptHead& to);

// Whether nobody may be told yet what the players hold.
bool is_hidden(unsigned slot, const store::GameHead& head);

}  // namespace firmware::cable
