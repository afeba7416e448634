// The map and the Shapes on it.
#include <algorithm>

#include "host_tests/townies/reference.hpp"

namespace reference {
namespace {

int distance_squared(At a, At b) {
  const int q = a.q - b.q;
  const int r = a.r - b.r;
  return q * q + q * r + r * r;
}

}  // namespace

size_t index_in(const std::vector<std::string>& words, const std::string& word) {
  return static_cast<size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

// The six neighbours, the n-th opposite to the (n + 3)-th.
std::vector<At> around(At at) {
  return {{at.q + 1, at.r}, {at.q + 1, at.r - 1}, {at.q, at.r - 1},
          {at.q - 1, at.r}, {at.q - 1, at.r + 1}, {at.q, at.r + 1}};
}

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

}  // namespace reference
