// How the streets are drawn.
#include <algorithm>

#include "ui/core/write.hpp"
#include "ui/drawcity/site_sets.hpp"

namespace ui::drawcity {
namespace {

constexpr int kBars = 5;      // wide and high: internet on a band
constexpr int kFreeBars = 9;  // where it begins
constexpr int kDot = 2;
constexpr int kSpotFree = 9;  // the corner of a special location
constexpr int kSpotBuilt = 5;
constexpr int kLeastFace = 9;  // wide, for a symbol
constexpr int kLeastHeight = 13;
constexpr int kLeastLed = 17;               // of a street, for who leads in its demand
constexpr int kDigit = 7, kSmallDigit = 6;  // wide, in text and in notes
constexpr int kLowSymbol = 7;               // wide
constexpr int kUnderline = 2;               // below what one has of a district

constexpr int band_of(const Rect& area) { return area.width * 3 / 10; }
// An odd width keeps the symbols even.
constexpr int mark_of(int band) { return (band - 1) | 1; }

void paint_bars(Painter& painter, Rect area, int size, Color color) {
  area = area.middle({size, size});
  const int width = (size + 2) / 3;
  for (int i = 0; i < 3; ++i) {
    const int height = size * (i + 1) / 3;
    painter.fill({area.x + i * size / 3, area.bottom() - height, width - 1, height}, color);
  }
}

// At the top on the right.
void paint_spot(Painter& painter, const Rect& area, unsigned colour, int size) {
  const Color color = palette().area(wash_of_spot(colour)).color;
  for (int y = 0; y < size; ++y) {
    painter.across(area.right() - (size - y), area.y + y, size - y, color);
  }
}

// The seat's colour and symbol; above it internet.
void paint_band(Painter& painter, const Rect& band, Seat seat, bool internet) {
  const Palette& colors = palette();
  painter.wash(band, seat_wash(seat));
  const int side = mark_of(band.width);
  const Rect foot = {band.x, band.bottom() - side - 2, band.width, side};
  const Rect mark = foot.middle({side, side});
  if (grey()) painter.fill({band.x, mark.y - 1, band.width, side + 2}, colors.raised);
  paint_seat_symbol(painter, mark, seat, colors.on_color);
  if (!internet) return;
  const int bars = std::min(kBars, band.width);
  const Rect head = {band.x, band.y + 2, band.width, bars};
  if (grey()) painter.fill({band.x, band.y + 1, band.width, bars + 2}, colors.raised);
  paint_bars(painter, head, bars, colors.on_color);
}

// What a development shows is inverted where it is one's own.
struct Inks {
  Color ground, front;
};
Inks inks_of(bool own, bool pale) {
  const Palette& colors = palette();
  if (pale) return {colors.ground, colors.faint};
  return own ? Inks{colors.ink, colors.raised} : Inks{colors.raised, colors.ink};
}

// Too small for more than whose it is.
bool is_map(const Rect& area) {
  return area.width - band_of(area) < kLeastFace || area.height < kLeastHeight;
}

bool is_covered(const BoardLook& look, const Rect& area) {
  return std::ranges::any_of(look.covered, [&](const Rect& cover) {
    return !cover.empty() && !common(cover, area).empty();
  });
}

// All of it, by what is drawn later.
bool lies_under(const BoardLook& look, const Rect& area) {
  return std::ranges::any_of(look.covered, [&](const Rect& cover) {
    return !cover.empty() && common(cover, area) == area;
  });
}

void paint_built(Painter& painter, const Rect& area, const BoardLook& look, Site site,
                 unsigned player) {
  const State& state = *look.state;
  const bool pale = look.pale.has(site);
  const Inks inks = inks_of(player == look.own, pale);
  const bool internet = state.streets[rd::street_of(site) - 1].internet >> rd::column_at(site) & 1u;
  const Rect band = {area.x, area.y, band_of(area), area.height};
  if (is_map(area)) {
    painter.wash(area, seat_wash(look.seats.at(player)));
    if (player == look.own) painter.frame(area, 1, palette().ink);
    return;
  }
  const bool slim = pale && !grey();  // with ground all round the band
  const Rect face = {band.right(), area.y, area.width - band.width, area.height};
  painter.fill(slim ? area : face, inks.ground);
  const Rect before = painter.narrow(slim ? band.inset(1) : band);
  paint_band(painter, band, look.seats.at(player), internet);
  painter.clip_to(before);
  if (is_covered(look, area)) return;
  const bool low = area.height < BoardGrid::kTallCell - 1;
  const unsigned type = type_at(state, site);
  const Digits digits(static_cast<int>(number_of(state, site, player)));
  if (low) {
    // In narrow ones the type alone has room.
    if (kSmallDigit + kLowSymbol > face.width) {
      painter.symbol(symbol_of_type(type, SymbolSize::cell), face, inks.front);
    } else {
      const Rect left = {face.x, face.y, face.width - kLowSymbol, face.height};
      painter.text(left, digits, left.width < kDigit ? kNote : kText, inks.front, Align::center);
      painter.symbol(symbol_of_type(type, SymbolSize::low),
                     Rect{left.right(), face.y, kLowSymbol, face.height}, inks.front);
    }
  } else {
    const int upper = face.height * 11 / 20;
    painter.text({face.x, face.y + 1, face.width, upper}, digits, kTitle, inks.front,
                 Align::center);
    painter.symbol(symbol_of_type(type, SymbolSize::cell),
                   Rect{face.x, face.y + upper, face.width, face.height - upper - 1}, inks.front);
  }
  const unsigned spot = rd::has(state, rd::kLocations) ? spot_of(site) : kNoSpot;
  if (spot != kNoSpot) paint_spot(painter, area, spot, kSpotBuilt);
}

void paint_free(Painter& painter, const Rect& area, const BoardLook& look, Site site) {
  const Palette& colors = palette();
  const State& state = *look.state;
  const bool offered = look.offers && look.offered.has(site);
  painter.fill(area, look.offers && !offered ? colors.ground : colors.raised);
  if (is_covered(look, area) || is_map(area)) return;
  const unsigned spot = spot_of(site);
  const bool special = rd::has(state, rd::kLocations) && spot != kNoSpot;
  const Color front = look.offers && !offered ? colors.faint : colors.ink;
  if (special) {
    paint_spot(painter, area, spot, kSpotFree);
    painter.text({area.x, area.y, area.width - 3, area.height}, letter_of_spot(spot), kNote, front,
                 Align::center);
  } else if (rd::begins_internet(state, rd::street_of(site), rd::column_at(site))) {
    paint_bars(painter, area, kFreeBars, front);
  } else if (offered) {
    painter.fill(area.middle({kDot, kDot}), colors.note);
  }
}

void paint_neighborhoods(Painter& painter, const BoardLook& look) {
  for_each_neighborhood(*look.state, [&](Site site, rd::Direction direction) {
    const Rect area = look.grid.around_all(line_of(site, direction));
    if (!painter.sees(area)) return;
    painter.frame({area.x, area.y, area.width - 1, area.height - 1}, 2, palette().good);
  });
}

void paint_outline(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  painter.frame(area.inset(-1), 1, colors.raised);
  painter.frame(area, 3, colors.ink);
  painter.frame(area.inset(3), 1, colors.raised);
}

// Whether the player has what stands above the column, beside what stands further left in the
// district.
bool has_zone(const State& state, unsigned player, unsigned column) {
  unsigned from = rd::kDistricts - 1;
  while (rd::kDistrictFrom[from] > column) --from;
  const unsigned begin = rd::kDistrictFrom[from], end = rd::kDistrictFrom[from + 1];
  const unsigned type = type_above(state, column);
  unsigned wanted = 0;
  for (unsigned at = begin; at <= column; ++at) wanted += type_above(state, at) == type ? 1 : 0;
  const Row columns = rd::column_bit(end) - rd::column_bit(begin);
  for (unsigned i = 0; i < state.street_count; ++i) {
    const Row own = rd::columns_of(state.own[player - 1][i]) & state.streets[i].of[type - 1];
    const unsigned size = rd::row_size(own & columns);
    if (size >= wanted) return true;
    wanted -= size;
  }
  return false;
}

void paint_zones(Painter& painter, const BoardLook& look) {
  const Palette& colors = palette();
  const State& state = *look.state;
  const Rect& zones = look.grid.zones;
  painter.fill(zones, colors.ground);
  if (rd::in_set_up(state)) return;
  for (unsigned column = 1; column <= rd::kColumns; ++column) {
    const Rect cell = look.grid.cell(1, column);
    const Rect above = {cell.x, zones.y, cell.width, zones.height - 3};
    const bool has = look.own != 0 && has_zone(state, look.own, column);
    painter.symbol(symbol_of_type(type_above(state, column), SymbolSize::cell), above,
                   has ? colors.ink : colors.note);
    if (has) {
      painter.fill({cell.x + 4, zones.bottom() - kUnderline - 1, cell.width - 9, kUnderline},
                   colors.good);
    }
  }
}

// "Popular Demand": the type, and who has most of it; two are a tie, more are not shown.
void paint_demand(Painter& painter, const BoardLook& look) {
  constexpr unsigned kShown = 2;
  constexpr int kMark = 5;
  const Palette& colors = palette();
  const State& state = *look.state;
  painter.fill(look.grid.demand, colors.ground);
  if (rd::in_set_up(state)) return;
  for (unsigned street = 1; street <= state.street_count; ++street) {
    const Rect cell = look.grid.cell(street, 1);
    const Rect area = {look.grid.demand.x, cell.y, look.grid.demand.width, cell.height};
    if (!painter.sees(area)) continue;
    const unsigned type = type_wanted(state, street);
    const bool led = area.height >= kLeastLed;
    const Rect upper = {area.x + 1, area.y + 1, area.width - 1,
                        led ? area.height / 2 : area.height - 2};
    painter.symbol(symbol_of_type(type, SymbolSize::cell), upper, colors.ink);
    unsigned most = 1, leaders = 0;
    uint8_t leader[kShown] = {};
    for (unsigned player = 1; player <= state.players; ++player) {
      const Row own = rd::columns_of(state.own[player - 1][street - 1]);
      const unsigned size = rd::row_size(own & state.streets[street - 1].of[type - 1]);
      if (size < most) continue;
      if (size > most) leaders = 0;
      most = size;
      if (leaders < kShown) leader[leaders] = static_cast<uint8_t>(player);
      ++leaders;
    }
    if (leaders == 0 || leaders > kShown || !led) continue;
    Rect mark = {area.x + 1, upper.bottom() + 1, kMark, kMark + 2};
    if (leaders == 1) mark.x += 3;
    for (unsigned i = 0; i < leaders; ++i) {
      const Seat seat = look.seats.at(leader[i]);
      painter.wash(mark, seat_wash(seat));
      if (grey()) painter.fill(mark, colors.raised);
      paint_seat_symbol(painter, mark.middle({kMark, kMark}), seat, colors.on_color);
      mark.x += kMark + 1;
    }
  }
}

}  // namespace

void paint_space(Painter& painter, const Rect& area, const BoardLook& look, Site site) {
  const unsigned player = builder_of(*look.state, site);
  if (player == 0) return paint_free(painter, area, look, site);
  paint_built(painter, area, look, site, player);
}

void paint_board(Painter& painter, const BoardLook& look) {
  const Palette& colors = palette();
  const BoardGrid& grid = look.grid;
  const State& state = *look.state;
  for (unsigned street = 1; street <= state.street_count; ++street) {
    for (unsigned column = 1; column <= rd::kColumns; ++column) {
      const Rect cell = grid.cell(street, column);
      if (!painter.sees(cell) || lies_under(look, cell)) continue;
      paint_space(painter, {cell.x, cell.y, cell.width - 1, cell.height - 1}, look,
                  rd::site_at(street, column));
    }
  }
  for (unsigned column = 1; column <= rd::kColumns; ++column) {
    const Rect cell = grid.cell(1, column);
    painter.down(cell.right() - 1, grid.cells.y, grid.cells.height, colors.grid);
  }
  for (unsigned street = 1; street <= state.street_count; ++street) {
    painter.across(grid.cells.x, grid.cell(street, 1).bottom() - 1, grid.cells.width, colors.grid);
  }
  if (rd::has(state, rd::kZoning)) {
    for (unsigned i = 1; i < rd::kDistricts; ++i) {
      const Rect cell = grid.cell(1, rd::kDistrictFrom[i]);
      painter.down(cell.x - 1, grid.cells.y, grid.cells.height, colors.faint);
    }
    if (painter.sees(grid.zones)) paint_zones(painter, look);
  }
  painter.frame(grid.cells.inset(-1), 1, colors.ink);
  if (!grid.demand.empty() && painter.sees(grid.demand)) paint_demand(painter, look);
  if (rd::has(state, rd::kNeighborhoods)) paint_neighborhoods(painter, look);
  if (look.outlined.any()) paint_outline(painter, grid.around_all(look.outlined).inset(-1));
}

}  // namespace ui::drawcity
