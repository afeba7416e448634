#include "host_tests/cities/table.hpp"

#include <unity.h>

#include <cstring>

#include "host_tests/core/record_text.hpp"
#include "rules/core/digest.hpp"

namespace cities_test {

using rules::Actor;
using rules::Reader;
using rules::Verdict;
using rules::cities::State;

bool parses(const std::string& line, Event& event) { return tests::event_of<Cities>(line, event); }

std::string text_of(Event event) { return tests::text_of<Cities>(event); }

Event event_of(const std::string& line) {
  Event event;
  TEST_ASSERT_TRUE_MESSAGE(parses(line, event), line.c_str());
  return event;
}

Table::Table(unsigned players, unsigned level, unsigned variant) {
  Cities::Options options;
  options.level = static_cast<uint8_t>(level);
  options.variant = static_cast<uint8_t>(variant);
  state = Cities::start(options, static_cast<uint8_t>(players));
}

void Table::does(std::initializer_list<const char*> lines) {
  for (const char* line : lines) does(std::string(line));
}

void Table::does(const std::string& line) {
  const Verdict verdict = Cities::apply(state, event_of(line));
  const std::string message =
      line + (verdict.ok() ? "" : ": ") + (verdict.ok() ? "" : verdict.refusal().reason);
  TEST_ASSERT_TRUE_MESSAGE(verdict.ok(), message.c_str());
  TEST_ASSERT_TRUE_MESSAGE(Cities::sound(state), line.c_str());
}

std::string Table::refusal(const std::string& line) {
  State tried = state;
  const Verdict verdict = Cities::apply(tried, event_of(line));
  if (verdict.ok()) return "";
  TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&state, &tried, sizeof state, line.c_str());
  TEST_ASSERT_TRUE_MESSAGE(std::strlen(verdict.refusal().sentence) > 10, line.c_str());
  return verdict.refusal().reason;
}

Lines Table::options(const std::string& beginning) const {
  Lines lines;
  Cities::options(state, [&](Event event) {
    const std::string line = text_of(event);
    if (line.compare(0, beginning.size(), beginning) == 0) {
      TEST_ASSERT_TRUE_MESSAGE(lines.insert(line).second, line.c_str());
    }
    return true;
  });
  return lines;
}

std::string Table::to_act() const {
  std::string names;
  for (unsigned actor = 0; actor < 8; ++actor) {
    if (rules::holds(Cities::to_act(state), static_cast<Actor>(actor))) {
      names += actor == 0 ? "@" : std::to_string(actor);
    }
  }
  return names;
}

uint64_t Table::digest() const { return rules::digest<Cities>(state); }

std::vector<int> Table::tourists(unsigned player) const {
  const rules::Extra extra = Cities::extra(state, static_cast<uint8_t>(player));
  return std::vector<int>(extra.values, extra.values + extra.count);
}

Table diagonal(unsigned variant) {
  Table table(1, 1, variant);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3", "p1 start 1 0,0 r0", "p1 start 2 1,1 r0",
              "p1 start 3 2,2 r0"});
  return table;
}

namespace {

Cities::Options with_level(unsigned level) {
  Cities::Options options;
  options.level = static_cast<uint8_t>(level);
  return options;
}

bool read(Cities::Position& position, const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    if (!position.line(Reader(line.data(), line.size()))) return false;
  }
  return position.finish();
}

std::vector<std::string> block(unsigned player, const std::vector<std::string>& rows) {
  std::vector<std::string> lines{"city p" + std::to_string(player)};
  lines.insert(lines.end(), rows.begin(), rows.end());
  lines.push_back("end");
  return lines;
}

}  // namespace

bool position_parses(const std::vector<std::string>& lines, unsigned players) {
  Cities::Position position(with_level(1), static_cast<uint8_t>(players));
  return read(position, lines);
}

Shown show(const std::vector<std::string>& rows, unsigned level) {
  Cities::Position position(with_level(level), 1);
  TEST_ASSERT_TRUE(read(position, block(1, rows)));
  const rules::Score score = position.score(1);
  const rules::Extra extra = position.extra(1);
  TEST_ASSERT_EQUAL_STRING("tourists", extra.name);
  TEST_ASSERT_TRUE(extra.list);
  return {score.total, score.items[0], score.items[1], score.items[2],
          std::vector<int>(extra.values, extra.values + extra.count)};
}

std::string winners(const std::vector<std::vector<std::string>>& cities, unsigned level) {
  Cities::Position position(with_level(level), static_cast<uint8_t>(cities.size()));
  for (unsigned i = 0; i < cities.size(); ++i) {
    for (const std::string& line : block(i + 1, cities[i])) {
      TEST_ASSERT_TRUE_MESSAGE(position.line(Reader(line.data(), line.size())), line.c_str());
    }
  }
  std::string names;
  for (unsigned player = 1; player <= 4; ++player) {
    if (rules::holds(position.winners(), static_cast<Actor>(player))) {
      names += std::to_string(player);
    }
  }
  return names;
}

}  // namespace cities_test
