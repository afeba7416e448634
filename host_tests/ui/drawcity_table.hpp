// DrawCity played by touches on names, with the cards that a test wants.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "drivers/display/host.hpp"
#include "fake_device.hpp"
#include "host_tests/core/record_text.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/play_screen.hpp"

namespace street_table {

namespace rd = rules::drawcity;
using rd::Site;
using rd::site_at;
using rd::Verb;
using rules::Due;
using rules::Event;
using ui::drawcity::DrawCityPicker;
using ui::drawcity::Sites;
using ui::drawcity::Standing;
using ui::drawcity::Task;
using State = rules::DrawCity::State;

inline ui::drawcity::DrawCityMatch& game() { return ui::drawcity::the_game; }
inline ui::drawcity::Match& match() { return game().match(); }
inline DrawCityPicker& picker() { return game().moves(); }
inline const State& seen() { return game().seen(); }
inline rules::Score score(unsigned player) {
  return rules::DrawCity::score(seen(), static_cast<uint8_t>(player));
}

inline void tap(const std::string& name) { finger::tap(name.c_str()); }
// What can't be taken back waits until it could be seen.
inline void tap_seen(const std::string& name) { finger::tap_seen(name.c_str()); }
inline void expect_said(const char* sentence) { TEST_ASSERT_EQUAL_STRING(sentence, ui::said()); }
inline bool says(const std::string& line) { return fake::shows(("\n" + line + "\n").c_str()); }

inline Sites sites(std::initializer_list<Site> all) {
  Sites made;
  for (const Site site : all) made.add(site);
  return made;
}

// --- a game with cards as wanted -----------------------------------------------------------------

inline constexpr unsigned kAllModules = (1u << rd::kModules) - 1;

struct Wanted {
  unsigned players = 2;
  unsigned modules = 0;
  unsigned streets = 0;     // 0: as many as the players ask for
  bool fifth_goal = false;  // of other kinds
  ui::LuckKind luck = ui::LuckKind::ours;
  uint16_t challenge = 0;
};

inline ui::Setup setup_of(const Wanted& wanted) {
  ui::Setup setup;
  setup.seats.players = static_cast<uint8_t>(wanted.players);
  setup.luck = wanted.luck;
  setup.challenge = wanted.challenge;
  const unsigned streets = wanted.streets == 0 ? 0 : wanted.streets - rd::kLeastStreets + 1;
  setup.values[ui::drawcity::kStreetsField] = static_cast<uint8_t>(streets);
  setup.values[ui::drawcity::kModulesField] = static_cast<uint8_t>(wanted.modules);
  setup.values[ui::drawcity::kFifthField] = wanted.fifth_goal ? 1 : 0;
  return setup;
}

inline void start(const ui::Settings& settings = {}) {
  fake::start({&ui::drawcity::kEntry, 1}, settings);
}

// Whoever has the turn takes the device.
inline void take_device() {
  if (match().due() == Due::hand_over) match().take();
}
// The screen where the game stands.
inline void see() {
  ui::screens::replace(game().screen());
  finger::wait(50);
}

// The cards are looked at already; luck is entered by the calls below.
inline void begin(const Wanted& wanted, const ui::Settings& settings = {}) {
  start(settings);
  tap("button DrawCity");
  game().begin(setup_of(wanted));
  game().begin_turns();
}

inline Event event_of(const std::string& line) {
  Event event;
  const bool known = tests::event_of<rules::DrawCity>(line, event);
  TEST_ASSERT_TRUE_MESSAGE(known, line.c_str());
  return event;
}

// A line of a record, such as "p1 build H 3 2,2" or "@ goal chain-store".
inline void does(const std::string& line) {
  const Event event = event_of(line);
  if (event.actor() != rules::kChance) take_device();
  TEST_ASSERT_TRUE_MESSAGE(match().act(event).ok(), line.c_str());
}

using Words = std::initializer_list<const char*>;

// The cards for one player, as in "36HS".
inline void draw(unsigned player, const char* cards) {
  for (; *cards != '\0'; ++cards) {
    const std::string kind = *cards <= '9' ? "@ number p" : "@ development p";
    does(kind + std::to_string(player) + ' ' + *cards);
  }
}
// Player 1 begins.
inline void deal(Words hands) {
  does("@ first p1");
  unsigned player = 0;
  for (const char* hand : hands) draw(++player, hand);
}

// What the modules ask for, such as {"goal chain-store", "zone H"}.
inline void lay_out(Words cards) {
  for (const char* card : cards) does(std::string("@ ") + card);
}

// The next player builds "H3 2,2", then draws as in "4S".
inline void turn(const std::string& built, const char* drawn) {
  const unsigned player = match().player();
  does("p" + std::to_string(player) + " build " + built[0] + ' ' + built.substr(1));
  draw(player, drawn);
}

// And it is shown to whoever is next.
inline void see_turn() {
  take_device();
  see();
}

// --- positions -----------------------------------------------------------------------------------

// Red has a shop 5 in the middle of street 1, yellow a house 7 further right. Red holds 3, 7, a
// house and a factory.
inline void begin_ordered() {
  begin({});
  deal({"35HS", "47HF"});
  turn("S5 1,6", "7F");
  turn("H7 1,8", "4S");
  see_turn();
}

// On three streets red has an 8 in the first columns: only a 9 fits. Red holds 3, a house and what
// is drawn last; yellow has 5s one below the other.
inline void begin_narrow(const char* last_drawn = "4F") {
  begin({.streets = 3});
  deal({"88HS", "55FF"});
  turn("H8 1,1", "8H");
  turn("F5 1,5", "5F");
  turn("S8 2,1", "3H");
  turn("F5 2,5", "5F");
  turn("H8 3,1", last_drawn);
  turn("F5 3,5", "6F");
  see_turn();
}

// A shop on 2,5 has just completed house, shop and factory across and down. Red has built all of
// them but the factory on 2,6.
inline void begin_crossing() {
  begin({.modules = rd::kNeighborhoods});
  deal({"35HF", "67FF"});
  lay_out({"neighborhood H", "neighborhood S", "neighborhood F", "neighborhood P", "neighborhood P",
           "neighborhood P"});
  turn("H3 2,4", "3H");
  turn("F6 2,6", "4S");
  turn("H3 1,5", "6S");
  turn("S4 4,9", "5S");
  turn("F5 3,5", "7P");
  turn("S5 4,10", "6S");
  does("p1 build S 6 2,5");
  see();
}

// --- what the panel shows ------------------------------------------------------------------------

inline std::vector<uint16_t> pixels() {
  const ui::Frame screen = ui::frame();
  std::vector<uint16_t> all(static_cast<size_t>(screen.width) * static_cast<size_t>(screen.height));
  drivers::display::panel().seen(all.data());
  return all;
}
inline std::vector<uint16_t> pixels_in(const std::vector<uint16_t>& all, const ui::Rect& area) {
  std::vector<uint16_t> found;
  for (int y = area.y; y < area.bottom(); ++y) {
    const auto from = all.begin() + y * ui::frame().width + area.x;
    found.insert(found.end(), from, from + area.width);
  }
  return found;
}

}  // namespace street_table
