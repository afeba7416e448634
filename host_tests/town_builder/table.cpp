#include "host_tests/town_builder/table.hpp"

#include <unity.h>

#include <utility>

#include "rules/town_builder/town_builder_awards.hpp"
#include "rules/town_builder/town_builder_course.hpp"
#include "rules/town_builder/town_builder_moves.hpp"

namespace town_builder_test {

using namespace rules::town_builder;

namespace {

Words split(const std::string& text, const std::string& between) {
  Words parts;
  size_t begin = 0;
  while (begin <= text.size()) {
    size_t end = text.find(between, begin);
    if (end == std::string::npos) end = text.size();
    if (end != begin) parts.push_back(text.substr(begin, end - begin));
    begin = end + between.size();
  }
  return parts;
}

unsigned card_of(const std::string& id) {
  for (unsigned card = 0; card < kCards; ++card) {
    if (id == kCardData[card].id) return card;
  }
  TEST_FAIL_MESSAGE(id.c_str());
  return 0;
}

std::string list(const State& state, unsigned head) {
  std::string ids;
  for (unsigned card = head; card != kNoCard; card = state.next[card]) {
    ids += ids.empty() ? "" : " ";
    ids += kCardData[card].id;
  }
  return ids;
}

}  // namespace

bool parses(const std::string& line) {
  Event event;
  return tests::event_of<TownBuilder>(line, event);
}

Event event_of(const std::string& line) { return tests::event_of<TownBuilder>(line); }

std::string text_of(Event event) { return tests::text_of<TownBuilder>(event); }

Words words_of(const std::string& text) { return split(text, " "); }

Table::Table(unsigned players) : GameTable({}, players) {}

void Table::does(const std::string& lines) {
  for (const std::string& line : split(lines, " / ")) {
    TEST_ASSERT_EQUAL_STRING(line.c_str(), text_of(event_of(line)).c_str());
    GameTable::does(line);
    log.push_back(line);
  }
}

int Table::total(unsigned player) const {
  return TownBuilder::score(state, static_cast<uint8_t>(player)).total;
}

int Table::item(unsigned player, unsigned item) const {
  return TownBuilder::score(state, static_cast<uint8_t>(player)).items[item];
}

void Table::set_up(const std::string& first, const std::string& row, const std::string& judges,
                   const std::string& awards) {
  if (!first.empty()) does("@ first " + first);
  for (const std::string& card : words_of(row)) does("@ row " + card);
  for (const std::string& judge : words_of(judges)) does("@ judge " + judge);
  for (const std::string& award : words_of(awards)) does("@ award " + award);
}

void Table::refill(const std::string& cards) {
  const auto judge = [&] {
    while (!options("@ row judge").empty()) does(*options("@ row judge").begin());
  };
  for (const std::string& card : words_of(cards)) {
    judge();
    does("@ row " + card);
  }
  while (state.phase == Phase::kRefill) does(*options("@ row").begin());
}

void Table::idle() {
  refill();
  const std::string name = "p" + std::to_string(state.active) + ' ';
  while (!offers(name + "end")) {
    const Lines golds = options(name + "gold");
    const Lines found = options(name + "found");
    does(*(golds.empty() ? found.empty() ? options(name + "resource") : found : golds).begin());
  }
  does(name + "end");
  while (state.phase == Phase::kDiscard) does(*options("p1 discard").begin());
}

std::string Table::row() const {
  std::string ids;
  for (unsigned i = 0; i < state.row_size; ++i) {
    ids += ids.empty() ? "" : " ";
    ids += kCardData[state.row[i]].id;
  }
  return ids;
}

std::string Table::discards() const { return list(state, state.discards); }

std::string Table::gold(unsigned player) const { return list(state, state.gold_first[player - 1]); }

std::string Table::under(const std::string& foundation) const {
  const unsigned card = card_of(foundation);
  std::string ids = list(state, first_under(state, card));
  for (unsigned i = 0; i < unnamed_under(state, card); ++i) ids += ids.empty() ? "*" : " *";
  return ids;
}

std::string Table::built(unsigned player) const {
  std::string ids;
  for (unsigned card = 0; card < kCards; ++card) {
    if (state.place[card] != place_of(kBuilt, player - 1)) continue;
    ids += ids.empty() ? "" : " ";
    ids += kCardData[card].id;
  }
  return ids;
}

std::string Table::foundations(unsigned player) const {
  return list(state, state.foundations[player - 1]);
}

namespace {

void put_foundation(State& state, unsigned seat, const Words& words) {
  const unsigned foundation = card_of(words[0]);
  start_foundation(state, seat, foundation);
  for (size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "*") {
      put_unnamed_under(state, seat, foundation);
    } else {
      TEST_ASSERT_TRUE_MESSAGE(takes(state, foundation, card_of(words[i])), words[i].c_str());
      put_under(state, seat, foundation, card_of(words[i]));
    }
  }
}

void put_built(State& state, unsigned seat, const std::string& card) {
  start_foundation(state, seat, card_of(card));
  if (state.place[card_of(card)] < kBuilt) complete(state, seat, card_of(card));
}

unsigned index_of(const char* const* ids, unsigned count, const std::string& id) {
  for (unsigned i = 0; i < count; ++i) {
    if (id == ids[i]) return i;
  }
  TEST_FAIL_MESSAGE(id.c_str());
  return 0;
}

unsigned seat_in(const std::string& player) { return static_cast<unsigned>(player[1] - '1'); }

void put_rest_away(State& state, const std::set<unsigned>& named) {
  const unsigned last = state.players - 1u;
  unsigned boxed = state.runs != 0 ? kBoxed : 0;
  for (unsigned card = 0; card < kCards; ++card) {
    if (named.count(card) != 0) continue;
    if (rules::town_builder::alone(state)) {
      if (boxed != 0) {
        --boxed;
        continue;
      }
      state.place[card] = kAway;
    } else if (kSymbols[card] == 0) {
      store(state, last, card);
    } else {
      start_foundation(state, last, card);
    }
    state.unseen.clear(card);
  }
}

}  // namespace

