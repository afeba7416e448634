// A game of DrawCity played by the lines of a record, and positions written as such.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "host_tests/core/game_table.hpp"
#include "rules/drawcity/drawcity.hpp"

namespace drawcity_test {

using rules::DrawCity;
using rules::Event;
using tests::Lines;
using State = rules::drawcity::State;
using Items = std::map<std::string, int>;  // those that are not 0, and "total"

inline const std::string kAllModules = "goals zoning demand locations neighborhoods";

// Whether a game of this kind could contain the line.
bool parses(const std::string& line, Event& event);
std::string text_of(Event event);
Event event_of(const std::string& line);

// `modules` as behind `set modules`; streets 0: as many as the players ask for.
DrawCity::Options options_of(const std::string& modules, unsigned streets = 0,
                             bool other_goal = false);

class Table : public tests::GameTable<DrawCity> {
 public:
  explicit Table(unsigned players, const std::string& modules = "none", unsigned streets = 0,
                 bool other_goal = false);

  int item(unsigned player, const std::string& name) const;
  // The numbers or types in a hand, as in "36" or "FS".
  std::string hand(unsigned player) const;
};

// A game of which only what is built matters: player 1 begins, whoever needs a card is given it.
// What is built as "H5 1,1"; the modules' cards as the set-up asks for them.
class Story {
 public:
  using Setup = std::vector<std::string>;
  using Turns = std::vector<const char*>;

  explicit Story(unsigned players, const std::string& modules = "none", const Setup& cards = {},
                 unsigned streets = 0, bool other_goal = false)
      : table(players, modules, streets, other_goal), cards_(cards) {}

  // What is built, round by round in seat order. Draws after the last turn are done.
  void builds(const Turns& turns);
  // The same in steps: what is to come, and so many turns of it.
  void plans(const Turns& turns);
  void plays(size_t turns);

  Table table;

 private:
  void set_up();
  void draw();
  std::string filler(bool numbers) const;
  std::string wanted(unsigned player, bool numbers) const;

  Setup cards_;
  std::vector<std::vector<std::string>> todo_;  // by player - 1, the next first
};

// A position, header aside; the options as in options_of().
bool position_parses(const std::vector<std::string>& lines, unsigned players = 2,
                     const std::string& modules = "none", unsigned streets = 4);
// Its items of one player; it has to be well-formed.
Items show(const std::vector<std::string>& lines, unsigned player, unsigned players = 2,
           const std::string& modules = "none", unsigned streets = 4);
std::string position_winners(const std::vector<std::string>& lines, unsigned players,
                             const std::string& modules, unsigned streets);
// A block `streets` of these rows, the rest of the streets empty.
std::vector<std::string> board(const std::vector<std::string>& rows, unsigned streets = 4);
std::vector<std::string> with(std::vector<std::string> lines, const std::vector<std::string>& more);

}  // namespace drawcity_test
