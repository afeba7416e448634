#include "rules/cities/cities_city.hpp"

#include "rules/cities/cities_state.hpp"

namespace rules::cities {
namespace {

constexpr unsigned kRotationsOfRow = kPlacePitch * kRotations;

// All that is counted from the city's north-west corner.
void move_all(City& city, uint32_t lying, unsigned tiles, unsigned fields) {
  for (; lying != 0; lying &= lying - 1) {
    Lie& lie = city.tiles[std::countr_zero(lying)];
    lie = static_cast<Lie>(lie + tiles);
  }
  city.home = static_cast<uint8_t>(city.home + tiles / kRotations);
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    city.tourists.at[i] = static_cast<uint8_t>(city.tourists.at[i] + fields);
  }
}

// A first row or column that is empty is one that a tile had opened which lies there no more.
void shrink(const State& state, City& city) {
  unsigned row = kWideSide;
  unsigned column = kWideSide;
  for_each_tile(state, city, [&](Lie lie, Laid) {
    if (row_of(lie) < row) row = row_of(lie);
    if (column_of(lie) < column) column = column_of(lie);
  });
  const Lie less = lie_at(row, column, 0);
  for (uint32_t left = lying(state, city); left != 0; left &= left - 1) {
    Lie& lie = city.tiles[std::countr_zero(left)];
    lie = static_cast<Lie>(lie - less);
  }
  city.home = static_cast<uint8_t>(city.home - place_of(less));
}

}  // namespace

void Tourists::remove_quarters(unsigned first, unsigned side) {
  unsigned kept = 0;
  for (unsigned i = 0; i < count; ++i) {
    const unsigned down = at[i] / side - first / side;
    const unsigned across = at[i] % side - first % side;
    if (down > 1 || across > 1) at[kept++] = at[i];
  }
  for (unsigned i = kept; i < count; ++i) at[i] = 0;
  count = static_cast<uint8_t>(kept);
}

// Columns and rows that growth pushes out are empty: the city spans less than all before it.
void grow_west(City& city, uint32_t lying) {
  move_all(city, lying, kRotations, 2);
  city.laid <<= 1;
  for (uint32_t& half : city.open.words) half <<= 2;
}

void grow_north(City& city, uint32_t lying, unsigned side) {
  move_all(city, lying, kRotationsOfRow, 2 * side);
  city.laid <<= kPitch;
  uint32_t* const open = city.open.words;
  open[1] = open[1] << 2 * kFieldSide | open[0] >> 2 * kFieldSide;
  open[0] <<= 2 * kFieldSide;
}

Ground ground_at(const State& state, const City& city, unsigned row, unsigned column) {
  if (city.cover == kCovered) {
    const unsigned side = field_side(state);
    const unsigned down = row - city.cover_at / side;
    const unsigned across = column - city.cover_at % side;
    if (down <= 1 && across <= 1) {
      return {covering_tile(state, city), static_cast<uint8_t>(down * 2 + across)};
    }
  }
  Ground ground;
  const unsigned place = place_at(row / 2, column / 2);
  for (uint32_t left = lying(state, city); left != 0; left &= left - 1) {
    const auto draw = static_cast<unsigned>(std::countr_zero(left));
    const Lie lie = city.tiles[draw];
    if (place_of(lie) != place) continue;
    ground.tile = laid_tile(state.drawn[draw], turns_of_lie(lie));
    ground.quarter = static_cast<uint8_t>(row % 2 * 2 + column % 2);
  }
  return ground;
}

bool covers_city(const State& state, const City& city, unsigned first) {
  const unsigned side = field_side(state);
  const unsigned row = first / side;
  const unsigned column = first % side;
  if (row + 1 == side || column + 1 == side) return false;
  for (unsigned quarter = 0; quarter < kQuarters; ++quarter) {
    if (ground_at(state, city, row + quarter / 2, column + quarter % 2).tile == 0) return false;
  }
  return true;
}

Frame laid_frame(const State& state, const City& city) {
  Frame laid = 0;
  for_each_tile(state, city,
                [&](Lie lie, Laid) { laid |= frame_bit(row_of(lie) + 1, column_of(lie) + 1); });
  return laid;
}

void take_back(const State& state, City& city) {
  city.tourists = city.before;
  city.before = {};
  city.last = 0;
  city.cover = kUndecided;
  city.cover_at = 0;
  city.cover_turns = 0;
  city.todo = 1;
  if (!at_one_more(state)) {
    city.tiles[round_draw(state)] = 0;
    shrink(state, city);
  }
  make_masks(state, city, city.laid, city.open);
}

void make_masks(const State& state, const City& city, Frame& laid, Mask& open) {
  laid = 0;
  open = {};
  if (is_free(state)) return;
  laid = laid_frame(state, city);
  for_each_tile(state, city, [&](Lie lie, Laid tile) {
    open.set_cell(field_at(row_of(lie), column_of(lie), kNw), kDry[tile]);
  });
  if (city.cover == kCovered) {
    open.set_quarters(city.cover_at, kDry[covering_tile(state, city)]);
  }
  for (unsigned i = 0; i < city.tourists.count; ++i) open.flip(city.tourists.at[i]);
}

}  // namespace rules::cities
