// A game of Town Builder played by the lines of a record, and positions written as such.
#pragma once

#include <string>
#include <vector>

#include "host_tests/core/game_table.hpp"
#include "rules/town_builder/town_builder.hpp"

namespace town_builder_test {

using rules::Event;
using rules::TownBuilder;
using rules::town_builder::State;
using tests::Lines;
using tests::Words;

// Whether a game of this kind could contain the line.
bool parses(const std::string& line);
Event event_of(const std::string& line);
std::string text_of(Event event);
inline void expect(const char* expected, const std::string& shown) {
  TEST_ASSERT_EQUAL_STRING(expected, shown.c_str());
}

// The parts of a text between blanks.
Words words_of(const std::string& text);

class Table : public tests::GameTable<TownBuilder> {
 public:
  explicit Table(unsigned players);

  // Lines, separated by " / "; each has to be legal, and every state sound. What lies in the middle
  // can be saved and goes on the same.
  void does(const std::string& lines);
  int total(unsigned player) const;
  int item(unsigned player, unsigned item) const;

  // The set-up: who begins, five cards of the row, judges, awards; blanks between them. Cards are
  // named by their ids.
  void set_up(const std::string& first, const std::string& row, const std::string& judges,
              const std::string& awards);
  // Fills the row up with these, then with whatever comes; a judge that comes up first is any.
  void refill(const std::string& cards = "");
  // A turn in which nothing is done that matters: actions that store gold, else found what is
  // there.
  void idle();
  // What lies where.
  std::string row() const;
  std::string discards() const;  // from the top
  std::string gold(unsigned player) const;
  std::string under(const std::string& foundation) const;  // `*` for one without a name
  std::string built(unsigned player) const;
  std::string foundations(unsigned player) const;

  Words log;
};

// A state in the middle of player 1's turn, put together from parts separated by " / ":
//   row CARD…           deck CARD…         discards CARD… (the last on top)
//   built pK CARD…      gold pK CARD…      foundation pK CARD UNDER… (`*` for what has no name)
//   awards ID ID        judges ID…         next-judge N       runs N
//   turn pK             first pK
// All other cards are foundations of the last player (the Bank: gold); alone, in the box.
Table scene(unsigned players, const std::string& parts);

// A position: lines, separated by " / ".
bool position_parses(const std::string& lines, unsigned players = 2);

struct Shown {
  int total = 0;
  int buildings = 0;
  int abilities = 0;
  int awards = 0;
  int judges = 0;
  int built = 0;

  friend bool operator==(const Shown&, const Shown&) = default;
};
Shown show(const std::string& lines, unsigned players, unsigned player);
// The winners' numbers, as in "13".
std::string winners(const std::string& lines, unsigned players);

}  // namespace town_builder_test
