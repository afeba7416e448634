// What lies on the map and on the dice, as it looks: colours, Objects, Shapes, goals, bonuses.
#pragma once

#include "rules/townies/townies_shapes.hpp"
#include "ui/core/symbols.hpp"
#include "ui/townies/hexes.hpp"

namespace ui::townies {

constexpr Wash wash_of(unsigned colour) { return static_cast<Wash>(colour); }

inline constexpr Size kBlockSymbol = {9, 8};
inline constexpr Size kObjectSymbol = {13, 12};
inline constexpr int kLeastSymbol = 14;  // height of a space that has room for one

// In the middle of `area`, twice as large where it has the room.
void paint_block_symbol(Painter& painter, const Rect& area, unsigned colour);
// By itself, on any ground.
void paint_block_sign(Painter& painter, const Rect& area, unsigned colour, Color color);
// Light on a dark plate that leaves its colour to be seen; on a small space the plate alone.
void paint_object(Painter& painter, const Rect& area, unsigned object);

// A square of the colour with its symbol, as markers are.
void paint_marker(Painter& painter, const Rect& area, unsigned colour);

// The Blocks of a Shape that lies in this way, in the middle of `area`.
void paint_shape(Painter& painter, const Rect& area, unsigned form, Color color);

// The black die with this Shape up as it is printed, `edge` away from its sides.
void paint_black_die(Painter& painter, const Rect& area, int edge, unsigned shape);

// In the middle of `area`, in `color`: the Object alone, the goal, the bonus.
void paint_object_symbol(Painter& painter, const Rect& area, unsigned object, bool large,
                         Color color);
void paint_goal_symbol(Painter& painter, const Rect& area, rt::Goal goal, Color color);
void paint_bonus_symbol(Painter& painter, const Rect& area, rt::Bonus bonus, Color color);

// The five markers as they go round: the one that is `held` framed, the one after it marked.
// From 0; `taken`: the markers that somebody holds, bit k the k-th.
inline constexpr int kRingChip = 13;
inline constexpr int kRingStep = 16;
void paint_ring(Painter& painter, Point corner, unsigned held, unsigned taken);

}  // namespace ui::townies
