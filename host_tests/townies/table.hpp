// A game of Townies played by the lines of a record, and maps and positions written as such.
#pragma once

#include <string>
#include <vector>

#include "host_tests/core/game_table.hpp"
#include "rules/townies/townies.hpp"

namespace townies_test {

using rules::Event;
using rules::Townies;
using rules::townies::Town;
using tests::Lines;
using tests::Words;

// Whether a game of this kind could contain the line.
bool parses(const std::string& line, Event& event);
std::string text_of(Event event);
Event event_of(const std::string& line);

// The space of this name: columns a to k, counted from the top.
unsigned space(const std::string& name);
unsigned object(const std::string& name);

// Blocks as in a position: `e3 red` or `e4 yellow windmill 4`.
void put(Town& town, const std::string& block);
Town town_of(const Words& blocks);

// Settings as in a record, without `set`.
Townies::Options options_of(const Words& settings, unsigned players);

class Table : public tests::GameTable<Townies> {
 public:
  // All that the settings leave open is drawn in the order of the lists.
  explicit Table(unsigned players, const Words& settings = {});

  std::vector<int> objects(unsigned player) const;
  std::vector<int> items(unsigned player) const;
  Town& town(unsigned player) { return state.towns[player - 1]; }
};

// A table for one to five with everything set; players have the markers red, yellow, brown …
Table set_table(unsigned players, const std::string& bonus = "stable-soil",
                const std::string& additional = "hub");

struct Shown {
  int objects = 0;
  int individual = 0;
  int additional = 0;

  friend bool operator==(const Shown&, const Shown&) = default;
};

// Whether the lines (of one position, header aside) are well-formed.
bool position_parses(const Words& lines, unsigned players = 1, const Words& settings = {});
// One map, for player 1 of one.
Shown show(const Words& blocks, const Words& settings);
const char* title(const Words& blocks, const Words& settings = {});
// Maps of several players; the winners' numbers, as in "13".
std::string winners(const std::vector<Words>& maps, const Words& settings = {});

}  // namespace townies_test
