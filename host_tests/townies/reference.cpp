// The game from the markers to the winners.
#include "host_tests/townies/reference.hpp"

#include <algorithm>
#include <sstream>

namespace reference {
namespace {

const std::vector<std::string> kGoals{"crossroads",   "recreational-areas", "downtown", "suburbs",
                                      "hub",          "surroundings",       "symmetry", "triangle",
                                      "urban-routes", "wind-rose"};
const std::vector<std::string> kBonuses{"stable-soil", "funding", "repainting", "new-project"};
const std::set<std::string> kStars{"c3", "c6", "i3", "i6"};

std::string basic_of(const std::string& colour) { return kObjects[index_in(kColours, colour)]; }

bool is_free(const Map& map, const std::array<At, 4>& four) {
  for (const At at : four) {
    if (map.count(at) != 0) return false;
  }
  return true;
}

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream text(line);
  std::vector<std::string> words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

}  // namespace

Game::Game(unsigned players, const std::string& mode) : mode_(mode), players_(players) {}

void Game::set_marker(unsigned player, const std::string& colour) {
  players_[player - 1].start = colour;
  players_[player - 1].marker = colour;
}

// Whether chance has something to say.
bool Game::chance(std::set<std::string>& lines) const {
  for (size_t i = 0; i < players_.size(); ++i) {
    if (!players_[i].start.empty()) continue;
    for (const std::string& colour : kColours) {
      const bool taken = std::any_of(players_.begin(), players_.end(),
                                     [&](const Player& other) { return other.start == colour; });
      if (!taken) lines.insert("@ marker p" + std::to_string(i + 1) + " " + colour);
    }
    return true;
  }
  if (mode_ == "full" && goal_.empty()) {
    for (const std::string& goal : kGoals) lines.insert("@ additional " + goal);
    return true;
  }
  if (mode_ != "first" && bonus_.empty()) {
    for (const std::string& bonus : kBonuses) lines.insert("@ bonus " + bonus);
    return true;
  }
  if (rolled_) return false;
  for (const std::string& object : kObjects) {
    for (const std::string& shape : kShapes) lines.insert("@ roll " + object + " " + shape);
  }
  return true;
}

bool Game::may_circle(const Player& player) const {
  if (players_.size() > 1) return true;
  for (int slot = static_cast<int>(player.scores.size()); slot < 9; ++slot) {
    if (player.circles.count(slot) == 0) return true;
  }
  return false;
}

void Game::drawings(unsigned number, std::set<std::string>& lines) const {
  const Player& player = players_[number - 1];
  const std::string who = "p" + std::to_string(number);
  if (!player.shape_done && may_circle(player)) {
    for (const auto& four : placements(player.shape)) {
      if (!is_free(player.map, four)) continue;
      std::string line = who + " shape";
      for (const At at : four) line += " " + name_of(at);
      lines.insert(line);
    }
  }
  if (player.object_done) return;
  for (const std::string& object : {player.object, basic_of(player.colour)}) {
    for (const At at : all_spaces()) {
      if (may_stand(player.map, object, at))
        lines.insert(who + " object " + object + " " + name_of(at));
    }
  }
}

std::set<std::string> Game::legal() const {
  std::set<std::string> lines;
  if (over_ || chance(lines)) return lines;
  for (unsigned number = 1; number <= players_.size(); ++number) {
    const Player& player = players_[number - 1];
    if (!player.acts) continue;
    const std::string who = "p" + std::to_string(number);
    std::set<std::string> own;
    drawings(number, own);
    if (player.drawn) own.insert(who + " end");
    if (own.empty()) own.insert(who + " pass");
    lines.insert(own.begin(), own.end());
    if (player.stars == 0 || player.spent || player.drawn) continue;
    if (bonus_ == "funding") lines.insert(who + " star");
    if (bonus_ == "repainting") {
      for (const std::string& colour : kColours) lines.insert(who + " star " + colour);
    }
    if (bonus_ == "new-project") {
      for (const std::string& object : kObjects) lines.insert(who + " star " + object);
      for (const std::string& shape : kShapes) lines.insert(who + " star " + shape);
    }
  }
  return lines;
}

void Game::play_chance(const std::vector<std::string>& words) {
  if (words[1] == "marker") set_marker(static_cast<unsigned>(words[2][1] - '0'), words[3]);
  if (words[1] == "additional") goal_ = words[2];
  if (words[1] == "bonus") bonus_ = words[2];
  if (words[1] != "roll") return;
  rolled_ = true;
  for (Player& player : players_) {
    player.acts = true;
    player.drawn = player.spent = player.funding = false;
    player.shape_done = player.object_done = false;
    player.object = words[2];
    player.shape = words[3];
    player.colour = player.marker;
  }
}

void Game::play(const std::string& line) {
  const std::vector<std::string> words = words_of(line);
  if (words[0] == "@") return play_chance(words);
  const auto number = static_cast<unsigned>(words[0][1] - '0');
  Player& player = players_[number - 1];
  if (words[1] == "star") {
    --player.stars;
    player.spent = true;
    if (words.size() == 2) {
      player.funding = true;
    } else if (index_in(kColours, words[2]) < kColours.size()) {
      player.colour = words[2];
    } else if (index_in(kShapes, words[2]) < kShapes.size()) {
      player.shape = words[2];
    } else {
      player.object = words[2];
    }
    return;
  }
  if (words[1] == "shape") {
    for (size_t i = 2; i < words.size(); ++i) {
      player.map[space_named(words[i])] = {player.colour, ""};
    }
    player.shape_done = true;
    int slot = static_cast<int>(player.scores.size());
    while (player.circles.count(slot) != 0) ++slot;
    player.circles.insert(slot);
  } else if (words[1] == "object") {
    const At at = space_named(words[3]);
    int points = object_points(player.map, words[2], at);
    const bool starred = kStars.count(words[3]) != 0 && mode_ != "first";
    if (starred && bonus_ == "stable-soil") points += 2;
    if (starred && bonus_ != "stable-soil") ++player.stars;
    player.map[at] = {player.colour, words[2]};
    player.scores.push_back(points);
    player.object_done = true;
  } else {
    return finish(number);
  }
  player.drawn = true;
  std::set<std::string> more;
  if (player.funding && !(player.shape_done && player.object_done)) drawings(number, more);
  if (more.empty()) finish(number);
}

// "No player could draw any of the six Shapes or any of the six Objects."
bool Game::stuck() const {
  for (const Player& player : players_) {
    for (const std::string& shape : kShapes) {
      if (!may_circle(player)) break;
      for (const auto& four : placements(shape)) {
        if (is_free(player.map, four)) return false;
      }
    }
    for (const std::string& object : kObjects) {
      for (const At at : all_spaces()) {
        if (may_stand(player.map, object, at)) return false;
      }
    }
  }
  return true;
}

void Game::finish(unsigned number) {
  players_[number - 1].acts = false;
  for (const Player& player : players_) {
    if (player.acts) return;
  }
  rolled_ = false;
  for (const Player& player : players_) over_ = over_ || player.scores.size() == 9;
  over_ = over_ || stuck();
  if (over_) return;
  for (Player& player : players_) {
    player.marker = kColours[(index_in(kColours, player.marker) + 4) % 5];
  }
}

std::vector<int> Game::items(unsigned number) const {
  const Player& player = players_[number - 1];
  int objects = 0;
  for (const int score : player.scores) objects += score;
  const bool individual = mode_ != "first" && !player.start.empty();
  return {objects,
          individual
              ? specialization(player.map, player.start) + standardization(player.map, player.start)
              : 0,
          mode_ == "full" && !goal_.empty() ? additional(player.map, goal_) : 0};
}

int Game::total(unsigned player) const {
  const std::vector<int> its = items(player);
  return its[0] + its[1] + its[2];
}

std::string Game::winners() const {
  const auto rank = [&](unsigned number) {
    const std::vector<int>& scores = players_[number - 1].scores;
    return std::array<int, 3>{total(number), -static_cast<int>(scores.size()),
                              scores.empty() ? 0 : scores.back()};
  };
  std::array<int, 3> best = rank(1);
  for (unsigned number = 2; number <= players_.size(); ++number)
    best = std::max(best, rank(number));
  std::string names;
  for (unsigned number = 1; number <= players_.size(); ++number) {
    if (rank(number) == best) names += std::to_string(number);
  }
  return names;
}

}  // namespace reference
