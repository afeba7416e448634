// A game of City Planner on the table: played line by line as in a record.
#pragma once

#include <string>

#include "host_tests/core/game_table.hpp"
#include "rules/city_planner/city_planner.hpp"

namespace tests {

class Table : public GameTable<rules::CityPlanner> {
 public:
  explicit Table(unsigned players) : GameTable({}, players) {}

  const State& state() const { return GameTable::state; }
  unsigned money(unsigned player) const { return state().money[player - 1]; }
  unsigned vp(unsigned player) const { return state().vp[player - 1]; }

  // Events, separated by " / ".
  void play(const std::string& text) {
    size_t begin = 0;
    while (begin <= text.size()) {
      size_t end = text.find(" / ", begin);
      if (end == std::string::npos) end = text.size();
      does(text.substr(begin, end - begin));
      begin = end + 3;
    }
  }

  // The dice of a turn: faces by card from 1; a blank for the card that is not rolled.
  void roll(const char* faces) {
    for (unsigned card = 1; card <= rules::city_planner::kCards; ++card) {
      if (faces[card - 1] == ' ') continue;
      does("@ die " + std::to_string(card) + ' ' + faces[card - 1]);
    }
  }

  // Locks a card and scores the others standing, mixed ones as blue and doubles for blue.
  void pass(unsigned card) {
    does(who() + "lock " + std::to_string(card));
    rules::Event chosen;
    rules::CityPlanner::options(state(), [&](rules::Event event) {
      const std::string line = text_of<rules::CityPlanner>(event);
      chosen = event;
      return line.find("=p") != std::string::npos || line.find("=g") != std::string::npos ||
             line.find("x2g") != std::string::npos;
    });
    does(text_of<rules::CityPlanner>(chosen));
  }

  // A whole turn without points or money: blue and mixed buildings, no yellow.
  void idle() {
    for (unsigned card = 1; card <= rules::city_planner::kCards; ++card) {
      if (card != state().locked) does("@ die " + std::to_string(card) + " 4");
    }
    pass(state().locked == 1 ? 2 : 1);
  }

  bool allows(const std::string& line) const {
    State next = state();
    return rules::CityPlanner::apply(next, event_of<rules::CityPlanner>(line)).ok();
  }

  void refuse(const std::string& line, const char* reason) const {
    TEST_ASSERT_EQUAL_STRING_MESSAGE(reason, refusal(line).c_str(), line.c_str());
  }

  void expect_to_act(rules::Actors actors) const {
    TEST_ASSERT_EQUAL_HEX8(actors, rules::CityPlanner::to_act(state()));
  }

  unsigned option_count() const {
    unsigned count = 0;
    rules::CityPlanner::options(state(), [&](rules::Event) { return ++count != 0; });
    return count;
  }

 private:
  std::string who() const { return "p" + std::to_string(state().active) + ' '; }
};

}  // namespace tests
