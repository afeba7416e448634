// Luck that people enter in both games: how a test begins, touches and asks.
#pragma once

#include <string>
#include <vector>

#include "drivers/keys/host.hpp"
#include "fake_device.hpp"
#include "host_tests/core/decider.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/entry/entry_layout.hpp"
#include "ui/play/entry/entry_picker.hpp"
#include "ui/play/play_of.hpp"
#include "ui/registry.hpp"

namespace entry_test {

using fake::there;
using rules::CityPlanner;
using rules::city_planner::Phase;
using rules::city_planner::Verb;

inline ui::Play& play() { return *ui::current_play(); }
inline size_t events() { return play().match().events(); }
inline rules::Event last_event() { return play().match().event(events() - 1); }

inline ui::PlayOf<rules::Cities>& cities() { return ui::cities::the_game; }
inline ui::PlayOf<CityPlanner>& planner() { return ui::city_planner::the_game; }
inline const CityPlanner::State& dice() { return planner().seen(); }

template <class G>
void begin(ui::PlayOf<G>& game, uint8_t players = 1, const ui::Settings& settings = {}) {
  ++fake::next_random;  // as the device's generator, it gives no number twice
  fake::start(ui::kGames, settings);
  ui::Setup setup;
  setup.seats.players = players;
  setup.luck = ui::LuckKind::ours;
  game.begin(setup);
  ui::screens::open(game.screen());
  finger::wait(50);
}

inline void tap(const std::string& name) { finger::tap(name.c_str()); }

inline void enter(const char* what, unsigned number) {
  tap(std::string(what) + " " + std::to_string(number));
  tap("button Enter");
}

// Of all cards that wait for one.
inline void enter_faces(std::initializer_list<unsigned> faces) {
  for (const unsigned face : faces) enter("face", face);
}

inline void expect_said(const char* sentence) { TEST_ASSERT_EQUAL_STRING(sentence, ui::said()); }

}  // namespace entry_test
