// What the comments of an exported record say: who sat where, and where luck came from.
#pragma once

#include "rules/core/luck.hpp"
#include "rules/core/party.hpp"
#include "rules/core/text.hpp"
#include "ui/play/setup/seats.hpp"

namespace firmware::cable {

class Notes {
 public:
  // Takes a line without words; what it doesn't know is a comment as any other.
  void read(const char* line, size_t length);

  // Persons where nothing is said.
  rules::Party party(uint8_t players) const;
  // People's where nothing is said. A secret that isn't told is another one.
  rules::Luck luck() const;

 private:
  void read_seat(rules::Reader words);
  void read_luck(rules::Reader words);

  ui::Seats seats_;
  rules::Sitter sitters_[rules::kMostPlayers] = {};
  rules::Luck luck_ = rules::Luck::of_people(0);
  bool has_seed_ = false;
};

}  // namespace firmware::cable
