// The map: its spaces, sets of them as bits, and what lies around a space.
#pragma once

#include <array>

#include "rules/core/bits128.hpp"
#include "rules/townies/townies_tables.hpp"

namespace rules::townies {

using Board = Bits128;

// A space is a bit. Columns go round the words, so that a step to the right leads to the next word,
// in which the same row is so many bits higher. Above and below each column of a word there is a
// bit that is no space, and a step off the map, in all six directions, ends on such a bit or
// outside the word: shifted sets need no look at the edge, and no bit passes from word to word. The
// first bit is a space: what is moved to before it is lost.
inline constexpr unsigned kColumnBits = 3;
inline constexpr unsigned kColumns = 2 * kRadius + 1;
static_assert(Board::kWords * kColumnBits > kColumns);

constexpr int column_q(unsigned column) { return static_cast<int>(column) - kRadius; }
// The row of the highest space of a column, and how many there are.
constexpr int top_r(unsigned column) {
  return column_q(column) < 0 ? -static_cast<int>(column) : -kRadius;
}
constexpr unsigned column_height(unsigned column) {
  const int q = column_q(column);
  return kColumns - static_cast<unsigned>(q < 0 ? -q : q);
}
constexpr bool on_map(Axial at) {
  const int s = -at.q - at.r;
  return at.q >= -kRadius && at.q <= kRadius && at.r >= -kRadius && at.r <= kRadius &&
         s >= -kRadius && s <= kRadius;
}
constexpr unsigned space_at(Axial at) {
  const int column = at.q + kRadius;
  const unsigned word = static_cast<unsigned>(column) % Board::kWords;
  return word * Board::kWordBits +
         static_cast<unsigned>(column * static_cast<int>(kColumnBits) + at.r);
}
constexpr unsigned top_space(unsigned column) {
  return space_at({column_q(column), top_r(column)});
}

constexpr unsigned word_of(unsigned space) { return space / Board::kWordBits; }
// Before: `space` is one.
constexpr unsigned column_of(unsigned space) {
  unsigned column = word_of(space);
  while (column + Board::kWords < kColumns && top_space(column + Board::kWords) <= space) {
    column += Board::kWords;
  }
  return column;
}

constexpr Board spaces_within(int radius) {
  Board board;
  for (int q = -radius; q <= radius; ++q) {
    for (int r = -radius; r <= radius; ++r) {
      if (q + r >= -radius && q + r <= radius) board.set(space_at({q, r}));
    }
  }
  return board;
}

inline constexpr Board kMap = spaces_within(kRadius);
inline constexpr Board kInner = spaces_within(kRadius - 1);
inline constexpr Board kEdge = kMap.without(kInner);
inline constexpr Board kCentre = spaces_within(kCentreRadius);
inline constexpr unsigned kSpaces = 3 * kRadius * (kRadius + 1) + 1;  // of a hexagon

constexpr Board star_spaces() {
  Board board;
  for (const Axial at : kStarSpaces) board.set(space_at(at));
  return board;
}
inline constexpr Board kStarBoard = star_spaces();

constexpr bool is_space(unsigned space) { return space < Board::kPlaces && kMap.has(space); }

constexpr Board only_space(unsigned space) {
  const Board::Word bit = Board::Word{1} << space % Board::kWordBits;
  return Board::each([&](unsigned word) { return word == word_of(space) ? bit : 0; });
}

// --- steps -------------------------------------------------------------------------------------

// The set moved so that each place shows what the place so many columns to the right and rows below
// has. Before: it is a step, or a way inside a Shape.
[[gnu::always_inline]] constexpr Board seen_from(const Board& board, int columns, int rows) {
  const int by = columns * static_cast<int>(kColumnBits) + rows;
  const Board from = board.turned(static_cast<unsigned>(columns) % Board::kWords);
  return by >= 0 ? from.lowered(static_cast<unsigned>(by))
                 : from.raised(static_cast<unsigned>(-by));
}

// What lies beside something in the set, on the map or not. What is above goes two ways: to the
// left a row lower.
[[gnu::always_inline]] constexpr Board beside(const Board& board) {
  const Board above = seen_from(board, 0, -1);
  const Board both = board | above;
  return above | seen_from(board, 0, 1) | seen_from(both, 1, 0) | seen_from(both, -1, 1);
}

// What is in the set with all six spaces around it.
constexpr Board surrounded(const Board& board) {
  const Board above = seen_from(board, 0, -1);
  const Board both = board & above;
  return both & seen_from(board, 0, 1) & seen_from(both, 1, 0) & seen_from(both, -1, 1);
}

// --- around one space --------------------------------------------------------------------------

// The six spaces around as bits 0, 1, 2, 4, 5 and 6; the one opposite to bit n is bit 6 - n.
using Ring = unsigned;
inline constexpr unsigned kRings = 128;
inline constexpr Ring kFullRing = 0b1110111;

// What a set has around a space, by three of its words.
constexpr Ring ring_of(unsigned space, Board::Word left, Board::Word own, Board::Word right) {
  const unsigned bit = space % Board::kWordBits;
  static_assert(kColumnBits == 3);
  return (left << 3 >> bit & 0b11u) | (own << 1 >> bit & 0b101u) << 2 |
         (right >> 2 >> bit & 0b11u) << 5;
}
// The words of the columns to the left and right of those in this one.
constexpr unsigned word_left(unsigned word) { return (word + Board::kWords - 1) % Board::kWords; }
constexpr unsigned word_right(unsigned word) { return (word + 1) % Board::kWords; }
constexpr Ring ring_on(const Board& board, unsigned space) {
  const unsigned word = word_of(space);
  return ring_of(space, board.words[word_left(word)], board.words[word],
                 board.words[word_right(word)]);
}

// How many there are, and whether two of them are opposite to each other.
struct RingFacts {
  uint8_t count;
  bool opposite;
};
constexpr std::array<RingFacts, kRings> ring_facts() {
  std::array<RingFacts, kRings> facts{};
  for (Ring ring = 0; ring < kRings; ++ring) {
    for (unsigned bit = 0; bit < 7; ++bit) {
      if ((ring & kFullRing) >> bit & 1u) {
        ++facts[ring].count;
        if (ring >> (6 - bit) & 1u) facts[ring].opposite = true;
      }
    }
  }
  return facts;
}
inline constexpr std::array<RingFacts, kRings> kRingFacts = ring_facts();

}  // namespace rules::townies
