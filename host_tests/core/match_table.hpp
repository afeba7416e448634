// A match by the lines of a record: what tests of the midend have in common.
#pragma once

#include <unity.h>

#include <string>

#include "host_tests/core/match_property.hpp"
#include "host_tests/core/record_text.hpp"
#include "host_tests/core/toy_game.hpp"
#include "rules/cities/cities.hpp"
#include "rules/city_planner/city_planner.hpp"
#include "rules/drawcity/drawcity.hpp"

namespace match_test {

using rules::Cities;
using rules::DrawCity;
using rules::Due;
using rules::Luck;
using rules::Match;
using rules::Party;
using rules::Sitter;
using rules::city_planner::CityPlanner;
using tests::Event;
using tests::raw;
using tests::Toy;

inline constexpr uint64_t kSecret = 20261;

template <class G>
Event event_of(const char* line) {
  Event event;
  TEST_ASSERT_TRUE_MESSAGE(tests::event_of<G>(line, event), line);
  return event;
}

// Does these, each legal; "take" hands the device over.
template <class G>
void does(Match<G>& match, std::initializer_list<const char*> lines) {
  for (const char* line : lines) {
    if (std::string(line) == "take") {
      match.take();
    } else {
      const rules::Verdict verdict = match.act(event_of<G>(line));
      TEST_ASSERT_TRUE_MESSAGE(verdict.ok(), line);
    }
  }
}

template <class G>
std::string line_of(const Match<G>& match, size_t index) {
  return tests::text_of<G>(match.event(index));
}

template <class G>
bool is_due(const Match<G>& match, Due due) {
  return match.due() == due;
}

inline Party one_bot(uint8_t players, unsigned bot, Sitter level) {
  Party party = Party::of_persons(players);
  party.seats[bot - 1].sitter = level;
  return party;
}

// Each player's hand, but for one number of the second one.
inline void deal(Match<DrawCity>& match, const char* other_number) {
  does(match,
       {"@ first p1", "@ number p1 5", "@ number p1 5", "@ development p1 H", "@ development p1 S",
        other_number, "@ number p2 6", "@ development p2 F", "@ development p2 P"});
}

}  // namespace match_test
