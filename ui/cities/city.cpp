#include "ui/cities/city.hpp"

#include "ui/core/screen.hpp"

namespace ui::cities {

namespace rc = rules::cities;

unsigned City::laid() const {
  unsigned many = 0;
  for (const rc::Laid tile : tiles) many += tile != 0 ? 1u : 0u;
  return many;
}

City city_of(const State& state, unsigned seat) {
  LV_ASSERT((state.options.variants & (rc::kFree | rc::kOneMore)) == 0);
  const rc::City& from = state.cities[seat - 1];
  City city;
  rc::for_each_tile(state, from, [&](rc::Lie lie, rc::Laid tile) {
    city.tiles[rc::row_of(lie) * rc::kSide + rc::column_of(lie)] = tile;
  });
  city.tourists = from.tourists;
  for (unsigned bit = 0; bit < rc::kStartTiles; ++bit) {
    if (from.todo >> bit & 1u) city.todo |= 1u << rc::tile_to_lay(state, bit);
  }
  city.home_row = static_cast<uint8_t>(from.home_row());
  city.home_column = static_cast<uint8_t>(from.home_column());
  city.last = static_cast<uint8_t>(from.last / (2 * rc::kFieldSide) * rc::kSide +
                                   from.last % rc::kFieldSide / 2);
  city.acts = from.has_to_act();
  return city;
}

rc::Board board_of(const City& city) {
  rc::Board board;
  for (unsigned cell = 0; cell < rc::kCells; ++cell) {
    const rc::Laid tile = city.tiles[cell];
    for (unsigned quarter = 0; quarter < rc::kQuarters && tile != 0; ++quarter) {
      rc::add_field(board.fields[rc::kind_of(tile, quarter)],
                    rc::field_at(cell / rc::kSide, cell % rc::kSide, quarter));
    }
  }
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    rc::add_field(board.tourists, city.tourists.at[i]);
  }
  return board;
}

}  // namespace ui::cities
