// A game being played by somebody, as whoever doesn't know its rules sees it: whose turn it is, who
// holds the device, undo, the record.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/core/bytes.hpp"
#include "rules/core/luck.hpp"
#include "rules/core/party.hpp"

namespace rules {

// What happens next.
enum class Due : uint8_t {
  nothing,    // the game is over
  act,        // player() acts, who holds the device
  hand_over,  // the device goes to player()
  bot,        // player() is a bot and thinks
  throwing,   // dice wait to be thrown by a touch
  entry,      // people enter what they rolled or drew
};

// What can be asked of any match without knowing its game.
class AnyMatch {
 public:
  const Party& party() const { return party_; }
  const Luck& luck() const { return luck_; }

  virtual Due due() const = 0;
  bool over() const { return due() == Due::nothing; }
  // The player whose turn it is or to whom the device goes, from 1; 0 where luck acts or the game
  // is over.
  virtual unsigned player() const = 0;
  // Who has the device, from 1; 0: it lies between two, or bots play alone.
  unsigned holder() const { return holder_; }

  // Nobody has it any more, as after a start of the device, in games whose players keep things from
  // each other: it goes to the one who had it as by a hand-over.
  virtual void lay_down() = 0;
  // The player to whom it was handed has it. Before: due() is hand_over.
  virtual void take() = 0;
  // What the holder does, or what people rolled; the luck that follows. Refused from anybody else.
  virtual Verdict act(Event event) = 0;
  // The device rolls or draws this one in place of the people: as what its luck shows, no undo
  // takes it back. Before: due() is entry.
  virtual void draw_for_people() = 0;
  // Whose dice wait, from 1. Before: due() is throwing, as for the next.
  virtual unsigned thrower() const = 0;
  virtual void throw_dice() = 0;

  // The bot that goes on without anybody's touch, from 1: it thinks, or its dice wait. 0: none.
  unsigned bot_to_go() const {
    const Due now = due();
    if (now == Due::bot) return player();
    return now == Due::throwing && !party_.is_person(thrower()) ? thrower() : 0;
  }

  // A bot looks at no more than `most` options. Whether it has decided. Before: due() is bot.
  virtual bool think(size_t most) = 0;
  // Before: think() was true, and nothing has happened since.
  virtual Event decided() const = 0;
  virtual void do_decided() = 0;

  // Undo takes back what a person did or entered last, with the luck and the bots that answered;
  // never what luck showed, a bot's dice included, or a hand-over sealed. Where players hide things
  // from each other the device then goes to whoever did it.
  virtual bool can_undo() const = 0;
  // Before: can_undo().
  virtual void undo() = 0;

  // Another number after each change of this match: what was worked out holds as long as it stays.
  uint32_t version() const { return version_; }

  // How many events no undo takes back.
  virtual size_t undo_reaches() const = 0;

  virtual size_t events() const = 0;
  // Before: index < events().
  virtual Event event(size_t index) const = 0;

  // How many of the events everybody may know of: where all act together, those of the rounds that
  // are over; else all.
  virtual size_t open_events() const = 0;

  // All of it as bytes, that bring_back() of its game knows.
  virtual void keep(const ByteSink& sink) const = 0;

  // The lower half of the digest of where the game stands.
  virtual uint32_t fingerprint() const = 0;

  // The record as `plat` reads it, a line at a time.
  virtual unsigned record_lines() const = 0;
  // `to` has room for kMostLineChars and the end. Before: index < record_lines().
  virtual void record_line(unsigned index, char* to) const = 0;

 protected:
  constexpr AnyMatch() = default;
  ~AnyMatch() = default;

  Party party_;
  Luck luck_;
  uint8_t holder_ = 0;
  uint32_t version_ = 0;
};

}  // namespace rules
