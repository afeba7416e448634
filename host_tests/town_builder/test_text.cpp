// The words of events: printed as read, malformed or illegal.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

void test_event_should_be_printed_as_it_is_read() {
  for (const char* line : {"@ first p4",
                           "@ row bakery",
                           "@ row citadel",
                           "@ row judge commerce",
                           "@ row judge ability",
                           "@ judge military",
                           "@ award diversity",
                           "@ award ingenuity",
                           "@ reveal noble-estate",
                           "@ reveal judge housing",
                           "p1 found cottage-2",
                           "p4 resource row-house-1 townhouse",
                           "p1 gold bank",
                           "p1 use festival",
                           "p1 use bakery",
                           "p1 use flower-stand",
                           "p1 use bridge citadel",
                           "p1 use art-gallery bakery",
                           "p1 use inn bakery citadel",
                           "p1 use almshouse citadel bakery",
                           "p1 use crest well mill",
                           "p1 use quarry well",
                           "p1 use storehouse well",
                           "p1 use barracks well",
                           "p1 use statue well",
                           "p1 use armoury",
                           "p1 use fishery",
                           "p1 use orchard",
                           "p2 use gatehouse p1 bakery",
                           "p2 use gatehouse p4 art-gallery bank",
                           "p2 use gatehouse p3 flower-stand",
                           "p2 use gatehouse p1 storehouse well",
                           "p2 use gatehouse p1 quarry citadel",
                           "p2 use gatehouse p4 inn bakery citadel",
                           "p1 use gatehouse p1 bridge well",
                           "p1 take none",
                           "p1 take bakery",
                           "p1 take citadel bakery",
                           "p3 claim harmony",
                           "p1 end",
                           "p1 discard school",
                           "p1 type orphanage military",
                           "p4 type library commerce"}) {
    TEST_ASSERT_TRUE_MESSAGE(parses(line), line);
    expect(line, text_of(event_of(line)));
  }
}

void test_event_should_be_malformed_when_no_game_could_contain_it() {
  for (const char* line : {"",
                           "@",
                           "p1",
                           "first p1",
                           "@ first",
                           "@ first p5",
                           "@ first p0",
                           "@ first 1",
                           "@ first p1 p2",
                           "@ row",
                           "@ row cottage",
                           "@ row Bakery",
                           "@ row judge",
                           "@ row judge farm",
                           "@ row bakery bank",
                           "@ row judge social social",
                           "@ row judge-social",
                           "@ judge",
                           "@ judge housing-judge",
                           "@ judge p1",
                           "@ award",
                           "@ award gold",
                           "@ award unity p1",
                           "@ reveal",
                           "@ reveal none",
                           "@ reveal judge",
                           "@ found bakery",
                           "@ end",
                           "p5 end",
                           "p0 end",
                           "p01 end",
                           "P1 end",
                           "p1 End",
                           "p1 end now",
                           "p1 first p1",
                           "p1 row bakery",
                           "p1 judge social",
                           "p1 award unity",
                           "p1 reveal bakery",
                           "p1 found",
                           "p1 found cottage",
                           "p1 found bakery bank",
                           "p1 found judge social",
                           "p1 resource",
                           "p1 resource bakery",
                           "p1 resource bakery bank mill",
                           "p1 resource bakery x",
                           "p1 gold",
                           "p1 gold bakery bank",
                           "p1 gold 1",
                           "p1 use",
                           "p1 use farm",
                           "p1 use bank",
                           "p1 use watchtower",
                           "p1 use festival well",
                           "p1 use bakery well",
                           "p1 use flower-stand well",
                           "p1 use bridge",
                           "p1 use bridge well mill",
                           "p1 use art-gallery",
                           "p1 use inn well",
                           "p1 use inn",
                           "p1 use inn well mill farm",
                           "p1 use crest",
                           "p1 use crest well",
                           "p1 use almshouse well",
                           "p1 use quarry",
                           "p1 use quarry well mill",
                           "p1 use storehouse",
                           "p1 use barracks",
                           "p1 use statue well mill",
                           "p1 use armoury social",
                           "p1 use fishery well",
                           "p1 use orchard p1",
                           "p1 use gatehouse",
                           "p1 use gatehouse p2",
                           "p1 use gatehouse bakery",
                           "p1 use gatehouse p5 bakery",
                           "p1 use gatehouse p0 bakery",
                           "p1 use gatehouse p2 crest",
                           "p1 use gatehouse p2 gatehouse",
                           "p1 use gatehouse p2 bakery well",
                           "p1 use gatehouse p2 inn well",
                           "p1 use gatehouse p2 bridge",
                           "p1 use gatehouse p02 bakery",
                           "p1 take",
                           "p1 take none none",
                           "p1 take none well",
                           "p1 take well mill farm",
                           "p1 take nothing",
                           "p1 claim",
                           "p1 claim gold",
                           "p1 claim unity p1",
                           "p1 discard",
                           "p1 discard well mill",
                           "p1 discard none",
                           "p1 type",
                           "p1 type orphanage",
                           "p1 type orphanage ability",
                           "p1 type farm social",
                           "p1 type orphanage social social",
                           "p1 type social orphanage",
                           "p1 skip",
                           "p1 draw"}) {
    TEST_ASSERT_FALSE_MESSAGE(parses(line), line);
  }
}

