// What may be done now.
#include <algorithm>

#include "host_tests/town_builder/reference.hpp"

namespace town_builder_test {
namespace {

const Words kStars{"bakery", "art-gallery", "flower-stand", "storehouse",
                   "quarry", "inn",         "bridge"};
const Words kAllAwards{"diversity", "sturdy",   "unity",    "harmony",
                       "treasury",  "ambition", "industry", "ingenuity"};

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

}  // namespace

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
  int best = 0;
  int most = 0;
  for (const std::string& card : built) {
    ++costs[building_cost(card)];
    dear += building_cost(card) >= 3;
    able += slow_card(card).has_ability;
    best = std::max(best, slow_card(card).points);
    most = std::max(most, of_type(built, slow_card(card).type));
  }
  if (award == "diversity") return costs[1] && costs[2] && costs[3];
  if (award == "sturdy") return dear >= 2;
  if (award == "unity") return most >= 3;
  if (award == "harmony") return type_count(built) >= 4;
  if (award == "treasury") return me().gold.size() >= 4;
  if (award == "ambition") return best >= 6;
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

// Alone, at the end of a turn.
Words SlowGame::discardable() const {
  Words cards;
  for (const std::string& card : row_) {
    if (card != me().bridge) cards.push_back(card);
  }
  return cards;
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
    add("discard", discardable());
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

}  // namespace town_builder_test
