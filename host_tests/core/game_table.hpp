// A game on the table of a test: played by the lines of a record, looked at as such.
#pragma once

#include <unity.h>

#include <cstring>
#include <initializer_list>
#include <set>
#include <string>
#include <vector>

#include "host_tests/core/look.hpp"
#include "host_tests/core/record_text.hpp"
#include "rules/core/digest.hpp"

namespace tests {

using Lines = std::set<std::string>;
using Words = std::vector<std::string>;

// The event of a line; it has to be well-formed.
template <rules::Recorded G>
Event event_of(const std::string& line) {
  Event event;
  TEST_ASSERT_TRUE_MESSAGE(event_of<G>(line, event), line.c_str());
  return event;
}

// Actors as in "13"; chance is "@".
inline std::string names_of(rules::Actors actors) {
  std::string names;
  for (unsigned actor = 0; actor < 8; ++actor) {
    if (!rules::holds(actors, static_cast<Actor>(actor))) continue;
    names += actor == 0 ? "@" : std::to_string(actor);
  }
  return names;
}

template <rules::Recorded G>
class GameTable {
 public:
  using State = typename G::State;

  GameTable(const typename G::Options& options, unsigned players)
      : state(G::start(options, static_cast<uint8_t>(players))) {}

  // Does these; each has to be legal, and every state sound.
  void does(std::initializer_list<const char*> lines) {
    for (const char* line : lines) does(std::string(line));
  }
  void does(const std::string& line) {
    const rules::Verdict verdict = G::apply(state, event_of<G>(line));
    const std::string why = verdict.ok() ? "" : verdict.refusal().reason;
    TEST_ASSERT_TRUE_MESSAGE(verdict.ok(), (line + ": " + why).c_str());
    TEST_ASSERT_TRUE_MESSAGE(G::sound(state), line.c_str());
  }

  // The reason why the line is refused; "" if it is not. A refusal has to leave the state alone.
  std::string refusal(const std::string& line) const { return refusal(event_of<G>(line), line); }
  std::string refusal(Event event, const std::string& said = "") const {
    State tried = state;
    const rules::Verdict verdict = G::apply(tried, event);
    if (verdict.ok()) return "";
    TEST_ASSERT_TRUE_MESSAGE(same_bytes(state, tried), said.c_str());
    TEST_ASSERT_TRUE_MESSAGE(std::strlen(verdict.refusal().sentence) > 10, said.c_str());
    return verdict.refusal().reason;
  }
  // The same of the line's event with one byte changed: what no line says.
  std::string refusal_with(const std::string& line, uint8_t Event::*byte, unsigned value) const {
    Event event = event_of<G>(line);
    event.*byte = static_cast<uint8_t>(value);
    return refusal(event, line);
  }

  // What options() gives, of these lines' beginning; nothing twice.
  Lines options(const std::string& beginning = "") const {
    Lines lines;
    G::options(state, [&](Event event) {
      const std::string line = text_of<G>(event);
      if (line.compare(0, beginning.size(), beginning) == 0) {
        TEST_ASSERT_TRUE_MESSAGE(lines.insert(line).second, line.c_str());
      }
      return true;
    });
    return lines;
  }
  bool offers(const std::string& line) const { return options(line).count(line) != 0; }

  std::string to_act() const { return names_of(G::to_act(state)); }
  std::string winners() const { return names_of(G::winners(state)); }
  uint64_t digest() const { return rules::digest<G>(state); }

  State state;
};

// Whether the lines (of one position, header aside) are well-formed.
template <class Position>
bool read_position(Position& position, const Words& lines) {
  for (const std::string& line : lines) {
    if (!position.line(rules::Reader(line.data(), line.size()))) return false;
  }
  return position.finish();
}

// The lines of a block of a position: its head, what it holds, `end`.
inline Words block_of(const std::string& head, const Words& rows) {
  Words lines{head};
  lines.insert(lines.end(), rows.begin(), rows.end());
  lines.push_back("end");
  return lines;
}

}  // namespace tests
