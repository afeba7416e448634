// What Objects score, and what goals count.
#include <algorithm>
#include <functional>

#include "host_tests/townies/reference.hpp"

namespace reference {
namespace {

const std::set<std::string> kCentre{"d4", "d5", "d6", "e4", "e5", "e6", "e7", "f4", "f5", "f6",
                                    "f7", "f8", "g4", "g5", "g6", "g7", "h4", "h5", "h6"};

std::string colour_of(const std::string& object) {
  return object == "city-square" ? "" : kColours[index_in(kObjects, object)];
}

bool is_object(const Map& map, At at) { return map.count(at) != 0 && !map.at(at).object.empty(); }
bool is_colour(const Map& map, At at, const std::string& colour) {
  return map.count(at) != 0 && map.at(at).colour == colour;
}

int count_around(At at, const std::function<bool(At)>& counts) {
  int count = 0;
  for (const At near : around(at)) count += counts(near) ? 1 : 0;
  return count;
}

std::vector<At> objects_of(const Map& map) {
  std::vector<At> found;
  for (const auto& [at, block] : map) {
    if (!block.object.empty()) found.push_back(at);
  }
  return found;
}

bool is_surrounded(const Map& map, At at) {
  return count_around(at, [&](At near) { return map.count(near) != 0; }) == 6;
}

bool has_opposite(At at, const std::function<bool(At)>& counts) {
  const std::vector<At> near = around(at);
  for (size_t i = 0; i < 3; ++i) {
    if (counts(near[i]) && counts(near[i + 3])) return true;
  }
  return false;
}

// Every simple path of green Blocks from `from` on that does not step on `end`.
bool path_leads(const Map& map, At from, At end, std::set<At>& walked) {
  if (!walked.insert(from).second) return false;
  for (const At near : around(from)) {
    if (near == end) return true;
    if (is_colour(map, near, "green") && path_leads(map, near, end, walked)) return true;
  }
  return false;
}

bool is_connected(const Map& map, At bike) {
  for (const At end : objects_of(map)) {
    for (const At first : around(bike)) {
      std::set<At> walked{bike};
      if (first == end || !is_colour(map, first, "green")) continue;
      if (path_leads(map, first, end, walked)) return true;
    }
  }
  return false;
}

std::set<std::string> colours_around(const Map& map, At at) {
  std::set<std::string> colours;
  for (const At near : around(at)) {
    if (map.count(near) != 0) colours.insert(map.at(near).colour);
  }
  return colours;
}

bool reaches_edge(const Map& map, At at) {
  std::set<At> seen{at};
  std::vector<At> open{at};
  while (!open.empty()) {
    const At here = open.back();
    open.pop_back();
    if (is_at_edge(here)) return true;
    for (const At near : around(here)) {
      if (is_colour(map, near, map.at(at).colour) && seen.insert(near).second) open.push_back(near);
    }
  }
  return false;
}

int largest_triangle(const Map& map) {
  int best = 0;
  for (const At at : all_spaces()) {
    for (const int sign : {1, -1}) {
      for (int side = 1; side <= 11; ++side) {
        bool full = true;
        for (int i = 0; i < side; ++i) {
          for (int j = 0; i + j < side; ++j) {
            full = full && map.count({at.q + sign * i, at.r + sign * j}) != 0;
          }
        }
        if (full) best = std::max(best, side);
      }
    }
  }
  return best;
}

int by_chart(const std::vector<int>& chart, int count) {
  if (count == 0) return 0;
  return chart[std::min(static_cast<size_t>(count), chart.size()) - 1];
}

const std::map<std::string, std::vector<int>> kCharts{
    {"crossroads", {1, 2, 4, 7, 10, 14}},
    {"recreational-areas", {1, 2, 4, 7, 9, 11, 14}},
    {"downtown", {1, 2, 4, 7, 10, 14}},
    {"suburbs", {0, 1, 2, 4, 7, 10, 14}},
    {"hub", {0, 2, 5, 9, 14}},
    {"surroundings", {1, 2, 4, 7, 9, 11, 14}},
    {"symmetry", {1, 2, 4, 7, 10, 14}},
    {"triangle", {0, 1, 2, 4, 7, 9, 11, 14}},
    {"urban-routes", {1, 2, 4, 7, 9, 11, 14}},
    {"wind-rose", {1, 2, 5, 7, 9, 11, 14}},
};
const std::vector<int> kOwnChart{0, 1, 2, 4, 7, 10, 14};

}  // namespace

bool may_stand(const Map& map, const std::string& object, At at) {
  if (!is_on_map(at) || map.count(at) != 0) return false;
  return count_around(at, [&](At near) {
           return object == "city-square" ? is_object(map, near)
                                          : is_colour(map, near, colour_of(object));
         }) != 0;
}

int object_points(const Map& map, const std::string& object, At at) {
  const auto block = [&](At near) { return map.count(near) != 0; };
  const auto other = [&](At near) { return is_object(map, near); };
  if (object == "city-square") {
    return 2 * count_around(at, other) + (is_surrounded(map, at) ? 1 : 0);
  }
  const auto own = [&](At near) { return is_colour(map, near, colour_of(object)); };
  int points = count_around(at, own);
  if (object == "game-court") points += count_around(at, block) > points ? 1 : 0;
  if (object == "windmill") points += count_around(at, other) == 0 ? 1 : 0;
  if (object == "station") points += has_opposite(at, block) ? 1 : 0;
  if (object == "bike-rental") points += is_connected(map, at) ? 1 : 0;
  if (object == "bank") points += is_at_edge(at) ? 0 : 1;
  return points;
}

int specialization(const Map& map, const std::string& colour) {
  int count = 0;
  for (const auto& [at, block] : map) {
    count += block.colour == colour && is_surrounded(map, at) ? 1 : 0;
  }
  return by_chart(kOwnChart, count);
}

int standardization(const Map& map, const std::string& colour) {
  const size_t own = index_in(kColours, colour);
  int count = 0;
  for (const At at : objects_of(map)) {
    const std::set<std::string> colours = colours_around(map, at);
    count += colours.count(kColours[(own + 1) % 5]) != 0 && colours.count(kColours[(own + 4) % 5])
                 ? 1
                 : 0;
  }
  return by_chart(kOwnChart, count);
}

int additional(const Map& map, const std::string& goal) {
  const std::vector<At> objects = objects_of(map);
  int count = 0;
  std::set<int> columns;
  for (const At at : objects) {
    const int colours = static_cast<int>(colours_around(map, at).size());
    columns.insert(at.q);
    if (goal == "crossroads") count += colours >= 3 ? 1 : 0;
    if (goal == "recreational-areas") {
      count += count_around(at, [&](At near) { return is_object(map, near); }) != 0 ? 1 : 0;
    }
    if (goal == "downtown") count += kCentre.count(name_of(at)) != 0 ? 1 : 0;
    if (goal == "suburbs") count += kCentre.count(name_of(at)) == 0 ? 1 : 0;
    if (goal == "hub") count = std::max(count, colours);
    if (goal == "surroundings") count += is_surrounded(map, at) ? 1 : 0;
    if (goal == "symmetry") {
      bool found = false;
      for (const std::string& colour : kColours) {
        found = found || has_opposite(at, [&](At near) { return is_colour(map, near, colour); });
      }
      count += found ? 1 : 0;
    }
    if (goal == "urban-routes") count += reaches_edge(map, at) ? 1 : 0;
  }
  if (goal == "triangle") count = largest_triangle(map);
  if (goal == "wind-rose") count = static_cast<int>(columns.size());
  return by_chart(kCharts.at(goal), count);
}

}  // namespace reference
