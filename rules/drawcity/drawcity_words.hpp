// Words that events and positions share.
#pragma once

#include "rules/core/text.hpp"
#include "rules/drawcity/drawcity_state.hpp"

namespace rules::drawcity {

// By type - 1.
inline constexpr const char* kTypeWords[kTypes] = {"H", "S", "F", "P"};
inline constexpr char kTypeLetters[] = "HSFP";

// Take the next word, or leave it and are false.
bool read_type(Reader& reader, uint8_t& type);
bool read_site(Reader& reader, uint8_t& site);
// Three spaces side by side, from the left or from the top.
bool read_line(Reader& reader, uint8_t& first, Direction& direction);

void write_type(Writer& writer, unsigned type);
void write_site(Writer& writer, unsigned site);

}  // namespace rules::drawcity
