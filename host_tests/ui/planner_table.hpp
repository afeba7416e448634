// City Planner played by touches on names, compared with the rules at every step.
#pragma once

#include <cstdio>
#include <string>

#include "fake_device.hpp"
#include "host_tests/core/record_text.hpp"
#include "rules/core/insight.hpp"
#include "ui/city_planner/city_planner.hpp"
#include "ui/city_planner/game.hpp"
#include "ui/city_planner/outcomes.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"

namespace table {

namespace rule = rules::city_planner;
using Rules = rules::CityPlanner;
using rule::Phase;
using rule::Verb;

inline const ui::city_planner::Game& game() {
  return *static_cast<const ui::city_planner::Game*>(ui::current_play());
}
inline const Rules::State& state() {
  return rules::Insight<Rules>::session(game().match()).state();
}

// Once, before the first start(): the panel wakes.
inline void init() {
  firmware::port::init();
  firmware::port::set_backlight(100);
  ui::start(fake::device, {});
  finger::wait(400);
}

inline void start(const ui::Settings& settings = {}) {
  fake::start({&ui::kCityPlanner, 1}, settings);
}

// A game of this challenge behind the set-up screen.
inline void begin(unsigned players, uint16_t challenge, const ui::Settings& settings = {}) {
  start(settings);
  finger::tap("button City Planner");
  ui::Setup setup;
  setup.seats.players = static_cast<uint8_t>(players);
  setup.luck = ui::LuckKind::numbered;
  setup.challenge = challenge;
  ui::kCityPlanner.play->begin(setup);
  ui::screens::replace(ui::kCityPlanner.play->screen());
  finger::wait(50);
}

inline void tap_card(unsigned card) { finger::tap(("card " + std::to_string(card)).c_str()); }

// A touch that comes at once belongs to the one before.
inline void pause() { finger::wait(600); }

inline void roll() {
  pause();
  finger::tap("button Roll");
  TEST_ASSERT_TRUE(state().phase == Phase::kAct);
}

inline void change(unsigned card, bool up) {
  tap_card(card);
  finger::tap(up ? "button plus" : "button minus");
}

inline void lock(unsigned card) {
  tap_card(card);
  finger::tap("button Lock");
}

// Where there is a choice, the first of the best results.
inline void score_best() {
  if (state().phase != Phase::kScore) return;
  pause();
  finger::tap("button Score");
}

// Touches cards until they are scored like this; the screen starts from the best result.
inline void score(const rule::Choice& wanted) {
  ui::city_planner::Outcomes outcomes;
  outcomes.collect(state());
  const rule::Choice first = outcomes[0].choice;
  const auto differing =
      static_cast<unsigned>((first.parked ^ wanted.parked) | (first.green ^ wanted.green));
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    if (differing & rule::card_bit(card)) tap_card(card);
  }
  if (first.twice != wanted.twice) {
    unsigned card = 1;
    while (!(rule::black(rule::shown_six(state())) & rule::card_bit(card))) ++card;
    tap_card(card);
  }
  pause();
  finger::tap("button Score");
}

// Does by touches what the rules' event says.
inline void act(rules::Event event) {
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kReroll:
      tap_card(event.a);
      return finger::tap("button Re-roll");
    case Verb::kChange:
      return change(event.a, event.b != 0);
    case Verb::kLock:
      return lock(event.a);
    case Verb::kScore: {
      rule::Cards aside = 0;
      rule::Choice choice;
      TEST_ASSERT_TRUE(rule::score_choice(event, aside, choice));
      return score(choice);
    }
    default:
      TEST_FAIL_MESSAGE("no event of a player");
  }
}

inline std::string record() {
  std::string text;
  for (unsigned i = 0; i < game().match().record_lines(); ++i) {
    char line[rules::kMostLineChars + 1];
    game().match().record_line(i, line);
    text += std::string(line) + "\n";
  }
  return text;
}

// The last event of this verb, or one without a head.
inline rules::Event last(Verb verb) {
  rules::Event found;
  for (size_t i = 0; i < game().match().events(); ++i) {
    const rules::Event event = game().match().event(i);
    if (event.is(verb)) found = event;
  }
  return found;
}

// Plays on by what the rules draw at random; every event is the one that was meant.
inline void play_to_the_end(uint64_t seed) {
  rules::Rng rng(seed);
  while (!game().over()) {
    if (state().phase == Phase::kRoll) {
      roll();
      continue;
    }
    const rules::Event event = Rules::pick(state(), rng);
    act(event);
    TEST_ASSERT_TRUE(last(static_cast<Verb>(event.verb())) == event);
  }
  finger::wait(400);  // until nothing moves
}

// A die that was rolled and shows what is wanted.
inline unsigned card_with(bool (*wanted)(unsigned face)) {
  unsigned card = 1;
  while (card <= rule::kCards && (card == state().locked || !wanted(rule::face(state(), card)))) {
    ++card;
  }
  TEST_ASSERT_LESS_OR_EQUAL(rule::kCards, card);
  return card;
}
inline bool inner(unsigned face) { return face > 1 && face < 6; }

inline void expect_said(const char* sentence) { TEST_ASSERT_EQUAL_STRING(sentence, ui::said()); }

}  // namespace table
