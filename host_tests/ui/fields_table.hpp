// A game whose set-up has fields of every kind, with rules that take them.
#pragma once

#include <cstdio>

#include "fake_device.hpp"
#include "host_tests/core/toy_game.hpp"
#include "host_tests/ui/fake_match.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/play_of.hpp"

namespace fields_test {

using tests::Toy;
using ui::Text;

inline constexpr Text kModes[] = {Text::off, Text::quiet};
inline constexpr Text kModeNotes[] = {Text::pick_note, Text::empty_note};
inline constexpr Text kColours[] = {Text::seat_red,   Text::seat_green,  Text::seat_blue,
                                    Text::seat_brown, Text::seat_yellow, Text::paper};
inline constexpr Text kExtras[] = {Text::left, Text::right};
inline constexpr Text kModules[] = {Text::theme, Text::hand, Text::light};
// The colour of a value, in its picture.
inline void draw_chip(ui::Painter& painter, const ui::Rect& area, unsigned value) {
  painter.wash(area, ui::seat_wash(static_cast<ui::Seat>(value)));
}

enum Field : size_t { kMode, kMarkers, kExtra, kModule };
inline constexpr uint8_t kFull = 1;
inline constexpr ui::SetupField kFields[] = {
    {.name = "field Motion",
     .label = Text::motion,
     .values = kModes,
     .fallback = 1,
     .setting = Toy::kMode,
     .notes = kModeNotes},
    {.name = "field Rules",
     .label = Text::rules,
     .values = kColours,
     .setting = Toy::kMarker,
     .choose = ui::Choose::each_own,
     .chip = draw_chip},
    {.name = "field Turn",
     .label = Text::turn,
     .values = kExtras,
     .setting = Toy::kExtra,
     .choose = ui::Choose::one_or_lot,
     .there = [](const ui::Setup& setup) { return setup.values[kMode] == kFull; }},
    {.name = "field Record",
     .label = Text::record,
     .values = kModules,
     .fallback = 1,
     .setting = Toy::kModules,
     .choose = ui::Choose::several}};

class Board final : public ui::Screen {};
inline constinit Board board;

class RulesPlay final : public ui::PlayOf<Toy> {
 public:
  const ui::GameEntry& entry() const override;
  void tell_standing(char*, size_t) const override {}

 private:
  void paint_moment(ui::Painter&, const ui::Rect&, const Shown&, unsigned) const override {}
  void tell_event(const Shown&, char*, size_t) const override {}
  ui::Picker& moves() override { return picker_; }
  ui::Screen& own_screen() override { return board; }

  FakePicker picker_;
};
inline constinit RulesPlay play;

// What was chosen last is kept by game: each test has one of its own.
inline const char* next_id() {
  static char ids[64][8];
  static unsigned used = 0;
  std::snprintf(ids[used], sizeof ids[used], "toy%u", used);
  return ids[used++];
}

inline ui::GameEntry entry{.id = "toy",
                           .name = "Toy Town",
                           .target = "button Toy",
                           .draw_icon = [](ui::Painter&, const ui::Rect&) {},
                           .least_players = 3,
                           .most_players = 3,
                           .fields = kFields,
                           .play = &play};

inline const ui::GameEntry& RulesPlay::entry() const { return fields_test::entry; }

inline void open(const ui::Settings& settings = {}) {
  ui::set_current_play(nullptr);
  fake::start({&entry, 1}, settings);
  ui::screens::home();
  finger::tap("button Toy");
  finger::tap_seen("button New");
}

inline const Toy::Options& start() {
  finger::tap_seen("button Start");
  return play.match().options();
}

inline void set_up() {
  ui::set_current_play(nullptr);
  entry.id = next_id();
  entry.least_players = 3;
}

}  // namespace fields_test
