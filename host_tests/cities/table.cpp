#include "host_tests/cities/table.hpp"

#include <unity.h>

namespace cities_test {

bool parses(const std::string& line, Event& event) { return tests::event_of<Cities>(line, event); }

std::string text_of(Event event) { return tests::text_of<Cities>(event); }

Event event_of(const std::string& line) { return tests::event_of<Cities>(line); }

namespace {

Cities::Options options_of(unsigned level, unsigned variants = kNone) {
  Cities::Options options;
  options.level = static_cast<uint8_t>(level);
  options.variants = static_cast<uint8_t>(variants);
  return options;
}

}  // namespace

Table::Table(unsigned players, unsigned level, unsigned variants)
    : GameTable(options_of(level, variants), players) {}

std::vector<int> Table::tourists(unsigned player) const {
  const rules::Extra extra = Cities::extra(state, static_cast<uint8_t>(player));
  return std::vector<int>(extra.values, extra.values + extra.count);
}

Table diagonal(unsigned variants) {
  Table table(1, 1, variants);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3", "p1 start 1 0,0 r0", "p1 start 2 1,1 r0",
              "p1 start 3 2,2 r0"});
  return table;
}

Table full_city(unsigned variants, unsigned level, const Acts& acts) {
  Table table(1, level, variants);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3", "p1 start 1 0,0 r0", "p1 start 2 1,1 r0",
              "p1 start 3 2,2 r0"});
  unsigned tile = 4;
  for (int y = 0; y < 4; ++y) {
    for (int x = 0; x < 4; ++x) {
      if (x == y && x < 3) continue;
      table.does("@ draw " + std::to_string(tile));
      table.does("p1 place " + std::to_string(x) + ',' + std::to_string(y) + " r0");
      table.does(acts.count(tile) ? "p1 " + acts.at(tile) : "p1 stay");
      ++tile;
    }
  }
  return table;
}

namespace {

const char* const kStair[] = {"3,3", "4,4", "5,5", "6,6", "7,7", "1,0", "2,1",
                              "3,2", "4,3", "5,4", "6,5", "7,6", "0,1"};
}  // namespace

Table stair(unsigned variants, const Acts& acts) {
  Table table = diagonal(variants);
  unsigned tile = 4;
  for (const char* cell : kStair) {
    table.does("@ draw " + std::to_string(tile));
    table.does(std::string("p1 place ") + cell + " r0");
    table.does(acts.count(tile) ? "p1 " + acts.at(tile) : "p1 stay");
    ++tile;
  }
  return table;
}

namespace {

tests::Words block(unsigned player, const tests::Words& rows) {
  return tests::block_of("city p" + std::to_string(player), rows);
}

}  // namespace

bool position_parses(const std::vector<std::string>& lines, unsigned players, unsigned variants) {
  Cities::Position position(options_of(1, variants), static_cast<uint8_t>(players));
  return tests::read_position(position, lines);
}

Shown show(const std::vector<std::string>& rows, unsigned level, unsigned variants) {
  Cities::Position position(options_of(level, variants), 1);
  TEST_ASSERT_TRUE(tests::read_position(position, block(1, rows)));
  const rules::Score score = position.score(1);
  const rules::Extra extra = position.extra(1);
  TEST_ASSERT_EQUAL_STRING("tourists", extra.name);
  TEST_ASSERT_TRUE(extra.list);
  return {score.total, score.items[0], score.items[1], score.items[2],
          std::vector<int>(extra.values, extra.values + extra.count)};
}

std::string winners(const std::vector<std::vector<std::string>>& cities, unsigned level,
                    unsigned variants) {
  Cities::Position position(options_of(level, variants), static_cast<uint8_t>(cities.size()));
  tests::Words lines;
  for (unsigned i = 0; i < cities.size(); ++i) {
    const tests::Words one = block(i + 1, cities[i]);
    lines.insert(lines.end(), one.begin(), one.end());
  }
  TEST_ASSERT_TRUE(tests::read_position(position, lines));
  return tests::names_of(position.winners());
}

}  // namespace cities_test
