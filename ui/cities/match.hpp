// A game of Cities at this device: who holds it, what they may see, how it reads in words.
#pragma once

#include "rules/cities/cities.hpp"
#include "ui/cities/city_picture.hpp"
#include "ui/play/match.hpp"

namespace ui::cities {

class CitiesMatch final : public Match<rules::Cities> {
 public:
  // A new game by the set-up; the first player has the device.
  void start(const Setup& setup);
  // A lesson: one player, what `script` draws.
  void start_lesson(const rules::Event* script, size_t count);

  // Who has the device, from 1.
  unsigned holder() const { return holder_; }
  City city() const { return city_of(state(), holder_); }
  unsigned level() const { return state().options.level; }
  bool laying() const { return city().has_to_lay(); }
  // The named player has touched.
  void take();
  // What the holder may see: the others as they were before the round.
  State seen() const;
  // What the holder does next is done by them.
  rules::Verdict move(rules::Event event);

  const GameEntry& entry() const override;
  Screen& screen() override;
  bool holds() const override;
  void drop() override;
  size_t menu(MenuRow* rows) override;
  void tell_standing(char* to, size_t size) const override;
  void paint_map(Painter& painter, const Rect& area) const override;
  void look_at(unsigned step) override;
  void paint_look(Painter& painter, const Rect& area, unsigned whose) const override;
  void tell_look(char* to, size_t size) const override;
  unsigned actor_of_look() const override { return event_.actor(); }

 private:
  void prepare_hand_over();

  uint8_t holder_ = 1;
  bool lesson_ = false;
  State look_;          // what is looked at in the replay
  rules::Event event_;  // the last event of it
  int16_t change_ = 0;  // what it changed for who did it
  bool looks_ = false;
};

// The one that is played, and the one of the lesson.
CitiesMatch& game();
CitiesMatch& lesson_game();

// "Round 9 of 13", or what comes before and after.
void tell_round(const State& state, char* to, size_t size, bool brief);

}  // namespace ui::cities
