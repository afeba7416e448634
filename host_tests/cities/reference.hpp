// Cities once more, slow and plain, for comparison: cells in a map, lines as text, nothing shared
// with the rules but what is printed on the tiles.
#pragma once

#include <map>
#include <set>
#include <utility>

#include "host_tests/cities/table.hpp"

namespace cities_test {

using Place = std::pair<int, int>;  // x, y

struct SlowCity {
  std::map<Place, std::string> tiles;  // by cell, the four letters as it lies
  std::map<Place, char> cover;         // by field, the letters of the tile on top
  std::set<unsigned> numbers;          // laid starting tiles
  std::set<Place> tourists;            // by field
  Place last;  // the north-west field of the tile that was laid or is acted on
  bool laid = false;
  bool acted = false;

  // '.' where no tile lies; a small letter where a tourist stands.
  char at(Place field) const;
  // A position's rows, so many fields a side.
  std::vector<std::string> rows(int side = 8) const;
};

class SlowGame {
 public:
  SlowGame(unsigned players, unsigned variants) : variants_(variants), cities_(players) {}

  Lines options() const;
  void does(const std::string& line);
  const SlowCity& city(unsigned player) const { return cities_[player - 1]; }

 private:
  bool plays(unsigned variant) const { return (variants_ & variant) != 0; }
  bool set_up() const { return drawn_.size() <= 3; }
  bool at_last_tile() const { return drawn_.size() == 17; }
  bool all_done() const;
  bool may_lay(const SlowCity& city, Place cell) const;
  void list(const SlowCity& city, const std::string& name, Lines& lines) const;
  void list_tiles(const SlowCity& city, const std::string& name, Lines& lines) const;
  void list_covers(const SlowCity& city, const std::string& name, Lines& lines) const;
  void list_tourists(const SlowCity& city, const std::string& name, Lines& lines) const;

  unsigned variants_;
  std::vector<SlowCity> cities_;
  std::vector<unsigned> drawn_;
};

Shown slow_score(const std::vector<std::string>& rows, unsigned level);

}  // namespace cities_test
