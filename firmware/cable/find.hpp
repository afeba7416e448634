// The game that a line names.
#pragma once

#include "firmware/store/finished.hpp"
#include "rules/core/text.hpp"

namespace firmware::cable {

inline constexpr const char* kNumberExpected = "the number of a game is expected: see saves list";
inline constexpr const char* kNoSuchGame = "no game has this number: see saves list";

// Takes a number that ends the line.
bool read_number(rules::Reader& words, uint32_t& to);
// Takes eight digits, each 0 to 9 or a to f.
bool read_hex(rules::Reader& words, uint32_t& to);
// The value of such a digit, or -1.
int hex_digit(char letter);

// Where the game of this number lies; kNoSlot: there is none.
unsigned slot_of_game(uint32_t number);

}  // namespace firmware::cable
