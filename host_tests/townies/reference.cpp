#include "host_tests/townies/reference.hpp"

#include <algorithm>
#include <functional>
#include <sstream>

namespace reference {
namespace {

const std::vector<std::string> kColours{"red", "yellow", "brown", "green", "blue"};
const std::vector<std::string> kObjects{"game-court",  "windmill", "station",
                                        "bike-rental", "bank",     "city-square"};
const std::vector<std::string> kShapes{"bar", "worm", "arch", "wave", "pistol", "bee"};
const std::vector<std::string> kGoals{"crossroads",   "recreational-areas", "downtown", "suburbs",
                                      "hub",          "surroundings",       "symmetry", "triangle",
                                      "urban-routes", "wind-rose"};
const std::vector<std::string> kBonuses{"stable-soil", "funding", "repainting", "new-project"};
const std::set<std::string> kStars{"c3", "c6", "i3", "i6"};
const std::set<std::string> kCentre{"d4", "d5", "d6", "e4", "e5", "e6", "e7", "f4", "f5", "f6",
                                    "f7", "f8", "g4", "g5", "g6", "g7", "h4", "h5", "h6"};

size_t index_in(const std::vector<std::string>& words, const std::string& word) {
  return static_cast<size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

std::string basic_of(const std::string& colour) { return kObjects[index_in(kColours, colour)]; }
std::string colour_of(const std::string& object) {
  return object == "city-square" ? "" : kColours[index_in(kObjects, object)];
}

// The six neighbours, the n-th opposite to the (n + 3)-th.
std::vector<At> around(At at) {
  return {{at.q + 1, at.r}, {at.q + 1, at.r - 1}, {at.q, at.r - 1},
          {at.q - 1, at.r}, {at.q - 1, at.r + 1}, {at.q, at.r + 1}};
}

int distance_squared(At a, At b) {
  const int q = a.q - b.q;
  const int r = a.r - b.r;
  return q * q + q * r + r * r;
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

bool is_free(const Map& map, const std::array<At, 4>& four) {
  for (const At at : four) {
    if (map.count(at) != 0) return false;
  }
  return true;
}

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream text(line);
  std::vector<std::string> words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

}  // namespace

// --- the map -------------------------------------------------------------------------------------

bool is_on_map(At at) {
  return std::max({std::abs(at.q), std::abs(at.r), std::abs(at.q + at.r)}) <= 5;
}
bool is_at_edge(At at) {
  return std::max({std::abs(at.q), std::abs(at.r), std::abs(at.q + at.r)}) == 5;
}

const std::vector<At>& all_spaces() {
  static const std::vector<At> spaces = [] {
    std::vector<At> found;
    for (int q = -5; q <= 5; ++q) {
      for (int r = -5; r <= 5; ++r) {
        if (is_on_map({q, r})) found.push_back({q, r});
      }
    }
    return found;
  }();
  return spaces;
}

std::string name_of(At at) {
  static const std::map<At, std::string> names = [] {
    std::map<At, std::string> found;
    std::map<int, int> in_column;
    for (const At space : all_spaces()) {
      const int number = ++in_column[space.q];
      found[space] = static_cast<char>('f' + space.q) + std::to_string(number);
    }
    return found;
  }();
  return names.at(at);
}

At space_named(const std::string& name) {
  for (const At at : all_spaces()) {
    if (name_of(at) == name) return at;
  }
  return {99, 99};
}

// --- Shapes --------------------------------------------------------------------------------------

// No two of the seven ways to join four hexagons have the same distances.
std::string shape_of(const std::array<At, 4>& spaces) {
  unsigned joined = 1;  // those connected with the first, one bit each
  for (int round = 0; round < 3; ++round) {
    for (unsigned i = 0; i < 4; ++i) {
      for (unsigned j = 0; j < 4; ++j) {
        if ((joined >> i & 1u) && distance_squared(spaces[i], spaces[j]) == 1) joined |= 1u << j;
      }
    }
  }
  if (joined != 0b1111) return "";
  std::vector<int> distances;
  for (size_t i = 0; i < 4; ++i) {
    for (size_t j = i + 1; j < 4; ++j) distances.push_back(distance_squared(spaces[i], spaces[j]));
  }
  std::sort(distances.begin(), distances.end());
  const std::vector<std::pair<std::string, std::vector<int>>> known{
      {"bar", {1, 1, 1, 4, 4, 9}},  {"worm", {1, 1, 1, 3, 4, 7}},   {"arch", {1, 1, 1, 3, 3, 4}},
      {"wave", {1, 1, 1, 3, 3, 7}}, {"pistol", {1, 1, 1, 1, 3, 4}}, {"bee", {1, 1, 1, 1, 1, 3}}};
  for (const auto& [shape, its] : known) {
    if (its == distances) return shape;
  }
  return "";
}

const std::vector<std::array<At, 4>>& placements(const std::string& shape) {
  static const std::map<std::string, std::vector<std::array<At, 4>>> all = [] {
    std::map<std::string, std::vector<std::array<At, 4>>> found;
    const std::vector<At>& spaces = all_spaces();
    const size_t count = spaces.size();
    for (size_t a = 0; a < count; ++a) {
      for (size_t b = a + 1; b < count; ++b) {
        if (distance_squared(spaces[a], spaces[b]) > 9) continue;
        for (size_t c = b + 1; c < count; ++c) {
          if (distance_squared(spaces[a], spaces[c]) > 9) continue;
          for (size_t d = c + 1; d < count; ++d) {
            const std::array<At, 4> four{spaces[a], spaces[b], spaces[c], spaces[d]};
            const std::string name = shape_of(four);
            if (!name.empty()) found[name].push_back(four);
          }
        }
      }
    }
    return found;
  }();
  return all.at(shape);
}

// --- Objects and goals ---------------------------------------------------------------------------

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

// --- the game ------------------------------------------------------------------------------------

Game::Game(unsigned players, const std::string& mode) : mode_(mode), players_(players) {}

void Game::set_marker(unsigned player, const std::string& colour) {
  players_[player - 1].start = colour;
  players_[player - 1].marker = colour;
}

// Whether chance has something to say.
bool Game::chance(std::set<std::string>& lines) const {
  for (size_t i = 0; i < players_.size(); ++i) {
    if (!players_[i].start.empty()) continue;
    for (const std::string& colour : kColours) {
      const bool taken = std::any_of(players_.begin(), players_.end(),
                                     [&](const Player& other) { return other.start == colour; });
      if (!taken) lines.insert("@ marker p" + std::to_string(i + 1) + " " + colour);
    }
    return true;
  }
  if (mode_ == "full" && goal_.empty()) {
    for (const std::string& goal : kGoals) lines.insert("@ additional " + goal);
    return true;
  }
  if (mode_ != "first" && bonus_.empty()) {
    for (const std::string& bonus : kBonuses) lines.insert("@ bonus " + bonus);
    return true;
  }
  if (rolled_) return false;
  for (const std::string& object : kObjects) {
    for (const std::string& shape : kShapes) lines.insert("@ roll " + object + " " + shape);
  }
  return true;
}

bool Game::may_circle(const Player& player) const {
  if (players_.size() > 1) return true;
  for (int slot = static_cast<int>(player.scores.size()); slot < 9; ++slot) {
    if (player.circles.count(slot) == 0) return true;
  }
  return false;
}

void Game::drawings(unsigned number, std::set<std::string>& lines) const {
  const Player& player = players_[number - 1];
  const std::string who = "p" + std::to_string(number);
  if (!player.shape_done && may_circle(player)) {
    for (const auto& four : placements(player.shape)) {
      if (!is_free(player.map, four)) continue;
      std::string line = who + " shape";
      for (const At at : four) line += " " + name_of(at);
      lines.insert(line);
    }
  }
  if (player.object_done) return;
  for (const std::string& object : {player.object, basic_of(player.colour)}) {
    for (const At at : all_spaces()) {
      if (may_stand(player.map, object, at))
        lines.insert(who + " object " + object + " " + name_of(at));
    }
  }
}

std::set<std::string> Game::legal() const {
  std::set<std::string> lines;
  if (over_ || chance(lines)) return lines;
  for (unsigned number = 1; number <= players_.size(); ++number) {
    const Player& player = players_[number - 1];
    if (!player.acts) continue;
    const std::string who = "p" + std::to_string(number);
    std::set<std::string> own;
    drawings(number, own);
    if (player.drawn) own.insert(who + " end");
    if (own.empty()) own.insert(who + " pass");
    lines.insert(own.begin(), own.end());
    if (player.stars == 0 || player.spent || player.drawn) continue;
    if (bonus_ == "funding") lines.insert(who + " star");
    if (bonus_ == "repainting") {
      for (const std::string& colour : kColours) lines.insert(who + " star " + colour);
    }
    if (bonus_ == "new-project") {
      for (const std::string& object : kObjects) lines.insert(who + " star " + object);
      for (const std::string& shape : kShapes) lines.insert(who + " star " + shape);
    }
  }
  return lines;
}

void Game::play_chance(const std::vector<std::string>& words) {
  if (words[1] == "marker") set_marker(static_cast<unsigned>(words[2][1] - '0'), words[3]);
  if (words[1] == "additional") goal_ = words[2];
  if (words[1] == "bonus") bonus_ = words[2];
  if (words[1] != "roll") return;
  rolled_ = true;
  for (Player& player : players_) {
    player.acts = true;
    player.drawn = player.spent = player.funding = false;
    player.shape_done = player.object_done = false;
    player.object = words[2];
    player.shape = words[3];
    player.colour = player.marker;
  }
}

void Game::play(const std::string& line) {
  const std::vector<std::string> words = words_of(line);
  if (words[0] == "@") return play_chance(words);
  const auto number = static_cast<unsigned>(words[0][1] - '0');
  Player& player = players_[number - 1];
  if (words[1] == "star") {
    --player.stars;
    player.spent = true;
    if (words.size() == 2) {
      player.funding = true;
    } else if (index_in(kColours, words[2]) < kColours.size()) {
      player.colour = words[2];
    } else if (index_in(kShapes, words[2]) < kShapes.size()) {
      player.shape = words[2];
    } else {
      player.object = words[2];
    }
    return;
  }
  if (words[1] == "shape") {
    for (size_t i = 2; i < words.size(); ++i) {
      player.map[space_named(words[i])] = {player.colour, ""};
    }
    player.shape_done = true;
    int slot = static_cast<int>(player.scores.size());
    while (player.circles.count(slot) != 0) ++slot;
    player.circles.insert(slot);
  } else if (words[1] == "object") {
    const At at = space_named(words[3]);
    int points = object_points(player.map, words[2], at);
    const bool starred = kStars.count(words[3]) != 0 && mode_ != "first";
    if (starred && bonus_ == "stable-soil") points += 2;
    if (starred && bonus_ != "stable-soil") ++player.stars;
    player.map[at] = {player.colour, words[2]};
    player.scores.push_back(points);
    player.object_done = true;
  } else {
    return finish(number);
  }
  player.drawn = true;
  std::set<std::string> more;
  if (player.funding && !(player.shape_done && player.object_done)) drawings(number, more);
  if (more.empty()) finish(number);
}

// "No player could draw any of the six Shapes or any of the six Objects."
bool Game::stuck() const {
  for (const Player& player : players_) {
    for (const std::string& shape : kShapes) {
      if (!may_circle(player)) break;
      for (const auto& four : placements(shape)) {
        if (is_free(player.map, four)) return false;
      }
    }
    for (const std::string& object : kObjects) {
      for (const At at : all_spaces()) {
        if (may_stand(player.map, object, at)) return false;
      }
    }
  }
  return true;
}

void Game::finish(unsigned number) {
  players_[number - 1].acts = false;
  for (const Player& player : players_) {
    if (player.acts) return;
  }
  rolled_ = false;
  for (const Player& player : players_) over_ = over_ || player.scores.size() == 9;
  over_ = over_ || stuck();
  if (over_) return;
  for (Player& player : players_) {
    player.marker = kColours[(index_in(kColours, player.marker) + 4) % 5];
  }
}

std::vector<int> Game::items(unsigned number) const {
  const Player& player = players_[number - 1];
  int objects = 0;
  for (const int score : player.scores) objects += score;
  const bool individual = mode_ != "first" && !player.start.empty();
  return {objects,
          individual
              ? specialization(player.map, player.start) + standardization(player.map, player.start)
              : 0,
          mode_ == "full" && !goal_.empty() ? additional(player.map, goal_) : 0};
}

int Game::total(unsigned player) const {
  const std::vector<int> its = items(player);
  return its[0] + its[1] + its[2];
}

std::string Game::winners() const {
  const auto rank = [&](unsigned number) {
    const std::vector<int>& scores = players_[number - 1].scores;
    return std::array<int, 3>{total(number), -static_cast<int>(scores.size()),
                              scores.empty() ? 0 : scores.back()};
  };
  std::array<int, 3> best = rank(1);
  for (unsigned number = 2; number <= players_.size(); ++number)
    best = std::max(best, rank(number));
  std::string names;
  for (unsigned number = 1; number <= players_.size(); ++number) {
    if (rank(number) == best) names += std::to_string(number);
  }
  return names;
}

}  // namespace reference
