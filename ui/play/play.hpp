// A game at this device, as the screens see it that all games share: its match, and how the game
// reads and looks. What a game adds is in `play_of.hpp` and in its own folder.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/core/any_match.hpp"
#include "rules/core/kept.hpp"
#include "ui/core/painter.hpp"
#include "ui/core/strings.hpp"
#include "ui/play/moment.hpp"
#include "ui/play/picker.hpp"
#include "ui/play/result/result.hpp"
#include "ui/play/setup/seats.hpp"
#include "ui/play/small_map.hpp"

namespace ui {

class EnteredLuck;
struct GameEntry;
struct HandOver;
class Screen;

inline constexpr uint8_t kMostFields = 5;  // of a game's own in the set-up

// Where luck comes from, as people choose it.
enum class LuckKind : uint8_t {
  fresh,      // the device's: another one each game
  numbered,   // of a challenge
  ours,       // entered by people
  ours_open,  // the same, and their hands lie open: of games that have hidden ones
};
constexpr bool is_entered(LuckKind luck) {
  return luck == LuckKind::ours || luck == LuckKind::ours_open;
}

// What the set-up screen has found out.
struct Setup {
  Seats seats;
  rules::Sitter sitters[rules::kMostPlayers] = {};  // by player, from 1: sitters[player - 1]
  uint8_t values[kMostFields] = {};                 // by field, see GameEntry::fields
  // Of the field that each player has an own value of: its index from 1, 0 where it is drawn.
  uint8_t own_values[rules::kMostPlayers] = {};
  LuckKind luck = LuckKind::fresh;
  uint16_t challenge = 0;  // the number of numbered luck
};

// Who sits where, by colours.
Seats seats_of(const rules::Party& party);

class Play;

// A row of a game's own in the menu.
struct MenuRow {
  Text label;
  void (*act)(Play& play);                 // called when the menu has gone
  const lv_image_dsc_t* symbol = nullptr;  // at most 24 × 20
};
inline constexpr size_t kMostMenuRows = 3;

// What the shell asks of a game. All but the last part is done by `play_of.hpp`.
class Play {
 public:
  // A new game in place of the one before.
  virtual void begin(const Setup& setup) = 0;
  // The game `like`, which is of this kind, anew: with the same luck, or with fresh one.
  enum class Again : uint8_t { same_luck, new_luck };
  virtual void begin_again(const Play& like, Again luck) = 0;
  // Before: begin() was called, for this and all below.
  virtual rules::AnyMatch& match() = 0;
  virtual const rules::AnyMatch& match() const = 0;
  // In place of the one before, the game that its match kept. False: it is none of this game; no
  // game is there any more. Before: no game is played.
  virtual bool bring_back(const rules::ByteSource& kept) = 0;
  // The same into the match beside it, which is that of lessons: to be looked at. Before: this is
  // the game of a lesson.
  virtual bool look_at(const rules::ByteSource& kept) = 0;
  // What reads a kept match of it without being one. Needs no begin().
  virtual const rules::GameForm& form() const = 0;
  // As it was begun.
  virtual Setup setup() const = 0;
  unsigned players() const { return match().party().players; }
  Seat seat(unsigned player) const {
    return static_cast<Seat>(match().party().seats[player - 1].mark);
  }
  Seats seats() const { return seats_of(match().party()); }

  // The screen where the game stands: the next move, a hand-over, the result. The same until an
  // event happens.
  Screen& screen();

  // What is chosen on the screen but not done: of luck that people enter, or of the game's moves.
  Picker& picker();
  bool holds() {
    const rules::Due due = match().due();
    return (due == rules::Due::act || due == rules::Due::entry) && picker().holds();
  }

  bool is_bot(unsigned player) const { return !match().party().is_person(player); }
  // What people read for a player, from 1.
  const char* label(unsigned player) const { return seat_label(seat(player), is_bot(player)); }

  // How the game ended, or would if it did now.
  virtual Result result() const = 0;
  // What the rules would answer; nothing is done.
  virtual rules::Verdict try_out(rules::Event event) const = 0;

  // Looks at the game after its first `step` events, or at an event that a bot has decided and not
  // done yet. One moment is looked at at a time; it is kept until the next of these calls.
  virtual const Moment& moment_at(unsigned step) = 0;
  virtual const Moment& moment_ahead(rules::Event event) = 0;
  // The same of what everybody may know by now. Before: step <= match().open_events().
  virtual const Moment& open_moment_at(unsigned step) = 0;
  // That moment in `area`; every pixel of it is drawn. `whose`: the city, board or district of this
  // player, from 1.
  virtual void paint_moment(Painter& painter, const Rect& area, unsigned whose) const = 0;
  // Its event in words, such as "Red builds. +6".
  virtual void tell_moment(char* to, size_t size) const = 0;
  // The same where its points and who acted are told beside it, such as "Builds.".
  virtual void tell_deed(char* to, size_t size) const = 0;
  // The round or the turn in which it happened, as people count them; 0: in none.
  virtual unsigned moment_turn() const = 0;

  // --- what a game adds --------------------------------------------------------------------------
  virtual const GameEntry& entry() const = 0;
  // Whether an item of the score can bring anything as this game is played.
  virtual bool has_item(size_t /*item*/) const { return true; }
  // What is looked at before the first move of a game; nullptr: there is no such thing, or it is
  // behind.
  virtual Screen* opening() { return nullptr; }
  // For home's card, such as "Round 9 · 43 points".
  virtual void tell_standing(char* to, size_t size) const = 0;
  // How it stands, as far as everybody may know; nothing: its icon stands there instead.
  virtual void map(SmallMap&) const {}
  virtual Progress progress() const { return {}; }
  // What everybody may know, for the screen between two players.
  virtual void tell_known(HandOver&) const {}
  // Writes at most kMostMenuRows rows and returns how many.
  virtual size_t menu(MenuRow*) { return 0; }
  // Why no more can be taken back. Before: !match().can_undo().
  const char* why_no_undo() const;
  virtual void undo() { match().undo(); }
  // Whether a turn can end with this event of a player, where luck or others go on.
  virtual bool ends_turn(rules::Event) const { return true; }
  // How luck that people enter reads and looks, in games that offer it.
  virtual const EnteredLuck* entered_luck() const { return nullptr; }
  // What it adds to the result.
  virtual ResultPicture* result_picture() { return nullptr; }

 protected:
  virtual Picker& moves() = 0;
  // Of the game itself: a move, dice to be thrown.
  virtual Screen& own_screen() = 0;

  constexpr Play() = default;
  ~Play() = default;
};

// What a match is there for.
enum class Role : uint8_t {
  played,     // the game of this device
  taught,     // a lesson: no record, no game after it
  looked_at,  // one that is kept: nothing can be done in it
};
Role role_of(const Play& play);

// The game that is played or was played last since the start, or nullptr.
Play* current_play();
void set_current_play(Play* play);
// How often that was set since the start: another number is another game.
unsigned plays_begun();
// What the match of lessons is there for, from now on: a game that is kept, or a lesson.
void set_looked_at(bool looked_at);

// Bots that are to act do so at once, one after another, and nobody sees them think.
void let_bots_play(rules::AnyMatch& match);

// Opens the screen where the game stands on top of home's.
void resume_play(Play& play);

}  // namespace ui