void test_event_should_be_illegal_when_it_cannot_happen_now() {
  Table table = scene(2,
                      "row well shrine mill inn palisade / deck farm"
                      " / foundation p1 quarry / gold p1 market");
  const std::pair<const char*, const char*> cases[] = {
      {"@ row farm", "not-your-turn"},
      {"@ first p1", "not-your-turn"},
      {"p2 end", "not-your-turn"},
      {"p3 end", "not-your-turn"},
      {"p1 end", "action-left"},
      {"p1 found farm", "not-in-row"},
      {"p1 found quarry", "not-in-row"},
      {"p1 resource well mill", "not-your-foundation"},
      {"p1 resource well bank", "not-your-foundation"},
      {"p1 gold well", "gives-no-gold"},
      {"p1 use festival", "not-completed-this-turn"},
      {"p1 use gatehouse p2 bakery", "building-missing"},
      {"p1 take none", "not-now"},
      {"p1 claim unity", "award-not-open"},
      {"p1 discard well", "not-now"},
      {"p1 type orphanage social", "not-now"},
  };
  for (const auto& [line, reason] : cases) {
    TEST_ASSERT_EQUAL_STRING_MESSAGE(reason, table.refusal(line).c_str(), line);
  }
}

void test_bytes_that_a_verb_does_not_use_should_have_to_be_0() {
  Table table = scene(2,
                      "row well shrine mill inn market / deck farm / built p1 bridge"
                      " / foundation p1 quarry / gold p1 tavern");
  for (const std::string& line : table.options()) {
    const Event event = event_of(line);
    const bool takes_all = event.c != 0;
    for (unsigned byte = 1; byte < 256 && !takes_all; ++byte) {
      Event odd = event;
      odd.c = static_cast<uint8_t>(byte);
      State state = table.state;
      const bool ok = TownBuilder::apply(state, odd).ok();
      // A third byte is used by the crest alone.
      TEST_ASSERT_TRUE_MESSAGE(!ok || line.find("crest") != std::string::npos, line.c_str());
    }
  }
}

void test_every_option_should_have_its_own_line() {
  Table table = scene(2,
                      "row well shrine mill inn market / deck farm / built p1 bridge gatehouse"
                      " / built p2 flower-stand quarry / discards stables"
                      " / foundation p1 brewery / gold p1 tavern");
  unsigned count = 0;
  TownBuilder::options(table.state, [&](Event) { return ++count != 0; });
  TEST_ASSERT_EQUAL(table.options().size(), count);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_event_should_be_printed_as_it_is_read);
  RUN_TEST(test_event_should_be_malformed_when_no_game_could_contain_it);
  RUN_TEST(test_event_should_be_illegal_when_it_cannot_happen_now);
  RUN_TEST(test_bytes_that_a_verb_does_not_use_should_have_to_be_0);
  RUN_TEST(test_every_option_should_have_its_own_line);
  return UNITY_END();
}
