// Random games beside the slow, plain rules: what may be done, what it scores, how it ends.
#include <unity.h>

#include <map>

#include "host_tests/core/look.hpp"
#include "host_tests/townies/reference.hpp"
#include "host_tests/townies/table.hpp"

using namespace townies_test;
using rules::Rng;
using namespace rules::townies;

void setUp() {}
void tearDown() {}

namespace {

constexpr unsigned kGames = 40;

std::map<std::string, unsigned> seen;  // verbs, bonuses and endings that came up

void compare(const Table& table, const reference::Game& game, unsigned players) {
  for (unsigned player = 1; player <= players; ++player) {
    TEST_ASSERT_TRUE(table.items(player) == game.items(player));
    TEST_ASSERT_TRUE(table.objects(player) == game.player(player).scores);
  }
}

std::string winners_of(const Table& table) {
  std::string names;
  for (unsigned player = 1; player <= 5; ++player) {
    const auto actor = static_cast<rules::Actor>(player);
    if (rules::holds(Townies::winners(table.state), actor)) names += std::to_string(player);
  }
  return names;
}

void note(const std::string& line) {
  std::string words = line.substr(line.find(' ') + 1);
  const std::string verb = words.substr(0, words.find(' '));
  ++seen[verb];
  if (verb == "star") {
    const unsigned use = event_of(line).a;
    ++seen[use == kForFunding ? "star alone"
           : use < kForShape  ? "star colour"
           : use < kForObject ? "star shape"
                              : "star object"];
  }
  if (verb == "object") ++seen[words.substr(0, words.rfind(' '))];
}

void expect_same(const Lines& listed, const Lines& legal) {
  for (const std::string& line : listed) {
    TEST_ASSERT_TRUE_MESSAGE(legal.count(line) != 0, (line + " is listed").c_str());
  }
  for (const std::string& line : legal) {
    TEST_ASSERT_TRUE_MESSAGE(listed.count(line) != 0, (line + " is not listed").c_str());
  }
}

bool is_about_stars(const std::string& line) {
  const std::string end = line.substr(line.size() - 3);
  return line.find(" star") != std::string::npos || end == "end" || end == " c3" || end == " c6" ||
         end == " i3" || end == " i6";
}

// How a game is played: anyhow; with an eye on stars; or filling the map with Shapes first.
enum Style { kAnyhow, kStars, kFilling };

std::string choose(const Lines& lines, Rng& rng, Style style) {
  std::vector<std::string> chosen;
  const bool picky = style == kFilling || (style == kStars && rng.below(2) == 0);
  for (const std::string& line : lines) {
    const bool wanted = style == kFilling ? line.find(" shape") == 2 : is_about_stars(line);
    if (picky && wanted) chosen.push_back(line);
  }
  if (chosen.empty()) chosen.assign(lines.begin(), lines.end());
  return chosen[rng.below(static_cast<uint32_t>(chosen.size()))];
}

void play_one(unsigned seed) {
  Rng rng(seed);
  const unsigned players = 1 + seed % 5;
  const unsigned mode = seed % 7 == 0 ? kFirst : seed % 7 == 1 ? kSecond : kFull;
  const Style style = seed % 4 == 0 ? kAnyhow : seed % 4 == 1 ? kFilling : kStars;
  Words settings{std::string("mode ") + kModeNames[mode]};
  reference::Game game(players, kModeNames[mode]);
  if (style == kStars && mode != kFirst) {
    const char* const bonus = kBonusNames[seed / 4 % kBonuses];
    settings.push_back(std::string("bonus ") + bonus);
    game.set_bonus(bonus);
  }
  Table table(players, settings);
  while (!rules::over<Townies>(table.state)) {
    const Lines lines = table.options();
    TEST_ASSERT_FALSE(game.over());
    expect_same(lines, game.legal());
    const std::string line = choose(lines, rng, style);
    note(line);
    table.does(line);
    game.play(line);
    if (line[0] == 'p') compare(table, game, players);
  }
  TEST_ASSERT_TRUE(game.over());
  TEST_ASSERT_TRUE(winners_of(table) == game.winners());
  ++seen[winners_of(table).size() > 1 ? "shared" : "alone"];
}

void test_random_games_should_go_as_the_plain_rules_say() {
  for (unsigned seed = 1; seed <= kGames; ++seed) play_one(seed);
  for (const char* what :
       {"marker", "additional", "bonus", "roll", "shape", "object", "star", "end", "star alone",
        "star colour", "star shape", "star object", "object game-court", "object windmill",
        "object station", "object bike-rental", "object bank", "object city-square"}) {
    TEST_ASSERT_TRUE_MESSAGE(seen[what] != 0, what);
  }
}

// All of one colour would be too kind: half of the Blocks are of two colours.
Town random_town(Rng& rng, reference::Map& map, unsigned filled) {
  Town town;
  while (town.filled < filled) {
    const reference::At at = reference::all_spaces()[rng.below(91)];
    if (map.count(at) != 0) continue;
    const unsigned colour = rng.below(2) == 0 ? rng.below(5) : 3 + rng.below(2);
    const bool object = town.objects < kSlots && rng.below(5) == 0;
    std::string block = reference::name_of(at) + " " + kColourNames[colour];
    if (object) block += " bank 1";
    put(town, block);
    map[at] = {kColourNames[colour], object ? "bank" : ""};
  }
  return town;
}

void test_objects_should_score_as_the_plain_rules_say_on_any_map() {
  unsigned connected = 0;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    Rng rng(seed);
    reference::Map map;
    const Town town = random_town(rng, map, seed % 30 * 3);
    for (const reference::At at : reference::all_spaces()) {
      if (map.count(at) != 0) continue;
      const unsigned place = space(reference::name_of(at));
      for (unsigned kind = 0; kind < kObjects; ++kind) {
        const bool may = reference::may_stand(map, kObjectNames[kind], at);
        const int points = may ? reference::object_points(map, kObjectNames[kind], at) : -1;
        TEST_ASSERT_EQUAL(points, object_points(town, kind, place));
        if (kind == kBikeRental && points > 1) ++connected;
      }
    }
  }
  TEST_ASSERT_TRUE(connected > 100);
}

