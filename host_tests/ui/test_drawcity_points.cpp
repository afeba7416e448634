// What brings points in DrawCity, item by item: in any position, and on the screen.
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string>

#include "fake_device.hpp"
#include "rules/core/rng.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/points_screen.hpp"
#include "ui/drawcity/reasons.hpp"

namespace {

using namespace ui::drawcity;

// --- any position --------------------------------------------------------------------------------

// What the lines say behind their last colon: "5", "8 + 2", "3 × 2".
int said_by(const Reason& reason) {
  int sum = 0;
  std::istringstream lines(reason.words);
  for (std::string line; std::getline(lines, line);) {
    const size_t colon = line.rfind(": ");
    TEST_ASSERT_TRUE_MESSAGE(colon != std::string::npos, line.c_str());
    const char* at = line.c_str() + colon + 2;
    char* end = nullptr;
    const long first = std::strtol(at, &end, 10);
    if (std::strncmp(end, " + ", 3) == 0) {
      sum += static_cast<int>(first + std::strtol(end + 3, &end, 10));
    } else if (std::strncmp(end, " × ", 4) == 0) {
      sum += static_cast<int>(first * std::strtol(end + 4, &end, 10));
    } else {
      sum += static_cast<int>(first);
    }
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", end, line.c_str());
  }
  return sum;
}

void compare_with_rules(const State& state) {
  for (unsigned player = 1; player <= state.players; ++player) {
    const rules::Score score = Rules::score(state, static_cast<uint8_t>(player));
    for (unsigned item = 0; item < rd::kItems; ++item) {
      for (unsigned lines : {1u, 4u, 5u, kMostLines}) {
        const Reason reason = reason_of(state, player, item, lines);
        TEST_ASSERT_EQUAL_MESSAGE(score.items[item], reason.points, reason.words);
        TEST_ASSERT_TRUE(reason.points == 0 || reason.counted.any());
        if (reason.points > 0) {
          TEST_ASSERT_EQUAL_MESSAGE(reason.points, said_by(reason), reason.words);
        }
        unsigned said = 1;
        for (const char letter : reason.words) said += letter == '\n' ? 1 : 0;
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(lines, said, reason.words);
      }
    }
  }
}

void test_space_should_have_the_location_that_the_rules_list_there() {
  for (unsigned street = 1; street <= rd::kMostStreets; ++street) {
    for (unsigned column = 1; column <= rd::kColumns; ++column) {
      unsigned listed = kNoSpot;
      for (const rd::Spot& spot : rd::kSpotList) {
        if (spot.street == street && spot.column == column) listed = spot.colour;
      }
      TEST_ASSERT_EQUAL(listed, spot_of(rd::site_at(street, column)));
    }
  }
}

void test_reasons_should_come_to_what_the_rules_count_in_any_position() {
  for (unsigned game = 0; game < 60; ++game) {
    rules::Rng rng(game);
    rd::Options options;
    options.modules = static_cast<uint8_t>(game % 3 == 0 ? game % 32 : 31);
    options.other_goal = game % 2;
    options.streets = static_cast<uint8_t>(game % 4 == 0 ? rd::kMostStreets : 0);
    State state = Rules::start(options, static_cast<uint8_t>(2 + game % 5));
    for (unsigned step = 0; Rules::to_act(state) != 0; ++step) {
      TEST_ASSERT_TRUE(Rules::apply(state, Rules::pick(state, rng)).ok());
      if (step % 16 == 0) compare_with_rules(state);
    }
    compare_with_rules(state);
  }
}

// --- on the screen -------------------------------------------------------------------------------

// So many turns of people, at random.
void play(unsigned players, unsigned modules, unsigned turns, const ui::Settings& settings = {}) {
  fake::start({&kEntry, 1}, settings);
  finger::tap("button DrawCity");
  ui::Setup setup;
  setup.seats.players = static_cast<uint8_t>(players);
  setup.luck = ui::LuckKind::numbered;
  setup.values[kModulesField] = static_cast<uint8_t>(modules);
  the_game.begin(setup);
  rules::Rng rng(players);
  while (turns > 0 && !the_game.over()) {
    Match& match = the_game.match();
    if (match.due() == rules::Due::hand_over) {
      match.take();
    } else {
      TEST_ASSERT_TRUE(match.act(Rules::pick(the_game.seen(), rng)).ok());
      --turns;
    }
  }
}

bool says(const std::string& line) { return fake::shows(("\n" + line + "\n").c_str()); }

void test_items_in_play_should_be_gone_through_in_a_circle() {
  play(3, rd::kGoals | rd::kDemand, 12);
  open_points(the_game, 1);
  for (const char* head :
       {"Houses", "Shops", "Factories", "Parks", "Internet", "Goals", "Demand", "Houses"}) {
    TEST_ASSERT_TRUE_MESSAGE(says(head), head);
    finger::tap("button Next");
  }
  finger::tap("button Before");
  finger::tap("button Before");
  TEST_ASSERT_TRUE(says("Demand"));
}

void test_points_should_be_shown_from_the_item_that_is_asked_for() {
  play(2, rd::kDemand, 6);
  open_points(the_game, 2, rd::kItemDemand);
  TEST_ASSERT_TRUE(says("Demand"));
  TEST_ASSERT_TRUE(says(the_game.label(2)));
}

void test_players_should_be_looked_at_one_after_the_other() {
  play(3, 0, 9);
  open_points(the_game, 2);
  for (const unsigned player : {2u, 3u, 1u, 2u}) {
    TEST_ASSERT_TRUE(says(the_game.label(player)));
    const int total = Rules::score(the_game.seen(), static_cast<uint8_t>(player)).total;
    TEST_ASSERT_TRUE(says(std::to_string(total)));
    finger::tap("button Next player");
  }
}

void test_own_development_should_choose_what_it_is() {
  play(2, 0, 40);
  open_points(the_game, 1);
  const struct {
    const char* place;
    const char* head;
  } kPlaces[] = {
      {"parks", "Parks"}, {"factories", "Factories"}, {"shops", "Shops"}, {"houses", "Houses"}};
  for (const auto& [place, head] : kPlaces) {
    finger::tap(place);
    TEST_ASSERT_TRUE_MESSAGE(says(head), place);
  }
}

void test_words_should_fit_however_the_device_is_held() {
  fake::for_each_hold([](const ui::Settings& settings) {
    for (unsigned players = rd::kLeastSeats; players <= rd::kMostSeats; ++players) {
      constexpr unsigned kAll = (1u << rd::kModules) - 1;
      play(players, kAll, 200, settings);
      open_points(the_game, 1);
      std::string cut;
      ui::hear_cuts({[](void* all, const char* text) {
                       static_cast<std::string*>(all)->append(text).append("\n");
                     },
                     &cut});
      for (unsigned i = 0; i < players; ++i) {
        for (unsigned item = 0; item < rd::kItems; ++item) finger::tap("button Next");
        finger::tap("button Next player");
      }
      ui::hear_cuts({});
      TEST_ASSERT_EQUAL_STRING("", cut.c_str());
    }
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_space_should_have_the_location_that_the_rules_list_there);
  RUN_TEST(test_reasons_should_come_to_what_the_rules_count_in_any_position);
  RUN_TEST(test_items_in_play_should_be_gone_through_in_a_circle);
  RUN_TEST(test_points_should_be_shown_from_the_item_that_is_asked_for);
  RUN_TEST(test_players_should_be_looked_at_one_after_the_other);
  RUN_TEST(test_own_development_should_choose_what_it_is);
  RUN_TEST(test_words_should_fit_however_the_device_is_held);
  return UNITY_END();
}
