#include <algorithm>
#include <sstream>

#include "host_tests/drawcity/reference.hpp"

namespace drawcity_test {
namespace {

const int kStreets[] = {0, 0, 4, 5, 7, 9, 10};
const char* const kGoalNames[5][4] = {
    {"residential-quarter", "three-streets-one-community", "connected-homes", "homes-by-the-park"},
    {"high-street", "chain-store", "shop-front", "local-customers"},
    {"short-commute", "industrial-belt", "industrial-park", "outskirts"},
    {"meeting-place", "green-belt", "central-park", "green-lung"},
    {"mixed-use", "main-road", "broadband", "across-the-city"},
};

std::string name_of(Space space) {
  return std::to_string(space.first) + ',' + std::to_string(space.second);
}

Space space_named(const std::string& word) {
  return {std::stoi(word), std::stoi(word.substr(word.find(',') + 1))};
}

void take_out(std::vector<std::string>& cards, const std::string& card) {
  cards.erase(std::find(cards.begin(), cards.end(), card));
}

}  // namespace

SlowGame::SlowGame(int players, int streets, const std::set<std::string>& modules, bool other_goal)
    : count_(players), other_goal_(other_goal), modules_(modules) {
  city_.players = players;
  city_.streets = streets == 0 ? kStreets[players] : streets;
  city_.locations = modules.count("locations") != 0;
  players_.resize(static_cast<size_t>(players));
  const int cards[] = {2, 4, 6, 8, 10, 8, 6, 4, 2};
  for (int number = 1; number <= 9; ++number) {
    for (int i = 0; i < cards[number - 1]; ++i) numbers_.push_back(std::to_string(number));
  }
  for (const char* type : {"H", "S", "F", "P"}) {
    for (int i = 0; i < 12; ++i) types_.push_back(type);
  }
  plan_ = {"@ first "};
}

void SlowGame::plan_set_up() {
  for (int i = 0; i < count_; ++i) {
    const std::string name = "p" + std::to_string((first_ - 1 + i) % count_ + 1) + ' ';
    for (const char* what : {"@ number ", "@ number ", "@ development ", "@ development "}) {
      plan_.push_back(what + name);
    }
  }
  if (modules_.count("goals")) plan_.insert(plan_.end(), other_goal_ ? 5 : 4, "@ goal ");
  if (modules_.count("zoning")) plan_.insert(plan_.end(), 11, "@ zone ");
  if (modules_.count("demand")) {
    plan_.insert(plan_.end(), static_cast<size_t>(city_.streets), "@ demand ");
  }
  if (modules_.count("neighborhoods")) plan_.insert(plan_.end(), 6, "@ neighborhood ");
}

std::map<std::string, int> SlowGame::deck(bool numbers) const {
  const std::vector<std::string>& drawn = numbers ? numbers_ : types_;
  const std::vector<std::string>& thrown = numbers ? discarded_numbers_ : discarded_types_;
  std::map<std::string, int> counts;
  for (const std::string& card : drawn.empty() ? thrown : drawn) ++counts[card];
  return counts;
}

std::set<std::string> SlowGame::options() const {
  std::set<std::string> lines;
  if (choosing_) {
    for (const Line& line : possible_lines()) {
      std::string text = "p" + std::to_string(active_) + " neighborhood";
      for (const Space& space : line) text += ' ' + name_of(space);
      lines.insert(text);
    }
    return lines;
  }
  if (plan_.empty()) {
    if (active_ == 0) return lines;
    lines = builds();
    return lines.empty() ? skips() : lines;
  }
  const std::string& next = plan_.front();
  if (next == "@ first ") {
    for (int i = 1; i <= count_; ++i) lines.insert(next + 'p' + std::to_string(i));
  } else if (next == "@ goal ") {
    for (const char* goal : kGoalNames[goals_.size()]) lines.insert(next + goal);
  } else {
    for (const auto& [card, count] : deck(next.compare(0, 9, "@ number ") == 0)) {
      lines.insert(next + card);
    }
  }
  return lines;
}

bool SlowGame::may_build(int number, Space space) const {
  if (city_.board.count(space)) return false;
  for (const auto& [at, one] : city_.board) {
    if (at.first != space.first || one.player != active_) continue;
    if (at.second < space.second ? one.number >= number : one.number <= number) return false;
  }
  return true;
}

std::set<std::string> SlowGame::builds() const {
  std::set<std::string> lines;
  for (const std::string& number : player(active_).numbers) {
    for (const std::string& type : player(active_).types) {
      for (int street = 1; street <= city_.streets; ++street) {
        for (int column = 1; column <= 11; ++column) {
          if (!may_build(std::stoi(number), {street, column})) continue;
          lines.insert("p" + std::to_string(active_) + " build " + type + ' ' + number + ' ' +
                       name_of({street, column}));
        }
      }
    }
  }
  return lines;
}

std::set<std::string> SlowGame::skips() const {
  std::set<std::string> lines;
  std::vector<std::string> numbers{""};
  std::vector<std::string> types{""};
  for (const std::string& number : player(active_).numbers) numbers.push_back(' ' + number);
  for (const std::string& type : player(active_).types) types.push_back(' ' + type);
  for (const std::string& number : numbers) {
    for (const std::string& type : types) {
      lines.insert("p" + std::to_string(active_) + " skip" + number + type);
    }
  }
  return lines;
}

std::vector<Line> SlowGame::possible_lines() const {
  std::vector<Line> found;
  if (patterns_.size() < 6) return found;
  std::set<std::string> wanted;
  for (std::string pattern : {patterns_.substr(0, 3), patterns_.substr(3)}) {
    wanted.insert(pattern);
    std::reverse(pattern.begin(), pattern.end());
    wanted.insert(pattern);
  }
  for (const Space& step : {Space{0, 1}, Space{1, 0}}) {
    for (int back = 0; back < 3; ++back) {
      Line line;
      std::string types;
      bool open = true;
      for (int i = -back; i < 3 - back; ++i) {
        const Space space{built_.first + i * step.first, built_.second + i * step.second};
        line.push_back(space);
        const auto at = city_.board.find(space);
        types += at == city_.board.end() ? '.' : at->second.type;
        for (const Line& one : city_.marked) {
          open = open && std::find(one.begin(), one.end(), space) == one.end();
        }
      }
      if (open && wanted.count(types)) found.push_back(line);
    }
  }
  return found;
}

void SlowGame::does(const std::string& line) {
  std::istringstream text(line);
  std::vector<std::string> words;
  for (std::string word; text >> word;) words.push_back(word);
  if (words[0] == "@") return draw(words);
  Player& one = player(active_);
  if (words[1] == "neighborhood") {
    mark({space_named(words[2]), space_named(words[3]), space_named(words[4])});
    choosing_ = false;
    return;
  }
  ++one.turns;
  if (words[1] == "build") return build(words);
  ++one.skips;
  const std::string name = "p" + std::to_string(active_) + ' ';
  for (size_t i = 2; i < words.size(); ++i) {
    const bool number = words[i] >= "1" && words[i] <= "9";
    take_out(number ? one.numbers : one.types, words[i]);
    (number ? discarded_numbers_ : discarded_types_).push_back(words[i]);
    plan_.push_back((number ? "@ number " : "@ development ") + name);
  }
  if (plan_.empty()) end_turn();
}

void SlowGame::build(const std::vector<std::string>& words) {
  Player& one = player(active_);
  one.skips = 0;
  built_ = space_named(words[4]);
  bool internet = built_ == Space{2, 2} || built_ == Space{city_.streets - 1, 10};
  for (const Development& near : city_.around(built_)) internet = internet || near.internet;
  const char type = words[2][0];
  city_.board[built_] = {active_, type, std::stoi(words[3]), internet && type != 'P'};
  take_out(one.types, words[2]);
  take_out(one.numbers, words[3]);
  discarded_types_.push_back(words[2]);
  discarded_numbers_.push_back(words[3]);
  const std::string name = "p" + std::to_string(active_) + ' ';
  plan_ = {"@ number " + name, "@ development " + name};
  tick();
  const std::vector<Line> lines = possible_lines();
  if (lines.size() == 1) mark(lines[0]);
  choosing_ = lines.size() > 1;
}

void SlowGame::tick() {
  const int spaces = count_ == 2 ? 1 : count_ <= 4 ? 2 : 3;
  for (auto& [goal, ticks] : goals_) {
    const int turn = player(active_).turns;
    int before = 0;
    bool mine = false;
    for (const Tick& tick : ticks) {
      before += tick.turn < turn;
      mine = mine || tick.player == active_;
    }
    if (mine || before >= spaces || !city_.meets(goal, active_)) continue;
    ticks.push_back({active_, turn, 6 - 2 * before});
    city_.goals[active_] += 6 - 2 * before;
  }
}

void SlowGame::mark(const Line& line) { city_.marked.push_back(line); }

void SlowGame::end_turn() {
  for (int i = 1; i <= count_; ++i) {
    const int next = (active_ - 1 + i) % count_ + 1;
    if (player(next).skips >= 2) continue;
    active_ = next;
    return;
  }
  active_ = 0;
}

void SlowGame::draw(const std::vector<std::string>& words) {
  const std::string& what = words[1];
  const std::string& card = words.back();
  plan_.erase(plan_.begin());
  if (what == "first") {
    first_ = card[1] - '0';
    return plan_set_up();
  }
  if (what == "goal") {
    goals_[card];
  } else if (what == "number" || what == "development") {
    const bool number = what == "number";
    std::vector<std::string>& deck = number ? numbers_ : types_;
    if (deck.empty()) deck.swap(number ? discarded_numbers_ : discarded_types_);
    take_out(deck, card);
    Player& one = player(words[2][1] - '0');
    (number ? one.numbers : one.types).push_back(card);
  } else {
    take_out(types_, card);
    (what == "zone" ? city_.zones : what == "demand" ? city_.demand : patterns_) += card;
  }
  if (!plan_.empty()) return;
  if (active_ != 0) return end_turn();
  for (const std::string* cards : {&city_.zones, &city_.demand, &patterns_}) {
    for (const char type : *cards) types_.push_back(std::string(1, type));
  }
  active_ = first_;
}

}  // namespace drawcity_test
