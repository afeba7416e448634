// A game of City Planner on the table: played line by line as in a record.
#pragma once

#include <unity.h>

#include <string>

#include "host_tests/core/record_text.hpp"
#include "rules/city_planner/city_planner.hpp"
#include "rules/core/digest.hpp"

namespace tests {

class Table {
 public:
  explicit Table(unsigned players) : session_({}, static_cast<uint8_t>(players)) {}

  const rules::CityPlanner::State& state() const { return session_.state(); }
  unsigned money(unsigned player) const { return state().money[player - 1]; }
  unsigned vp(unsigned player) const { return state().vp[player - 1]; }
  uint64_t digest() const { return rules::digest<rules::CityPlanner>(state()); }

  // Events, separated by " / ".
  void play(const std::string& text) {
    size_t begin = 0;
    while (begin <= text.size()) {
      size_t end = text.find(" / ", begin);
      if (end == std::string::npos) end = text.size();
      play_line(text.substr(begin, end - begin));
      begin = end + 3;
    }
  }

  // The dice of a turn: faces by card from 1; a blank for the card that is not rolled.
  void roll(const char* faces) {
    for (unsigned card = 1; card <= rules::city_planner::kCards; ++card) {
      if (faces[card - 1] == ' ') continue;
      play_line("@ die " + std::to_string(card) + ' ' + faces[card - 1]);
    }
  }

  // Locks a card and scores the others standing, mixed ones as blue and doubles for blue.
  void pass(unsigned card) {
    play_line(who() + "lock " + std::to_string(card));
    rules::Event chosen;
    rules::CityPlanner::options(state(), [&](rules::Event event) {
      const std::string line = text_of<rules::CityPlanner>(event);
      chosen = event;
      return line.find("=p") != std::string::npos || line.find("=g") != std::string::npos ||
             line.find("x2g") != std::string::npos;
    });
    play_line(text_of<rules::CityPlanner>(chosen));
  }

  // A whole turn without points or money: blue and mixed buildings, no yellow.
  void idle() {
    for (unsigned card = 1; card <= rules::city_planner::kCards; ++card) {
      if (card != state().locked) play_line("@ die " + std::to_string(card) + " 4");
    }
    pass(state().locked == 1 ? 2 : 1);
  }

  bool allows(const std::string& line) const {
    rules::CityPlanner::State next = state();
    return rules::CityPlanner::apply(next, event(line)).ok();
  }

  void refuse(const std::string& line, const char* reason) const {
    rules::CityPlanner::State next = state();
    const rules::Verdict verdict = rules::CityPlanner::apply(next, event(line));
    TEST_ASSERT_FALSE_MESSAGE(verdict.ok(), line.c_str());
    TEST_ASSERT_EQUAL_STRING_MESSAGE(reason, verdict.refusal().reason, line.c_str());
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

  static rules::Event event(const std::string& line) {
    rules::Event event;
    TEST_ASSERT_TRUE_MESSAGE(event_of<rules::CityPlanner>(line, event), line.c_str());
    return event;
  }

  void play_line(const std::string& line) {
    const rules::Verdict verdict = session_.apply(event(line));
    TEST_ASSERT_TRUE_MESSAGE(
        verdict.ok(), (line + ": " + (verdict.ok() ? "" : verdict.refusal().reason)).c_str());
    TEST_ASSERT_TRUE(rules::CityPlanner::sound(state()));
  }

  rules::Session<rules::CityPlanner> session_;
};

}  // namespace tests
