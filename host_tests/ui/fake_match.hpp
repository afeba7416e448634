// A match for the tests of screens that know no game: it is what a test says it is.
#pragma once

#include <cstdio>
#include <vector>

#include "rules/core/any_match.hpp"
#include "rules/core/text.hpp"
#include "ui/play/play.hpp"

// Nothing is ever chosen.
class FakePicker final : public ui::Picker {
 public:
  void show(rules::Event) override {}
  bool ready() const override { return false; }
  rules::Event event() const override { return {}; }
  const char* target() const override { return nullptr; }
  bool holds() const override { return false; }
  void drop() override {}
};

class FakeMatch final : public rules::AnyMatch {
 public:
  rules::Due due() const override { return now; }
  unsigned player() const override { return next; }
  void lay_down() override {}
  void take() override { ++takes; }
  rules::Verdict act(rules::Event) override { return {}; }
  void draw_for_people() override {}
  unsigned thrower() const override { return next; }
  void throw_dice() override {}
  bool think(size_t) override { return true; }
  rules::Event decided() const override { return {}; }
  void do_decided() override {}
  bool can_undo() const override { return undoable; }
  void undo() override {
    ++undos;
    undoable = false;
  }
  size_t undo_reaches() const override { return sealed; }
  size_t events() const override { return count; }
  // Three players in turn and luck, or who acts as the test says.
  rules::Event event(size_t index) const override {
    if (!actors.empty()) return rules::event(actors[index], 0u);
    return rules::event(static_cast<rules::Actor>((index + 1) % 4), 0u);
  }
  size_t open_events() const override { return open < count ? open : count; }
  void keep(const rules::ByteSink&) const override {}
  uint32_t fingerprint() const override { return 0; }
  unsigned record_lines() const override { return lines; }
  void record_line(unsigned index, char* to) const override {
    std::snprintf(to, rules::kMostLineChars, "p%u build %u at 1,-1", index % 3 + 1, index);
  }

  void sit(unsigned player, rules::Sitter sitter) { party_.seats[player - 1].sitter = sitter; }
  // Colours in their own order, as a set-up has them first.
  void seat(uint8_t players) {
    ui::Setup setup;
    setup.seats.players = players;
    begin(setup);
  }
  void begin(const ui::Setup& setup) {
    party_.players = setup.seats.players;
    for (unsigned i = 0; i < rules::kMostPlayers; ++i) {
      party_.seats[i].mark = static_cast<uint8_t>(setup.seats.of[i]);
    }
    switch (setup.luck) {
      case ui::LuckKind::numbered:
        luck_ = rules::Luck::numbered(setup.challenge);
        break;
      case ui::LuckKind::ours:
        luck_ = rules::Luck::of_people(kSecret);
        break;
      case ui::LuckKind::ours_open:
        luck_ = rules::Luck::of_table(kSecret);
        break;
      case ui::LuckKind::fresh:
        luck_ = rules::Luck::of_device(kSecret);
    }
  }

  static constexpr uint64_t kSecret = 0x0123456789ABCDEF;
  rules::Due now = rules::Due::act;
  unsigned next = 1;
  int takes = 0, undos = 0;
  bool undoable = false;
  size_t count = 0, sealed = 0, open = SIZE_MAX;
  std::vector<rules::Actor> actors;
  unsigned lines = 0;
};
