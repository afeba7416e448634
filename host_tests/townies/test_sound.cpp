// States that no play can reach are not sound.
#include "host_tests/core/corrupt.hpp"
#include "host_tests/townies/table.hpp"

using namespace townies_test;
using namespace rules::townies;
using State = Townies::State;

void setUp() {}
void tearDown() {}

namespace {

template <class Change>
void expect_unsound(const State& state, const char* what, Change&& change) {
  tests::expect_unsound<Townies>(state, what, change);
}

// Player 1 has drawn the Bank c3 on a star beside blue Blocks and has done in this round; player 2
// still acts. The markers are brown and green, the dice show a Bank and a Bar.
Table midgame(const std::string& bonus = "repainting") {
  Table table = set_table(2, bonus);
  table.does({"@ roll bank bar", "p1 shape a1 a2 a3 a4", "p2 shape a1 a2 a3 a4",  // red, yellow
              "@ roll bank bar", "p1 shape d3 d4 d5 d6", "p2 shape d3 d4 d5 d6",  // blue, red
              "@ roll bank bar", "p1 object bank c3", "p2 shape f3 f4 f5 f6",     // green, blue
              "@ roll windmill bar", "p1 shape g7 g8 g9 g10"});
  return table;
}

// Alone, with a star to be spent.
Table alone(const std::string& bonus) {
  Table table = set_table(1, bonus);
  table.does({"@ roll bank bar", "p1 shape a1 a2 a3 a4", "@ roll bank bar", "p1 shape d3 d4 d5 d6",
              "@ roll bank bar", "p1 object bank c3", "@ roll bank bee"});
  return table;
}

// Somebody has drawn nine Objects.
Table ended() {
  Table table = set_table(1);
  table.does({"@ roll game-court bar", "p1 shape a1 a2 a3 a4"});
  while (!table.to_act().empty()) {
    const Lines objects =
        table.to_act() == "@" ? Lines{"@ roll city-square bee"} : table.options("p1 object");
    table.does(objects.empty() ? *table.options().begin() : *objects.begin());
  }
  return table;
}

void test_no_byte_should_be_unseen_when_one_of_two_has_acted() {
  tests::expect_no_byte_unseen<Townies>(midgame().state);
}

void test_no_byte_should_be_unseen_when_somebody_plays_alone() {
  tests::expect_no_byte_unseen<Townies>(alone("funding").state);
}

void test_state_should_be_unsound_when_the_table_is_no_such_one() {
  const State state = midgame().state;
  expect_unsound(state, "nobody plays", [](State& at) { at.players = 0; });
  expect_unsound(state, "six play", [](State& at) { at.players = 6; });
  expect_unsound(state, "three play", [](State& at) { at.players = 3; });
  const State second = Table(1, {"mode second", "bonus funding", "marker p1 red"}).state;
  expect_unsound(second, "a fourth mode", [](State& at) { at.mode = kModes; });
  expect_unsound(state, "an eleventh goal", [](State& at) { at.additional = kGoals + 1; });
  expect_unsound(state, "no goal", [](State& at) { at.additional = 0; });
  expect_unsound(state, "a goal in the second mode", [](State& at) { at.mode = kSecond; });
  expect_unsound(state, "a fifth bonus", [](State& at) { at.bonus = kBonuses + 1; });
  expect_unsound(state, "no bonus", [](State& at) { at.bonus = 0; });
  expect_unsound(state, "a bonus in the first mode", [](State& at) {
    at.mode = kFirst;
    at.additional = 0;
  });
  const State first = Table(1, {"mode first", "marker p1 red"}).state;
  expect_unsound(first, "over with nobody", [](State& at) {
    at.players = 0;
    at.towns[0] = {};
    at.step = kOver;
    at.actors = 0;
  });
  expect_unsound(set_table(5).state, "six of five", [](State& at) { at.players = 6; });
  expect_unsound(first, "a bonus before the first round", [](State& at) { at.bonus = 1; });
  expect_unsound(first, "a goal before the first round", [](State& at) { at.additional = 1; });
  expect_unsound(first, "somebody who doesn't play",
                 [](State& at) { at.towns[1].marker = at.towns[1].start = 2; });
}

void test_state_should_be_unsound_when_its_step_is_another() {
  const State state = midgame().state;
  for (const Step step : {kDeal, kRolling, kOver}) {
    expect_unsound(state, "another step", [=](State& at) { at.step = step; });
  }
  expect_unsound(state, "player 1 acts", [](State& at) { at.actors = 2; });
  expect_unsound(state, "chance acts", [](State& at) { at.actors = 1; });
  expect_unsound(state, "nobody acts", [](State& at) {
    at.actors = 0;
    at.towns[1].turn.clear();
  });
  expect_unsound(state, "a seventh Object rolled", [](State& at) { at.object = kObjects; });
  expect_unsound(state, "a seventh Shape rolled", [](State& at) { at.shape = kShapes; });
  const State rolling = set_table(2).state;
  expect_unsound(rolling, "no step at all", [](State& at) { at.step = static_cast<Step>(4); });
  expect_unsound(rolling, "an Object before the roll", [](State& at) { at.object = 1; });
  expect_unsound(rolling, "a Shape before the roll", [](State& at) { at.shape = 1; });
  expect_unsound(rolling, "players before the roll", [](State& at) { at.actors = 6; });
  expect_unsound(rolling, "over before the end", [](State& at) {
    at.step = kOver;
    at.actors = 0;
  });
  const State over = ended().state;
  expect_unsound(over, "a round after the end", [](State& at) {
    at.step = kRolling;
    at.actors = 1;
  });
  expect_unsound(over, "chance after the end", [](State& at) { at.actors = 1; });
  // Mode full with everything open: markers are dealt first.
  Table dealing(2);
  expect_unsound(dealing.state, "a map before the deal", [](State& at) {
    put(at.towns[0], "a1 red");
    put(at.towns[0], "a2 red");
    put(at.towns[0], "a3 red");
    put(at.towns[0], "a4 red");
  });
  dealing.does("@ marker p1 red");
  expect_unsound(dealing.state, "a marker moved on before the deal",
                 [](State& at) { at.towns[0].marker = 2; });
  expect_unsound(dealing.state, "rolled before the deal", [](State& at) { at.step = kRolling; });
}

void test_state_should_be_unsound_when_markers_are_not_in_the_ring() {
  const State state = midgame().state;
  expect_unsound(state, "no marker", [](State& at) { at.towns[0].marker = 0; });
  expect_unsound(state, "no starting colour", [](State& at) { at.towns[0].start = 0; });
  expect_unsound(state, "neither", [](State& at) { at.towns[0].marker = at.towns[0].start = 0; });
  // Nine moves the ring as far as brown does.
  expect_unsound(state, "a ninth marker", [](State& at) { at.towns[0].marker = 9; });
  expect_unsound(state, "a sixth start", [](State& at) { at.towns[0].start = kColours + 1; });
  expect_unsound(state, "another marker", [](State& at) { at.towns[0].marker = 1; });
  expect_unsound(alone("funding").state, "no starting colour alone",
                 [](State& at) { at.towns[0].start = 0; });
  expect_unsound(state, "both alike", [](State& at) {
    at.towns[0].marker = at.towns[1].marker;
    at.towns[0].start = at.towns[1].start;
  });
}

void test_state_should_be_unsound_when_a_map_is_not_what_was_drawn() {
  const State state = midgame().state;
  expect_unsound(state, "a Shape outside the map", [](State& at) {
    unsigned blocks = 0;
    for (unsigned place = 0; blocks != kShapeBlocks; ++place) {
      if (is_space(place)) continue;
      at.towns[0].planes[0].set(place);
      ++blocks;
    }
    at.towns[0].filled = static_cast<uint8_t>(at.towns[0].filled + blocks);
    for (uint8_t& sites : at.towns[0].sites) sites = kSpaces;
  });
  expect_unsound(state, "a Shape fewer", [](State& at) { at.towns[0].filled = 13 - 4; });
  expect_unsound(state, "no colour", [](State& at) { at.towns[0].planes[2].set(space("k1")); });
  expect_unsound(state, "a sixth colour", [](State& at) {
    for (Board& plane : at.towns[0].planes) plane.set(space("a1"));
  });
  expect_unsound(state, "a single Block", [](State& at) { put(at.towns[0], "k1 red"); });
  expect_unsound(state, "more sites than spaces",
                 [](State& at) { at.towns[0].sites[0] = kSpaces + 1; });
  expect_unsound(state, "fewer sites than there are", [](State& at) { at.towns[0].sites[0] = 0; });
  for (unsigned i : {0u, 1u}) {
    expect_unsound(state, "an unused byte", [=](State& at) { at.towns[0].unused[i] = 1; });
  }
  expect_unsound(state, "a slot, not alone", [](State& at) { at.towns[0].taken = 1; });
}

void test_state_should_be_unsound_when_objects_are_not_what_was_drawn() {
  const State state = midgame().state;
  const unsigned c3 = space("c3");
  const auto object = [&](const char* what, Drawn other) {
    expect_unsound(state, what, [=](State& at) {
      at.towns[0].drawn[0] = other;
      at.towns[0].stars = 0;
    });
  };
  object("nothing", 0);
  object("no space", drawn(127, kBank, 3));
  object("an empty space", drawn(space("k1"), kBank, 3));
  object("a seventh Object", drawn(c3, kObjects, 3));
  object("no points", drawn(c3, kBank, 0));
  object("more than the most", drawn(c3, kBank, 8));
  object("one point for a City Square", drawn(c3, kCitySquare, 1));
  object("a City Square beyond the most", drawn(c3, kCitySquare, 14));
  expect_unsound(state, "one not counted", [=](State& at) { at.towns[0].drawn[1] = 1; });
  expect_unsound(state, "more than nine", [](State& at) {
    Town& town = at.towns[0];
    const char* const blocks[] = {"c3", "a1", "a2", "a3", "a4", "d3", "d4", "d5", "d6"};
    for (unsigned i = 0; i < kSlots; ++i) town.drawn[i] = drawn(space(blocks[i]), kBank, 1);
    for (uint8_t& sites : town.sites) sites = kSpaces;
    town.objects = kSlots + 1;
    put(town, "k1 red");
  });
  expect_unsound(state, "one twice", [](State& at) {
    at.towns[0].drawn[1] = at.towns[0].drawn[0];
    at.towns[0].objects = 2;
    put(at.towns[0], "k1 red");
  });
  expect_unsound(state, "a star of nothing", [](State& at) { at.towns[0].stars = 2; });
  // Stable Soil: c3 has two blue beside it, is not at the edge, and has 2 more; no star is kept.
  const State soil = midgame("stable-soil").state;
  expect_unsound(soil, "without the soil's points",
                 [=](State& at) { at.towns[0].drawn[0] = drawn(c3, kBank, 2); });
  expect_unsound(soil, "more than with the soil",
                 [=](State& at) { at.towns[0].drawn[0] = drawn(c3, kBank, 10); });
  expect_unsound(soil, "a star", [](State& at) { at.towns[0].stars = 1; });
}

void test_state_should_be_unsound_when_slots_alone_are_others_than_taken() {
  const State state = alone("funding").state;  // two Shapes and an Object
  TEST_ASSERT_EQUAL(2, state.towns[0].taken);
  const auto taken = [&](const char* what, uint8_t slots) {
    expect_unsound(state, what, [=](State& at) {
      at.towns[0].taken = slots;
      find_ways_again(at.towns[0], true, kUses[at.bonus].count);
    });
  };
  taken("fewer than Shapes", 1);
  taken("more than all", 4);
  const State over = ended().state;
  expect_unsound(over, "fewer than Objects", [](State& at) { at.towns[0].taken = 8; });
  expect_unsound(over, "a tenth", [](State& at) { at.towns[0].taken = 10; });
}

void test_state_should_be_unsound_when_a_turn_is_not_as_the_dice_are() {
  const State state = midgame().state;
  const auto turn = [](const State& sound, unsigned seat, const char* what,
                       void (*change)(Turn & turn)) {
    expect_unsound(sound, what, [=](State& at) {
      change(at.towns[seat].turn);
      if (at.towns[seat].turn.object >= kObjects || at.towns[seat].turn.shape >= kShapes) return;
      if (at.towns[seat].turn.colour >= kColours) return;
      find_ways_again(at.towns[seat], at.players == 1, kUses[at.bonus].count);
    });
  };
  turn(state, 1, "another Object", [](Turn& at) { at.object = kBank; });
  turn(state, 1, "a seventh Object", [](Turn& at) { at.object = kObjects; });
  turn(state, 1, "another Shape", [](Turn& at) { at.shape = 3; });
  turn(state, 1, "a seventh Shape", [](Turn& at) { at.shape = kShapes; });
  turn(state, 1, "a sixth colour", [](Turn& at) { at.colour = kColours; });
  turn(state, 1, "only Shapes", [](Turn& at) { at.may = kMayShape; });
  turn(state, 1, "a star that is not there", [](Turn& at) { at.may |= kMayStar; });
  turn(state, 1, "both without Funding", [](Turn& at) { at.may |= kMayBoth; });
  turn(state, 1, "an end without Funding", [](Turn& at) { at.may = kMayShape | kMayEnd; });
  const State funded = alone("funding").state;
  Table spent = alone("funding");
  spent.does("p1 star");
  turn(spent.state, 0, "another colour", [](Turn& at) { at.colour = kBank; });
  turn(funded, 0, "both before the star", [](Turn& at) { at.may |= kMayBoth; });
  turn(funded, 0, "an end before anything", [](Turn& at) { at.may |= kMayEnd; });
  turn(funded, 0, "a star after the first drawing",
       [](Turn& at) { at.may = kMayShape | kMayEnd | kMayStar; });
  const State painting = alone("repainting").state;
  turn(painting, 0, "painted before the star", [](Turn& at) { at.colour = kBank; });
  Table projects = alone("new-project");
  turn(projects.state, 0, "a face before the star", [](Turn& at) { at.object = kStation; });
  Table same = projects;
  same.does("p1 star bee");
  turn(same.state, 0, "a seventh Object by the star", [](Turn& at) { at.object = kObjects; });
  turn(same.state, 0, "a seventh Shape by the star", [](Turn& at) { at.shape = kShapes; });
  expect_unsound(same.state, "a seventh Object rolled", [](State& at) { at.object = kObjects; });
  expect_unsound(same.state, "a seventh Shape rolled", [](State& at) { at.shape = kShapes; });
  projects.does("p1 star wave");
  turn(projects.state, 0, "two faces", [](Turn& at) { at.object = kStation; });
  expect_unsound(state, "ways", [](State& at) { ++at.towns[1].turn.ways; });
  expect_unsound(state, "ways of the Shape", [](State& at) { ++at.towns[1].turn.shape_ways; });
  expect_unsound(state, "ways of an Object", [](State& at) { ++at.towns[1].turn.object_ways[0]; });
  expect_unsound(state, "fits", [](State& at) { at.towns[1].turn.fits ^= 1; });
  expect_unsound(state, "counted", [](State& at) { at.towns[1].turn.counted ^= true; });
  expect_unsound(state, "an unused byte", [](State& at) { at.towns[1].turn.unused = 1; });
  expect_unsound(state, "something left of a turn", [](State& at) { at.towns[0].turn.colour = 1; });
}

// Under Funding nothing can be drawn after the Object, so the turn has ended by itself.
void test_state_should_be_unsound_when_a_turn_goes_on_with_nothing_to_draw() {
  Table table = alone("funding");
  table.does("p1 star");
  table.does("p1 object bank c4");
  TEST_ASSERT_TRUE((table.town(1).turn.may & kMayEnd) != 0);
  expect_unsound(table.state, "no slot is left", [](State& at) {
    at.towns[0].taken = kSlots;
    for (unsigned i = 0; i < 6; ++i) {
      const char* const columns[] = {"i2 i3 i4 i5", "j1 j2 j3 j4", "k1 k2 k3 k4",
                                     "h1 h2 h3 h4", "g1 g2 g3 g4", "f1 f2 f3 f4"};
      for (unsigned b = 0; b < 4; ++b) {
        put(at.towns[0], std::string(columns[i] + 3 * b, 2) + " red");
      }
    }
    find_ways_again(at.towns[0], true, kUses[at.bonus].count);
  });
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_no_byte_should_be_unseen_when_one_of_two_has_acted);
  RUN_TEST(test_no_byte_should_be_unseen_when_somebody_plays_alone);
  RUN_TEST(test_state_should_be_unsound_when_the_table_is_no_such_one);
  RUN_TEST(test_state_should_be_unsound_when_its_step_is_another);
  RUN_TEST(test_state_should_be_unsound_when_markers_are_not_in_the_ring);
  RUN_TEST(test_state_should_be_unsound_when_a_map_is_not_what_was_drawn);
  RUN_TEST(test_state_should_be_unsound_when_objects_are_not_what_was_drawn);
  RUN_TEST(test_state_should_be_unsound_when_slots_alone_are_others_than_taken);
  RUN_TEST(test_state_should_be_unsound_when_a_turn_is_not_as_the_dice_are);
  RUN_TEST(test_state_should_be_unsound_when_a_turn_goes_on_with_nothing_to_draw);
  return UNITY_END();
}
