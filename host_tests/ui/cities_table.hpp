// Cities played by touches on names, compared with the rules at every step.
#pragma once

#include <bit>
#include <cstdio>
#include <string>

#include "fake_device.hpp"
#include "host_tests/core/record_text.hpp"
#include "rules/core/insight.hpp"
#include "ui/cities/entry.hpp"
#include "ui/cities/match.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"

namespace table {

namespace rule = rules::cities;
using Rules = rules::Cities;

// As the registry reaches it.
inline ui::cities::CitiesMatch& game() {
  return static_cast<ui::cities::CitiesMatch&>(*ui::cities::kEntry.play);
}
inline const rule::State& state() { return rules::Insight<Rules>::session(game().match()).state(); }
inline ui::cities::City city() { return game().city(); }
// As the rules keep it.
inline const rule::City& kept() { return state().cities[game().holder() - 1]; }
inline bool over() { return game().over(); }

inline std::string cell_name(unsigned site) {
  return "cell " + std::to_string(rule::x_of(site)) + "," + std::to_string(rule::y_of(site));
}
inline std::string field_name(unsigned site, unsigned quarter) {
  constexpr const char* kQuarters[] = {"nw", "ne", "sw", "se"};
  return "field " + std::to_string(rule::x_of(site)) + "," + std::to_string(rule::y_of(site)) +
         " " + kQuarters[quarter];
}
inline std::string field_name(unsigned spot) {
  return field_name(rule::site_of(spot), rule::quarter_of_spot(spot));
}
inline unsigned spot_of(unsigned field) {
  return rule::wide_spot(field) + rule::spot_shift(kept());
}
// Of the tile laid this round.
inline unsigned new_spot(unsigned quarter) {
  return spot_of(ui::cities::quarter_from(city().last, quarter));
}
inline rules::Event walk_event(rules::Actor actor, unsigned from, unsigned to) {
  return rules::event(actor, rule::Verb::kWalk, rule::site_of(from),
                      rule::quarter_of_spot(from) + rule::kQuarters * rule::quarter_of_spot(to),
                      rule::site_of(to));
}
inline rules::Event jump_event(rules::Actor actor, unsigned from, unsigned quarter) {
  return rules::event(actor, rule::Verb::kJump, rule::site_of(from), rule::quarter_of_spot(from),
                      quarter);
}

inline void tap(const std::string& name) { finger::tap(name.c_str()); }

// A touch that comes at once may be meant for what was there before.
inline void pause() { finger::wait(600); }

inline void start(const ui::Settings& settings = {}) {
  fake::start({&ui::cities::kEntry, 1}, settings);
}

// A game of this challenge behind the set-up screen.
inline void begin(unsigned players, unsigned level, uint16_t challenge,
                  const ui::Settings& settings = {}, uint8_t variants = rule::kNone) {
  start(settings);
  tap("button Cities");
  ui::Setup setup;
  setup.seats.players = static_cast<uint8_t>(players);
  setup.values[0] = static_cast<uint8_t>(level - 1);
  setup.values[1] = variants;
  setup.luck = ui::LuckKind::numbered;
  setup.challenge = challenge;
  game().begin(setup);
  ui::screens::replace(game().screen());
  finger::wait(50);
}

inline void take_device() {
  if (!fake::there("button Go on")) return;
  pause();
  tap("button Go on");
}

// Of a wide city a part may be shown that this is no place of.
inline void tap_place(const std::string& name) {
  if (!finger::find(name.c_str()).found) tap("button All");
  tap(name);
}

inline void choose_start(unsigned tile, unsigned site, unsigned turns) {
  const auto held = static_cast<unsigned>(std::countr_zero(city().todo));
  const std::string name = "start tile " + std::to_string(tile);
  if (tile != held) tap(name);
  for (unsigned i = 0; i < turns; ++i) tap(name);
  tap(cell_name(site));
}

inline void choose_cell(unsigned site, unsigned turns) {
  for (unsigned i = 0; i < turns; ++i) tap("tile");
  tap_place(cell_name(site));
}

// Does by touches what the rules' event says.
inline void act(rules::Event event) {
  switch (static_cast<rule::Verb>(event.verb())) {
    case rule::Verb::kStart:
      choose_start(event.a, event.b, event.c);
      return tap("button Build");
    case rule::Verb::kPlace:
      choose_cell(event.a, event.b);
      return tap("button Build");
    case rule::Verb::kTourist:
      tap_place(field_name(new_spot(event.a)));
      return tap("button Send");
    case rule::Verb::kJump:
      tap_place(field_name(event.a, event.b));
      tap_place(field_name(new_spot(event.c)));
      return tap("button Jump");
    case rule::Verb::kWalk:
      tap_place(field_name(event.a, event.b % rule::kQuarters));
      tap_place(field_name(event.c, event.b / rule::kQuarters));
      return tap("button Walk");
    case rule::Verb::kCover:
      for (unsigned i = 0; i < event.c; ++i) tap("tile");
      tap_place(field_name(event.a, event.b));
      return tap("button Build");
    case rule::Verb::kDecline:
      return tap("button Decline");
    case rule::Verb::kStay:
      pause();
      return tap("button Stay");
    default:
      TEST_FAIL_MESSAGE("no event of a player");
  }
}

inline rules::Event last_of_players() {
  rules::Event last;
  for (size_t i = 0; i < game().match().events(); ++i) {
    const rules::Event event = game().match().event(i);
    if (event.actor() != rules::kChance) last = event;
  }
  return last;
}

// The screens let a tourist walk where it could jump as well.
inline rules::Event as_touched(rules::Event event) {
  if (!event.is(rule::Verb::kJump)) return event;
  const rules::Event walk =
      walk_event(event.actor(), rule::spot_at(event.a, event.b), new_spot(event.c));
  rule::State trial = state();
  return Rules::apply(trial, walk).ok() ? walk : event;
}

// One move by what the rules draw at random, for who has the device.
inline void move(rules::Rng& rng) {
  take_device();
  rules::Event event;
  do {
    event = Rules::pick(state(), rng);
  } while (event.actor() != game().holder());
  event = as_touched(event);
  act(event);
  TEST_ASSERT_TRUE(last_of_players() == event);
}

inline void play_to_the_end(uint64_t seed) {
  rules::Rng rng(seed);
  while (!over()) move(rng);
  finger::wait(400);  // until nothing moves
}

// From the third round on; and where a tourist could move.
inline bool laying() { return !rule::in_set_up(state()) && state().draws >= 6; }
inline bool sending() { return city().has_to_act() && city().tourists.count > 0; }

// Plays until a tile is to be laid or a tourist to be sent.
inline void play_until(rules::Rng& rng, bool (*there)()) {
  while (!there()) move(rng);
  take_device();
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

inline int total(unsigned player) {
  return Rules::score(state(), static_cast<uint8_t>(player)).total;
}

inline bool shows_number(int number) {
  return fake::shows(("\n" + std::to_string(number) + "\n").c_str());
}

// What is at a place of the board, by its pixels: for places that have no name since nothing may
// go there.
inline void tap_beside(const char* name, int dx, int dy) {
  const finger::Search search = finger::find(name);
  TEST_ASSERT_TRUE_MESSAGE(search.found, name);
  finger::tap(search.target.x + search.target.width / 2 + dx,
              search.target.y + search.target.height / 2 + dy);
}

inline void expect_said(const char* sentence) { TEST_ASSERT_EQUAL_STRING(sentence, ui::said()); }

}  // namespace table
