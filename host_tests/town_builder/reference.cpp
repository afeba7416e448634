// What happens.
#include "host_tests/town_builder/reference.hpp"

#include <unity.h>

#include <algorithm>

namespace town_builder_test {
namespace {

const Words kBuilds{"festival", "fishery", "orchard", "almshouse", "statue", "armoury", "barracks"};

}  // namespace

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

SlowGame::SlowGame(unsigned players) : players_(players) {
  for (const SlowCard& card : slow_cards()) unseen_.insert(card.id);
  deck_ = players == 1 ? 55 : 60;
  ahead_ = players == 1   ? std::vector<int>{25}
           : players == 2 ? std::vector<int>{27}
                          : std::vector<int>{27, 0};
  judges_to_draw_ = players <= 2 ? 2 : 1;
  runs_left_ = players <= 2 ? 1 : static_cast<int>(players) - 1;
  first_ = players == 1 ? 1 : 0;
  phase_ = players == 1 ? "set-up row" : "first";
}

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
    me().bridge = rest[0];
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
    to_discard_ = static_cast<unsigned>(std::min<size_t>(2, discardable().size()));
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
