#include "ui/townies/pieces.hpp"
#include "ui/townies/town_look.hpp"

namespace ui::townies {
namespace {

using rt::seen_from;

constexpr int kHalo = 5, kOutline = 3;  // thickness around what is marked
constexpr int kStar = 11;
constexpr int kReach = 3;  // of a star beyond a small space

constexpr unsigned kOwnSides = 3;  // those on the left and the top, which lie in the space itself

// Which line each of its own sides is.
struct Lines {
  Board map, filled, alike, inside;  // by what lies beyond

  Lines(const Board& blocks, const Board (&of)[rt::kColours], unsigned side) {
    const Axial by = kBeyond[side];
    map = seen_from(rt::kMap, by.q, by.r);
    filled = blocks | seen_from(blocks, by.q, by.r);
    for (const Board& colour : of) alike = alike | (colour & seen_from(colour, by.q, by.r));
    const Board centre = seen_from(rt::kCentre, by.q, by.r);
    inside = centre.without(rt::kCentre) | rt::kCentre.without(centre);
  }

  Color color(unsigned space) const {
    const Palette& colors = palette();
    if (!map.has(space)) return colors.ink;
    if (alike.has(space)) return colors.faint;
    if (filled.has(space)) return colors.ink;
    return inside.has(space) ? colors.faint : colors.grid;
  }
};

class TownPainter {
 public:
  TownPainter(Painter& painter, const TownLook& look)
      : painter_(painter),
        look_(look),
        blocks_(look.town->blocks()),
        of_{look.town->of(0), look.town->of(1), look.town->of(2), look.town->of(3),
            look.town->of(4)},
        lines_{{blocks_, of_, 0}, {blocks_, of_, 1}, {blocks_, of_, 2}} {
    for (unsigned i = 0; i < look.town->objects; ++i) {
      const rt::Drawn drawn = look.town->drawn[i];
      object_at_[rt::space_of(drawn)] = static_cast<uint8_t>(rt::object_of(drawn) + 1);
    }
  }

  void paint_space(unsigned space) {
    const Rect hex = look_.grid.hex(space);
    if (!painter_.sees(hex.inset(-kReach))) return;
    const unsigned colour = colour_at(space);
    const bool pale = look_.pale.has(space);
    const auto line = [&](Side side) { return lines_[static_cast<unsigned>(side)].color(space); };
    if (grey() && colour != rt::kColours && !pale) {
      wash_hex(painter_, look_.grid, hex, wash_of(colour));
      for (const Side side : {Side::upper_left, Side::lower_left}) {
        paint_side_of_hex(painter_, look_.grid, hex, side, 1, line(side));
      }
    } else {
      painter_.tapered(hex, look_.grid.lefts(), ground_of(space, colour, pale),
                       line(Side::upper_left), line(Side::lower_left));
    }
    paint_side_of_hex(painter_, look_.grid, hex, Side::top, 1, line(Side::top));
    if (colour == rt::kColours && rt::kStarBoard.without(look_.numbered).has(space)) {
      painter_.symbol(symbol_townies_star_11, hex, palette().ink);
    }
    if (colour == rt::kColours) return;
    if (object_at_[space] != 0) {
      paint_object(painter_, hex, object_at_[space] - 1u);
    } else if (hex.height >= kLeastSymbol) {
      paint_block_symbol(painter_, hex, colour);
    }
  }

  // The lines on the right and at the foot of all that is shown, which lie in no space.
  void paint_rim() {
    for (unsigned side = kOwnSides; side < kSides; ++side) {
      const Axial by = kBeyond[side];
      look_.shown.without(seen_from(look_.shown, by.q, by.r)).all_of([&](unsigned space) {
        const Rect hex = look_.grid.hex(space);
        if (painter_.sees(hex.inset(-1))) {
          paint_side_of_hex(painter_, look_.grid, hex, static_cast<Side>(side), 1,
                            rim_color(space, side));
        }
        return true;
      });
    }
  }

 private:
  static Color ground_of(unsigned space, unsigned colour, bool pale) {
    const Palette& colors = palette();
    if (colour == rt::kColours) return rt::kCentre.has(space) ? colors.center : colors.raised;
    const Color own = colors.area(wash_of(colour)).color;
    return pale ? washed(own) : own;
  }
  // Of a part of the map it need not be the map's own end.
  Color rim_color(unsigned space, unsigned side) const {
    return look_.shown == rt::kMap ? palette().ink : Lines(blocks_, of_, side).color(space);
  }
  unsigned colour_at(unsigned space) const {
    unsigned colour = 0;
    while (colour < rt::kColours && !of_[colour].has(space)) ++colour;
    return colour;
  }

  Painter& painter_;
  const TownLook& look_;
  Board blocks_;
  Board of_[rt::kColours];
  Lines lines_[kOwnSides];
  uint8_t object_at_[Board::kPlaces] = {};  // from 1
};

}  // namespace

void paint_town(Painter& painter, const TownLook& look) {
  TownPainter town(painter, look);
  for_each_space([&](unsigned space) {
    if (look.shown.has(space)) town.paint_space(space);
  });
  town.paint_rim();
  paint_outlined(painter, look.grid, look.outlined);
}

void paint_outlined(Painter& painter, const HexGrid& grid, const Board& spaces) {
  if (!spaces.any()) return;
  paint_outline(painter, grid, spaces, kHalo, palette().raised);
  paint_outline(painter, grid, spaces, kOutline, palette().ink);
}

void paint_worth_of_space(Painter& painter, const HexGrid& grid, unsigned space,
                          const char* worth) {
  const Rect hex = grid.hex(space);
  if (!painter.sees(hex)) return;
  const Rect room = {hex.x, hex.y, hex.width + 1, hex.height};
  const int number = text_width(worth, kNote);
  if (!rt::kStarBoard.has(space) || number + kStar > hex.width) {
    return painter.text(room, worth, kNote, palette().ink, Align::center);
  }
  const Rect both = room.middle({number + kStar, room.height});
  painter.text({both.x, both.y, number, both.height}, worth, kNote, palette().ink);
  painter.symbol(symbol_townies_star_11, {both.x + number, both.y, kStar, both.height},
                 palette().ink);
}

}  // namespace ui::townies
