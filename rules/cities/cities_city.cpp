#include "rules/cities/cities_city.hpp"

#include <cstring>

namespace rules::cities {
// Columns and rows that growth pushes out are empty: the city spans three at most before it.
void grow_west(City& city) {
  city.laid <<= 1;
  city.home += 1;
  std::memmove(city.tiles + 1, city.tiles, kCells - 1);
  city.tiles[0] = 0;
  for (uint32_t& half : city.open.words) half <<= 2;
  for (unsigned i = 0; i < city.tourists.count; ++i) city.tourists.at[i] += 2;
}

void grow_north(City& city) {
  city.laid <<= kPitch;
  city.home += kSide;
  std::memmove(city.tiles + kSide, city.tiles, kCells - kSide);
  std::memset(city.tiles, 0, kSide);
  uint32_t* const open = city.open.words;
  open[1] = open[1] << 2 * kFieldSide | open[0] >> 2 * kFieldSide;
  open[0] <<= 2 * kFieldSide;
  for (unsigned i = 0; i < city.tourists.count; ++i) city.tourists.at[i] += 2 * kFieldSide;
}

namespace {

void renew_masks(City& city) {
  city.laid = 0;
  for (unsigned cell = 0; cell < kCells; ++cell) {
    if (city.tiles[cell] != 0) city.laid |= frame_bit(cell / kSide + 1, cell % kSide + 1);
    city.open.set_quarters(cell, kDry[city.tiles[cell]]);
  }
  for (unsigned i = 0; i < city.tourists.count; ++i) city.open.flip(city.tourists.at[i]);
}

}  // namespace

void Tourists::remove_from_cell(unsigned cell) {
  unsigned kept = 0;
  for (unsigned i = 0; i < count; ++i) {
    if (cell_of_field(at[i]) != cell) at[kept++] = at[i];
  }
  for (unsigned i = kept; i < count; ++i) at[i] = 0;
  count = static_cast<uint8_t>(kept);
}

void take_back(City& city) {
  city.todo = 1u << number_of(city.tiles[city.last]);
  city.tiles[city.last] = city.covered;
  city.tourists = city.before;
  city.before = {};
  city.last = 0;
  city.covered = 0;
  // A first row or column that is now empty is one that the tile had opened.
  const Laid* const tiles = city.tiles;
  if ((tiles[0] | tiles[1] | tiles[2] | tiles[3]) == 0) {
    std::memmove(city.tiles, city.tiles + kSide, kCells - kSide);
    std::memset(city.tiles + kCells - kSide, 0, kSide);
    city.home = static_cast<uint8_t>(city.home - kSide);
  }
  if ((tiles[0] | tiles[4] | tiles[8] | tiles[12]) == 0) {
    std::memmove(city.tiles, city.tiles + 1, kCells - 1);
    city.tiles[kCells - 1] = 0;
    city.home -= 1;
  }
  renew_masks(city);
}

bool masks_agree(const City& city) {
  City renewed = city;
  renew_masks(renewed);
  return renewed.laid == city.laid && renewed.open == city.open;
}

}  // namespace rules::cities
