// The Shapes as masks: every way to turn and flip them, and everywhere they lie on the map.
#pragma once

#include <array>
#include <type_traits>
#include <utility>

#include "rules/townies/townies_map.hpp"

namespace rules::townies {

// A Shape turned and flipped in one way. Its first space is the highest in its leftmost column.
struct Form {
  // Its Blocks, counted from the bit of the first, in the word of this one and in the other.
  uint32_t same;
  uint32_t other;
  // The same as two pairs of neighbours: one from the first space on, one so many bits higher, in
  // the other word if `crossing`.
  uint8_t one;
  uint8_t two;
  uint8_t apart;
  bool crossing;
  uint8_t shape;
};

inline constexpr unsigned kForms = 3 + 12 + 6 + 6 + 12 + 3;
inline constexpr unsigned kMostForms = 12;  // of a Shape
// Forms are counted in threes, of which every Shape has one, two or four.
inline constexpr unsigned kGroup = 3;
inline constexpr unsigned kMostGroups = kMostForms / kGroup;
inline constexpr unsigned kPlacements = 174 + 720 + 390 + 360 + 780 + 210;

// A form and its first space, for every placement on the empty map.
struct Placement {
  uint8_t form;
  uint8_t space;
};

struct ShapeForms {
  uint16_t placement;   // the first one in the table
  uint16_t placements;  // on the empty map
  uint8_t form;         // the first one in the table
  uint8_t forms;
  uint8_t roomy;  // up to so many filled spaces it is worth trying where it fits by luck
};

struct ShapeTables {
  std::array<Form, kForms> forms;
  std::array<Placement, kPlacements> placements;
  std::array<ShapeForms, kShapes> shapes;
  // With so many spaces filled every Shape still fits somewhere: on the empty map each can lie at
  // one more place than this without overlapping itself.
  unsigned open_filled;
};

// The pairs of neighbours that a set holds, by the left one, or the higher one in a column.
inline constexpr unsigned kSteps = 3;
inline constexpr Axial kStepTo[kSteps] = {{0, 1}, {1, -1}, {1, 0}};

struct Pairs {
  Board along[kSteps];

  [[gnu::always_inline]] explicit constexpr Pairs(const Board& board)
      : along{board & seen_from(board, 0, 1), board & seen_from(board, 1, -1),
              board & seen_from(board, 1, 0)} {}

  // First spaces of all placements of the form inside the set.
  [[gnu::always_inline]] constexpr Board fitting(const Form& form) const {
    const Board& second = along[form.two];
    return along[form.one] & (form.crossing ? second.swapped() : second).lowered(form.apart);
  }
};

// Where the form lies on places of the set. Before: space < Board::kPlaces.
constexpr bool lies_on(const Form& form, unsigned space, const Board& board) {
  const unsigned word = space / Board::kWordBits;
  const unsigned bit = space % Board::kWordBits;
  const uint32_t same = Board::window(board.words[word], bit);
  const uint32_t other = Board::window(board.words[word ^ 1u], bit);
  return (~same & form.same) == 0 && (~other & form.other) == 0;
}

// Before: the form lies on the map there.
constexpr Board blocks_of(const Form& form, unsigned space) {
  const unsigned bit = space % Board::kWordBits;
  const Board::Word same = Board::placed(form.same, bit);
  const Board::Word other = Board::placed(form.other, bit);
  return space < Board::kWordBits ? Board{{same, other}} : Board{{other, same}};
}

// --- made when compiled ------------------------------------------------------------------------

namespace making {

using Cells = std::array<Axial, kShapeBlocks>;

constexpr Axial turned(Axial at) { return {-at.r, at.q + at.r}; }
constexpr Axial flipped(Axial at) { return {at.r, at.q}; }
constexpr bool is_before(Axial one, Axial two) {
  return one.q != two.q ? one.q < two.q : one.r < two.r;
}
constexpr bool same(Axial one, Axial two) { return one.q == two.q && one.r == two.r; }

// In order, counted from the first.
constexpr Cells from_first(Cells cells) {
  for (unsigned i = 0; i < kShapeBlocks; ++i) {
    for (unsigned j = i + 1; j < kShapeBlocks; ++j) {
      if (!is_before(cells[j], cells[i])) continue;
      const Axial at = cells[i];
      cells[i] = cells[j];
      cells[j] = at;
    }
  }
  const Axial first = cells[0];
  for (Axial& at : cells) at = {at.q - first.q, at.r - first.r};
  return cells;
}

// The step from one to the other, or kSteps.
constexpr unsigned step_between(Axial from, Axial to) {
  for (unsigned step = 0; step < kSteps; ++step) {
    if (same(kStepTo[step], {to.q - from.q, to.r - from.r})) return step;
  }
  return kSteps;
}

// Counted from the first. Before: `at` is in a form.
constexpr unsigned bit_of(Axial at) {
  return static_cast<unsigned>(at.q * static_cast<int>(kColumnBits) + at.r);
}

constexpr Form form_of(const Cells& cells, unsigned shape) {
  Form form{};
  form.shape = static_cast<uint8_t>(shape);
  for (const Axial at : cells) (at.q % 2 == 0 ? form.same : form.other) |= 1u << bit_of(at);
  form.one = kSteps;
  for (unsigned with = 1; with < kShapeBlocks; ++with) {
    const unsigned low = with == 1 ? 2 : 1;
    const unsigned high = with == 3 ? 2 : 3;
    const unsigned one = step_between(cells[0], cells[with]);
    const unsigned two = step_between(cells[low], cells[high]);
    if (one == kSteps || two == kSteps) continue;
    form.one = static_cast<uint8_t>(one);
    form.two = static_cast<uint8_t>(two);
    form.apart = static_cast<uint8_t>(bit_of(cells[low]));
    form.crossing = cells[low].q % 2 != 0;
  }
  return form;
}

struct Maker {
  ShapeTables tables{};
  std::array<Cells, kForms> made{};
  unsigned forms = 0;
  unsigned placements = 0;

