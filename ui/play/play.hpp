// The game that is being played, as the screens see it that all games share: home's card,
// hand-over, menu, record, replay. What a game adds is in `match.hpp` and in its own folder.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/core/text.hpp"
#include "ui/core/painter.hpp"
#include "ui/core/strings.hpp"
#include "ui/play/seats.hpp"

namespace ui {

struct GameEntry;
class Screen;

inline constexpr uint8_t kMostFields = 5;  // of a game's own in the set-up

// What the set-up screen has found out.
struct Setup {
  Seats seats;
  uint8_t values[kMostFields] = {};  // by field, see GameEntry::fields
  uint16_t challenge = 0;            // the number of its luck
};

// A row of a game's own in the menu.
struct MenuRow {
  Text label;
  void (*act)();                           // called when the menu has gone
  const lv_image_dsc_t* symbol = nullptr;  // at most 24 × 20
};
inline constexpr size_t kMostMenuRows = 3;

class Play {
 public:
  virtual const GameEntry& entry() const = 0;
  virtual const Setup& setup() const = 0;

  // The screen where the game stands: the next move, a hand-over, the result. The same until an
  // event happens.
  virtual Screen& screen() = 0;
  virtual bool over() const = 0;

  // Undo reaches back to the last thing that luck revealed or a hand-over sealed.
  virtual bool can_undo() const = 0;
  virtual void undo() = 0;
  // What is chosen on the screen but not done comes first: drop() takes it back.
  virtual bool holds() const { return false; }
  virtual void drop() {}

  // Writes at most kMostMenuRows rows and returns how many.
  virtual size_t menu(MenuRow*) { return 0; }

  // For home's card, such as "Round 9 · 43 points".
  virtual void tell_standing(char* to, size_t size) const = 0;
  virtual void paint_map(Painter& painter, const Rect& area) const = 0;  // 44 × 44

  // The record, a line at a time, as `plat` reads it. `to` has room for kMostLineChars and the end.
  virtual unsigned record_lines() const = 0;
  virtual void record_line(unsigned index, char* to) const = 0;

  // The replay: the game after its first `step` events, kept by the game until the next call.
  virtual unsigned steps() const = 0;
  virtual void look_at(unsigned step) = 0;
  // What was looked at, in `area`; every pixel of it is drawn. `whose`: the city, board or district
  // of this player, from 1.
  virtual void paint_look(Painter& painter, const Rect& area, unsigned whose) const = 0;
  // The last of these events in words, such as "Red builds. +6".
  virtual void tell_look(char* to, size_t size) const = 0;
  // Who did it: 0 is luck.
  virtual unsigned actor_of_look() const = 0;

 protected:
  constexpr Play() = default;
  ~Play() = default;
};

// The game that is played or was played last since the start, or nullptr.
Play* current_play();
void set_current_play(Play* play);

// Opens the screen where the game stands on top of home's.
void resume_play(Play& play);

}  // namespace ui
