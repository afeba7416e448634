#include <algorithm>
#include <functional>

#include "host_tests/drawcity/reference.hpp"

namespace drawcity_test {
namespace {

const int kHousePoints[] = {0, 1, 3, 5, 8, 11, 14, 18, 22, 27, 32, 38, 44, 51, 58, 66};
const int kShopPoints[] = {0, 2, 4, 7, 11, 15, 20, 25, 32, 40};
const int kSetPoints[] = {0, 1, 2, 4, 6, 8};
// By colour: street and column.
const std::vector<std::vector<Space>> kColours = {
    {{1, 3}, {3, 2}, {6, 1}, {8, 11}},    // red
    {{1, 5}, {4, 4}, {6, 3}, {9, 2}},     // yellow
    {{2, 7}, {4, 6}, {7, 5}, {9, 4}},     // green
    {{2, 9}, {5, 8}, {7, 7}, {10, 6}},    // blue
    {{3, 11}, {5, 10}, {8, 9}, {10, 8}},  // purple
};
const Space kSides[] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};

Space plus(Space a, Space b) { return {a.first + b.first, a.second + b.second}; }

int of_houses(int size) {
  if (size <= 15) return kHousePoints[size];
  return of_houses(size - 1) + (size + 1) / 2;
}

int most_on_one(const std::map<int, int>& counts) {
  int most = 0;
  for (const auto& [key, count] : counts) most = std::max(most, count);
  return most;
}

}  // namespace

// --- scoring -----------------------------------------------------------------------------------

bool SlowCity::has(Space space, int player, char type) const {
  const auto at = board.find(space);
  return at != board.end() && (player == 0 || at->second.player == player) &&
         (type == '*' || at->second.type == type);
}

std::vector<Space> SlowCity::own(int player, const std::string& types) const {
  std::vector<Space> spaces;
  for (const auto& [space, one] : board) {
    if (one.player == player && types.find(one.type) != std::string::npos) spaces.push_back(space);
  }
  return spaces;
}

std::set<Space> SlowCity::group(Space house) const {
  const int player = board.at(house).player;
  std::set<Space> found;
  const std::function<void(Space)> visit = [&](Space space) {
    if (!has(space, player, 'H') || !found.insert(space).second) return;
    for (const Space& side : kSides) visit(plus(space, side));
  };
  visit(house);
  return found;
}

std::vector<Development> SlowCity::around(Space space) const {
  std::vector<Development> found;
  for (const Space& side : kSides) {
    const auto at = board.find(plus(space, side));
    if (at != board.end()) found.push_back(at->second);
  }
  return found;
}

int SlowCity::houses(int player) const {
  std::set<std::set<Space>> groups;
  for (const Space& house : own(player, "H")) groups.insert(group(house));
  int points = 0;
  for (const std::set<Space>& one : groups) {
    std::set<int> on;
    for (const Space& house : one) on.insert(house.first);
    points += of_houses(static_cast<int>(one.size())) + static_cast<int>(on.size());
  }
  return points;
}

int SlowCity::shops(int player) const {
  std::map<int, int> counts;
  for (const Space& shop : own(player, "S")) ++counts[shop.first];
  int points = 0;
  for (const auto& [street, count] : counts) points += kShopPoints[std::min(count, 9)];
  return points;
}

int SlowCity::factories(int player) const {
  int points = 0;
  for (const Space& factory : own(player, "F")) {
    std::set<char> types;
    for (const Development& one : around(factory)) types.insert(one.type);
    points += static_cast<int>(types.size());
  }
  return points;
}

int SlowCity::parks(int player) const {
  int points = 0;
  for (const Space& park : own(player, "P")) {
    for (const Development& one : around(park)) points += one.player != player;
    points += players <= 3;
  }
  return points;
}

int SlowCity::internet(int player) const {
  int points = 0;
  for (const auto& [space, one] : board) points += one.player == player && one.internet;
  return points;
}

int SlowCity::zoning(int player) const {
  if (zones.size() < 11) return 0;  // the set-up is not finished
  const std::pair<int, int> districts[] = {{1, 2}, {3, 4}, {5, 7}, {8, 9}, {10, 11}};
  int points = 0;
  for (const auto& [from, to] : districts) {
    bool complete = true;
    for (int i = from; i <= to; ++i) {
      const char type = zones[static_cast<size_t>(i - 1)];
      int wanted = 0;
      int there = 0;
      for (int j = from; j <= to; ++j) wanted += zones[static_cast<size_t>(j - 1)] == type;
      for (const Space& space : own(player, std::string(1, type))) {
        there += space.second >= from && space.second <= to;
      }
      complete = complete && there >= wanted;
    }
    points += complete ? 3 : 0;
  }
  return points;
}

int SlowCity::popular_demand(int player) const {
  int points = 0;
  for (size_t street = 1; street <= demand.size(); ++street) {
    std::vector<int> counts(static_cast<size_t>(players) + 1);
    for (const auto& [space, one] : board) {
      if (space.first != static_cast<int>(street) || one.type != demand[street - 1]) continue;
      ++counts[static_cast<size_t>(one.player)];
    }
    const int mine = counts[static_cast<size_t>(player)];
    std::vector<int> ranks = counts;
    std::sort(ranks.rbegin(), ranks.rend());
    if (mine == 0) continue;
    if (mine == ranks[0]) points += 5;
    if (ranks[0] != ranks[1] && mine == ranks[1]) points += 2;
  }
  return points;
}

