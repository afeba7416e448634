#include "ui/townies/forms.hpp"

#include "ui/townies/hexes.hpp"

namespace ui::townies {
namespace {

namespace making = rt::making;
using making::Cells;

struct Ways {
  uint8_t turned[rt::kForms] = {};
  uint8_t flipped[rt::kForms] = {};
  // The Block to hold it by, counted from the first one as bits are: columns and rows.
  rt::Axial held[rt::kForms] = {};
};

// Eight times the steps from the middle of all four.
constexpr int off_middle(const Cells& cells, rt::Axial at) {
  int q = 0, r = 0;
  for (const rt::Axial cell : cells) {
    q += cell.q;
    r += cell.r;
  }
  return twice_the_steps({4 * at.q - q, 4 * at.r - r});
}

constexpr Ways find_ways() {
  making::Maker maker;
  for (unsigned shape = 0; shape < rt::kShapes; ++shape) maker.add_shape(shape);
  Ways ways;
  const auto find = [&](const Cells& wanted, unsigned shape) {
    const rt::ShapeForms& forms = maker.tables.shapes[shape];
    unsigned form = forms.form;
    for (;; ++form) {
      bool equal = true;
      for (unsigned i = 0; i < rt::kShapeBlocks; ++i) {
        equal = equal && making::same(maker.made[form][i], wanted[i]);
      }
      if (equal) return static_cast<uint8_t>(form);
    }
  };
  for (unsigned form = 0; form < rt::kForms; ++form) {
    const Cells& made = maker.made[form];
    const unsigned shape = maker.tables.forms[form].shape;
    Cells turned = made, flipped = made;
    for (rt::Axial& at : turned) at = making::turned(at);
    // Left to right: columns change sign, and the slant of rows with them.
    for (rt::Axial& at : flipped) at = {-at.q, at.r + at.q};
    ways.turned[form] = find(making::from_first(turned), shape);
    ways.flipped[form] = find(making::from_first(flipped), shape);
    rt::Axial held = made[0];
    for (const rt::Axial at : made) {
      if (off_middle(made, at) < off_middle(made, held)) held = at;
    }
    ways.held[form] = held;
  }
  return ways;
}

constexpr Ways kWays = find_ways();

}  // namespace

unsigned turned(unsigned form) { return kWays.turned[form]; }
unsigned flipped(unsigned form) { return kWays.flipped[form]; }

unsigned held_space(rt::Placement placement) {
  const rt::Axial by = kWays.held[placement.form()];
  const unsigned first = placement.space();
  const unsigned column = rt::column_of(first);
  const int row = rt::top_r(column) + static_cast<int>(first - rt::top_space(column));
  return rt::space_at({rt::column_q(column) + by.q, row + by.r});
}

}  // namespace ui::townies
