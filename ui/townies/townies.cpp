#include "ui/townies/townies.hpp"

#include "ui/townies/pieces.hpp"
#include "ui/townies/play_screen.hpp"

namespace ui::townies {
namespace {

extern TownPlay play;
constinit TownPlay play(the_game, nullptr);

template <rt::Colour kColour>
void paint_sign(Painter& painter, const Rect& area, Color color) {
  paint_block_sign(painter, area, kColour, color);
}

}  // namespace

constinit TowniesMatch the_game(play);

constexpr Sign kSigns[rt::kColours] = {
    {0xE020, kBlockSymbol.width, paint_sign<rt::kRed>},
    {0xE021, kBlockSymbol.width, paint_sign<rt::kYellow>},
    {0xE022, kBlockSymbol.width, paint_sign<rt::kBrown>},
    {0xE023, kBlockSymbol.width, paint_sign<rt::kGreen>},
    {0xE024, kBlockSymbol.width, paint_sign<rt::kBlue>},
};

bool has_goal_field(const Setup& setup) { return rt::has_additional(setup.values[kModeField]); }
bool has_bonus_field(const Setup& setup) { return rt::has_bonus(setup.values[kModeField]); }

void paint_colour_chip(Painter& painter, const Rect& area, unsigned colour) {
  paint_marker(painter, area, colour);
}
void paint_goal_chip(Painter& painter, const Rect& area, unsigned goal) {
  paint_goal_symbol(painter, area, static_cast<rt::Goal>(goal), palette().ink);
}
void paint_bonus_chip(Painter& painter, const Rect& area, unsigned bonus) {
  paint_bonus_symbol(painter, area, static_cast<rt::Bonus>(bonus), palette().ink);
}

// A small district with an Object in it.
void draw_icon(Painter& painter, const Rect& area) {
  constexpr int kRow = 14;
  constexpr Axial kSpaces[] = {{0, 0}, {1, 0}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, -1}};
  constexpr uint8_t kColours[] = {rt::kBlue,  rt::kRed,   rt::kYellow, rt::kYellow,
                                  rt::kGreen, rt::kGreen, rt::kRed};
  const HexGrid grid(kRow, area.center());
  for (size_t i = 0; i < std::size(kSpaces); ++i) {
    const Rect hex = grid.hex(kSpaces[i]);
    wash_hex(painter, grid, hex, wash_of(kColours[i]));
    for (unsigned side = 0; side < kSides; ++side) {
      paint_side_of_hex(painter, grid, hex, static_cast<Side>(side), 1, palette().ink);
    }
    if (i != 0) paint_block_symbol(painter, hex, kColours[i]);
  }
  paint_object(painter, grid.hex(kSpaces[0]), rt::kWindmill);
}

}  // namespace ui::townies
