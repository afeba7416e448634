#include "host_tests/drawcity/table.hpp"

#include <unity.h>

namespace drawcity_test {

bool parses(const std::string& line, Event& event) {
  return tests::event_of<DrawCity>(line, event);
}

std::string text_of(Event event) { return tests::text_of<DrawCity>(event); }

Event event_of(const std::string& line) { return tests::event_of<DrawCity>(line); }

DrawCity::Options options_of(const std::string& modules, unsigned streets, bool other_goal) {
  DrawCity::Options options;
  options.modules = 0;
  const char* const words[] = {"goals", "zoning", "demand", "locations", "neighborhoods"};
  for (unsigned i = 0; i < 5; ++i) {
    if (modules.find(words[i]) != std::string::npos) {
      options.modules = static_cast<uint8_t>(options.modules | 1u << i);
    }
  }
  options.streets = static_cast<uint8_t>(streets);
  options.other_goal = other_goal ? 1 : 0;
  return options;
}

Table::Table(unsigned players, const std::string& modules, unsigned streets, bool other_goal)
    : GameTable(options_of(modules, streets, other_goal), players) {}

int Table::item(unsigned player, const std::string& name) const {
  const rules::Score score = DrawCity::score(state, static_cast<uint8_t>(player));
  if (name == "total") return score.total;
  for (size_t i = 0; i < DrawCity::kItemCount; ++i) {
    if (name == DrawCity::kItems[i]) return score.items[i];
  }
  TEST_FAIL_MESSAGE(name.c_str());
  return 0;
}

std::string Table::hand(unsigned player) const {
  std::string cards;
  const rules::drawcity::Hand& hand = state.hands[player - 1];
  for (const uint8_t number : hand.numbers) {
    if (number != 0) cards += static_cast<char>('0' + number);
  }
  for (const uint8_t type : hand.developments) {
    if (type != 0) cards += "HSFP"[type - 1];
  }
  return cards;
}

// --- stories -----------------------------------------------------------------------------------

// The card that a player's next turn but one needs, or the next if it is not in hand; "" if none.
std::string Story::wanted(unsigned player, bool numbers) const {
  std::string held = table.hand(player);
  for (const std::string& turn : todo_[player - 1]) {
    const std::string card = numbers ? turn.substr(1, 1) : turn.substr(0, 1);
    const size_t at = held.find(card);
    if (at == std::string::npos) return card;
    held.erase(at, 1);
  }
  return "";
}

// The commonest card left that nobody asks for.
std::string Story::filler(bool numbers) const {
  const uint8_t* const left = numbers ? table.state.numbers.left : table.state.developments.left;
  const unsigned kinds = numbers ? 9 : 4;
  unsigned best = 0;
  for (unsigned i = 0; i < kinds; ++i) {
    if (left[i] > left[best]) best = i;
  }
  return numbers ? std::to_string(best + 1) : std::string(1, "HSFP"[best]);
}

// Deals what is wanted, as long as cards are dealt or drawn.
void Story::draw() {
  while (table.to_act() == "@") {
    const std::string line = *table.options().begin();
    const bool numbers = line.compare(0, 9, "@ number ") == 0;
    if (!numbers && line.compare(0, 14, "@ development ") != 0) return;
    const std::string name = line.substr(0, line.rfind(' '));
    std::string card = wanted(static_cast<unsigned>(name.back() - '0'), numbers);
    if (card.empty()) card = filler(numbers);
    table.does(name + ' ' + card);
  }
}

void Story::set_up() {
  table.does("@ first p1");
  draw();
  for (const std::string& card : cards_) table.does("@ " + card);
}

void Story::plans(const Turns& turns) {
  todo_.assign(table.state.players, {});
  unsigned player = 0;
  for (const char* turn : turns) {
    todo_[player].push_back(turn);
    player = (player + 1) % table.state.players;
  }
  set_up();
}

void Story::plays(size_t turns) {
  for (size_t i = 0; i < turns; ++i) {
    const unsigned active = table.state.active;
    const std::string name = "p" + std::to_string(active);
    std::vector<std::string>& todo = todo_[active - 1];
    TEST_ASSERT_FALSE(todo.empty());
    const std::string turn = todo.front();
    todo.erase(todo.begin());
    table.does(name + " build " + turn[0] + ' ' + turn.substr(1));
    draw();
  }
}

void Story::builds(const Turns& turns) {
  plans(turns);
  plays(turns.size());
}

// --- positions ---------------------------------------------------------------------------------

bool position_parses(const std::vector<std::string>& lines, unsigned players,
                     const std::string& modules, unsigned streets) {
  DrawCity::Position position(options_of(modules, streets), static_cast<uint8_t>(players));
  return tests::read_position(position, lines);
}

Items show(const std::vector<std::string>& lines, unsigned player, unsigned players,
           const std::string& modules, unsigned streets) {
  DrawCity::Position position(options_of(modules, streets), static_cast<uint8_t>(players));
  TEST_ASSERT_TRUE_MESSAGE(tests::read_position(position, lines), "the position is malformed");
  const rules::Score score = position.score(static_cast<uint8_t>(player));
  Items items;
  items["total"] = score.total;
  int sum = 0;
  for (size_t i = 0; i < DrawCity::kItemCount; ++i) {
    if (score.items[i] != 0) items[DrawCity::kItems[i]] = score.items[i];
    sum += score.items[i];
  }
  TEST_ASSERT_EQUAL(sum, score.total);
  return items;
}

std::string position_winners(const std::vector<std::string>& lines, unsigned players,
                             const std::string& modules, unsigned streets) {
  DrawCity::Position position(options_of(modules, streets), static_cast<uint8_t>(players));
  TEST_ASSERT_TRUE(tests::read_position(position, lines));
  return tests::names_of(position.winners());
}

std::vector<std::string> board(const std::vector<std::string>& rows, unsigned streets) {
  std::vector<std::string> lines{"streets"};
  lines.insert(lines.end(), rows.begin(), rows.end());
  while (lines.size() <= streets) lines.push_back(". . . . . . . . . . .");
  lines.push_back("end");
  return lines;
}

std::vector<std::string> with(std::vector<std::string> lines,
                              const std::vector<std::string>& more) {
  lines.insert(lines.end(), more.begin(), more.end());
  return lines;
}

}  // namespace drawcity_test
