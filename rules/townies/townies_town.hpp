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

// All 0 for who has nothing to do. `ways` are what pick() draws one of. They are counted, but not
// on a roomy map: there it is every way of the empty map, with passing, and faster to draw again.
struct Turn {
  uint32_t fits = 0;  // placements of each group of forms in a byte, if counted
  uint16_t shape_ways = 0;
  uint16_t ways = 0;            // of everything
  uint8_t object_ways[2] = {};  // of the basic Object, and of the one in force if it's another
  uint8_t object = 0;           // in force
  uint8_t shape = 0;            // in force
  uint8_t colour = 0;           // of the marker in force
  uint8_t may = 0;
  bool counted = false;
  uint8_t unused = 0;  // always 0: no byte of a state is left to chance
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

constexpr Board without(const Board& set, const Board& other) { return set.without(other); }
constexpr Board::Word without(Board::Word set, Board::Word other) { return set & ~other; }

// Where the sets, one a plane, hold this colour; no space is in all three planes. A set is a Board
// or a word of one.
template <class Set>
[[gnu::always_inline]] constexpr Set where(unsigned colour, const Set& first, const Set& second,
                                           const Set& third) {
  switch (colour) {
    case kRed:
      return without(first, second | third);
    case kYellow:
      return first & third;
    case kBrown:
      return without(second, first | third);
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
  // Whether the form lies on empty spaces of the map.
  bool has_room(const Form& form, unsigned space) const {
    const unsigned word = space / Board::kWordBits;
    const unsigned bit = space % Board::kWordBits;
    const uint32_t same = Board::window(kMap.words[word] & ~filled_in(word), bit);
    if (form.same & ~same) return false;
    const unsigned next = word ^ 1u;
    const uint32_t other = Board::window(kMap.words[next] & ~filled_in(next), bit);
    return (form.other & ~other) == 0;
  }
  // Whether nothing is where the form lies. Before: it lies on the map.
  bool leaves_free(const Form& form, unsigned space) const {
    const unsigned word = space / Board::kWordBits;
    const unsigned bit = space % Board::kWordBits;
    if (Board::window(filled_in(word), bit) & form.same) return false;
    return (Board::window(filled_in(word ^ 1u), bit) & form.other) == 0;
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

  // Before, for both: is_space(space).
  Ring blocks_around(unsigned space) const {
    const unsigned word = space / Board::kWordBits;
    return ring_of(space, filled_in(word), filled_in(word ^ 1u));
  }
  Ring colour_around(unsigned colour, unsigned space) const {
    const unsigned word = space / Board::kWordBits;
    return ring_of(space, colour_in(colour, word), colour_in(colour, word ^ 1u));
  }
  // A word of the sets: most that looks at one space needs no more.
  Board::Word filled_in(unsigned word) const {
    return planes[0].words[word] | planes[1].words[word];
  }
  Board::Word colour_in(unsigned colour, unsigned word) const {
    return where(colour, planes[0].words[word], planes[1].words[word], planes[2].words[word]);
  }
  bool is_empty(unsigned space) const { return !planes[0].has(space) && !planes[1].has(space); }
};
static_assert(sizeof(Town) == 88);

constexpr bool is_basic(unsigned object) { return object != kCitySquare; }

// Where this Object may be drawn. `empty`: town.empty().
[[gnu::always_inline]] inline Board sites(const Town& town, unsigned object, const Board& empty) {
  return beside(is_basic(object) ? town.of(object) : town.object_board()) & empty;
}
// What the Object would score on this empty space by itself, without a bonus; -1 where there is
// nothing beside that it has to stand beside. Before: is_space(space).
int object_points(const Town& town, unsigned object, unsigned space);

// Something is beside that the Object has to stand beside. Before: is_space(space).
inline bool stands_beside(const Town& town, unsigned object, unsigned space) {
  if (is_basic(object)) return town.colour_around(object, space) != 0;
  return ring_on(town.object_board(), space) != 0;
}

// Something can be drawn of what may be.
bool can_draw(const Town& town);

// The ways of a turn that are drawn from without counting: all for Objects, passing, and so many
// others. Before: the map is roomy and nothing is drawn yet; the turn has none, and this Object and
// this colour, which are said again as no write to it then comes before reading them.
[[gnu::always_inline]] inline void assume_ways(Town& town, unsigned object, unsigned colour,
                                               unsigned others) {
  unsigned ways = others + 1;
  if (town.filled != 0) {
    town.turn.object_ways[0] = kSpaces;
    ways += kSpaces;
    if (object != colour && (is_basic(object) || town.objects != 0)) {
      town.turn.object_ways[1] = kSpaces;
      ways += kSpaces;
    }
  }
  town.turn.ways = static_cast<uint16_t>(ways);
}
// Counts the ways from what may be done; none when nothing is left to do. Before: it has none yet.
void count_ways(Town& town, bool alone, unsigned star_ways);

// A turn's ways after something changed in it, counted where the map is not roomy.
void find_ways_again(Town& town, bool alone, unsigned star_ways);

// Fills so many spaces, those in `board`. Before: they are empty.
inline void fill(Town& town, unsigned colour, const Board& board, unsigned spaces) {
  const unsigned planes = kPlanesOfColour[colour];
  if (planes & 1u) town.planes[0] = town.planes[0] | board;
  if (planes & 2u) town.planes[1] = town.planes[1] | board;
  if (planes & 4u) town.planes[2] = town.planes[2] | board;
  town.filled = static_cast<uint8_t>(town.filled + spaces);
}

// The same of one word and the other one, in the colour of the turn.
[[gnu::always_inline]] inline void fill(Town& town, unsigned word, Board::Word same,
                                        Board::Word other, unsigned spaces) {
  const unsigned planes = kPlanesOfColour[town.turn.colour];
#pragma GCC unroll kPlanes
  for (unsigned plane = 0; plane < kPlanes; ++plane) {
    if ((planes >> plane & 1u) == 0) continue;
    town.planes[plane].words[word] |= same;
    town.planes[plane].words[word ^ 1u] |= other;
  }
  town.filled = static_cast<uint8_t>(town.filled + spaces);
}

constexpr Board only_space(unsigned space) {
  const Board::Word bit = Board::placed(1, space % Board::kWordBits);
  return space < Board::kWordBits ? Board{{bit, 0}} : Board{{0, bit}};
}

// Before: the form lies on empty spaces.
inline void draw_shape(Town& town, const Form& form, unsigned space) {
  const unsigned bit = space % Board::kWordBits;
  fill(town, space / Board::kWordBits, Board::placed(form.same, bit),
       Board::placed(form.other, bit), kShapeBlocks);
}
inline void draw_object(Town& town, unsigned object, unsigned space, unsigned score) {
  fill(town, space / Board::kWordBits, Board::placed(1, space % Board::kWordBits), 0, 1);
  town.drawn[town.objects++] = drawn(space, object, score);
}

}  // namespace rules::townies
