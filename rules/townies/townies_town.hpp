// One player's town: the map as it is filled, the Objects, and what may be drawn in this round.
#pragma once

#include "rules/townies/townies_shapes.hpp"

namespace rules::townies {

// What a player may still do in this round.
enum May : uint8_t {
  kMayShape = 1,
  kMayObject = 2,
  kMayStar = 4,  // before anything is drawn
  kMayBoth = 8,  // Funding: the other kind after the first drawing
  kMayEnd = 16,  // Funding: something is drawn
};

// All 0 for who has nothing to do. `ways` are what pick() draws one of: exact, but for Shapes on a
// roomy map. There it is all that the empty map has, or 0 if none fits: drawing again is faster
// than counting.
struct Turn {
  uint32_t fits = 0;  // placements of each group of forms in a byte, where they are counted
  uint16_t shape_ways = 0;
  uint16_t ways = 0;            // of everything
  uint8_t object_ways[2] = {};  // of the Object in force, and of the basic one if it's another
  uint8_t object = 0;           // in force
  uint8_t shape = 0;            // in force
  uint8_t colour = 0;           // of the marker in force
  uint8_t may = 0;
  uint8_t unused[2] = {};  // always 0: no byte of a state is left to chance
};

// An Object as drawn, in one number; 0 where there is none.
using Drawn = uint16_t;
inline constexpr unsigned kMostScore = 15;
constexpr Drawn drawn(unsigned space, unsigned object, unsigned score) {
  return static_cast<Drawn>(space | object << 8 | score << 12);
}
constexpr unsigned space_of(Drawn drawn) { return drawn & 0xFFu; }
constexpr unsigned object_of(Drawn drawn) { return drawn >> 8 & 0xFu; }
constexpr unsigned score_of(Drawn drawn) { return drawn >> 12; }

// Which planes of a town hold a colour, one bit each. The first two hold every Block.
inline constexpr unsigned kPlanes = 3;
inline constexpr uint8_t kPlanesOfColour[kColours] = {0b001, 0b101, 0b010, 0b110, 0b011};

// Where the words, one a plane, hold this colour; no space is in all three planes.
template <class Set>
[[gnu::always_inline]] constexpr Set where(unsigned colour, const Set& first, const Set& second,
                                           const Set& third) {
  switch (colour) {
    case kRed:
      return first.without(second | third);
    case kYellow:
      return first & third;
    case kBrown:
      return second.without(first | third);
    case kGreen:
      return second & third;
    default:
      return first & second;
  }
}

struct Town {
  Board planes[kPlanes] = {};
  Turn turn;
  Drawn drawn[kSlots] = {};  // in drawing order
  uint8_t objects = 0;       // how many
  uint8_t filled = 0;        // spaces
  uint8_t taken = 0;         // alone: slots from the left that have a circle or a score
  uint8_t stars = 0;         // to be spent
  uint8_t start = 0;         // the starting colour, from 1; 0: not drawn yet
  uint8_t marker = 0;        // the colour of the marker held, from 1; 0: none

  bool acts() const { return turn.may != 0; }
  bool roomy() const { return filled <= kShapeTables.shapes[turn.shape].roomy; }
  // Whether nothing is where the form lies. Before: it lies on the map.
  bool leaves_free(const Form& form, unsigned space) const {
    const unsigned word = space / Board::kWordBits;
    const unsigned bit = space % Board::kWordBits;
    const Board::Word same = planes[0].words[word] | planes[1].words[word];
    if (Board::window(same, bit) & form.same) return false;
    const Board::Word other = planes[0].words[word ^ 1u] | planes[1].words[word ^ 1u];
    return (Board::window(other, bit) & form.other) == 0;
  }

  Board blocks() const { return planes[0] | planes[1]; }
  Board empty() const { return kMap.without(blocks()); }
  Board of(unsigned colour) const { return where(colour, planes[0], planes[1], planes[2]); }
  Board object_board() const {
    Board::Word words[Board::kWords] = {};
    for (const Drawn* at = drawn; at != drawn + objects; ++at) {
      const Board::Word bit = Board::placed(1, space_of(*at) % Board::kWordBits);
      (space_of(*at) < Board::kWordBits ? words[0] : words[1]) |= bit;
    }
    return {{words[0], words[1]}};
  }

  // Before: is_space(space).
  Ring blocks_around(unsigned space) const { return ring_on(blocks(), space); }
  Ring colour_around(unsigned colour, unsigned space) const { return ring_on(of(colour), space); }
  bool is_empty(unsigned space) const { return !planes[0].has(space) && !planes[1].has(space); }
};
static_assert(sizeof(Town) == 88);

inline bool can_draw(const Town& town) {
  return (town.turn.shape_ways | town.turn.object_ways[0] | town.turn.object_ways[1]) != 0;
}

constexpr bool is_basic(unsigned object) { return object != kCitySquare; }

// Where this Object may be drawn. `empty`: town.empty().
[[gnu::always_inline]] inline Board sites(const Town& town, unsigned object, const Board& empty) {
  return beside(is_basic(object) ? town.of(object) : town.object_board()) & empty;
}
// What the Object would score on this empty space by itself, without a bonus; -1 where there is
// nothing beside that it has to stand beside. Before: is_space(space).
int object_points(const Town& town, unsigned object, unsigned space);

// Counts the ways of a town's turn from what it may do; none when nothing is left to be done.
// Before: none are counted yet.
void count_ways(Town& town, bool alone, unsigned star_ways);
// The same after something changed in a turn.
void count_again(Town& town, bool alone, unsigned star_ways);

// Fills so many spaces, those in `board`. Before: they are empty.
inline void fill(Town& town, unsigned colour, const Board& board, unsigned spaces) {
  const unsigned planes = kPlanesOfColour[colour];
  if (planes & 1u) town.planes[0] = town.planes[0] | board;
  if (planes & 2u) town.planes[1] = town.planes[1] | board;
  if (planes & 4u) town.planes[2] = town.planes[2] | board;
  town.filled = static_cast<uint8_t>(town.filled + spaces);
}

constexpr Board only_space(unsigned space) {
  const Board::Word bit = Board::placed(1, space % Board::kWordBits);
  return space < Board::kWordBits ? Board{{bit, 0}} : Board{{0, bit}};
}

// Before: the form lies on empty spaces.
inline void draw_shape(Town& town, const Form& form, unsigned space) {
  fill(town, town.turn.colour, blocks_of(form, space), kShapeBlocks);
}
inline void draw_object(Town& town, unsigned object, unsigned space, unsigned score) {
  fill(town, town.turn.colour, only_space(space), 1);
  town.drawn[town.objects++] = drawn(space, object, score);
}

}  // namespace rules::townies
