// The cards, and what a board scores.
#include <unity.h>

#include <algorithm>

#include "host_tests/town_builder/reference.hpp"

namespace town_builder_test {
namespace {

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

const std::vector<SlowCard>& slow_cards() {
  static const std::vector<SlowCard> cards = all_cards();
  return cards;
}

const SlowCard& slow_card(const std::string& id) {
  for (const SlowCard& card : slow_cards()) {
    if (card.id == id) return card;
  }
  TEST_FAIL_MESSAGE(id.c_str());
  return slow_cards()[0];
}

bool has(const Words& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
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

}  // namespace town_builder_test
