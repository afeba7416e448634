// How fields, tiles and tourists look, at any size: washes with a symbol each, so that no colour
// stands alone.
#pragma once

#include "rules/cities/cities_city.hpp"
#include "rules/cities/cities_tables.hpp"
#include "ui/core/painter.hpp"

namespace ui::cities {

namespace rc = rules::cities;
using rc::Kind;
using rc::Laid;

// Fields up to this many pixels a side are painted from prepared pictures.
inline constexpr int kMostPrepared = 26;

// From now on fields of this size are copied, not drawn.
void prepare_fields(int size);

// A field with its symbol in the middle. Pale: it is not concerned now. The line on its left and
// top edge belongs to it, so that odd sizes look centred.
void paint_field(Painter& painter, const Rect& area, Kind kind, bool pale = false);
// The same with the symbol in the upper left, where a tourist stands on it.
void paint_field_aside(Painter& painter, const Rect& area, Kind kind, bool pale = false);

Color ground_color(Kind kind);
void paint_ground(Painter& painter, const Rect& area, Kind kind);
// What is drawn on a field of this kind.
Color color_on(Kind kind);
// The bare symbol of 12 × 12, or the one of 16 × 16, in ink on the ground.
void paint_kind(Painter& painter, Point corner, Kind kind, Color color, bool large = false);
// A field as a sign in a text: with a frame.
void paint_sign(Painter& painter, const Rect& area, Kind kind);

// A tile by itself with its inner edges and a frame: 2 × 2 fields and a pixel on the right and
// below.
void paint_tile(Painter& painter, Point corner, int field, Laid tile);
// The edge between two fields beside each other, `down` on the left edge of the second, else on its
// top: none where zones go on, dots between terraces or water, else a line.
void paint_edge(Painter& painter, Point corner, int field, bool down, int first, int second,
                bool pale);

enum class Pawn : uint8_t { standing, chosen, lifted };
// In the lower right of a field.
void paint_pawn(Painter& painter, const Rect& field, Pawn how = Pawn::standing);
// Seven small ones in a line, of which `left` are still to be sent.
void paint_stock(Painter& painter, Point corner, unsigned left);
inline constexpr Size kStock = {68, 11};

}  // namespace ui::cities
