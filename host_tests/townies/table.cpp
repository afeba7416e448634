#include "host_tests/townies/table.hpp"

#include <unity.h>

#include <sstream>

namespace townies_test {

using rules::Reader;
using namespace rules::townies;

bool parses(const std::string& line, Event& event) { return tests::event_of<Townies>(line, event); }

std::string text_of(Event event) { return tests::text_of<Townies>(event); }

Event event_of(const std::string& line) { return tests::event_of<Townies>(line); }

unsigned space(const std::string& name) {
  const unsigned column = static_cast<unsigned>(name[0] - 'a');
  const unsigned number = static_cast<unsigned>(std::stoul(name.substr(1)));
  TEST_ASSERT_TRUE_MESSAGE(column < kColumns && number >= 1, name.c_str());
  TEST_ASSERT_TRUE_MESSAGE(number <= column_height(column), name.c_str());
  return top_space(column) + number - 1;
}

namespace {

unsigned index_of(const char* const* names, unsigned count, const std::string& name) {
  for (unsigned i = 0; i < count; ++i) {
    if (name == names[i]) return i;
  }
  TEST_FAIL_MESSAGE(name.c_str());
  return count;
}

}  // namespace

unsigned object(const std::string& name) { return index_of(kObjectNames, kObjects, name); }

void put(Town& town, const std::string& block) {
  std::istringstream words(block);
  std::string name;
  std::string colour;
  std::string kind;
  unsigned score = 0;
  words >> name >> colour;
  TEST_ASSERT_TRUE_MESSAGE(town.is_empty(space(name)), block.c_str());
  const unsigned number = index_of(kColourNames, kColours, colour);
  fill(town, number, space(name));
  add_sites(town, number, kBesideSpace[space(name)]);
  if (words >> kind) {
    words >> score;
    add_sites(town, kCitySquare, kBesideSpace[space(name)]);
    town.drawn[town.objects++] = drawn(space(name), object(kind), score);
  }
}

Town town_of(const Words& blocks) {
  Town town;
  for (const std::string& block : blocks) put(town, block);
  return town;
}

Townies::Options options_of(const Words& settings, unsigned players) {
  rules::HeaderReader<Townies> header;
  const std::string first = "players " + std::to_string(players);
  TEST_ASSERT_TRUE(header.line(Reader(first.data(), first.size()), 1) ==
                   rules::HeaderReader<Townies>::Step::kMore);
  for (const std::string& setting : settings) {
    const std::string line = "set " + setting;
    TEST_ASSERT_TRUE_MESSAGE(header.line(Reader(line.data(), line.size()), 2) ==
                                 rules::HeaderReader<Townies>::Step::kMore,
                             line.c_str());
  }
  TEST_ASSERT_NULL(header.conflict());
  return header.options();
}

Table::Table(unsigned players, const Words& settings)
    : GameTable(options_of(settings, players), players) {}

std::vector<int> Table::objects(unsigned player) const {
  const rules::Extra extra = Townies::extra(state, static_cast<uint8_t>(player));
  TEST_ASSERT_EQUAL_STRING("objects", extra.name);
  TEST_ASSERT_TRUE(extra.list);
  return std::vector<int>(extra.values, extra.values + extra.count);
}

std::vector<int> Table::items(unsigned player) const {
  const rules::Score score = Townies::score(state, static_cast<uint8_t>(player));
  TEST_ASSERT_EQUAL(score.total, score.items[0] + score.items[1] + score.items[2]);
  return {score.items[0], score.items[1], score.items[2]};
}

Table set_table(unsigned players, const std::string& bonus, const std::string& additional) {
  Words settings{"additional " + additional, "bonus " + bonus};
  for (unsigned player = 1; player <= players; ++player) {
    settings.push_back("marker p" + std::to_string(player) + " " + kColourNames[player - 1]);
  }
  return Table(players, settings);
}

namespace {

Words block(unsigned player, const Words& blocks) {
  return tests::block_of("map p" + std::to_string(player), blocks);
}

}  // namespace

bool position_parses(const Words& lines, unsigned players, const Words& settings) {
  Townies::Position position(options_of(settings, players), static_cast<uint8_t>(players));
  return tests::read_position(position, lines);
}

Shown show(const Words& blocks, const Words& settings) {
  Townies::Position position(options_of(settings, 1), 1);
  TEST_ASSERT_TRUE(tests::read_position(position, block(1, blocks)));
  const rules::Score score = position.score(1);
  TEST_ASSERT_EQUAL(score.total, score.items[0] + score.items[1] + score.items[2]);
  return {score.items[0], score.items[1], score.items[2]};
}

const char* title(const Words& blocks, const Words& settings) {
  Townies::Position position(options_of(settings, 1), 1);
  TEST_ASSERT_TRUE(tests::read_position(position, block(1, blocks)));
  return position.title();
}

std::string winners(const std::vector<Words>& maps, const Words& settings) {
  const auto players = static_cast<unsigned>(maps.size());
  Townies::Position position(options_of(settings, players), static_cast<uint8_t>(players));
  Words lines;
  for (unsigned i = 0; i < players; ++i) {
    const Words one = block(i + 1, maps[i]);
    lines.insert(lines.end(), one.begin(), one.end());
  }
  TEST_ASSERT_TRUE(tests::read_position(position, lines));
  return tests::names_of(position.winners());
}

}  // namespace townies_test
