#include "firmware/cable/notes.hpp"

#include "drivers/random/random.hpp"
#include "firmware/cable/find.hpp"
#include "firmware/cable/tell.hpp"

namespace firmware::cable {
namespace {

bool read_seed(rules::Reader& words, uint64_t& seed) {
  constexpr size_t kDigits = 16;
  const char* text = nullptr;
  size_t length = 0;
  if (!words.word(text, length) || length != kDigits) return false;
  seed = 0;
  for (size_t i = 0; i < kDigits; ++i) {
    const int digit = hex_digit(text[i]);
    if (digit < 0) return false;
    seed = seed << 4 | static_cast<unsigned>(digit);
  }
  return words.at_end();
}

}  // namespace

void Notes::read(const char* line, size_t length) {
  size_t at = 0;
  while (at < length && line[at] != '#') ++at;
  if (at == length) return;
  rules::Reader words(line + at + 1, length - at - 1);
  if (words.word("seat")) return read_seat(words);
  if (words.word("luck")) return read_luck(words);
}

void Notes::read_seat(rules::Reader words) {
  unsigned player = 0, sitter = 0, colour = 0;
  if (!words.player(player, rules::kMostPlayers)) return;
  if (!words.one_of(rules::kSitterNames, rules::kSitters, sitter)) return;
  if (!words.one_of(kColours, kColourCount, colour) || !words.at_end()) return;
  sitters_[player - 1] = static_cast<rules::Sitter>(sitter);
  seats_.give(player, static_cast<ui::Seat>(colour));
}

void Notes::read_luck(rules::Reader words) {
  unsigned number = 0;
  uint64_t seed = 0;
  if (words.word("challenge")) {
    if (!words.number(number, 0, rules::kMostChallenge) || !words.at_end()) return;
    luck_ = rules::Luck::numbered(static_cast<uint16_t>(number));
    has_seed_ = true;
    return;
  }
  rules::LuckSource source = rules::LuckSource::device;
  if (words.word("people")) {
    source = rules::LuckSource::people;
  } else if (words.word("table")) {
    source = rules::LuckSource::table;
  } else if (!words.word("device")) {
    return;
  }
  has_seed_ = read_seed(words, seed);
  luck_ = {source, seed};
}

rules::Party Notes::party(uint8_t players) const {
  rules::Party party;
  party.players = players;
  for (unsigned player = 1; player <= players; ++player) {
    party.seats[player - 1] = {sitters_[player - 1], static_cast<uint8_t>(seats_.at(player))};
  }
  return party;
}

rules::Luck Notes::luck() const {
  rules::Luck luck = luck_;
  if (!has_seed_) drivers::random_source::fill(&luck.seed, sizeof luck.seed);
  return luck;
}

}  // namespace firmware::cable
