#include "ui/drawcity/board.hpp"

#include <algorithm>

namespace ui::drawcity {
namespace {

constexpr int kColumns = rd::kColumns;
constexpr int kZones = 18;
constexpr int kDemand = 12;

}  // namespace

bool Sites::any() const {
  return std::ranges::any_of(streets, [](uint16_t row) { return row != 0; });
}

Sites built_by(const State& state, unsigned player) {
  Sites sites;
  for (unsigned i = 0; i < state.street_count; ++i) {
    const Row columns = rd::columns_of(state.own[player - 1][i]);
    sites.streets[i] = static_cast<uint16_t>(columns);
  }
  return sites;
}

Sites built_on(const State& state) {
  Sites sites;
  for (unsigned i = 0; i < state.street_count; ++i) {
    sites.streets[i] = static_cast<uint16_t>(rd::kWholeRow & ~Row{state.streets[i].free});
  }
  return sites;
}

unsigned builder_of(const State& state, Site site) {
  const Row bit = rd::column_bit(rd::column_at(site));
  for (unsigned player = 1; player <= state.players; ++player) {
    if (state.own[player - 1][rd::street_of(site) - 1] & bit) return player;
  }
  return 0;
}

unsigned type_at(const State& state, Site site) {
  const rd::Street& street = state.streets[rd::street_of(site) - 1];
  for (unsigned type = 1; type <= rd::kTypes; ++type) {
    if (street.of[type - 1] >> rd::column_at(site) & 1u) return type;
  }
  return 0;
}

// A player's numbers ascend: the one with as many lower ones as there are developments on its left.
unsigned number_of(const State& state, Site site, unsigned player) {
  const rd::Own own = state.own[player - 1][rd::street_of(site) - 1];
  const Row left = rd::columns_of(own) & (rd::column_bit(rd::column_at(site)) - 1);
  unsigned lower = rd::row_size(left);
  for (unsigned number = 1; number <= rd::kNumbers; ++number) {
    if ((own & rd::number_bit(number)) == 0) continue;
    if (lower == 0) return number;
    --lower;
  }
  return 0;
}

unsigned number_at(const State& state, Site site) {
  const unsigned player = builder_of(state, site);
  return player == 0 ? 0 : number_of(state, site, player);
}

Sites line_of(Site first, rd::Direction direction) {
  Sites sites;
  const unsigned step = direction == rd::kAcross ? 1 : 16;
  for (unsigned i = 0; i < rd::kPatternLength; ++i) sites.add(static_cast<Site>(first + i * step));
  return sites;
}

BoardGrid BoardGrid::in(const Rect& room, const State& state) {
  BoardGrid grid;
  grid.streets = state.street_count;
  const int demand = rd::has(state, rd::kDemand) ? kDemand : 0;
  const int zones = rd::has(state, rd::kZoning) ? kZones : 0;
  const int width = (room.width - demand) / kColumns;
  const int height = std::min(width * 3 / 2, (room.height - zones) / grid.streets);
  const int x = room.x + (room.width - demand - kColumns * width) / 2;
  grid.cells = {x, room.y + zones, kColumns * width, grid.streets * height};
  if (zones > 0) grid.zones = {x, room.y, grid.cells.width, zones};
  if (demand > 0) grid.demand = {grid.cells.right(), grid.cells.y, demand, grid.cells.height};
  return grid;
}

Rect BoardGrid::cell(unsigned street, unsigned column) const {
  const int width = cells.width / kColumns, height = cells.height / streets;
  return {cells.x + (static_cast<int>(column) - 1) * width,
          cells.y + (static_cast<int>(street) - 1) * height, width, height};
}

Rect BoardGrid::around_all(const Sites& sites) const {
  Rect all = {};
  drawcity::all_of(sites, [&](Site site) {
    all = around(all, cell(site));
    return true;
  });
  return all;
}

Site BoardGrid::find(Point point) const {
  if (!cells.contains(point)) return 0;
  const int column = (point.x - cells.x) / (cells.width / kColumns);
  const int street = (point.y - cells.y) / (cells.height / streets);
  return rd::site_at(static_cast<unsigned>(street) + 1, static_cast<unsigned>(column) + 1);
}

}  // namespace ui::drawcity
