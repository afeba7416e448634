#include "rules/cities/cities_free.hpp"

namespace rules::cities {
namespace {

constexpr uint64_t kFirstColumn = 0x0101010101010101;
constexpr uint64_t kLastColumn = kFirstColumn << (kWideSide - 1);
constexpr uint64_t kLastRow = uint64_t{0xFF} << (kPlaces - kWideSide);

uint64_t laid_places(const State& state, const City& city) {
  uint64_t laid = 0;
  for (uint32_t left = lying(state, city); left != 0; left &= left - 1) {
    laid |= uint64_t{1} << place_of(city.tiles[std::countr_zero(left)]);
  }
  return laid;
}

// The bits of the first column, one beside the other.
unsigned first_column(uint64_t places) {
  return static_cast<unsigned>((places & kFirstColumn) * 0x0102040810204080 >> (kPlaces - 8));
}

WideFields all_fields(const State& state, const City& city) {
  WideFields fields;
  for (uint32_t left = lying(state, city); left != 0; left &= left - 1) {
    const Lie lie = city.tiles[std::countr_zero(left)];
    uint32_t* const rows = fields.rows + 1 + 2 * row_of(lie);
    const uint32_t pair = 6u << 2 * column_of(lie);
    rows[0] |= pair;
    rows[1] |= pair;
  }
  return fields;
}

}  // namespace

// As next_cells(): a city that spans all columns or rows has a cell in the last.
WideCells wide_next_cells(const State& state, const City& city) {
  const uint64_t laid = laid_places(state, city);
  const uint64_t line = laid | (laid & ~kLastColumn) << 1 | (laid & ~kFirstColumn) >> 1;
  const uint64_t near = (line | line << kPlacePitch | line >> kPlacePitch) & ~laid;
  const unsigned first_row = static_cast<unsigned>(laid) & 0xFFu;
  const unsigned column = first_column(laid);
  unsigned north = (first_row | first_row << 1 | first_row << 2) & 0x1FFu;
  unsigned west = (column | column << 1 | column >> 1) & 0xFFu;
  if ((laid & kLastRow) != 0) north = 0;
  if ((laid & kLastColumn) != 0) {
    north &= ~1u;
    west = 0;
  }
  return {{static_cast<uint32_t>(near), static_cast<uint32_t>(near >> 32),
           north | west << (kWestBits - kNorthBits)}};
}

WideFields wide_open(const State& state, const City& city) {
  WideFields open;
  for_each_tile(state, city, [&](Lie lie, Laid tile) {
    uint32_t* const rows = open.rows + 1 + 2 * row_of(lie);
    const unsigned shift = 1 + 2 * column_of(lie);
    const uint32_t dry = kDry[tile];
    rows[0] |= (dry & 3u) << shift;
    rows[1] |= dry >> 2 << shift;
  });
  if (city.cover == kCovered) {
    uint32_t* const rows = open.rows + 1 + city.cover_at / kWideFieldSide;
    const unsigned shift = 1 + city.cover_at % kWideFieldSide;
    const uint32_t dry = kDry[covering_tile(state, city)];
    rows[0] = (rows[0] & ~(3u << shift)) | (dry & 3u) << shift;
    rows[1] = (rows[1] & ~(3u << shift)) | dry >> 2 << shift;
  }
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    const unsigned at = city.tourists.at[i];
    open.clear(at / kWideFieldSide, at % kWideFieldSide);
  }
  return open;
}

WideFields wide_cover_fields(const State& state, const City& city) {
  WideFields fields = all_fields(state, city);
  for (unsigned row = 0; row + 1 < kWideFieldRows; ++row) {
    const uint32_t both = fields.rows[row] & fields.rows[row + 1];
    fields.rows[row] = both & both >> 1;
  }
  return fields;
}

bool is_open_field(const State& state, const City& city, unsigned field) {
  const unsigned row = field / kWideFieldSide;
  return ground_at(state, city, row, field % kWideFieldSide).is_dry() && !city.tourists.has(field);
}

unsigned free_ways_to_lay(const State& state, const City& city) {
  if (at_one_more(state)) return wide_cover_fields(state, city).count() * kRotations + 1;
  return wide_next_cells(state, city).count() * kRotations;
}

}  // namespace rules::cities
