// Town Builder once more, slow and plain, for comparison: cards by their names, resources matched
// by trying, lines as text. Shared with the rules is only what is printed on the cards.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "host_tests/town_builder/table.hpp"

namespace town_builder_test {

struct SlowCard {
  std::string id;
  std::string type;
  int points = 0;
  int gold = 0;
  Words cost;
  std::set<std::string> gives;
  bool has_ability = false;
};
const std::vector<SlowCard>& slow_cards();
const SlowCard& slow_card(const std::string& id);

inline const Words kTypeNames{"commerce", "social", "housing", "culture", "military"};
bool has(const Words& words, const std::string& word);

// Of what is built: how many of a type, and how many types.
int of_type(const std::set<std::string>& built, const std::string& type);
int type_count(const std::set<std::string>& built);

struct SlowFoundation {
  std::string card;
  Words under;  // in the order placed; "*" stands for any symbol
};

struct SlowPlayer {
  std::vector<SlowFoundation> foundations;
  Words gold;  // oldest first
  std::set<std::string> built;
  std::set<std::string> awards;
  std::string bridge;
};

// What each player would score.
struct SlowScore {
  int buildings = 0;
  int abilities = 0;
  int awards = 0;
  int judges = 0;
  int total() const { return buildings + abilities + awards + judges; }
};
struct SlowBoard {
  std::vector<std::set<std::string>> built;
  std::vector<std::set<std::string>> awards;
  std::set<std::string> judges;
  std::map<std::string, std::string> types;  // of orphanage and library
};
SlowScore slow_score(const SlowBoard& board, unsigned player);
std::set<unsigned> slow_winners(const SlowBoard& board);

class SlowGame {
 public:
  explicit SlowGame(unsigned players);

  Lines options() const;
  void does(const std::string& line);
  SlowBoard board() const;
  bool over() const { return phase_ == "over"; }
  const SlowPlayer& player(unsigned number) const { return players_[number - 1]; }
  const Words& discards() const { return discards_; }  // the last is the top

 private:
  bool alone() const { return players_.size() == 1; }
  SlowPlayer& me() { return players_[active_ - 1]; }
  const SlowPlayer& me() const { return players_[active_ - 1]; }
  bool deck_holds() const { return deck_ > 0 || !ahead_.empty(); }
  bool judge_next() const { return !ahead_.empty() && ahead_.front() == deck_; }
  int gold() const { return static_cast<int>(me().gold.size()) + turn_gold_; }
  int price(const std::string& card) const;
  bool barred(const std::string& card) const;
  bool takes(const SlowFoundation& foundation, const std::string& card) const;
  bool meets(const std::string& award) const;

  Words starts() const;
  Words resources() const;
  Words golds() const;
  Words targets(const std::string& ability) const;
  Lines drawn(const std::string& verb) const;
  Words discardable() const;

  void pay(int price);
  void start(const std::string& card);
  void put(const std::string& foundation, const std::string& card);
  void complete(const std::string& foundation);
  void use(const std::string& ability, const Words& rest, const std::string& self);
  void draw(const Words& words);
  void judge_up(const std::string& judge);
  void run_out();
  void go_on_refilling();
  void after_ability();
  void begin_turn(unsigned player);
  void end_turn();
  void next_turn();
  void go_on_with_types();

  std::vector<SlowPlayer> players_;
  std::string phase_;
  unsigned first_ = 0;
  unsigned active_ = 0;
  std::set<std::string> unseen_;
  int deck_ = 0;
  std::vector<int> ahead_;  // how many town cards are left when each judge of the deck comes
  std::set<std::string> row_;
  Words discards_;
  std::set<std::string> judges_;
  unsigned judges_to_draw_ = 0;
  std::set<std::string> drawn_awards_;
  std::set<std::string> open_;
  int runs_left_ = 0;
  bool last_round_ = false;
  unsigned idle_turns_ = 0;
  bool closing_ = false;
  std::map<std::string, std::string> types_;
  std::vector<std::pair<unsigned, std::string>> to_type_;
  unsigned to_discard_ = 0;

  int actions_ = 0;
  int turn_gold_ = 0;
  bool star_ = false;
  std::set<std::string> fresh_;  // build abilities of this turn
  Words completed_;              // in this turn
  std::string revealing_;
  Words revealed_;
};

}  // namespace town_builder_test