int SlowCity::special_locations(int player) const {
  if (!locations) return 0;
  std::vector<int> counts;
  for (const std::vector<Space>& spots : kColours) {
    int count = 0;
    for (const Space& spot : spots) count += has(spot, player, '*');
    counts.push_back(count);
  }
  int points = 0;
  for (int set = 1; set <= 4; ++set) {
    points += kSetPoints[std::count_if(counts.begin(), counts.end(),
                                       [&](int count) { return count >= set; })];
  }
  return points;
}

int SlowCity::neighborhoods(int player) const {
  int points = 0;
  for (const Line& line : marked) {
    const bool contributes =
        std::any_of(line.begin(), line.end(), [&](Space space) { return has(space, player, '*'); });
    points += contributes ? 2 : 0;
  }
  return points;
}

std::vector<int> SlowCity::items(int player) const {
  const auto ticked = goals.find(player);
  return {houses(player),       shops(player),          factories(player),
          parks(player),        internet(player),       ticked == goals.end() ? 0 : ticked->second,
          zoning(player),       popular_demand(player), special_locations(player),
          neighborhoods(player)};
}

// --- goals -------------------------------------------------------------------------------------

bool SlowCity::meets(const std::string& goal, int player) const {
  const auto count = [&](const std::string& types, const std::function<bool(Space)>& good) {
    const std::vector<Space> spaces = own(player, types);
    return static_cast<int>(std::count_if(spaces.begin(), spaces.end(), good));
  };
  const auto streets_of = [&](const std::string& types) {
    std::map<int, int> counts;
    for (const Space& space : own(player, types)) ++counts[space.first];
    return counts;
  };
  const auto beside = [&](Space space, char type) {
    const std::vector<Development> near = around(space);
    return std::any_of(near.begin(), near.end(),
                       [&](const Development& one) { return one.type == type; });
  };
  const auto beside_own = [&](Space space) {
    const std::vector<Development> near = around(space);
    return std::any_of(near.begin(), near.end(), [&](const Development& one) {
      return one.player == player && one.type == board.at(space).type;
    });
  };
  const auto connected = [&](Space space) { return board.at(space).internet; };
  const auto groups = [&](const std::function<bool(const std::set<Space>&)>& good) {
    return count("H", [&](Space house) { return good(group(house)); }) > 0;
  };
  if (goal == "residential-quarter") {
    return groups([](const std::set<Space>& one) { return one.size() >= 4; });
  }
  if (goal == "three-streets-one-community") {
    return groups([](const std::set<Space>& one) {
      std::set<int> on;
      for (const Space& house : one) on.insert(house.first);
      return on.size() >= 3;
    });
  }
  if (goal == "connected-homes") return count("H", connected) >= 3;
  if (goal == "homes-by-the-park") {
    return count("H", [&](Space house) { return beside(house, 'P'); }) >= 3;
  }
  if (goal == "high-street") return most_on_one(streets_of("S")) >= 4;
  if (goal == "chain-store") return streets_of("S").size() >= 3;
  if (goal == "shop-front") {
    return count("S", [&](Space shop) {
             return has(plus(shop, {0, 1}), player, 'S') && has(plus(shop, {0, 2}), player, 'S');
           }) > 0;
  }
  if (goal == "local-customers") {
    return count("S", [&](Space shop) { return beside(shop, 'H'); }) >= 3;
  }
  if (goal == "short-commute") {
    return count("F", [&](Space factory) {
             std::set<char> types;
             for (const Development& one : around(factory)) types.insert(one.type);
             return types.size() >= 3;
           }) > 0;
  }
  if (goal == "industrial-belt") return streets_of("F").size() >= 3;
  if (goal == "industrial-park") return count("F", beside_own) > 0;
  if (goal == "outskirts") {
    return count("F", [&](Space space) {
             return space.first == 1 || space.first == streets || space.second == 1 ||
                    space.second == 11;
           }) >= 2;
  }
  if (goal == "meeting-place") {
    return count("P", [&](Space park) {
             const std::vector<Development> near = around(park);
             return std::count_if(near.begin(), near.end(), [&](const Development& one) {
                      return one.player != player;
                    }) >= 3;
           }) > 0;
  }
  if (goal == "green-belt") return streets_of("P").size() >= 3;
  if (goal == "central-park") {
    return count("P", [](Space park) { return park.second >= 5 && park.second <= 7; }) >= 2;
  }
  if (goal == "green-lung") return count("P", beside_own) > 0;
  if (goal == "mixed-use") {
    for (int street = 1; street <= streets; ++street) {
      std::set<char> types;
      for (const Space& space : own(player, "HSFP")) {
        if (space.first == street) types.insert(board.at(space).type);
      }
      if (types.size() == 4) return true;
    }
    return false;
  }
  if (goal == "main-road") return most_on_one(streets_of("HSFP")) >= 5;
  if (goal == "broadband") return count("HSFP", connected) >= 4;
  const auto in = [&](int from, int to) {
    return count("HSFP", [&](Space space) { return space.second >= from && space.second <= to; }) >
           0;
  };
  return in(1, 1) && in(11, 11) && in(5, 7);
}

}  // namespace drawcity_test
