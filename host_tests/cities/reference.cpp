#include "host_tests/cities/reference.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <functional>
#include <sstream>

namespace cities_test {
namespace {

const char* const kQuarters[] = {"nw", "ne", "sw", "se"};
const char* const kTurns[] = {"r0", "r90", "r180", "r270"};

std::string face(unsigned number) {
  std::string letters;
  for (unsigned quarter = 0; quarter < 4; ++quarter) {
    const rules::cities::Laid tile = rules::cities::laid_tile(number, 0);
    letters += "APTW"[rules::cities::kind_of(tile, quarter)];
  }
  return letters;
}

std::string turned(std::string letters, const std::string& word) {
  for (int turns = std::atoi(word.c_str() + 1); turns != 0; turns -= 90) {
    letters = {letters[2], letters[0], letters[3], letters[1]};
  }
  return letters;
}

Place place_named(const std::string& word) {
  return {std::atoi(word.c_str()), std::atoi(word.c_str() + word.find(',') + 1)};
}

Place quarter_of(Place first, const std::string& quarter) {
  return {first.first + (quarter[1] == 'e'), first.second + (quarter[0] == 's')};
}

Place field_named(Place cell, const std::string& quarter) {
  return quarter_of({cell.first * 2, cell.second * 2}, quarter);
}

int halved(int coordinate) { return coordinate < 0 ? (coordinate - 1) / 2 : coordinate / 2; }

std::string name_of(Place place) {
  return std::to_string(place.first) + ',' + std::to_string(place.second);
}

std::string name_of_field(Place field) {
  const Place cell{halved(field.first), halved(field.second)};
  const int quarter = (field.first - 2 * cell.first) + 2 * (field.second - 2 * cell.second);
  return name_of(cell) + ' ' + kQuarters[quarter];
}

int distance(int a, int b) { return std::abs(a - b); }

}  // namespace

char SlowCity::at(Place field) const {
  if (cover.count(field)) {
    const char letter = cover.at(field);
    return tourists.count(field) ? static_cast<char>(std::tolower(letter)) : letter;
  }
  const Place cell{halved(field.first), halved(field.second)};
  const auto tile = tiles.find(cell);
  if (tile == tiles.end()) return '.';
  const int quarter = (field.first - 2 * cell.first) + 2 * (field.second - 2 * cell.second);
  const char letter = tile->second[static_cast<size_t>(quarter)];
  return tourists.count(field) ? static_cast<char>(std::tolower(letter)) : letter;
}

std::vector<std::string> SlowCity::rows(int side) const {
  int left = 99;
  int top = 99;
  for (const auto& [cell, letters] : tiles) {
    left = std::min(left, cell.first);
    top = std::min(top, cell.second);
  }
  std::vector<std::string> lines;
  for (int y = 0; y < side && !tiles.empty(); ++y) {
    std::string line;
    for (int x = 0; x < side; ++x) line += at({left * 2 + x, top * 2 + y});
    lines.push_back(line);
  }
  return lines;
}

bool SlowGame::all_done() const {
  return std::all_of(cities_.begin(), cities_.end(), [&](const SlowCity& city) {
    return set_up() ? city.numbers.size() == 3 : city.acted;
  });
}

bool SlowGame::may_lay(const SlowCity& city, Place cell) const {
  if (city.tiles.empty()) return cell == Place{0, 0};
  if (city.tiles.count(cell)) return false;
  bool side = false;
  bool corner = false;
  bool fits = true;
  const int widest = plays(kFree) ? 8 : 4;
  for (const auto& [one, letters] : city.tiles) {
    const int dx = distance(one.first, cell.first);
    const int dy = distance(one.second, cell.second);
    side = side || dx + dy == 1;
    corner = corner || (dx == 1 && dy == 1);
    fits = fits && dx < widest && dy < widest;
  }
  return fits && (set_up() ? corner && !side : corner || side);
}

void SlowGame::list_tiles(const SlowCity& city, const std::string& name, Lines& lines) const {
  for (int y = -9; y <= 9; ++y) {
    for (int x = -9; x <= 9; ++x) {
      if (!may_lay(city, {x, y})) continue;
      for (const char* turns : kTurns) {
        const std::string end = name_of({x, y}) + ' ' + turns;
        if (!set_up()) lines.insert(name + " place " + end);
        if (!set_up()) continue;
        for (const unsigned tile : drawn_) {
          if (city.numbers.count(tile)) continue;
          lines.insert(name + " start " + std::to_string(tile) + ' ' + end);
        }
      }
    }
  }
}

// Wherever none of the four fields is missing.
void SlowGame::list_covers(const SlowCity& city, const std::string& name, Lines& lines) const {
  lines.insert(name + " decline");
  for (int y = -18; y <= 18; ++y) {
    for (int x = -18; x <= 18; ++x) {
      const bool whole = city.at({x, y}) != '.' && city.at({x + 1, y}) != '.' &&
                         city.at({x, y + 1}) != '.' && city.at({x + 1, y + 1}) != '.';
      if (!whole) continue;
      for (const char* turns : kTurns) {
        lines.insert(name + " cover " + name_of_field({x, y}) + ' ' + turns);
      }
    }
  }
}

void SlowGame::list_tourists(const SlowCity& city, const std::string& name, Lines& lines) const {
  const auto free = [&](Place field) {
    const char letter = city.at(field);
    return letter == 'A' || letter == 'P' || letter == 'T';
  };
  lines.insert(name + " stay");
  for (const char* quarter : kQuarters) {
    if (!free(quarter_of(city.last, quarter))) continue;
    if (city.tourists.size() < 7) lines.insert(name + " tourist " + quarter);
    if (plays(kNoJumping)) continue;
    for (const Place& tourist : city.tourists) {
      lines.insert(name + " jump " + name_of_field(tourist) + ' ' + quarter);
    }
  }
  for (const Place& tourist : city.tourists) {
    for (int y = tourist.second - 1; y <= tourist.second + 1; ++y) {
      for (int x = tourist.first - 1; x <= tourist.first + 1; ++x) {
        if (!free({x, y})) continue;
        lines.insert(name + " walk " + name_of_field(tourist) + ' ' + name_of_field({x, y}));
      }
    }
  }
}

void SlowGame::list(const SlowCity& city, const std::string& name, Lines& lines) const {
  if (at_last_tile() && !city.laid) return list_covers(city, name, lines);
  if (set_up() ? city.numbers.size() < 3 : !city.laid) return list_tiles(city, name, lines);
  if (!set_up() && !city.acted) list_tourists(city, name, lines);
}

Lines SlowGame::options() const {
  Lines lines;
  if (drawn_.size() < 3 || all_done()) {
    if (drawn_.size() >= (plays(kOneMore) ? 17u : 16u)) return lines;
    for (unsigned tile = 1; tile <= 24; ++tile) {
      if (std::count(drawn_.begin(), drawn_.end(), tile)) continue;
      lines.insert("@ draw " + std::to_string(tile));
    }
    return lines;
  }
  for (unsigned i = 0; i < cities_.size(); ++i) {
    list(cities_[i], 'p' + std::to_string(i + 1), lines);
  }
  return lines;
}

void SlowGame::does(const std::string& line) {
  std::istringstream text(line);
  std::vector<std::string> words;
  for (std::string word; text >> word;) words.push_back(word);
  if (words[0] == "@") {
    drawn_.push_back(static_cast<unsigned>(std::atoi(words[2].c_str())));
    for (SlowCity& city : cities_) city.laid = city.acted = false;
    return;
  }
  SlowCity& city = cities_[static_cast<size_t>(words[0][1] - '1')];
  if (words[1] == "start") {
    const unsigned tile = static_cast<unsigned>(std::atoi(words[2].c_str()));
    city.numbers.insert(tile);
    city.tiles[place_named(words[3])] = turned(face(tile), words[4]);
    return;
  }
  if (words[1] == "place") {
    const Place cell = place_named(words[2]);
    city.tiles[cell] = turned(face(drawn_.back()), words[3]);
    city.last = field_named(cell, "nw");
    city.laid = true;
    return;
  }
  if (words[1] == "decline") {
    city.laid = true;  // what was laid last stays so
    return;
  }
  if (words[1] == "cover") {
    city.last = field_named(place_named(words[2]), words[3]);
    const std::string letters = turned(face(drawn_.back()), words[4]);
    for (unsigned i = 0; i < 4; ++i) {
      const Place field = quarter_of(city.last, kQuarters[i]);
      city.cover[field] = letters[i];
      city.tourists.erase(field);
    }
    city.laid = true;
    return;
  }
  city.acted = true;
  if (words[1] == "tourist") city.tourists.insert(quarter_of(city.last, words[2]));
  if (words[1] != "jump" && words[1] != "walk") return;
  city.tourists.erase(field_named(place_named(words[2]), words[3]));
  city.tourists.insert(words[1] == "jump" ? quarter_of(city.last, words[4])
                                          : field_named(place_named(words[4]), words[5]));
}

namespace {

// The letter without the tourist; '.' outside.
char kind(const std::vector<std::string>& rows, int x, int y) {
  if (y < 0 || y >= static_cast<int>(rows.size()) || x < 0) return '.';
  const std::string& row = rows[static_cast<size_t>(y)];
  if (x >= static_cast<int>(row.size())) return '.';
  return static_cast<char>(std::toupper(row[static_cast<size_t>(x)]));
}

constexpr Place kSides[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

std::set<Place> zone(const std::vector<std::string>& rows, Place start) {
  std::set<Place> found;
  const std::function<void(Place)> visit = [&](Place field) {
    if (kind(rows, field.first, field.second) != kind(rows, start.first, start.second)) return;
    if (!found.insert(field).second) return;
    for (const Place& side : kSides) {
      visit({field.first + side.first, field.second + side.second});
    }
  };
  visit(start);
  return found;
}

int worth(const std::vector<std::string>& rows, const std::set<Place>& fields, unsigned level) {
  const char own = kind(rows, fields.begin()->first, fields.begin()->second);
  std::set<Place> around;
  for (const Place& field : fields) {
    for (const Place& side : kSides) {
      const Place other{field.first + side.first, field.second + side.second};
      if (kind(rows, other.first, other.second) == (own == 'A' ? 'T' : 'W')) around.insert(other);
    }
  }
  return static_cast<int>(fields.size() + (level == 3 ? around.size() : 0));
}

int view(const std::vector<std::string>& rows, int x, int y, unsigned level) {
  const std::string through = level == 1 ? "" : level == 2 ? "W" : "WP";
  int seen = 0;
  for (const Place& side : kSides) {
    for (int i = 1;; ++i, ++seen) {
      const char letter = kind(rows, x + i * side.first, y + i * side.second);
      if (through.find(letter) == std::string::npos) break;
    }
  }
  return seen;
}

}  // namespace

Shown slow_score(const std::vector<std::string>& rows, unsigned level) {
  Shown shown;
  std::set<std::set<Place>> paid;
  for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
    for (int x = 0; x < static_cast<int>(rows[0].size()); ++x) {
      const char letter = rows[static_cast<size_t>(y)][static_cast<size_t>(x)];
      int points = 0;
      if (letter == 't') {
        points = view(rows, x, y, level);
        shown.terraces += points;
      } else if (letter == 'a' || letter == 'p') {
        const std::set<Place> fields = zone(rows, {x, y});
        points = paid.insert(fields).second ? worth(rows, fields, level) : 0;
        (letter == 'a' ? shown.attractions : shown.parks) += points;
      } else {
        continue;
      }
      shown.total += points;
      shown.tourists.push_back(points);
    }
  }
  std::sort(shown.tourists.rbegin(), shown.tourists.rend());
  return shown;
}

}  // namespace cities_test
