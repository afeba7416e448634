#include <unity.h>

#include <cstring>

#include "host_tests/core/record_text.hpp"
#include "host_tests/core/toy_game.hpp"
#include "rules/registry.hpp"

using rules::CityPlanner;
using rules::Event;
using rules::Session;

void setUp() {}
void tearDown() {}

namespace {

// Never over, one event.
struct Endless : tests::Toy {
  static rules::Actors to_act(const State&) { return rules::only(rules::kChance); }
  template <class Sink>
  static void options(const State&, Sink&& sink) {
    sink(Event{});
  }
  static rules::Verdict apply(State&, Event) { return {}; }
};

void play(Session<CityPlanner>& session, const char* text) {
  Event event;
  TEST_ASSERT_TRUE_MESSAGE(tests::event_of<CityPlanner>(text, event), text);
  TEST_ASSERT_TRUE_MESSAGE(session.apply(event).ok(), text);
}

bool same(const CityPlanner::State& a, const CityPlanner::State& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

void test_session_should_keep_to_6_kib_when_it_is_of_any_game() {
  rules::Games::any([](auto game) {
    using G = decltype(game);
    TEST_ASSERT_LESS_OR_EQUAL(rules::kMostSessionBytes, sizeof(Session<G>));
    TEST_ASSERT_GREATER_OR_EQUAL(1000, Session<G>::kMostEvents);
    return false;
  });
}

void test_session_should_log_what_was_done_when_events_apply() {
  Session<CityPlanner> session({}, 2);
  play(session, "@ first p2");
  play(session, "@ die 1 6");
  TEST_ASSERT_EQUAL(2, session.size());
  TEST_ASSERT_EQUAL_STRING("@ die 1 6", tests::text_of<CityPlanner>(session.begin()[1]).c_str());
}

void test_session_should_stay_as_it_is_when_an_event_is_refused() {
  Session<CityPlanner> session({}, 1);
  const CityPlanner::State before = session.state();
  Event event;
  TEST_ASSERT_TRUE(tests::event_of<CityPlanner>("@ die 2 1", event));
  const rules::Verdict verdict = session.apply(event);
  TEST_ASSERT_FALSE(verdict.ok());
  TEST_ASSERT_EQUAL_STRING("other-die", verdict.refusal().reason);
  TEST_ASSERT_TRUE(same(before, session.state()));
  TEST_ASSERT_EQUAL(0, session.size());
}

void test_undo_should_take_back_the_last_event_when_nothing_is_sealed() {
  Session<CityPlanner> session({}, 1);
  play(session, "@ die 1 6");
  const CityPlanner::State before = session.state();
  play(session, "@ die 2 6");
  session.undo();
  TEST_ASSERT_TRUE(same(before, session.state()));
  TEST_ASSERT_EQUAL(1, session.size());
  session.undo();
  TEST_ASSERT_FALSE(session.can_undo());
  TEST_ASSERT_TRUE(same(session.start(), session.state()));
}

void test_undo_should_stop_at_the_seal_when_there_is_one() {
  Session<CityPlanner> session({}, 1);
  play(session, "@ die 1 6");
  session.seal();
  TEST_ASSERT_FALSE(session.can_undo());
  play(session, "@ die 2 6");
  TEST_ASSERT_TRUE(session.can_undo());
  session.undo();
  TEST_ASSERT_FALSE(session.can_undo());
  TEST_ASSERT_EQUAL(1, session.size());
  TEST_ASSERT_EQUAL(1, session.sealed());
}

void test_begin_game_should_forget_the_log_and_the_seal_when_called() {
  Session<CityPlanner> session({}, 1);
  play(session, "@ die 1 6");
  session.seal();
  session.begin_game({}, 2);
  TEST_ASSERT_EQUAL(0, session.size());
  TEST_ASSERT_EQUAL(0, session.sealed());
  TEST_ASSERT_EQUAL(2, session.players());
  TEST_ASSERT_TRUE(same(CityPlanner::start({}, 2), session.state()));
}

void test_session_should_refuse_an_event_when_its_log_is_full() {
  static Session<Endless> session({}, 1);
  for (size_t i = 0; i < Session<Endless>::kMostEvents; ++i) {
    TEST_ASSERT_TRUE(session.apply(Event{}).ok());
  }
  const rules::Verdict verdict = session.apply(Event{});
  TEST_ASSERT_FALSE(verdict.ok());
  TEST_ASSERT_EQUAL_STRING("log-full", verdict.refusal().reason);
  TEST_ASSERT_EQUAL(Session<Endless>::kMostEvents, session.size());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_session_should_keep_to_6_kib_when_it_is_of_any_game);
  RUN_TEST(test_session_should_log_what_was_done_when_events_apply);
  RUN_TEST(test_session_should_stay_as_it_is_when_an_event_is_refused);
  RUN_TEST(test_undo_should_take_back_the_last_event_when_nothing_is_sealed);
  RUN_TEST(test_undo_should_stop_at_the_seal_when_there_is_one);
  RUN_TEST(test_begin_game_should_forget_the_log_and_the_seal_when_called);
  RUN_TEST(test_session_should_refuse_an_event_when_its_log_is_full);
  return UNITY_END();
}