Table scene(unsigned players, const std::string& parts) {
  Table table(players);
  State& state = table.state;
  std::set<unsigned> named;
  state.first = 1;
  state.active = 1;
  state.actions = kActions;
  state.left = 0;
  state.deck = 0;
  state.next_judge = kNone;
  for (const std::string& part : split(parts, " / ")) {
    Words words = words_of(part);
    const std::string what = words[0];
    words.erase(words.begin());
    for (const std::string& word : words) {
      for (unsigned card = 0; card < kCards && what != "judges"; ++card) {
        if (word != kCardData[card].id) continue;
        TEST_ASSERT_TRUE_MESSAGE(named.insert(card).second, word.c_str());
        if (what != "deck") state.unseen.clear(card);
      }
    }
    const bool of_player = what == "built" || what == "gold" || what == "foundation" ||
                           what == "turn" || what == "first";
    const unsigned seat = of_player ? seat_in(words[0]) : 0;
    if (of_player) words.erase(words.begin());
    for (const std::string& word : words) {
      if (what == "row") add_to_row(state, card_of(word));
      if (what == "deck") ++state.deck;
      if (what == "discards") discard(state, card_of(word));
      if (what == "built") put_built(state, seat, word);
      if (what == "gold") store(state, seat, card_of(word));
      if (what == "judges") {
        const unsigned judge = index_of(kJudgeIds.data(), kJudges, word);
        state.judges = static_cast<uint8_t>(state.judges | 1u << judge);
      }
    }
    if (what == "foundation") put_foundation(state, seat, words);
    if (what == "turn") state.active = static_cast<uint8_t>(seat + 1);
    if (what == "first") state.first = static_cast<uint8_t>(seat + 1);
    if (what == "runs") state.runs = static_cast<uint8_t>(std::stoi(words[0]));
    if (what == "next-judge") state.next_judge = static_cast<uint8_t>(std::stoi(words[0]));
    if (what == "awards") {
      for (unsigned slot = 0; slot < kAwardSlots; ++slot) {
        const unsigned award = index_of(kAwardIds.data(), kAwards, words[slot]);
        state.open[slot] = static_cast<uint8_t>(award);
      }
      if (state.open[0] > state.open[1]) std::swap(state.open[0], state.open[1]);
    }
  }
  put_rest_away(state, named);
  state.pending = 0;
  state.completed = 0;
  state.trade = 0;
  update_claims(state, state.active - 1u);
  enter(state, Phase::kAct);
  TEST_ASSERT_TRUE_MESSAGE(TownBuilder::sound(state), parts.c_str());
  return table;
}

bool position_parses(const std::string& lines, unsigned players) {
  TownBuilder::Position position({}, static_cast<uint8_t>(players));
  return tests::read_position(position, split(lines, " / "));
}

Shown show(const std::string& lines, unsigned players, unsigned player) {
  TownBuilder::Position position({}, static_cast<uint8_t>(players));
  TEST_ASSERT_TRUE_MESSAGE(tests::read_position(position, split(lines, " / ")), lines.c_str());
  const rules::Score score = position.score(static_cast<uint8_t>(player));
  const rules::Extra extra = position.extra(static_cast<uint8_t>(player));
  TEST_ASSERT_EQUAL_STRING("built", extra.name);
  TEST_ASSERT_FALSE(extra.list);
  return {score.total,    score.items[0], score.items[1],
          score.items[2], score.items[3], extra.values[0]};
}

std::string winners(const std::string& lines, unsigned players) {
  TownBuilder::Position position({}, static_cast<uint8_t>(players));
  TEST_ASSERT_TRUE_MESSAGE(tests::read_position(position, split(lines, " / ")), lines.c_str());
  return tests::names_of(position.winners());
}

}  // namespace town_builder_test