  constexpr void add_form(const Cells& cells, unsigned shape) {
    for (unsigned form = tables.shapes[shape].form; form < forms; ++form) {
      bool equal = true;
      for (unsigned i = 0; i < kShapeBlocks; ++i) equal = equal && same(made[form][i], cells[i]);
      if (equal) return;
    }
    made[forms] = cells;
    tables.forms[forms] = form_of(cells, shape);
    for (unsigned space = 0; space < Board::kPlaces; ++space) {
      if (!lies_on(tables.forms[forms], space, kMap)) continue;
      tables.placements[placements++] = {static_cast<uint8_t>(forms), static_cast<uint8_t>(space)};
    }
    ++forms;
  }

  constexpr void add_shape(unsigned shape) {
    ShapeForms& added = tables.shapes[shape];
    added.form = static_cast<uint8_t>(forms);
    added.placement = static_cast<uint16_t>(placements);
    Cells cells{};
    for (unsigned i = 0; i < kShapeBlocks; ++i) cells[i] = kShapeCells[shape][i];
    for (unsigned way = 0; way < 12; ++way) {
      for (Axial& at : cells) at = way == 6 ? flipped(at) : turned(at);
      add_form(from_first(cells), shape);
    }
    added.forms = static_cast<uint8_t>(forms - added.form);
    added.placements = static_cast<uint16_t>(placements - added.placement);
    // The more forms there are to count, the longer.
    added.roomy = added.forms == 3 ? 28 : added.forms == 6 ? 36 : 42;
    const unsigned apart = disjoint(added);
    if (shape == 0 || apart - 1 < tables.open_filled) tables.open_filled = apart - 1;
  }

  // So many placements of the Shape, at least, don't overlap: the first that fits is taken.
  constexpr unsigned disjoint(const ShapeForms& shape) const {
    Board left = kMap;
    unsigned found = 0;
    for (unsigned column = 0; column < kColumns; ++column) {
      for (unsigned row = 0; row < column_height(column); ++row) {
        const unsigned space = top_space(column) + row;
        for (unsigned form = shape.form; form < unsigned{shape.form} + shape.forms; ++form) {
          if (!lies_on(tables.forms[form], space, left)) continue;
          left = left.without(blocks_of(tables.forms[form], space));
          ++found;
        }
      }
    }
    return found;
  }
};

constexpr ShapeTables make() {
  Maker maker;
  for (unsigned shape = 0; shape < kShapes; ++shape) maker.add_shape(shape);
  return maker.tables;
}

}  // namespace making

inline constexpr ShapeTables kShapeTables = making::make();

// Calls `use(number)` with the Shape's number as a constant.
template <class Use>
[[gnu::always_inline]] inline auto with_shape(unsigned shape, Use&& use) {
  static_assert(kShapes == 6);
  switch (shape) {
    case 0:
      return use(std::integral_constant<unsigned, 0>{});
    case 1:
      return use(std::integral_constant<unsigned, 1>{});
    case 2:
      return use(std::integral_constant<unsigned, 2>{});
    case 3:
      return use(std::integral_constant<unsigned, 3>{});
    case 4:
      return use(std::integral_constant<unsigned, 4>{});
    default:
      return use(std::integral_constant<unsigned, 5>{});
  }
}

}  // namespace rules::townies
