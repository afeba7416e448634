// What the examples of DrawCity's rules are worth, and whether their pages say so.
#pragma once

#include <unity.h>

#include <cstring>
#include <string>

#include "ui/drawcity/board.hpp"

namespace examples {

using namespace rules::drawcity;
using ui::Text;

inline constexpr unsigned kRed = 1, kYellow = 2, kBlue = 3;

// "5 points", "1 point" as a word of its own.
inline void expect_said(Text text, unsigned points) {
  const std::string said = ui::text(text);
  const std::string words = std::to_string(points) + (points == 1 ? " point" : " points");
  for (size_t at = said.find(words); at != std::string::npos; at = said.find(words, at + 1)) {
    const size_t end = at + words.size();
    const bool begins = at == 0 || said[at - 1] == ' ' || said[at - 1] == '\n';
    if (begins && (end == said.size() || std::strchr(" .,:", said[end]) != nullptr)) return;
  }
  TEST_FAIL_MESSAGE((words + " is not in: " + said).c_str());
}

inline unsigned worth(const State& state, unsigned player, Item item) {
  return static_cast<unsigned>(
      rules::DrawCity::score(state, static_cast<uint8_t>(player)).items[item]);
}

// The board with one development less.
inline State without(State state, Site site) {
  const auto bit = static_cast<uint16_t>(column_bit(column_at(site)));
  const unsigned street = street_of(site) - 1;
  const unsigned number = ui::drawcity::number_at(state, site);
  Own& own = state.own[ui::drawcity::builder_of(state, site) - 1][street];
  own &= ~(Own{bit} | number_bit(number));
  for (uint16_t& row : state.streets[street].of) row &= static_cast<uint16_t>(~bit);
  state.streets[street].internet &= static_cast<uint16_t>(~bit);
  state.streets[street].free |= bit;
  return state;
}

}  // namespace examples
