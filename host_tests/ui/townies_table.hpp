// Townies played by touches on names, with the dice that a test wants.
#pragma once

#include <string>

#include "fake_device.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/play.hpp"
#include "ui/townies/hexes.hpp"
#include "ui/townies/townies.hpp"

namespace town_table {

namespace rt = rules::townies;
using rt::Verb;
using rules::Event;

inline ui::townies::TowniesMatch& game() { return ui::townies::the_game; }
inline ui::townies::TowniesPicker& picker() { return game().moves(); }
inline const rt::Town& town(unsigned player = 1) { return game().town_of(player); }
inline int total(unsigned player = 1) {
  return rules::Townies::score(game().seen(), static_cast<uint8_t>(player)).total;
}

inline void tap(const std::string& name) { finger::tap(name.c_str()); }
// What can't be taken back waits until it could be seen.
inline void tap_seen(const std::string& name) { finger::tap_seen(name.c_str()); }
inline void expect_said(const char* sentence) { TEST_ASSERT_EQUAL_STRING(sentence, ui::said()); }

// "c3": the third from the top in the third column.
inline unsigned space_of(const std::string& name) {
  const auto column = static_cast<unsigned>(name[0] - 'a');
  return rt::top_space(column) + static_cast<unsigned>(std::stoi(name.substr(1))) - 1;
}
inline rt::Board spaces_of(std::initializer_list<const char*> names) {
  rt::Board board;
  for (const char* name : names) board.set(space_of(name));
  return board;
}

inline void start(const ui::Settings& settings = {}) {
  fake::start({&ui::townies::kEntry, 1}, settings);
}

// The first marker is red, the next ones follow in the ring.
struct Wanted {
  rt::Mode mode = rt::kFirst;
  unsigned players = 1;
  rt::Colour marker = rt::kRed;
  rt::Goal goal = rt::kCrossroads;
  rt::Bonus bonus = rt::kStableSoil;
};

inline void see() {
  ui::screens::replace(game().screen());
  finger::wait(400);  // dice tumble, points count up
}

// Dice are entered by roll().
inline void begin(const Wanted& wanted, const ui::Settings& settings = {}) {
  start(settings);
  tap("button Townies");
  ui::Setup setup;
  setup.seats.players = static_cast<uint8_t>(wanted.players);
  setup.luck = ui::LuckKind::ours;
  setup.values[ui::townies::kModeField] = wanted.mode;
  for (unsigned i = 0; i < wanted.players; ++i) {
    setup.own_values[i] = static_cast<uint8_t>((wanted.marker + i) % rt::kColours + 1);
  }
  setup.values[ui::townies::kGoalField] = static_cast<uint8_t>(wanted.goal + 1);
  setup.values[ui::townies::kBonusField] = static_cast<uint8_t>(wanted.bonus + 1);
  game().begin(setup);
  see();
}

inline void take_device() {
  if (fake::there("button Go on")) tap_seen("button Go on");
}

inline void roll(rt::Object object, unsigned shape) {
  const Event event = rules::event(rules::kChance, Verb::kRoll, object, shape);
  TEST_ASSERT_TRUE(game().match().act(event).ok());
  see();
  take_device();
}

// The Shapes by their number on the black die.
enum Shape : uint8_t { kBar, kWorm, kArch, kWave, kPistol, kBee };

// The Shape turned until it can lie at that place, which is named by its spaces.
inline void build_shape(const std::string& place) {
  if (fake::there("die Shape") && picker().die() != ui::townies::Die::shape) tap("die Shape");
  for (unsigned turns = 0; !finger::find(place.c_str()).found; ++turns) {
    TEST_ASSERT_LESS_THAN_MESSAGE(rt::kMostForms, turns, place.c_str());
    tap(turns == rt::kMostForms / 2 ? "button Flip" : "button Rotate");
  }
  tap(place);
  tap_seen("button Build");
}

inline void build_object(ui::townies::Die die, const std::string& space) {
  const char* name = die == ui::townies::Die::object ? "die Object" : "die Basic";
  if (picker().die() != die) tap(name);
  tap("space " + space);
  tap_seen("button Build");
}

inline bool says(const std::string& line) { return fake::shows(("\n" + line + "\n").c_str()); }

}  // namespace town_table
