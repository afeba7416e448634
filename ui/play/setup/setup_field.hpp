// A field of a game's own in the set-up: what it is set to, its list, and what a touch there does.
#pragma once

#include "ui/play/game_entry.hpp"
#include "ui/play/play.hpp"

namespace ui {

class OwnField {
 public:
  // The field with this index; `setup` is what it sets.
  OwnField(const GameEntry& game, Setup& setup, unsigned index)
      : field_(game.fields[index]),
        setup_(setup),
        value_(is_alone() ? setup.own_values[0] : setup.values[index]) {}

  // Of its list; the one that is chosen, or ListSpec::kNone where it is not one.
  unsigned rows() const;
  unsigned chosen() const;
  // Whether its list stays when a row is taken.
  bool stays() const { return !one(); }

  // As the set-up shows it: short. Valid until it is asked again.
  const char* words() const;
  // What it is set to in a sentence, or nullptr.
  const char* note() const { return one() ? note_of(value_) : nullptr; }

  void take(unsigned row);
  void paint(Painter& painter, const Rect& area, unsigned row, bool inverted) const;

 private:
  // Who plays alone chooses from all values, as if there were one for all.
  bool is_alone() const { return field_.choose == Choose::each_own && setup_.seats.players == 1; }
  bool is_each() const { return field_.choose == Choose::each_own && !is_alone(); }
  bool one() const { return field_.choose == Choose::one || has_lot(); }
  bool has_lot() const { return field_.choose == Choose::one_or_lot || is_alone(); }
  // Of a row of the list.
  const char* name_of(unsigned row) const;
  const char* note_of(unsigned row) const;
  void take_own(unsigned player);
  void give(unsigned player, unsigned value);
  Rect paint_chip(Painter& painter, const Rect& area, unsigned value) const;
  void paint_own(Painter& painter, const Rect& area, unsigned player, bool inverted) const;

  const SetupField& field_;
  Setup& setup_;
  uint8_t& value_;
};

}  // namespace ui
