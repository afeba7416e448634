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

// All 0 for who has nothing to do. `ways` are what pick() draws one of, and more than can be done:
// of the Shape every placement where they are counted, else, on a roomy map, all of the empty map;
// of an Object as many sites as there may be at most; passing, unless the Shape fits for sure.
struct Turn {
  uint32_t fits = 0;  // placements of each group of forms in a byte, if counted
  uint16_t shape_ways = 0;
  uint16_t ways = 0;            // of everything
  uint8_t object_ways[2] = {};  // of the basic Object, and of the one in force if it's another
  uint8_t object = 0;           // in force
  uint8_t shape = 0;            // in force
  uint8_t colour = 0;           // of the marker in force
  uint8_t may = 0;
  bool counted = false;  // the ways of the Shape
  uint8_t unused = 0;    // always 0: no byte of a state is left to chance

  // The same as `= {}`, for which the chip calls a function.
  [[gnu::always_inline]] void clear() {
    fits = 0;
    shape_ways = 0;
    ways = 0;
    object_ways[0] = 0;
    object_ways[1] = 0;
    object = 0;
    shape = 0;
    colour = 0;
    may = 0;
    counted = false;
    unused = 0;
  }
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

// What is asked for most comes first: the chip reads bytes behind the 32nd by two instructions.
struct Town {
  Turn turn;
  uint8_t filled = 0;   // spaces
  uint8_t objects = 0;  // how many
  uint8_t stars = 0;    // to be spent
  uint8_t taken = 0;    // alone: slots from the left that have a circle or a score
  uint8_t start = 0;    // the starting colour, from 1; 0: not drawn yet
  uint8_t marker = 0;   // the colour of the marker held, from 1; 0: none
  // At most so many sites for each Object: the sum of what is beside each thing drawn that it may
  // stand beside.
  uint8_t sites[kObjects] = {};
  Drawn drawn[kSlots] = {};  // in drawing order
  uint8_t unused[2] = {};
  Board planes[kPlanes] = {};

  bool acts() const { return turn.may != 0; }
  // Whether nothing is where the form lies. Before: it lies on the map.
  [[gnu::always_inline]] bool leaves_free(Placement placement) const {
    return !(blocks_of(placement) & blocks()).any();
  }

  [[gnu::always_inline]] Board blocks() const { return planes[0] | planes[1]; }
  [[gnu::always_inline]] Board empty() const { return kMap.without(blocks()); }
  [[gnu::always_inline]] Board of(unsigned colour) const {
    return where(colour, planes[0], planes[1], planes[2]);
  }
  Board object_board() const {
    Board::Word words[Board::kWords];  // written one by one: for `= {}` the chip calls a function
    words[0] = 0;
    words[1] = 0;
    words[2] = 0;
    words[3] = 0;
    for (const Drawn* at = drawn; at != drawn + objects; ++at) {
      words[word_of(space_of(*at))] |= Board::Word{1} << space_of(*at) % Board::kWordBits;
    }
    return {{words[0], words[1], words[2], words[3]}};
  }

  // Before, for both: is_space(space).
  Ring blocks_around(unsigned space) const {
    const unsigned word = word_of(space);
    return ring_of(space, filled_in(word_left(word)), filled_in(word), filled_in(word_right(word)));
  }
  Ring colour_around(unsigned colour, unsigned space) const {
    const unsigned word = word_of(space);
    return ring_of(space, colour_in(colour, word_left(word)), colour_in(colour, word),
                   colour_in(colour, word_right(word)));
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
static_assert(sizeof(Town) == 96);

constexpr bool is_basic(unsigned object) { return object != kCitySquare; }

// Where this Object may be drawn. `empty`: town.empty().
[[gnu::always_inline]] inline Board sites(const Town& town, unsigned object, const Board& empty) {
  return beside(is_basic(object) ? town.of(object) : town.object_board()) & empty;
}
// First spaces of all placements of a group's forms inside the set that the pairs are of.
void find_group(const Pairs& pairs, unsigned group, RunSets& sets);

// What the Object would score on this empty space by itself, without a bonus; -1 where there is
// nothing beside that it has to stand beside. Before: is_space(space).
int object_points(const Town& town, unsigned object, unsigned space);

// Something can be drawn of what may be.
bool can_draw(const Town& town);

// How many placements each group of the Shape's forms has, where there are few: a byte a group.
uint32_t count_groups(const Town& town);

// Finds the ways of a turn. Before: all that it goes by is in it, and no ways yet.
[[gnu::always_inline]] inline void find_ways(Town& town, unsigned may, bool alone,
                                             unsigned star_ways) {
  Turn& turn = town.turn;
  unsigned ways = 0;
  turn.counted = true;
  if ((may & kMayShape) && !(alone && town.taken == kSlots)) {
    const ShapeForms& shape = kShapeTable[turn.shape];
    if (town.filled <= shape.roomy) {
      ways = shape.placements;
      turn.counted = false;
    } else {
      turn.fits = count_groups(town);
      const uint32_t two = (turn.fits & 0xFF00FFu) + (turn.fits >> 8 & 0xFF00FFu);
      ways = (two & 0xFFFFu) + (two >> 16);
    }
    turn.shape_ways = static_cast<uint16_t>(ways);
  }
  // Beside drawing: to end the turn, or to pass if nothing can be drawn.
  if ((may & kMayEnd) || ways == 0 || !turn.counted) ++ways;
  if (may & kMayObject) {
    turn.object_ways[0] = town.sites[turn.colour];
    ways += turn.object_ways[0];
    if (turn.object != turn.colour) {
      turn.object_ways[1] = town.sites[turn.object];
      ways += turn.object_ways[1];
    }
  }
  if (may & kMayStar) ways += star_ways;
  turn.ways = static_cast<uint16_t>(ways);
}

// A turn's ways after something changed in it.
void find_ways_again(Town& town, bool alone, unsigned star_ways);

template <class Use>
[[gnu::always_inline]] inline void for_planes(Town& town, unsigned colour, Use&& use) {
  const unsigned planes = kPlanesOfColour[colour];
#pragma GCC unroll kPlanes
  for (unsigned plane = 0; plane < kPlanes; ++plane) {
    if (planes >> plane & 1u) use(town.planes[plane]);
  }
}

// Fills one space. Before: it is empty.
inline void fill(Town& town, unsigned colour, unsigned space) {
  const Board::Word bit = Board::Word{1} << space % Board::kWordBits;
  for_planes(town, colour, [&](Board& plane) { plane.words[word_of(space)] |= bit; });
  ++town.filled;
}

inline void add_sites(Town& town, unsigned object, unsigned spaces) {
  const unsigned sum = town.sites[object] + spaces;
  town.sites[object] = static_cast<uint8_t>(sum < kSpaces ? sum : kSpaces);
}

// Before: it lies on empty spaces.
inline void draw_shape(Town& town, Placement placement) {
  const Board blocks = blocks_of(placement);
  for_planes(town, town.turn.colour, [&](Board& plane) { plane = plane | blocks; });
  town.filled = static_cast<uint8_t>(town.filled + kShapeBlocks);
  add_sites(town, town.turn.colour, kBesidePlacement[placement.code]);
}
// Before: the space is empty, there is a slot left.
inline void draw_object(Town& town, unsigned object, unsigned space, unsigned score) {
  fill(town, town.turn.colour, space);
  const unsigned beside = kBesideSpace[space];
  add_sites(town, town.turn.colour, beside);
  add_sites(town, kCitySquare, beside);
  town.drawn[town.objects++] = drawn(space, object, score);
}

}  // namespace rules::townies
