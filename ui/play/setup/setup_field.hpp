// A field of a game's own in the set-up: what it is set to, its list, and what a touch there does.
#pragma once

#include "ui/play/game_entry.hpp"
#include "ui/play/play.hpp"

namespace ui {

class OwnField {
 public:
  // The field with this index; `setup` is what it sets.
  OwnField(const GameEntry& game, Setup& setup, unsigned index)
      : field_(game.fields[index]), setup_(setup), value_(setup.values[index]) {}

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
  bool one() const { return field_.choose == Choose::one || has_lot(); }
  bool has_lot() const { return field_.choose == Choose::one_or_lot; }
  // Of a row of the list.
  const char* name_of(unsigned row) const;
  const char* note_of(unsigned row) const;
  void take_own(unsigned player);
  void paint_own(Painter& painter, const Rect& area, unsigned player, bool inverted) const;

  const SetupField& field_;
  Setup& setup_;
  uint8_t& value_;
};

}  // namespace ui
