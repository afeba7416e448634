// DrawCity once more, slow and plain, for comparison: spaces in a map, cards in lists, lines as
// text, nothing shared with the rules.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace drawcity_test {

using Space = std::pair<int, int>;  // street, column

struct Development {
  int player = 0;
  char type = '.';
  int number = 0;
  bool internet = false;
};

using Board = std::map<Space, Development>;
using Line = std::vector<Space>;

// What is scored.
struct SlowCity {
  int players = 2;
  int streets = 4;
  Board board;
  std::string zones;   // 11 types, or "" without the module
  std::string demand;  // one type a street, or ""
  bool locations = false;
  std::vector<Line> marked;  // neighborhoods
  std::map<int, int> goals;  // points by player

  int houses(int player) const;
  int shops(int player) const;
  int factories(int player) const;
  int parks(int player) const;
  int internet(int player) const;
  int zoning(int player) const;
  int popular_demand(int player) const;
  int special_locations(int player) const;
  int neighborhoods(int player) const;
  // In the order of the items.
  std::vector<int> items(int player) const;

  bool has(Space space, int player, char type) const;
  std::vector<Space> own(int player, const std::string& types) const;
  std::set<Space> group(Space house) const;
  std::vector<Development> around(Space space) const;
  // Whether the player has now what the goal asks for.
  bool meets(const std::string& goal, int player) const;
};

class SlowGame {
 public:
  SlowGame(int players, int streets, const std::set<std::string>& modules, bool other_goal);

  std::set<std::string> options() const;
  void does(const std::string& line);
  const SlowCity& city() const { return city_; }
  std::vector<int> items(int player) const { return city_.items(player); }
  // How many cards of each kind the deck has, as the next draw sees it.
  std::map<std::string, int> deck(bool numbers) const;

 private:
  struct Player {
    std::vector<std::string> numbers;
    std::vector<std::string> types;
    int turns = 0;
    int skips = 0;
  };
  struct Tick {
    int player;
    int turn;
    int points;
  };

  Player& player(int seat) { return players_[static_cast<size_t>(seat - 1)]; }
  const Player& player(int seat) const { return players_[static_cast<size_t>(seat - 1)]; }
  bool may_build(int number, Space space) const;
  std::set<std::string> builds() const;
  std::set<std::string> skips() const;
  std::vector<Line> possible_lines() const;
  void build(const std::vector<std::string>& words);
  void tick();
  void mark(const Line& line);
  void end_turn();
  void draw(const std::vector<std::string>& words);
  void plan_set_up();

  int count_ = 2;
  bool other_goal_ = false;
  std::set<std::string> modules_;
  SlowCity city_;
  std::vector<Player> players_;
  std::vector<std::string> numbers_, types_;                      // the decks
  std::vector<std::string> discarded_numbers_, discarded_types_;  // face up
  std::vector<std::string> plan_;  // beginnings of the lines of chance to come
  std::string patterns_;
  std::map<std::string, std::vector<Tick>> goals_;
  int active_ = 0;
  int first_ = 0;
  Space built_;
  bool choosing_ = false;
};

}  // namespace drawcity_test
