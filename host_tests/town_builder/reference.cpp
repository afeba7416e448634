#include "host_tests/town_builder/reference.hpp"

#include <unity.h>

#include <algorithm>

namespace town_builder_test {
namespace {

const Words kStars{"bakery", "art-gallery", "flower-stand", "storehouse",
                   "quarry", "inn",         "bridge"};
const Words kBuilds{"festival", "fishery", "orchard", "almshouse", "statue", "armoury", "barracks"};
const Words kTypeNames{"commerce", "social", "housing", "culture", "military"};
const Words kAllAwards{"diversity", "sturdy",   "unity",    "harmony",
                       "treasury",  "ambition", "industry", "ingenuity"};

bool has(const Words& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::vector<SlowCard> all_cards() {
  const char* const resources[] = {"wood", "stone", "straw"};
  std::vector<SlowCard> cards;
  for (const auto& data : rules::town_builder::kCardData) {
    SlowCard card;
    card.id = data.id;
    card.type = kTypeNames[data.type];
    card.points = data.points;
    card.gold = data.gold;
    for (int i = 0; i < 3; ++i) {
      for (int n = 0; n < data.cost[i]; ++n) card.cost.push_back(resources[i]);
      if (data.gives & 1 << i) card.gives.insert(resources[i]);
    }
    if (data.gives & 8) card.gives.insert("gold");
    card.has_ability = data.ability != rules::town_builder::kNoAbility;
    cards.push_back(card);
  }
  return cards;
}

// Whether all of these can lie on different symbols of the cost.
bool matches(const Words& under, size_t at, Words cost) {
  if (at == under.size()) return true;
  for (size_t i = 0; i < cost.size(); ++i) {
    if (under[at] != "*" && slow_card(under[at]).gives.count(cost[i]) == 0) continue;
    Words rest = cost;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (matches(under, at + 1, rest)) return true;
  }
  return false;
}

int building_cost(const std::string& card) {
  return slow_card(card).gold + static_cast<int>(slow_card(card).cost.size());
}

int of_type(const std::set<std::string>& built, const std::string& type) {
  int count = 0;
  for (const std::string& card : built) count += slow_card(card).type == type;
  return count;
}

int type_count(const std::set<std::string>& built) {
  int count = 0;
  for (const std::string& type : kTypeNames) count += of_type(built, type) > 0;
  return count;
}

int printed_ones(const std::set<std::string>& built) {
  int count = 0;
  for (const std::string& card : built) count += slow_card(card).points == 1;
  return count;
}

int ability_points(const std::string& ability, const std::set<std::string>& built) {
  if (ability == "farm") return printed_ones(built);
  if (ability == "gardens") return type_count(built);
  return of_type(built, "culture");
}

int judged(const SlowBoard& board, size_t player, const std::string& judge) {
  int count = 0;
  for (const std::string& card : board.built[player]) {
    if (judge == "ability") {
      count += slow_card(card).has_ability;
      continue;
    }
    std::string type = slow_card(card).type;
    if (card == "orphanage" && board.types.count(card)) type = board.types.at(card);
    count += type == judge;
    if (card == "library" && board.types.count(card)) count += board.types.at(card) == judge;
  }
  return count;
}

}  // namespace

const SlowCard& slow_card(const std::string& id) {
  static const std::vector<SlowCard> cards = all_cards();
  for (const SlowCard& card : cards) {
    if (card.id == id) return card;
  }
  TEST_FAIL_MESSAGE(id.c_str());
  return cards[0];
}

// --- scoring
// --------------------------------------------------------------------------------------

SlowScore slow_score(const SlowBoard& board, unsigned player) {
  const size_t me = player - 1;
  const bool alone = board.built.size() == 1;
  SlowScore score;
  int watched = 0;
  for (const std::string& card : board.built[me]) score.buildings += slow_card(card).points;
  for (const char* ability : {"farm", "gardens", "bell-tower"}) {
    for (size_t other = 0; other < board.built.size(); ++other) {
      if (board.built[other].count(ability) == 0) continue;
      const int points = ability_points(ability, board.built[me]);
      if (other == me) score.abilities += points;
      if (other != me || alone) watched = std::max(watched, points);
    }
  }
  if (board.built[me].count("watchtower")) score.abilities += watched;
  score.awards = 3 * static_cast<int>(board.awards[me].size());
  for (const std::string& judge : board.judges) {
    const int own = judged(board, me, judge);
    bool best = own >= (alone ? 3 : 1);
    for (size_t other = 0; other < board.built.size(); ++other) {
      if (judged(board, other, judge) > own) best = false;
    }
    if (best) score.judges += 3;
  }
  return score;
}

std::set<unsigned> slow_winners(const SlowBoard& board) {
  std::set<unsigned> winners;
  std::pair<int, size_t> best{-1, 0};
  for (unsigned player = 1; player <= board.built.size(); ++player) {
    const std::pair<int, size_t> own{slow_score(board, player).total(),
                                     board.built[player - 1].size()};
    if (own > best) winners.clear();
    if (own >= best) winners.insert(player);
    best = std::max(best, own);
  }
  return winners;
}

SlowBoard SlowGame::board() const {
  SlowBoard board;
  for (const SlowPlayer& player : players_) {
    board.built.push_back(player.built);
    board.awards.push_back(player.awards);
  }
  board.judges = judges_;
  board.types = types_;
  return board;
}

// --- the game
// -------------------------------------------------------------------------------------

SlowGame::SlowGame(unsigned players) : players_(players) {
  for (const SlowCard& card : all_cards()) unseen_.insert(card.id);
  deck_ = players == 1 ? 55 : 60;
  ahead_ = players == 1   ? std::vector<int>{25}
           : players == 2 ? std::vector<int>{27}
                          : std::vector<int>{27, 0};
  judges_to_draw_ = players <= 2 ? 2 : 1;
  runs_left_ = players <= 2 ? 1 : static_cast<int>(players) - 1;
  first_ = players == 1 ? 1 : 0;
  phase_ = players == 1 ? "set-up row" : "first";
}

int SlowGame::price(const std::string& card) const {
  if (card != "bank") return slow_card(card).gold;
  return std::max(2, slow_card(card).gold - of_type(me().built, "commerce"));
}

bool SlowGame::barred(const std::string& card) const {
  for (unsigned other = 1; other <= players_.size(); ++other) {
    if (other != active_ && players_[other - 1].bridge == card) return true;
  }
  return false;
}

bool SlowGame::takes(const SlowFoundation& foundation, const std::string& card) const {
  Words under = foundation.under;
  under.push_back(card);
  return matches(under, 0, slow_card(foundation.card).cost);
}

bool SlowGame::meets(const std::string& award) const {
  const std::set<std::string>& built = me().built;
  std::map<int, int> costs;
  int dear = 0;
  int able = 0;
  int most = 0;
  for (const std::string& card : built) {
    ++costs[building_cost(card)];
    dear += building_cost(card) >= 3;
    able += slow_card(card).has_ability;
    most = std::max(most, of_type(built, slow_card(card).type));
  }
  if (award == "diversity") return costs[1] && costs[2] && costs[3];
  if (award == "sturdy") return dear >= 2;
  if (award == "unity") return most >= 3;
  if (award == "harmony") return type_count(built) >= 4;
  if (award == "treasury") return me().gold.size() >= 4;
  if (award == "ambition") return me().foundations.size() >= 4;
  if (award == "industry") return completed_.size() >= 2;
  return able >= 3;
}

Words SlowGame::starts() const {
  Words found;
  for (const std::string& card : row_) {
    if (!barred(card) && price(card) <= gold()) found.push_back(card);
  }
  return found;
}

Words SlowGame::resources() const {
  Words found;
  for (const std::string& card : row_) {
    if (barred(card)) continue;
    for (const SlowFoundation& foundation : me().foundations) {
      if (takes(foundation, card)) found.push_back(card + ' ' + foundation.card);
    }
  }
  return found;
}

Words SlowGame::golds() const {
  Words found;
  for (const std::string& card : row_) {
    if (!barred(card) && slow_card(card).gives.count("gold")) found.push_back(card);
  }
  return found;
}

// What may stand behind the ability's name; an empty word where nothing does.
Words SlowGame::targets(const std::string& ability) const {
  const Words once{""};
  const auto topmost = [&](const std::string& what) {
    for (auto card = discards_.rbegin(); card != discards_.rend(); ++card) {
      if (slow_card(*card).gives.count(what)) return *card;
    }
    return std::string();
  };
  Words found;
  if (ability == "festival" || ability == "armoury") return once;
  if (ability == "fishery" || ability == "orchard" || ability == "flower-stand") {
    return deck_holds() ? once : Words{};
  }
  if (ability == "bakery") return me().gold.empty() && topmost("gold") != "" ? once : Words{};
  if (ability == "almshouse") return resources();
  if (ability == "crest") return gold() > 0 ? resources() : Words{};
  if (ability == "inn") return completed_.empty() ? Words{} : resources();
  if (ability == "statue") return starts();
  if (ability == "bridge") return Words(row_.begin(), row_.end());
  if (ability == "art-gallery") {
    for (const std::string& card : completed_) {
      if (slow_card(card).type == "commerce") return golds();
    }
    return {};
  }
  for (const SlowFoundation& foundation : me().foundations) {
    const size_t symbols = slow_card(foundation.card).cost.size();
    if (ability == "barracks" && (symbols < 1 || symbols > 2)) continue;
    if (ability == "quarry" && (topmost("stone") == "" || !takes(foundation, topmost("stone")))) {
      continue;
    }
    found.push_back(foundation.card);
  }
  return found;
}

Lines SlowGame::drawn(const std::string& verb) const {
  Lines lines;
  if (judge_next()) {
    for (const char* judge : {"commerce", "social", "housing", "culture", "military", "ability"}) {
      if (judges_.count(judge) == 0) lines.insert("@ " + verb + " judge " + judge);
    }
    return lines;
  }
  for (const std::string& card : unseen_) lines.insert("@ " + verb + ' ' + card);
  return lines;
}

Lines SlowGame::options() const {
  Lines lines;
  const std::string me_name = "p" + std::to_string(active_);
  const auto add = [&](const std::string& verb, const Words& rests) {
    for (const std::string& rest : rests) {
      lines.insert(me_name + ' ' + verb + (rest.empty() ? "" : " " + rest));
    }
  };
  if (phase_ == "first") {
    for (unsigned i = 1; i <= players_.size(); ++i) lines.insert("@ first p" + std::to_string(i));
  } else if (phase_ == "set-up row" || phase_ == "refill" || phase_ == "flower") {
    return drawn("row");
  } else if (phase_ == "reveal") {
    return drawn("reveal");
  } else if (phase_ == "judge" || phase_ == "set-up judge") {
    for (const char* judge : {"commerce", "social", "housing", "culture", "military", "ability"}) {
      if (judges_.count(judge) == 0) lines.insert(std::string("@ judge ") + judge);
    }
  } else if (phase_ == "set-up award") {
    for (const std::string& award : kAllAwards) {
      if (drawn_awards_.count(award) == 0) lines.insert("@ award " + award);
    }
  } else if (phase_ == "discard") {
    add("discard", Words(row_.begin(), row_.end()));
  } else if (phase_ == "type") {
    for (const std::string& type : kTypeNames) add("type", {to_type_[0].second + ' ' + type});
  } else if (phase_ == "take") {
    add("take", {"none"});
    for (const std::string& card : revealed_) {
      if (revealing_ == "orchard" && slow_card(card).gold <= gold()) add("take", {card});
      if (revealing_ != "fishery") continue;
      for (const SlowFoundation& foundation : me().foundations) {
        if (takes(foundation, card)) add("take", {card + ' ' + foundation.card});
      }
    }
  } else if (phase_ == "act") {
    if (actions_ > 0) {
      add("found", starts());
      add("resource", resources());
      add("gold", golds());
    }
    if (lines.empty()) add("end", {""});
    for (const std::string& award : open_) {
      if (me().awards.count(award) == 0 && meets(award)) add("claim", {award});
    }
    for (const std::string& ability : fresh_) add("use " + ability, targets(ability));
    if (!star_) {
      add("use crest", targets("crest"));
      for (const std::string& star : kStars) {
        if (me().built.count(star)) add("use " + star, targets(star));
        if (me().built.count("gatehouse") == 0) continue;
        for (unsigned other = 1; other <= players_.size(); ++other) {
          if (other == active_ && !alone()) continue;
          if (players_[other - 1].built.count(star) == 0) continue;
          add("use gatehouse p" + std::to_string(other) + ' ' + star, targets(star));
        }
      }
    }
  }
  return lines;
}

// --- what happens
// ---------------------------------------------------------------------------------

void SlowGame::pay(int price) {
  for (; price > 0 && turn_gold_ > 0; --price) --turn_gold_;
  for (; price > 0; --price) {
    discards_.push_back(me().gold.front());
    me().gold.erase(me().gold.begin());
  }
}

void SlowGame::start(const std::string& card) {
  me().foundations.push_back({card, {}});
  if (slow_card(card).cost.empty()) complete(card);
}

void SlowGame::put(const std::string& foundation, const std::string& card) {
  for (SlowFoundation& at : me().foundations) {
    if (at.card != foundation) continue;
    TEST_ASSERT_TRUE(takes(at, card));
    at.under.push_back(card);
    if (at.under.size() == slow_card(foundation).cost.size()) {
      complete(foundation);
      return;
    }
  }
}

void SlowGame::complete(const std::string& foundation) {
  std::vector<SlowFoundation>& all = me().foundations;
  for (size_t i = 0; i < all.size(); ++i) {
    if (all[i].card != foundation) continue;
    for (const std::string& card : all[i].under) {
      if (card != "*") discards_.push_back(card);
    }
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
    break;
  }
  me().built.insert(foundation);
  completed_.push_back(foundation);
  if (has(kBuilds, foundation)) fresh_.insert(foundation);
}

void SlowGame::use(const std::string& ability, const Words& rest, const std::string& self) {
  const auto take_topmost = [&](const std::string& what) {
    for (size_t i = discards_.size(); i-- > 0;) {
      if (slow_card(discards_[i]).gives.count(what) == 0) continue;
      const std::string card = discards_[i];
      discards_.erase(discards_.begin() + static_cast<std::ptrdiff_t>(i));
      return card;
    }
    TEST_FAIL();
    return std::string();
  };
  if (has(kBuilds, ability)) {
    fresh_.erase(ability);
  } else {
    star_ = true;
  }
  if (ability == "festival") {
    turn_gold_ += 2;
  } else if (ability == "fishery" || ability == "orchard") {
    revealing_ = ability;
    phase_ = "reveal";
  } else if (ability == "armoury") {
    phase_ = "judge";
  } else if (ability == "flower-stand") {
    phase_ = "flower";
  } else if (ability == "barracks") {
    complete(rest[0]);
  } else if (ability == "statue") {
    pay(price(rest[0]));
    row_.erase(rest[0]);
    start(rest[0]);
  } else if (ability == "bakery") {
    me().gold.push_back(take_topmost("gold"));
  } else if (ability == "art-gallery") {
    row_.erase(rest[0]);
    me().gold.push_back(rest[0]);
  } else if (ability == "storehouse") {
    me().built.erase(self);
    discards_.push_back(self);
    put(rest[0], "*");
  } else if (ability == "quarry") {
    put(rest[0], take_topmost("stone"));
  } else if (ability == "bridge") {
    if (!alone()) me().bridge = rest[0];
  } else {
    if (ability == "crest") pay(1);
    row_.erase(rest[0]);
    put(rest[1], rest[0]);
  }
}

void SlowGame::judge_up(const std::string& judge) {
  judges_.insert(judge);
  ahead_.erase(ahead_.begin());
  if (alone()) closing_ = true;
}

void SlowGame::run_out() {
  if (runs_left_ > 0) --runs_left_;
  if (runs_left_ == 0) idle_turns_ = 0;
  unseen_ = std::set<std::string>(discards_.begin(), discards_.end());
  deck_ = static_cast<int>(discards_.size());
  discards_.clear();
}

void SlowGame::go_on_refilling() {
  if (!deck_holds()) run_out();
  phase_ = row_.size() < 5 && deck_holds() ? "refill" : "act";
}

void SlowGame::after_ability() {
  if (!deck_holds()) run_out();
  phase_ = "act";
}

void SlowGame::draw(const Words& words) {
  const bool judge = words[0] == "judge";
  const std::string& what = words.back();
  if (judge) {
    judge_up(what);
  } else {
    unseen_.erase(what);
    --deck_;
  }
  if (phase_ == "reveal") {
    if (!judge) revealed_.push_back(what);
    if (revealed_.size() < 3 && deck_holds()) return;
    if (revealed_.empty()) {
      after_ability();
    } else {
      phase_ = "take";
    }
    return;
  }
  if (!judge) row_.insert(what);
  if (phase_ == "set-up row") {
    if (row_.size() == 5) phase_ = "set-up judge";
  } else if (phase_ == "refill") {
    go_on_refilling();
  } else if (!judge || !deck_holds()) {
    after_ability();
  }
}

void SlowGame::begin_turn(unsigned player) {
  active_ = player;
  actions_ = 2;
  turn_gold_ = 0;
  star_ = false;
  fresh_.clear();
  completed_.clear();
  me().bridge.clear();
  if (player == first_) {
    for (const SlowPlayer& owner : players_) {
      for (const std::string& award : owner.awards) open_.erase(award);
    }
  }
  if (!deck_holds()) {
    unseen_ = std::set<std::string>(discards_.begin(), discards_.end());
    deck_ = static_cast<int>(discards_.size());
    discards_.clear();
  }
  phase_ = row_.size() < 5 && deck_holds() ? "refill" : "act";
}

void SlowGame::end_turn() {
  if (alone()) {
    if (closing_) open_.clear();
    closing_ = false;
    to_discard_ = static_cast<unsigned>(std::min<size_t>(2, row_.size()));
    phase_ = "discard";
    if (to_discard_ == 0) next_turn();
    return;
  }
  if (runs_left_ > 0) {
    idle_turns_ = actions_ == 2 ? idle_turns_ + 1 : 0;
    if (idle_turns_ == players_.size()) runs_left_ = 0;
  }
  next_turn();
}

void SlowGame::next_turn() {
  const unsigned next = active_ % static_cast<unsigned>(players_.size()) + 1;
  const bool over = alone() ? runs_left_ == 0 : next == first_ && last_round_;
  if (over) {
    for (unsigned i = 0; i < players_.size(); ++i) {
      const unsigned player = (first_ - 1 + i) % static_cast<unsigned>(players_.size()) + 1;
      for (const char* building : {"orphanage", "library"}) {
        if (players_[player - 1].built.count(building)) to_type_.emplace_back(player, building);
      }
    }
    go_on_with_types();
    return;
  }
  if (next == first_ && runs_left_ == 0) last_round_ = true;
  begin_turn(next);
}

void SlowGame::go_on_with_types() {
  phase_ = to_type_.empty() ? "over" : "type";
  if (!to_type_.empty()) active_ = to_type_[0].first;
}

void SlowGame::does(const std::string& line) {
  Words words = words_of(line);
  const std::string verb = words[1];
  words.erase(words.begin(), words.begin() + 2);
  if (verb == "first") {
    first_ = static_cast<unsigned>(words[0][1] - '0');
    phase_ = "set-up row";
  } else if (verb == "row" || verb == "reveal") {
    draw(words);
  } else if (verb == "judge") {
    judges_.insert(words[0]);
    if (phase_ == "judge") {
      phase_ = "act";
    } else if (--judges_to_draw_ == 0) {
      phase_ = "set-up award";
    }
  } else if (verb == "award") {
    drawn_awards_.insert(words[0]);
    open_.insert(words[0]);
    if (open_.size() == 2) begin_turn(first_);
  } else if (verb == "found") {
    --actions_;
    pay(price(words[0]));
    row_.erase(words[0]);
    start(words[0]);
  } else if (verb == "resource") {
    --actions_;
    row_.erase(words[0]);
    put(words[1], words[0]);
  } else if (verb == "gold") {
    --actions_;
    row_.erase(words[0]);
    me().gold.push_back(words[0]);
  } else if (verb == "use") {
    std::string self = words[0];
    if (words[0] == "gatehouse") words.erase(words.begin(), words.begin() + 2);
    const std::string ability = words[0];
    words.erase(words.begin());
    use(ability, words, self);
  } else if (verb == "take") {
    const Words rest = revealed_;
    revealed_.clear();
    if (words[0] != "none" && revealing_ == "orchard") {
      pay(slow_card(words[0]).gold);
      start(words[0]);
    } else if (words[0] != "none") {
      put(words[1], words[0]);
    }
    for (const std::string& card : rest) {
      if (card != words[0]) discards_.push_back(card);
    }
    after_ability();
  } else if (verb == "claim") {
    me().awards.insert(words[0]);
  } else if (verb == "end") {
    end_turn();
  } else if (verb == "discard") {
    row_.erase(words[0]);
    discards_.push_back(words[0]);
    if (--to_discard_ == 0) next_turn();
  } else if (verb == "type") {
    types_[words[0]] = words[1];
    to_type_.erase(to_type_.begin());
    go_on_with_types();
  }
  // Who takes a card of the row ends the protection.
  for (SlowPlayer& player : players_) {
    if (row_.count(player.bridge) == 0) player.bridge.clear();
  }
}

}  // namespace town_builder_test
