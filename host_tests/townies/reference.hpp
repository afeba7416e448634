// The rules once more, slow and plain: spaces by name, maps of them, Shapes told by the distances
// between their Blocks. Knows nothing of rules/townies.
#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace reference {

using Names = std::vector<std::string>;

inline const Names kColours{"red", "yellow", "brown", "green", "blue"};
inline const Names kObjects{"game-court", "windmill",   "station", "bike-rental",
                            "bank",       "city-square"};  // of their colours, in order
inline const Names kShapes{"bar", "worm", "arch", "wave", "pistol", "bee"};

size_t index_in(const Names& words, const std::string& word);

struct At {
  int q = 0;
  int r = 0;
  friend bool operator==(const At&, const At&) = default;
  friend auto operator<=>(const At&, const At&) = default;
};

struct Block {
  std::string colour;
  std::string object;  // "" for none
};
using Map = std::map<At, Block>;

const std::vector<At>& all_spaces();
std::string name_of(At at);
At space_named(const std::string& name);
bool is_on_map(At at);
bool is_at_edge(At at);
// The six neighbours, the n-th opposite to the (n + 3)-th.
std::vector<At> around(At at);

// The Shape that four spaces form, or "".
std::string shape_of(const std::array<At, 4>& spaces);
// Everywhere a Shape lies on the empty map, the spaces in order.
const std::vector<std::array<At, 4>>& placements(const std::string& shape);

bool may_stand(const Map& map, const std::string& object, At at);
int object_points(const Map& map, const std::string& object, At at);
// Objects in drawing order.
int specialization(const Map& map, const std::string& colour);
int standardization(const Map& map, const std::string& colour);
int additional(const Map& map, const std::string& goal);

struct Player {
  std::string start;
  std::string marker;
  Map map;
  std::vector<int> scores;  // of the Objects, in drawing order
  int stars = 0;
  std::set<int> circles;  // slots, alone

  // This round.
  bool acts = false;
  bool drawn = false;
  bool spent = false;
  bool funding = false;
  bool shape_done = false;
  bool object_done = false;
  std::string object;  // in force
  std::string shape;
  std::string colour;
};

class Game {
 public:
  // What `set` lines would say is given by `say` too.
  Game(unsigned players, const std::string& mode);
  void set_marker(unsigned player, const std::string& colour);
  void set_additional(const std::string& goal) { goal_ = goal; }
  void set_bonus(const std::string& bonus) { bonus_ = bonus; }

  std::set<std::string> legal() const;
  // Before: it is legal.
  void play(const std::string& line);
  bool over() const { return over_; }
  std::vector<int> items(unsigned player) const;
  std::string winners() const;
  const Player& player(unsigned number) const { return players_[number - 1]; }
  Player& player(unsigned number) { return players_[number - 1]; }

 private:
  bool chance(std::set<std::string>& lines) const;
  void drawings(unsigned number, std::set<std::string>& lines) const;
  bool may_circle(const Player& player) const;
  void play_chance(const std::vector<std::string>& words);
  void finish(unsigned number);
  bool stuck() const;
  int total(unsigned player) const;

  std::string mode_;
  std::string goal_;
  std::string bonus_;
  std::vector<Player> players_;
  bool rolled_ = false;
  bool over_ = false;
};

}  // namespace reference
