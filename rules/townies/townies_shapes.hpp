// The Shapes as masks: every way to turn and flip them, and everywhere they lie on the map.
#pragma once

#include <array>
#include <type_traits>
#include <utility>

#include "rules/core/run.hpp"
#include "rules/townies/townies_map.hpp"

namespace rules::townies {

// A Shape turned and flipped in one way. Its first space is the highest in its leftmost column.
struct Form {
  // Two pairs of neighbours: one from the first space on, one so many bits higher and words ahead.
  uint8_t one;
  uint8_t two;
  uint8_t apart;
  uint8_t ahead;
  uint8_t shape;
};

inline constexpr unsigned kForms = 3 + 12 + 6 + 6 + 12 + 3;
inline constexpr unsigned kMostForms = 12;  // of a Shape
// Forms are counted in threes, of which every Shape has one, two or four.
inline constexpr unsigned kGroup = 3;
inline constexpr unsigned kMostGroups = kMostForms / kGroup;
inline constexpr unsigned kPlacements = 174 + 720 + 390 + 360 + 780 + 210;

// A form and its first space in one number: above the bit in a word stands where to find its
// blocks.
struct Placement {
  uint16_t code;

  constexpr unsigned form() const { return code / Board::kPlaces; }
  constexpr unsigned space() const { return code % Board::kPlaces; }
  constexpr unsigned first_word() const { return code / Board::kWordBits; }  // of all forms
  constexpr unsigned first_bit() const { return code % Board::kWordBits; }
};
constexpr Placement placement(unsigned form, unsigned space) {
  return {static_cast<uint16_t>(form * Board::kPlaces + space)};
}

struct ShapeForms {
  uint16_t placement;   // the first one in the table
  uint16_t placements;  // on the empty map
  uint8_t form;         // the first one in the table
  uint8_t forms;
  uint8_t roomy;  // up to so many filled spaces it is worth trying where it fits by luck
};

// The Blocks of a form, word by word, as bits from that of the first space on.
struct FormBlocks {
  uint16_t words[Board::kWords];
};

// Where the blocks lie with their first space at this bit. Before: they lie on the map there.
[[gnu::always_inline]] constexpr Board blocks_at(const FormBlocks& blocks, unsigned bit) {
  return Board::of_halves(blocks.words).raised(bit);
}
// Whether they lie on places of the set.
[[gnu::always_inline]] constexpr bool lie_on(const FormBlocks& blocks, unsigned bit,
                                             const Board& board) {
  return !Board::of_halves(blocks.words).without(board.lowered(bit)).any();
}

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
    return along[form.one] & along[form.two].turned(form.ahead).lowered(form.apart);
  }
};

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

constexpr Form make_form(const Cells& cells, unsigned shape) {
  Form form{};
  form.shape = static_cast<uint8_t>(shape);
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
    form.ahead = static_cast<uint8_t>(cells[low].q);
  }
  return form;
}

constexpr FormBlocks blocks_from(const Cells& cells, unsigned word) {
  FormBlocks blocks{};
  for (const Axial at : cells) {
    uint16_t& its = blocks.words[(word + static_cast<unsigned>(at.q)) % Board::kWords];
    its = static_cast<uint16_t>(its | 1u << bit_of(at));
  }
  return blocks;
}

struct Tables {
  std::array<Form, kForms> forms;
  std::array<FormBlocks, kForms * Board::kWords> blocks;
  std::array<Placement, kPlacements> placements;
  std::array<ShapeForms, kShapes> shapes;
  unsigned open_filled;

  constexpr bool lies_on(Placement placement, const Board& board) const {
    return lie_on(blocks[placement.first_word()], placement.first_bit(), board);
  }
  constexpr Board blocks_of(Placement placement) const {
    return blocks_at(blocks[placement.first_word()], placement.first_bit());
  }
};

struct Maker {
  Tables tables{};
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
    tables.forms[forms] = make_form(cells, shape);
    for (unsigned word = 0; word < Board::kWords; ++word) {
      tables.blocks[forms * Board::kWords + word] = blocks_from(cells, word);
    }
    for (unsigned space = 0; space < Board::kPlaces; ++space) {
      if (!tables.lies_on(placement(forms, space), kMap)) continue;
      tables.placements[placements++] = placement(forms, space);
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
          if (!tables.lies_on(placement(form, space), left)) continue;
          left = left.without(tables.blocks_of(placement(form, space)));
          ++found;
        }
      }
    }
    return found;
  }
};

constexpr Tables make() {
  Maker maker;
  for (unsigned shape = 0; shape < kShapes; ++shape) maker.add_shape(shape);
  return maker.tables;
}

}  // namespace making

namespace making {
inline constexpr Tables kMade = make();
}

// Tables by themselves: the chip finds each by one address.
inline constexpr auto kFormTable = making::kMade.forms;
inline constexpr auto kPlacementTable = making::kMade.placements;
inline constexpr auto kShapeTable = making::kMade.shapes;
// The blocks of each form by the word that its first space is in.
inline constexpr auto kBlockTable = making::kMade.blocks;
// With so many spaces filled every Shape still fits somewhere: on the empty map each can lie at one
// more place than this without overlapping itself.
inline constexpr unsigned kOpenFilled = making::kMade.open_filled;

// How many spaces of the map are beside each placement, by its code, and beside each space.
extern const std::array<uint8_t, kForms * Board::kPlaces> kBesidePlacement;
extern const std::array<uint8_t, Board::kPlaces> kBesideSpace;

// Where it lies. Before: it lies on the map.
[[gnu::always_inline]] constexpr Board blocks_of(Placement placement) {
  return blocks_at(kBlockTable[placement.first_word()], placement.first_bit());
}
// Whether it lies on places of the set.
[[gnu::always_inline]] constexpr bool lies_on(Placement placement, const Board& board) {
  return lie_on(kBlockTable[placement.first_word()], placement.first_bit(), board);
}

// The n-th group of forms: first spaces of all placements inside the set.
template <unsigned kNumber>
[[gnu::always_inline]] constexpr RunSets fitting_group(const Pairs& pairs) {
  constexpr const Form* kForm = &kFormTable[kNumber * kGroup];
  static_assert(kGroup == kRunSets);
  return {pairs.fitting(kForm[0]), pairs.fitting(kForm[1]), pairs.fitting(kForm[2])};
}

// Calls `use(number)` with the number, of `kCount` at most, as a constant.
template <unsigned kCount, unsigned kFirst = 0, class Use>
[[gnu::always_inline]] inline auto with_constant(unsigned number, Use&& use) {
  if constexpr (kCount == 1) {
    return use(std::integral_constant<unsigned, kFirst>{});
  } else {
    if (number == kFirst) return use(std::integral_constant<unsigned, kFirst>{});
    return with_constant<kCount - 1, kFirst + 1>(number, use);
  }
}

}  // namespace rules::townies
