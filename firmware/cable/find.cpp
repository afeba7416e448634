#include "firmware/cable/find.hpp"

namespace firmware::cable {

bool read_number(rules::Reader& words, uint32_t& to) {
  unsigned number = 0;
  if (!words.number(number, 0, UINT32_MAX) || !words.at_end()) return false;
  to = number;
  return true;
}

int hex_digit(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

bool read_hex(rules::Reader& words, uint32_t& to) {
  constexpr size_t kDigits = 8;
  const char* text = nullptr;
  size_t length = 0;
  if (!words.word(text, length) || length != kDigits) return false;
  to = 0;
  for (size_t i = 0; i < kDigits; ++i) {
    const int digit = hex_digit(text[i]);
    if (digit < 0) return false;
    to = to << 4 | static_cast<uint32_t>(digit);
  }
  return true;
}

// What is played goes on: its copy among the finished ones is the older one.
unsigned slot_of_game(uint32_t number) {
  unsigned found = store::finished_slot(number);
  for (unsigned i = 0; i < store::kPlayedGames; ++i) {
    const unsigned slot = store::kFirstPlayed + i;
    store::GameHead head;
    if (!store::read_head(slot, head) || head.number != number) continue;
    if (found == store::kNoSlot || !head.over) found = slot;
  }
  return found;
}

}  // namespace firmware::cable