// Maps with few empty spaces and two colours, where often nothing can be drawn.
void test_full_maps_should_leave_what_the_plain_rules_say() {
  unsigned passes = 0;
  for (unsigned seed = 1; seed <= 24; ++seed) {
    Rng rng(seed);
    Table table = set_table(2, "new-project");
    reference::Game game(2, "full");
    game.set_additional("hub");
    game.set_bonus("new-project");
    for (unsigned player = 1; player <= 2; ++player) {
      game.set_marker(player, kColourNames[player - 1]);
      std::string block;
      while (table.town(player).filled < (seed % 2 == 0 ? 88 : 84)) {
        const reference::At at = reference::all_spaces()[rng.below(91)];
        if (game.player(player).map.count(at) != 0) continue;
        const std::string colour = kColourNames[at.q < -3 ? 4 : 2 + rng.below(2)];
        put(table.town(player), reference::name_of(at) + " " + colour);
        game.player(player).map[at] = {colour, ""};
      }
    }
    TEST_ASSERT_TRUE(Townies::sound(table.state));
    for (const std::string& roll : table.options()) {
      Table rolled = table;
      reference::Game after = game;
      rolled.does(roll);
      after.play(roll);
      expect_same(rolled.options(), after.legal());
      for (const char* pass : {"p1 pass", "p2 pass"}) {
        if (!rolled.offers(pass)) {
          TEST_ASSERT_EQUAL_STRING("can-draw", rolled.refusal(pass).c_str());
          continue;
        }
        ++passes;
        rolled.does(pass);
        after.play(pass);
        expect_same(rolled.options(), after.legal());
      }
    }
  }
  TEST_ASSERT_TRUE(passes > 100);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_random_games_should_go_as_the_plain_rules_say);
  RUN_TEST(test_full_maps_should_leave_what_the_plain_rules_say);
  RUN_TEST(test_objects_should_score_as_the_plain_rules_say_on_any_map);
  return UNITY_END();
}
