// A game of Cities at this device: who holds it, what they may see, how it reads in words.
#pragma once

#include "rules/cities/cities.hpp"
#include "ui/cities/city_picture.hpp"
#include "ui/cities/picker.hpp"
#include "ui/play/play_of.hpp"

namespace ui::cities {

// The screens of a game, each its own: a lesson's don't touch the game's that waits below it.
struct Screens {
  Screen& play;
  Screen* result;  // of several; a lesson ends before
};

class CitiesMatch final : public PlayOf<rules::Cities> {
 public:
  explicit constexpr CitiesMatch(const Screens& screens) : screens_(screens) {}

  // Who has the device, from 1.
  unsigned holder() const { return match().holder(); }
  const City& city() const {
    picker_.see(match());
    return picker_.city();
  }
  unsigned level() const { return seen().options.level; }
  bool laying() const { return city().has_to_lay(); }
  // Whether the holder may act now.
  bool acts() const { return match().due() == rules::Due::act; }

  const GameEntry& entry() const override;
  CitiesPicker& moves() override {
    picker_.see(match());
    return picker_;
  }
  size_t entries(rules::Event* to) const override;
  void ask_for_entry(EntryWords& words) const override;
  void name_entry(rules::Event event, char* to, size_t size) const override;
  void paint_entry(Painter& painter, const Rect& area, rules::Event event,
                   bool possible) const override;
  void tell_known(HandOver& what) const override;
  size_t menu(MenuRow* rows) override;
  void tell_standing(char* to, size_t size) const override;
  void paint_map(Painter& painter, const Rect& area) const override;
  void look_at(unsigned step) override;
  void look_ahead(rules::Event event) override;
  void paint_look(Painter& painter, const Rect& area, unsigned whose) const override;
  void tell_look(char* to, size_t size) const override;

 protected:
  Screen& own_screen() override;

 private:
  bool is_lesson() const { return screens_.result == nullptr; }
  uint8_t field_gone_to(const City& city) const;
  void paint_ahead(Painter& painter, const Look& look, const Rect& within) const;

  Screens screens_;
  mutable CitiesPicker picker_;  // looks at the match when it is asked
  State look_;                   // what is looked at in the replay, or ahead
  rules::Event event_;           // the last event of it
  int16_t change_ = 0;           // what it changed for who did it
  bool looks_ = false;
  bool ahead_ = false;  // the event is not done yet
};

// "Round 9 of 13", or what comes before and after.
void tell_round(const State& state, char* to, size_t size, bool brief);

}  // namespace ui::cities
