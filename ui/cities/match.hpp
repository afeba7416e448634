// A game of Cities at this device: who holds it, what they may see, how it reads in words.
#pragma once

#include "rules/cities/cities.hpp"
#include "ui/cities/city_picture.hpp"
#include "ui/cities/picker.hpp"
#include "ui/play/play_of.hpp"

namespace ui::cities {

class CitiesMatch final : public PlayOf<rules::Cities> {
 public:
  // A lesson: one player, what `script` draws.
  void start_lesson(const rules::Event* script, size_t count);

  // Who has the device, from 1.
  unsigned holder() const { return match().holder(); }
  City city() const { return city_of(seen(), holder()); }
  unsigned level() const { return seen().options.level; }
  bool laying() const { return city().has_to_lay(); }
  // Whether the holder may act now.
  bool acts() const { return match().due() == rules::Due::act; }

  const GameEntry& entry() const override;
  CitiesPicker& picker() override {
    picker_.see(match());
    return picker_;
  }
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
  CitiesPicker picker_;
  bool lesson_ = false;
  uint8_t field_gone_to(const City& city) const;
  void paint_ahead(Painter& painter, const Look& look, const Rect& within) const;

  State look_;          // what is looked at in the replay, or ahead
  rules::Event event_;  // the last event of it
  int16_t change_ = 0;  // what it changed for who did it
  bool looks_ = false;
  bool ahead_ = false;  // the event is not done yet
};

// The one that is played, and the one of the lesson.
extern CitiesMatch the_game;
CitiesMatch& game();
CitiesMatch& lesson_game();

// "Round 9 of 13", or what comes before and after.
void tell_round(const State& state, char* to, size_t size, bool brief);

}  // namespace ui::cities
